/** The page to show, parsed from the address. */

import { POCKET } from "../api/answerer";
import { farTable, placed } from "../api/far";
import { fragment, href, path as shown, replace } from "./address";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "far"; id: string }
  | { page: "analysis"; id: string }
  | { page: "tv"; id: string }
  | { page: "join"; code: string }
  | { page: "sheet"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "study"; game: string }
  | { page: "daily"; day: string }
  | { page: "tournament"; id: string }
  | { page: "record" }
  | { page: "season" }
  | { page: "about" }
  | { page: "chance" }
  | { page: "ratings" }
  | { page: "nowhere" };

const serverOf = (path: string): string => placed(farTable(path.replace(/#.*/, "")))[0];
/** The one other server that the policy of this document lets it reach. */
const reached = serverOf(shown());
const here = $state({ route: read() });

export const route = (): Route => here.route;

export function go(path: string): void {
  const server = serverOf(path);
  if (server && server !== reached) return reload(path);
  history.pushState(null, "", href(path));
  here.route = read();
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true }); // as after a page load: Tab starts at the top
}

/** Another document, whose policy lets it reach that server. */
function reload(path: string): void {
  location.assign(href(path));
  if (POCKET) location.reload();
}

addEventListener("popstate", () => (here.route = read()));
addEventListener("hashchange", () => {
  const server = POCKET ? serverOf(shown()) : "";
  if (server && server !== reached) location.reload();
  else here.route = read();
});

/** Follows links within the site without a page load. */
export function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go((link.getAttribute("href") ?? "/").replace(/^#(?=\/)/, ""));
}

const linkOf = (event: Event): Element | null => (event.target as Element).closest?.("a[href^='/'], a[href^='#/']") ?? null;

/** Before a link is used, by whatever means: it leads to where its page really is. */
export function settle(event: Event): void {
  const link = POCKET ? linkOf(event) : null;
  const to = link?.getAttribute("href") ?? "";
  if (to.startsWith("/")) link?.setAttribute("href", href(to));
}

/** Addresses that pages had before. */
function moved(): void {
  const [first = "", second = ""] = shown().split("/").filter(Boolean);
  const to = first === "practice" ? `/study${second ? `#record=${second}` : ""}` : first === "scores" && !second ? "/season" : (first === "explore" || first === "whatif") && second ? `/study/${second}${fragment()}` : "";
  if (to) replace(to);
}

function read(): Route {
  moved();
  const far = farTable(shown());
  if (far) return { page: shown().endsWith("/analysis") ? "analysis" : "far", id: far };
  const [first = "", second = "", ...more] = shown().split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second && more.join("/") === "analysis") return { page: "analysis", id: second };
  if (first === "t" && second && more.join("/") === "tv") return { page: "tv", id: second };
  if (more.length > 0) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "sheet" && second) return { page: "sheet", id: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "study") return { page: "study", game: second };
  if (first === "join") return { page: "join", code: second };
  if (first === "about" && !second) return { page: "about" };
  if (first === "season" && !second) return { page: "season" };
  if (first === "chance" && !second) return { page: "chance" };
  if (first === "record" && !second) return { page: "record" };
  if (POCKET) return { page: "nowhere" }; // the rest is about several devices
  if (first === "tournament") return { page: "tournament", id: second };
  if (first === "daily") return { page: "daily", day: second };
  if (first === "ratings" && !second) return { page: "ratings" };
  return { page: "nowhere" };
}

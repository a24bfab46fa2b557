/** What a browser reads before the pages speak: a manifest for each language, and the page without JavaScript in all of them. */

import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const RIGHT_TO_LEFT = ["he"];

export function manifests(languages: string, manifest: string): Plugin {
  const codes = readdirSync(languages)
    .filter((code) => existsSync(join(languages, code, "web.ftl")))
    .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));
  const direction = (code: string): string => (RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr");

  /** A message of one line, without arguments. */
  function said(code: string, id: string): string {
    const found = new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(join(languages, code, "web.ftl"), "utf8"));
    if (!found?.[1]) throw new Error(`${code} lacks ${id}`);
    return found[1];
  }

  return {
    name: "parlour-manifests",
    generateBundle() {
      const common = JSON.parse(readFileSync(manifest, "utf8")) as object;
      for (const code of codes) {
        const name = said(code, "web-name");
        const own = { ...common, lang: code, dir: direction(code), name, short_name: name, description: said(code, "web-description") };
        this.emitFile({ type: "asset", fileName: `manifest-${code}.webmanifest`, source: JSON.stringify(own) });
      }
    },
    transformIndexHtml(html) {
      const lines = codes.map((code) => `<p lang="${code}" dir="${direction(code)}">${said(code, "web-noscript")}</p>`);
      return html.replace("%DESCRIPTION%", said("en", "web-description")).replace("%NOSCRIPT%", lines.join(""));
    },
  };
}

/**
 * The address of what is shown, within these pages: path and fragment. In the address bar it stands as it is, or behind a
 * `#` where no server answers, so that a plain folder needs one page only.
 */

import { POCKET } from "../api/answerer";

const whole = (): string => (POCKET ? location.hash.slice(1) || "/" : location.pathname + location.hash);

export const path = (): string => whole().replace(/#.*/, "");
/** With its `#`; empty where there is none. */
export const fragment = (): string => whole().slice(path().length);
/** As links have it. */
export const href = (to: string): string => (POCKET ? `#${to}` : to);
/** As it can be sent to others. */
export const addressOf = (to: string): string => (POCKET ? location.href.replace(/#.*/, "") + href(to) : location.origin + to);
/** Shows another address without going there. */
export const replace = (to: string): void => history.replaceState(null, "", href(to));
/** A file beside the pages. */
export const file = (name: string): string => (POCKET ? name : `/${name}`);

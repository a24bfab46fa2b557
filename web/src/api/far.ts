/**
 * Tables of other servers, played from here: this page's own code, rules and device, at somebody else's table.
 *
 * Here such a table is named by its whole address, so that its key and what this device keeps of it never meet those of
 * a table of this server, whatever id the other server gives it.
 */

import { POCKET } from "./answerer";

const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?|\[[0-9a-f:.]+\](?::\d{1,5})?)\/t\/([\w-]{1,64})$/i;
const PLACE = /^\/far\/(https?)\/([^/]+)\/([\w-]{1,64})(\/analysis)?$/i;

/** The server of a table, empty for this one, and its id there. */
export function placed(table: string): [server: string, id: string] {
  const [, scheme, host, id] = ADDRESS.exec(table) ?? [];
  return id ? [`${scheme}://${host}`, id] : ["", table];
}

export const isFar = (table: string): boolean => placed(table)[0] !== "";

/** The page of a table, here. */
export function pathOf(table: string): string {
  const [server, id] = placed(table);
  return server ? `/far/${server.replace("://", "/")}/${id}` : `/t/${table}`;
}

/** Another table of the same server. */
export function besideOf(table: string, id: string): string {
  const [server] = placed(table);
  return server ? `${server}/t/${id}` : id;
}

/** The table that a page of this server is about, where it belongs to another one. */
export function farTable(path: string): string {
  const [, scheme, host, id] = PLACE.exec(path) ?? [];
  const table = `${scheme?.toLowerCase()}://${host?.toLowerCase()}/t/${id}`;
  return id && ADDRESS.test(table) ? table : "";
}

/** Where a link to a table leads, here: a page of this server, also for another server's table; empty for what is no such link. */
export function leadsTo(link: string): string {
  if (!/^https?:\/\//i.test(link.trim()) || !URL.canParse(link.trim())) return "";
  const { origin, pathname, hash } = new URL(link.trim());
  if (!ADDRESS.test(origin + pathname)) return "";
  return pathOf(origin === location.origin && !POCKET ? pathname.slice("/t/".length) : origin + pathname) + hash;
}

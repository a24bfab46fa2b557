/** Tables of which this device's person knows that no device takes part in their rolls: they came by a challenge or a tournament, or were asked. */

const PLACE = "parlour.shared";
const MOST = 200;
/** Without storage it lasts as long as the page. */
let passing: string[] = [];

function tables(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as unknown;
    if (Array.isArray(found)) return found as string[];
  } catch {
    // As below.
  }
  return passing;
}

export const isShared = (table: string): boolean => tables().includes(table);

export function keepShared(table: string): void {
  passing = [table, ...tables().filter((each) => each !== table)].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(passing));
  } catch {
    // Without storage a reload asks again.
  }
}

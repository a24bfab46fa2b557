/** The rating key of this device's user: random, and all that the server knows them by. */

const PLACE = "parlour.table.rating";
const BYTES = 24;
const FORM = /^[A-Za-z0-9_-]{32}$/;
/** Without storage it lasts as long as the page. */
let passing = "";

export const isKey = (text: string): boolean => FORM.test(text);

/** Empty for somebody who has none. */
export function ratingKey(): string {
  try {
    const kept = localStorage.getItem(PLACE) ?? "";
    if (isKey(kept)) return kept;
  } catch {
    // As below.
  }
  return passing;
}

/** Keeps a key, or none. */
export function keepRatingKey(key: string): void {
  passing = key;
  try {
    if (key) localStorage.setItem(PLACE, key);
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage a reload forgets it.
  }
}

export function newRatingKey(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_");
}

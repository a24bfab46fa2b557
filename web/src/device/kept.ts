/** Lists that are kept in the browser. Without storage, or when it is full, nothing more is kept. */

export function keptList(place: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Whether it could be kept. */
export function keepList(place: string, kept: unknown[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What places of a board are worth: parts of a win above or below an even share, row by row; null where nobody can choose. */

export type Worth = (number | null)[][];

/** In games of a hundred, with its sign. */
export function points(value: number): string {
  const whole = Math.round(100 * value);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

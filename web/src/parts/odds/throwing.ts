/** Dice for the page on chance: from the browser's own source of random numbers, or from a seed that people share. */

export type Throwing = () => number;

/** Faces without favour: bytes above the last multiple of six are thrown away. */
export function fresh(): Throwing {
  const bytes = new Uint8Array(1024);
  let at = bytes.length;
  return () => {
    for (;;) {
      if (at === bytes.length) {
        crypto.getRandomValues(bytes);
        at = 0;
      }
      const byte = bytes[at++] ?? 0;
      if (byte < 252) return 1 + (byte % 6);
    }
  };
}

/** The same faces for the same seed, on every device (SplitMix32). */
export function seeded(seed: number): Throwing {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const most = 2 ** 32 - (2 ** 32 % 6);
  return () => {
    for (;;) {
      const found = next();
      if (found < most) return 1 + (found % 6);
    }
  };
}

/** By total, from the number of dice on: the ways in which dice can show it. */
export function ways(dice: number): number[] {
  if (dice === 0) return [1];
  const fewer = ways(dice - 1);
  return Array.from({ length: fewer.length + 5 }, (_, more) => [0, 1, 2, 3, 4, 5].reduce((sum, face) => sum + (fewer[more - face] ?? 0), 0));
}

/** Rolls a number of times and adds to the counts by total. */
export function rolled(counts: number[], dice: number, times: number, throwing: Throwing): number[] {
  const found = [...counts];
  for (let roll = 0; roll < times; roll++) {
    let more = 0;
    for (let die = 0; die < dice; die++) more += throwing() - 1;
    found[more] = (found[more] ?? 0) + 1;
  }
  return found;
}

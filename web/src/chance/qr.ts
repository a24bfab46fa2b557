/** QR codes (ISO/IEC 18004): bytes, error correction level L, versions 1 to 10, which hold up to 271 bytes. */

/** By version: bytes of error correction in each block, and how many blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const LEVEL_L = 1;

type Grid = boolean[][];

/** The modules of the code, row by row; true is dark. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => headed(bytes, at + 1).length <= capacity(at + 1)) + 1;
  if (version === 0) throw new RangeError("too long for a QR code here");
  const blank = empty(version);
  const words = corrected(padded(headed(bytes, version), capacity(version)), version);
  const masked = MASKS.map((mask, number) => finished(blank, words, mask, number));
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const total = (version: number): number => {
  const aligned = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  return ((16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)) >> 3;
};
const capacity = (version: number): number => 8 * (total(version) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1));
const at = <T>(list: ArrayLike<T>, place: number): T => list[place] as T;
const bits = (value: number, length: number): number[] => Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);

/** Mode, length and bytes, as bits. */
function headed(bytes: Uint8Array, version: number): number[] {
  return [...bits(4, 4), ...bits(bytes.length, version < 10 ? 8 : 16), ...[...bytes].flatMap((byte) => bits(byte, 8))];
}

function padded(data: number[], length: number): number[] {
  const all = [...data, ...bits(0, Math.min(4, length - data.length))];
  while (all.length % 8) all.push(0);
  const words = Array.from({ length: all.length / 8 }, (_, word) => all.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0xec; words.length < length / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

function remainder(data: number[], degree: number): number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = divisor.map((each, place) => times(each, root) ^ (divisor[place + 1] ?? 0));
  }
  let rest = Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ at(rest, 0);
    rest = [...rest.slice(1), 0].map((each, place) => each ^ times(at(divisor, place), factor));
  }
  return rest;
}

/** The words in blocks, each with its correction, interleaved, as bits. */
function corrected(words: number[], version: number): number[] {
  const [blocks, degree] = [at(BLOCKS, version - 1), at(CORRECTION, version - 1)];
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  let from = 0;
  const data = Array.from({ length: blocks }, (_, block) => words.slice(from, (from += short + (block >= blocks - longer ? 1 : 0))));
  const correction = data.map((each) => remainder(each, degree));
  const woven = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
  return [...woven(data, short + 1), ...woven(correction, degree)].flatMap((word) => bits(word, 8));
}

/** The fixed patterns; undefined where data will stand. */
function empty(version: number): (boolean | undefined)[][] {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) at(grid, y)[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) for (const [x, y] of [[i, 6], [6, i]] as const) put(x, y, i % 2 === 0);
  const places = alignments(version, size);
  const corner = (x: number, y: number): boolean => (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
  for (const x of places) for (const y of places) if (!corner(x, y)) square(x, y, 2, (ring) => ring !== 1);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  format(put, size, 0);
  if (version >= 7) {
    const all = (version << 12) | code(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [long, short] = [size - 11 + (i % 3), Math.floor(i / 3)];
      for (const [x, y] of [[long, short], [short, long]] as const) put(x, y, Boolean((all >>> i) & 1));
    }
  }
  return grid;
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - step * place)];
}

/** The remainder of a BCH code. */
function code(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return rest;
}

function format(put: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const value = (LEVEL_L << 3) | mask;
  const all = ((value << 10) | code(value, 10, 0x537)) ^ 0x5412;
  const dark = (bit: number): boolean => Boolean((all >>> bit) & 1);
  for (let i = 0; i < 6; i++) put(8, i, dark(i));
  for (const [x, y, bit] of [[8, 7, 6], [8, 8, 7], [7, 8, 8]] as const) put(x, y, dark(bit));
  for (let i = 9; i < 15; i++) put(14 - i, 8, dark(i));
  for (let i = 0; i < 8; i++) put(size - 1 - i, 8, dark(i));
  for (let i = 8; i < 15; i++) put(8, size - 15 + i, dark(i));
  put(8, size - 8, true);
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The data in its zigzag, two columns at a time from the right, masked. */
function finished(blank: (boolean | undefined)[][], words: number[], mask: (x: number, y: number) => boolean, number: number): Grid {
  const size = blank.length;
  const grid = blank.map((row) => [...row]);
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (at(grid, y)[x] === undefined) at(grid, y)[x] = ((words[next++] ?? 0) === 1) !== mask(x, y);
    }
  }
  format((x, y, dark) => (at(grid, y)[x] = dark), size, number);
  return grid as Grid;
}

/** How hard to read: long runs, blocks, patterns like the corners, too much dark or light. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => at(row, x)))].map((line) => line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(00001011101|10111010000)/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const [above, below] = [at(grid, y), at(grid, y + 1)];
      if (above[x] === above[x + 1] && above[x] === below[x] && above[x] === below[x + 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

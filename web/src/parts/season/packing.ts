/** A season as a link, and as codes that a phone scans one after the other: deflated, in letters that addresses may have. */

/** Letters in one code: with the address of the page they fit a QR code of 271 bytes. */
const LETTERS = 150;
/** More codes nobody scans. */
export const MOST_CODES = 24;
/** Letters of a link that messages and browsers carry. */
export const LONGEST = 12_000;
/** What a link may become when it is unpacked. */
const LARGEST = 4_000_000;

export const canPack = typeof CompressionStream !== "undefined" && typeof DecompressionStream !== "undefined";

export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Null if it is nothing that was packed, or too large. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > LARGEST) return void reader.cancel(), null;
    }
    return text;
  } catch {
    return null;
  }
}

/** `ID.NUMBER.COUNT.LETTERS` each; none where they are too many. `id` tells one season from another. */
export function codes(letters: string): string[] {
  const count = Math.ceil(letters.length / LETTERS);
  if (count > MOST_CODES) return [];
  return Array.from({ length: count }, (_, at) => `${mark(letters)}.${at + 1}.${count}.${letters.slice(at * LETTERS, (at + 1) * LETTERS)}`);
}

/** The parts that have been scanned, in any order; those of another season are forgotten. `whole` once none is missing. */
export function collected(before: string[], part: string): { parts: string[]; whole: string | null; count: number } {
  const read = (text: string): [string, number, number, string] | null => {
    const [, id = "", at = "", of = "", letters = ""] = /^(\d{1,10})\.(\d{1,2})\.(\d{1,2})\.([\w-]{1,200})$/.exec(text) ?? [];
    return id && Number(at) >= 1 && Number(at) <= Number(of) && Number(of) <= MOST_CODES ? [id, Number(at), Number(of), letters] : null;
  };
  const now = read(part);
  if (!now) return { parts: before, whole: null, count: 0 };
  const [id, at, count] = now;
  const mine = before.filter((each) => {
    const other = read(each);
    return other && other[0] === id && other[2] === count && other[1] !== at;
  });
  const parts = [...mine, part].sort((one, other) => (read(one)?.[1] ?? 0) - (read(other)?.[1] ?? 0));
  const letters = parts.map((each) => read(each)?.[3] ?? "").join("");
  return { parts, whole: parts.length === count && mark(letters) === id ? letters : null, count };
}

/** Tells seasons apart, and a damaged one from a whole. */
function mark(letters: string): string {
  let sum = 7;
  for (const letter of letters) sum = (31 * sum + letter.charCodeAt(0)) % 4_294_967_291;
  return String(sum);
}

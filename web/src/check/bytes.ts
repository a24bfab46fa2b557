/** Bytes, and the ways they are written. */

export type Bytes = Uint8Array<ArrayBuffer>;

export function join(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const ascii = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Fresh random bytes in hexadecimal: what this device mixes into a roll. */
export const randomHex = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)));

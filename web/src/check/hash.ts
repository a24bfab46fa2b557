/** SHA-256 and HMAC by the browser's own WebCrypto; by hand where a page without https has none. */

import { sha256 } from "./sha256";

export type Bytes = Uint8Array<ArrayBuffer>;

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export async function hash(data: Bytes): Promise<Bytes> {
  const native = subtle();
  return native ? new Uint8Array(await native.digest("SHA-256", data)) : sha256(data);
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const native = subtle();
  if (!native) return hmacByHand(key, message);
  const made = await native.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await native.sign("HMAC", made, message));
}

/** RFC 2104; the keys here are links, 32 bytes, shorter than a block. */
function hmacByHand(key: Bytes, message: Bytes): Bytes {
  const pad = (byte: number): Bytes => {
    const block = new Uint8Array(64).fill(byte);
    key.forEach((value, place) => (block[place] = value ^ byte));
    return block;
  };
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))));
}

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

/** SHA-256 and HMAC by WebCrypto, or by our own code where a page without https has no WebCrypto. */

import { type Bytes, join } from "./bytes";
import { sha256 } from "./sha256";

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

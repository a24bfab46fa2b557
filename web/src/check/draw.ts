/** The draw of tests/golden/records/README.md: from a link, a table, an event number and a nonce to an outcome, without bias. */

import { ascii, type Bytes, hex, join } from "./bytes";
import { hmac } from "./hash";

export type Chance = [outcome: string, weight: number];

const ALL = 1n << 256n;

export async function draw(chances: Chance[], link: Bytes, table: string, seq: number, nonce: Bytes): Promise<string> {
  const total = chances.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const fair = (ALL / total) * total;
  let rest: bigint;
  for (let counter = 0; ; counter++) {
    const number = BigInt(`0x${hex(await hmac(link, message(table, seq, counter, nonce)))}`);
    if (number < fair) {
      rest = number % total;
      break;
    }
  }
  for (const [outcome, weight] of chances) {
    rest -= BigInt(weight);
    if (rest < 0n) return outcome;
  }
  throw new Error("the weights were summed above");
}

function message(table: string, seq: number, counter: number, nonce: Bytes): Bytes {
  const numbers = new DataView(new ArrayBuffer(12));
  numbers.setBigUint64(0, BigInt(seq));
  numbers.setUint32(8, counter);
  return join(ascii(table), new Uint8Array(1), new Uint8Array(numbers.buffer), nonce);
}

/** The links of one device at one table, made from its seed: chains of 256, one after the other. */

import { ascii, hex, unhex } from "../check/bytes";
import { descend, digest, LINKS, number } from "../check/chains";

export class Links {
  /** The links of the chain that was used last, by number, and the number before its first. */
  private chain = new Map<number, string>();
  private start = -1;

  constructor(
    private readonly table: string,
    private readonly device: string,
    private readonly seed: string,
    private readonly after: number,
  ) {}

  /** The commitment x(after) of the chain that begins there. */
  top(after: number): string {
    return this.at(after, this.startOf(after + 1));
  }

  /** x(n), which draw n reveals. */
  link(n: number): string {
    return this.at(n, this.startOf(n));
  }

  private startOf(n: number): number {
    if (n <= this.after) throw new RangeError(`link ${n} is before the first`);
    return n - 1 - ((n - 1 - this.after) % LINKS);
  }

  private at(n: number, start: number): string {
    if (this.start !== start) {
      const last = start + LINKS;
      const seed = hex(digest("seed", ascii(this.table), unhex(this.device), number(last), unhex(this.seed)));
      this.chain = descend(this.table, this.device, last, seed, start).set(last, seed);
      this.start = start;
    }
    return this.chain.get(n) as string;
  }
}

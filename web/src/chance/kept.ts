/** What a device keeps of one table, across reloads and shared by all tabs (docs/fairness.md, "What a device keeps"). */

import { randomHex } from "../check/bytes";

export interface Kept {
  table: string;
  device: string;
  /** Empty as soon as the game has ended. */
  seed: string;
  seats: number[];
  after: number;
  /** A registration was sent, so the id and the seed are fixed. */
  registered: boolean;
  /** The hash of the header, and of the last of the `seen` lines that were judged. */
  header: string;
  head: string;
  seen: number;
  /** By draw: the hash of the `open` line that was answered, and the link that was given. */
  sent: Record<number, { open: string; link: string }>;
  /** Ids of commands sent from here that are not in the log yet. */
  commands: string[];
  /** Other devices of the same seats that the person knows; empty stands for programs without one. */
  friends: string[];
  /** What was said of the draw that was opened last. */
  draw: { n: number; ready: boolean; acknowledged: boolean; agreed: boolean };
  leftOut: number;
  /** What the person must confirm before this device goes on. */
  notice: string;
  /** Why this device never reveals again at this table, and the line that shows it. */
  alarm: string;
  evidence: string;
  /** The person plays on after an alarm, and this device takes no further part. */
  unprotected: boolean;
  /** What the person was asked before the first roll, and accepted: codes. */
  accepted: string[];
}

/** Nothing is kept yet: a new id and a new seed, for each table. */
export function fresh(table: string, seats: number[]): Kept {
  return {
    table,
    device: randomHex(16),
    seed: randomHex(32),
    seats,
    after: 0,
    registered: false,
    header: "",
    head: "",
    seen: 0,
    sent: {},
    commands: [],
    friends: [],
    draw: { n: 0, ready: false, acknowledged: false, agreed: false },
    leftOut: 0,
    notice: "",
    alarm: "",
    evidence: "",
    unprotected: false,
    accepted: [],
  };
}

/** What a device keeps of one table, across reloads and shared by all tabs (docs/fairness.md, "What a device keeps"). */

import { randomHex } from "../check/bytes";

/** A command of the person, as it was sent: `move` is the notation, or for an `undo` the number of the event. */
export interface Sent {
  type: string;
  seat: number;
  move: string;
  /** The last event that the person had seen. */
  seq: number;
}

/** A roll made without this device: its screen was off, it had no connection, or it was there. */
export interface Missed {
  n: number;
  why: "off" | "cut" | "connected";
}

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
  /** Commands of the person that were sent from here, by their ids. */
  commands: Record<string, Sent>;
  /** Ids of what this device itself said: each `back`, `leave` and `chain` in the log is one of them. */
  said: string[];
  /** Other devices of the same seats that the person knows; empty stands for programs without one. */
  friends: string[];
  /** What was said of the draw that was opened last. */
  draw: { n: number; ready: boolean; acknowledged: boolean; agreed: boolean };
  /** How many rolls were made since this device first asked to take part, and those made without it. */
  rolls: number;
  missed: Missed[];
  /** The person is asked about missed rolls when there are so many. */
  bearable: number;
  /** How many voids named this device although it had sent its link. */
  voids: number;
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
    commands: {},
    said: [],
    friends: [],
    draw: { n: 0, ready: false, acknowledged: false, agreed: false },
    rolls: 0,
    missed: [],
    bearable: 3,
    voids: 0,
    notice: "",
    alarm: "",
    evidence: "",
    unprotected: false,
    accepted: [],
  };
}

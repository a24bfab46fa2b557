/** What a device keeps of one table, across reloads and shared by all tabs (docs/fairness.md, "What a device keeps"). */

import { randomHex } from "../check/bytes";

/** A command of the person, as it was sent: `move` is the notation, or for an `undo` the number of the event. */
export interface Sent {
  type: string;
  seat: number | null;
  move: string;
  /** The last event that the person had seen. */
  seq: number;
}

/** A roll made without this device, by its number since the device came: its screen was off or it had stepped out, it had no connection, or it was there. */
export interface Missed {
  n: number;
  why: "off" | "cut" | "connected";
}

/** What a device counts of how it was treated, across reloads and across new ids. */
export interface Account {
  /** How many rolls were completed since it first sent its registration, and those made without it. */
  rolls: number;
  missed: Missed[];
  /** How many there were when its person was last asked about them. */
  asked: number;
  /** Voids that named it although it had sent its link. */
  voids: number;
  /** Registrations refused in a row although the log permits them. */
  refusals: number;
  /** How often a bot was put into its seat for a reason that may be true. */
  seated: number;
}

/** By the device's own clock, in seconds. */
export interface TurnTime {
  spent: number;
  since: number;
  /** When the turn began: an opening begins none. */
  began?: number;
  awaited: boolean;
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
  /** What was sent from here, by id: commands of the person, and what the device says of itself. */
  commands: Record<string, Sent>;
  /** The ids of those that stand in the log: one command, one event. */
  logged: string[];
  /** The ids that this device had before. */
  former: string[];
  /** Other devices of the same seats that the person knows; empty stands for programs without one. */
  friends: string[];
  /** What was said of the draw that was opened last. */
  draw: { n: number; acknowledged: boolean; agreed: boolean };
  account: Account;
  /** The move to whose taking back it agreed last, and when. */
  consent: { of: number; at: number } | null;
  /** When something came from the table last, in seconds. */
  word: number;
  /** What the person must confirm before this device goes on. */
  notice: string;
  /** Why this device never reveals again at this table, and the line that shows it. */
  alarm: string;
  evidence: string;
  /** The person plays on after an alarm, and this device takes no further part. */
  unprotected: boolean;
  /** What the person was asked before the first roll, and accepted: codes. */
  accepted: string[];
  /** At a table that waits: whether it may roll on while this page is hidden; null until its person has said. */
  rollsOn: boolean | null;
  /** How long the table had waited for it in all at its last turn, since when it waits, and whether it does. */
  turn: TurnTime | null;
  /** The game was broken off after this device had given its link, and before the outcome. */
  broken: boolean;
}

export const unaccounted = (): Account => ({ rolls: 0, missed: [], asked: 0, voids: 0, refusals: 0, seated: 0 });

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
    logged: [],
    former: [],
    friends: [],
    draw: { n: 0, acknowledged: false, agreed: false },
    account: unaccounted(),
    consent: null,
    word: 0,
    notice: "",
    alarm: "",
    evidence: "",
    unprotected: false,
    accepted: [],
    rollsOn: null,
    turn: null,
    broken: false,
  };
}

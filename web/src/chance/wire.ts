/** What a device says to a table, and what a table says of the draw that is open (docs/api.md). */

import type { Members } from "../check/strict";
import type { Referee } from "../referee/referee";
import type { Registration, Reveal } from "./device";

/** The draw that is open, as the table tells it. */
export interface Draw {
  n: number;
  open: string;
  hand: number | null;
  go: boolean;
  party: { device: string; seats: number[] }[];
  ready: string[];
  revealed: string[];
  agreed: string[];
  voidable: boolean;
}

/** A line of the log with its number (the header's is 0), and the event as the table wants it to be shown, if it is one, with the board after it. */
export type Told = [number: number, line: string, shown?: object, board?: object | null];

/** What the table shows after event `seq`, to be compared with the position by the log. */
export interface Shown {
  seq: number;
  turn: { what: "move" | "roll"; seat: number; bot: boolean } | null;
  allowed: string[];
  ended: object | null;
  seats: { seat: number; kind: string }[];
  /** The board, where it is shown again; null where it should be and is not. */
  view?: object | null;
}

interface Answered {
  device: string;
  open: string;
  n: number;
}

/** What a device says by itself; each is sent with an id. */
export type Says =
  | ({ type: "device" } & Registration)
  | ({ type: "chain" } & Omit<Registration, "seats">)
  | { type: "leave" | "back"; device: string }
  | ({ type: "ready" | "agree" } & Answered)
  | ({ type: "reveal" } & Reveal);

export interface Wire {
  /** Sends, and sends again after a lost connection, until it is answered. */
  send: (said: Says & { id: string }) => void;
  /** Sends a ping on the connection that there is; where there is none, or it cannot be pinged, nothing. */
  ping: (id: string) => void;
  /** The rules of the game of this header; null where they are not known here. */
  referee: (header: Members) => Promise<Referee | null>;
  /** Something that is shown has changed. */
  changed: () => void;
}

/** The tournaments that this device opened or takes part in, with their keys. They are kept in the browser. */

import { keepList, keptList } from "./kept";

export interface MyTournament {
  tournament: string;
  name: string;
  /** Opens your seats; empty for an organiser who does not play. */
  key: string;
  /** The organiser's. */
  host: string;
}

const PLACE = "parlour.tournaments";
const MOST = 30;

export const myTournaments = (): MyTournament[] =>
  (keptList(PLACE) as MyTournament[]).filter((each) => typeof each?.tournament === "string" && typeof each.key === "string" && typeof each.host === "string");

export const myTournament = (tournament: string): MyTournament =>
  myTournaments().find((each) => each.tournament === tournament) ?? { tournament, name: "", key: "", host: "" };

/** Keeps it, the latest first. */
export const keepTournament = (kept: MyTournament): boolean =>
  keepList(PLACE, [kept, ...myTournaments().filter((each) => each.tournament !== kept.tournament)].slice(0, MOST));

export const forgetTournament = (tournament: string): boolean =>
  keepList(PLACE, myTournaments().filter((each) => each.tournament !== tournament));

/** A new key: 192 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

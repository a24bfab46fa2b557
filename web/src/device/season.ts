/** What this device knows of the people of its season: what they are called here, and who does not count. */

import { keepList, keptList } from "./kept";
import { forgetEnded } from "./sheets";

const PEOPLE = "parlour.season.people";
const LEFT_OUT = "parlour.season.left-out";
const MOST = 500;

export const people = (): Map<string, string> => new Map(keptList(PEOPLE).filter((pair): pair is [string, string] => Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === "string")));
export const keepPeople = (called: ReadonlyMap<string, string>): void => void keepList(PEOPLE, [...called].slice(-MOST));

export const leftOut = (): string[] => keptList(LEFT_OUT).filter((name): name is string => typeof name === "string");
export const keepLeftOut = (names: string[]): void => void keepList(LEFT_OUT, names.slice(-MOST));

export function clearSeason(): void {
  keepPeople(new Map());
  keepLeftOut([]);
  forgetEnded();
}

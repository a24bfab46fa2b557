/** What an analysis says of each seat, for the season: amounts to five digits. */

import type { Fell, Report } from "../../api/messages";
import type { Account } from "../../device/results";

const brief = (value: number): number => Math.round(value * 1e5) / 1e5;

export const accountsOf = ({ seats }: Report): Account[] =>
  seats.map(({ start, result, luck, errors, decisions, luck_error, error, accuracy }) => ({ start: brief(start), result: brief(result), luck: brief(luck), errors: brief(errors), decisions, luckError: brief(luck_error), error: brief(error), accuracy: accuracy === null ? null : brief(accuracy) }));

/** What fell at a table by hand; none where the table itself drew. */
export const fellOf = ({ fell }: Report): Fell[] => fell.map((each) => ({ ...each, due: each.due.map(brief), shared: each.shared.map(brief) }));

/** The moments of a game where most was lost, as exercises. */

import type { Analysis, Replay } from "../../api/messages";
import type { Exercise } from "../../device/practice";
import { Story } from "./story";

/** Exercises of one game. */
const MOST = 6;

/** What people lost; in a game of bots alone, what they did. */
export function exercisesOf(analysis: Analysis, whole: Replay): Exercise[] {
  const story = new Story(analysis, whole);
  const { report, scale } = analysis;
  const margin = (scale.good ?? 0) * report.largest;
  const people = report.steps.some(({ kind, by }) => kind === "move" && !by);
  const lost = report.steps.filter(({ by, loss }) => loss > margin && !(people && by)).sort((one, other) => other.loss - one.loss);
  return lost.slice(0, MOST).flatMap(({ number, seat, step, values }) => {
    const code = story.codeBefore(number);
    if (!code || seat === null) return [];
    return {
      record: report.record,
      number,
      game: report.game,
      rules: report.rules,
      options: report.options,
      code,
      seat,
      names: story.names,
      played: step,
      moves: values.map(({ move, values }): [string, number] => [move, values[seat] ?? 0]),
      unit: report.unit,
      margin,
      time: Date.now(),
      found: false,
    };
  });
}

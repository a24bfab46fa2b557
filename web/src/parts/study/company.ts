/** Who plays on from a position: chance as it came in the game or again, and the others as well as is known. */

import type { Chance, Explored } from "../../api/messages";
import type { Step, View } from "../../boards/types";
import { ranked } from "../../engine/thought";
import type { Thought } from "../../engine/types";
import type { Moment } from "../replay/link";

/** One of the outcomes, as likely as each is; none where there are none. */
export function drawn(outcomes: Chance[]): string | undefined {
  let left = Math.random();
  return (outcomes.find(({ chance }) => (left -= chance) < 0) ?? outcomes[0])?.outcome;
}

/** What chance brings next: what came in the game at the same roll of that hand, if it is wanted and still possible. */
export function outcome({ outcomes, view }: Explored, { came }: Moment, steps: Step[], same: boolean): Step | null {
  const { hand } = view as unknown as View;
  const before = steps.filter(({ chance, seat }) => chance && seat === hand).length;
  const known = same ? came.get(hand)?.[before] : undefined;
  const text = outcomes.find((each) => each.outcome === known)?.outcome ?? drawn(outcomes);
  return text === undefined ? null : { chance: true, seat: hand, text };
}

/** The move of another seat: the best that is known; where nothing is, any. */
export function answer({ moves, view }: Explored, thought: Thought | null): Step | null {
  const any = moves[Math.floor(Math.random() * moves.length)]?.move;
  const text = (thought && ranked(thought.steps, thought.seat)[0]?.move) ?? any;
  return text === undefined ? null : { chance: false, seat: (view as unknown as View).actor, text };
}

/** Which part of the rules answers what one is being asked at the table. The parts are those of rules.ftl. */

import type { GameView } from "../boards/types";

export function partOf(view: GameView): string {
  if (view.phase === "over") return "end";
  if (view.game === "shutbox") return view.phase === "opening" ? "first" : view.phase === "throw" ? "dice" : "turn";
  if (view.game === "rolit") return view.must === "roll" ? "first" : view.must === "capture" ? "turn" : "cannot";
  if (view.targets.fly.length > 0) return "parrot";
  return view.targets.pass || view.ending ? "last" : "turn";
}

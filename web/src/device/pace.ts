/** How fast bots play, and how long each step stays on the board before the next one. */

export type Pace = "slow" | "natural" | "quick";

export const PACES: Pace[] = ["slow", "natural", "quick"];

interface Times {
  /** The minimum time before a bot's move; the server enforces it. */
  bot: number;
  /** How long a move and a roll are shown when more is to come. */
  move: number;
  outcome: number;
}

/** In milliseconds. */
export const TIMES: Record<Pace, Times> = {
  slow: { bot: 1800, move: 900, outcome: 1500 },
  natural: { bot: 700, move: 420, outcome: 780 },
  quick: { bot: 150, move: 160, outcome: 320 },
};

/** The longest a step stays when animations are off. */
export const STILL = 180;

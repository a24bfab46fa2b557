/** What can be asked of an engine, and what it tells. It knows no game: the server says how a position is written down. */

import type { Advice, Question, Valued } from "../api/messages";

export type { Question, Valued };

/** What is known of the moves so far. */
export type Thought = Omit<Advice, "seq">;

/** How much may be thought: seconds and instalments, by the first that is used up. */
export interface Budget {
  seconds?: number;
  instalments?: number;
  /** Seconds after which no further instalment begins: one that has begun is mostly worth its end. */
  begun?: number;
}

/** What the worker is told to do. */
export interface Task {
  id: number;
  question: Question;
  instalments: number;
  begun?: number;
}

/** What the worker says: a thought, the last one of a task, or that it cannot. */
export interface Report {
  id: number;
  thought?: Thought;
  last: boolean;
  failed?: string;
}

/** A learner's way through a lesson: the position shown, what may be done there, and back again. */

import type { Lesson, LessonFrame, LessonMoment } from "../../api/messages";
import type { Step, View } from "../../boards/types";

/** The learner's seat. */
export const LEARNER = 0;

export class Course {
  /** The moments that the learner has come through; the last one is now. */
  private way = $state.raw<number[]>([0]);
  private at = $state(0);
  /** A legal move was made that is not the one of the lesson. */
  other = $state(false);
  private timer = 0;

  readonly moment: LessonMoment = $derived.by(() => this.lesson.moments[this.way.at(-1) ?? 0] as LessonMoment);
  private readonly frame: LessonFrame = $derived((this.moment.frames[this.at] ?? this.moment.frames.at(-1)) as LessonFrame);
  readonly view = $derived(this.frame.view as unknown as View);
  readonly step: Step | null = $derived(this.frame.step);
  /** What leads to this moment is still being shown. */
  readonly showing = $derived(this.at < this.moment.frames.length - 1);
  readonly first = $derived(this.way.length === 1);
  readonly over = $derived(Object.keys(this.moment.on).length === 0);

  constructor(
    readonly lesson: Lesson,
    /** How long a step stays on the board before the next one, in milliseconds. */
    private readonly stays: (kind: "move" | "outcome") => number,
    /** A step is shown. */
    private readonly hear: (step: Step) => void,
  ) {}

  readonly play = (move: string): void => this.take(this.moment.deed === "move" ? move : null);
  readonly roll = (): void => this.take(this.moment.deed === "roll" ? "" : null);

  /** Goes on whatever is asked for: reads on, or has the task done. */
  readonly next = (): void => this.take(Object.keys(this.moment.on)[0] ?? null);

  readonly back = (): void => {
    if (this.first) return;
    this.way = this.way.slice(0, -1);
    this.settle();
  };

  readonly again = (): void => {
    this.way = [0];
    this.settle();
  };

  readonly close = (): void => clearTimeout(this.timer);

  private take(how: string | null): void {
    if (this.showing || how === null) return;
    const to = this.moment.on[how];
    this.other = to === undefined;
    if (to === undefined) return;
    this.way = [...this.way, to];
    this.at = 0;
    this.show();
  }

  /** Shows the end of the moment at once. */
  private settle(): void {
    clearTimeout(this.timer);
    this.other = false;
    this.at = this.moment.frames.length - 1;
  }

  private show(): void {
    const { step } = this.frame;
    if (step) this.hear(step);
    if (!this.showing) return;
    this.timer = setTimeout(() => ((this.at += 1), this.show()), this.stays(step?.chance ? "outcome" : "move")) as unknown as number;
  }
}

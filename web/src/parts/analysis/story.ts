/** An analysis in words: names, numbers, sentences, and the boards they are about. */

import type { Analysis, AnalysisMoment, Replay, Said, SeatReport, StepReport } from "../../api/messages";
import type { Marks, View } from "../../boards/types";
import { drawingsOf } from "../../games";
import { facesOf, type Face } from "../../language/faces";
import { seatName } from "../../language/sentences";
import { t, tell } from "../../language/speech.svelte";
import { studied } from "../replay/link";
import { positions, type Position } from "../replay/positions";
import { amount, brief, change, figure } from "./amounts";
import { erred } from "./moments";
import { type Verdict, verdictOf } from "./verdict";

const PARTS = ["luck", "errors", "others", "residual"] as const;
/** What a moment must change to be told: of all that there is to lose. */
const LEAST = 0.02;
/** Marks of moves that lost something worth a look. */
const ERRORS = ["slip", "mistake", "blunder"];

export class Story {
  readonly names: string[];
  readonly faces: Face[];
  private readonly all: Position[];
  /** By event: the place of the position after it in the replay. */
  private readonly places: Map<number, number>;
  private readonly said: Map<number, Said | null>;
  private readonly views: View[];
  private readonly codes: (string | null)[];
  private readonly found: Verdict | null;

  constructor(
    readonly analysis: Analysis,
    readonly whole: Replay,
    /** The seat of the person who reads, where there is one. */
    readonly reader: number | null = null,
  ) {
    this.found = verdictOf(analysis.report, reader);
    const all = (this.all = positions(whole));
    this.views = all.map(({ view }) => view);
    this.codes = all.map(({ code }) => code);
    this.places = new Map(all.map(({ told }, place) => [told?.event.seq ?? 0, place]));
    this.said = new Map(whole.steps.map(({ event, said }) => [event.seq, said]));
    this.names = analysis.report.seats.map(({ name, level }, seat) => seatName({ kind: level ? "bot" : "here", name, level }, seat));
    this.faces = facesOf(this.names, all[0] ? drawingsOf(whole.game).colours?.(all[0].view) : []);
  }

  get report(): Analysis["report"] {
    return this.analysis.report;
  }

  get steps(): StepReport[] {
    return this.report.steps;
  }

  step(number: number): StepReport | undefined {
    return this.steps[number - 1];
  }

  /** The place of the board after a step; 0 is the beginning. */
  place(number: number): number {
    return this.places.get(this.step(number)?.seq ?? 0) ?? 0;
  }

  /** The place of the board that a step was made on, after everything that was taken back there. */
  placeBefore(number: number): number {
    return Math.max(0, this.place(number) - 1);
  }

  /** Whether a step lost something worth a look. */
  isError(number: number): boolean {
    return ERRORS.includes(this.step(number)?.mark ?? "");
  }

  /** Where the study board shows the position in which a step was made. */
  study(number: number): string {
    return studied(this.whole, this.names, this.all, this.placeBefore(number));
  }

  /** The seat that the answer is about. */
  get seat(): number {
    return this.found?.seat ?? this.reader ?? 0;
  }

  /** The moments that decided it, two at most, in the order of play: by what the answer names as the reason, rolls or moves. Moments that changed next to nothing are left out. */
  get deciding(): AnalysisMoment[] {
    const { steps, report, seat } = this;
    const least = LEAST * report.largest;
    const lost = (mine: boolean): AnalysisMoment[] => steps.filter((step) => erred(step) && step.seat !== null && (step.seat === seat) === mine).map(({ number, loss, seat: who }) => ({ kind: "mistake" as const, number, seat: who ?? 0, amount: loss }));
    const drawn = steps
      .filter(({ kind }) => kind === "chance")
      .map(({ number, before, after }) => ({ number, seat, amount: (after[seat] ?? 0) - (before[seat] ?? 0) }))
      .map((each): AnalysisMoment => ({ ...each, kind: each.amount > 0 ? "luckiest" : "unluckiest" }));
    const won = (report.seats[seat]?.result ?? 0) > (report.seats[seat]?.start ?? 0);
    const size = ({ amount }: AnalysisMoment): number => Math.abs(amount);
    const largest = (list: AnalysisMoment[]): AnalysisMoment[] => list.filter((each) => size(each) >= least).sort((one, other) => size(other) - size(one));
    const reason = this.found?.reason;
    const helped = largest(drawn.filter(({ amount }) => amount > 0 === won));
    const first = reason === "luck" ? helped : reason === "moves" || reason === "skill" || reason === "mistakes" ? [...largest(lost(!won)), ...largest(lost(won))] : [];
    const any = largest([...lost(true), ...lost(false), ...drawn]);
    const found = [...first, ...any].filter((each, place, all) => all.findIndex(({ number }) => number === each.number) === place);
    return found.slice(0, 2).sort((one, other) => one.number - other.number);
  }

  /** What was chosen, and what would have been better, on the board before it. */
  marks(number: number): Marks {
    const { best, step } = this.step(number) ?? {};
    const at = (move: string, better: boolean): Marks => ({ [move]: { worth: "", best: better, played: !better, lit: false } });
    return best && step && best !== step ? { ...at(step, false), ...at(best, true) } : {};
  }

  /** The last step that has happened at a place; what was taken back is part of the step before it. */
  at(place: number): number {
    return this.steps.findLastIndex((_, index) => this.place(index + 1) <= place) + 1;
  }

  /** The board that a moment is about: what was rolled, or what there was to choose from. */
  board(moment: AnalysisMoment): View | undefined {
    const chance = this.step(moment.number)?.kind === "chance";
    return this.views[chance ? this.place(moment.number) : this.placeBefore(moment.number)];
  }

  /** The code of the position that a step was made in, where the replay has it. */
  codeBefore(number: number): string | null {
    return this.codes[this.placeBefore(number)] ?? null;
  }

  curve(seat: number): number[] {
    return [this.report.seats[seat]?.start ?? 0, ...this.steps.map(({ after }) => after[seat] ?? 0)];
  }

  /** The parts of an account that there are: nobody else errs where somebody plays alone. */
  get parts(): readonly (typeof PARTS)[number][] {
    return this.report.seats.length === 1 ? PARTS.filter((part) => part !== "others") : PARTS;
  }

  /** The least and the most that the graph shows. */
  get bounds(): [number, number] {
    if (this.report.unit === "win") return [0, 1];
    const values = this.names.flatMap((_, seat) => this.curve(seat));
    return [Math.min(...values), Math.max(...values, Math.min(...values) + 1)];
  }

  amount(value: number): string {
    return amount(value, this.report.unit);
  }

  brief(value: number): string {
    return brief(value, this.report.unit);
  }

  change(value: number): string {
    return change(value, this.report.unit);
  }

  what(number: number): string {
    const step = this.step(number);
    const said = step && this.said.get(step.seq);
    return said ? tell(said, this.names) : (step?.step ?? "");
  }

  sentence({ kind, number, seat, amount }: AnalysisMoment): string {
    return t(kind === "mistake" ? "luck-mistake" : kind === "turning" ? "analysis-turning" : "luck-chance", {
      number: String(number),
      what: this.what(number),
      name: this.names[seat] ?? "",
      change: kind === "turning" ? this.change(amount) : `\u2066${amount < 0 ? "\u2212" : "+"}${this.brief(Math.abs(amount))}\u2069`,
      loss: this.brief(amount),
      best: this.best(number),
    });
  }

  /** The number of the next step after this one that lost something, from the beginning again after the last; 0 for none. */
  nextError(number: number): number {
    const errors = this.steps.map((step) => step.number).filter((each) => this.isError(each));
    return errors.find((each) => each > number) ?? errors[0] ?? 0;
  }

  /** Was that luck? At most twelve words, about the reader where it is known who reads; alone, what luck and mistakes cost. */
  get verdict(): string {
    const [alone] = this.report.seats;
    if (this.report.unit === "score") return alone && this.report.seats.length === 1 ? this.costs(alone) : "";
    if (!this.found) return "";
    const { seat, outcome, reason, moves } = this.found;
    const ending = seat === this.reader ? t(`verdict-${outcome}-you`) : t(`verdict-${outcome}`, { name: this.names[seat] ?? "" });
    return `${ending} ${t(`verdict-by-${reason}`, { count: moves })}`;
  }

  /** Points left open are bad: bad luck and mistakes cost them, good luck saves them. */
  private costs({ luck, errors }: SeatReport): string {
    const points = { luck: figure(Math.abs(luck), "score"), errors: figure(Math.abs(errors), "score") };
    return t(luck < 0 ? "verdict-alone-unlucky" : "verdict-alone-lucky", points);
  }

  /** What must be known to read the numbers. */
  get remarks(): string[] {
    const { exact, estimated, note, finished, unit } = this.report;
    const said = [exact ? t("analysis-exact") : t("analysis-note", { note: estimated ? tell(estimated as unknown as Said) : note })];
    if (this.found?.reason === "unknown") said.unshift(t("verdict-unknown", { residual: this.amount(this.report.seats[this.found.seat]?.unexplained ?? 0) }));
    if (!exact) said.push(t("analysis-residual-about"));
    if (!finished) said.push(t("analysis-unfinished"));
    if (unit === "score") said.push(t("analysis-points"));
    for (const { seat, coach } of this.report.seats) if (coach) said.push(t("play-step", { name: this.names[seat] ?? "", step: t(`coach-${coach}`) }));
    return said;
  }

  /** The part of all that could be lost that a seat kept, on both scales; empty where nothing could be. */
  accuracy({ accuracy }: SeatReport): string {
    return accuracy === null ? "" : t("analysis-accuracy", { percent: figure(accuracy, "win") });
  }

  /** What chance gave a seat, in words. */
  luck({ luck }: SeatReport): string {
    const part = Math.abs(luck) / this.report.largest;
    const size = part < LEAST ? "none" : part < 0.1 ? "little" : part < 0.3 ? "some" : "much";
    return t(size === "none" ? "luck-none" : `luck-${size}-${luck > 0 ? "good" : "bad"}`);
  }

  /** How a seat's moves were marked, the best marks first. */
  marked({ marks }: SeatReport): string {
    const known = ["only", "best", "good", ...ERRORS].filter((mark) => marks[mark]);
    return known.map((mark) => t("analysis-mark-count", { mark: t(`analysis-mark-${mark}`), count: marks[mark] ?? 0 })).join(t("list-comma"));
  }

  private best(number: number): string {
    const label = this.analysis.better[number];
    return label ? tell(label, this.names) : (this.step(number)?.best ?? "");
  }
}

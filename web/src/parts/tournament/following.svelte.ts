/** A tournament as it stands, asked for again and again: the server answers when something has happened. */

import { runTournament, tournamentNow, Trouble } from "../../api/http";
import type { RunTournament, TournamentNow, TournamentTable } from "../../api/messages";
import { myTournament } from "../../device/tournaments";
import { t } from "../../language/speech.svelte";

const AGAIN = 3_000;

export class Following {
  now = $state.raw<TournamentNow | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly id: string;
  private readonly stop = new AbortController();

  constructor(id: string) {
    this.id = id;
    void this.follow();
  }

  /** The key by which this device asks: a participant's, or the organiser's. */
  get key(): string {
    const { key, host } = myTournament(this.id);
    return key || host;
  }

  end(): void {
    this.stop.abort();
  }

  /** Takes an answer, unless a later one has come. */
  take(found: TournamentNow): void {
    if (!this.now || found.version >= this.now.version) this.now = found;
    this.trouble = null;
  }

  /** The organiser's decisions; anybody may withdraw themselves. */
  async run(asked: RunTournament): Promise<void> {
    const { key, host } = myTournament(this.id);
    try {
      const found = await runTournament(this.id, host || key, asked);
      const you = this.now?.you ?? null;
      this.take({ ...found, you: you !== null && found.phase === "open" && found.people[you]?.left ? null : you });
    } catch (error) {
      this.trouble = error as Trouble;
    }
  }

  private async follow(): Promise<void> {
    while (!this.stop.signal.aborted) {
      const since = this.now?.version ?? 0;
      const began = Date.now();
      try {
        this.take(await tournamentNow(this.id, this.key, since, this.stop.signal));
        if (this.now?.version === since && Date.now() - began < AGAIN) await pause(); // the server lets nobody wait now
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.trouble = error as Trouble;
        if (this.trouble.code === "not_found") return;
        await pause();
      }
    }
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, AGAIN));

export const nameOf = (now: TournamentNow, person: number): string => now.people[person]?.name || t("seat-name", { number: person + 1 });

/** The table of this round at which somebody sits. */
export const tableOf = (now: TournamentNow, person: number | null): TournamentTable | null =>
  now.played.at(-1)?.tables.find(({ people }) => person !== null && people.includes(person)) ?? null;

export const isDone = (now: TournamentNow): boolean => (now.played.at(-1)?.tables ?? []).every(({ places }) => places !== null);

/** Requests to the server over HTTP. Every failure is a `Trouble` with a code that has a message in every language. */

import type {
  About,
  Advice,
  Analysing,
  Analysis,
  Check,
  Checked,
  Claim,
  Claimed,
  Coded,
  Command,
  Enter,
  EnterCode,
  Daily,
  Explore,
  Explored,
  Answer,
  Games,
  GamesReady,
  Home,
  Invitation,
  InviteFor,
  JoinTournament,
  Join,
  Joined,
  KeyLink,
  Lesson,
  Lined,
  Looking,
  Looks,
  LinkFor,
  Me,
  NameMe,
  Nod,
  OpenDaily,
  Opened,
  OpenedDaily,
  OpenedTournament,
  OpenTournament,
  OpenTable,
  Overviews,
  Question,
  RatedTable,
  Ratings,
  Reason,
  Refused,
  Remind,
  Reminding,
  Replay,
  Rules,
  RunTournament,
  Said,
  SetHome,
  Sheets,
  Steps,
  TableNow,
  TournamentNow,
  Unremind,
  Tallied,
  Tallying,
} from "./messages";
import { answered } from "./answerer";
import { isFar, placed } from "./far";

/** `code` is one of docs/api.md, or `offline` when the server does not answer; `why` is the server's own explanation. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly reason = "",
    readonly why: Said | null = null,
  ) {
    super(`${code}: ${reason}`);
  }
}

interface Ask {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  key?: string | undefined;
  signal?: AbortSignal;
}

async function ask(path: string, { method, body, key, signal }: Ask = {}): Promise<Response> {
  const raw = body instanceof Uint8Array;
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = raw ? "application/jsonl" : "application/json";
  if (key) headers.Authorization = `Bearer ${key}`;
  let response: Response;
  try {
    response = await answered(path.startsWith("http") ? path : `/api${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      ...(body === undefined ? {} : { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw new Trouble("offline", String(error));
  }
  if (!response.ok) throw await trouble(response);
  return response;
}

async function trouble(response: Response): Promise<Trouble> {
  try {
    const { code, reason, why } = (await response.json()) as Partial<Refused>;
    return new Trouble(code ?? "unavailable", reason, why);
  } catch {
    return new Trouble(response.status >= 500 ? "unavailable" : "not_found", `HTTP ${response.status}`);
  }
}

const json = async <T>(path: string, how?: Ask): Promise<T> => (await ask(path, how)).json() as Promise<T>;
/** A table of another server is asked there. */
function at(table: string): string {
  const [server, id] = placed(table);
  return `${server && `${server}/api`}/tables/${encodeURIComponent(id)}`;
}

export const games = (): Promise<Games> => json("/games");
export const about = (): Promise<About> => json("/about");
export const ready = (): Promise<GamesReady> => json("/ready");
export const check = (body: Check, signal?: AbortSignal): Promise<Checked> => json("/check", { body, ...(signal ? { signal } : {}) });
export const tally = (body: Tallying): Promise<Tallied> => json("/tally", { body });
export const fallen = (body: Looking): Promise<Looks> => json("/fallen", { body });
export const rules = (body: Check): Promise<Rules> => json("/rules", { body });
export const lesson = (game: string): Promise<Lesson> => json(`/games/${encodeURIComponent(game)}/lesson`);
export const sheets = (game: string): Promise<Sheets> => json(`/games/${encodeURIComponent(game)}/sheets`);
/** A position without a table, and what may follow it. */
export const explore = (game: string, body: Explore): Promise<Explored> => json(`/games/${encodeURIComponent(game)}/position`, { body });
export const counsel = (game: string, body: Explore): Promise<Advice> => json(`/games/${encodeURIComponent(game)}/advice`, { body });
export const home = (): Promise<Home> => json("/home");
export const setHome = (body: SetHome): Promise<Home> => json("/home", { body });
export const open = (body: OpenTable): Promise<Opened> => json("/tables", { body });
export const gameMessages = async (game: string, language: string): Promise<string> =>
  (await ask(`/games/${encodeURIComponent(game)}/messages/${language}`)).text();
export const invite = (table: string, key: string, body: InviteFor): Promise<Invitation> => json(`${at(table)}/invite`, { body, key });
export const enterCode = (body: EnterCode): Promise<Coded> => json("/codes", { body });
export const claim = (table: string, body: Claim): Promise<Claimed> => json(`${at(table)}/claim`, { body });
export const claimed = (table: string, key: string): Promise<Claimed> => json(`${at(table)}/claim`, { key });
export const nod = async (table: string, key: string, body: Nod): Promise<void> => void (await ask(`${at(table)}/nod`, { body, key }));
export const join = (table: string, body: Join): Promise<Joined> => json(`${at(table)}/join`, { body });
export const tableNow = (table: string, key: string, signal: AbortSignal): Promise<TableNow> => json(at(table), { key, signal });
export const command = (table: string, key: string, body: Command): Promise<Answer> => json(`${at(table)}/commands`, { body, key });
/** What happened after event `since`: answered when something has, or when go was said for draw `go`. */
export const events = (table: string, key: string, since: number, go: number, signal: AbortSignal): Promise<Steps> =>
  json(`${at(table)}/events?since=${since}&wait=20${go ? `&go=${go}` : ""}`, { key, signal });
/** A long game comes in several answers. Of another server only the record can be had: it is read by this one. */
export async function replay(table: string, key: string): Promise<Replay> {
  if (isFar(table)) return replayFile(await record(table, key));
  let found: Replay = await json(`${at(table)}/replay`, { key });
  while (found.more) {
    const next: Replay = await json(`${at(table)}/replay?since=${found.steps.at(-1)?.event.seq ?? 0}`, { key });
    found = { ...next, steps: [...found.steps, ...next.steps] };
  }
  return found;
}
/** An analysis, asked for until it is there; `heard` hears how much of it is done, from 0 to 1. */
async function analysed(path: string, { body, ...how }: Ask, heard: (progress: number) => void): Promise<Analysis> {
  let response = await ask(`${path}?wait=1`, { ...how, body });
  while (response.status === 202) {
    const { id, progress } = (await response.json()) as Analysing;
    heard(progress);
    response = await ask(`${id ? `/analyses/${id}` : path}?wait=2`, how);
  }
  return response.json() as Promise<Analysis>;
}
export type Analyse = (heard: (progress: number) => void, signal: AbortSignal) => Promise<Analysis>;
export const analysis =
  (table: string, key: string): Analyse =>
  async (heard, signal) =>
    isFar(table) ? analysisOf(await record(table, key))(heard, signal) : analysed(`${at(table)}/analysis`, { key, signal }, heard);
export const analysisOf =
  (record: Uint8Array): Analyse =>
  (heard, signal) =>
    analysed("/analyses", { body: record, signal }, heard);
/** A game that is over in numbers, for an analysis on this device. */
export const line = async (table: string, key: string, signal: AbortSignal): Promise<Lined> =>
  isFar(table) ? lineOf(await record(table, key), signal) : json(`${at(table)}/line`, { key, signal });
export const lineOf = (record: Uint8Array, signal: AbortSignal): Promise<Lined> => json("/line", { body: record, signal });
/** The challenges of a day; of today, where none is named. */
export const daily = (day: string): Promise<Daily> => json(`/daily${day ? `?day=${encodeURIComponent(day)}` : ""}`);
export const playDaily = (body: OpenDaily): Promise<OpenedDaily> => json("/daily", { body });
/** Puts a try on the list of its day, when it has been analysed. */
export async function listDaily(table: string, key: string): Promise<Daily> {
  for (;;) {
    const response = await ask(`${at(table)}/daily?wait=5`, { method: "POST", key });
    if (response.status !== 202) return response.json() as Promise<Daily>;
  }
}
const atTournament = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;
export const openTournament = (body: OpenTournament): Promise<OpenedTournament> => json("/tournaments", { body });
/** How a tournament stands: answered when it has come further than `since`, or after a while. */
export const tournamentNow = (tournament: string, key: string, since: number, signal: AbortSignal): Promise<TournamentNow> =>
  json(`${atTournament(tournament)}?since=${since}&wait=20`, { key, signal });
export const inviteToTournament = (tournament: string): Promise<Invitation> => json(`${atTournament(tournament)}/invite`);
export const joinTournament = (tournament: string, key: string, body: JoinTournament): Promise<TournamentNow> => json(`${atTournament(tournament)}/join`, { body, key });
export const runTournament = (tournament: string, key: string, body: RunTournament): Promise<TournamentNow> => json(`${atTournament(tournament)}/run`, { body, key });
/** A link by which somebody goes on with another device. */
export const newTournamentLink = (tournament: string, key: string, body: LinkFor): Promise<Invitation> => json(`${atTournament(tournament)}/link`, { body, key });
export const leaveTournament = async (tournament: string, key: string): Promise<void> => void (await ask(`${atTournament(tournament)}/mine`, { method: "DELETE", key }));
/** The best at a game with a number of players; of the first there is, where none is named. */
export const ratings = (game: string, players: number): Promise<Ratings> => json(`/ratings${game ? `?game=${encodeURIComponent(game)}&players=${players}` : ""}`);
export const myRatings = (key: string): Promise<Me> => json("/ratings/me", { key });
export const nameMe = (key: string, body: NameMe): Promise<Me> => json("/ratings/me", { body, key });
export const deleteMe = async (key: string): Promise<void> => void (await ask("/ratings/me", { method: "DELETE", key }));
export const keyLink = (key: string): Promise<KeyLink> => json("/ratings/me/link", { key });
export const tableRating = (table: string, key: string): Promise<RatedTable> => json(`${at(table)}/rating`, { key });
export const enterRating = (table: string, key: string, body: Enter): Promise<RatedTable> => json(`${at(table)}/rating`, { body, key });
export const reminding = (): Promise<Reminding> => json("/reminders");
export const remindAt = async (table: string, key: string, body: Remind): Promise<void> => void (await ask(`${at(table)}/reminders`, { body, key }));
export const remindNoMore = async (body: Unremind): Promise<void> => void (await ask("/reminders/stop", { body }));
/** Goes on with the table of a record on this device, where no server is. */
export const goOn = (record: Uint8Array): Promise<Opened> => json("/continue", { body: record });
export const replayFile = (record: Uint8Array): Promise<Replay> => json("/replay", { body: record });
export const question = (table: string, key: string): Promise<Question> => json(`${at(table)}/question`, { key });
export const advice = (table: string, key: string): Promise<Advice> => json(`${at(table)}/advice`, { key });
export const reason = (table: string, key: string, move: string, other: string): Promise<Reason> =>
  json(`${at(table)}/reason?${new URLSearchParams({ move, other }).toString()}`, { key });
export const overview = (tables: { table: string; key: string }[]): Promise<Overviews> => json("/overview", { body: { tables } });
export const record = async (table: string, key: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await ask(`${at(table)}/record`, { key })).arrayBuffer());

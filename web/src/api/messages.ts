// Made by `python -m parlour.server.transport.typescript` from src/parlour/server. Do not edit.

export interface About {
  operator: string;
  here: boolean;
  push: boolean;
  offline: ForOffline | null;
  days: Kept;
}

export interface Advice {
  seq: number;
  seat: number;
  steps: Array<Valued>;
  nodes: number;
  more: boolean;
  unit: "score" | "win";
}

export interface Agree {
  type: "agree";
  id: string;
  seq: number;
  device: string;
  open: string;
  n: number;
}

export interface Analysing {
  id: string;
  progress: number;
}

export interface Analysis {
  report: Report;
  moments: Array<AnalysisMoment>;
  turning: Array<AnalysisMoment>;
  better: Record<string, Said>;
  scale: Record<string, number>;
}

export interface AnalysisMoment {
  kind: "find" | "luckiest" | "mistake" | "turning" | "unluckiest";
  number: number;
  seat: number;
  amount: number;
}

export interface Answer {
  type: "answer";
  id: string;
  first: number;
  last: number;
  repeated: boolean;
  seq: number;
}

export interface Back {
  type: "back";
  id: string;
  seq?: number;
  device: string;
}

export interface BackEvent {
  event: "back";
  seq: number;
  device: string;
  time?: string;
  id?: string;
}

export interface Begin {
  type: "begin";
  id: string;
  seq?: number;
  seat: number;
}

export interface BeginEvent {
  event: "begin";
  seq: number;
  seat?: null | number;
  time?: string;
  id?: string;
}

export interface Block {
  text: Said | null;
  heads: Array<Said | string>;
  rows: Array<Array<Said | string>>;
  tall: boolean;
  svg: string;
}

export interface Chain {
  type: "chain";
  id: string;
  seq?: number;
  device: string;
  after: number;
  top: string;
}

export interface ChainEvent {
  event: "chain";
  seq: number;
  after: number;
  top: string;
  device?: string;
  time?: string;
  id?: string;
}

export interface Chance {
  outcome: string;
  label: Said;
  chance: number;
}

export interface Chapter {
  part: string;
  title: Said;
  paragraphs: Array<Said>;
  diagram: string;
  worth: Array<Array<null | number>>;
}

export interface Check {
  game: string;
  options?: Record<string, unknown>;
  fit?: boolean;
  rules?: string;
}

export interface Checked {
  game: string;
  options: Record<string, unknown>;
  players: number;
  least: number;
  most: number;
  usual: Array<string>;
  unusual: Array<string>;
  levels: Array<string>;
  absent: Array<string>;
  bookless: Array<string>;
}

export interface Claim {
  token: string;
  seat: number;
  key: string;
}

export interface Claimed {
  claim: string;
  seat: number;
  state: "allowed" | "waiting";
}

export interface Clock {
  kind: "days" | "fischer" | "move";
  seconds: number;
  increment: number;
  out: "lost" | "move" | "seat";
}

export interface ClockNow {
  at: number;
  left: Array<number>;
  seat: null | number;
  due: number;
  passed: Array<number>;
  lost: Array<number>;
}

export interface Clocked {
  type: "clock";
  clock: ClockNow;
}

export interface Closing {
  type: "closing";
  code: string;
}

export interface Coaching {
  seq: number;
  seat: number;
  strength: "remind" | "suggest" | "tell";
  said: Array<Said>;
  good: Array<string>;
  best: null | string;
}

export interface Coded {
  table: string;
}

export interface Consent {
  type: "consent";
  id: string;
  seq: number;
  seats: Array<number>;
  of: number;
  line: string;
  device?: string;
}

export interface ConsentEvent {
  event: "consent";
  seq: number;
  seats: Array<number>;
  of: number;
  line: string;
  device?: string;
  time?: string;
  id?: string;
}

export interface Daily {
  day: string;
  today: string;
  first: string;
  left: number;
  before: string;
  seed: null | string;
  tomorrow: Record<string, string>;
  games: Array<DailyGame>;
}

export interface DailyEntry {
  name: string;
  lost: number;
  luck: number;
  score: number;
  won: boolean;
}

export interface DailyGame {
  game: string;
  options: Record<string, unknown>;
  bots: Array<string>;
  start: string;
  par: null | number;
  commitment: string;
  best: Array<DailyEntry>;
  listed: number;
}

export interface Decline {
  type: "decline";
  id: string;
  seq: number;
  seat: number;
  of: number;
  device?: string;
}

export interface DeclineEvent {
  event: "decline";
  seq: number;
  of: number;
  seat?: null | number;
  device?: string;
  time?: string;
  id?: string;
}

export interface DeviceEvent {
  event: "device";
  seq: number;
  device: string;
  seats: Array<number>;
  after: number;
  top: string;
  time?: string;
  id?: string;
}

export interface Draw {
  n: number;
  open: string;
  hand: null | number;
  go: boolean;
  party: Array<PartyMember>;
  ready: Array<string>;
  revealed: Array<string>;
  agreed: Array<string>;
  voidable: boolean;
}

export interface Drawing {
  type: "draw";
  draw: Draw | null;
}

export interface DropEvent {
  event: "drop";
  seq: number;
  n: number;
  missing: Array<string>;
  time?: string;
  id?: string;
}

export interface End {
  type: "end";
  id: string;
  seq: number;
  why?: "broken_off";
  seat: number;
}

export interface EndEvent {
  event: "end";
  seq: number;
  why: string;
  scores: Array<number>;
  winners: Array<number>;
  seat?: null | number;
  seed?: string;
  n?: number;
  link?: string;
  links?: Array<null | string>;
  time?: string;
  id?: string;
}

export interface Ended {
  why: string;
  seat: null | number;
  scores: Array<number>;
  winners: Array<number>;
  places: Array<number>;
}

export interface Enter {
  seat: number;
  key: string;
}

export interface EnterCode {
  code: string;
}

export interface Explore {
  options?: Record<string, unknown>;
  rules?: string;
  at?: string;
  details?: Record<string, string>;
  steps?: Array<string>;
  between?: Array<string>;
  picture?: boolean;
}

export interface Explored {
  game: string;
  rules: string;
  options: Record<string, unknown>;
  code: string;
  view: Record<string, unknown>;
  prompt: Said;
  said: Array<Said>;
  moves: Array<Offer>;
  outcomes: Array<Chance>;
  reason: Said | null;
  svg: string;
  question: Question | null;
}

export interface FaceAt {
  face: string;
  fell: number;
  due: number;
}

export interface Fallen {
  outcome: string;
  weight: number;
}

export interface Fell {
  game: string;
  kind: "begins" | "cards" | "dice";
  draws: number;
  faces: Array<string>;
  fell: Array<number>;
  due: Array<number>;
  shared: Array<number>;
}

export interface Field {
  game: string;
  players: number;
}

export interface Figure {
  about: number;
  surely: number;
  sureness: "fair" | "new" | "sure" | "unsure";
  mu: number;
  sigma: number;
  games: number;
}

export interface ForOffline {
  download: number;
  stored: number;
}

export interface GameInfo {
  name: string;
  title: Said;
  about: Said;
  rules: string;
  best: "high" | "low";
  options: Array<OptionInfo>;
  levels: Array<string>;
  lesson: boolean;
  explored: boolean;
  details: Array<OptionInfo>;
}

export interface Games {
  games: Array<GameInfo>;
  left_out: Array<Said>;
  unready: Array<string>;
  reactions: Array<string>;
}

export interface GamesReady {
  ready: Array<string>;
  making: string;
  waiting: Array<string>;
}

export interface Happened {
  type: "events";
  steps: Array<Step>;
  now: Now;
}

export interface Health {
  status: "failed" | "impaired" | "ok" | "stopping";
  version: string;
  node: string;
  bots: boolean;
}

export interface Hello {
  type: "hello";
  key?: string;
  since?: number;
  words?: boolean;
  thinks?: boolean;
}

export interface Home {
  possible: boolean;
  open: boolean;
  addresses: Array<string>;
}

export interface Invitation {
  link: string;
  url: string;
  qr: string;
  reach: "everywhere" | "here" | "home";
  code: string;
}

export interface InviteFor {
  seat?: null | number;
}

export interface Join {
  token: string;
  name?: string;
  seat?: null | number;
}

export interface JoinTournament {
  name: string;
  key: string;
}

export interface Joined {
  table: string;
  key: string;
  seats: Array<number>;
  link: string;
}

export interface Kept {
  empty: number;
  live: number;
  slow: number;
  ended: number;
  rating: number;
}

export interface KeyLink {
  url: string;
  qr: string;
  reach: "everywhere" | "here" | "home";
}

export interface Leave {
  type: "leave";
  id: string;
  seq?: number;
  device: string;
}

export interface LeaveEvent {
  event: "leave";
  seq: number;
  device: string;
  time?: string;
  id?: string;
}

export interface Lesson {
  game: string;
  tasks: number;
  moments: Array<LessonMoment>;
}

export interface LessonFrame {
  step: LessonStep | null;
  view: Record<string, unknown>;
}

export interface LessonMoment {
  number: number;
  frames: Array<LessonFrame>;
  say: Said;
  deed: "look" | "move" | "roll";
  moves: Array<Offer>;
  on: Record<string, number>;
  otherwise: Said | null;
}

export interface LessonStep {
  chance: boolean;
  seat: null | number;
  text: string;
}

export interface Line {
  report: Report;
  grid: number;
  scale: Record<string, number>;
  steps: Array<LineStep>;
}

export interface LineStep {
  seq: number;
  seat: null | number;
  by: string;
  step: number;
  steps: Array<string>;
  chances: Array<number>;
  labels: Array<Said>;
  judged: boolean;
  position: Array<string>;
}

export interface Lined {
  module: string;
  ground: string;
  cells: number;
  line: Line;
}

export interface LinkFor {
  person: number;
}

export interface LookAt {
  game: string;
  kind: "begins" | "cards" | "dice";
  draws: number;
  faces: Array<FaceAt>;
  chance: null | number;
  unusual: boolean;
  odd: string;
  share: null | number;
}

export interface Looking {
  fell: Array<Fell>;
}

export interface Looks {
  looks: Array<LookAt>;
}

export interface Me {
  name: string;
  since: string;
  ratings: Array<MyRating>;
  games: Array<MyGame>;
}

export interface Mine {
  table: string;
  seats: Array<number>;
  names: Array<string>;
  host: boolean;
  since: string;
  record: Array<string>;
}

export interface MoveEvent {
  event: "move";
  seq: number;
  seat: number;
  move: string;
  by?: string;
  device?: string;
  time?: string;
  id?: string;
}

export interface MoveValue {
  move: string;
  values: Array<number>;
  lead: Array<number>;
}

export interface MyGame {
  table: string;
  seat: number;
  before: Figure;
  after: Figure;
}

export interface MyRating {
  game: string;
  players: number;
  rating: Figure;
}

export interface MyTable {
  table: string;
  key?: string;
}

export interface MyTables {
  tables: Array<MyTable>;
}

export interface NameMe {
  name: string;
}

export interface NewClock {
  kind: "days" | "fischer" | "move";
  seconds: number;
  increment?: number;
  out?: "lost" | "move" | "seat";
}

export interface NewSeat {
  kind: "bot" | "elsewhere" | "here";
  name?: string;
  level?: string;
  mine?: boolean;
}

export interface Nod {
  seat: number;
  claim: string;
  allow: boolean;
}

export interface Now {
  seq: number;
  turn: Turn | null;
  allowed: Array<string>;
  moves: Array<Offer>;
  prompt: Said | null;
  paused: Paused | null;
  ended: Ended | null;
  rematch: null | string;
  seats: Array<SeatNow>;
  watching: number;
  draw: Draw | null;
  waiting: Array<number>;
  fallen: Array<Fallen>;
  undoable: Undoable | null;
  askable: Undoable | null;
  clock: ClockNow | null;
}

export interface Offer {
  move: string;
  label: Said;
}

export interface OpenDaily {
  day: string;
  game: string;
  device: string;
  name?: string;
  practice?: boolean;
}

export interface OpenEvent {
  event: "open";
  seq: number;
  n: number;
  hand: null | number;
  chances?: Array<[string, number]>;
  same?: number;
  time?: string;
  id?: string;
}

export interface OpenTable {
  game: string;
  options?: Record<string, unknown>;
  seats: Array<NewSeat>;
  pace?: "days" | "live";
  watch?: boolean;
  bot_pause?: number;
  devices?: boolean;
  absent?: "go on" | "wait";
  takeback?: boolean;
  by_hand?: boolean;
  rated?: boolean;
  coach?: Array<string>;
  clock?: NewClock | null;
}

export interface OpenTournament {
  name: string;
  game: string;
  options?: Record<string, unknown>;
  size?: number;
  system: "round-robin" | "swiss";
  rounds?: number;
  duplicate?: boolean;
  automatic?: boolean;
  clock?: NewClock | null;
}

export interface Opened {
  table: string;
  key: string;
  seats: Array<number>;
  link: string;
}

export interface OpenedDaily {
  table: string;
  key: string;
  seats: Array<number>;
  link: string;
  counts: boolean;
}

export interface OpenedTournament {
  tournament: string;
  key: string;
  link: string;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  choices: Array<unknown>;
  usual: Array<unknown>;
  allowed: string;
  about: Said | null;
  each: Array<unknown>;
}

export interface OutcomeEvent {
  event: "outcome";
  seq: number;
  hand: null | number;
  outcome: string;
  link: string;
  nonce: string;
  n?: number;
  links?: Array<string>;
  chances?: Array<[string, number]>;
  same?: number;
  seat?: null | number;
  next?: string;
  time?: string;
  id?: string;
}

export interface Overview {
  table: string;
  found: boolean;
  game: string;
  names: Array<string>;
  seats: Array<number>;
  turn: Turn | null;
  ended: boolean;
  paused: boolean;
  changed: string;
}

export interface Overviews {
  tables: Array<Overview>;
}

export interface PartyMember {
  device: string;
  seats: Array<number>;
}

export interface Pause {
  type: "pause";
  id: string;
  seq: number;
  seat: number;
  why?: "asked";
}

export interface PauseEvent {
  event: "pause";
  seq: number;
  seat?: null | number;
  why?: string;
  time?: string;
  id?: string;
}

export interface Paused {
  seat: null | number;
  why: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Play {
  type: "play";
  id: string;
  seq: number;
  seat: number;
  move: string;
  roll?: boolean;
  device?: string;
}

export interface Player {
  seat: number;
}

export interface Pong {
  type: "pong";
  id: string;
  seq: number;
}

export interface Presence {
  type: "presence";
  seats: Array<SeatNow>;
  watching: number;
}

export interface Question {
  seq: number;
  module: string;
  ground: string;
  cells: number;
  position: Array<string>;
  moves: Array<string>;
  seat: number;
  players: number;
  unit: "score" | "win";
  instalments: number;
}

export interface Rated {
  name: string;
  level: string;
  rating: Figure;
}

export interface RatedSeat {
  seat: number;
  rating: Figure | null;
  after: Figure | null;
}

export interface RatedTable {
  state: string;
  seats: Array<RatedSeat>;
}

export interface Ratings {
  fields: Array<Field>;
  game: string;
  players: number;
  best: Array<Rated>;
  least: number;
}

export interface React {
  type: "react";
  id: string;
  seq: number;
  seat: number;
  what: "applause" | "bye" | "good_game" | "hello" | "hurry" | "laugh" | "luck" | "oops" | "sad" | "stop" | "thanks" | "thinking" | "wow";
}

export interface ReactionEvent {
  event: "reaction";
  seq: number;
  seat: number;
  what: string;
  time?: string;
  id?: string;
}

export interface Ready {
  type: "ready";
  id: string;
  seq: number;
  device: string;
  open: string;
  n: number;
}

export interface Reason {
  seq: number;
  reason: Said | null;
}

export interface Refused {
  type: "refused";
  code: string;
  reason: string;
  why: Said;
  seq: number;
  id: string;
  allowed: Array<string>;
  events: Array<BackEvent | BeginEvent | ChainEvent | ConsentEvent | DeclineEvent | DeviceEvent | DropEvent | EndEvent | LeaveEvent | MoveEvent | OpenEvent | OutcomeEvent | PauseEvent | ReactionEvent | RematchEvent | ResumeEvent | SeatEvent | UndoEvent | VoidEvent>;
}

export interface Register {
  type: "device";
  id: string;
  seq?: number;
  device: string;
  seats: Array<number>;
  after: number;
  top: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
  seq: number;
  seat: number;
}

export interface RematchEvent {
  event: "rematch";
  seq: number;
  table: string;
  seat?: null | number;
  time?: string;
  id?: string;
}

export interface Remind {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface Reminding {
  key: string;
}

export interface Replay {
  table: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: Array<Record<string, string>>;
  coach: Array<string>;
  view: Record<string, unknown>;
  code: null | string;
  steps: Array<Step>;
  more: number;
  places: Array<number>;
  verified: Verified;
}

export interface Report {
  game: string;
  rules: string;
  options: Record<string, unknown>;
  record: string;
  quick: boolean;
  instalments: number;
  unit: "score" | "win";
  largest: number;
  finished: boolean;
  exact: boolean;
  note: string;
  estimated: Record<string, unknown> | null;
  seats: Array<SeatReport>;
  steps: Array<StepReport>;
  version: number;
  fell: Array<Fell>;
}

export interface Resume {
  type: "resume";
  id: string;
  seq: number;
  seat: number;
}

export interface ResumeEvent {
  event: "resume";
  seq: number;
  seat?: null | number;
  time?: string;
  id?: string;
}

export interface Return {
  type: "return";
  id: string;
  seq: number;
  seat: number;
}

export interface Reveal {
  type: "reveal";
  id: string;
  seq: number;
  device: string;
  open: string;
  n: number;
  link: string;
}

export interface Roll {
  type: "roll";
  id: string;
  seq: number;
  seat: number;
  device?: string;
}

export interface Rules {
  game: string;
  chapters: Array<Chapter>;
}

export interface RunTournament {
  what: "absent" | "bot" | "finish" | "off" | "return" | "round" | "withdraw";
  round?: number;
  person?: number;
}

export interface Said {
  id: string;
  arguments: Record<string, Array<Player | Said | number | string> | Player | Said | number | string>;
}

export interface SeatEvent {
  event: "seat";
  seq: number;
  seat: number;
  who: Sitter;
  why?: string;
  named?: string;
  time?: string;
  id?: string;
}

export interface SeatNow {
  seat: number;
  kind: "bot" | "elsewhere" | "here";
  name: string;
  level: string;
  person: null | string;
  taken_over: boolean;
  joined: boolean;
  connected: boolean;
  gone: boolean;
  lost: boolean;
  claim: string;
}

export interface SeatReport {
  seat: number;
  name: string;
  level: string;
  start: number;
  result: number;
  luck: number;
  errors: number;
  others: number;
  residual: number;
  error: number;
  luck_error: number;
  unexplained: number;
  lead_lost: number;
  accuracy: null | number;
  decisions: number;
  marks: Record<string, number>;
  coach: string;
}

export interface SetHome {
  open: boolean;
}

export interface Sheet {
  name: string;
  title: Said;
  blocks: Array<Block>;
  kind: "lesson" | "play";
}

export interface Sheets {
  game: string;
  sheets: Array<Sheet>;
}

export interface Sitter {
  kind: "bot" | "elsewhere" | "here";
  name?: string;
  level?: string;
}

export interface Step {
  event: BackEvent | BeginEvent | ChainEvent | ConsentEvent | DeclineEvent | DeviceEvent | DropEvent | EndEvent | LeaveEvent | MoveEvent | OpenEvent | OutcomeEvent | PauseEvent | ReactionEvent | RematchEvent | ResumeEvent | SeatEvent | UndoEvent | VoidEvent;
  view: Record<string, unknown> | null;
  said: Said | null;
  line: null | string;
  code: null | string;
}

export interface StepReport {
  number: number;
  seq: number;
  kind: "chance" | "move";
  seat: null | number;
  step: string;
  by: string;
  before: Array<number>;
  after: Array<number>;
  best: null | string;
  loss: number;
  lead_loss: number;
  stake: number;
  mark: string;
  exact: boolean;
  error: number;
  judged: boolean;
  values: Array<MoveValue>;
}

export interface Steps {
  steps: Array<Step>;
  now: Now;
}

export interface Sync {
  type: "sync";
  since: number;
}

export interface TableNow {
  table: string;
  game: string;
  rules: string;
  best: "high" | "low";
  options: Record<string, unknown>;
  levels: Array<string>;
  previous: null | string;
  opened: string;
  commitment: string;
  links: number;
  format: string;
  absent: "go on" | "wait";
  takeback: "agree" | boolean;
  coach: Array<string>;
  by_hand: boolean;
  daily: string;
  tournament: string;
  duplicate: boolean;
  rated: boolean;
  advice: boolean;
  header: string;
  clock: Clock | null;
  pace: "days" | "live";
  watch: boolean;
  bot_pause: number;
  you: You;
  now: Now;
  view: Record<string, unknown>;
  since: number;
  log: Array<BackEvent | BeginEvent | ChainEvent | ConsentEvent | DeclineEvent | DeviceEvent | DropEvent | EndEvent | LeaveEvent | MoveEvent | OpenEvent | OutcomeEvent | PauseEvent | ReactionEvent | RematchEvent | ResumeEvent | SeatEvent | UndoEvent | VoidEvent>;
  said: Array<Said | null>;
  lines: Array<string>;
}

export interface TakeOver {
  type: "takeover";
  id: string;
  seq: number;
  seat: number;
  who: number;
  level: string;
}

export interface Tallied {
  rounds: Array<Array<null | number>>;
  totals: Array<number>;
  asked: Array<number>;
  blank: boolean;
  tie: boolean;
  least: number;
  stop: "" | "share" | "stop";
  winners: Array<number>;
  places: Array<number>;
}

export interface Tallying {
  game: string;
  options?: Record<string, unknown>;
  rounds: Array<Array<null | number>>;
  stopped?: boolean;
}

export interface Tell {
  type: "tell";
  id: string;
  seq: number;
  seat: number;
  outcome: string;
  device?: string;
}

export interface Think {
  type: "think";
  seat: number;
  seconds: number;
  question: Question;
}

export interface Thought {
  type: "thought";
  id: string;
  seq: number;
  seat: number;
  move?: string;
}

export interface TournamentNow {
  tournament: string;
  version: number;
  name: string;
  game: string;
  options: Record<string, unknown>;
  size: number;
  system: "round-robin" | "swiss";
  rounds: number;
  duplicate: boolean;
  automatic: boolean;
  clock: boolean;
  phase: "open" | "over" | "running";
  most: number;
  people: Array<TournamentPerson>;
  played: Array<TournamentRound>;
  standings: Array<TournamentStanding>;
  commitment: string;
  you: null | number;
  host: boolean;
}

export interface TournamentPerson {
  name: string;
  left: boolean;
  renewed: boolean;
}

export interface TournamentRound {
  tables: Array<TournamentTable>;
  byes: Array<number>;
  seed: null | string;
}

export interface TournamentStanding {
  person: number;
  place: number;
  points: number;
  opponents: number;
  beaten: number;
  wins: number;
  games: number;
}

export interface TournamentTable {
  table: string;
  people: Array<number>;
  places: Array<number> | null;
  why: "" | "absent" | "off" | "over";
}

export interface Turn {
  what: "move" | "roll";
  seat: number;
  bot: boolean;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
  of: number;
  device?: string;
}

export interface UndoEvent {
  event: "undo";
  seq: number;
  seat: number;
  of: number;
  device?: string;
  time?: string;
  id?: string;
}

export interface Undoable {
  seat: number;
  of: number;
}

export interface Unremind {
  endpoint: string;
}

export interface Valued {
  move: string;
  worth: Array<number>;
  lead: Array<number>;
  exact: boolean;
  error: number;
}

export interface Verified {
  sound: boolean;
  status: string;
  line: number;
  problem: string;
  why: Said | null;
  events: number;
  draws: number;
  by_players: number;
  sealed: boolean;
  head: string;
}

export interface VoidEvent {
  event: "void";
  seq: number;
  n: number;
  missing: Array<string>;
  link: string;
  links: Array<null | string>;
  time?: string;
  id?: string;
}

export interface Welcome {
  type: "welcome";
  table: TableNow;
}

export interface You {
  seats: Array<number>;
  host: boolean;
}

export type Command = Agree | Back | Begin | Chain | Consent | Decline | End | Leave | Pause | Play | React | Ready | Register | Rematch | Resume | Return | Reveal | Roll | TakeOver | Tell | Thought | Undo;

export type FromClient = Agree | Back | Begin | Chain | Consent | Decline | End | Hello | Leave | Pause | Ping | Play | React | Ready | Register | Rematch | Resume | Return | Reveal | Roll | Sync | TakeOver | Tell | Thought | Undo;

export type FromServer = Answer | Clocked | Closing | Drawing | Happened | Pong | Presence | Refused | Think | Welcome;

export type TableEvent = BackEvent | BeginEvent | ChainEvent | ConsentEvent | DeclineEvent | DeviceEvent | DropEvent | EndEvent | LeaveEvent | MoveEvent | OpenEvent | OutcomeEvent | PauseEvent | ReactionEvent | RematchEvent | ResumeEvent | SeatEvent | UndoEvent | VoidEvent;

// Runs the page's part in the draws of a table (web/src/chance/participant.ts) with a clock of its own: each line of
// standard input is one step; the answer is what was sent since, and what the page would show.
import { createInterface } from "node:readline";
import { load } from "./page.mjs";

const timers = new Map();
let now = 0;
let last = 0;
globalThis.setTimeout = (then, wait) => (timers.set(++last, { then, due: now + wait }), last);
Date.now = () => 1e12 + now;
globalThis.clearTimeout = (timer) => void timers.delete(timer);

const [{ Participant }, { Passing }] = await load("chance/participant", "chance/store");
let store = new Passing();
let sent = [];
let pings = [];
let part;

const steps = {
  /** Another browser, which has kept nothing. */
  fresh: (seats) => {
    store = new Passing();
    timers.clear();
    return steps.opened(seats);
  },
  /** A page is opened: another tab, or the same after a reload. */
  opened: async (seats) => {
    part = new Participant("story", seats, Promise.resolve(store), { send: (said) => sent.push(said), ping: (id) => pings.push(id), referee: async () => null, changed() {} });
    await part.accept("unchecked"); // a story is no game
  },
  closed: () => part.close(),
  told: (lines, draw) => part.told(lines, draw),
  drawn: (draw) => part.drawn(draw),
  command: (id, command) => part.command(id, command),
  answered: (id, seq) => part.answered(id, seq),
  pong: (id, seq) => part.pong(id, seq),
  sentAgain: () => part.sentAgain(),
  declined: (id, code) => part.declined(id, code),
  connection: (live) => part.connection(live),
  agree: () => part.agree(),
  confirm: () => part.confirm(),
  accept: (question) => part.accept(question),
  knows: () => part.knows(),
  playOn: () => part.playOn(),
  pass: (seconds) => {
    now += 1000 * seconds;
    for (const [timer, { then, due }] of [...timers]) if (due <= now && timers.delete(timer)) then();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...rest] = JSON.parse(line);
  await steps[what](...rest);
  await part.turn; // whatever was begun is done in its turn
  await part.turn;
  const { alarm, seed, device, evidence, account } = part.kept;
  const { notice, late, unanswered, stranger, question } = part;
  console.log(JSON.stringify({ sent, pings, alarm, notice, seed, device, evidence, account, late, unanswered, stranger, question }));
  [sent, pings] = [[], []];
}

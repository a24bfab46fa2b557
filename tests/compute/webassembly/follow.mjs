// node follow.mjs WEB JOB: follows games by the rules as a page does, by its own sources, and prints what it found as JSON.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, job] = process.argv.slice(2);
const { tables, walks } = JSON.parse(readFileSync(job, "utf8"));
const { transpileModule, ScriptTarget, ModuleKind } = createRequire(join(web, "package.json"))("typescript");
const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ES2022 };

const folder = mkdtempSync(join(tmpdir(), "follow-"));
async function imported(path) {
  const text = transpileModule(readFileSync(join(web, "src", `${path}.ts`), "utf8"), { compilerOptions }).outputText;
  const file = join(folder, `${path}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text.replace(/from "(\..*?)"/g, 'from "$1.mjs"'));
  return import(pathToFileURL(file).href);
}

const rulesOf = (game) => imported(`games/${game}/rules`).then(({ rules }) => rules);

/** At every node of a game: who acts, whose hand it is, what may follow, and the result. */
function walked(referee, steps) {
  const seen = [];
  const look = () => seen.push([referee.actor, referee.hand, referee.moves, referee.chances, referee.result.scores, referee.result.winners, referee.shown]);
  look();
  for (const step of steps) {
    if (!(referee.actor === -1 ? referee.falls(step) : referee.plays(step))) throw new Error(`${step} is refused`);
    look();
  }
  return seen;
}

try {
  await imported("referee/types");
  const { Referee } = await imported("referee/referee");
  const made = [];
  for (const { game, rules, options, seats } of tables) {
    const { tables: numbers, actions, outcomes } = (await rulesOf(game)).versions[rules](options, seats);
    made.push({ tables: numbers.map((each) => String(BigInt.asUintN(64, each))), actions, outcomes });
  }
  const found = [];
  for (const { game, rules, options, seats, module, steps } of walks) {
    const ruling = (await rulesOf(game)).versions[rules](options, seats);
    found.push(walked(new Referee(new WebAssembly.Module(readFileSync(module)), ruling, seats), steps));
  }
  console.log(JSON.stringify({ tables: made, walks: found }));
} finally {
  rmSync(folder, { recursive: true });
}

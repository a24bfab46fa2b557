// node analyse.mjs WEB JOB: analyses games as a page does, by its own sources, and prints the analyses as JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, job] = process.argv.slice(2);
const { module, ground, cells, lines } = JSON.parse(readFileSync(job, "utf8"));
const { transpileModule, ScriptTarget, ModuleKind } = createRequire(join(web, "package.json"))("typescript");
const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ES2022 };

const folder = mkdtempSync(join(tmpdir(), "analyse-"));
async function imported(path) {
  const text = transpileModule(readFileSync(join(web, "src", path), "utf8"), { compilerOptions }).outputText;
  const file = join(folder, `${path.split("/").at(-1).slice(0, -3)}.mjs`);
  writeFileSync(file, text.replace(/from "[^"]*\/(\w+)"/g, 'from "./$1.mjs"'));
  return import(pathToFileURL(file).href);
}

try {
  await imported("engine/memory.ts");
  await imported("engine/thought.ts");
  const { judgements } = await imported("engine/judgements.ts");
  const { Balance } = await imported("parts/analysis/balance.ts");
  const { analysisOf } = await imported("parts/analysis/moments.ts");
  const code = new WebAssembly.Module(readFileSync(module));
  const learned = new Uint8Array(readFileSync(ground));
  const found = lines.map((line) => {
    const balance = new Balance(line);
    for (const judged of judgements(code, learned, cells, line)) balance.enter(judged);
    return analysisOf(balance.report(), line);
  });
  console.log(JSON.stringify(found));
} finally {
  rmSync(folder, { recursive: true });
}

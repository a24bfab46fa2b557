// node ask.mjs WEB JOBS: asks games' modules about positions as a page does, by its own sources, and prints the answers as JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, jobs] = process.argv.slice(2);
const { transpileModule, ScriptTarget, ModuleKind } = createRequire(join(web, "package.json"))("typescript");
const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ES2022 };
const folder = mkdtempSync(join(tmpdir(), "ask-"));
try {
  const file = join(folder, "memory.mjs");
  writeFileSync(file, transpileModule(readFileSync(join(web, "src/engine/memory.ts"), "utf8"), { compilerOptions }).outputText);
  const { Memory } = await import(pathToFileURL(file).href);
  const answers = JSON.parse(readFileSync(jobs, "utf8")).map(({ module, ground, cells, players, instalments, positions }) => {
    const memory = new Memory(new WebAssembly.Module(readFileSync(module)), new Uint8Array(readFileSync(ground)), cells);
    return positions.map(({ numbers, steps }) => memory.answer(numbers, steps, players, instalments));
  });
  console.log(JSON.stringify(answers));
} finally {
  rmSync(folder, { recursive: true });
}

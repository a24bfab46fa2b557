// Runs the page's own checker (web/src/check) over the records whose paths come on standard input: one line of JSON each.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const web = new URL("../../web/", import.meta.url);
const typescript = createRequire(new URL("package.json", web))("typescript");
const folder = mkdtempSync(join(tmpdir(), "parlour-check-"));
const source = new URL("src/check/", web);
for (const name of readdirSync(source)) {
  const options = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
  const made = typescript.transpileModule(readFileSync(new URL(name, source), "utf8"), { compilerOptions: options }).outputText;
  writeFileSync(join(folder, name.replace(".ts", ".mjs")), made.replace(/from "(\.\/\w+)"/g, 'from "$1.mjs"'));
}
const { check } = await import(pathToFileURL(join(folder, "record.mjs")));
rmSync(folder, { recursive: true });

for await (const path of createInterface({ input: process.stdin })) {
  const { draws, ...rest } = await check(new Uint8Array(readFileSync(path)));
  console.log(JSON.stringify({ ...rest, draws: draws.length, alone: draws.filter((draw) => !draw.mixed).length }));
}

// Loads modules of the page (web/src/check, web/src/chance, web/src/referee) into Node, as they are but for their types.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const web = new URL("../../../web/", import.meta.url);
const typescript = createRequire(new URL("package.json", web))("typescript");

/** The modules with these names, such as `check/record`. */
export async function load(...names) {
  const folder = mkdtempSync(join(tmpdir(), "parlour-page-"));
  for (const part of ["check", "chance", "referee"]) transpile(new URL(`src/${part}/`, web), join(folder, part));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)))));
  rmSync(folder, { recursive: true });
  return modules;
}

function transpile(source, target) {
  mkdirSync(target);
  const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
  for (const name of readdirSync(source)) {
    const made = typescript.transpileModule(readFileSync(new URL(name, source), "utf8"), { compilerOptions }).outputText;
    writeFileSync(join(target, name.replace(".ts", ".mjs")), made.replace(/from "(\.\.?\/[\w/]+)"/g, 'from "$1.mjs"'));
  }
}

// Loads modules of the page (web/src/check, web/src/chance, web/src/referee) into Node, as they are but for their types.
// Loading the compiler takes over a second: what it made of the same sources before is kept beside the tools of the pages.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = new URL("../../../web/", import.meta.url);
const kept = fileURLToPath(new URL("node_modules/.cache/parlour/", web));

/** The modules with these names, such as `check/record`. */
export function load(...names) {
  const folder = transpiled(["check", "chance", "referee"]);
  return Promise.all(names.map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)))));
}

/** The folder of these parts without their types. */
function transpiled(parts) {
  const sources = parts.flatMap((part) => {
    const folder = new URL(`src/${part}/`, web);
    return readdirSync(folder).map((name) => [part, name, readFileSync(new URL(name, folder), "utf8")]);
  });
  const rest = [readFileSync(new URL("package-lock.json", web)), readFileSync(new URL(import.meta.url))];
  const stamp = createHash("sha256").update(JSON.stringify(sources));
  for (const each of rest) stamp.update(each);
  const folder = join(kept, `page-${stamp.digest("hex").slice(0, 16)}`);
  if (!existsSync(folder)) transpile(parts, sources, folder);
  return folder;
}

/** Others may do the same at this moment: the first to be done leaves its folder. */
function transpile(parts, sources, target) {
  mkdirSync(kept, { recursive: true });
  const made = mkdtempSync(join(kept, "new-"));
  const { transpileModule, ModuleKind, ScriptTarget } = createRequire(new URL("package.json", web))("typescript");
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  for (const part of parts) mkdirSync(join(made, part));
  for (const [part, name, source] of sources) {
    const plain = transpileModule(source, { compilerOptions }).outputText;
    writeFileSync(join(made, part, name.replace(".ts", ".mjs")), plain.replace(/from "(\.\.?\/[\w/]+)"/g, 'from "$1.mjs"'));
  }
  try {
    renameSync(made, target);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}

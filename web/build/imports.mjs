/**
 * Checks the imports of `src/`: they point down the layers of docs/web.md, games never import each other, and nothing
 * goes in a circle, neither files nor folders. Imports of types, lazy imports and globs count like any other.
 *
 *     node build/imports.mjs [FOLDER]
 */

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** From the top to the bottom. A file may import from its own layer and from those below. */
const LAYERS = ["", "pages", "parts", "session", "games", "boards", "device", "language", "pocket", "engine", "api", "chance", "referee", "check"];
/** Folders in which every folder is one thing of its own. */
const GROUPS = ["parts", "games"];

const FROM = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g;
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*["']([^"']+)["']/g;

const root = resolve(process.argv[2] ?? fileURLToPath(new URL("../src", import.meta.url)));

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [relative(root, path)] : [];
  });
}

function found(file, name) {
  const path = join(root, dirname(file), name);
  const match = ["", ".ts", ".svelte.ts", "/index.ts"].map((end) => path + end).find((one) => existsSync(one) && statSync(one).isFile());
  if (!match) throw new Error(`${file} imports ${name}, which is not there`);
  return relative(root, match);
}

/** What a file imports, as paths from the root. */
function imports(file) {
  const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const named = [...text.matchAll(FROM)].map((match) => match[1]).filter((name) => name.startsWith("."));
  const globbed = [...text.matchAll(GLOB)].flatMap((match) => matching(file, match[1]));
  return [...new Set([...named.map((name) => found(file, name)), ...globbed])];
}

/** The files that a glob with one star for a folder's name finds. */
function matching(file, pattern) {
  const [before, after] = pattern.split("*");
  const folder = join(root, dirname(file), before);
  return readdirSync(folder)
    .map((name) => join(folder, name + after))
    .filter((path) => existsSync(path))
    .map((path) => relative(root, path));
}

const layer = (file) => LAYERS.indexOf(file.includes("/") ? file.split("/")[0] : "");

/** The folder that a file belongs to: `pages`, `parts/table`, `games/NAME`. */
function folder(file) {
  const parts = dirname(file).split("/");
  return parts.slice(0, GROUPS.includes(parts[0]) ? 2 : 1).join("/");
}

function upward(graph) {
  const problems = [];
  for (const [file, targets] of graph) {
    if (layer(file) < 0) problems.push(`${file} is in no layer: give its folder a place in build/imports.mjs and in docs/web.md`);
    for (const target of targets) {
      if (layer(target) < layer(file)) problems.push(`${file} imports ${target}, which is above it`);
    }
  }
  return problems;
}

/** A path that ends where it began, if there is one. */
function circle(graph) {
  const done = new Set();
  const path = [];
  function visit(node) {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const way = visit(next);
      if (way) return way;
    }
    path.pop();
    done.add(node);
    return null;
  }
  for (const node of graph.keys()) {
    const way = visit(node);
    if (way) return way;
  }
  return null;
}

function folders(graph) {
  const result = new Map();
  for (const [file, targets] of graph) {
    const from = folder(file);
    const known = result.get(from) ?? new Set();
    for (const target of targets) if (folder(target) !== from) known.add(folder(target));
    result.set(from, known);
  }
  return result;
}

function circles(graph) {
  const found = [circle(graph), circle(folders(graph))].filter((way) => way);
  return found.map((way) => `a circle of imports: ${way.join(" → ")}`);
}

function betweenGames(graph) {
  const game = (name) => name.startsWith("games/");
  return [...folders(graph)].flatMap(([from, targets]) =>
    [...targets].filter((target) => game(from) && game(target)).map((target) => `${from} imports ${target}: games never import each other`),
  );
}

const graph = new Map(files(root).sort().map((file) => [file, imports(file)]));
const problems = [...upward(graph), ...circles(graph), ...betweenGames(graph)];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

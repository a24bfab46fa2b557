/** Which modules travel together: few files, so that a phone does not wait for fifty answers before the first page. */

import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** In the order in which people come by them. A module travels with the first of these that is not there without it. */
const ROOTS: [string, RegExp][] = [
  ["first", /\/web\/(index\.html|src\/main\.ts)$/],
  ["new", /\/web\/src\/pages\/New\.svelte$/],
  ["table", /\/web\/src\/pages\/Table\.svelte$/],
];

/** The name of the chunk that a module is part of; what only other pages need is left to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const needing = [...whoNeeds(id, graph, new Set<string>())];
  return ROOTS.find(([, root]) => needing.some((each) => root.test(each)))?.[0] ?? null;
}

/** A module and all that import it, directly or not, other than by asking for it later. */
function whoNeeds(id: string, graph: Graph, found: Set<string>): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) whoNeeds(importer, graph, found);
  }
  return found;
}

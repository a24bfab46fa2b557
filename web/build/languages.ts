/** Makes modules of the Fluent files of each language, which the terminal reads too: one for the pages, one for the rules, the lessons, the scoreboard and the search for the best move. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:languages";
const PAGES = "virtual:language/";
const RULES = "virtual:rules/";
const OF_THE_TERMINAL = ["analysis.ftl", "commands.ftl", "help.ftl", "terminal.ftl"];
const OF_THE_RULES = ["explore.ftl", "lessons.ftl", "rules.ftl", "scores.ftl"];

/** What a page need not load: comments, which are for translators, empty lines, and what only a library cannot do. */
const UNUSED = /^#.*\n|^\n|^(?:batch-|number-none|cannot-(?:analyse|bot|choose|cluster|draw-here|encode|extra|pack|perft|rank|simulate|solve|test|train|win|worth)).*\n(?:[ }].*\n)*/gm;

export function languages(folder: string): Plugin {
  const codes = (): string[] =>
    readdirSync(folder)
      .filter((code) => existsSync(join(folder, code, "web.ftl")))
      .sort();
  const list = (name: string, beginning: string): string => {
    const entries = codes().map((code) => `${JSON.stringify(code)}: () => import("${beginning}${code}")`);
    return `export const ${name} = { ${entries.join(", ")} };`;
  };

  /** The files that a module is made of. */
  function files(id: string): string[] {
    const rules = id.startsWith(RULES);
    const code = id.slice((rules ? RULES : PAGES).length);
    return readdirSync(join(folder, code))
      .filter((name) => name.endsWith(".ftl") && !OF_THE_TERMINAL.includes(name) && OF_THE_RULES.includes(name) === rules)
      .sort()
      .map((name) => join(folder, code, name));
  }

  return {
    name: "parlour-languages",
    resolveId: (id) => (id === LIST || id.startsWith(PAGES) || id.startsWith(RULES) ? `\0${id}` : undefined),
    load(resolved) {
      if (!resolved.startsWith("\0virtual:")) return undefined;
      const id = resolved.slice(1);
      if (id === LIST) return [list("LANGUAGES", PAGES), list("RULES", RULES)].join("\n");
      if (!id.startsWith(PAGES) && !id.startsWith(RULES)) return undefined;
      const found = files(id);
      for (const file of found) this.addWatchFile(file);
      const text = found.map((file) => readFileSync(file, "utf8")).join("\n").replace(UNUSED, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

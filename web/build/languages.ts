/** Makes modules of the Fluent files of each language, which the terminal reads too: one for the pages, one for the rules, the lessons, the season, the search for the best move and the page about Parlour, one for the analysis and the check of a game and the daily challenge, one for parties at home, one for tournaments, one for ratings, one for clocks, one for the reasons of a coach, one for how rolls are made, one for pages without a server, one for the page on chance. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:languages";
const PAGES = "virtual:language/";
const RULES = "virtual:rules/";
const ANALYSIS = "virtual:analysis/";
const PARTY = "virtual:party/";
const TOURNAMENT = "virtual:tournament/";
const CLOCK = "virtual:clock/";
const RATINGS = "virtual:ratings/";
const REASONS = "virtual:reasons/";
const FAIR = "virtual:fair/";
const POCKET = "virtual:pocket/";
const CHANCE = "virtual:chance/";
const OF_THE_TERMINAL = ["commands.ftl", "help.ftl", "terminal.ftl"];
/** What is loaded when it is needed. */
const LATER: Record<string, string[]> = { [RULES]: ["about.ftl", "explore.ftl", "house.ftl", "lessons.ftl", "rules.ftl", "scores.ftl", "tally.ftl"], [ANALYSIS]: ["analysis.ftl", "check.ftl", "daily.ftl"], [PARTY]: ["party.ftl"], [TOURNAMENT]: ["tournament.ftl"], [RATINGS]: ["ratings.ftl"], [CLOCK]: ["clock.ftl"], [REASONS]: ["reasons.ftl"], [FAIR]: ["fair.ftl"], [POCKET]: ["pocket.ftl"], [CHANCE]: ["chance.ftl"] };
const BEGINNINGS = [PAGES, ...Object.keys(LATER)];

/** What a page need not load: comments, which are for translators, empty lines, and what only programs and terminals say. */
const UNUSED = /^#.*\n|^\n|^(?:analysis-(?:one|html-about)|profile|batch-|client-|coach-who|error-meant|gpu-|join-no|log-torn|number-none|option-(?:bots|cluster|cores|dataset-|deals|error-rate|exam|from-to|games|one-place|policies|seat-(?:bots|count)|sprt|workers)|pages-none|record-(?:arena-|busy|cannot-|challenge|exists|finished|no-secret|none-unfinished|other-secret)|server-daily-|solution-untold|verify-(?:address|what)|wrong-(?:day|round)|cannot-(?:bot|choose|cluster|dataset|draw-here|encode|end|extra|mix|odds|pack|perft|pocket|rank|respond|simulate|solve|test|train|win|worth)).*\n(?:[ }].*\n)*/gm;

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
    const beginning = BEGINNINGS.find((each) => id.startsWith(each)) ?? PAGES;
    const code = id.slice(beginning.length);
    const other = [...OF_THE_TERMINAL, ...Object.values(LATER).flat()];
    return readdirSync(join(folder, code))
      .filter((name) => LATER[beginning]?.includes(name) ?? (name.endsWith(".ftl") && !other.includes(name)))
      .sort()
      .map((name) => join(folder, code, name));
  }

  return {
    name: "parlour-languages",
    resolveId: (id) => (id === LIST || BEGINNINGS.some((each) => id.startsWith(each)) ? `\0${id}` : undefined),
    load(resolved) {
      if (!resolved.startsWith("\0virtual:")) return undefined;
      const id = resolved.slice(1);
      if (id === LIST) return [list("LANGUAGES", PAGES), list("RULES", RULES), list("ANALYSES", ANALYSIS), list("PARTIES", PARTY), list("TOURNAMENTS", TOURNAMENT), list("RATINGS", RATINGS), list("CLOCKS", CLOCK), list("REASONS", REASONS), list("FAIRNESS", FAIR), list("POCKETS", POCKET), list("CHANCES", CHANCE)].join("\n");
      if (!BEGINNINGS.some((each) => id.startsWith(each))) return undefined;
      const found = files(id);
      for (const file of found) this.addWatchFile(file);
      const text = found.map((file) => readFileSync(file, "utf8")).join("\n").replace(UNUSED, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Makes one module of each language out of its Fluent files, which the terminal reads too. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:languages";
const ONE = "virtual:language/";
const OF_THE_TERMINAL = ["commands.ftl", "help.ftl", "terminal.ftl"];

export function languages(folder: string): Plugin {
  const codes = (): string[] =>
    readdirSync(folder)
      .filter((code) => existsSync(join(folder, code, "web.ftl")))
      .sort();
  const files = (code: string): string[] =>
    readdirSync(join(folder, code))
      .filter((name) => name.endsWith(".ftl") && !OF_THE_TERMINAL.includes(name))
      .sort()
      .map((name) => join(folder, code, name));

  return {
    name: "parlour-languages",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = codes().map((code) => `${JSON.stringify(code)}: () => import("${ONE}${code}")`);
        return `export const LANGUAGES = { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const found = files(id.slice(ONE.length + 1));
      for (const file of found) this.addWatchFile(file);
      // Comments are for translators; a page need not load them.
      const text = found.map((file) => readFileSync(file, "utf8")).join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

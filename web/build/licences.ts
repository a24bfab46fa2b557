/** The licences of everything by others that the pages contain, told from the bundle itself. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

function licence(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `The text: https://spdx.org/licenses/${about.license}.html`;
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

export function licences(): Plugin {
  return {
    name: "parlour-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = new Map<string, string>();
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(part.modules)) {
          const found = PACKAGE.exec(id.replaceAll("\\", "/").replaceAll("\0", ""));
          if (found && renderedLength > 0) folders.set(found[2]!, found[1]!);
        }
      }
      const source = [...folders].sort().map(([, folder]) => licence(folder)).join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** The SHA-256 of every file of the pages, so that anybody can compare what a server sends with what was built. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const LIST = "hashes.txt";
const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

export function hashes(): Plugin {
  let folder = "";
  return {
    name: "parlour-hashes",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== LIST);
      const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
      const lines = paths.map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`).join("");
      writeFileSync(join(folder, LIST), `# ${sha256(lines)}\n${lines}`);
    },
  };
}

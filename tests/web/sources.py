"""Sources of the pages that need no browser, run in Node."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.web.conftest import ROOT

RUN = """
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const [source, script, given] = process.argv.slice(1);
const text = readFileSync(source, 'utf8');
const file = `${process.cwd()}/node_modules/.cache/parlour/${createHash('sha256').update(text).digest('hex')}.mjs`;
if (!existsSync(file)) {  // the compiler takes most of a second to load
  const { transpileModule, ScriptTarget: { ES2022: target }, ModuleKind: { ES2022: module } } = require('typescript');
  mkdirSync('node_modules/.cache/parlour', { recursive: true });
  writeFileSync(`${file}.${process.pid}`, transpileModule(text, { compilerOptions: { target, module } }).outputText);
  renameSync(`${file}.${process.pid}`, file);
}
import(file)
  .then((made) => eval(script)(made, JSON.parse(given)))
  .then((answer) => process.stdout.write(JSON.stringify(answer)));
"""


def answered(source: str, script: str, given: Any) -> Any:
    """Calls `script`, a JavaScript function, with the exports of a source below `web` and with `given`."""
    command = ["node", "-e", RUN, source, script, json.dumps(given)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT / "web").stdout)

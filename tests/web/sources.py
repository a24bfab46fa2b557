"""Sources of the pages that need no browser, run in Node."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.web.conftest import ROOT

RUN = """
const { readFileSync } = require('node:fs');
const { transpileModule, ScriptTarget: { ES2022: target }, ModuleKind: { ES2022: module } } = require('typescript');
const [source, script, given] = process.argv.slice(1);
const text = transpileModule(readFileSync(source, 'utf8'), { compilerOptions: { target, module } }).outputText;
import(`data:text/javascript,${encodeURIComponent(text)}`)
  .then((made) => eval(script)(made, JSON.parse(given)))
  .then((answer) => process.stdout.write(JSON.stringify(answer)));
"""


def answered(source: str, script: str, given: Any) -> Any:
    """Calls `script`, a JavaScript function, with the exports of a source below `web` and with `given`."""
    command = ["node", "-e", RUN, source, script, json.dumps(given)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT / "web").stdout)

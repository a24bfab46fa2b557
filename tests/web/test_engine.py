"""The engine of the pages, as a page uses it: searches that tell how far they are, and that end at once."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT, Server, Visit
from tests.web.tables import opened

WITHOUT_TYPES = """
const { transpileModule, ScriptTarget: { ES2022: target }, ModuleKind: { ES2022: module } } = require('typescript');
process.stdout.write(transpileModule(process.argv[1], { compilerOptions: { target, module } }).outputText);
"""
SEARCH = """async (question) => {
  const { Engine } = await import('/engine-under-test.js');
  const engine = new Engine(), told = [];
  const answer = await engine.search(question, { instalments: 2 }, (thought) => told.push(thought));
  return { answer, told };
}"""
STOP = """async (question) => {
  const { Engine } = await import('/engine-under-test.js');
  const engine = new Engine(), told = [];
  const search = engine.search(question, { seconds: 3600 }, (thought) => {
    told.push(thought);
    if (told.length === 2) setTimeout(() => engine.stop(), 20);
  });
  const stopped = await search, then = told.length;
  const further = await engine.advise(question);
  return { stopped, last: told[then - 1], later: told.length - then, further };
}"""
FIRST = """async (question) => {
  const { Engine } = await import('/engine-under-test.js');
  const began = performance.now();
  await new Engine().advise(question);
  return performance.now() - began;
}"""


@pytest.fixture(scope="module")
def engine() -> str:
    """The engine's source as the browser takes it; its worker is the one that the pages have."""
    source = ROOT / "web" / "src" / "engine" / "engine.ts"
    command = ["node", "-e", WITHOUT_TYPES, source.read_text()]
    text = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT / "web").stdout
    (worker,) = Path(ROOT, "src/parlour/web/assets").glob("worker-*.js")
    address = 'new URL("./worker.ts", import.meta.url)'
    assert address in text
    return text.replace(address, f'"/assets/{worker.name}"')


def asked(server: Server, game: str, **options: Any) -> Any:
    """The question of a new table."""
    table = opened(server, game, first=0, **options)
    request = Request(f"{server.address}/api/tables/{table['table']}/question")
    request.add_header("authorization", f"Bearer {table['key']}")
    with urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read())


def page_with(visit: Visit, engine: str) -> Page:
    page = visit("/")
    page.route("**/engine-under-test.js", lambda route: route.fulfill(body=engine, content_type="text/javascript"))
    return page


@pytest.mark.long
def test_a_search_tells_better_and_better_founded_thoughts(visit: Visit, server: Server, engine: str) -> None:
    found = page_with(visit, engine).evaluate(SEARCH, asked(server, "rolit"))
    assert [each["nodes"] for each in found["told"]] == sorted({each["nodes"] for each in found["told"]})
    assert len(found["told"]) == 3 and found["told"][-1] == found["answer"]


def test_a_search_ends_at_once_with_its_last_thought(visit: Visit, server: Server, engine: str) -> None:
    question = asked(server, "rolit")
    found = page_with(visit, engine).evaluate(STOP, question)
    assert found["stopped"] == found["last"] and found["later"] == 0
    assert len(found["further"]["steps"]) == len(question["moves"]), "another worker thinks on"


@pytest.mark.parametrize("game", ["rolit", "shutbox", "tuki"])
def test_the_first_answer_needs_nothing_but_module_and_ground(
    visit: Visit, server: Server, engine: str, game: str
) -> None:
    page = page_with(visit, engine)
    loaded = list[str]()
    page.on("request", lambda request: loaded.append(request.url))
    options = {"edition": "nine", "tiles": 6} if game == "shutbox" else {}
    assert page.evaluate(FIRST, asked(server, game, **options)) > 0
    assert sum(f"/{game}/engine/" in url for url in loaded) == 2

"""A page from another address in a real browser: it plays at the table whose key it has, and can do nothing else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route

from tests.web.conftest import Server

PLAY = """async ([server, table, token]) => {
  const json = { 'Content-Type': 'application/json' };
  const ask = async (path, options = {}) => (await fetch(`${server}/api/tables/${table}${path}`, options)).json();
  const joined = await ask('/join', { method: 'POST', headers: json, body: JSON.stringify({ token, name: 'Grace' }) });
  const key = { Authorization: `Bearer ${joined.key}` };
  const now = await ask('', { headers: key });
  const move = now.now.allowed[0];
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/live`);
  const heard = [];
  const answered = new Promise(done => {
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      heard.push(said.type);
      const play = () => ({ type: 'play', id: 'm', seq: said.table.now.seq, seat: 0, move });
      if (said.type === 'welcome') socket.send(JSON.stringify(play()));
      if (said.type === 'answer' || said.type === 'refused') done(said);
    };
  });
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key: joined.key }));
  const answer = await answered;
  socket.close();
  const events = await ask('/events?since=0', { headers: key });
  const body = JSON.stringify({ type: 'react', id: 'r', seq: 0, seat: 0, what: 'laugh' });
  const said = await ask('/commands', { method: 'POST', headers: { ...json, ...key }, body });
  const log = events.steps.map(step => step.event);
  return { seats: joined.seats, answer: answer.type, heard, move, log, said: said.type };
}"""
TRY = """async ([url, options]) => {
  try {
    const answer = await fetch(url, options);
    return `read ${answer.status} ${(await answer.text()).length}`;
  } catch (error) {
    return 'refused';
  }
}"""
LISTEN = """([url, hello]) => new Promise(done => {
  const socket = new WebSocket(url);
  const heard = [];
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data).type);
  socket.onclose = ({ code }) => done([code, heard]);
})"""


ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))


class Blank(BaseHTTPRequestHandler):
    """Somebody else's page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title><main><h1>Elsewhere</h1></main>")

    def log_message(self, format: str, *given: object) -> None:
        pass


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Page]:
    site = ThreadingHTTPServer(("127.0.0.1", 0), Blank)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    page = browser.new_page()
    page.goto(f"http://localhost:{site.server_port}/")  # another site, not only another port
    yield page
    page.close()
    site.shutdown()
    site.server_close()


def opened(server: Server) -> tuple[Any, str]:
    """A table of Rolit whose first seat is free, and the token of its invitation."""
    seats = [{"kind": "elsewhere"}, {"kind": "elsewhere", "name": "Ada", "mine": True}]
    with httpx.Client(base_url=server.address, timeout=60) as client:
        table = client.post("/api/tables", json={"game": "rolit", "seats": seats, "options": {"first": 0}}).json()
        key = {"Authorization": f"Bearer {table['key']}"}
        link = client.post(f"/api/tables/{table['table']}/invite", json={}, headers=key).json()["link"]
    return table, link.partition("#i=")[2]


def test_a_page_from_elsewhere_joins_and_plays(server: Server, elsewhere: Page) -> None:
    table, token = opened(server)
    played = elsewhere.evaluate(PLAY, [server.address, table["table"], token])
    assert played["seats"] == [0] and played["answer"] == "answer" and "welcome" in played["heard"]
    moves = [event["move"] for event in played["log"] if event["event"] == "move"]
    assert moves == [played["move"]] and played["said"] == "answer"


def test_our_own_page_plays_at_another_server_with_its_own_rules_and_device(server: Server, browser: Browser) -> None:
    """The page comes from `localhost`, the table is at 127.0.0.1: for a browser these are two servers."""
    here, asked, said = server.address.replace("127.0.0.1", "localhost"), list[str](), list[str]()
    seats = [
        {"kind": "elsewhere"},
        {"kind": "elsewhere", "name": "Ada", "mine": True},
        {"kind": "bot", "level": "random"},
    ]
    with httpx.Client(base_url=server.address, timeout=60) as client:
        table = client.post(
            "/api/tables", json={"game": "shutbox", "seats": seats, "options": {"dice": 3}, "devices": True}
        ).json()
        key = {"Authorization": f"Bearer {table['key']}"}
        link = client.post(f"/api/tables/{table['table']}/invite", json={}, headers=key).json()["link"]
    context = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{here}/t/{table['table']}#k={table['key']}")
    page.locator(".lobby").wait_for()
    assert not any(url.startswith((server.address, "ws://127")) for url in asked), "a key of a table here"
    far = f"/far/http/{server.address.removeprefix('http://')}/{table['table']}"
    page.goto(here + far)
    page.get_by_role("heading", name="This table does not exist").wait_for()  # the same id, and not the same key
    page.goto(f"{here}/join")
    page.get_by_label("Code").fill(f"{server.address}/t/{table['table']}#{link.partition('#')[2]}")
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("heading", name="A table at").wait_for()
    assert page.evaluate(TRY, ["http://127.0.0.2:9/", {}]) == "refused" and any("connect-src" in text for text in said)
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take a seat").click()
    changed = page.get_by_text("This table changes the usual rules").text_content() or ""
    assert changed.translate(ISOLATES) == "This table changes the usual rules: Dice: 3."

    def log() -> list[Any]:
        got = httpx.get(f"{server.address}/api/tables/{table['table']}/events?since=0", headers=key).json()
        return [step["event"] for step in got["steps"]]

    assert not any(event["event"] == "open" or event.get("seats") == [0] for event in log()), (
        "read before the first roll"
    )
    page.get_by_role("button", name="Got it").click()
    page.wait_for_selector(".room .board .board")  # both devices have come
    page.wait_for_function("() => !document.querySelector('.fair.alarm')")
    for _ in range(100):
        devices = [event for event in log() if event["event"] == "device" and event["seats"] == [0]]
        if devices:
            break
        page.wait_for_timeout(200)
    assert devices, "its own device takes part"
    theirs = [url for url in asked if url.startswith((server.address, "ws://127"))]
    at = f"/api/tables/{table['table']}"
    assert {url.partition("127.0.0.1")[2].partition("/")[2] for url in theirs} <= {
        f"{at}{end}"[1:] for end in ("", "/join", "/live")
    }
    page.goto(here)
    assert page.evaluate(TRY, [f"{server.address}{at}", {"headers": key}]) == "refused", "no other page of ours may"
    context.close()
    for path in (
        "/far/http/a.example;img-src%20*/x",
        "/far/http/a.example%0d%0ax/x",
        "/far/ftp/a.example/x",
        "/far/http/a b/x",
    ):
        policy = httpx.get(server.address + path).headers["content-security-policy"]
        assert "connect-src 'self';" in policy and "example" not in policy, path


def test_options_that_change_when_one_has_sat_down_are_an_alarm(server: Server, browser: Browser) -> None:
    seats = [{"kind": "elsewhere"}, {"kind": "elsewhere", "name": "Ada", "mine": True}]
    with httpx.Client(base_url=server.address, timeout=60) as client:
        body = {"game": "shutbox", "seats": seats, "options": {"dice": 3}, "devices": True}
        table = client.post("/api/tables", json=body).json()
        key = {"Authorization": f"Bearer {table['key']}"}
        link = client.post(f"/api/tables/{table['table']}/invite", json={}, headers=key).json()["link"]

    def ordinary(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"dice\\":3', '"dice\\":2'))

    page = browser.new_page(locale="en", service_workers="block")
    page.route(f"{server.address}/api/tables/{table['table']}", ordinary)
    here = server.address.replace("127.0.0.1", "localhost")
    page.goto(f"{here}/far/http/{server.address.removeprefix('http://')}/{link.removeprefix('/t/')}")
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("alert").get_by_text("Nothing more is sent from here").wait_for(timeout=60_000)
    page.close()


def test_a_page_from_elsewhere_is_refused_everything_else(server: Server, elsewhere: Page) -> None:
    table, _ = opened(server)
    at, key = f"{server.address}/api/tables/{table['table']}", {"Authorization": f"Bearer {table['key']}"}
    body = {"method": "POST", "headers": {"Content-Type": "application/json", **key}, "body": "{}"}
    assert elsewhere.evaluate(TRY, [at, {"headers": key}]).startswith("read 200"), "what a key opens can be read"
    reads = ["/", "/metrics", "/health", "/api/home", "/api/games", "/api/daily", "/api/tournaments/x"]
    for path in reads:
        assert elsewhere.evaluate(TRY, [server.address + path, {}]) == "refused", path
        assert elsewhere.evaluate(TRY, [server.address + path, {"headers": key}]) == "refused", path
    for path in ("/api/tables", "/api/home", "/api/tournaments", "/api/tournaments/x/run", "/api/daily", "/api/codes"):
        assert elsewhere.evaluate(TRY, [server.address + path, body]) == "refused", path
    for path in ("/mine", "/invite", "/replay", "/advice", "/claim"):
        assert elsewhere.evaluate(TRY, [at + path, {"headers": key}]) == "refused", path
        assert elsewhere.evaluate(TRY, [at + path, body]) == "refused", path
    assert elsewhere.evaluate(TRY, [at, {}]) == "refused", "to watch is for this server's own pages"
    assert elsewhere.evaluate(TRY, [f"{at}/mine", {"method": "DELETE", "headers": key}]) == "refused"
    live = f"{at.replace('http', 'ws')}/live"
    for hello in ({"type": "hello"}, {"type": "hello", "key": "x" * 32}):
        code, heard = elsewhere.evaluate(LISTEN, [live, hello])
        assert code == 4404 and heard == ["refused"]
    with httpx.Client(base_url=server.address) as client:
        assert not client.get("/api/home").json()["open"]
        assert client.get(f"/api/tables/{table['table']}", headers=key).status_code == 200

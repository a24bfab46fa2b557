"""A bot for any game, over the network: python examples/bot.py 'http://127.0.0.1:8000/t/TABLE#i=TOKEN'

Give it an invitation (#i=) or a seat link (#k=). It plays random moves; put something better into `choose`.
It asks over HTTP alone, with nothing but the standard library; docs/api.md describes every request it makes.

In every draw it takes part with a device: it has committed to 256 links and reveals one when the table says go.
examples/client.py does the same with `parlour.adapters.remote`, whose device also checks each line it is told.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from urllib.error import HTTPError
from urllib.parse import urlsplit


def choose(now: dict) -> str:
    return random.choice(now["allowed"])


def ask(method: str, url: str, key: str = "", body: dict | None = None) -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except HTTPError as error:
            if error.code not in (429, 503):  # asked too much, or the server is about to stop: ask again later
                raise
            time.sleep(float(error.headers.get("Retry-After", 1)))


def link_before(table: str, device: str, m: int, link: bytes) -> bytes:
    fields = (b"parlour/2 link", table.encode(), bytes.fromhex(device), m.to_bytes(8, "big"), link)
    return hashlib.sha256(b"".join(len(field).to_bytes(4, "big") + field for field in fields)).digest()


class Device:
    def __init__(self, table: str, after: int) -> None:
        self.id, self.after, self.done = secrets.token_hex(16), after, 0
        self.links = {after + 256: secrets.token_bytes(32)}
        for m in range(after + 256, after, -1):
            self.links[m - 1] = link_before(table, self.id, m, self.links[m])

    def answer(self, draw: dict) -> dict:
        """The answer to the open draw: ready, then the link after go; registers again if play goes on without us."""
        said = {"device": self.id, "open": draw["open"], "n": draw["n"]}
        if self.id not in [each["device"] for each in draw["party"]]:
            return {"type": "back", "device": self.id}
        if not draw["go"]:
            return {"type": "ready"} | said
        self.done = draw["n"]
        return {"type": "reveal", "link": self.links[draw["n"]].hex()} | said


def main(link: str) -> None:
    parts = urlsplit(link)
    table = parts.path.removeprefix("/t/")
    api = f"{parts.scheme}://{parts.netloc}/api/tables/{table}"
    joined = ask("POST", f"{api}/join", body={"token": parts.fragment[2:], "name": "Robot"})
    key, seats, seq, go = joined["key"], joined["seats"], 0, 0
    print("seated at", seats, "- to come back:", joined["link"])

    def say(command: dict) -> None:
        try:
            ask("POST", f"{api}/commands", key, {"id": secrets.token_hex(8)} | command)
        except HTTPError as error:
            error.close()  # refused, because something else happened first: look again

    device = Device(table, sum(event["event"] == "open" for event in ask("GET", api, key)["log"]))
    top = device.links[device.after].hex()
    say({"type": "device", "device": device.id, "seats": seats, "after": device.after, "top": top})
    while True:
        now = ask("GET", f"{api}/events?since={seq}&wait=20&go={go}", key)["now"]
        seq, turn, draw = now["seq"], now["turn"], now["draw"]
        go = draw["n"] if draw and not draw["go"] else 0  # to be told when go is said
        if now["ended"]:
            return print("over:", now["ended"]["scores"])
        if draw and device.done < draw["n"]:
            say(device.answer(draw))
        elif turn and turn["seat"] in seats and not now["paused"]:
            what = {"type": "roll"} if turn["what"] == "roll" else {"type": "play", "roll": True, "move": choose(now)}
            say({"seq": seq, "seat": turn["seat"]} | what)
            seq -= 1  # one less: asked again at once


if __name__ == "__main__":
    main(sys.argv[1])

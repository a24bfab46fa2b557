"""A bot for any game, over the network: python examples/bot.py 'http://127.0.0.1:8000/t/TABLE#i=TOKEN'

Give it an invitation (#i=) or a seat link (#k=). It plays random moves; put something better into `choose`.
It asks over HTTP alone, with nothing but the standard library; docs/api.md describes every request it makes.
"""

import json
import random
import secrets
import sys
import urllib.request
from urllib.parse import urlsplit


def choose(now: dict) -> str:
    return random.choice(now["allowed"])


def ask(method: str, url: str, key: str = "", body: dict | None = None) -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=60) as answer:
        return json.load(answer)


def main(link: str) -> None:
    parts = urlsplit(link)
    api = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.removeprefix('/t/')}"
    joined = ask("POST", f"{api}/join", body={"token": parts.fragment[2:], "name": "Robot"})
    key, seq = joined["key"], 0
    print("seated at", joined["seats"], "- to come back:", joined["link"])
    while True:
        now = ask("GET", f"{api}/events?since={seq}&wait=20", key)["now"]
        seq, turn = now["seq"], now["turn"]
        if now["ended"]:
            print("over:", now["ended"]["scores"])
            return
        if turn and turn["seat"] in joined["seats"] and not now["paused"]:
            command = {"id": secrets.token_hex(8), "seq": seq, "seat": turn["seat"], "nonce": secrets.token_hex(16)}
            what = {"type": "roll"} if turn["what"] == "roll" else {"type": "play", "move": choose(now)}
            seq = ask("POST", f"{api}/commands", key, command | what)["seq"] - 1  # one less: asked again at once


if __name__ == "__main__":
    main(sys.argv[1])

"""`parlour verify --receipt`: what a device kept is compared with the record, line by line and number by number."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.errors import BadRecord
from parlour.speech.languages import speak
from parlour.table import Bots, Host, Moved, Opened, OutcomeDrawn, Play, bot_seat, dump, here, new_id
from parlour.table.receipt import FORMAT, misfit, read_receipt
from parlour.terminal.commands import main

NODE = shutil.which("node")
SCRIPT = Path(__file__).with_name("receipt.mjs")


@pytest.fixture(scope="module")
def host() -> Host:
    """A game of Ada, whose device takes part, and a bot; she has moved more than once."""
    while len(moves(found := played(), len(found.table.lines))) < 2:
        pass
    return found


def played() -> Host:
    host = Host.create(parlour.game("shutbox", players=2), [here("Ada"), bot_seat("random")])
    bots = Bots(host.table.header.game, 1)
    while not host.table.ended:
        mine = Play(id=new_id(), seq=host.table.seq, seat=0, move=host.table.state.allowed()[0])
        host.take(bots.command(host.table) or mine)
    return host


def kept(host: Host, lines: int) -> dict[str, Any]:
    """The receipt of Ada's page after a number of lines, the header's included."""
    table, device = host.table, host.device
    assert device is not None
    log = table.log[: lines - 1]
    opens = {event.n: table.lines[event.seq][-66:-2].decode() for event in log if isinstance(event, Opened)}
    links = {event.n: event.links[0] for event in log if isinstance(event, OutcomeDrawn)}
    return {
        "format": FORMAT,
        "table": table.header.id,
        "device": device.id,
        "head": table.lines[lines - 1][-66:-2].decode(),
        "lines": lines,
        "sent": {str(n): {"open": opens[n], "link": link} for n, link in links.items()},
        "log": [line.decode() for line in table.lines[:lines]],
    }


def verdict(host: Host, receipt: object, folder: Path, events: int | None = None) -> int:
    (folder / "receipt.json").write_text(json.dumps(receipt))
    log = host.table.log[:events]
    (folder / "game.jsonl").write_bytes(dump(host.table.header, log, host.table.names))
    said = main(["verify", str(folder / "game.jsonl"), "--receipt", str(folder / "receipt.json")])
    assert on_page(folder) == in_python(folder)
    return said


def in_python(folder: Path) -> tuple[str, Any]:
    """The misfit: its code, and its place."""
    try:
        found = misfit(read_receipt((folder / "receipt.json").read_bytes()), (folder / "game.jsonl").read_bytes())
    except BadRecord:
        return "form", 0
    return ("", 0) if found is None else (found.id.removeprefix("receipt-"), next(iter(found.arguments.values()), 0))


def on_page(folder: Path) -> tuple[str, Any]:
    """The same, by the page; as Python says where there is no Node.js to run it."""
    if NODE is None:
        return in_python(folder)
    asked = [NODE, str(SCRIPT), str(folder / "game.jsonl"), str(folder / "receipt.json")]
    found = json.loads(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
    return ("", 0) if found is None else (found["code"], found["at"])


def test_a_record_fits_what_the_device_kept(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = len(host.table.lines)
    for lines in (1, 5, whole):
        receipt = kept(host, lines)
        assert verdict(host, receipt, tmp_path) == 0
        said = capsys.readouterr().out
        numbers = len(receipt["sent"])
        own = "1 number of its own" if numbers == 1 else f"{numbers} numbers of its own"
        assert f"{receipt['device']}: {lines - 1} events, {own}" in said
    assert verdict(host, kept(host, whole) | {"alarm": "outcome", "evidence": "{}"}, tmp_path) == 0
    assert "raised the alarm: outcome" in capsys.readouterr().out


def moves(host: Host, lines: int) -> list[dict[str, Any]]:
    """The commands that Ada's page would have kept."""
    own = [event for event in host.table.log[: lines - 1] if isinstance(event, Moved) and event.seat == 0]
    return [{"id": each.id, "type": "play", "seat": 0, "move": each.move, "seq": each.seq - 1} for each in own]


def another_move(commands: list[dict[str, Any]]) -> None:
    commands[-1]["move"] = "8" if commands[-1]["move"] == "9" else "9"


def another_place(commands: list[dict[str, Any]]) -> None:
    commands[-1]["seq"] = commands[0]["seq"]


@pytest.mark.parametrize("change", [another_move, another_place], ids=["another move", "held back"])
def test_moves_are_compared_with_what_was_sent(
    host: Host, change: Callable[[list[dict[str, Any]]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = len(host.table.lines)
    receipt = kept(host, whole) | {"commands": moves(host, whole)}
    assert verdict(host, receipt, tmp_path) == 0
    change(receipt["commands"])
    assert verdict(host, receipt, tmp_path) == 1
    assert "is not the one that was sent from the device" in capsys.readouterr().out


def other_table(receipt: dict[str, Any]) -> None:
    receipt["table"] = "another"


def other_line(receipt: dict[str, Any]) -> None:
    receipt["log"][4] = receipt["log"][4].replace('"seq":4', '"seq":4 ')


def other_head(receipt: dict[str, Any]) -> None:
    receipt["log"] = []
    receipt["head"] = "00" * 32


def other_open(receipt: dict[str, Any]) -> None:
    receipt["sent"]["1"]["open"] = "00" * 32


def other_link(receipt: dict[str, Any]) -> None:
    receipt["sent"]["2"]["link"] = "00" * 32


SPOILED = [
    (other_table, "the receipt is of another table"),
    (other_line, "something else at event 4"),
    (other_head, "something else at event 9"),
    (other_open, "something else at event 2"),
    (other_link, "draw 2 has another number than the device gave"),
]


@pytest.mark.parametrize(("spoil", "sentence"), SPOILED, ids=[spoil.__name__ for spoil, _ in SPOILED])
def test_what_differs_is_named(
    host: Host,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[dict[str, Any]], None],
    sentence: str,
) -> None:
    receipt = kept(host, 10)
    spoil(receipt)
    assert verdict(host, receipt, tmp_path) == 1
    assert sentence in capsys.readouterr().out


def test_a_record_that_lost_its_end(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verdict(host, kept(host, 10), tmp_path, events=8) == 1
    assert "the device saw 9 events, and the record has fewer" in capsys.readouterr().out


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"format":"parlour-receipt/2"}', b"[" * 100_000])
def test_what_is_no_receipt_is_told(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not the receipt of a device"):
        read_receipt(data)


PLURALS = {
    "en": ("1 event, 1 number of its own", "5 events, 2 numbers of its own"),
    "he": ("אירוע אחד, מספר אחד משלו", "5 אירועים, שני מספרים משלו"),
    "de": ("1 Ereignis, 1 eigene Zahl", "5 Ereignisse, 2 eigene Zahlen"),
    "fr": ("1 événement, 1 nombre à lui", "5 événements, 2 nombres à lui"),
    "es": ("1 suceso, 1 número suyo", "5 sucesos, 2 números suyos"),
    "it": ("1 evento, 1 numero suo", "5 eventi, 2 numeri suoi"),
    "nl": ("1 gebeurtenis, 1 eigen getal", "5 gebeurtenissen, 2 eigen getallen"),
    "da": ("1 hændelse, 1 eget tal", "5 hændelser, 2 egne tal"),
    "sv": ("1 händelse, 1 eget tal", "5 händelser, 2 egna tal"),
    "pl": ("1 zdarzenie, 1 własna liczba", "5 zdarzeń, 2 własne liczby"),
    "ru": ("1 событие, 1 своё число", "5 событий, 2 своих числа"),
}


@pytest.mark.parametrize("language", PLURALS)
def test_one_event_is_one_event(language: str) -> None:
    speech = speak(language, isolating=False)
    one, some = (speech.say("verify-receipt", device="ab", events=n, links=m) for n, m in ((1, 1), (5, 2)))
    assert one.endswith(PLURALS[language][0]) and some.endswith(PLURALS[language][1])
    short = {count: speech.say("receipt-short", count=count) for count in (1, 5)}
    assert short[1].replace("1", "5") != short[5]

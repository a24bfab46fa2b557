"""WebSocket frames: ours are those that `websockets` writes and reads, however they are cut and mixed."""

import base64
import json
import secrets
import socket

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from parlour.server.transport.frames import ends_between_messages, text_frame, whole_text
from tests.server.nodes import Running
from tests.server.players import ME, open_table

MOST = 4_096
DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
SIZES = st.sampled_from([0, 1, 125, 126, 127, 4_095, 4_096, 4_097, 65_535, 65_536])


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@given(SIZES)
def test_a_text_is_framed_as_websockets_frames_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(SIZES)
def test_a_whole_text_is_read_and_nothing_longer(size: int) -> None:
    text = secrets.token_bytes(size)
    assert whole_text(sent(Opcode.TEXT, text), MOST) == (text if size <= MOST else None)


@given(st.sampled_from(Opcode), st.binary(max_size=300), st.booleans(), st.binary(max_size=20), st.integers(0, 400))
def test_anything_but_one_whole_text_is_left_alone(
    opcode: Opcode, data: bytes, fin: bool, more: bytes, cut: int
) -> None:
    fin = fin or opcode not in DATA
    frame = sent(opcode, data if opcode in DATA else data[:125], fin)
    if opcode is not Opcode.TEXT or not fin:
        assert whole_text(frame, MOST) is None
    if more:
        assert whole_text(frame + more, MOST) is None
    if cut < len(frame):
        assert whole_text(frame[:cut], MOST) is None
    assert whole_text(text_frame(data), MOST) is None, "a client must mask"


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.PING]), SIZES), max_size=4), st.data())
def test_it_is_known_where_messages_end(frames: list[tuple[Opcode, int]], data: st.DataObject) -> None:
    written = [sent(opcode, bytes(min(size, 125) if opcode is Opcode.PING else size)) for opcode, size in frames]
    whole = b"".join(written)
    assert ends_between_messages(whole)
    ends = {len(b"".join(written[:count])) for count in range(len(written) + 1)}
    cut = data.draw(st.integers(0, len(whole)))
    assert ends_between_messages(whole[:cut]) == (cut in ends)


def test_a_message_in_fragments_ends_with_its_last() -> None:
    first, last = sent(Opcode.TEXT, b"a", fin=False), sent(Opcode.CONT, b"b")
    ping = sent(Opcode.PING, b"")
    assert not ends_between_messages(first) and not ends_between_messages(first + ping)
    assert ends_between_messages(first + ping + last) and ends_between_messages(ping)


class Raw:
    """A client that decides itself where its bytes are cut."""

    def __init__(self, node: Running, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", node.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def hear(self) -> tuple[int, bytes]:
        """The opcode and the data of the next frame."""
        first, length = self.file.read(2)
        if length == 126:
            length = int.from_bytes(self.file.read(2))
        elif length == 127:
            length = int.from_bytes(self.file.read(8))
        return first & 0x0F, self.file.read(length)

    def until(self, kind: str) -> dict[str, object]:
        while True:
            opcode, data = self.hear()
            if opcode == Opcode.TEXT and (message := json.loads(data))["type"] == kind:
                return dict(message)


def test_frames_may_be_cut_and_mixed_in_any_way(node: Running) -> None:
    opened = open_table(node, "rolit", [ME, ME], options={"first": 0, "size": 4})
    raw = Raw(node, opened["table"])
    hello = sent(Opcode.TEXT, json.dumps({"type": "hello", "key": opened["key"]}).encode())
    sync = sent(Opcode.TEXT, b'{"type":"sync","since":0}')
    ping = sent(Opcode.PING, b"still there?")
    raw.socket.sendall(hello)
    assert raw.until("welcome")
    halves = (sent(Opcode.TEXT, b'{"type":"sync",', fin=False), sent(Opcode.CONT, b'"since":0}'))
    for answers, pieces in (
        (1, [sync]),
        (1, [ping, sync]),
        (2, [sync + sync]),
        (1, [ping + sync]),
        (2, [halves[0], ping, halves[1], sync]),
        (2, [sync + sync[:3], sync[3:]]),
        (1, [sync[at : at + 1] for at in range(len(sync))]),
        (1, [sync]),
    ):
        for piece in pieces:
            raw.socket.sendall(piece)
        for _ in range(answers):
            assert raw.until("welcome")
    raw.socket.sendall(sent(Opcode.TEXT, b"\xff\xfe"))
    opcode, data = raw.hear()
    assert opcode == Opcode.CLOSE and int.from_bytes(data[:2]) == 1007
    raw.file.close()
    raw.socket.close()

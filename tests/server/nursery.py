"""Workers of a node of the tests, forked from a process that has imported everything: they start in a blink.

They are the workers of every node in all but their start; tests that are about that start ask for `own_workers`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import traceback
from asyncio.streams import FlowControlMixin
from typing import Any, cast

from parlour.server import process
from parlour.server.workers.worker import Worker


class Child:
    """A forked worker, as `asyncio` shows a process: as much of it as `Worker` asks for."""

    def __init__(self, pidfd: int, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader) -> None:
        self.stdin, self.stdout = stdin, stdout
        self.returncode: int | None = None
        self._pidfd, self._gone = pidfd, asyncio.Event()
        asyncio.get_running_loop().add_reader(pidfd, self._ended)

    def _ended(self) -> None:
        asyncio.get_running_loop().remove_reader(self._pidfd)
        os.close(self._pidfd)
        self.returncode = -signal.SIGKILL
        self._gone.set()

    def kill(self) -> None:
        signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)

    async def wait(self) -> int | None:
        await self._gone.wait()
        self.stdin.close()
        return self.returncode


class Nursery:
    """Forked from a node before the node has threads; it ends with the node."""

    def __init__(self) -> None:
        self._nurse, asked = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        if not os.fork():
            self._nurse.close()
            _answer(asked)
        asked.close()

    async def start(self, most: int) -> Worker:
        """What `Worker.start` does."""
        loop = asyncio.get_running_loop()
        (jobs, write), (read, results) = os.pipe(), os.pipe()
        socket.send_fds(self._nurse, [str(most).encode()], [jobs, results])
        for each in (jobs, results):
            os.close(each)
        _, (pidfd,), _, _ = socket.recv_fds(self._nurse, 1, 1)
        stdout = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(read, "rb", 0))
        transport, protocol = await loop.connect_write_pipe(FlowControlMixin, os.fdopen(write, "wb", 0))
        stdin = asyncio.StreamWriter(cast(Any, transport), protocol, None, loop)
        return Worker(cast(Any, Child(pidfd, stdin, stdout)))


def _answer(asked: socket.socket) -> None:
    """Forks a worker whenever the node asks for one, and reads no more when the node is gone."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets the ended at once
    while True:
        most, pipes, _, _ = socket.recv_fds(asked, 32, 2)
        if not most:
            os._exit(0)
        if not (child := os.fork()):
            asked.close()
            _work(most.decode(), *pipes)
        pidfd = os.pidfd_open(child)
        socket.send_fds(asked, [b"."], [pidfd])
        for each in (pidfd, *pipes):
            os.close(each)


def _work(most: str, jobs: int, results: int) -> None:
    try:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(jobs, 0), os.dup2(results, 1)
        for each in (jobs, results):
            os.close(each)
        sys.argv = [process.__name__, most]
        process.main()
    except BaseException:
        traceback.print_exc()
    os._exit(0)

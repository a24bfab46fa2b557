"""Places to work: this process, others on this machine, or a Dask cluster.

All three are `concurrent.futures.Executor`s, so that what runs on them is the same code.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from parlour.compute.machine import available_cores
from parlour.contract.options import within
from parlour.errors import BadOption, Unsupported
from parlour.speech.message import Message

MOST = 1 << 16
RETRIES = 2
"""How often a cluster retries a failed task. The work of a lost worker is always reassigned."""


class InThisProcess(Executor):
    """A worker that computes on request."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def local_workers(processes: int) -> Iterator[Executor]:
    """Processes on this machine; 0 is one for each core."""
    count = within("workers", processes, 0, MOST, Message("option-workers")) or available_cores()
    if count == 1:
        yield InThisProcess()
        return
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster_workers(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster, by the address of its scheduler; they need Parlour installed."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise Unsupported(Message("cannot-cluster", {"command": "pip install distributed"})) from error
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise BadOption("cluster", address, Message("option-cluster", {"why": str(error)})) from error
    try:
        yield client.get_executor(pure=False, retries=RETRIES)
    finally:
        client.close()

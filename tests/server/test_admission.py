"""The admission: one in a few turns of the event loop, in order, and nobody is forgotten."""

import asyncio
from itertools import pairwise

from parlour.server.ops.admission import ITERATIONS, Admission


async def test_a_crowd_passes_in_order_and_others_get_their_turns_between_any_two() -> None:
    admission, happened = Admission(), list[str]()

    async def come(number: int) -> None:
        await admission.enter()
        happened.append(f"came {number}")

    async def play() -> None:
        while len(happened) < 10 * (ITERATIONS + 1):
            happened.append("moved")
            await asyncio.sleep(0)

    await asyncio.gather(play(), *(come(number) for number in range(10)))
    came = [each for each in happened if each != "moved"]
    assert came == [f"came {number}" for number in range(10)]
    places = [place for place, each in enumerate(happened) if each != "moved"]
    assert all(later - earlier >= ITERATIONS for earlier, later in pairwise(places)), happened


async def test_a_caller_who_gives_up_holds_nobody_up() -> None:
    admission, came = Admission(), list[int]()

    async def come(number: int) -> None:
        await admission.enter()
        came.append(number)

    crowd = [asyncio.create_task(come(number)) for number in range(6)]
    await asyncio.sleep(0)
    for number in (2, 3, 5):
        crowd[number].cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert came == [0, 1, 4]
    await asyncio.sleep(0)
    await asyncio.wait_for(admission.enter(), 1)


async def test_nobody_waits_where_nobody_else_comes() -> None:
    admission = Admission()
    for _ in range(3):
        entering = admission.enter()
        try:
            entering.send(None)
        except StopIteration:
            pass
        else:
            raise AssertionError("it waited")
        for _ in range(ITERATIONS + 1):
            await asyncio.sleep(0)

"""Those who wait until something that has a version comes further."""

from __future__ import annotations

import asyncio


class News:
    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Future[None], int]] = {}
        """By what they wait for: the version that each of them knows."""

    @property
    def wanted(self) -> list[str]:
        """Whatever somebody waits for."""
        return list(self._waiting)

    async def wait(self, id: str, since: int, seconds: float) -> None:
        """Until there is a version after this one, or for so long."""
        news = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(id, {})[news] = since
        try:
            await asyncio.wait_for(news, seconds)
        except TimeoutError:
            pass
        finally:
            waiting = self._waiting.get(id, {})
            waiting.pop(news, None)
            if not waiting:
                self._waiting.pop(id, None)

    def wake(self, id: str, version: int | None = None) -> None:
        """Tells those who know less than this version; without one, everybody."""
        for news, since in list(self._waiting.get(id, {}).items()):
            if not news.done() and (version is None or version > since):
                news.set_result(None)

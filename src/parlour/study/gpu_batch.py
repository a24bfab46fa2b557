"""Batches on an NVIDIA GPU: the same games as on the processor, in arrays that stay on the card."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.compute import gpu
from parlour.compute.gpu import cuda, require
from parlour.compute.gpu_loops import choose, kernels, launched
from parlour.compute.words import ENDED
from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study.batch import Batch, Turn, places


class OnCard:
    """An array on the card. Others take it without a copy: by `__cuda_array_interface__`, or DLPack."""

    def __init__(self, held: Any) -> None:
        self.held = held
        """Numba's own device array."""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.held.shape)

    @property
    def strides(self) -> tuple[int, ...]:
        return tuple(self.held.strides)

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self.held.dtype
        return dtype

    @property
    def ndim(self) -> int:
        return len(self.held.shape)

    def __len__(self) -> int:
        return int(self.held.shape[0])

    def __repr__(self) -> str:
        return f"{type(self).__name__}(shape={self.shape}, dtype={self.dtype})"

    def copy_to_host(self) -> NDArray[Any]:
        """A copy for NumPy."""
        return np.array(self.held.copy_to_host())

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError(repr(self))
        return self.copy_to_host().astype(self.dtype if dtype is None else dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.held.__cuda_array_interface__
        return interface

    def _view(self) -> Any:
        """Hands arrays over: in the simulator the NumPy array that stands in for the card."""
        if gpu.SIMULATED:
            return self.held._ary
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self.held, stream_ptr=-1)

    def __dlpack__(self, **wanted: Any) -> Any:
        cuda.synchronize()  # so that any stream of the taker finds it written
        return self._view().__dlpack__(**{**wanted, "stream": None})

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._view().__dlpack_device__()
        return int(kind), int(number)


class GpuBatch(Batch):
    """Like `Batch`, on the card. `step` takes arrays that are there (of torch, jax, CuPy, Numba) or on the host."""

    def _make_room(self) -> None:
        require()
        game, kernel, n = self.game, self._kernel, self.n
        about, actions = game.observation, len(game.actions)
        self._kernels = kernels(self._loops, kernel.size, kernel.dtype, game.players, len(game.outcomes))
        self._table, self._own_settings = cuda.to_device(kernel.table), cuda.to_device(self._settings)
        self._positions = zeros((n, kernel.size), kernel.dtype)
        self._random, self._past = zeros(n, np.uint64), zeros(n, np.int64)
        self._chosen, self._wrong = zeros(n, np.int64), cuda.to_device(np.array([n]))
        seen, last = (zeros((n, int(np.prod(about.shape))), about.dtype) for _ in range(2))
        legal = zeros((n, places(actions)), np.bool_)
        self._seen, self._last, self._legal = (self._written(x) for x in (seen, last, legal))
        self._mask, self._actor = legal[:, :actions], zeros(n, np.int8)
        self._rewards, self._terminated = zeros((n, game.players), np.float32), zeros(n, np.bool_)
        self.episode: Any = OnCard(self._past)
        turn: tuple[Any, ...] = (
            OnCard(seen.reshape(n, *about.shape)),
            *(OnCard(each) for each in (self._mask, self._actor, self._rewards, self._terminated)),
            OnCard(last.reshape(n, *about.shape)),
        )
        self.turn = Turn(*turn)

    def _made_crew(self) -> None:
        """The card's own threads step the games, whatever `cores` says."""

    def _written(self, array: Any) -> Any:
        """An array as the game's functions write it."""
        return array.view(np.dtype(np.uint64)) if self._kernel.words else array

    def _seen_by(self, seat: int) -> Any:
        shape, dtype = self.game.observation.shape, self.game.observation.dtype
        seen = cuda.device_array((self.n, int(np.prod(shape))), dtype)
        self._kernels.see(self.n, self._table, self._positions, seat, self._written(seen))
        return OnCard(seen.reshape(self.n, *shape))

    def _all_over(self) -> Any:
        self._past.copy_to_device(np.full(self.n, -1, np.int64))
        self._actor.copy_to_device(np.full(self.n, ENDED, np.int8))
        self._chosen.copy_to_device(np.zeros(self.n, np.int64))
        return self._chosen

    def _given(self, actions: Any, where: Any) -> Any:
        if not on_card(actions) and not on_card(where):
            self._chosen.copy_to_device(super()._given(actions, where))
            return self._chosen
        given, some = there(actions), where is not None
        mask = there(where) if some else self._terminated
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadOption("actions", (given.shape, str(given.dtype)), Message("batch-actions", {"games": self.n}))
        if mask.shape != (self.n,):
            raise BadOption("where", mask.shape, Message("batch-where", {"games": self.n}))
        launched(choose)(self.n, given, some, mask, self._chosen)
        return self._chosen

    def _step(self, chosen: Any, settings: NDArray[np.int64]) -> Turn:
        ours = self._own_settings if settings is self._settings else cuda.to_device(settings)
        self._kernels.step(
            self.n, self._table, ours, self._seed, chosen, self._positions, self._random,
            self._past, self._seen, self._legal, self._actor, self._rewards, self._terminated, self._last,
        )  # fmt: skip
        return self.turn

    def _first_wrong(self, chosen: Any) -> int:
        self._kernels.wrong(self.n, self._table, self._positions, chosen, self._mask, self._actor, self._wrong)
        at = int(self._wrong.copy_to_host()[0])
        if at == self.n:
            return -1
        self._wrong.copy_to_device(np.array([self.n]))
        return at

    def _told(self, at: int, chosen: Any) -> tuple[int, NDArray[np.bool_], int]:
        return int(self._actor[at]), self._mask[at].copy_to_host(), int(chosen[at])

    def chances(self) -> Any:
        found = cuda.device_array((self.n, len(self.game.outcomes)), np.float64)
        self._kernels.chances(self.n, self._table, self._positions, found)
        return OnCard(found)

    def _position(self, at: int) -> NDArray[Any]:
        found: NDArray[Any] = self._positions[at].copy_to_host()
        return found

    def _put(self, at: int, position: Any) -> None:
        self._positions[at].copy_to_device(position)

    def snapshot(self) -> tuple[Any, ...]:
        return tuple(OnCard(copy(each)) for each in (self._positions, self._random, self._past))

    def restore(self, kept: tuple[Any, ...]) -> Turn:
        for mine, before in zip((self._positions, self._random, self._past), kept, strict=True):
            mine.copy_to_device(before.held if isinstance(before, OnCard) else before)
        self._look()
        for each in (self._rewards, self._terminated):
            each.copy_to_device(np.zeros(each.shape, each.dtype))
        return self.turn

    def _look(self) -> None:
        self._kernels.look(self.n, self._table, self._positions, self._seen, self._legal, self._actor)


def zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype))


def copy(array: Any) -> Any:
    new = cuda.device_array_like(array)
    new.copy_to_device(array)
    return new


def on_card(array: Any) -> bool:
    return isinstance(array, OnCard) or any(
        hasattr(array, name) for name in ("__cuda_ndarray__", "__cuda_array_interface__")
    )


def there(array: Any) -> Any:
    """An array on the card: itself without a copy where it is there already."""
    if isinstance(array, OnCard):
        return array.held
    if hasattr(array, "__cuda_ndarray__"):  # Numba's own
        return array
    return cuda.as_cuda_array(array) if on_card(array) else cuda.to_device(np.ascontiguousarray(array))

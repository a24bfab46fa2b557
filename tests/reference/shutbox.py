"""Shut the Box as the rulebooks tell it: slow, obvious, with sets of numbers and a referee who asks in order.

`referee(options)` is a generator. It yields `Ask`s (who is to do what, and all that is allowed, in notation), is sent
one of the allowed texts, and returns a `Result`. Written from the rules, not from the program: it shares nothing with
it but the names of options.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

FACES = range(1, 7)


@dataclass(frozen=True)
class Ask:
    kind: str  # "chance" or "move"
    seat: int
    allowed: frozenset[str]


@dataclass
class Result:
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Play = Generator[Ask, str, Any]


@dataclass
class Referee:
    o: Any
    rows: list[set[int]] = field(default_factory=list)
    """The open numbers in front of each seat."""
    totals: list[int] = field(default_factory=list)
    best: int | None = None
    last_in: int | None = None
    """SB-21, `out="last"`: the one who is left when all others are out."""
    chosen: set[int] = field(default_factory=set)
    """The seats that have chosen a half in the game under way (SB-28)."""

    def start_row(self) -> set[int]:
        return {n for n in range(1, self.o.tiles + 1) if n not in self.o.preshut}

    def score(self, row: set[int]) -> int:
        if self.o.score == "count":
            return len(row)
        if self.o.score == "digital":
            return int("".join(str(n) for n in sorted(row)) or "0")
        return sum(row)

    # ---- one roll

    def dice_allowed(self, row: set[int]) -> list[int]:
        every = list(range(1, self.o.dice + 1))
        low = all(n <= 6 for n in row)
        match self.o.fewer_dice:
            case "choice":
                return every if low else [self.o.dice]
            case "forced":
                return [1] if low else [self.o.dice]
            case "sum-6":
                return every if sum(row) <= 6 else [self.o.dice]
        return [self.o.dice]

    def moves(self, row: set[int], faces: tuple[int, ...], must: int = 0) -> list[tuple[int, ...]]:
        total = sum(faces)
        if self.o.bust and total == self.o.bust:
            return []
        if self.o.combine == "exact":
            found = [(total,)]
            if len(faces) > 1 and len(set(faces)) == len(faces):
                found.append(tuple(sorted(faces)))
            found = [numbers for numbers in found if set(numbers) <= row]
        else:
            small = sorted(n for n in row if n <= total)
            found = [c for size in range(1, 7) for c in combinations(small, size) if sum(c) == total]  # 1+…+7 > 24
        return [numbers for numbers in found if not must or must in numbers]

    def roll(self, seat: int) -> Generator[Ask, str, tuple[int, ...]]:
        counts = self.dice_allowed(self.rows[seat])
        count = counts[0]
        if len(counts) > 1:
            answer = yield Ask("move", seat, frozenset(f"roll {k}" for k in counts))
            count = int(answer.split()[1])
        rolls = combinations_with_replacement(reversed(FACES), count)
        answer = yield Ask("chance", seat, frozenset("-".join(map(str, faces)) for faces in rolls))
        return tuple(int(face) for face in answer.split("-"))

    def roll_and_shut(self, seat: int, must: int = 0) -> Generator[Ask, str, bool]:
        """Whether the roll could be used."""
        faces = yield from self.roll(seat)
        moves = self.moves(self.rows[seat], faces, must)
        if not moves:
            return False
        answer = yield Ask("move", seat, frozenset("+".join(map(str, numbers)) for numbers in moves))
        self.rows[seat] -= {int(n) for n in answer.split("+")}
        return True

    def choose_half(self, seat: int) -> Generator[Ask, str, None]:
        if self.o.parity == "choice":
            answer = yield Ask("move", seat, frozenset({"even", "odd"}))
            self.rows[seat] = {n for n in self.rows[seat] if (n % 2 == 0) == (answer == "even")}
            self.chosen.add(seat)

    # ---- one game; returns the seat that shut the box, and who had finished

    def game(self, seats: list[int]) -> Generator[Ask, str, tuple[int | None, set[int]]]:
        for seat in seats:
            self.rows[seat] = self.start_row()
        self.chosen = set()
        if self.o.order == "rounds":
            return (yield from self.game_in_rounds(seats))
        shutter, finished = None, set()
        for seat in seats:
            yield from self.choose_half(seat)
            first = True
            while self.rows[seat]:
                used = yield from self.roll_and_shut(seat, self.o.first_hit if first else 0)
                first = False
                if not used:
                    break
            finished.add(seat)
            if not self.rows[seat]:
                shutter = seat
                if self.o.unplayed != "play_on" or self.o.shut == "wins":
                    break
        return shutter, finished

    def game_in_rounds(self, seats: list[int]) -> Generator[Ask, str, tuple[int | None, set[int]]]:
        playing, begun, shutter = list(seats), set(), None
        finished: set[int] = set()
        while playing:
            for seat in list(playing):
                first = seat not in begun
                if first:
                    begun.add(seat)
                    yield from self.choose_half(seat)
                used = yield from self.roll_and_shut(seat, self.o.first_hit if first else 0)
                if not used or not self.rows[seat]:
                    playing.remove(seat)
                    finished.add(seat)
                if self.o.out == "last" and self.rows[seat] and len(playing) == 1 < len(seats):
                    self.last_in = playing[0]
                    return None, finished
                if not self.rows[seat]:
                    shutter = seat
                    if self.o.unplayed != "play_on" or self.o.shut == "wins":
                        return shutter, finished
        return shutter, finished

    # ---- everything the rulebook calls the game

    def whole_game(self) -> Generator[Ask, str, Result]:
        players = self.o.players
        self.rows = [self.start_row() for _ in range(players)]
        self.totals = [0] * players
        leader = 0 if self.o.first == "rules" else self.o.first
        if self.o.first == "rules" and players > 1:
            leader = yield from self.opening(list(range(players)))
        if self.o.until == "stop":
            return (yield from self.alone())
        games = 0
        while True:
            seats = [(leader + i) % players for i in range(players)]
            shutter, finished = yield from self.game(seats)
            if shutter is not None and self.o.shut == "wins":
                return self.shut_out(shutter, finished)
            if self.last_in is not None:
                return Result((self.last_in,), tuple(self.score(row) for row in self.rows))
            points = self.points(seats, shutter, finished)
            for seat in seats:
                self.totals[seat] += points[seat]
            games += 1
            if self.ended(games):
                return (yield from self.decide(seats))
            if self.o.lead == "rotates":
                leader = (leader + 1) % players

    def opening(self, seats: list[int]) -> Generator[Ask, str, int]:
        while len(seats) > 1:
            faces = {}
            for seat in seats:
                answer = yield Ask("chance", seat, frozenset(f"first:{face}" for face in FACES))
                faces[seat] = int(answer.removeprefix("first:"))
            seats = [seat for seat in seats if faces[seat] == max(faces.values())]
        return seats[0]

    def alone(self) -> Generator[Ask, str, Result]:
        while True:
            yield from self.game([0])
            score = self.score(self.rows[0])
            self.best = score if self.best is None else min(self.best, score)
            if not self.rows[0] and self.o.shut == "wins":
                return Result((0,), (0,))
            answer = yield Ask("move", 0, frozenset({"again", "stop"}))
            if answer == "stop":
                return Result((0,), (self.best,))

    def charge(self, seat: int) -> int:
        """SB-28: who has not chosen a half yet pays the smaller one."""
        if self.o.parity == "choice" and seat not in self.chosen:
            halves = [{n for n in self.rows[seat] if n % 2 == rest} for rest in (0, 1)]
            return min(self.score(half) for half in halves)
        return self.score(self.rows[seat])

    def points(self, seats: list[int], shutter: int | None, finished: set[int]) -> dict[int, int]:
        spare = shutter is not None and self.o.unplayed == "nothing"
        return {s: 0 if spare and s not in finished else self.charge(s) for s in seats}

    def ended(self, games: int) -> bool:
        amount, _, unit = self.o.until.partition(" ")
        if unit == "points":
            return max(self.totals) >= int(amount)
        return unit != "rounds" or games >= int(amount)

    def shut_out(self, shutter: int, finished: set[int]) -> Result:
        if self.o.until == "game":
            return Result((shutter,), tuple(self.score(row) for row in self.rows))
        done = [self.score(row) if seat in finished else 0 for seat, row in enumerate(self.rows)]
        return Result((shutter,), tuple(t + d for t, d in zip(self.totals, done, strict=True)))

    # ---- ties

    def decide(self, seats: list[int]) -> Generator[Ask, str, Result]:
        tied = [seat for seat in seats if self.totals[seat] == min(self.totals)]
        if len(tied) > 1 and self.o.tie == "roll":
            return (yield from self.roll_off(tied))
        if len(tied) > 1 and self.o.tie == "game":
            tied = yield from self.extra_games(tied)
        return Result(tuple(sorted(tied)), tuple(self.totals))

    def extra_games(self, tied: list[int]) -> Generator[Ask, str, list[int]]:
        while len(tied) > 1:
            shutter, finished = yield from self.game(tied)
            if shutter is not None and (self.o.shut == "wins" or self.o.unplayed == "nothing"):
                return [shutter]  # SB-32: what those score who did not play makes no difference in a tie game
            points = self.points(tied, shutter, finished)
            tied = [seat for seat in tied if points[seat] == min(points.values())]
        return tied

    def could_shut_something(self, row: set[int]) -> bool:
        rolls = (r for k in self.dice_allowed(row) for r in combinations_with_replacement(FACES, k))
        return any(self.moves(row, faces) for faces in rolls)

    def roll_off(self, tied: list[int]) -> Generator[Ask, str, Result]:
        while len(tied) > 1 and any(self.could_shut_something(self.rows[seat]) for seat in tied):
            for seat in tied:
                yield from self.roll_and_shut(seat)
                if not self.rows[seat]:
                    return Result((seat,), tuple(self.score(row) for row in self.rows))
            scores = {seat: self.score(self.rows[seat]) for seat in tied}
            tied = [seat for seat in tied if scores[seat] == min(scores.values())]
        return Result(tuple(sorted(tied)), tuple(self.score(row) for row in self.rows))


def referee(options: Any) -> Generator[Ask, str, Result]:
    return Referee(options).whole_game()

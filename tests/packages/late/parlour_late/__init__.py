"""Games that ask for names which Parlour does not have, but only when they are asked themselves."""

from parlour_dare import Dare, Daring

import parlour.contract


class Late(Dare):
    name, rules, messages = "late", "late/1", None

    def start(self):
        return Lately(self, (0,) * self.players)

    def bots(self):
        return {"bold": self.bold, "deep": lambda game, random: Deep()}

    def bold(self, game, random):
        from parlour.contract import Bravery

        return Bravery(random)

    def simulate(self, n, seed):  # without `cores` and `first`
        return None

    def solve(self, objective, *, exact, progress):
        return parlour.contract.Oracle(self)

    def kernel(self):
        import parlour.bits

        return parlour.bits.kernel(self)

    def engine(self):
        from parlour.contract import Scales

        return Scales()

    @classmethod
    def lesson(cls):
        from parlour.contract import Blackboard

        return Blackboard()

    @classmethod
    def challenge(cls, day):
        from parlour.contract import Gauntlet

        return Gauntlet()


class Lately(Daring):
    pass


class Deep:
    def choose(self, state, budget=None):
        from parlour.contract import Depth

        return Depth(state)


class Lost(Dare):
    name, rules, messages = "lost", "lost/1", None

    def bots(self):
        from parlour.contract import Robot

        return {"robot": Robot}

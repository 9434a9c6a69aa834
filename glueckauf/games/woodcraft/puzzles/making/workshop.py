"""Small workshops dealt at random: dice and materials that can be worked into what is wanted.

A workshop is made backwards. It begins with the dice that are wanted; each step undoes a work, so it
is known which materials lead there: two dice become the one that was sawn, a die falls apart into the two
that were glued, a die is one lower than the offcut made it. Then chance adds what only distracts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from glueckauf.games.woodcraft.parts import DICE, FACES, MATERIALS, colour_of, die_of, value_of

Tree = dict[str, Any]
WORKS = MATERIALS  # each is what its work uses up


class Workshop:
    """Dice and materials in the making."""

    def __init__(self, rng: Random, wanted: list[int]) -> None:
        self.rng = rng
        self.dice = list(wanted)
        self.materials = dict.fromkeys(MATERIALS, 0)

    def undo(self, works: tuple[str, ...] = WORKS) -> bool:
        """Undo one work of these kinds, if one could have been done."""
        work = self.rng.choice(works)
        done = {"saw": self._unsaw, "glue": self._unglue, "offcut": self._lower}[work]()
        self.materials[work] += done
        return done

    def _unsaw(self) -> bool:
        pairs = [
            (a, b)
            for at, a in enumerate(self.dice)
            for b in self.dice[at + 1 :]
            if colour_of(a) == colour_of(b) and value_of(a) + value_of(b) <= FACES
        ]
        if not pairs:
            return False
        a, b = self.rng.choice(pairs)
        self.dice.remove(a)
        self.dice.remove(b)
        self.dice.append(die_of(colour_of(a), value_of(a) + value_of(b)))
        return True

    def _unglue(self) -> bool:
        large = [die for die in self.dice if value_of(die) > 1]
        if not large:
            return False
        die = self.rng.choice(large)
        part = self.rng.randrange(1, value_of(die))
        self.dice.remove(die)
        self.dice.append(die_of(colour_of(die), part))
        self.dice.append(die_of(self.rng.choice((0, 1)), value_of(die) - part))
        return True

    def _lower(self) -> bool:
        large = [die for die in self.dice if value_of(die) > 1]
        if not large:
            return False
        die = self.rng.choice(large)
        self.dice.remove(die)
        self.dice.append(die - 1)
        return True

    # --- What distracts ---

    def add_die(self) -> None:
        self.dice.append(self.rng.randrange(len(DICE)))

    def add_material(self, *names: str) -> None:
        self.materials[self.rng.choice(names or MATERIALS)] += 1

    def lose_material(self) -> None:
        """One of the known way is missing: another way must be found, or something given up."""
        owned = [name for name, number in self.materials.items() if number]
        if owned:
            self.materials[self.rng.choice(owned)] -= 1

    # --- Written down ---

    def sheet(self, **more: Any) -> Tree:
        marked = {name: number for name, number in self.materials.items() if number}
        fields = {"dice": names(self.dice), "marked": marked | more.pop("marked", {})}
        return {key: value for key, value in (fields | more).items() if value}


def names(dice: list[int]) -> list[str]:
    """Dice as they are written, in the order of DICE."""
    return [DICE[die] for die in sorted(dice)]


def needs(dice: tuple[int, ...]) -> list[int]:
    """Counted dice one by one."""
    return [die for die, count in enumerate(dice) for _ in range(count)]

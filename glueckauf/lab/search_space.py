"""Where rules are searched: some knobs with what each may hold, and who proposes what to try next.

The search is Optuna's: its tree-structured Parzen estimator learns from what was tried. Where there are no
more rule sets than trials, all of them are tried, and nobody has to search.
    S. Watanabe, Tree-Structured Parzen Estimator, 2023; T. Akiba et al., Optuna, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from math import prod
from typing import Any, NamedTuple

from glueckauf.core.streams import stream
from glueckauf.games.knobs import CHOICE, NUMBER, SWITCH, Knob
from glueckauf.lab.knobs import at_table, knobs, value_told

Values = tuple[Any, ...]
AT_RANDOM = 5  # trials before it begins to learn: few, for each costs many games
PATIENCE = 10  # proposals for every trial: those that were tried before cost nothing, but must end


class Space(NamedTuple):
    """What one knob may hold in the search, in order."""

    name: str
    options: tuple[Any, ...]
    is_ordered: bool  # a range of numbers, in which near ones are alike

    def distance(self, one: Any, other: Any) -> float:
        """From 0, the same, to 1, as far as can be."""
        if not self.is_ordered:
            return float(one != other)
        wide = self.options[-1] - self.options[0]
        return float(min(1.0, abs(one - other) / wide))


def spaces(game: str, given: Iterable[str] | Mapping[str, Any]) -> tuple[Space, ...]:
    """Knobs by name: (low, high) is a range, a list are options, None is all that the knob may hold."""
    named = (
        given
        if isinstance(given, Mapping)
        else dict.fromkeys([given] if isinstance(given, str) else given)
    )
    if not named:
        raise ValueError('name at least one knob to turn, like {"look": (3, 7)}')
    known = knobs(game)
    return tuple(_space(known[name], asked) for name, asked in named.items())


def _space(knob: Knob, asked: Any) -> Space:
    if isinstance(asked, list):
        if len(asked) < 2:
            raise ValueError(f"give at least two options for {knob.key}, not {asked!r}")
        options = tuple(tuple(one) if isinstance(one, list) else one for one in asked)
        ordered = all(type(one) is int for one in options)
        return Space(knob.key, tuple(sorted(options)) if ordered else options, ordered)
    if knob.kind == NUMBER:
        low, high = (knob.low, knob.high) if asked is None else _ends(knob, asked)
        return Space(knob.key, tuple(range(low, high + 1)), True)
    if asked is None and knob.kind in (CHOICE, SWITCH):
        return Space(knob.key, knob.choices or (False, True), False)
    raise ValueError(
        f"give a list of options for {knob.key}, such as [{value_told(knob.value)!r}, …], not {asked!r}"
    )


def _ends(knob: Knob, asked: Any) -> tuple[int, int]:
    if (
        not isinstance(asked, tuple)
        or len(asked) != 2
        or any(type(one) is not int for one in asked)
    ):
        raise ValueError(
            f"give a range such as ({knob.low}, {knob.high}) for {knob.key}, not {asked!r}"
        )
    low, high = asked
    if not knob.low <= low < high <= knob.high:
        raise ValueError(
            f"{knob.key} may go from {knob.low} to {knob.high}, not from {low} to {high}"
        )
    return low, high


def size(of: Iterable[Space]) -> int:
    return prod(len(space.options) for space in of)


def distance(of: tuple[Space, ...], rules: Any, players: int, values: Values) -> float:
    """How far values are from what a rule set holds: 0 the same, 1 as far as can be."""
    parts = [
        space.distance(value, _held(rules, players, space.name, value))
        for space, value in zip(of, values, strict=True)
    ]
    return sum(parts) / len(parts)


def held(of: tuple[Space, ...], rules: Any, players: int) -> Values:
    """What the knobs hold in a rule set, as their options are written."""
    return tuple(_held(rules, players, space.name, space.options[0]) for space in of)


def _held(rules: Any, players: int, name: str, value: Any) -> Any:
    """What the rule set holds, as a list or as one number: as the value that it is compared with."""
    return getattr(rules, name) if isinstance(value, tuple) else at_table(rules, players, name)


# --- Searching ------------------------------------------------------------------------------


def search(
    of: tuple[Space, ...],
    score: Callable[[Values], float | None],
    trials: int,
    seed: int,
    first: Values,
) -> str:
    """Ask for the score of at most so many values, which shall be low; None: they cannot be used.

    It begins with `first`, if they are among the options. Returns who has searched, with the version,
    for another one might search in another way; "" where all was tried.
    """
    if size(of) <= trials:
        for values in product(*(space.options for space in of)):
            score(values)
        return ""
    with _optuna(of) as optuna:
        luck = stream("tune", seed).randrange(2**31)
        sampler = optuna.samplers.TPESampler(seed=luck, n_startup_trials=AT_RANDOM)
        study = optuna.create_study(sampler=sampler)
        if all(value in space.options for space, value in zip(of, first, strict=True)):
            pairs = zip(of, first, strict=True)
            study.enqueue_trial({space.name: space.options.index(value) for space, value in pairs})
        ways = {space.name: _distribution(optuna, space) for space in of}
        known: dict[Values, float | None] = {}
        for _ in range(PATIENCE * trials):
            asked = study.ask(ways)
            values = tuple(space.options[asked.params[space.name]] for space in of)
            if values not in known:
                known[values] = score(values)
            found = known[values]
            failed = optuna.trial.TrialState.FAIL
            study.tell(asked, found) if found is not None else study.tell(asked, state=failed)
            if len(known) == trials:
                break
        return f"optuna {optuna.__version__}"


def _distribution(optuna: Any, space: Space) -> Any:
    """Numbers that follow each other as such; of all else the place among the options."""
    last = len(space.options) - 1
    if space.is_ordered:
        return optuna.distributions.IntDistribution(0, last)
    return optuna.distributions.CategoricalDistribution(range(last + 1))


@contextmanager
def _optuna(of: tuple[Space, ...]) -> Iterator[Any]:
    """Optuna, which says nothing while it works here."""
    try:
        import optuna
    except ImportError:
        raise ImportError(
            "tune() needs Optuna to search, which is not installed: pip install 'glueckauf[tune]'."
            f" With trials={size(of)} it tries everything, and needs no search."
        ) from None
    before = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        yield optuna
    finally:
        optuna.logging.set_verbosity(before)

"""How often the statistics of the lab are wrong, on experiments whose truth is known.

python -m tests.bench.statistics                    2,000 experiments of each case: about ten minutes of CPU
python -m tests.bench.statistics --runs 200         quicker, and rougher

An experiment is up to 400 decks. Of each deck there is what the metric says under A, and under B what the
case adds to it. Counted are: verdicts that are wrong ("higher" or "lower" without such an effect, "no
difference" where there is one as large as was asked for); intervals that miss the truth after any deck from
the fortieth on; how many decks it took; how much too large an effect is told that was looked at until it was
clear, and on fresh decks. Peers are the confidence sequences of `ville` (`pip install ville`), which are told
the true bounds of what a deck may differ by, and Student's interval of scipy, looked at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from math import inf
from typing import Any, NamedTuple

import numpy as np

from glueckauf.lab.stopping import (
    HIGHER,
    LOWER,
    SAME,
    UNDECIDED,
    Judge,
    Look,
    Method,
    fresh_decks,
)

PEERS = ("EmpiricalBernsteinCS", "AsymptoticCS")  # of ville
DECKS = 400
LEAST = 40
SPREAD = 1.0  # of what the metric says under A, from deck to deck

Draw = Callable[[Any, int], Any]  # of so many decks, what B has more than A, as numpy draws it


class Case(NamedTuple):
    """What B does, how much that is on average, and from which effect on it matters."""

    name: str
    draw: Draw
    truth: float
    smallest: float
    most: float  # that a deck differs by, for methods that must know it


def _normal(rng: Any, decks: int) -> Any:
    return rng.standard_normal(decks)


def _waiting(rng: Any, decks: int) -> Any:
    return rng.exponential(1.0, decks) - 1


def _gamma(rng: Any, decks: int) -> Any:
    return (rng.gamma(3.0, 1.0, decks) - 3) / 3**0.5


def _discrete(rng: Any, decks: int) -> Any:
    return rng.choice([-2.0, 0, 0, 0, 0, 0, 0, 2.0], decks)


def _rare(share: float, size: float) -> Draw:
    return lambda rng, decks: size * (rng.random(decks) < share)


def _rare_both(rng: Any, decks: int) -> Any:
    return 4.0 * (rng.random(decks) < 0.02) * rng.choice([-1, 1], decks)


def _rare_even(rng: Any, decks: int) -> Any:
    """Nearly every deck a little less, a few far more: nothing on average."""
    return 4.0 * (rng.random(decks) < 0.02) - 0.08


def _nothing(rng: Any, decks: int) -> Any:
    return np.zeros(decks)


def _plus(draw: Draw, effect: float) -> Draw:
    return lambda rng, decks: draw(rng, decks) + effect


CASES = (
    Case("normal, no effect", _normal, 0.0, 0.25, 4.5),
    Case("normal, ¼ SD", _plus(_normal, 0.25), 0.25, 0.25, 4.5),
    Case("normal, ½ SD", _plus(_normal, 0.5), 0.5, 0.25, 4.5),
    Case("gamma(3), no effect", _gamma, 0.0, 0.25, 9.0),
    Case("gamma(3), ¼ SD", _plus(_gamma, 0.25), 0.25, 0.25, 9.0),
    Case("gamma(3), −¼ SD", _plus(_gamma, -0.25), -0.25, 0.25, 9.0),
    Case("exponential, no effect", _waiting, 0.0, 0.25, 13.0),
    Case("exponential, ¼ SD", _plus(_waiting, 0.25), 0.25, 0.25, 13.0),
    Case("exponential, −¼ SD", _plus(_waiting, -0.25), -0.25, 0.25, 13.0),
    Case("discrete, no effect", _discrete, 0.0, 0.25, 2.0),
    Case("discrete, ¼ SD", _plus(_discrete, 0.25), 0.25, 0.25, 2.25),
    Case("0 in 98 %, 4 in 2 %", _rare(0.02, 4.0), 0.08, 0.08, 4.0),
    Case("0 in 98 %, 8 in 2 %", _rare(0.02, 8.0), 0.16, 0.16, 8.0),
    Case("0 in 95 %, 4 in 5 %", _rare(0.05, 4.0), 0.2, 0.2, 4.0),
    Case("0 in 98 %, ±4 in 2 %", _rare_both, 0.0, 0.08, 4.0),
    Case("−0.08 in 98 %, 3.92 in 2 %", _rare_even, 0.0, 0.08, 4.0),
    Case("nothing at all", _nothing, 0.0, 0.25, 4.0),
)
FOUND = (
    0.11,
    0.18,
    0.25,
    0.5,
)  # effects, in standard deviations, that are looked at until they are clear


# --- One experiment -------------------------------------------------------------------------


class Ended(NamedTuple):
    """How an experiment ended."""

    verdict: str
    decks: int
    effect: float
    missed: bool  # did the interval miss the truth after any deck?


Seen = Callable[[Sequence[float], Sequence[float], Method], Iterator[Look]]


def ours(differences: Sequence[float], reaches: Sequence[float], method: Method) -> Iterator[Look]:
    """The looks of the lab, also after the decision."""
    judge = Judge(method)
    for one, reach in zip(differences, reaches, strict=True):
        yield judge.see(one, reach)


def experiments(case: Case, runs: int, seed: int) -> Iterator[tuple[list[float], list[float]]]:
    """The differences deck by deck, and how far apart the metric was until then."""
    rng = np.random.default_rng([seed, sum(map(ord, case.name))])
    for _ in range(runs):
        a = SPREAD * rng.standard_normal(DECKS)
        differences = case.draw(rng, DECKS)
        b = a + differences
        highest = np.maximum.accumulate(np.maximum(a, b))
        lowest = np.minimum.accumulate(np.minimum(a, b))
        yield differences.tolist(), (highest - lowest).tolist()


def ended(
    differences: Sequence[float],
    reaches: Sequence[float],
    method: Method,
    truth: float,
    seen: Seen = ours,
) -> Ended:
    found, missed = None, False
    for look in seen(differences, reaches, method):
        if look.block >= method.least:
            missed = missed or not look.low - 1e-9 <= truth <= look.high + 1e-9
        if found is None and look.verdict != UNDECIDED:
            found = look
    last = found or look
    return Ended(last.verdict, last.block, last.effect, missed)


def is_wrong(verdict: str, case: Case) -> bool:
    if verdict == SAME:
        return abs(case.truth) >= case.smallest
    return (verdict == HIGHER and case.truth <= 0) or (verdict == LOWER and case.truth >= 0)


class Rates(NamedTuple):
    """Of many experiments, the shares that went wrong, and how long they took."""

    wrong: float
    missed: float
    decided: float
    decks: float


def rates(case: Case, stop: str, runs: int, seed: int = 1, seen: Seen = ours) -> Rates:
    method = Method(stop, case.smallest, least=LEAST, most=DECKS)
    found = [
        ended(differences, reaches, method, case.truth, seen)
        for differences, reaches in experiments(case, runs, seed)
    ]
    return Rates(
        sum(is_wrong(one.verdict, case) for one in found) / runs,
        sum(one.missed for one in found) / runs,
        sum(one.verdict != UNDECIDED for one in found) / runs,
        sum(one.decks for one in found) / runs,
    )


# --- Peers ----------------------------------------------------------------------------------


def of_ville(name: str, case: Case, runs: int, seed: int = 1) -> tuple[float, float, float]:
    """Of a confidence sequence the share that misses the truth, that leaves out 0, and after how many decks."""
    import ville

    bounds = (-case.most - 0.5, case.most + 0.5)
    options: dict[str, Any] = {"bounds": bounds}
    if name == "AsymptoticCS":
        options = {"min_samples": LEAST, "t_opt": 100}
    missed, decks, left = 0, 0, 0
    for differences, _ in experiments(case, runs, seed):
        sure = getattr(ville, name)(**options).fit(np.clip(differences, *bounds))
        low, high = (np.asarray(one)[LEAST - 1 :] for one in (sure.lower_, sure.upper_))
        missed += bool(((low > case.truth + 1e-9) | (high < case.truth - 1e-9)).any())
        out = (low > 0) | (high < 0)
        left += bool(out.any())
        decks += LEAST + int(out.argmax()) if out.any() else DECKS
    return missed / runs, left / runs, decks / runs


def of_student(case: Case, runs: int, decks: int, seed: int = 1) -> float:
    """The share of Student's intervals, looked at once, that miss the truth."""
    from scipy import stats

    missed = 0
    for differences, _ in experiments(case, runs, seed):
        values = np.asarray(differences[:decks])
        wide = stats.t.ppf(0.975, decks - 1) * values.std(ddof=1) / decks**0.5
        missed += abs(values.mean() - case.truth) > wide
    return missed / runs


# --- Looked at until it was clear -----------------------------------------------------------


def too_large(effect: float, runs: int, seed: int = 1) -> tuple[float, float, float]:
    """Of experiments that found it: their share, and how large it was told, in true effects, then and on fresh decks."""
    case = Case("found", _plus(_normal, effect), effect, effect, inf)
    method = Method("interval", effect, least=LEAST, most=DECKS)
    rng = np.random.default_rng(seed)
    told, fresh = [], []
    for differences, reaches in experiments(case, runs, seed):
        found = ended(differences, reaches, method, effect)
        if found.verdict == HIGHER:
            told.append(found.effect)
            wanted = fresh_decks(method, found.decks, found.verdict)
            fresh.append(float(np.mean(case.draw(rng, wanted))))
    return len(told) / runs, float(np.mean(told)) / effect, float(np.mean(fresh)) / effect


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--runs", type=int, default=2000, help="of each case (default: 2000)")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    runs, seed = chosen.runs, chosen.seed

    _row("case", "sprt: wrong", "decided", "decks", "interval: wrong", "misses", "decided", "decks")
    for case in CASES:
        by_ratio, by_interval = (rates(case, stop, runs, seed) for stop in ("sprt", "interval"))
        cells = [*_told(by_ratio.wrong, by_ratio.decided), f"{by_ratio.decks:.0f}"]
        cells += _told(by_interval.wrong, by_interval.missed, by_interval.decided)
        _row(case.name, *cells, f"{by_interval.decks:.0f}")

    print()
    _row("effect, SD", "found", "told, of the true one", "on fresh decks")
    for effect in FOUND:
        share, told, fresh = too_large(effect, runs, seed)
        _row(str(effect), *_told(share), f"{told:.2f}", f"{fresh:.2f}")

    if all(map(find_spec, ("ville", "scipy"))):
        print()
        kinds = [(f"{name}: misses", "leaves out 0", "decks") for name in PEERS]
        _row("case", *(one for heads in kinds for one in heads), "Student at 40", "at 400")
        for case in CASES:
            found = [of_ville(name, case, runs, seed) for name in PEERS]
            cells = [
                cell
                for missed, left, decks in found
                for cell in (*_told(missed, left), f"{decks:.0f}")
            ]
            once = [of_student(case, runs, decks, seed) for decks in (LEAST, DECKS)]
            _row(case.name, *cells, *_told(*once))


def _row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def _told(*shares: float) -> list[str]:
    return [f"{100 * one:.1f} %" for one in shares]


if __name__ == "__main__":
    main()

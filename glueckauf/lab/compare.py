"""Change a rule, and measure what happens: both rule sets on the same decks, until it is decided.

report = ga.lab.compare(None, "free_storage=true", metric="seat_advantage")
report                            the answer with its interval
ga.lab.compare(…, path="run.jsonl")     can be stopped, and goes on where it was
ga.lab.rerun("storage.toml")      the same numbers bit for bit, on one core or many

Rules are what `as_rules` takes. A block is one deck in all different seatings of the bots. Blocks are
judged in the order of their decks, so that it ends at the same block on any number of cores; what was
played beyond it is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import replace
from itertools import islice, tee
from math import isfinite
from pathlib import Path
from typing import Any

from tqdm import tqdm

from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.blocks import Played, apart_so_far, as_metrics, play_blocks
from glueckauf.lab.design import as_design, meant, rules_hash
from glueckauf.lab.journal import Journal
from glueckauf.lab.kept_reports import journal_head, load_report, shape_of
from glueckauf.lab.makers import Bots
from glueckauf.lab.metrics import Named, usual
from glueckauf.lab.report import Report
from glueckauf.lab.stopping import LEAST, UNDECIDED, Judge, Look, Method, fresh_decks

Watch = Callable[[Report], object]


def compare(
    rules_a: Any,
    rules_b: Any,
    *,
    game: str | None = None,
    bots: str | Bots = "greedy",
    players: int = 2,
    metric: Named | None = None,
    also: Iterable[Named] = (),
    without: Iterable[Any] = (),
    stop: str = "sprt",
    smallest: float = 1.0,
    alpha: float = 0.05,
    beta: float = 0.05,
    least: int | None = None,
    most: int = 400,
    seed: int = 1,
    jobs: int | None = None,
    path: str | Path | None = None,
    progress: bool | None = None,
    language: str = "en",
    watch: Watch | None = None,
    fresh: bool = True,
) -> Report:
    """Play games under both rule sets until the question is decided, or for `most` decks.

    `bots` is a name for all seats, a name for each, or for bots of one's own a dict of names and
    functions that make a bot of a seed. `game` is that of the rule sets, else the first of the house.
    `metric` decides, the usual one of the game if None; `also` are looked at beside it: each is a name, a
    Metric, or a function of a watched game. `without` are kinds of moves that bots are forbidden, for
    all or by seat. `stop` is "sprt" or "interval" (see stopping.py), `smallest` the effect that matters,
    `alpha` and `beta` the chances of a false alarm and of missing such an effect, `least` the number of
    decks before which nothing is decided. `seed` is that of the first deck. `jobs` are processes, all
    cores if None. `path` is a file that keeps every block: with it, an experiment that was stopped goes
    on. `progress` shows a bar with the running interval; if None, on a terminal only. `watch` is called
    with the report so far after every block, and stops it by returning False. Once a difference is found,
    as many `fresh` decks again, within `most` but at least `least`, say how large it is: an effect that was
    looked at until it was clear is likely too large.
    """
    method = (stop, smallest, alpha, beta, least, most)
    game = meant(game, rules_a, rules_b)
    measured = (usual(game, players)[0] if metric is None else metric, *also)
    asked = _asked(
        (rules_a, rules_b), game, bots, players, measured, without, method, seed, language
    )
    with _bar(most, progress) as bar, closing(growing(asked, jobs, path, fresh)) as found:
        return _last(found, bar, watch)


def comparing(
    rules_a: Any,
    rules_b: Any,
    *,
    game: str | None = None,
    bots: str | Bots = "greedy",
    players: int = 2,
    metric: Named | None = None,
    also: Iterable[Named] = (),
    without: Iterable[Any] = (),
    stop: str = "sprt",
    smallest: float = 1.0,
    alpha: float = 0.05,
    beta: float = 0.05,
    least: int | None = None,
    most: int = 400,
    seed: int = 1,
    jobs: int | None = None,
    path: str | Path | None = None,
    language: str = "en",
    fresh: bool = True,
) -> Generator[Report, None, None]:
    """The same as `compare`, as reports that grow block by block; the last one has the answer."""
    method = (stop, smallest, alpha, beta, least, most)
    game = meant(game, rules_a, rules_b)
    measured = (usual(game, players)[0] if metric is None else metric, *also)
    asked = _asked(
        (rules_a, rules_b), game, bots, players, measured, without, method, seed, language
    )
    return growing(asked, jobs, path, fresh)


def _asked(
    rules: tuple[Any, Any],
    game: str,
    bots: str | Bots,
    players: int,
    metrics: Iterable[Named],
    without: Iterable[Any],
    method: tuple[str, float, float, float, int | None, int],
    seed: int,
    language: str,
) -> Report:
    """The report before the first game; what makes no sense is refused here."""
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    stop, smallest, alpha, beta, least, most = method
    fewest = min(LEAST, most) if least is None else least
    decided = Method(stop, float(smallest), float(alpha), float(beta), fewest, most).checked()
    listed = without if isinstance(without, str) else tuple(without)  # it is read twice
    a, b = (as_design(one, game, players, bots, listed, seed) for one in rules)
    found = as_metrics(metrics, game, players)
    return Report((a, b), found, decided, (), language, hashes=(a.hash, b.hash))


def _bar(decks: int, progress: bool | None) -> Any:
    hidden = None if progress is None else not progress
    return tqdm(total=decks, unit="deck", leave=False, disable=hidden)


def _last(growing: Generator[Report, None, None], bar: Any, watch: Watch | None) -> Report:
    """The report when it has stopped growing."""
    for report in growing:
        bar.update(report.blocks + len(report.fresh) - bar.n)
        if not bar.disable:
            bar.set_postfix_str(_shown(report.looks[-1]))
        if watch is not None and watch(report) is False:
            break
    return report


def _shown(look: Look) -> str:
    if not isfinite(look.low):
        return f"{look.effect:+.2f}"
    return f"{look.effect:+.2f} ({look.low:+.2f} … {look.high:+.2f})"


def growing(
    asked: Report, jobs: int | None, path: str | Path | None = None, fresh: bool = True
) -> Generator[Report, None, None]:
    """The experiment of an empty report, block by block, until it is decided, and the fresh decks after it."""
    first, most = asked.designs[0].first, asked.method.most
    judge = Judge(asked.method)
    played: list[Played] = []
    kept = _journal(asked, path)
    known = () if kept is None else kept.blocks
    decks = range(first + len(known), first + most + asked.method.least)
    blocks = play_blocks(asked.designs, asked.metrics, decks, jobs=jobs)
    with closing(blocks):
        ours, theirs = tee(_all(known, blocks, kept))
        for block, reach in zip(ours, apart_so_far(theirs), strict=True):
            played.append(block)
            judge.see(block.difference(), reach)
            report = replace(asked, played=tuple(played))
            yield report
            if judge.verdict != UNDECIDED or len(played) == most:
                break
        wanted = fresh_decks(asked.method, len(played), judge.verdict) if fresh else 0
        after: list[Played] = []
        for block in islice(ours, wanted):
            after.append(block)
            yield replace(report, fresh=tuple(after))


def _journal(asked: Report, path: str | Path | None) -> Journal | None:
    if path is None:
        return None
    return Journal(path, journal_head(asked), shape_of(asked), asked.designs[0].first)


def _all(
    known: Iterable[Played], blocks: Iterable[Played], kept: Journal | None
) -> Generator[Played, None, None]:
    """What the journal knows, and then what is played, which it gets to know."""
    yield from known
    for block in blocks:
        if kept is not None:
            kept.add(block)
        yield block


def rerun(
    report: Report | str | Path, jobs: int | None = None, progress: bool | None = None
) -> Report:
    """The games of a report again, all of them, judged again: it must be equal to the report."""
    found = load_report(report) if isinstance(report, str | Path) else report
    for side, design in zip("ab", found.designs, strict=True):
        if rules_hash(found.game, design.rules) != getattr(found, f"hash_{side}"):
            raise ValueError(
                f"the rules {side.upper()} of this report are not the same in this version:"
                f" it was measured with glueckauf {found.version}"
            )
    asked = replace(found, played=())
    with _bar(found.blocks, progress) as bar, closing(growing(asked, jobs)) as again:
        return _last(again, bar, _shorter_than(found))


def _shorter_than(found: Report) -> Watch:
    return lambda so_far: (so_far.blocks, len(so_far.fresh)) < (found.blocks, len(found.fresh))

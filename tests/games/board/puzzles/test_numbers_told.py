"""Every number in the task of a shipped puzzle is true of its position, counted here and nowhere else.

The English sentences are read back by the rules below, which know no templates of the game; a number that no rule
explains is a failure. In the other languages a task names the same numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.puzzle import puzzles

LETTER = {"yellow": "y", "brown": "b", "grey": "g", "black": "k"}
LEVELS = {"the surface": 0, "level 1": 1, "level 2": 2, "level 3": 3, "level 4": 4}
TRANSPORT = "barrow|carriage|motorcar|engine"
NAMES = ("Anna", "Bruno", "Clara", "David")
WORDS = {
    "en": "two,twice three four five six seven eight nine ten",
    "pl": "dwa,dwie,dwóch,dwiema,dwoma trzy,trzech,trzema cztery,czterech,czterema pięć,pięciu sześć,sześciu"
    " siedem,siedmiu osiem,ośmiu dziewięć,dziewięciu dziesięć,dziesięciu",
    "hu": "két,kettő,kétszer három négy öt hat hét nyolc kilenc tíz",
    "de": "zwei,zweimal drei vier fünf sechs sieben acht neun zehn",
}
NUMBERS = {
    language: {word: n for n, many in enumerate(told.split(), start=2) for word in many.split(",")}
    for language, told in WORDS.items()
}


def number(word: str) -> int:
    few = {"none": 0, "one": 1, "single": 1, **NUMBERS["en"]}
    return int(word) if word.isdigit() else few[word.lower()]


def numbers(text: str, language: str) -> Counter[int]:
    """Those in digits, and those in words; but no 1, which in some languages is said like an article."""
    found = re.findall(r"\w+", text.lower())
    known = NUMBERS[language]
    told = (int(word) if word.isdigit() else known.get(word, 1) for word in found)
    return Counter(n for n in told if n != 1)


# --- Rules: what a sentence says, and is it so? ---------------------------------------------

Rule = tuple[str, Callable[[Any, re.Match[str]], bool]]


def cubes(text: str) -> dict[str, int]:
    told = re.findall(rf"(\w+) ({'|'.join(LETTER)}) cubes?", text)
    return {LETTER[colour]: number(word) for word, colour in told}


def empty_squares(task: Any) -> Counter[str]:
    wanted: Counter[str] = Counter()
    for outstanding in task.orders:
        for at, colour in enumerate(outstanding.order.squares):
            wanted[colour] += outstanding.squares[at] == ""
    return wanted


def points(orders: Any) -> int:
    return sum(outstanding.order.vp for outstanding in orders)


def is_asked_for(puzzle: Any, found: re.Match[str]) -> bool:
    mine, task = puzzle.task.mine, puzzle.task
    [(colour, asked)] = cubes(found[1]).items()
    have = f"{mine.cage}{mine.storage}{''.join(mine.carts)}".count(colour)
    return asked == empty_squares(task)[colour] and asked > have == number(found[2])


def mined(task: Any) -> list[int]:
    return [int(action[7:]) for action in task.actions if action.startswith("mining/")]


def steps_are(*groups: int) -> Callable[[Any, re.Match[str]], bool]:
    return lambda puzzle, found: mined(puzzle.task) == [int(found[n]) for n in groups]


PITS: tuple[Rule, ...] = (
    (
        r"Your storage holds ([^.]*)\.",
        lambda puzzle, found: cubes(found[1]) == Counter(puzzle.task.mine.storage),
    ),
    (
        r"Your cage is at (the surface|level \d) with ([^.]*)\.",
        lambda puzzle, found: (
            puzzle.task.mine.level == LEVELS[found[1]]
            and cubes(found[2]) == Counter(puzzle.task.mine.cage)
        ),
    ),
    (
        r"Your cage is empty, and still at (level \d)\.",
        lambda puzzle, found: (
            puzzle.task.mine.level == LEVELS[found[1]] and not puzzle.task.mine.cage
        ),
    ),
    (r"Your orders ask for ([^,]*), but you have (?:only )?(\w+)\.", is_asked_for),
    (
        r"Order (\w) alone is worth (\d+) points, your orders together (\d+)\.",
        lambda puzzle, found: (
            {one.label: one.order.vp for one in puzzle.task.orders}[found[1]] == int(found[2])
            and points(puzzle.task.orders) == int(found[3])
        ),
    ),
    (
        r"Your orders lack (\d+) cubes, and only (\d+) fit into the cage\.",
        lambda puzzle, found: (
            empty_squares(puzzle.task).total() == int(found[1]) > int(found[2]) == 5
        ),
    ),
    (
        r"(\w+) orders? (?:is|are) waiting, worth (\d+) points(?: in all)?\.",
        lambda puzzle, found: (
            len(puzzle.task.orders) == number(found[1])
            and points(puzzle.task.orders) == int(found[2])
        ),
    ),
    (r"You mine twice: first (\d+) steps, then (\d+)\.", steps_are(1, 2)),
    (r"two actions together, the first of (\d+) steps, the second of (\d+):", steps_are(1, 2)),
    (r"Mine for (\d+) steps, .* then mine for (\d+) more\.", steps_are(1, 2)),
    (r"Between two actions, of (\d+) steps and of (\d+),", steps_are(1, 2)),
    (
        r"after one action\. Which mining space is enough: 4, 6, 8 or 10 steps\?",
        lambda puzzle, found: mined(puzzle.task) == [10],
    ),
    (r"(\d+) steps", steps_are(1)),
    (r"as possible; you have (\d+)\.", steps_are(1)),
)


def own(puzzle: Any) -> Any:
    return puzzle.state.players[puzzle.state.to_move]


def scores(text: str, state: Any) -> dict[int, int]:
    found = re.findall(r"(\w+) (\d+)", text)
    assert [name in ("you", NAMES[seat]) for seat, (name, _) in enumerate(found)] == [True] * len(
        found
    )
    assert [name for name, _ in found].index("you") == state.to_move
    return {seat: int(told) for seat, (_, told) in enumerate(found)}


def counted(state: Any, count: Callable[[Any], int]) -> dict[int, int]:
    return {seat: count(player) for seat, player in enumerate(state.players)}


def delivered_squares(puzzle: Any, found: re.Match[str]) -> bool:
    letter = LETTER[found[1].lower()]
    told = counted(puzzle.state, lambda p: sum(o.squares.count(letter) for o in p.delivered))
    return scores(found[2], puzzle.state) == told


def delivered_by(puzzle: Any, found: re.Match[str]) -> bool:
    told = counted(
        puzzle.state,
        lambda p: sum(len(o.squares) for o in p.delivered if o.transport == found[1]),
    )
    return scores(found[2], puzzle.state) == told


def empty_carts(puzzle: Any, found: re.Match[str]) -> bool:
    letter = LETTER[found[1]]

    def count(player: Any) -> int:
        carts = 1 + "".join(tile.carts for tile in player.mine.tiles).count(letter)
        return carts - len(player.mine.carts["ybgk".index(letter)])

    return scores(found[2], puzzle.state) == counted(puzzle.state, count)


def in_workshops(puzzle: Any, found: re.Match[str]) -> bool:
    standing = dict.fromkeys(range(len(puzzle.state.players)), 0)
    for space, at in puzzle.state.works.index.items():
        crew = puzzle.state.crews[at]
        if space.startswith("workshop/") and crew.miners:
            standing[crew.seat] += crew.miners
    return scores(found[1], puzzle.state) == standing


def tilt(puzzle: Any, found: re.Match[str]) -> bool:
    sides = Counter(tile.light for tile in own(puzzle).mine.tiles)
    return (sides[True], sides[False]) == (int(found[1]), int(found[2]))


def numbers_of_turns(lines: Any) -> Counter[int]:
    """What stands in turns: spaces, steps, levels, and how often a coal is moved in a row."""
    told: Counter[int] = Counter()
    for line in lines:
        tokens = line.split(" ")
        told.update(int(n) for token in tokens[:1] for n in re.findall(r"\d+", token))
        times = 1
        for before, token in zip(tokens, [*tokens[1:], ""], strict=True):
            if re.fullmatch("[1-4]", token):
                told[int(token)] += 1
            if token == before:
                times += 1
            else:
                told += Counter([times] if times > 1 else [])
                times = 1
    return Counter({n: times for n, times in told.items() if n != 1})


def replies(puzzle: Any, found: re.Match[str]) -> bool:
    return numbers(found[1], "en") == numbers_of_turns(puzzle.asked.replies)


def the_log(puzzle: Any, found: re.Match[str]) -> bool:
    lines = found[0].strip().splitlines()
    return len(lines) == len(puzzle.log) and all(
        re.match(rf"{n}: (.*)", line) is not None
        and numbers(line.partition(": ")[2], "en") == numbers_of_turns([turn])
        for n, (line, turn) in enumerate(zip(lines, puzzle.log, strict=True), start=1)
    )


TABLES: tuple[Rule, ...] = (
    (r"(?:\n\d+: .*)+", the_log),
    (r"plays: (.*)\. Anything that", replies),
    (r"one after the other: (.*)\. Anything that", replies),
    (r"[Ss]hift (\d)", lambda puzzle, found: puzzle.state.shift == int(found[1])),
    (
        r"(?:you have|Your last) (\d+) miners",
        lambda puzzle, found: own(puzzle).miners == int(found[1]),
    ),
    (
        r"Plan (?:your next )?(\d+) turns",
        lambda puzzle, found: puzzle.asked.turns == int(found[1]),
    ),
    (r"You have one turn\.", lambda puzzle, found: puzzle.asked.turns == 1),
    (rf"({'|'.join(LETTER).title()}) squares delivered: ([^.]*)\.", delivered_squares),
    (rf"Squares delivered by ({TRANSPORT}): ([^.]*)\.", delivered_by),
    (rf"Empty ({'|'.join(LETTER)}) carts: ([^.]*)\.", empty_carts),
    (r"Miners in the workshops: ([^.]*)\.", in_workshops),
    (r"Tiles in your pit: (\d+) light, (\d+) dark\.", tilt),
    (r"Your purse is empty\.", lambda puzzle, found: own(puzzle).marks == 0),
    (
        r"You have (?:only |a )(\w+) marks? left\.",
        lambda puzzle, found: own(puzzle).marks == number(found[1]),
    ),
    (r"You hold no orders\.", lambda puzzle, found: not own(puzzle).orders),
    (
        r"You hold (\w+) orders?,? worth (\d+) points(?: in all)?\.",
        lambda puzzle, found: (
            len(own(puzzle).orders) == number(found[1])
            and points(own(puzzle).orders) == int(found[2])
        ),
    ),
    (
        r"Take (\d+) cards from the row",
        lambda puzzle, found: (
            puzzle.picks == int(found[1]) == len(puzzle.lines)
            and len(own(puzzle).orders) + puzzle.picks <= 3
        ),
    ),
    (
        r"one mining action of (\d+) steps",
        lambda puzzle, found: puzzle.steps == int(found[1]),
    ),
)


def untrue(puzzle: Any) -> list[str]:
    """Sentences that are false, and what is left of numbers that no rule explains."""
    wrong: list[str] = []
    said = puzzle.texts["en"]["task"]
    for rule, is_so in PITS if puzzle.kind == "mining" else TABLES:
        wrong += [found[0] for found in re.finditer(rule, said) if not is_so(puzzle, found)]
        said = re.sub(rule, " ", said)
    if numbers(said, "en"):
        wrong.append(f"not explained: {said}")
    return wrong


SHIFT = {
    "en": r"[Ss]hift (\d)",
    "pl": r"[Ss]zych\w* (\d)",
    "hu": r"(\d)\. műszak",
    "de": r"Schicht (\d)",
}


def beside(puzzle: Any, language: str) -> Counter[int] | str:
    """The numbers of a task but for that of the shift, which some languages say more often; or that if it is wrong."""
    task = puzzle.texts[language]["task"]
    for shift in re.findall(SHIFT[language], task):
        if int(shift) != puzzle.state.shift:
            return f"shift {shift}"
    return numbers(re.sub(SHIFT[language], "", task), language)


@pytest.mark.shipped
def test_every_number_in_a_task_is_true() -> None:
    asked = puzzles(game="board")
    wrong = [(puzzle.id, found) for puzzle in asked for found in untrue(puzzle)]
    for puzzle in asked:
        told = {language: beside(puzzle, language) for language in LANGUAGES}
        wrong += [(puzzle.id, f"{told}")] if any(one != told["en"] for one in told.values()) else []
    assert wrong == []


def test_a_false_number_is_found() -> None:
    """Each of these was said, or might be."""
    pit: Any = next(one for one in puzzles(kind="mining") if one.id == "t4-30-waste-not")
    for told, instead in (
        ("three black", "two black"),
        ("10 steps", "8 steps"),
        ("none", "only one"),
    ):
        task = pit.texts["en"]["task"].replace(told, instead)
        assert task != pit.texts["en"]["task"]
        assert untrue(pit._replace(texts={"en": {"task": task}}))
    log: Any = next(one for one in puzzles(kind="blunder"))
    first = log.texts["en"]["task"].partition("\n1: ")
    assert untrue(log._replace(texts={"en": {"task": f"{first[0]}\n1: Workshop 7, {first[2]}"}}))

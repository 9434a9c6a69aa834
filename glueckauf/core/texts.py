"""Sentences from the message files of a room, in four languages.

A room, a game's (`board`) or another of the house (`learn`), keeps its messages in
`texts/<language>.ftl` (Project Fluent, which knows the plurals of Polish); what is a subject of its own
may stand beside it, in `texts/<subject>.<language>.ftl`. Loading is lazy: playing a game never needs a
sentence.

Every room also knows the words of `core/words`: the names of the people at the table (`{ name }` and
`{ name-of }` for the fact `seat`; a language may carry other names: see `core.names`), and these functions:

    LIST($labels)                  "A, B and C" of "A B C"
    PEOPLE($winners, $reader)      "you and Anna" of the seats "0 1", read by Bruno
    SCORES($scores, $reader)       "you 12 and Bruno 9" of "12 9", seat by seat
    COUNT($coal, as: "cubes")      equal letters counted, each told by the message `cubes` with the facts
                                   `n` and `colour`: "two grey cubes and one black cube" of "ggk"

A sentence about a seat can say "you": the fact `you` is 1 where whoever reads it sits there, and 0 if
nobody said so; `reader` is the seat of whoever reads it, or -1.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from glueckauf.core.names import names_in, spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "hu", "de")
NOBODY = -1  # sits in no seat
USUAL = 5  # names that the files know
LONG = 500  # characters
SIGN = "\ue000"  # of private use: it stands in no text

NAMED = """
name = { NAME($seat) }
    .dative = { NAME($seat, as: "dative") }
name-of = { NAME($seat, as: "of") }
"""  # in place of the usual names
SHARED = ""  # no room: only the words that all of them have
Fact = str | int
Facts = Mapping[str, Fact]


def _source(room: str, language: str) -> str:
    """The texts of a room's message files; a room that is no game lies beside the games."""
    if room == SHARED:
        return ""
    game = files("glueckauf.games").joinpath(room)
    folder = (game if game.is_dir() else files("glueckauf").joinpath(room)).joinpath("texts")
    subjects = [one for one in folder.iterdir() if one.name.endswith(f".{language}.ftl")]
    found = [folder.joinpath(f"{language}.ftl"), *sorted(subjects, key=lambda one: one.name)]
    return "\n".join(one.read_text("utf-8") for one in found)


@cache
def messages(room: str, language: str) -> FluentBundle:
    """The compiled message file of one room in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    alone = spoken(language)
    if alone not in LANGUAGES:
        raise ValueError(f"no texts in {alone!r}: choose one of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([alone], functions=_functions(room, language), use_isolating=False)
    for resource in _read(room, alone):
        bundle.add_resource(resource)
    if names_in(language):
        bundle.add_resource(FluentResource(NAMED), allow_overrides=True)
    return bundle


@cache
def _read(room: str, language: str) -> tuple[Any, Any]:
    """Reading a file costs far more than whatever is made of it for other names."""
    from fluent.runtime import FluentResource

    shared = files("glueckauf.core").joinpath("words", f"{language}.ftl").read_text("utf-8")
    return FluentResource(shared), FluentResource(_source(room, language))


def _functions(room: str, language: str) -> dict[str, Any]:
    """What a message of this room can call; facts come as Fluent's own strings and numbers."""

    def each(key: str, cases: Iterable[Facts]) -> str:
        return listed(room, [phrase_of(room, key, facts, language) for facts in cases], language)

    def people(seats: object, reader: int = NOBODY) -> str:
        found = sorted(map(int, str(seats).split()), key=lambda seat: seat != reader)
        return each("person", ({"seat": seat, "you": int(seat == reader)} for seat in found))

    def scores(points: object, reader: int = NOBODY) -> str:
        found = enumerate(map(int, str(points).split()))
        cases = ({"seat": seat, "you": int(seat == reader), "n": n} for seat, n in found)
        return each("score-of", cases)

    def counted(letters: object, **how: object) -> str:
        found = Counter(str(letters)).items()
        return each(str(how["as"]), ({"n": n, "colour": letter} for letter, n in found))

    def items(given: object) -> str:
        return listed(room, str(given).replace(",", " ").split(), language)

    def name(seat: int, **how: object) -> str:
        return _given_name(int(seat), str(how.get("as", "name")), language)

    return {"LIST": items, "PEOPLE": people, "SCORES": scores, "COUNT": counted, "NAME": name}


@cache
def _given_name(seat: int, form: str, language: str) -> str:
    """A name that a language carries; of those that everybody knows, the files know all forms."""
    alone, names = spoken(language), names_in(language)
    usual = [name_of(other, alone) for other in range(USUAL)]
    name = names[seat] if seat < len(names) else name_of(seat, alone)
    if form == "of" and name in usual:
        return phrase_of(SHARED, "name-of", {"seat": usual.index(name)}, alone)
    facts: Facts = {"name": name, "form": form, "hisses": int(name[-1].lower() in "sßxz")}
    return phrase_of(SHARED, "name-given", facts, alone)


def listed(room: str, items: Sequence[str], language: str = "en") -> str:
    """A, B and C."""
    told = ""
    for n, item in enumerate(items):
        key = "list-end" if n == len(items) - 1 else "list-more"
        told = phrase_of(room, key, {"first": told, "last": item}, language) if told else item
    return told


@cache
def name_of(seat: int, language: str = "en") -> str:
    """What the player in a seat is called."""
    return phrase_of(SHARED, "name", {"seat": seat}, language)


def decimal(number: float, language: str = "en") -> str:
    """A number with one decimal, after a point or a comma; what is below nothing has a true minus sign."""
    told = f"{round(number, 1) + 0.0:.1f}".replace("-", "−")  # and no zero below nothing
    return told if spoken(language) == "en" else told.replace(".", ",")


def tell(room: str, key: str, facts: Facts, language: str = "en") -> str:
    """The sentence `key` with these facts; a missing key or fact is an error, never a gap."""
    sentence = phrase_of(room, key, facts, language)
    return sentence[:1].upper() + sentence[1:]


def within(told: str, language: str = "en") -> str:
    """The same words inside a sentence or after a colon; German goes on with a capital."""
    return told if spoken(language) == "de" else told[:1].lower() + told[1:]


def phrase_of(room: str, key: str, facts: Facts, language: str = "en") -> str:
    """The same as it stands in the file, to be put into a sentence or a name."""
    bundle = messages(room, language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"{room}/{language}: {key} has no text")
    said = _in_parts(facts)
    # Fluent refuses long facts; it is given a sign in the place of each
    long = [name for name, fact in said.items() if isinstance(fact, str) and len(fact) > LONG]
    signs = {name: f"{SIGN}{n}{SIGN}" for n, name in enumerate(long)}
    text, problems = bundle.format_pattern(pattern, {**said, **signs})
    if problems:
        raise LookupError(f"{room}/{language}: {key}: {problems[0]}")
    told = str(text)
    for name, sign in signs.items():
        told = told.replace(sign, str(said[name]))
    return told


def _in_parts(facts: Facts) -> dict[str, Fact]:
    """A fact like space = "workshop/3" is offered whole and as `space-kind` and `space-detail`."""
    spoken: dict[str, Fact] = {"you": 0, "reader": NOBODY, **facts}
    for name, fact in facts.items():
        if isinstance(fact, str):
            kind, *detail = re.split("[/:]", fact, maxsplit=1)
            spoken[f"{name}-kind"], spoken[f"{name}-detail"] = kind, "".join(detail)
    return spoken


ICON = re.compile(r" ?\{([a-z-]+)\}")  # "five marks {mark}": decoration for those who see it


def plain(text: str) -> str:
    """A text without its icons."""
    return ICON.sub("", text)


@cache
def keys(room: str, language: str) -> frozenset[str]:
    """All message keys of a language; every language must have the same."""
    source = _source(room, language)
    return frozenset(re.findall(r"^([A-Za-z][\w-]*) *=", source, flags=re.MULTILINE))

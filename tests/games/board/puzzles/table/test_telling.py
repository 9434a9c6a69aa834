"""Turns in words: every kind of move, in four languages, with nothing of the notation left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from glueckauf.core.errors import NotationError
from glueckauf.core.texts import LANGUAGES, within
from glueckauf.games.board.puzzles.table.hints import turn_hints
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.telling import turn_in_words, turns_in_words
from glueckauf.games.board.puzzles.table.verdict import spoken
from glueckauf.games.board.puzzles.table.wording import turn_task
from glueckauf.learn.puzzle import loads
from tests.games.board.puzzles.table.test_puzzles import (
    BLUNDER,
    DRAFT,
    RACE,
    shipped_puzzles,
    turns_puzzle,
)

RAW = re.compile(
    r"[>+|]|\b(mining|money|order|workshop|delivery|draft|keep|top|bottom|coal)/|/[\d-]"
)

TOLD = {
    "mining/8 3 +g +g 1 +y 0 g>A g>A": (
        "8 steps of mining: to level 3, load 2 grey; to level 1, load yellow; "
        "to the surface, 2 grey onto A",
        "Wydobycie, 8 kroków: na poziom 3, 2 szare do szoli; na poziom 1, żółty do szoli; "
        "do zrębu, 2 szare na zamówienie A",
        "Bányászat, 8 munkafázis: a 3. szintre, 2 szürke a felvonóba; az 1. szintre, egy sárga a "
        "felvonóba; a felszínre, 2 szürke az A jelű megrendelésre",
        "Fördern, 8 Schritte: zur 3. Etage, 2 graue laden; zur 1. Etage, einen gelben laden; "
        "nach über Tage, 2 graue auf A",
    ),
    "mining/4 4 +k +k +k +k +k end": (
        "4 steps of mining: to level 4, load 5 black; stop there",
        "Wydobycie, 4 kroki: na poziom 4, 5 czarnych do szoli; koniec",
        "Bányászat, 4 munkafázis: a 4. szintre, 5 fekete a felvonóba; vége",
        "Fördern, 4 Schritte: zur 4. Etage, 5 schwarze laden; fertig",
    ),
    "mining/6 y>A.g b>A.g s:g>B s:g>B g>s": (
        "6 steps of mining: yellow and brown together onto the grey square of A, "
        "2 grey from the storage onto B, grey into the storage",
        "Wydobycie, 6 kroków: żółty i brązowy razem na szare pole zamówienia A, "
        "2 szare ze składu na zamówienie B, szary do składu",
        "Bányászat, 6 munkafázis: egy sárga és egy barna párban az A jelű megrendelés szürke "
        "rubrikájára, 2 szürke a raktárból a B jelű megrendelésre, egy szürke a raktárba",
        "Fördern, 6 Schritte: einen gelben und einen braunen zusammen auf das graue Feld von A, "
        "2 graue aus dem Lager auf B, einen grauen ins Lager",
    ),
    "mining/10 y>A.g y>A.g s:b>B.k y>B.k": (
        "10 steps of mining: 2 yellow together onto the grey square of A, "
        "brown from the storage and yellow together onto the black square of B",
        "Wydobycie, 10 kroków: 2 żółte razem na szare pole zamówienia A, "
        "brązowy ze składu i żółty razem na czarne pole zamówienia B",
        "Bányászat, 10 munkafázis: 2 sárga párban az A jelű megrendelés szürke rubrikájára, "
        "egy barna a raktárból és egy sárga párban a B jelű megrendelés fekete rubrikájára",
        "Fördern, 10 Schritte: 2 gelbe zusammen auf das graue Feld von A, "
        "einen braunen aus dem Lager und einen gelben zusammen auf das schwarze Feld von B",
    ),
    "workshop/3": ("Workshop 3", "Warsztat 3", "Tárnabővítés, 3. mező", "Lorenfabrik 3"),
    "workshop/3 coal/b coal/b": (
        "Workshop 3: 2 brown onto the new carts",
        "Warsztat 3: 2 brązowe na nowe wagoniki",
        "Tárnabővítés, 3. mező: 2 barna az új csillékre",
        "Lorenfabrik 3: 2 braune auf die neuen Loren",
    ),
    "workshop/draw keep/2 bottom/1345": (
        "Draw workshop: buy tile no. 2, the others back underneath",
        "Warsztat (wybór ze stosu): kupno żetonu nr 2, reszta z powrotem pod spód stosu",
        "Tárnabővítés, különleges mező: a 2. lapka megvétele, a többi vissza a pakli aljára",
        "Lorenfabrik (Ziehfeld): das 2. Plättchen kaufen, die anderen zurück unter den Stapel",
    ),
    "order/draw keep/- bottom/12345": (
        "Draw order space: keep none, all back underneath",
        "Miejsce na zamówienia (wybór ze stosu): rezygnacja z wyboru, wszystko z powrotem pod spód stosu",
        "Rendelésvétel, különleges mező: egyik sem kell, mind vissza a pakli aljára",
        "Neuer Auftrag (Ziehfeld): nichts behalten, alle zurück unter den Stapel",
    ),
    "order/draw keep/5 top/4213": (
        "Draw order space: keep order no. 5, the others back on top, in the order 4, 2, 1, 3",
        "Miejsce na zamówienia (wybór ze stosu): zatrzymanie zamówienia nr 5, "
        "reszta z powrotem na wierzch stosu, od góry: 4, 2, 1, 3",
        "Rendelésvétel, különleges mező: az 5. kártya megtartása, "
        "a többi vissza a pakli tetejére, felülről lefelé: 4, 2, 1, 3",
        "Neuer Auftrag (Ziehfeld): den 5. Auftrag behalten, "
        "die anderen zurück oben auf den Stapel, von oben nach unten: 4, 2, 1, 3",
    ),
    "delivery/carriage": (
        "Delivery by carriage",
        "Załadunek (furmanka)",
        "Szállítás lovas kocsival",
        "Auslieferung per Fuhrwerk",
    ),
    "money/5": ("Money: 5 marks", "Pieniądze: 5 marek", "Pénzszerzés: 5 márka", "Geld: 5 Mark"),
    "money/4": ("Money: 4 marks", "Pieniądze: 4 marki", "Pénzszerzés: 4 márka", "Geld: 4 Mark"),
    "order/2": (
        "Order space 2",
        "Zamówienie z miejsca 2",
        "Rendelésvétel, 2. mező",
        "Neuer Auftrag, Feld 2",
    ),
    "pithead": ("Pithead", "Cechownia", "Bank", "Bank"),
    "draft/4": ("Card 4 of the row", "Karta 4 z rzędu", "A sor 4. kártyája", "Karte 4 der Reihe"),
    "": ("No move", "Bez ruchu", "Nincs lépés", "Kein Zug"),
    # Moves alone, as a verdict names them.
    "3": ("To level 3", "Na poziom 3", "A 3. szintre", "Zur 3. Etage"),
    "0": ("To the surface", "Do zrębu", "A felszínre", "Nach über Tage"),
    "+b": ("Load brown", "Brązowy do szoli", "Egy barna a felvonóba", "Einen braunen laden"),
    "y>A.g": (
        "Yellow onto the grey square of A, as half of a pair",
        "Żółty na szare pole zamówienia A, jako połowa pary",
        "Egy sárga az A jelű megrendelés szürke rubrikájára, egy szénpár feleként",
        "Einen gelben auf das graue Feld von A, als Hälfte eines Paars",
    ),
    "coal/b": (
        "Brown onto the new cart",
        "Brązowy na nowy wagonik",
        "Egy barna az új csillére",
        "Einen braunen auf die neue Lore",
    ),
    "keep/1": (
        "Keep no. 1",
        "Zatrzymanie karty nr 1",
        "Az 1. lap megtartása",
        "Die 1. Karte behalten",
    ),
    "end": ("Stop there", "Koniec", "Vége", "Fertig"),
}  # in the order of LANGUAGES


@pytest.mark.parametrize("line", TOLD, ids=lambda line: line or "still")
def test_every_kind_of_move_in_four_languages(line: str) -> None:
    assert tuple(turn_in_words(line, language) for language in LANGUAGES) == TOLD[line]
    assert not any(map(RAW.search, TOLD[line]))


def test_halves_of_different_squares_are_no_pair() -> None:
    told = turn_in_words("mining/8 y>A.g b>B.k k>B.k g>B.y")
    assert told == (
        "8 steps of mining: yellow onto the grey square of A, as half of a pair, "
        "brown and black together onto the black square of B, "
        "grey onto the yellow square of B, as half of a pair"
    )


def test_what_is_no_turn_is_an_error() -> None:
    with pytest.raises(NotationError):
        turn_in_words("go home")
    with pytest.raises(ValueError, match="begins a turn of its own"):
        turn_in_words("money/4 money/6")


def test_several_turns_are_numbered() -> None:
    assert turns_in_words(["delivery/engine"]) == "delivery by engine"
    two = ["workshop/1", "delivery/engine"]
    assert turns_in_words(two, first=3) == "(3) workshop 1; (4) delivery by engine"
    assert turns_in_words(two, "de") == "(1) Lorenfabrik 1; (2) Auslieferung per Eisenbahn"
    assert (within("Bank", "hu"), within("Bank", "de")) == ("bank", "Bank")


# --- Puzzles --------------------------------------------------------------------------------


def turns_of(puzzle: TablePuzzle) -> Iterator[str]:
    yield from puzzle.lines or ()
    yield from puzzle.log if isinstance(puzzle, BlunderPuzzle) else ()
    yield from puzzle.asked.replies if isinstance(puzzle, TurnPuzzle) else ()


def leaks(told: str) -> bool:
    return RAW.search(told) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_and_every_task_of_the_shipped_puzzles(language: str) -> None:
    for puzzle in shipped_puzzles():
        for turn in turns_of(puzzle):
            assert not leaks(turn_in_words(turn, language)), turn
        assert not leaks(turn_task(puzzle, language)), puzzle.id


def test_a_lead_can_be_none() -> None:
    assert spoken(3, "margin") == "A lead of 3 VP"
    assert spoken(-2, "margin") == "2 VP behind"
    assert spoken(-2, "margin", "de") == "2 SP Rückstand"
    assert spoken(16, "clock") == "16 VP"


def test_tasks_tell_turns_in_words() -> None:
    race = turn_task(turns_puzzle(RACE))
    assert "After your first turn Bruno plays: delivery by engine." in race
    blunder = loads(BLUNDER)
    assert isinstance(blunder, BlunderPuzzle)
    for n, turn in enumerate(blunder.log, start=1):
        assert turn_task(blunder).splitlines()[n] == f"{n}: {turn_in_words(turn)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_tell_turns_in_words(language: str) -> None:
    for text in (BLUNDER, DRAFT, RACE):
        found = loads(text)
        assert isinstance(found, TurnPuzzle | DraftPuzzle | BlunderPuzzle)
        for hint in turn_hints(found):
            assert not leaks(hint.sentence(language)), hint


def test_verdicts_tell_turns_in_words() -> None:
    plan = turns_puzzle().check("mining/6 4 +k 0 k>B delivery/engine")
    assert plan.sentences()[-1] == (
        "Better from there: (1) 6 steps of mining: to level 3, load 2 grey; "
        "to the surface, 2 grey onto A; (2) delivery by barrow"
    )
    assert "mining/6 3 +g +g 0 g>A g>A | delivery/barrow" in plan.text, "for who types moves"
    draft, blunder = loads(DRAFT), loads(BLUNDER)
    assert isinstance(draft, DraftPuzzle)
    assert isinstance(blunder, BlunderPuzzle)
    verdicts = [plan, blunder.check(1), blunder.check(3), *map(draft.check, draft.row)]
    for language in LANGUAGES:
        for verdict in verdicts:
            assert not leaks(verdict.sentence(language)), verdict


def test_a_move_that_breaks_a_rule_is_told_in_words_and_as_it_was_written() -> None:
    verdict = turns_puzzle().check("money/4 mining/10")
    assert verdict.sentence().startswith("Turn 2: “10 steps of mining” breaks GA-3.2: ")
    draft = loads(DRAFT)
    assert isinstance(draft, DraftPuzzle)
    gone = draft.check("draft/9")
    assert gone.sentence() == "“Card 9 of the row”: there is no such card to take."
    assert gone.text == "“draft/9”: there is no such card to take.", "for who types moves"

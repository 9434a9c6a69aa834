"""Cards named in a position, taken from their decks: what is named anywhere lies nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from glueckauf.core.fields import Field, unknown
from glueckauf.games.card.parts import STACKS, Stack
from glueckauf.games.card.ruleset import Rules

KIND_OF = {name: name.partition("/")[0] for name in STACKS}
Laid = list[tuple[Any, int]]  # cards from the top, each with who has looked at it


class Cards:
    """The cards of the game that are not laid out yet, and the stacks as they were shuffled."""

    def __init__(self, rules: Rules, stacks: Sequence[Stack]) -> None:
        self._deck = {kind: Counter(deck) for kind, deck in rules.decks.items()}
        self._left = {kind: Counter(deck) for kind, deck in rules.decks.items()}
        self._words = {
            kind: {str(card): card for card in deck} for kind, deck in self._deck.items()
        }
        self._stacks: dict[str, Laid] = {
            name: list(zip(*stack, strict=True)) for name, stack in zip(STACKS, stacks, strict=True)
        }

    def read(self, field: Field, kind: str, word: str | None = None) -> Any:
        """A card that the file names, by its word in the notation."""
        word, words = field.text() if word is None else word, self._words[kind]
        if word not in words:
            field.wrong(unknown(f"{kind} card", word, words))
        return self.name(field, kind, words[word])

    def name(self, field: Field, kind: str, card: Any) -> Any:
        """This card lies where the file says, and nowhere else."""
        if not self._left[kind][card]:
            copies = self._deck[kind][card]
            times = {1: "once", 2: "twice"}.get(copies, f"{copies} times")
            field.wrong(
                f"the game has the {kind} card {card} only {times} (CG-1.1), and it lies elsewhere"
                " already; name another card"
            )
        self._left[kind][card] -= 1
        return card

    def listed(self, field: Field, kind: str) -> tuple[Any, ...]:
        """The cards of a list of words."""
        return tuple(self.read(item, kind) for item in field.items(f"{kind} cards", 0, 60))

    def claim(self, kind: str, card: Any) -> None:
        """The moves laid this card where it stays."""
        self._left[kind][card] -= 1

    # --- The stacks ---

    def rest(
        self, tops: Mapping[str, Sequence[Any]], left: Mapping[str, Field]
    ) -> tuple[Stack, ...]:
        """The nine stacks: named cards on top, then what is left as it was shuffled.

        Cards that the moves took and the file laid elsewhere come under the first stack of their
        kind. A stack of so many cards loses its lowest ones; if it lacks some, they come from under
        the other stack of its kind.
        """
        laid = {name: self._own(name, tops.get(name, ())) for name in STACKS}
        spare: dict[str, Laid] = {}
        for kind, counts in self._left.items():
            spare[kind] = [(card, 0) for card in counts.elements()]
        sizes = {name: field.number(0, 60) for name, field in left.items()}
        for name, size in sizes.items():
            if size < len(tops.get(name, ())):
                left[name].wrong(f"{len(tops[name])} cards are named in stacks; give at least that")
            spare[KIND_OF[name]] += laid[name][size:]
            del laid[name][size:]
        for name, size in sizes.items():
            others = [other for other in STACKS if KIND_OF[other] == KIND_OF[name]]
            for source in (spare[KIND_OF[name]], *(laid[o] for o in others if o not in sizes)):
                while len(laid[name]) < size and source:
                    laid[name].append(source.pop())
            if len(laid[name]) < size:
                left[name].wrong(f"only {len(laid[name])} cards are left for it; give at most that")
        for kind, cards in spare.items():
            free = [name for name in STACKS if KIND_OF[name] == kind and name not in sizes]
            if len(free) == sum(KIND_OF[name] == kind for name in STACKS):
                laid[free[0]] += cards
        return tuple(
            Stack(tuple(card for card, _ in cards), tuple(known for _, known in cards))
            for cards in laid.values()
        )

    def _own(self, name: str, top: Sequence[Any]) -> Laid:
        cards: Laid = [(card, 0) for card in top]
        left = self._left[KIND_OF[name]]
        for card, known in self._stacks[name]:
            if left[card]:
                left[card] -= 1
                cards.append((card, known))
        return cards

"""How the table of a clearing game is laid out, as a text that a board can carry to its picture.

A picture is made from a board alone, perhaps in another process or from a stored one, and knows no rules. The
text has words for what lies beside the layout, and then for each pile ``NAME:X,Y``, with ``*5`` for five
cards, ``?`` for one that lies face down while it is covered, and ``>g1+g2`` for the piles that cover it.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.families.clearing.rules import ClearingRules, LayoutPile, PairsTo

PAIRS, STOCK, TOP, OPEN = "pairs", "stock", "top", "open"
PILE = re.compile(
    r"(?P<name>[a-z]\d*):(?P<x>\d+),(?P<y>\d+)(?:\*(?P<cards>\d+))?(?P<down>\?)?(?:>(?P<by>[a-z0-9+]+))?"
)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What lies on the table of a game."""

    layout: tuple[LayoutPile, ...]
    has_pairs: bool
    """Whether cards leave in pairs, so that those of the waste can be part of a match."""
    stock_cards: int
    """The cards of the stock at the start; -1 in a game without one."""
    has_top_card: bool
    """Whether the top card of the stock lies face up."""
    is_open: bool
    """Whether players see all cards of the stock."""

    @property
    def has_stock(self) -> bool:
        """Whether there is a stock."""
        return self.stock_cards >= 0


def write_table(rules: ClearingRules, deck: int) -> str:
    """Return the text for the rules of a game with so many cards."""
    has_pairs, words = isinstance(rules.match, PairsTo), list[str]()
    if has_pairs:
        words.append(PAIRS)
    if rules.stock:
        dealt = sum(pile.cards for pile in rules.layout) + (0 if has_pairs else 1)
        words += [f"{STOCK}={deck - dealt}", *([TOP] if rules.stock.top_plays else [])]
    if rules.is_open:
        words.append(OPEN)
    return " ".join((*words, *map(_write_pile, rules.layout)))


@lru_cache(64)
def read_table(text: str) -> TablePlan:
    """Read what ``write_table`` wrote, always the same object; raise ``ValueError`` for anything else."""
    layout, words = list[LayoutPile](), dict[str, str]()
    for word in text.split():
        if found := PILE.fullmatch(word):
            layout.append(_read_pile(found))
        else:
            name, _, value = word.partition("=")
            words[name] = value
    if not layout or not words.keys() <= {PAIRS, STOCK, TOP, OPEN}:
        raise ValueError(f"not a table: {text[:40]!r}")
    stock = int(words[STOCK]) if STOCK in words else -1
    return TablePlan(tuple(layout), PAIRS in words, stock, TOP in words, OPEN in words)


def _write_pile(pile: LayoutPile) -> str:
    cards = f"*{pile.cards}" if pile.cards > 1 else ""
    down = "?" if pile.is_face_down else ""
    by = f">{'+'.join(pile.covered_by)}" if pile.covered_by else ""
    return f"{pile.name}:{pile.x},{pile.y}{cards}{down}{by}"


def _read_pile(found: re.Match[str]) -> LayoutPile:
    name, by = found["name"], found["by"]
    return LayoutPile(
        name,
        int(found["x"]),
        int(found["y"]),
        int(found["cards"] or 1),
        tuple(by.split("+")) if by else (),
        is_face_down=found["down"] is not None,
    )

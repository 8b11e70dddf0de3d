"""Kittyhawk against rules written down a second time, another way: nothing worked out before."""

from copy import deepcopy
from typing import TypeAlias

from engine.game import Position
from engine.games.kittyhawk import COLLECT, KittyhawkPosition
from tests.engine.kittyhawk_tables import dealt
from tests.engine.playing import random_course

SUITS = {"moons": "M", "suns": "S", "waves": "W", "leaves": "L", "wyrms": "Y", "knots": "K"}
RANKS = {1: "A23456789R", 2: "A23456789PR", 3: "A23456789R", 4: "A23456789PCR", 5: "A23456789PCR"}

Table: TypeAlias = dict[str, list[str]]


def copied(position: Position) -> Table:
    """Return the cards of a position by their places, the stock's in the order of dealing."""
    assert isinstance(position, KittyhawkPosition)
    names = [*SUITS, *"abcdefgh", "stock"]
    piles = zip(names, (*position.piles, position.stock), strict=True)
    return {name: [card.code for card in pile if card] for name, pile in piles}


def fits(cards: Table, ranks: str, source: str, target: str) -> bool:
    """Tell whether the top card of a place may go to another."""
    if source == target or not cards[source] or target in "gh":
        return False
    card, pile = cards[source][-1], cards[target]
    rank = ranks.index(card[0])
    if target in SUITS:
        below = ranks.index(pile[-1][0]) if pile else -1
        return SUITS[target] in card[1:] and rank == below + 1
    if not pile:
        return True
    return ranks.index(pile[-1][0]) == rank + 1 and any(suit in pile[-1][1:] for suit in card[1:])


def is_safe(cards: Table, ranks: str, card: str) -> bool:
    """Tell whether no card outside the foundations could be laid on a card."""
    out = [other for place, pile in cards.items() if place not in SUITS for other in pile]
    return not any(
        ranks.index(other[0]) + 1 == ranks.index(card[0]) and any(suit in card[1:] for suit in other[1:])
        for other in out
    )


def collected(cards: Table, ranks: str) -> Table:
    """Return the table after everything safe has gone home."""
    cards = deepcopy(cards)
    for place in "abcdefgh":
        for foundation in SUITS:
            top = cards[place][-1] if cards[place] else "P"
            if top[0] not in "PC" and fits(cards, ranks, place, foundation) and is_safe(cards, ranks, top):
                cards[foundation].append(cards[place].pop())
                return collected(cards, ranks)
    return cards


def moves(cards: Table, ranks: str) -> set[str]:
    """Return every legal move by its text."""
    names = [*SUITS, *"abcdefgh"]
    single = [(s, t) for s in names for t in names if fits(cards, ranks, s, t)]
    idle = [
        (s, t)
        for s, t in single
        if (s in SUITS and t in SUITS)
        or (s in "abcdef" and len(cards[s]) == 1 and t in "abcdef" and not cards[t])
    ]
    if not any(cards[name] for name in "abcdefgh") and not cards["stock"]:
        return set()
    if len(idle) == len(single) and not cards["stock"]:
        return set()
    found = {f"move {s} {t}" for s, t in single}
    if cards["stock"]:
        found.add("deal")
    if collected(cards, ranks) != cards:
        found.add("collect")
    return found


def played(cards: Table, ranks: str, text: str) -> Table:
    """Return the table after a move."""
    after = deepcopy(cards)
    if text == "collect":
        return collected(cards, ranks)
    if text == "deal":
        six = [after["stock"].pop(0) for _ in range(6)]
        after["g"] += six[:3]
        after["h"] += six[3:]
    else:
        _, source, target = text.split()
        after[target].append(after[source].pop())
    return after


def test_the_same_moves_lead_to_the_same_cards() -> None:
    for level in (1, 2, 3, 4, 5):
        for blind in ([], ["blind"]):
            collects = 0
            for number in range(12):
                position: Position = dealt(number, f"level={level}", *blind)
                cards = copied(position)
                for step, (move, following) in enumerate(random_course(position, number)):
                    assert {legal.text for legal in position.legal_moves()} == moves(cards, RANKS[level])
                    if COLLECT in position.legal_moves() and step % 3 == 0:
                        collects += 1
                        assert copied(position.after(COLLECT)) == collected(cards, RANKS[level])
                    cards = played(cards, RANKS[level], move.text)
                    position = following
                    assert copied(position) == cards
                    if step > 120:
                        break
                else:
                    assert {legal.text for legal in position.legal_moves()} == moves(cards, RANKS[level])
            assert collects > 10

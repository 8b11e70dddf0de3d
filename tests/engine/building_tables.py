"""Positions of building games built by hand."""

from collections.abc import Mapping
from dataclasses import replace

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.families.building.places import STOCK, SUIT_NAMES, Kind
from engine.families.building.position import BuildingPosition, Cards
from engine.game import Position
from engine.move import Move
from tests.engine.building_games import building_game


def cards(codes: str) -> tuple[FrenchCard, ...]:
    """Return the cards with these codes, such as ``AS TH``."""
    return tuple(FrenchCard(*code) for code in codes.split())


def dealt(number: int, *words: str, game: str = "klondike") -> BuildingPosition:
    """Return a deal with options such as ``draw=3``."""
    return building_game(" ".join((game, *words))).deal(number)


def table(
    *more: str | Mapping[str, str],
    game: str = "klondike",
    home: Mapping[str, int] | int = 0,
    redeals: int = 0,
    **places: str,
) -> BuildingPosition:
    """Return a position with the given options and places; other places are empty.

    The bottom card of a pile comes first, and those before a ``|`` are face down. ``home`` says how many
    cards are on each foundation, or on all. Of the stock, the next card comes first, and of the waste last.
    """
    parts = [part for part in more if not isinstance(part, str)]
    given = {place: codes for part in (*parts, places) for place, codes in part.items()}
    start = dealt(1, *(word for word in more if isinstance(word, str)), game=game)
    names, suits = start.table, start.rules.suits
    assert set(given) <= {*names.piles, *names.cells, *names.foundations, STOCK, Kind.WASTE}
    halves = [given.get(name, "").rpartition("|") for name in names.piles]
    heights = dict.fromkeys(names.foundations, home) if isinstance(home, int) else home

    def foundation(name: str) -> Cards:
        suit = next((suit for suit in suits if name.startswith(SUIT_NAMES[suit])), "")
        built = tuple(FrenchCard(rank, suit) for rank in start.rules.ranks[: heights.get(name, 0)])
        return cards(given[name]) if name in given else built

    return replace(
        start,
        piles=tuple(cards(f"{down} {up}") for down, _, up in halves),
        down=tuple(len(down.split()) for down, _, _ in halves),
        foundations=tuple(map(foundation, names.foundations)),
        cells=tuple((*cards(given.get(name, "")), None)[0] for name in names.cells),
        stock=cards(given.get(STOCK, "")),
        waste=cards(given.get(Kind.WASTE, "")),
        redeals=redeals,
    )


def cards_at(position: Position, place: str) -> str:
    """Return the codes of the cards at a place as the player sees them, ``##`` for a hidden card."""
    return " ".join(card.code if card else "##" for card in position.board().pile(place).cards)


def refused(position: Position, text: str) -> str:
    """Return the reason and the sentence with which a move is refused; an empty string if it is legal."""
    before = position.board()
    try:
        position.play(Move.read(text))
    except IllegalMoveError as error:
        assert not position.allows(Move.read(text))
        assert position.board() == before
        return f"{error.reason}: {error}"
    return ""


def play(position: BuildingPosition, *texts: str) -> BuildingPosition:
    """Play moves one after the other."""
    for text in texts:
        position = position.play(Move.read(text))
    return position


def targets(position: Position, source: str) -> str:
    """Return the places to which the cards at a place may go."""
    moves = [move.places for move in position.legal_moves() if move.places[:1] == (source,)]
    return " ".join(target for _, target in moves)

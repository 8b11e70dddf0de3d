"""Blink's rules written a second time, simply and slowly, and compared with the game move by move."""

from dataclasses import dataclass, field, replace

from engine.cards.blink import blink_deck
from engine.games.blink import GAME
from engine.options import read_options
from engine.outcome import Result
from engine.shuffle import shuffled
from tests.engine.playing import random_course

Spot = tuple[int, int]

SIZES = {"1roomy": (12, 8), "1tight": (9, 7), "2snug": (15, 11), "3tight": (16, 12)}
BESIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))


def shared(one: str, other: str) -> int:
    """Count the places in which two codes have the same letter: count, colour, shape."""
    return sum(a == b for a, b in zip(one, other, strict=True))


@dataclass
class Slow:
    """A game as one would write it down: the codes of cards, and where they lie."""

    columns: int
    rows: int
    hold: int
    stock: list[str]
    table: dict[Spot, str] = field(default_factory=dict)
    hand: list[str | None] = field(default_factory=list)
    """The drawn card, or nothing; then the held ones."""

    def fits(self, card: str, spot: Spot) -> bool:
        around = [self.table[at] for at in self.touching(spot)]
        return spot not in self.table and all(shared(card, other) for other in around) and bool(around)

    def touching(self, spot: Spot) -> list[Spot]:
        return [at for across, down in BESIDE if (at := (spot[0] + across, spot[1] + down)) in self.table]

    def spots(self) -> list[Spot]:
        return [(column, row) for row in range(self.rows) for column in range(self.columns)]

    def moves(self) -> list[str]:
        names = ["drawn", "held1", "held2", "held3"]
        found = [
            f"place {names[number]} {'ABCDEFGHIJKLMNOPQRSTU'[spot[0]]}{spot[1] + 1}"
            for number, card in enumerate(self.hand)
            for spot in self.spots()
            if card and (not self.table or self.fits(card, spot))
        ]
        return found + ["hold"] * (
            bool(self.table and self.stock and self.hand[0]) and len(self.hand) <= self.hold
        )

    def play(self, move: str) -> "Slow":
        after = replace(self, stock=[*self.stock], table={**self.table}, hand=[*self.hand])
        words = move.split()
        number = 0 if move == "hold" or words[1] == "drawn" else int(words[1][4:])
        card = after.hand[number]
        assert card
        if move == "hold":
            after.hand.append(card)
        else:
            after.table[ord(words[2][0]) - ord("A"), int(words[2][1:]) - 1] = card
        if number:
            del after.hand[number]
        else:
            after.hand[0] = after.stock.pop(0) if after.stock else None
        return after

    def points(self) -> int:
        pairs = [(one, other) for one in self.table for other in self.touching(one)]
        return sum(shared(self.table[one], self.table[other]) for one, other in pairs)

    def ending(self) -> str:
        """Say why the game is over, once it is."""
        if not any(self.hand):
            return "placed"
        outside = [(column, row) for column in range(-1, self.columns + 1) for row in (-1, self.rows)]
        outside += [(column, row) for row in range(-1, self.rows + 1) for column in (-1, self.columns)]
        return (
            "edge"
            if any(card and self.fits(card, at) for card in self.hand for at in outside)
            else "no-place"
        )


def slow(size: str, hold: int, deal: int) -> Slow:
    codes = shuffled([card.code for card in blink_deck()] * int(size[0]), deal)
    return Slow(*SIZES[size], hold, [*codes[1:]], hand=[codes[0]])


def test_moves_points_and_endings_are_those_of_other_code() -> None:
    for hold in (0, 1, 2, 3):
        for size in SIZES:
            options = read_options(GAME.options, [f"decks={size[0]}", f"table={size[1:]}", f"hold={hold}"])
            for deal in range(8):
                other = slow(size, hold, deal)
                position = start = GAME.deal(deal, options)
                for move, position in random_course(start, deal):
                    assert move.text in other.moves()
                    other = other.play(move.text)
                    assert [legal.text for legal in position.legal_moves()] == other.moves()
                    assert position.score() == other.points()
                outcome = position.outcome()
                assert outcome is not None
                assert outcome.reason == other.ending()
                assert (outcome.result == Result.WON) == (outcome.reason == "placed")


def test_the_games_compared_end_in_every_way() -> None:
    reasons = set()
    for words in (["table=tight"], ["hold=0"], []):
        for deal in range(8):
            *_, (_, last) = random_course(GAME.deal(deal, read_options(GAME.options, words)), deal)
            outcome = last.outcome()
            assert outcome is not None
            reasons.add(outcome.reason)
    assert reasons == {"placed", "no-place", "edge"}

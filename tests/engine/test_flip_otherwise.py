"""Flip against its rules written down a second time: slowly, and another way."""

from engine.cards.french import FRENCH_RANKS
from engine.game import Position
from engine.games.flip import FlipPosition
from tests.engine.flip_hands import dealt
from tests.engine.playing import random_course

RANKS = FRENCH_RANKS
CIRCLE = "SHCD"
"""The suits in the order in which the dark faces follow the light ones."""


class OtherFlip:
    """The rules once more, slow and another way: cards are rank, place in the circle of suits, and side."""

    def __init__(self, hand: list[tuple[int, int, bool]], stock: list[tuple[int, int, bool]]) -> None:
        self.hand, self.stock, self.is_stopped = hand, stock, False

    @classmethod
    def of(cls, position: FlipPosition) -> "OtherFlip":
        """Return the same hand and stock."""
        told = [
            [(RANKS.index(card.light[0]), CIRCLE.index(card.light[1]), card.is_dark) for card in part]
            for part in (position.hand, position.stock)
        ]
        return cls(*told)

    def face(self, place: int) -> tuple[int, int]:
        """Return rank and suit that a card of the hand shows, the ace 0 and the spades 0."""
        rank, suit, is_dark = self.hand[place]
        return ((rank + 6) % 13, (suit + 1) % 4) if is_dark else (rank, suit)

    def plays_at(self, place: int) -> set[str]:
        """Return what can be done with the four cards from a place on, counted from 0."""
        found: set[str] = set()
        four = self.hand[place : place + 4]
        if len(four) < 4:
            return found
        (rank, suit), (other_rank, other_suit) = self.face(place), self.face(place + 3)
        sides = [is_dark for _, _, is_dark in four]
        for ends_match, verb, touched in (
            (suit == other_suit, "", sides[1:3]),
            (rank == other_rank, "-four", sides),
        ):
            if ends_match and not all(touched):
                found.add(f"turn{verb} {place + 1}")
            if ends_match and sides[0] and sides[3]:
                found.add(f"remove{verb} {place + 1}")
        return found

    def moves(self) -> set[str]:
        """Return the texts of all legal moves."""
        if self.is_stopped:
            return set()
        found = {text for place in range(len(self.hand)) for text in self.plays_at(place)}
        if self.stock:
            return found | {"deal", "deal match", "deal all"}
        return found | {"stop"} if found else found

    def after(self, text: str) -> "OtherFlip":
        """Return what follows from a legal move."""
        following = OtherFlip(list(self.hand), list(self.stock))
        verb, _, place = text.partition(" ")
        if verb == "stop":
            following.is_stopped = True
        elif verb == "deal":
            before = {text for text in self.moves() if text[0] in "tr"}
            while following.stock:
                following.hand.append(following.stock.pop(0))
                now = {text for text in following.moves() if text[0] in "tr"}
                if place == "" or (place == "match" and now > before):
                    break
        else:
            first = int(place) - 1
            chosen = range(first, first + 4) if verb.endswith("-four") else range(first + 1, first + 3)
            if verb.startswith("turn"):
                for number in chosen:
                    following.hand[number] = (*following.hand[number][:2], True)
            else:
                following.hand = [card for number, card in enumerate(self.hand) if number not in chosen]
        return following


def test_the_same_moves_lead_to_the_same_hands_as_by_other_code() -> None:
    for deal in range(60):
        position: Position = dealt(deal)
        assert isinstance(position, FlipPosition)
        other = OtherFlip.of(position)
        for move, following in random_course(position, deal):
            assert isinstance(following, FlipPosition)
            other = other.after(move.text)
            assert {legal.text for legal in following.legal_moves()} == other.moves()
            assert OtherFlip.of(following).hand == other.hand
            assert OtherFlip.of(following).stock == other.stock

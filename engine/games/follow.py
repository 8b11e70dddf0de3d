"""Follow-the-Suit (Rikkati, 2019): the deck leads, and a hand is played off trick by trick."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.french import FRENCH_SUITS, JOKER, FrenchCard, french_deck
from engine.errors import IllegalMoveError
from engine.game import Game, Pick, Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

DECK = (*french_deck(), JOKER)
ASIDE = 10
HAND = 10
DRAWN = 2
"""Cards that come for each one exchanged."""

HIGH_TO_LOW = "AKQJT98765432"
STRENGTH = {rank: -place for place, rank in enumerate(HIGH_TO_LOW)}
IN_HAND_ORDER = (JOKER, *(FrenchCard(rank, suit) for suit in FRENCH_SUITS for rank in HIGH_TO_LOW))
PLACE_IN_HAND = {card: place for place, card in enumerate(IN_HAND_ORDER)}
CARDS = {card.code: card for card in DECK}

NO_TRUMPS = "none"
TRUMPS = (*FRENCH_SUITS, NO_TRUMPS)
TRUMPS_MOVES = tuple(Move("trumps", (trumps,)) for trumps in TRUMPS)
PLAYS = {card: Move("play", (card.code,)) for card in DECK}

WON = Outcome(Result.WON, "empty-hand")
LOST = Outcome(Result.LOST, "too-many")


@lru_cache(8)  # a thousand moves to each hand, asked for several times while it is looked at
def exchanges(codes: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the exchange of every choice among these cards, fewer cards before more, in their order."""
    return tuple(
        Move("exchange", chosen) for count in range(len(codes) + 1) for chosen in combinations(codes, count)
    )


def sorted_hand(cards: Sequence[FrenchCard]) -> tuple[FrenchCard, ...]:
    """Return the cards as they are held: the Joker, then suit by suit from the ace down to the two."""
    return tuple(sorted(cards, key=PLACE_IN_HAND.__getitem__))


def beats(reply: FrenchCard, lead: FrenchCard, trumps: str) -> bool:
    """Tell whether the player's card takes the trick: the Joker, else trumps, else the suit that was led."""
    if JOKER in (reply, lead):
        return reply == JOKER
    if reply.suit == lead.suit:
        return STRENGTH[reply.rank] > STRENGTH[lead.rank]
    return reply.suit == trumps


@dataclass(frozen=True, slots=True)
class FollowPosition(Position):
    """The hand as it is sorted, the deck from its top, and what has gone before."""

    game: ClassVar[str] = "follow"
    aside: tuple[FrenchCard, ...]
    """Ten cards that nobody sees."""
    deck: tuple[FrenchCard, ...]
    """Next card first."""
    hand: tuple[FrenchCard, ...]
    has_exchanged: bool = False
    trumps: str = ""
    """One of ``TRUMPS``; nothing until they are chosen."""
    lead: FrenchCard | None = None
    """The card to be played to: none before the tricks, and none after the last."""
    discards: tuple[FrenchCard, ...] = ()
    played: tuple[FrenchCard, ...] = ()
    """Both cards of each trick that was won."""
    last: tuple[FrenchCard, ...] = ()
    """Lead and reply of the trick before."""
    lost: int = 0
    """Tricks that were lost."""

    @property
    def phase(self) -> str:
        """What is being done: ``exchange``, ``trumps`` or ``tricks``."""
        if not self.has_exchanged:
            return "exchange"
        return "tricks" if self.trumps else "trumps"

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every choice of cards to exchange, or of trumps, or every card that can be played."""
        if not self.has_exchanged:
            return exchanges(self._codes())
        if self.outcome():
            return ()
        return tuple(PLAYS[card] for card in self.playable()) if self.trumps else TRUMPS_MOVES

    def allows(self, move: Move) -> bool:
        """Tell whether a move is legal, without listing a thousand exchanges."""
        if self.has_exchanged:
            return move in self.legal_moves()
        chosen = tuple(code for code in self._codes() if code in move.places)
        return move.verb == "exchange" and move.places == chosen

    def after(self, move: Move) -> Self:
        """Exchange, choose trumps and have the deck lead, or play a card and have the deck lead again."""
        if move.verb == "exchange":
            return self._exchanged([CARDS[code] for code in move.places])
        if move.verb == "trumps":
            return replace(self, trumps=move.places[0])._led()
        return self._replied(CARDS[move.places[0]])._led()

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why not: it is no move at all, the game is elsewhere, or the card cannot be played."""
        cards = [CARDS[place] for place in move.places if place in CARDS]
        counts = {"exchange": len(cards), "play": 1, "trumps": 1}
        known = len(cards) if move.verb != "trumps" else len(set(move.places) & set(TRUMPS))
        if move.verb not in counts or not known == len(move.places) == counts[move.verb]:
            sentence = f"{move.text!r} is no move of Follow-the-Suit"
            return IllegalMoveError("no-such-move", sentence, move=move.text)
        return self._wrong_time(move.verb) or self._wrong_cards(cards)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, but never a card to a lead that was not seen when it was entered."""
        position = self
        for number, move in enumerate(moves):
            if number and move.verb == "play":
                raise IllegalMoveError("unseen-lead", f"the lead for {move.text!r} is not yet seen")
            position = position.play(move)
        return position

    def outcome(self) -> Outcome | None:
        """Won with no card in hand; lost between two tricks with more cards in hand than in the deck."""
        if self.lead or not self.has_exchanged:
            return None
        if not self.hand:
            return WON
        return LOST if len(self.hand) > len(self.deck) else None

    def score(self) -> int:
        """Count the cards left in the deck, which is what a win is worth; a loss scores nothing."""
        return 0 if self.outcome() == LOST else len(self.deck)

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards ``come`` by an exchange, are in hand then, and are ``left`` in the deck."""
        if move.verb != "exchange":
            return {}
        gone = len(move.places)
        come = DRAWN * gone
        return {"come": come, "drawn": len(self.hand) + come - gone, "left": len(self.deck) - come}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the last trick, and its cards where they have come to the hand."""
        if move.verb != "play":
            return ()
        return ("last", *(card.code for card in self.last if card in self.hand))

    def pick(self) -> Pick | None:
        """Return the exchange, which takes any cards of the hand."""
        return None if self.has_exchanged else Pick("exchange", self._codes())

    def board(self) -> Board:
        """Show the hand, the lead, the last trick and what has left the game; never the deck's cards."""
        trick = ("lost" if self.last[1] in self.hand else "won") if self.last else ""
        return Board(
            game=self.game,
            piles=(
                Pile("lead", "lead", (self.lead,) if self.lead else ()),
                Pile("last", "last", self.last),
                *(Pile(card.code, "hand", (card,)) for card in self.hand),
                Pile("deck", "stock", (None,) * len(self.deck)),
                Pile("discards", "discards", self.discards),
                Pile("played", "played", self.played),
                Pile("aside", "aside", (None,) * len(self.aside)),
            ),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                ("phase", self.phase),
                ("trumps", self.trumps),
                ("won", len(self.played) // 2),
                ("lost", self.lost),
                ("trick", trick),
                ("hand", len(self.hand)),
            ),
        )

    def _codes(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.hand)

    def playable(self) -> tuple[FrenchCard, ...]:
        """Return the cards of the suit led and the Joker, or all cards where there is none of the suit."""
        if self.lead is None:
            return ()
        suit = self.lead.suit  # the Joker has none, so that nothing in hand is of it
        if all(card.suit != suit for card in self.hand):
            return self.hand
        return tuple(card for card in self.hand if card.suit in (suit, JOKER.suit))

    def _exchanged(self, chosen: Sequence[FrenchCard]) -> Self:
        drawn, deck = self.deck[: DRAWN * len(chosen)], self.deck[DRAWN * len(chosen) :]
        hand = sorted_hand([*drawn, *(card for card in self.hand if card not in chosen)])
        return replace(self, deck=deck, hand=hand, has_exchanged=True, discards=tuple(chosen))

    def _replied(self, reply: FrenchCard) -> Self:
        """Return the position between two tricks: both cards out of the game, or both in hand."""
        if self.lead is None:
            raise ValueError("no card has been led")
        last = (self.lead, reply)
        if beats(reply, self.lead, self.trumps):
            hand = tuple(card for card in self.hand if card != reply)
            return replace(self, lead=None, hand=hand, played=self.played + last, last=last)
        hand = sorted_hand([*self.hand, self.lead])
        return replace(self, lead=None, hand=hand, last=last, lost=self.lost + 1)

    def _led(self) -> Self:
        """Return the position with the deck's top card led, unless the game is over."""
        return self if self.outcome() else replace(self, lead=self.deck[0], deck=self.deck[1:])

    def _wrong_time(self, verb: str) -> IllegalMoveError | None:
        """Say what has to be done before, or that it has been done."""
        if self.outcome():
            return IllegalMoveError("over", "the game is over")
        if verb != "exchange" and not self.has_exchanged:
            return IllegalMoveError("exchange-first", "the exchange comes first: exchange cards or keep all")
        if verb == "exchange" and self.has_exchanged:
            return IllegalMoveError("exchanged", "cards are exchanged only once")
        if verb == "play" and not self.trumps:
            return IllegalMoveError("trumps-first", "trumps come first: a suit, or none")
        if verb == "trumps" and self.trumps:
            return IllegalMoveError("trumps-chosen", f"trumps are {self.trumps} already", trumps=self.trumps)
        return None

    def _wrong_cards(self, cards: Sequence[FrenchCard]) -> IllegalMoveError:
        """Say which card is not there, or does not follow suit."""
        for card in cards:
            if card not in self.hand:
                return IllegalMoveError("not-in-hand", f"{card.code} is not in the hand", card=card)
            if cards.count(card) > 1:
                return IllegalMoveError("named-twice", f"{card.code} is named twice", card=card)
        if self.lead is None:
            return IllegalMoveError("hand-order", "cards are exchanged in the order of the hand")
        card, fitting = cards[0], self.playable()[-1]
        sentence = f"{card.code} does not follow {self.lead.code}, but {fitting.code} would"
        return IllegalMoveError("must-follow", sentence, card=card, lead=self.lead, fitting=fitting)


def start(number: int, _options: Options) -> FollowPosition:
    """Set ten cards aside, deal ten to the hand and leave 33 as the deck, in the order of the shuffle."""
    cards = shuffled(DECK, number)
    return FollowPosition(
        aside=cards[:ASIDE], hand=sorted_hand(cards[ASIDE : ASIDE + HAND]), deck=cards[ASIDE + HAND :]
    )


GAME = Game(
    name="follow",
    title="Follow-the-Suit",
    rules=1,
    designer="Rikkati (マストフォローソリティア, 2019)",
    start=start,
)

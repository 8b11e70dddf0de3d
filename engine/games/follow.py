"""Follow-the-Suit (Rikkati, 2019): a trick-taking solitaire in which the deck leads."""

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
from engine.options import Option, Options, switch_value
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

DECK = (*french_deck(), JOKER)
ASIDE = 10
HAND = 10
DRAWN = 2
"""Number of cards drawn for each exchanged card."""

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


@lru_cache(8)  # each hand has a thousand moves, which are requested several times
def exchanges(codes: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the exchange of every subset of these cards, smaller ones first."""
    return tuple(
        Move("exchange", chosen) for count in range(len(codes) + 1) for chosen in combinations(codes, count)
    )


def sorted_hand(cards: Sequence[FrenchCard]) -> tuple[FrenchCard, ...]:
    """Return the cards in the order of a hand: the Joker, then suit by suit from the ace down to the two."""
    return tuple(sorted(cards, key=PLACE_IN_HAND.__getitem__))


def beats(reply: FrenchCard, lead: FrenchCard, trumps: str) -> bool:
    """Tell whether the player's card wins the trick: the Joker, else trumps, else the suit that was led."""
    if JOKER in (reply, lead):
        return reply == JOKER
    if reply.suit == lead.suit:
        return STRENGTH[reply.rank] > STRENGTH[lead.rank]
    return reply.suit == trumps


@dataclass(frozen=True, slots=True)
class FollowPosition(Position):
    """The sorted hand, the deck from its top, and the history that matters.

    With ``open``, the player sees the deck in its order and the cards set aside.
    """

    game: ClassVar[str] = "follow"
    aside: tuple[FrenchCard, ...]
    """Ten cards out of the game, which only an open game shows."""
    deck: tuple[FrenchCard, ...]
    """Next card first."""
    hand: tuple[FrenchCard, ...]
    has_exchanged: bool = False
    trumps: str = ""
    """One of ``TRUMPS``; ``""`` until they are chosen."""
    lead: FrenchCard | None = None
    """The led card; ``None`` before the first trick and after the last."""
    discards: tuple[FrenchCard, ...] = ()
    played: tuple[FrenchCard, ...] = ()
    """Both cards of each trick that was won."""
    last: tuple[FrenchCard, ...] = ()
    """Lead and reply of the previous trick."""
    lost: int = 0
    """The number of lost tricks."""
    open: bool = False

    @property
    def phase(self) -> str:
        """The phase of the game: ``exchange``, ``trumps`` or ``tricks``."""
        if not self.has_exchanged:
            return "exchange"
        return "tricks" if self.trumps else "trumps"

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every exchange, or every choice of trumps, or every card that can be played."""
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
        """Exchange cards, or choose trumps or play a card, after which the deck leads."""
        if move.verb == "exchange":
            return self._exchanged([CARDS[code] for code in move.places])
        if move.verb == "trumps":
            return replace(self, trumps=move.places[0])._led()
        return self._replied(CARDS[move.places[0]])._led()

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why a move is not legal: its form, the phase of the game, or its cards."""
        cards = [CARDS[place] for place in move.places if place in CARDS]
        counts = {"exchange": len(cards), "play": 1, "trumps": 1}
        known = len(cards) if move.verb != "trumps" else len(set(move.places) & set(TRUMPS))
        if move.verb not in counts or not known == len(move.places) == counts[move.verb]:
            sentence = f"{move.text!r} is no move of Follow-the-Suit"
            return IllegalMoveError("no-such-move", sentence, move=move.text)
        return self._wrong_time(move.verb) or self._wrong_cards(cards)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once; without ``open``, no card to a lead that was not seen by then."""
        position = self
        for number, move in enumerate(moves):
            if number and move.verb == "play" and not self.open:
                raise IllegalMoveError("unseen-lead", f"the lead for {move.text!r} is not yet seen")
            position = position.play(move)
        return position

    def outcome(self) -> Outcome | None:
        """Won with an empty hand; lost between two tricks with more cards in hand than in the deck."""
        if self.lead or not self.has_exchanged:
            return None
        if not self.hand:
            return WON
        return LOST if len(self.hand) > len(self.deck) else None

    def score(self) -> int:
        """Return the number of cards left in the deck; 0 for a lost game."""
        return 0 if self.outcome() == LOST else len(self.deck)

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards ``come`` by an exchange, are in hand then, and ``left`` in the deck."""
        if move.verb != "exchange":
            return {}
        gone = len(move.places)
        come = DRAWN * gone
        return {"come": come, "drawn": len(self.hand) + come - gone, "left": len(self.deck) - come}

    def choice_details(self) -> Mapping[str, str | int]:
        """Return the led suit (``X`` for the Joker), how many cards follow it, and if the Joker is held."""
        lead = self.lead
        return {
            "led": lead.code[-1] if lead else "",
            "follows": sum(card.suit == lead.suit for card in self.hand) if lead else 0,
            "joker": int(JOKER in self.hand),
        }

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the last trick, and its cards that came to the hand."""
        if move.verb != "play":
            return ()
        return ("last", *(card.code for card in self.last if card in self.hand))

    def sources(self, move: Move) -> tuple[str, ...]:
        """Return ``deck-N`` for the next ``N`` cards of the deck, which an exchange in an open game draws."""
        drawn = min(DRAWN * len(move.places), len(self.deck))
        return (f"deck-{drawn}",) if self.open and move.verb == "exchange" and drawn else ()

    def pick(self) -> Pick | None:
        """Return the exchange, which takes any cards of the hand."""
        return None if self.has_exchanged else Pick("exchange", self._codes())

    def board(self) -> Board:
        """Show the hand, the lead, the last trick and the cards out of the game; with ``open`` all cards."""
        trick = ("lost" if self.last[1] in self.hand else "won") if self.last else ""
        return Board(
            game=self.game,
            piles=(
                Pile("lead", "lead", (self.lead,) if self.lead else ()),
                Pile("last", "last", self.last),
                *(Pile(card.code, "hand", (card,)) for card in self.hand),
                Pile("deck", "stock", self.deck[::-1] if self.open else (None,) * len(self.deck)),
                Pile("discards", "discards", self.discards),
                Pile("played", "played", self.played),
                Pile(
                    "aside",
                    "aside",
                    sorted_hand(self.aside)[::-1] if self.open else (None,) * len(self.aside),
                ),
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
                ("open", switch_value(is_on=self.open)),
            ),
        )

    def _codes(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.hand)

    def playable(self) -> tuple[FrenchCard, ...]:
        """Return the cards of the led suit and the Joker; all cards if there is none of that suit."""
        if self.lead is None:
            return ()
        suit = self.lead.suit  # the Joker has none, so no card follows it
        if all(card.suit != suit for card in self.hand):
            return self.hand
        return tuple(card for card in self.hand if card.suit in (suit, JOKER.suit))

    def _exchanged(self, chosen: Sequence[FrenchCard]) -> Self:
        drawn, deck = self.deck[: DRAWN * len(chosen)], self.deck[DRAWN * len(chosen) :]
        hand = sorted_hand([*drawn, *(card for card in self.hand if card not in chosen)])
        return replace(self, deck=deck, hand=hand, has_exchanged=True, discards=tuple(chosen))

    def _replied(self, reply: FrenchCard) -> Self:
        """Return the position between two tricks: both cards are out of the game, or both in hand."""
        if self.lead is None:
            raise ValueError("no card has been led")
        last = (self.lead, reply)
        if beats(reply, self.lead, self.trumps):
            hand = tuple(card for card in self.hand if card != reply)
            return replace(self, lead=None, hand=hand, played=self.played + last, last=last)
        hand = sorted_hand([*self.hand, self.lead])
        return replace(self, lead=None, hand=hand, last=last, lost=self.lost + 1)

    def _led(self) -> Self:
        """Lead the top card of the deck, unless the game is over."""
        return self if self.outcome() else replace(self, lead=self.deck[0], deck=self.deck[1:])

    def _wrong_time(self, verb: str) -> IllegalMoveError | None:
        """Say which phase comes first, or that it is over; ``None`` if the phase is right."""
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
        """Say which card is not in the hand, or does not follow suit."""
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


def start(number: int, options: Options) -> FollowPosition:
    """Set ten cards aside, deal ten to the hand and leave 33 as the deck."""
    cards = shuffled(DECK, number)
    return FollowPosition(
        aside=cards[:ASIDE],
        hand=sorted_hand(cards[ASIDE : ASIDE + HAND]),
        deck=cards[ASIDE + HAND :],
        open=options.is_on("open"),
    )


GAME = Game(
    name="follow",
    title="Follow-the-Suit",
    rules=1,
    designer="Rikkati (マストフォローソリティア, 2019)",
    start=start,
    options=(Option("open"),),
    score_goals=(3, 5, 8, 10, 12, 15),
    similar=(
        "hearts",
        "spades",
        "bridge",
        "whist",
        "skat",
        "doppelkopf",
        "euchre",
        "belote",
        "durak",
        "tarock",
        "daifugo",
    ),
    rank=12,
)

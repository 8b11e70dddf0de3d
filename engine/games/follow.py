"""Follow-the-Suit (Rikkati, 2019): the deck leads, and a hand is played off trick by trick."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Self

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.french import FRENCH_SUITS, JOKER, FrenchCard, french_deck
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.game import Game, Pick, Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result
from engine.reading.follow import NO_TRUMPS, read_words, unreadable
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
        return tuple(PLAYS[card] for card in self._playable()) if self.trumps else TRUMPS_MOVES

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
            game="follow",
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

    def read(self, text: str) -> tuple[Move, ...]:
        """Read such as ``exchange 2s 5h``, ``keep``, ``trumps hearts``, ``none``, ``qh``, ``joker``, ``q``.

        Cards alone answer what is asked: before the exchange, they are exchanged.
        """
        return tuple(_Line(self, text).moves())

    def meant(self, letter: str) -> tuple[FrenchCard, ...]:
        """Return the cards of a rank or suit that can go; where none can, one to be refused for it."""
        held = tuple(card for card in self.hand if letter in (card.rank, card.suit))
        if not self.has_exchanged:
            return held
        return tuple(card for card in self._playable() if card in held) or held[:1]

    def _codes(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.hand)

    def _playable(self) -> tuple[FrenchCard, ...]:
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
        card, fitting = cards[0], self._playable()[-1]
        sentence = f"{card.code} does not follow {self.lead.code}, but {fitting.code} would"
        return IllegalMoveError("must-follow", sentence, card=card, lead=self.lead, fitting=fitting)


class _Line:
    """A typed line on its way to moves; all of it is read by what the player sees now."""

    def __init__(self, position: FollowPosition, text: str) -> None:
        self._position = position
        self._text = text
        self._words = deque(read_words(text, is_played=position.phase == "tricks"))

    def moves(self) -> Iterator[Move]:
        """Yield what the words tell to do; raise ``InvalidMoveError`` where they make no sense."""
        if not self._words:
            raise unreadable(self._text)
        is_alone = len(self._words) == 1
        while self._words:
            yield self._move(*self._words.popleft(), is_alone=is_alone)

    def _move(self, kind: str, value: str, *, is_alone: bool) -> Move:
        phase = self._position.phase
        match kind:
            case "keep":
                self._take("all")
                return self._exchange([])
            case "exchange":
                return self._exchange(self._named_cards())
            case "none" if phase == "exchange":
                return self._exchange([])
            case "card" | "rank" if phase == "exchange":
                self._words.appendleft((kind, value))
                return self._exchange(self._named_cards())
            case "play" if self._next() in ("card", "rank", "suit"):
                return PLAYS[self._card(*self._words.popleft())]
            case "suit" if phase == "trumps" or (phase == "exchange" and is_alone):
                return Move("trumps", (value,))
            case "card" | "rank" | "suit" if phase != "exchange":
                return PLAYS[self._card(kind, value)]
            case "none" | "no trumps":
                return Move("trumps", (NO_TRUMPS,))
            case "trumps" if value:
                return Move("trumps", (value,))
        raise unreadable(self._text)

    def _named_cards(self) -> list[FrenchCard]:
        """Take the cards to be exchanged from the line: any of them, all or none."""
        cards = []
        while self._next() in ("card", "rank"):
            cards.append(self._card(*self._words.popleft()))
        if cards or self._take("none"):
            return cards
        return list(self._position.hand) if self._take("all") else []

    def _exchange(self, cards: list[FrenchCard]) -> Move:
        # "Exchange hearts" and "keep hearts" say nothing of trumps, and an exchange is not to be guessed at.
        if self._next() not in ("", "trumps", "no trumps", "exchange", "keep", "play"):
            raise unreadable(self._text)
        return Move("exchange", tuple(card.code for card in sorted_hand(cards)))

    def _card(self, kind: str, value: str) -> FrenchCard:
        """Return the card that is named, or the only one of a rank or suit."""
        if kind == "card":
            return CARDS[value]
        fitting = self._position.meant(value)
        if not fitting:
            raise InvalidMoveError("no-such-card", f"nothing in hand is {self._text!r}", text=self._text)
        if len(fitting) > 1:
            one, other = fitting[:2]
            sentence = f"{self._text!r} may mean {one.code} or {other.code}"
            raise InvalidMoveError("several-cards", sentence, one=one, other=other)
        return fitting[0]

    def _next(self) -> str:
        return self._words[0][0] if self._words else ""

    def _take(self, kind: str) -> bool:
        """Take the next word if it is of that kind, and tell whether it was."""
        is_there = self._next() == kind
        if is_there:
            self._words.popleft()
        return is_there


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

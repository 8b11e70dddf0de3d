"""Reads typed moves of Follow-the-Suit: cards, ranks, suits and commands."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.games.follow import CARDS, NO_TRUMPS, PLAYS, FollowPosition, sorted_hand
from engine.move import Move
from engine.reading.words import as_french, as_rank, as_suit, join_cards, split_cards, split_words

COMMANDS = {
    "exchange": "exchange", "discard": "exchange", "change": "exchange", "swap": "exchange", "keep": "keep",
    "all": "all", "everything": "all", "none": "none", "no": "none", "nothing": "none", "play": "play",
    "trumps": "trumps", "trump": "trumps", "nt": "no trumps", "notrump": "no trumps", "notrumps": "no trumps",
}  # fmt: skip
FILLERS = {"and", "the", "then", "my", "card", "cards"}

Token: TypeAlias = tuple[str, str]
"""The kind of a typed word, ``card``, ``rank``, ``suit`` or one of the values of ``COMMANDS``; its value."""

END = ("", "")
CHOICE_OF_TRUMPS = ("suit", "none")


def read_moves(position: FollowPosition, text: str) -> tuple[Move, ...]:
    """Read such as ``exchange 2s 5h``, ``keep``, ``trumps hearts``, ``none``, ``qh``, ``joker``, ``q``.

    Cards without a verb answer the current question: before the exchange, they are exchanged.
    In an open game, each move is read as an answer to the ones before it: a line can answer several leads.
    """
    return tuple(_LineReader(position, text).moves())


class _LineReader:
    """Reads the moves of one line; every word is interpreted by what the player sees now.

    In an open game, that includes what the moves before it lead to.
    """

    def __init__(self, position: FollowPosition, text: str) -> None:
        self._position = position
        self._text = text
        self._tokens = deque(_tokens(text, is_in_tricks=position.phase == "tricks"))

    def moves(self) -> Iterator[Move]:
        """Yield the moves of the line; raise ``InvalidMoveError`` if it makes no sense."""
        if not self._tokens:
            raise _unreadable(self._text)
        is_only_word = len(self._tokens) == 1
        while self._tokens:
            move = self._move(*self._tokens.popleft(), is_only_word=is_only_word)
            if self._position.open and self._position.allows(move):
                self._position = self._position.after(move)
            yield move

    def _move(self, kind: str, value: str, *, is_only_word: bool) -> Move:
        phase = self._position.phase
        match kind:
            case "keep":
                self._take("all")
                return self._exchange([])
            case "exchange":
                return self._exchange(self._cards_to_exchange())
            case "none" if phase == "exchange":
                return self._exchange([])
            case "card" | "rank" if phase == "exchange":
                self._tokens.appendleft((kind, value))
                return self._exchange(self._cards_to_exchange())
            case "play" if self._next_kind() in ("card", "rank", "suit"):
                return PLAYS[self._card(*self._tokens.popleft())]
            case "suit" if phase == "trumps" or (phase == "exchange" and is_only_word):
                return Move("trumps", (value,))
            case "card" | "rank" | "suit" if phase != "exchange":
                return PLAYS[self._card(kind, value)]
            case "none" | "no trumps":
                return Move("trumps", (NO_TRUMPS,))
            case "trumps" if value:
                return Move("trumps", (value,))
        raise _unreadable(self._text)

    def _cards_to_exchange(self) -> list[FrenchCard]:
        """Take the cards to be exchanged from the line: any of them, all or none."""
        cards = []
        while self._next_kind() in ("card", "rank"):
            cards.append(self._card(*self._tokens.popleft()))
        if cards or self._take("none"):
            return cards
        return list(self._position.hand) if self._take("all") else []

    def _exchange(self, cards: list[FrenchCard]) -> Move:
        # "Exchange hearts" and "keep hearts" say nothing about trumps, and an exchange is never guessed.
        if self._next_kind() not in ("", "trumps", "no trumps", "exchange", "keep", "play"):
            raise _unreadable(self._text)
        return Move("exchange", tuple(card.code for card in sorted_hand(cards)))

    def _card(self, kind: str, value: str) -> FrenchCard:
        """Return the card of that code, or the only one of a rank or suit."""
        if kind == "card":
            return CARDS[value]
        fitting = self._cards_of(value)
        if not fitting:
            raise InvalidMoveError("no-such-card", f"nothing in hand is {self._text!r}", text=self._text)
        if len(fitting) > 1:
            one, other = fitting[:2]
            sentence = f"{self._text!r} may mean {one.code} or {other.code}"
            raise InvalidMoveError("several-cards", sentence, one=one, other=other)
        return fitting[0]

    def _cards_of(self, rank_or_suit: str) -> tuple[FrenchCard, ...]:
        """Return the cards of a rank or suit that can be played; if none can, one for the game to refuse."""
        held = tuple(card for card in self._position.hand if rank_or_suit in (card.rank, card.suit))
        if self._position.phase == "exchange":
            return held
        return tuple(card for card in self._position.playable() if card in held) or held[:1]

    def _next_kind(self) -> str:
        return self._tokens[0][0] if self._tokens else ""

    def _take(self, kind: str) -> bool:
        """Take the next word if it is of that kind, and tell whether it was."""
        is_next = self._next_kind() == kind
        if is_next:
            self._tokens.popleft()
        return is_next


def _tokens(text: str, *, is_in_tricks: bool) -> tuple[Token, ...]:
    """Return the meaning of each word; raise ``InvalidMoveError`` for a word that means nothing.

    A suit that is typed twice, as in ``♠ spades``, counts once, except in tricks, where it means a card.
    """
    words = [word for word in split_words(text) if word not in FILLERS]
    tokens = [_token(word, text) for word in split_cards(join_cards(words))]
    if not is_in_tricks:
        tokens = [one for at, one in enumerate(tokens) if one[0] != "suit" or tokens[at - 1 : at] != [one]]
    return tuple(_with_trumps(tokens))


def _token(word: str, text: str) -> Token:
    if word in COMMANDS:
        return COMMANDS[word], NO_TRUMPS if COMMANDS[word] == "none" else ""
    for kind, read in (("card", as_french), ("rank", as_rank), ("suit", as_suit)):
        if value := read(word):
            return kind, value
    raise _unreadable(text)


def _with_trumps(tokens: Sequence[Token]) -> Iterator[Token]:
    """Yield ``trumps hearts``, ``hearts trumps`` and ``no trumps`` as one token each."""
    place = 0
    while place < len(tokens):
        token, second, third = (*tokens[place : place + 3], END, END)[:3]
        place += 2
        if token[0] == "trumps" and second[0] in CHOICE_OF_TRUMPS:
            yield "trumps", second[1]
        elif token[0] in CHOICE_OF_TRUMPS and second[0] == "trumps" and third[0] not in CHOICE_OF_TRUMPS:
            yield "trumps", token[1]
        else:
            yield token
            place -= 1


def _unreadable(text: str) -> InvalidMoveError:
    return InvalidMoveError("unreadable", f"no move can be read from {text!r}", text=text)

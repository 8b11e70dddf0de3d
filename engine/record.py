"""A game on one line of text: for saving, undo, animations, bug reports and tests."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.deal import read_deal
from engine.errors import (
    DealError,
    IllegalMoveError,
    OptionError,
    RecordError,
    RefusedError,
    RulesChangedError,
)
from engine.game import Game, Position
from engine.games import find_game
from engine.move import Move
from engine.options import Options, read_options, write_options

MAX_MOVES = 2_000
"""More moves than any game needs; a longer record is refused."""

MAX_LENGTH = 64 * MAX_MOVES
"""Maximum number of characters that are read."""

HEAD = re.compile(
    r"(?P<game>[a-z]+)/(?P<rules>[0-9]{1,6})(?P<options>(?: [a-z0-9=-]+)*) #(?P<deal>[0-9]{1,16})"
)


@dataclass(frozen=True, slots=True)
class Record:
    """Game, rules number, options, deal and moves, as in ``wish/1 open #42 | take a c | take b d``."""

    game: str
    rules: int
    option_words: tuple[str, ...]
    """The words for options that differ from their defaults, in terms of the recorded rules."""
    deal: int
    moves: tuple[Move, ...] = ()

    @classmethod
    def begin(cls, game: Game, options: Options, deal: int) -> Self:
        """Return the record of a deal without moves."""
        return cls(game.name, game.rules, write_options(game.options, options), deal)

    @property
    def text(self) -> str:
        """The record as one line."""
        return " | ".join((self._head, *(move.text for move in self.moves)))

    @property
    def _head(self) -> str:
        return " ".join((f"{self.game}/{self.rules}", *self.option_words, f"#{self.deal}"))

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the ``text`` of a record; raise ``RecordError`` for anything else.

        Whether the game and its options exist is only checked by replaying.
        """
        head, *moves = text[: MAX_LENGTH + 1].split(" | ")
        parts = HEAD.fullmatch(head)
        if parts is None or len(text) > MAX_LENGTH or len(moves) > MAX_MOVES:
            raise _unreadable(text, "it does not have the form of one")
        try:
            deal = read_deal(parts["deal"])
            record = cls(
                parts["game"],
                int(parts["rules"]),
                tuple(parts["options"].split()),
                deal,
                tuple(Move.read(move) for move in moves),
            )
        except RefusedError as error:
            raise _unreadable(text, str(error)) from error
        if record._head != head:  # a move is always written as it was read
            raise _unreadable(text, f"it would be written {record.text[:60]!r}")
        return record

    def then(self, *moves: Move) -> Self:
        """Return the record with further moves; raise ``RecordError`` if there are too many."""
        if len(self.moves) + len(moves) > MAX_MOVES:
            raise RecordError("too-long", f"a record takes no more than {MAX_MOVES} moves", most=MAX_MOVES)
        return replace(self, moves=(*self.moves, *moves))

    def first(self, count: int) -> Self:
        """Return the record with only the first ``count`` moves."""
        return replace(self, moves=self.moves[:count])

    def start(self) -> Position:
        """Return the position after the deal.

        Raises ``RulesChangedError`` if the rules have changed since, and ``RecordError`` for an unknown game
        or option.
        """
        try:
            game = find_game(self.game)
            if game.rules != self.rules:
                raise RulesChangedError(
                    "rules-changed",
                    f"{game.title} was played by rules {self.rules} then and is by rules {game.rules} now",
                    then=self.rules,
                    now=game.rules,
                )
            options = read_options(game.options, self.option_words)
            if write_options(game.options, options) != self.option_words:
                raise _unreadable(self.text, "its options are not as a record has them")
            return game.deal(self.deal, options)
        except (OptionError, DealError) as error:
            raise _unreadable(self.text, str(error)) from error

    def positions(self) -> Iterator[Position]:
        """Yield the deal and the position after each move; raise ``RecordError`` at an illegal move."""
        position = self.start()
        yield position
        for number, move in enumerate(self.moves, start=1):
            try:
                position = position.play(move)
            except IllegalMoveError as error:
                raise RecordError(
                    "illegal-record", f"move {number}, {move.text}: {error}", number=number, move=move.text
                ) from error
            yield position

    def replay(self) -> Position:
        """Return the position after the last move; raise ``RecordError`` if a move is illegal."""
        *_, last = self.positions()
        return last


def _unreadable(text: str, why: str) -> RecordError:
    return RecordError("unreadable-record", f"{text[:60]!r} is no record: {why}", text=text[:60])

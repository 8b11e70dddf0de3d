"""A game written down on one line: the save, the undo, the film, the bug report and the test."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.deal import read_deal
from engine.errors import IllegalMoveError, RecordError, RefusedError, RulesChangedError
from engine.game import Game, Position
from engine.games import find_game
from engine.move import Move
from engine.options import Options, read_options, write_options

MAX_LENGTH = 20_000
"""No game takes a record as long as this, in characters."""

HEAD = re.compile(
    r"(?P<game>[a-z]+)/(?P<rules>[0-9]{1,6})(?P<options>(?: [a-z0-9=-]+)*) #(?P<deal>[0-9]{1,16})"
)


@dataclass(frozen=True, slots=True)
class Record:
    """Game, rules number, options, deal and moves, as in ``wish/1 open #42 | take a c | take b d``."""

    game: str
    rules: int
    options: Options
    deal: int
    moves: tuple[Move, ...] = ()

    @classmethod
    def begin(cls, game: Game, options: Options, deal: int) -> Self:
        """Return the record of a deal before its first move."""
        return cls(game.name, game.rules, options, deal)

    @property
    def text(self) -> str:
        """The record on one line."""
        words = (f"{self.game}/{self.rules}", *self.option_words, f"#{self.deal}")
        return " | ".join((" ".join(words), *(move.text for move in self.moves)))

    @property
    def option_words(self) -> tuple[str, ...]:
        """The words that choose its options, such as ``open``."""
        return write_options(find_game(self.game).options, self.options)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``RecordError`` for anything else."""
        head, *moves = text[: MAX_LENGTH + 1].split(" | ")
        parts = HEAD.fullmatch(head)
        if parts is None or len(text) > MAX_LENGTH:
            raise RecordError("unreadable-record", f"not a record: {text[:60]!r}", text=text[:60])
        try:
            options = read_options(find_game(parts["game"]).options, parts["options"].split())
            record = cls(
                parts["game"],
                int(parts["rules"]),
                options,
                read_deal(parts["deal"]),
                tuple(Move.read(move) for move in moves),
            )
        except RefusedError as error:
            raise RecordError("unreadable-record", f"not a record: {error}", text=text[:60]) from error
        if record.text != text:
            problem = f"not as a record is written: {text[:60]!r}"
            raise RecordError("unreadable-record", problem, text=text[:60])
        return record

    def then(self, *moves: Move) -> Self:
        """Return the record with further moves."""
        return replace(self, moves=(*self.moves, *moves))

    def first(self, count: int) -> Self:
        """Return the record of the first ``count`` moves alone."""
        return replace(self, moves=self.moves[:count])

    def start(self) -> Position:
        """Return the deal itself; raise ``RulesChangedError`` where today's rules are others."""
        game = find_game(self.game)
        if game.rules != self.rules:
            raise RulesChangedError(
                "rules-changed",
                f"{game.title} was played by rules {self.rules} then and is by rules {game.rules} now",
                then=self.rules,
                now=game.rules,
            )
        return game.deal(self.deal, self.options)

    def positions(self) -> Iterator[Position]:
        """Yield the deal and the position after each move; raise ``RecordError`` at one that is not legal."""
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
        """Return the position after the last move; raise ``RecordError`` where it cannot be reached."""
        *_, last = self.positions()
        return last

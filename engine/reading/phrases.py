"""Reads typed moves from place to place, where a place may also be named by its top card."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Generic, TypeAlias, TypeVar

from engine.errors import InvalidMoveError
from engine.game import Position
from engine.move import Move
from engine.reading.words import plain

MOST_WORDS = 100
MOST_STEPS = 400
"""Maximum number of steps of the search for a meaning."""

JOINING = frozenset({"of", "and"})
"""Words that may join the parts of a card's name, or anything else."""

FILLERS = frozenset(
    {"move", "put", "play", "lay", "take", "send", "to", "onto", "on", "from", "the", "then", "pile", "heap"}
    | {"card", "cards", "foundation", "place"}
)
"""Words that are ignored."""

HOME = "home"

BREAK = "¦"
"""Marks where the player separated moves, or anything else."""
BREAKS = re.compile(r"[,;.|\n][\s,;.|]*")

AnyPosition = TypeVar("AnyPosition", bound=Position)

Reading: TypeAlias = tuple[int, tuple[Move, ...]]
"""The number of the first word after a phrase, and the moves of the phrase."""


def with_breaks(text: str) -> str:
    """Return a typed line with a mark, as a word, where the player may have separated moves."""
    return BREAKS.sub(f" {BREAK} ", plain(text))


NamedPlaces: TypeAlias = Callable[[AnyPosition, Sequence[str], int], Iterator[tuple[int, tuple[str, ...]]]]
"""Yields what the words from a number on can name: where each name ends, and the places it fits."""


@dataclass(frozen=True, slots=True)
class Phrases(Generic[AnyPosition]):
    """The words of a game for its moves."""

    named_places: NamedPlaces[AnyPosition]
    way_home: Callable[[AnyPosition, str], Move]
    """Returns the move that brings the top card of a place home."""
    letters: Mapping[str, str]
    """Places by the letters that may be typed without a space between them, as in ``ab``."""
    commands: Mapping[str, Move]
    """Moves by their commands of one or two words."""
    shorthands: Mapping[str, Move] = field(default_factory=dict)
    """Letters that also name places, and mean these moves if no second place follows."""

    def read(self, position: AnyPosition, words: Iterable[str]) -> tuple[Move, ...]:
        """Return the moves of a line; none if it cannot be read.

        Of several meanings, the first that can be played is used; if none can, the first. Breaks are used
        only if there is no meaning without them, because some players put a comma between the places.
        The work is bounded for any input. Raises ``InvalidMoveError`` for too many words.
        """
        with_marks = [word for word in words if word not in FILLERS]
        joined = [word for word in with_marks if word != BREAK]
        if len(joined) > MOST_WORDS:
            problem = f"the line has more than {MOST_WORDS} words"
            raise InvalidMoveError("too-many-words", problem, most=MOST_WORDS)
        for line in (joined, with_marks):
            for is_legal in (True, False):
                moves = self._search(position, line, 0, iter(range(MOST_STEPS)), is_legal=is_legal)
                if moves:
                    return moves
        return ()

    def _search(
        self, position: AnyPosition, words: Sequence[str], at: int, steps: Iterator[int], *, is_legal: bool
    ) -> tuple[Move, ...] | None:
        if at == len(words):
            return ()
        for end, moves in self._readings(position, words, at):
            if next(steps, None) is None:
                return None
            following = _if_allowed(position, moves)
            if following is None and is_legal:
                continue
            rest = self._search(following or position, words, end, steps, is_legal=is_legal)
            if rest is not None:
                return (*moves, *rest)
        return None

    def _readings(self, position: AnyPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
        """Yield the phrases that the words from a number on can begin with."""
        word, following = words[at], "".join(words[at + 1 : at + 2])
        if word in JOINING and following:
            yield from self._readings(position, words, at + 1)
        elif word == BREAK:
            yield at + 1, ()
        elif word in self.commands:
            if two_words := self.commands.get(f"{word} {following}"):
                yield at + 2, (two_words,)
            yield at + 1, (self.commands[word],)
        elif word == HOME:
            for end, places in self.named_places(position, words, at + 1):
                yield from ((end, (self.way_home(position, place),)) for place in places)
        else:
            yield from self._spelled(word, at)
            yield from self._from_place_to_place(position, words, at)
            leads_nowhere = following == word or not any(self.named_places(position, words, at + 1))
            if word in self.shorthands and following != HOME and leads_nowhere:
                yield at + 1, (self.shorthands[word],)

    def _spelled(self, word: str, at: int) -> Iterator[Reading]:
        places = [self.letters[letter] for letter in word if letter in self.letters]
        if len(places) == len(word) and len(word) % 2 == 0:
            pairs = zip(places[::2], places[1::2], strict=True)
            yield at + 1, tuple(Move("move", pair) for pair in pairs)

    def _from_place_to_place(self, position: AnyPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
        for middle, sources in self.named_places(position, words, at):
            if list(words[middle : middle + 1]) == [HOME]:
                yield from ((middle + 1, (self.way_home(position, place),)) for place in sources)
            for end, targets in self.named_places(position, words, middle):
                yield from (
                    (end, (Move("move", way),)) for way in product(sources, targets) if way[0] != way[1]
                )


def _if_allowed(position: AnyPosition, moves: Sequence[Move]) -> AnyPosition | None:
    """Return the position after the moves; ``None`` if one of them is not legal."""
    for move in moves:
        if not position.allows(move):
            return None
        position = position.after(move)
    return position

"""The words that players type in moves, in their own language: read as the English ones, and suggested."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Self
from unicodedata import normalize

from bot.i18n.texts import Texts

PREFIX = "word-"
SEPARATOR = ", "
LETTERS = "typed-letters"
"""The message with the letters that are words of moves only where a line is no move without that."""
AND, TO = "and", "to"
IGNORED = "the"
"""The English word for those that have no meaning of their own; it is left out."""
LOOK_ALIKES = str.maketrans("абвгдеиклмнорстухф", "abbgdeiklmhopctyxf")
"""Cyrillic letters as names of places: by their looks as capitals, as ``С``, else by their sound."""
CYRILLIC_PLACE = re.compile(r"(?<!\w)[абвгдеиклмнорстухф]{1,2}[0-9]{0,2}(?!\w)")
SUIT_AND_RANK = re.compile(
    r"(?<!of )\b(spades|hearts|diamonds|clubs)[ -]+"
    r"(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|10|[2-9ajqk])\b"
)
"""A French card as German and Japanese name it: the suit first."""
NAME = re.compile(r"([a-z]+)([0-9]*)")
"""A place of a move, such as ``moons`` or ``held1``."""
UNSPACED = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
"""Japanese signs: between their words there are no spaces."""


class TypedWords:
    """The words of one language, by the English ones that games read."""

    def __init__(self, forms: Mapping[str, tuple[str, ...]], letters: Sequence[tuple[str, str]]) -> None:
        """Take all forms of each English word, the one to suggest first, and the English words of letters."""
        joining = {letter: word for letter, word in letters if word in (AND, TO)}
        self._letters = tuple(
            (some, re.compile(rf"(?<!\w)({'|'.join(some)})(?!\w)"))
            for some in (joining, dict(letters))
            if some
        )
        self._shown = {word: known[0] for word, known in forms.items()}
        self._english = {
            _normal(form): "" if word == IGNORED else word for word, known in forms.items() for form in known
        }
        longest_first = sorted(self._english, key=len, reverse=True)
        patterns = (
            re.escape(form) if UNSPACED.search(form) else rf"\b{re.escape(form)}(?![^\W\d_])"
            for form in longest_first
        )
        self._pattern = re.compile("|".join(patterns))

    @classmethod
    @cache
    def of_language(cls, language: str) -> Self:
        """Return the words of a language."""
        texts = Texts.load(language)
        names = texts.with_prefix(PREFIX)
        letters = [(letter, word) for letter, word in map(str.split, texts(LETTERS).split(SEPARATOR))]
        forms = {name.removeprefix(PREFIX): tuple(texts(name).split(SEPARATOR)) for name in names}
        return cls(forms, letters)

    def in_english(self, line: str) -> str:
        """Return a typed line with the English words instead of these; the same line if it has none."""
        return self._in_english(line, is_suit_first=True)

    def with_suits_as_places(self, line: str) -> str:
        """Return a typed line in English in which a suit before a rank is a place, as in ``move clubs 6``."""
        return self._in_english(line, is_suit_first=False)

    def _in_english(self, line: str, *, is_suit_first: bool) -> str:
        plain = _normal(line)
        english = self._pattern.sub(lambda found: f" {self._english[found[0]]} ", plain)
        if english != plain:
            english = " ".join(english.split())
            english = SUIT_AND_RANK.sub(r"\2 of \1", english) if is_suit_first else english
        latin = CYRILLIC_PLACE.sub(lambda found: found[0].translate(LOOK_ALIKES), english)
        return line if latin == plain else latin

    def with_letters(self, line: str) -> Iterator[str]:
        """Yield what a line with letters that can be words means: first with those for “and” and “to”.

        Most of these letters are names of piles as well, so a line is to be read without them first.
        """
        plain = _normal(line)
        for words, pattern in self._letters:
            parts = pattern.split(plain)
            if len(parts) > 1:
                yield self.in_english("".join(words.get(part, part) for part in parts))

    def of_move(self, move: str) -> str:
        """Return a move such as ``turn-four 7`` as it is typed in this language."""
        verb, *places = move.split(" ")
        verbs = [self._shown.get(part, part) for part in verb.split("-")]
        return " ".join([*verbs, *map(self.of_place, places)])

    def of_place(self, place: str) -> str:
        """Return a place of a move, such as ``held1``, as it is typed in this language."""
        name = NAME.fullmatch(place)
        return place if name is None else self._shown.get(name[1], name[1]) + name[2]


def _normal(text: str) -> str:
    return normalize("NFKC", text).casefold()

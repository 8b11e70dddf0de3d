"""Matching of typed words with the names of things: exact, by a part of a name, or similar."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import combinations

ALIKE = 0.6
"""The least similarity, from 0 to 1, of a name and a typing error."""
LONGEST = 60
"""Characters that are compared; names are shorter."""


class NameIndex:
    """The names of some things, several for each.

    With ``in_part``, some words of a name are enough if no other thing's name contains them.
    """

    def __init__(self, called: Mapping[str, Iterable[str]], *, in_part: bool = False) -> None:
        self._things = tuple(called)
        self._whole: dict[str, str] = {}
        self._parts: dict[str, set[str]] = {}
        for thing, names in called.items():
            for name in names:
                self._whole.setdefault(letters(name), thing)
                for part in _partial_names(name) if in_part else (letters(name),):
                    self._parts.setdefault(part, set()).add(thing)

    def meant(self, words: Sequence[str]) -> str | None:
        """Return the thing with that name, if there is one."""
        wanted = letters("".join(words))
        if not wanted:
            return None
        if wanted in self._whole:
            return self._whole[wanted]
        meant = self._parts.get(wanted, set())
        return next(iter(meant)) if len(meant) == 1 else None

    def nearest(self, words: Sequence[str], most: int = 1) -> tuple[str, ...]:
        """Return the things whose names are similar to the words, the most similar first."""
        similarity = self.similarity(words)
        return tuple(sorted(similarity, key=lambda thing: -similarity[thing])[:most])

    def similarity(self, words: Sequence[str]) -> dict[str, float]:
        """Return the similarity of each thing whose name is similar to the words."""
        typed = letters("".join(words))[:LONGEST]
        matcher = SequenceMatcher(None, b=typed)
        found: dict[str, float] = {}
        for part, things in self._parts.items():
            # The cheap upper bounds first, as in difflib.get_close_matches.
            least = min(found.get(thing, ALIKE) for thing in things)
            matcher.set_seq1(part)
            if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
                continue
            if (ratio := matcher.ratio()) >= ALIKE:
                for thing in things:
                    found[thing] = max(ratio, found.get(thing, 0.0))
        return {thing: found[thing] for thing in self._things if thing in found}


def letters(name: str) -> str:
    """Return the letters and digits of a name, in lower case and without accents."""
    # Twice, because compatibility forms such as 𝓐 become plain capitals only in the first pass.
    small = unicodedata.normalize("NFKD", name).casefold()
    plain = unicodedata.normalize("NFKD", small)
    return "".join(letter for letter in plain if letter.isalnum())


def _partial_names(name: str) -> Iterator[str]:
    """Yield the letters of every run of neighboring words of a name."""
    spaced = "".join(letter if letter not in "-/_," else " " for letter in name)
    words = [letters(word) for word in spaced.split()]
    for first, last in combinations(range(len(words) + 1), 2):
        if part := "".join(words[first:last]):
            yield part

"""What things are called, and which of them typed words mean."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import combinations

ALIKE = 0.6
"""From here on a name is like what was typed, with a slip of the finger."""
LONGEST = 60
"""Characters that are compared; no name has as many."""


class NameIndex:
    """The names of some things, of which each has several: what is typed means one of them, or none.

    With ``in_part`` some words of a name are enough where they stand in no other thing's.
    """

    def __init__(self, called: Mapping[str, Iterable[str]], *, in_part: bool = False) -> None:
        self._things = tuple(called)
        self._whole: dict[str, str] = {}
        self._parts: dict[str, set[str]] = {}
        for thing, names in called.items():
            for name in names:
                self._whole.setdefault(letters(name), thing)
                for part in _parts(name) if in_part else (letters(name),):
                    self._parts.setdefault(part, set()).add(thing)

    def meant(self, words: Sequence[str]) -> str | None:
        """Return the thing of that name; ``None`` for none."""
        wanted = letters("".join(words))
        if not wanted:
            return None
        if wanted in self._whole:
            return self._whole[wanted]
        meant = self._parts.get(wanted, set())
        return next(iter(meant)) if len(meant) == 1 else None

    def nearest(self, words: Sequence[str], most: int = 1) -> tuple[str, ...]:
        """Return the things whose names are like typed words, the likest first."""
        likeness = self.likeness(words)
        return tuple(sorted(likeness, key=lambda thing: -likeness[thing])[:most])

    def likeness(self, words: Sequence[str]) -> dict[str, float]:
        """Return how like typed words each thing's name is, of those that are like them."""
        typed = letters("".join(words))[:LONGEST]
        matcher = SequenceMatcher(None, b=typed)
        found: dict[str, float] = {}
        for part, things in self._parts.items():
            # The cheap bounds first, as difflib's own get_close_matches has them.
            least = min(found.get(thing, ALIKE) for thing in things)
            matcher.set_seq1(part)
            if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
                continue
            if (ratio := matcher.ratio()) >= ALIKE:
                for thing in things:
                    found[thing] = max(ratio, found.get(thing, 0.0))
        return {thing: found[thing] for thing in self._things if thing in found}


def letters(name: str) -> str:
    """Return what counts of a name: its letters and digits, small and without accents."""
    # Small letters in between: other forms of one letter, such as a printed 𝓐, become a capital first.
    small = unicodedata.normalize("NFKD", name).casefold()
    plain = unicodedata.normalize("NFKD", small)
    return "".join(letter for letter in plain if letter.isalnum())


def _parts(name: str) -> Iterator[str]:
    """Yield the letters of all words of a name that stand side by side."""
    spaced = "".join(letter if letter not in "-/_," else " " for letter in name)
    words = [letters(word) for word in spaced.split()]
    for first, last in combinations(range(len(words) + 1), 2):
        if part := "".join(words[first:last]):
            yield part

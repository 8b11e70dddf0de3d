"""A position, by what each card lies on."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class State:
    """A position. Each card is in one of the sets, but for ``covered``, which follows from ``dealt``.

    A card that fits on the face-up card below it counts as built, also where both were dealt so.
    """

    def __init__(self) -> None:
        self.dealt: i64 = 0  # the cards that lie where they were dealt, those at the bottom of a pile, too
        self.covered: i64 = 0  # the cards on which these lie
        self.one: i64 = 0  # the cards that are built on the first of their two bases
        self.two: i64 = 0  # and those on the second
        self.spaces: i64 = 0  # the Kings at the bottom of a pile that were moved there
        self.home: i64 = 0
        self.move: i64 = 0  # what led here
        self.number: i64 = 0  # in the trail of the search
        self.depth: i64 = 0  # how many moves led here from a position of the trail
        self.made: i64 = 0  # how many moves led here
        self.value: i64 = 0

    def copied(self) -> "State":
        """Return another one with the same cards."""
        other: State = State()
        other.dealt = self.dealt
        other.covered = self.covered
        other.one = self.one
        other.two = self.two
        other.spaces = self.spaces
        other.home = self.home
        other.made = self.made + 1
        return other

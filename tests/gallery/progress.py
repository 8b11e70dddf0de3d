"""How far something has come, told in a terminal in one line that changes, elsewhere in few lines."""

from dataclasses import dataclass, field
from typing import TextIO


@dataclass(slots=True)
class Progress:
    """Tells what is being done, and how much of it is done."""

    out: TextIO
    _told: str = field(default="", init=False)

    def tell(self, what: str, number: int, count: int) -> None:
        """Tell that something is being done as the so-manieth of so many."""
        if self.out.isatty():
            self.out.write(f"\r\x1b[K{what}: {number} of {count}")
            self.out.flush()
        elif what != self._told:
            self.out.write(f"{what} …\n")
            self.out.flush()
        self._told = what

    def say(self, sentence: str) -> None:
        """Say something for good."""
        self.out.write(f"\r\x1b[K{sentence}\n" if self.out.isatty() else f"{sentence}\n")
        self.out.flush()

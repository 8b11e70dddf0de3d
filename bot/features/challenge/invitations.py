"""Codes of links that lead from a post to its puzzle: played alone, it counts where the post stands.

``daily-214-_16gq-3f0a91c2d4`` is puzzle 214 from the group of that number, ``_`` for a minus. The last part
is a keyed hash, so that nobody brings results into the tables of a group whose posts they do not see.
"""

import re
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from typing import Self

from bot.core.compact_numbers import SMALL, in_digits

MINUS = "_"
"""No digit: a number that began with it would read otherwise."""
SEAL_BYTES = 5
"""One of a million million: who guesses a seal gains a line in a table."""
CODE = re.compile(r"daily-([1-9][0-9]{0,5})-(_?)([0-9a-z]{1,13})-([0-9a-f]{10})")


@dataclass(frozen=True, slots=True)
class Invitation:
    """Which puzzle, and for the tables of which server or group."""

    number: int
    group: int

    def code(self, secret: bytes) -> str:
        """Return the code: 44 characters at most, of the 64 that a link of Telegram's takes.

        https://core.telegram.org/bots/features#deep-linking
        """
        sign = MINUS if self.group < 0 else ""
        return f"daily-{self.number}-{sign}{in_digits(abs(self.group), SMALL)}-{self._seal(secret)}"

    @classmethod
    def read(cls, code: str, secret: bytes) -> Self | None:
        """Return what a code invites to; ``None`` for what is no invitation of ours."""
        found = CODE.fullmatch(code.strip().lower())
        if found is None:
            return None
        number, sign, digits, seal = found.groups()
        invitation = cls(int(number), int(digits, len(SMALL)) * (-1 if sign else 1))
        return invitation if compare_digest(seal, invitation._seal(secret)) else None

    def _seal(self, secret: bytes) -> str:
        told = f"invitation {self.number} {self.group}".encode()
        return blake2b(told, key=secret, digest_size=SEAL_BYTES).hexdigest()

"""Link codes that lead from a post to its challenge: an attempt begun there counts in the post's group.

``daily-214-_16gq-3f0a91c2d4`` is challenge 214 from a group's number, with ``_`` for a minus. The last part
is a keyed hash, so that nobody can enter results in the leaderboards of a group whose posts they do not see.
"""

import re
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from typing import Self

from bot.core.compact_numbers import SMALL, in_digits

MINUS = "_"
"""It is not a digit, so numbers stay unambiguous."""
SEAL_BYTES = 5
"""A guess succeeds once in 10^12, and gains only a line in a leaderboard."""
CODE = re.compile(r"daily-([1-9][0-9]{0,5})-(_?)([0-9a-z]{1,13})-([0-9a-f]{10})")


@dataclass(frozen=True, slots=True)
class Invitation:
    """A challenge, and the server or group in whose leaderboards it counts."""

    number: int
    group: int

    def code(self, secret: bytes) -> str:
        """Return the code: at most 44 characters, of the 64 that a Telegram link may have.

        https://core.telegram.org/bots/features#deep-linking
        """
        sign = MINUS if self.group < 0 else ""
        return f"daily-{self.number}-{sign}{in_digits(abs(self.group), SMALL)}-{self._seal(secret)}"

    @classmethod
    def read(cls, code: str, secret: bytes) -> Self | None:
        """Return the invitation of a code; ``None`` for anything else."""
        found = CODE.fullmatch(code.strip().lower())
        if found is None:
            return None
        number, sign, digits, seal = found.groups()
        invitation = cls(int(number), int(digits, len(SMALL)) * (-1 if sign else 1))
        return invitation if compare_digest(seal, invitation._seal(secret)) else None

    def _seal(self, secret: bytes) -> str:
        signed = f"invitation {self.number} {self.group}".encode()
        return blake2b(signed, key=secret, digest_size=SEAL_BYTES).hexdigest()

"""The launch data of a Telegram Mini App: who opened it, signed with the bot's token.

Source: https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
"""

import hmac
import re
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Self
from urllib.parse import parse_qsl

from pydantic import BaseModel, Field, ValidationError

MAX_LAUNCH_DATA = 4096
"""Characters; Telegram sends some 500."""
MAX_FIELDS = 32
MAX_AGE = 5 * 60
"""Seconds after which launch data that nobody has used lets nobody in. Telegram signs it at the launch."""
MAX_CLOCK_ERROR = 60
"""Seconds that Telegram's clock may be ahead of this machine's."""

TIME = re.compile(r"[0-9]{1,12}", re.ASCII)
"""A time in Unix seconds."""


class LaunchDataError(ValueError):
    """Launch data that is not signed for this bot, or cannot be read."""


class _TelegramUser(BaseModel):
    """What Telegram says of the player: https://core.telegram.org/bots/webapps#webappuser."""

    id: int = Field(gt=0, lt=2**63)
    language_code: str = ""


@dataclass(frozen=True, slots=True)
class LaunchData:
    """Verified launch data."""

    user: int
    """The number of the player's account."""
    language: str
    """The language of the player's client; empty if Telegram does not say."""
    signed: int
    """When Telegram signed it, in Unix seconds."""
    digest: str
    """What tells this launch from all others."""

    @classmethod
    def read(cls, text: str, token: str) -> Self:
        """Parse launch data signed for the bot of a token; raise ``LaunchDataError`` for anything else."""
        if len(text) > MAX_LAUNCH_DATA:
            raise LaunchDataError("too long")
        try:
            pairs = parse_qsl(text, keep_blank_values=True, strict_parsing=True, max_num_fields=MAX_FIELDS)
        except ValueError:
            raise LaunchDataError("not the fields of a form") from None
        fields = dict(pairs)
        if len(fields) != len(pairs):
            raise LaunchDataError("a field is there twice")
        if any("\n" in name + value or "=" in name for name, value in pairs):
            raise LaunchDataError("fields that could be read in two ways")  # the same lines would be signed
        if not _is_signed(fields, token):
            raise LaunchDataError("signed for another bot, or not at all")
        signed = fields.get("auth_date", "")
        try:
            user = _TelegramUser.model_validate_json(fields.get("user", ""))
        except ValidationError:
            raise LaunchDataError("without a user") from None
        if not TIME.fullmatch(signed):
            raise LaunchDataError("without a time")
        digest = blake2b(fields["hash"].encode(), digest_size=16).hexdigest()
        return cls(user.id, user.language_code, int(signed), digest)

    def is_fresh(self, now: float) -> bool:
        """Return whether it may be used for the first time at a moment, in Unix seconds."""
        return -MAX_CLOCK_ERROR <= now - self.signed <= MAX_AGE


def sign(fields: dict[str, str], token: str) -> str:
    """Return the signature of launch data by a bot's token: 64 hexadecimal digits.

    All fields but ``hash`` are signed, also ``signature``, which is by another key and for others.
    """
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()) if name != "hash")
    secret = hmac.new(b"WebAppData", token.encode(errors="surrogatepass"), sha256).digest()
    return hmac.new(secret, lines.encode(errors="surrogatepass"), sha256).hexdigest()


def _is_signed(fields: dict[str, str], token: str) -> bool:
    # As bytes: only ASCII text can be compared in constant time.
    found = fields.get("hash", "").encode(errors="surrogatepass")
    return hmac.compare_digest(found, sign(fields, token).encode())

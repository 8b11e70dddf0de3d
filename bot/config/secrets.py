"""What must never be seen: the secrets of the settings, whatever form they take, and what else gives access.

A press's own token lets whoever has it speak for the bot for a quarter of an hour, so that is hidden too.
"""

import hmac
import json
import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from urllib.parse import parse_qsl, quote, quote_plus, unquote, urlsplit

from bot.config.environment import Config

HIDDEN = "(secret)"
SHORTEST = 4
"""Characters of what is hidden wherever it stands: what is shorter is in every other word."""
SHORTEST_PART = 16
"""Of the part of a token that is no name, but gives access with one that anybody may know."""
ACCESS = re.compile(
    r"(?P<before>"
    r"/(?:webhooks|interactions)/[0-9]+/"  # Discord's addresses for answers to presses and commands
    r"|['\"](?:token|session_id|password)['\"]: ?['\"]"  # in events of its gateway
    r"|://[^\s/@:]*:(?=[^\s/@]+@)"  # in any address: user name and password
    r")[^\s'\"/@]+"
)


def derived(token: str, purpose: str) -> str:
    """Return what only those can tell who have the token, in 64 characters."""
    return hmac.new(token.encode(), f"solitaire-bot webhook {purpose}".encode(), sha256).hexdigest()


def webhook_path(token: str) -> str:
    """Return the path at which Telegram finds the bot's webhook."""
    return derived(token, "path")[:32]


def webhook_secret(token: str) -> str:
    """Return what Telegram has to show there."""
    return derived(token, "secret")


def secrets(settings: Config) -> Iterator[str]:
    """Yield what must never be seen, all that follows from it included."""
    if settings.discord_token:
        token = settings.discord_token.get_secret_value()
        yield token
        yield from _part(token, ".")
    if settings.telegram_token:
        token = settings.telegram_token.get_secret_value()
        yield token
        yield from _part(token, ":")
        yield webhook_path(token)
        yield webhook_secret(token)
    if settings.redis_url:
        yield from _of_address(settings.redis_url.get_secret_value())


def _part(token: str, separator: str) -> Iterator[str]:
    part = token.rpartition(separator)[2]
    if len(part) >= SHORTEST_PART:
        yield part


def _of_address(url: str) -> Iterator[str]:
    parts = urlsplit(url)
    yield url
    if parts.password:
        yield parts.password
    for name, value in parse_qsl(parts.query):
        if name.endswith("password"):
            yield value


class SecretRedactor:
    """Hides secrets in what is to be seen."""

    def __init__(self, secrets: Iterable[str]) -> None:
        forms = {form for secret in secrets for form in _forms(secret) if len(form) >= SHORTEST}
        words = sorted((re.escape(form) for form in forms), key=len, reverse=True)
        self._secret = re.compile("|".join(words), re.IGNORECASE) if words else None

    def hide(self, text: str) -> str:
        """Return a text without any secret."""
        if self._secret:
            text = self._secret.sub(HIDDEN, text)
        return ACCESS.sub(rf"\g<before>{HIDDEN}", text)


def _forms(secret: str) -> Iterator[str]:
    """Yield a secret as it is, and as it stands in addresses, in JSON and in what Python tells of a text."""
    for text in {secret, unquote(secret)}:
        yield text
        yield quote(text, safe="")
        yield quote(text)
        yield quote_plus(text)
        yield json.dumps(text)[1:-1]
        yield repr(text)[1:-1]

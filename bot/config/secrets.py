"""Secret redaction: the secrets of the configuration in any encoding, and other credentials.

The token of a Discord interaction lets anybody answer as the bot for 15 minutes, so it is redacted as well.
"""

import hmac
import json
import re
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from urllib.parse import parse_qsl, quote, quote_plus, unquote

from bot.config.environment import Config
from bot.config.redis_url import split_redis_url

REDACTED = "(secret)"
SHORTEST = 4
"""Shorter secrets are not redacted, because ordinary words contain them."""
SHORTEST_PART = 16
"""The shortest secret part of a token; the other part is a public id."""
ACCESS = re.compile(
    r"(?P<before>"
    r"/(?:webhooks|interactions)/[0-9]+/"  # Discord's URLs for answers to interactions
    r"|['\"](?:token|session_id|password)['\"]: ?['\"]"  # in gateway events
    r"|://[^\s/@:]*:(?!PASSWORD@)(?=[^\s/@]+@)"  # in any URL: user and password, but no example of ours
    r")[^\s'\"/@]+"
)


def _keyed_hash(token: str, purpose: str) -> str:
    return hmac.new(token.encode(), f"solitaire-bot webhook {purpose}".encode(), sha256).hexdigest()


def webhook_path(token: str) -> str:
    """Return the secret path of the Telegram webhook."""
    return _keyed_hash(token, "path")[:32]


def webhook_secret(token: str) -> str:
    """Return the secret token that Telegram sends to the webhook."""
    return _keyed_hash(token, "secret")


def secrets(config: Config) -> Iterator[str]:
    """Yield all secrets of the configuration, and those derived from them."""
    if config.discord_token:
        token = config.discord_token.get_secret_value()
        yield token
        yield from _secret_part(token, ".")
    if config.discord_client_secret:
        yield config.discord_client_secret.get_secret_value()
    if config.telegram_token:
        token = config.telegram_token.get_secret_value()
        yield token
        yield from _secret_part(token, ":")
        yield webhook_path(token)
        yield webhook_secret(token)
    if config.redis_url:
        yield from _secrets_of_url(config.redis_url.get_secret_value())


def _secret_part(token: str, separator: str) -> Iterator[str]:
    part = token.rpartition(separator)[2]
    if len(part) >= SHORTEST_PART:
        yield part


def _secrets_of_url(url: str) -> Iterator[str]:
    parts, _ = split_redis_url(url)
    yield url
    if parts.password:
        yield parts.password
    for name, value in parse_qsl(parts.query):
        if name.endswith("password"):
            yield value


def secret_redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """Return the function that redacts secrets in a text."""
    encodings = {form for secret in secrets for form in _encodings(secret) if len(form) >= SHORTEST}
    words = sorted((re.escape(form) for form in encodings), key=len, reverse=True)
    pattern = re.compile("|".join(words), re.IGNORECASE) if words else None

    def redact(text: str) -> str:
        text = pattern.sub(REDACTED, text) if pattern else text
        return ACCESS.sub(rf"\g<before>{REDACTED}", text)

    return redact


def _encodings(secret: str) -> Iterator[str]:
    """Yield a secret as it is, and as URLs, JSON and ``repr`` encode it."""
    for text in {secret, unquote(secret)}:
        yield text
        yield quote(text, safe="")
        yield quote(text)
        yield quote_plus(text)
        yield json.dumps(text)[1:-1]
        yield repr(text)[1:-1]

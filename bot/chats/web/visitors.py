"""The player of each browser, identified by a signed cookie, and the language that the browser requests."""

import hmac
import re
import secrets
from collections.abc import Mapping

from bot.core.actions import Chat, Player
from bot.i18n.languages import client_language

ID_BITS = 63
COOKIE_AGE = 365 * 24 * 60 * 60
"""Seconds; browsers limit it to 400 days."""

MAX_HEADER = 500
"""Characters of the header that are read; browsers send about fifty."""
LANGUAGE_RANGE = re.compile(
    r"\s*(?P<tag>[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(?P<weight>[01](?:\.\d{0,3})?))?\s*"
)


class Visitors:
    """Signs and checks the cookies and tokens of players with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        # Cookies are not separated by port: the name separates two bots on one machine.
        self.cookie_name = f"solitaire-{self._sign('name', '')[:8]}"
        self.secure_cookie_name = f"__Host-{self.cookie_name}"
        """The name of the cookie over TLS: by its prefix, browsers accept it only so, and from this host."""

    def new_player(self) -> Player:
        """Return a new player."""
        return Player(Chat.PAGE, secrets.randbits(ID_BITS))

    def cookie(self, player: Player) -> str:
        """Return the value of a player's cookie."""
        name = f"{player.id:x}"
        return f"{name}.{self._sign('cookie', name)}"

    def visitor(self, cookies: Mapping[str, str]) -> Player | None:
        """Return the player of these cookies; the insecure one, which others could have set, counts last."""
        return self.player(cookies.get(self.secure_cookie_name)) or self.player(cookies.get(self.cookie_name))

    def player(self, cookie: str | None) -> Player | None:
        """Return the player of a cookie; ``None`` if its signature is invalid."""
        name, _, signature = (cookie or "").partition(".")
        if not _is_same(signature, self._sign("cookie", name)):
            return None
        return Player(Chat.PAGE, int(name, 16))

    def token(self, player: Player) -> str:
        """Return the token that the page sends with each request and no other site can know."""
        return self._sign("token", f"{player.id:x}")

    def is_token(self, token: str, player: Player) -> bool:
        """Return whether it is this player's token."""
        return _is_same(token, self.token(player))

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(
            self._secret, f"{purpose}:{text}".encode(errors="surrogatepass"), "sha256"
        ).hexdigest()


def _is_same(one: str, other: str) -> bool:
    # As bytes: only ASCII text can be compared in constant time.
    return hmac.compare_digest(one.encode(errors="surrogatepass"), other.encode())


def preferred_language(header: str) -> str:
    """Return the language of the bot that an ``Accept-Language`` header prefers; empty if there is none.

    Its syntax is that of RFC 9110, section 12.5.4: tags with weights from 0 to 1, of which 0 means never.
    """
    ranges = [found for part in header[:MAX_HEADER].split(",") if (found := LANGUAGE_RANGE.fullmatch(part))]
    weighted = [(float(one["weight"] or 1), client_language(one["tag"])) for one in ranges]
    supported = [(weight, language) for weight, language in weighted if weight and language]
    return max(supported, key=lambda one: one[0])[1] if supported else ""

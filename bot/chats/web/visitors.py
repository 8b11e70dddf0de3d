"""Who a browser is: a player of its own, by a cookie that only this bot can have signed."""

import hmac
import secrets
from collections.abc import Mapping

from bot.core.actions import Chat, Player

ID_BITS = 63
COOKIE_AGE = 365 * 24 * 60 * 60
"""Seconds; browsers keep none for longer than 400 days."""

OWN_HOST = "__Host-"
"""Begins the names of cookies that browsers take from nobody but this very host, by TLS."""


class Visitors:
    """The players of the page, told apart by what is signed with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        # Cookies do not know ports: the name keeps two bots on one machine apart.
        self.cookie_name = f"solitaire-{self._sign('name', '')[:8]}"
        self.safe_cookie_name = f"{OWN_HOST}{self.cookie_name}"
        """What it is called where the page is reached by TLS."""

    def newcomer(self) -> Player:
        """Return a player who has never been here."""
        return Player(Chat.PAGE, secrets.randbits(ID_BITS))

    def cookie(self, player: Player) -> str:
        """Return what a player's browser is to bring along."""
        name = f"{player.id:x}"
        return f"{name}.{self._sign('cookie', name)}"

    def visitor(self, cookies: Mapping[str, str]) -> Player | None:
        """Return whose browser brings these cookies; one that others could have set goes last."""
        return self.player(cookies.get(self.safe_cookie_name)) or self.player(cookies.get(self.cookie_name))

    def player(self, cookie: str | None) -> Player | None:
        """Return whose cookie it is; ``None`` for one that was not made here."""
        name, _, signature = (cookie or "").partition(".")
        if not _is_same(signature, self._sign("cookie", name)):
            return None
        return Player(Chat.PAGE, int(name, 16))

    def token(self, player: Player) -> str:
        """Return what the page says with whatever it asks for, and no other site can know."""
        return self._sign("token", f"{player.id:x}")

    def is_token(self, token: str, player: Player) -> bool:
        """Tell whether it is this player's token."""
        return _is_same(token, self.token(player))

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(
            self._secret, f"{purpose}:{text}".encode(errors="surrogatepass"), "sha256"
        ).hexdigest()


def _is_same(one: str, other: str) -> bool:
    # As bytes: text outside of ASCII cannot be compared in constant time.
    return hmac.compare_digest(one.encode(errors="surrogatepass"), other.encode())

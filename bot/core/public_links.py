"""The public links of an instance: its operator's policies, invitations to a chat, and the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import urlencode

TELEGRAM_PATH = "/telegram"
"""Where Telegram opens the page, so that it is served for a Mini App."""


@dataclass(frozen=True, slots=True)
class PolicyAddresses:
    """The web addresses of the policies that the operator has published, each empty if there is none."""

    privacy: str = ""
    """That of the privacy policy."""
    terms: str = ""
    """That of the terms of use."""

    @property
    def given(self) -> tuple[str, ...]:
        """Those that there are."""
        return tuple(filter(None, (self.privacy, self.terms)))


NO_POLICIES = PolicyAddresses()


@dataclass(frozen=True, slots=True)
class InviteLink:
    """A link that brings people and the bot together in a chat; operators are shown it, to pass it on."""

    purpose: str
    """What opening it does, in English after "to", such as ``add the bot to a Discord server``."""
    address: str


@dataclass(frozen=True, slots=True)
class TableAddress:
    """The public address of the page, from which chats open the table."""

    page_url: str
    """Without a path, such as ``https://cards.example.org``."""

    def in_telegram(self, language: str = "", theme: str = "", session: str = "") -> str:
        """Return the address of the Mini App in a language and theme, for the board of a session."""
        given = {"language": language, "theme": theme, "session": session}
        query = urlencode({name: value for name, value in given.items() if value})
        return f"{self.page_url}{TELEGRAM_PATH}" + (f"?{query}" if query else "")


Announce: TypeAlias = Callable[[tuple[InviteLink, ...]], None]
"""Shows the operator the links to a chat, once the bot has logged in there."""


def announce_nothing(_links: tuple[InviteLink, ...]) -> None:
    """Show nobody anything."""

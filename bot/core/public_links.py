"""The public links of an instance: to its operator's policies, and those that invite the bot to a chat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


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


Announce: TypeAlias = Callable[[tuple[InviteLink, ...]], None]
"""Shows the operator the links to a chat, once the bot has logged in there."""


def announce_nothing(_links: tuple[InviteLink, ...]) -> None:
    """Show nobody anything."""

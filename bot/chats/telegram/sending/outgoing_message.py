"""A screen on its way to a chat: where it goes, in which form, and what becomes of it."""

import asyncio
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from bot.core.images import BoardPicture, Renderable
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import Trace, current_trace


@dataclass(frozen=True, slots=True)
class MessageTarget:
    """Where in Telegram a screen goes."""

    chat: int
    thread: int | None = None
    """The topic of a forum; ``None`` for General, which must not be named, and where there are none."""
    answered: int | None = None
    """The message that is replied to."""
    message: int | None = None
    """The message to be changed; ``None`` for a new one."""
    has_picture: bool = False
    """Whether the message to be changed shows a picture, be it still or moving."""

    def anew(self) -> "MessageTarget":
        """Return the same place for a new message."""
        return replace(self, message=None, has_picture=False)


class SendOutcome(Enum):
    """What became of a screen."""

    SHOWN = auto()
    REPLACED = auto()
    """A newer one for the same message came before it."""
    NO_TOPIC = auto()
    """The topic is closed or gone."""
    NO_ENTRY = auto()
    """The bot may not write in the chat, or not any more."""
    NO_FILES = auto()
    """Files are not allowed in the chat."""
    LOST = auto()
    """Telegram could not be reached, or nobody knows whether it was."""
    FAILED = auto()
    """Telegram refused it for a reason of its own."""


@dataclass(eq=False, slots=True)
class OutgoingMessage:
    """A screen on its way."""

    spot: MessageTarget
    screen: Screen
    texts: Texts
    """The words in which to speak to its player, should there be something to say."""
    document: Document | None
    """A file to go with the screen, into a new message."""
    outcome: asyncio.Future[SendOutcome]
    is_in_words: bool = False
    """Whether the picture is told in words, because the chat or Telegram takes none."""
    is_by_id: bool = False
    """Whether its file was named and not sent when it was last tried."""
    note: str = ""
    """A sentence to go with it."""
    tries: int = 0
    """How often the network failed it."""
    turns: int = 0
    """How often it was sent in another way."""
    shown: MessageTarget | None = None
    """The message in which it stands, once it does."""
    press: Trace | None = field(default_factory=current_trace)
    """What it answers."""

    @property
    def picture(self) -> Renderable | None:
        """The picture that it shows, as things stand."""
        return None if self.is_in_words else self.screen.picture

    @property
    def game(self) -> str:
        """The game whose board a new message shows; empty for everything else."""
        if (
            self.spot.message is not None
            or self.document
            or not isinstance(self.screen.picture, BoardPicture)
        ):
            return ""
        return next((control.action.session for row in self.screen.rows for control in row), "")

    @property
    def requests(self) -> int:
        """How many requests showing it takes: a picture cannot become a text, so that one takes two."""
        return 2 if self.spot.message is not None and self.spot.has_picture and not self.picture else 1

    def settle(self, outcome: SendOutcome) -> None:
        """Tell what became of it, once."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)

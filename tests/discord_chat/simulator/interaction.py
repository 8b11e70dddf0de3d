"""An interaction: what a player did, and how the bot may respond: once and in time.

Source: https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.message import EPHEMERAL, LOADING, Message, Upload
from tests.discord_chat.simulator.places import Channel, May, User
from tests.discord_chat.simulator.refusal import Code, Refusal, malformed

FIRST_ANSWER, LIFE = 3.0, 15 * 60.0  # seconds
MAX_FOLLOW_UPS = 5  # if the app is there only because the user installed it
MAX_CHOICES, MAX_CHOICE = 25, 100


class Kind(IntEnum):
    """The types of interactions."""

    COMMAND, PRESS, AUTOCOMPLETE = 2, 3, 4


class Callback(IntEnum):
    """The types of first responses."""

    MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, LAUNCH = 4, 5, 6, 7, 8, 12


SUITING = {
    Kind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.LAUNCH},
    Kind.PRESS: set(Callback) - {Callback.CHOICES},
    Kind.AUTOCOMPLETE: {Callback.CHOICES},
}

Post = Callable[[Channel, User], Message]
"""Creates an empty message from the bot."""


@dataclass(slots=True, eq=False)
class Interaction:
    """Something that a player did, and the bot's responses to it."""

    id: str
    token: str
    kind: Kind
    user: User
    channel: Channel
    begun: float
    clock: Clock
    is_guest: bool = False
    """Whether the app is here only because the user installed it."""
    source: Message | None = None
    """The message whose button was pressed."""
    callback: Callback | None = None
    original: Message | None = None
    """The message that the first response created or edited."""
    follow_ups: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    is_promised: bool = False
    """Whether the response was deferred and has not arrived yet."""
    refusals: list[int] = field(default_factory=list)
    """The error codes with which responses to it were rejected, other than those sent again."""

    @property
    def is_answered(self) -> bool:
        """Whether it has a response that is not only deferred."""
        return self.callback is not None and not self.is_promised

    @property
    def messages(self) -> list[Message]:
        """The messages that respond to it, without the message that was pressed."""
        own = [self.original] if self.original and self.original is not self.source else []
        return [message for message in own + self.follow_ups if not message.is_deleted]

    @property
    def message(self) -> Message:
        assert self.messages, f"answered only by {self.callback!r}"
        return self.messages[0]

    def answer(self, kind: int, data: dict[str, Any], uploads: dict[int, Upload], post: Post) -> None:
        """Accept the first response; raise ``Refusal`` for a second or a late one."""
        if self.clock.now() - self.begun > FIRST_ANSWER + self.clock.patience:
            raise Refusal(Code.UNKNOWN_INTERACTION)
        if self.callback is not None:
            raise Refusal(Code.ANSWERED_ALREADY)
        if kind not in SUITING[self.kind]:
            raise malformed(f"type {kind} does not answer a {self.kind.name}")
        callback = Callback(kind)
        if callback is Callback.CHOICES:
            self.choices = checked_choices(data.get("choices") or [])
        elif callback is Callback.LAUNCH:
            pass  # the Activity opens, and there is no message
        elif callback is Callback.DEFERRED_UPDATE:
            self.original = self.source
        elif callback is Callback.UPDATE:
            self._change(self.source, data, uploads)
            self.original = self.source
        else:
            self.original = self._new(data, uploads, post, is_promise=callback is Callback.DEFERRED_MESSAGE)
        self.callback = callback
        self.is_promised = callback in {Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE}

    def follow_up(self, data: dict[str, Any], uploads: dict[int, Upload], post: Post) -> Message:
        """Accept a follow-up message; the first one replaces the placeholder of a deferred response."""
        self.check_token()
        if self.original and self.original.is_loading:
            return self.edit(self.original, data, uploads)
        if self.is_guest and len(self.follow_ups) == MAX_FOLLOW_UPS:
            raise Refusal(Code.FOLLOW_UPS)
        message = self._new(data, uploads, post, is_promise=False)
        self.follow_ups.append(message)
        self.is_promised = False
        return message

    def edit(self, message: Message, data: dict[str, Any], uploads: dict[int, Upload]) -> Message:
        self.check_token()
        self._change(message, data, uploads)
        self.is_promised = False
        return message

    def find(self, name: str) -> Message:
        self.check_token()
        mine = [self.original, self.source, *self.follow_ups]
        for message in mine:
            if message and name in (message.id, "@original" if message is self.original else ""):
                if message.is_deleted:
                    break
                return message
        raise Refusal(Code.UNKNOWN_MESSAGE)

    def check_token(self) -> None:
        """Raise ``Refusal`` if the token has expired or there was no first response yet."""
        if self.clock.now() - self.begun > LIFE:
            raise Refusal(Code.OLD_TOKEN)
        if self.callback is None:
            raise Refusal(Code.UNKNOWN_WEBHOOK)

    def _change(self, message: Message | None, data: dict[str, Any], uploads: dict[int, Upload]) -> None:
        if message is None or message.is_deleted:
            raise Refusal(Code.UNKNOWN_MESSAGE)
        self._check_files(uploads)
        message.write(data, uploads, self.clock)

    def _new(
        self, data: dict[str, Any], uploads: dict[int, Upload], post: Post, *, is_promise: bool
    ) -> Message:
        self._check_files(uploads)
        message = post(self.channel, self.user)
        message.cause = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.user.to_json(),
            "authorizing_integration_owners": {},
        }
        is_private = bool((data.get("flags") or 0) & EPHEMERAL)
        if is_private or (self.is_guest and not self.channel.allows_public):
            message.for_user = self.user
            message.flags |= EPHEMERAL
        if is_promise:
            message.flags |= LOADING
        else:
            message.write(data, uploads, self.clock)
        return message

    def _check_files(self, uploads: dict[int, Upload]) -> None:
        if uploads and self.channel.guild and not self.channel.bot_may & May.ATTACH:
            raise Refusal(Code.MISSING_PERMISSIONS)

    def to_json(self) -> dict[str, Any]:
        """Return it as Discord does in the result of the first response."""
        made = {"response_message_id": self.original.id} if self.original else {}
        return {"id": self.id, "type": int(self.kind)} | made


def checked_choices(choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if len(choices) > MAX_CHOICES:
        raise malformed("25 choices at most")
    for choice in choices:
        if not 1 <= len(choice["name"]) <= MAX_CHOICE or not 1 <= len(str(choice["value"])) <= MAX_CHOICE:
            raise malformed(f"the name and the value of a choice have 1 to 100 characters: {choice}")
    return choices

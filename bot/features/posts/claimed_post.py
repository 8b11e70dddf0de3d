"""A post that is claimed by one process, which is to send it."""

from dataclasses import dataclass

from bot.core.compact_numbers import SMALL, in_digits
from bot.core.posts import PostChannel
from bot.features.posts.planning import PostAttempt, PostTask
from bot.features.posts.settings import PostSettings


@dataclass(frozen=True, slots=True)
class ClaimedPost:
    """A post that is claimed."""

    settings: PostSettings
    task: PostTask
    attempt: PostAttempt
    """How far it was before."""
    failing: int
    """Since when posts there have been refused; 0 where they are not."""
    token: str
    """Whose claim it is."""
    nonce: str
    """What it is recognised by, whoever sends it."""

    @property
    def channel(self) -> PostChannel:
        """Where it goes."""
        return self.settings.channel

    def __str__(self) -> str:
        """Name it for the log."""
        return f"{self.task.span} {self.task.number} for {self.channel.chat} {self.channel.group}"


def post_nonce(channel: PostChannel, task: PostTask) -> str:
    """Return what a post is recognised by: the same, whoever sends it. 25 characters, as Discord takes.

    https://discord.com/developers/docs/resources/message#create-message
    """
    return f"{task.span[0]}{in_digits(task.number, SMALL)}-{channel.channel or channel.group}"

"""A post that one process has claimed and will send."""

from dataclasses import dataclass

from bot.core.compact_numbers import SMALL, in_digits
from bot.core.posts import PostChannel
from bot.features.posts.planning import PostAttempt, PostTask
from bot.features.posts.settings import PostSettings


@dataclass(frozen=True, slots=True)
class ClaimedPost:
    """A claimed post."""

    settings: PostSettings
    task: PostTask
    attempt: PostAttempt
    """The state of its attempts before this one."""
    failing: int
    """Since when posts there have been refused; 0 if they are not."""
    token: str
    """Identifies the claim."""
    nonce: str
    """Identifies the post, whichever process sends it."""

    @property
    def channel(self) -> PostChannel:
        """The channel that gets it."""
        return self.settings.channel

    def __str__(self) -> str:
        """Return its name for the log."""
        return f"{self.task.span} {self.task.number} for {self.channel.chat} {self.channel.group}"


def post_nonce(channel: PostChannel, task: PostTask) -> str:
    """Return a post's nonce: the same in every process, and at most 25 characters, Discord's limit.

    https://discord.com/developers/docs/resources/message#create-message
    """
    return f"{task.span[0]}{in_digits(task.number, SMALL)}-{channel.channel or channel.group}"

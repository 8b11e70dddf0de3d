"""Delivery of one post: claim it, compose it, send it, record the outcome.

If a process ends in between, the next one continues:

- before the request, nothing was sent: when the claim has expired, another process sends the post;
- after the request but before its outcome was recorded, it may have arrived: the next process asks the chat.
  If the chat cannot say, the post is sent once more: a day without its post is worse than one with two;
- after its message but before the replies to it, such as the film in Telegram, the next process sends these,
  as does the same one if it could neither send the film nor remove the line that announces it.
"""

import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Self

from bot.core.actions import Room, Verb
from bot.core.commands import POST, as_typed
from bot.core.compact_numbers import SMALL, in_digits
from bot.core.direct_messages import DirectMessage
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.retention import DAY
from bot.daily.scope import Span
from bot.daily.week import Week
from bot.features.posts.composer import PostComposer
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.planning import PostKind, PostPlan, PostTask, period_name
from bot.features.posts.screens import warning_screen
from bot.features.posts.settings import PostSettings, further_posts
from bot.features.posts.store import PostStore
from bot.observability.metrics import POSTS, labeled
from bot.runtime.cancellation import run_shielded
from bot.services import Services
from bot.storage.coordination.delivery_claims import (
    FAREWELL_SECONDS,
    LEASE,
    Delivery,
    DeliveryAttempt,
    OutdatedMessageError,
    answer_in_time,
)
from bot.storage.errors import StaleGroupError, StoreUnavailableError

log = logging.getLogger(__name__)

TRIES = 5
"""How often a post is composed again because a player in it may no longer appear there."""
GIVING_UP = 7 * DAY
"""After how many seconds of refusals posts are switched off."""
OUTSIDE = "post-is-outside"
"""The reason of a refusal if the bot is no longer a member."""
REPEATED, MESSAGE = "+", ">"
"""Marks in ``PostProgress.text``; no nonce contains them."""


@dataclass(frozen=True, slots=True)
class PostProgress:
    """How far the delivery of a post has come, as the store has it while the post is in progress."""

    nonce: str
    """Identifies the post, whichever process sends it."""
    is_repeated: bool = False
    """Whether it is sent a second time, because nobody can tell whether it has arrived."""
    message: int = 0
    """The id of its message, if that was sent and replies to it are missing."""

    @property
    def text(self) -> str:
        """The form in which it is stored: a nonce alone, as in 0.2, or followed by marks."""
        repeated = REPEATED if self.is_repeated else ""
        return f"{self.nonce}{repeated}{f'{MESSAGE}{self.message}' if self.message else ''}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read the stored form."""
        head, _, message = text.partition(MESSAGE)
        return cls(head.removesuffix(REPEATED), head.endswith(REPEATED), int(message or "0"))


@dataclass(frozen=True, slots=True)
class ClaimedPost:
    """A post that one process has claimed and will send."""

    settings: PostSettings
    task: PostTask
    attempt: DeliveryAttempt
    """The state of its attempts before this one."""
    failing: int
    """Since when posts there have been refused; 0 if they are not."""
    delivery: Delivery
    progress: PostProgress
    """How far it had come before this attempt."""
    is_doubtful: bool
    """Whether an earlier attempt may have sent it."""

    @property
    def channel(self) -> PostChannel:
        """The channel that gets it."""
        return self.settings.channel

    def __str__(self) -> str:
        """Return its name for the log."""
        return f"{self.task.kind} {self.task.number} for {self.channel.chat} {self.channel.group}"


def post_nonce(channel: PostChannel, task: PostTask) -> str:
    """Return a post's nonce: the same in every process, and at most 25 characters, Discord's limit.

    https://discord.com/developers/docs/resources/message#create-message
    """
    return f"{task.kind[0]}{in_digits(task.number, SMALL)}-{channel.channel or channel.group}"


class PostDelivery:
    """Delivers due posts. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services, composer: PostComposer) -> None:
        self._store = PostStore(services.redis)
        self._mentions = MentionStore(services.redis)
        self._composer = composer
        self._senders = services.post_senders
        self._direct_messages = services.direct_messages
        self._contexts = services.contexts
        self._moderation = services.moderation

    async def deliver(self, plan: PostPlan, settings: PostSettings, task: PostTask, now: int) -> float:
        """Deliver a due post once; return the seconds until another process's claim expires, else 0."""
        key = self._store.post_key(settings.channel.chat, settings.channel.group)
        delivery = Delivery(key, task.kind, task.number, secrets.token_hex(8))
        claim = await self._store.claims.claim(delivery, LEASE, settings.text)
        if not claim.is_held:
            return claim.wait
        attempt = plan.attempts[task.kind].at(task.number)
        progress = PostProgress.read(claim.nonce or post_nonce(settings.channel, task))
        claimed = ClaimedPost(settings, task, attempt, plan.failing, delivery, progress, bool(claim.nonce))
        try:
            post = await self._prepare(claimed, now, is_doubtful=claimed.is_doubtful)
            if post is None:
                return 0.0
        except BaseException:
            with suppress(StoreUnavailableError):  # then it expires
                await self._store.claims.record_outcome(claimed.delivery, "free")
            raise
        await run_shielded(self._send_current(claimed, post, now), FAREWELL_SECONDS)
        return 0.0

    async def _prepare(self, claimed: ClaimedPost, now: int, *, is_doubtful: bool) -> Post | None:
        """Return the post; ``None`` if it must not be sent, after recording that."""
        try:
            is_checked = is_doubtful and not claimed.progress.message
            if is_checked and await self._has_arrived(claimed, is_repeated=claimed.progress.is_repeated):
                log.info("%s was sent by a process that ended, or counts as sent", claimed)
                await self._store.claims.record_outcome(claimed.delivery, "sent")
                return None
            return await self._compose(claimed, now)
        except StoreUnavailableError:
            raise
        except Exception as error:
            is_expected = isinstance(error, ConnectionError)
            log.warning("%s cannot be composed: %r", claimed, error, exc_info=not is_expected)
            await self._postpone(claimed, now, "unknown" if is_doubtful else "later")
            return None

    async def _has_arrived(self, claimed: ClaimedPost, *, is_repeated: bool) -> bool:
        """Return whether a post is there; if the chat cannot say, it counts as sent once it was repeated."""
        sender = self._senders[claimed.channel.chat]
        found = await sender.is_posted(claimed.channel, claimed.progress.nonce)
        return is_repeated if found is None else found

    async def _compose(self, claimed: ClaimedPost, now: int) -> Post:
        settings, task = claimed.settings, claimed.task
        if settings.by:  # keeps the reference alive while there are posts
            await self._mentions.renew_references([settings.by], settings.channel.group)
        if task.kind == PostKind.DAY:
            post = await self._composer.of_day(settings, task.number, now)
            mentioned = await self._mentions.still_mentioned_in(settings.channel.chat, settings.channel.group)
            welcome = [one for one in mentioned if not self._moderation.is_blocked(one[0])]
            return replace(post, mentioned=tuple(welcome))
        if further := further_posts().get(task.kind):
            return await self._composer.further(further, settings, task.number, claimed.attempt.sent)
        if task.kind == PostKind.WEEK:
            return await self._composer.of_week(settings, Week.numbered(task.number), now)
        return await self._composer.of_month(settings, period_name(Span.MONTH, task.number), now)

    async def _is_current(self, claimed: ClaimedPost, post: Post) -> bool:
        """Return whether all players whom a post shows or mentions still want that."""
        called = [player for player, _ in post.mentioned]
        are_known = await self._mentions.renew_references(called, claimed.channel.group)
        return all(are_known) and await self._composer.is_current(claimed.settings, post)

    async def _send_current(self, claimed: ClaimedPost, post: Post, now: int) -> None:
        """Send it, composed again where a player may no longer appear in it, and record the outcome."""
        for _ in range(TRIES):
            try:
                posted = await self._request(claimed, post)
            except OutdatedMessageError:
                log.info("%s is composed again: a player may no longer appear in it", claimed)
            else:
                await self._handle_outcome(claimed, posted, now)
                return
            again = await self._prepare(claimed, now, is_doubtful=False)
            if again is None:
                return
            post = again
        await self._postpone(claimed, now, "later")

    async def _handle_outcome(self, claimed: ClaimedPost, posted: PostResult, now: int) -> None:
        if posted.moved_to:
            log.info("%s: the group has moved to the number %d", claimed, posted.moved_to)
            groups = (claimed.channel.chat, claimed.channel.group, posted.moved_to)
            await self._store.move_posts(*groups)
            await self._mentions.move_mentions(*groups)
            return
        labeled(POSTS, claimed.channel.chat, posted.fate).inc()
        match posted.fate:
            case PostOutcome.SENT:
                log.info("%s is sent", claimed)
                await self._store.claims.record_outcome(claimed.delivery, "sent")
            case PostOutcome.UNREACHED:
                log.warning("%s is not sent: %s is unreachable", claimed, claimed.channel.chat)
                await self._postpone(claimed, now, "later", posted.wait)
            case PostOutcome.REFUSED:
                log.warning("%s is refused: %s", claimed, posted.reason)
                await self._postpone(claimed, now, "refused", posted.wait, posted.reason)
                await self._handle_refusal(claimed, now, posted.reason)
            case PostOutcome.PARTIAL:
                log.info("%s is sent, but not yet what follows it", claimed)
                await self._postpone(claimed, now, "unknown")
            case PostOutcome.UNKNOWN:
                await self._resolve_doubt(claimed, now)

    async def _request(self, claimed: ClaimedPost, post: Post) -> PostResult:
        """Send it; if the chat fails to answer a request, its outcome is unknown."""
        sender = self._senders[claimed.channel.chat]
        progress = replace(claimed.progress, is_repeated=claimed.is_doubtful)
        if_it_fails = PostOutcome.PARTIAL if progress.message else PostOutcome.UNREACHED

        async def record(progress: PostProgress) -> bool:
            return await self._store.claims.record_intent(claimed.delivery, LEASE, progress.text)

        async def record_begin() -> bool:
            nonlocal if_it_fails
            if self._moderation.is_group_blocked(claimed.channel.chat, claimed.channel.group):
                return False
            if not await self._is_current(claimed, post):
                raise OutdatedMessageError("a player may no longer appear in it")
            has_begun = await record(progress)
            if has_begun and not progress.message:
                if_it_fails = PostOutcome.UNKNOWN
            return has_begun

        async def note_sent(message: int) -> None:
            nonlocal if_it_fails
            if_it_fails = PostOutcome.PARTIAL
            await record(replace(progress, message=message))

        answer = (
            self._complete(claimed, post, record_begin)
            if progress.message
            else sender.post(claimed.channel, post, progress.nonce, record_begin, note_sent)
        )
        return await answer_in_time(answer, claimed) or PostResult(if_it_fails)

    async def _complete(self, claimed: ClaimedPost, post: Post, begin: Begin) -> PostResult:
        """Send what follows a post that has arrived."""
        sender, message = self._senders[claimed.channel.chat], claimed.progress.message
        is_complete = await begin() and await sender.post_replies(claimed.channel, post, message)
        return PostResult(PostOutcome.SENT if is_complete else PostOutcome.PARTIAL)

    async def _resolve_doubt(self, claimed: ClaimedPost, now: int) -> None:
        try:
            has_arrived = await self._has_arrived(claimed, is_repeated=claimed.is_doubtful)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is checked again later
            log.warning("%s: checking whether it was sent failed: %r", claimed, error)
            has_arrived = False
        log.warning("%s: its outcome is unknown; it counts as sent: %s", claimed, has_arrived)
        if has_arrived:
            await self._store.claims.record_outcome(claimed.delivery, "sent")
        else:  # checked again before it is sent again with the same nonce
            await self._postpone(claimed, now, "unknown")

    async def _handle_refusal(self, claimed: ClaimedPost, now: int, reason: str) -> None:
        """Warn an administrator once; after a week switch the posts off, with another warning."""
        settings, chat, group = claimed.settings, claimed.channel.chat, claimed.channel.group
        if claimed.failing and now - claimed.failing >= GIVING_UP:
            log.warning("%s: posts there have failed for a week and are switched off", claimed)
            with suppress(StaleGroupError):  # an administrator has just changed them
                await self._store.save_settings(chat, group, None, settings, reason=reason)
                await self._warn_administrator(settings, "off", reason)
            if reason == OUTSIDE:
                await self._store.expire_group(chat, group)
        elif await self._store.is_first_warning(chat, group):
            await self._warn_administrator(settings, "failing", reason)

    async def _warn_administrator(self, settings: PostSettings, warning: str, reason: str) -> None:
        channel, by = settings.channel, settings.by
        if by is None or self._moderation.is_blocked(by):
            return
        context = await self._contexts.load(by, Room(group=channel.group))
        command = as_typed(channel.chat, f"{Verb.ADMIN} {POST}", context.texts)
        screen, language = warning_screen(context.texts, warning, reason, command), context.texts.language
        try:
            sender = self._direct_messages[channel.chat]
            result = await sender.send_direct_message(DirectMessage(by, screen, language))
        except Exception:
            log.exception("warning an admin of %s %d failed", channel.chat, channel.group)
            return
        log.info("warning that posts of %s %d are %s: %s", channel.chat, channel.group, warning, result.fate)

    async def _postpone(
        self, claimed: ClaimedPost, now: int, outcome: str, wait: float = 0.0, reason: str = ""
    ) -> None:
        claims, again = self._store.claims, claimed.attempt.after_failure(now, wait)
        await claims.record_outcome(claimed.delivery, outcome, again=again, now=now, reason=reason)

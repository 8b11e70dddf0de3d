"""Friends' results for challengers: as a direct message, or with the next reply where there is none.

If a process ends in between, the next one continues: before the request it sends the message; after it, it
asks the chat whether it has arrived. If the chat cannot say, it counts as sent: once is enough.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace

from bot.core.actions import Action, Chat, Player
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.core.replies import MAX_NOTICE, Reply
from bot.core.request_context import RequestContext
from bot.features.friend_challenges.challenge import FriendChallenge, FriendResult
from bot.features.friend_challenges.screens import friend_result_screen, news_text
from bot.features.friend_challenges.store import NEWS, RESULTS_SENT, FriendChallengeStore
from bot.i18n.languages import fitting_language
from bot.i18n.texts import Texts, clipped
from bot.observability.metrics import FRIEND_RESULTS, labeled
from bot.runtime.cancellation import run_shielded
from bot.services import Services
from bot.storage.coordination.delivery_claims import (
    FAREWELL_SECONDS,
    LEASE,
    RESERVED,
    Delivery,
    DeliveryAttempt,
    OutdatedMessageError,
    answer_in_time,
)
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

PAUSE = 3.0
"""Seconds between two looks at the schedule."""
BLOCKED_SECONDS = 600
"""When a challenger is checked again who is blocked."""


@dataclass(frozen=True, slots=True)
class ClaimedResult:
    """A friend's result that one process has claimed and will send."""

    challenge: FriendChallenge
    friend: FriendResult
    message: DirectMessage
    delivery: Delivery

    def __str__(self) -> str:
        """Return its name for the log, which never names a player."""
        return f"the result of friend {self.friend.number} in {self.challenge.challenger.chat}"


class FriendResultDelivery:
    """Delivers friends' results to challengers, each once. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services, pause: float = PAUSE) -> None:
        self._store = FriendChallengeStore(services.redis)
        self._texts = services.texts
        self._senders = services.direct_messages
        self._moderation = services.moderation
        self._now = services.now
        self._pause = pause

    async def run(self) -> None:
        """Send results until cancelled; nothing while the store is unavailable."""
        while self._senders:
            await asyncio.sleep(self._pause)
            try:
                await self.send_due()
            except* StoreUnavailableError as errors:
                log.warning("results of friends wait for the store: %s", errors.exceptions[0])
            except* Exception:
                log.exception("results of friends wait")

    async def send_due(self) -> None:
        """Send all results that are due."""
        async with asyncio.TaskGroup() as group:
            for chat in self._senders:
                group.create_task(self._send_in(chat))

    async def with_news(self, context: RequestContext, action: Action, reply: Reply) -> Reply:
        """Return a reply that shows the challenger, once, a result that could not be sent; nobody else.

        In a group in Telegram only the answer to a button is private.
        """
        is_private = (
            not context.room.group or context.player.chat is Chat.DISCORD or action.revision is not None
        )
        if NEWS not in context.settings.stored or reply.notice or not is_private:
            return reply
        found = await self._store.pop_news(context.player)
        challenge = await self._store.challenge(found[0]) if found else None
        if found is None or challenge is None or challenge.challenger != context.player:
            return reply
        friend = next((one for one in challenge.friends if one.number == found[1]), None)
        if friend is None or self._moderation.is_blocked(friend.player):
            return reply
        return replace(reply, notice=clipped(news_text(context.texts, challenge, friend), MAX_NOTICE))

    async def _send_in(self, chat: Chat) -> None:
        async def check(number: int) -> float | None:
            return await self._send_to(Player(chat, number))

        problem = f"the result of a friend in {chat} is postponed"  # the log names no player
        await self._store.schedule.check_due(chat, self._now(), check, problem)

    async def _send_to(self, player: Player) -> float | None:
        """Send a challenger what is due; return when to check again, ``None`` if nothing is left."""
        now = self._now()
        own = await self._store.own(player)
        if own.open_at(now) and self._moderation.is_blocked(player):
            return now + BLOCKED_SECONDS
        waits: list[float] = []
        for number in own.open_at(now):
            waits += await self._send_of(number, own.channel, now)
        return min(waits, default=None)

    async def _send_of(self, number: int, channel: int, now: int) -> list[float]:
        """Send the results of a challenge in the order of their numbers; return when to continue, if ever."""
        while challenge := await self._store.challenge(number):
            waiting = [one for one in challenge.friends if one.number > challenge.sent]
            if not waiting:
                return []
            friend = waiting[0]
            if self._moderation.is_blocked(friend.player):
                labeled(FRIEND_RESULTS, challenge.challenger.chat, "unneeded").inc()
                await self._store.mark_sent(number, friend.number)
                continue
            if challenge.again > now:
                return [challenge.again]
            key = self._store.challenge_key(number)
            delivery = Delivery(key, RESULTS_SENT, friend.number, secrets.token_hex(8))
            claim = await self._store.claims.claim(delivery, LEASE, challenge.language)
            if not claim.is_held:
                return [now + (claim.wait or RESERVED)]
            message = self._message(challenge, friend, channel)
            claimed = ClaimedResult(challenge, friend, message, delivery)
            sending = self._deliver_result(claimed, now, is_doubtful=bool(claim.nonce))
            await run_shielded(sending, FAREWELL_SECONDS)
            after = await self._store.challenge(number)
            if after and after.sent < friend.number:
                return [after.again or now + RESERVED]
        return []

    def _message(self, challenge: FriendChallenge, friend: FriendResult, channel: int) -> DirectMessage:
        language = fitting_language(challenge.language)
        texts = Texts.load(language) if language else self._texts
        nonce = f"{challenge.link_key}.{friend.number}".replace(".", "-")
        screen = friend_result_screen(texts, challenge, friend, nonce)
        return DirectMessage(challenge.challenger, screen, texts.language, nonce, channel, gives_way=True)

    async def _deliver_result(self, claimed: ClaimedResult, now: int, *, is_doubtful: bool) -> None:
        """Send a claimed result and record the outcome."""
        chat, number = claimed.challenge.challenger.chat, claimed.challenge.number
        if is_doubtful and await self._has_arrived(claimed, now):
            return
        try:
            result = await self._request(claimed)
        except OutdatedMessageError:
            labeled(FRIEND_RESULTS, chat, "unneeded").inc()
            await self._store.mark_sent(number, claimed.friend.number)
            return
        labeled(FRIEND_RESULTS, chat, result.fate).inc()
        match result.fate:
            case PostOutcome.SENT:
                await self._store.mark_sent(number, claimed.friend.number)
            case PostOutcome.REFUSED:
                log.info("%s is refused: it is shown with the next reply", claimed)
                await self._store.announce_with_reply(claimed.challenge, claimed.friend.number)
            case PostOutcome.UNKNOWN:
                await self._postpone(claimed, now, "unknown")
            case _:
                await self._postpone(claimed, now, "later", result.wait)

    async def _has_arrived(self, claimed: ClaimedResult, now: int) -> bool:
        """Return whether a result that is in doubt needs no more attention; record what is known."""
        try:
            found = await self._senders[claimed.challenge.challenger.chat].was_sent(claimed.message)
        except ConnectionError as error:
            log.warning("%s: whether it was sent is asked later: %s", claimed, error)
            await self._postpone(claimed, now, "unknown")
            return True
        if found is False:
            return False
        log.info("%s was sent by a process that ended, or counts as sent", claimed)
        await self._store.mark_sent(claimed.challenge.number, claimed.friend.number)
        return True

    async def _request(self, claimed: ClaimedResult) -> DirectMessageResult:
        """Send it; if the chat fails to answer the request, its outcome is unknown."""
        challenger, message = claimed.challenge.challenger, claimed.message
        if_it_fails = PostOutcome.UNREACHED

        async def begin() -> bool:
            nonlocal if_it_fails
            if self._moderation.is_blocked(claimed.friend.player) or self._moderation.is_blocked(challenger):
                raise OutdatedMessageError("one of both is blocked")
            if await self._store.claims.record_intent(claimed.delivery, LEASE, message.nonce):
                if_it_fails = PostOutcome.UNKNOWN
                return True
            return False

        sender = self._senders[challenger.chat]

        async def open_and_send() -> DirectMessageResult:
            nonlocal message
            if not message.channel:  # it is stored first, so that a process that continues can look there
                opened = await sender.open_channel(message)
                if opened.fate is not PostOutcome.SENT:
                    return opened
                await self._store.store_channel(challenger, opened.channel)
                message = replace(message, channel=opened.channel)
            return await sender.send_direct_message(message, begin)

        answer = await answer_in_time(open_and_send(), claimed)
        result = answer or DirectMessageResult(if_it_fails, channel=message.channel)
        if result.channel != message.channel and result.fate is not PostOutcome.REFUSED:
            await self._store.store_channel(challenger, result.channel)
        return result

    async def _postpone(self, claimed: ClaimedResult, now: int, outcome: str, wait: float = 0.0) -> None:
        attempt = DeliveryAttempt(tries=claimed.challenge.tries)
        again = attempt.after_failure(now, wait)
        await self._store.claims.record_outcome(claimed.delivery, outcome, again=again)

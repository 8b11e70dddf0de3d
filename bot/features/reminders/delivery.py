"""Delivery of one reminder: whether it is needed, its claim, its sending, its outcome.

If a process ends in between, the next one continues:

- before the request, nothing was sent: when the claim has expired, another process sends it;
- after the request but before its outcome was recorded, it may have arrived: the next process asks the chat.
  If the chat cannot say, it counts as sent: two reminders are worse than none.
"""

import logging
import secrets
from dataclasses import dataclass, replace

from bot.core.actions import Player
from bot.core.compact_numbers import SMALL, in_digits
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.daily.days import Days
from bot.daily.streak import Streak, calculate_streak
from bot.features.challenge.service import AttemptDays, ChallengeService
from bot.features.daily_five.service import FiveService
from bot.features.reminders.planning import (
    BETWEEN,
    MOST_UNANSWERED,
    PAUSE_DAYS,
    ReminderKind,
    ReminderState,
    ReminderTask,
    last_moment,
    next_check,
    next_task,
)
from bot.features.reminders.screens import LEAST_STREAK, Reminder, reminder_screen, review_screen
from bot.features.reminders.store import ReminderStore
from bot.i18n.languages import fitting_language
from bot.i18n.texts import Texts
from bot.observability.metrics import REMINDERS, labeled
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
from bot.storage.result_store import ResultStore

log = logging.getLogger(__name__)

BLOCKED_SECONDS = 600
"""When a player is checked again who is blocked."""
MOST_TASKS = 4
"""Tasks of a player per check: each kind, one that is in doubt, and one to find the next."""


@dataclass(frozen=True, slots=True)
class ClaimedReminder:
    """A reminder that one process has claimed and will send."""

    player: Player
    task: ReminderTask
    attempt: DeliveryAttempt
    """The state of its attempts before this one."""
    message: DirectMessage
    delivery: Delivery

    def __str__(self) -> str:
        """Return its name for the log, which never names a player."""
        return f"{self.task.kind} reminder {self.task.number} in {self.player.chat}"


def reminder_nonce(task: ReminderTask) -> str:
    """Return a reminder's nonce: the same in every process; no other button of the player has it."""
    return f"{task.kind[0]}{in_digits(task.number, SMALL)}"


class ReminderDelivery:
    """Delivers due reminders. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = ReminderStore(services.redis, services.store.lifetimes)
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._attempt_days = services.get(AttemptDays)
        self._fives = services.get(FiveService)
        self._texts = services.texts
        self._senders = services.direct_messages
        self._moderation = services.moderation
        self._now = services.now

    async def remind(self, player: Player) -> float | None:
        """Send what a player is due; return when to check again, ``None`` if reminders are off."""
        now, days = self._now(), await self._days()
        if self._moderation.is_blocked(player):
            return now + BLOCKED_SECONDS
        for _ in range(MOST_TASKS):
            state = await self._store.state(player)
            task = next_task(days, state, now)
            if task is None:
                return None
            if task.moment > now:
                return next_check(days, state, now)
            if await self._mark_if_unneeded(player, state, task, now):
                continue
            if wait := await self._deliver(player, state, task, days, now):
                return now + wait
        return now + RESERVED

    async def _mark_if_unneeded(
        self, player: Player, state: ReminderState, task: ReminderTask, now: int
    ) -> bool:
        """Note that a due reminder is not needed; return whether that is so."""
        fields: dict[str, int] = {}
        if task.kind is ReminderKind.REVIEW:
            is_unneeded = not await self._results.begun(player, task.number)  # all was deleted since
        else:
            is_unneeded = now - state.last < BETWEEN or await self._has_begun(player, task.number)
        if task.kind is ReminderKind.DAILY and state.pending and state.pending < task.number:
            unanswered = 0 if await self._has_begun(player, state.pending) else state.unanswered + 1
            fields = {"open": 0, "unanswered": unanswered}
            if unanswered >= MOST_UNANSWERED:
                paused = state.pending + PAUSE_DAYS + 1
                fields = {"open": 0, "unanswered": 0, "paused": paused}
                is_unneeded = is_unneeded or task.number < paused  # after an outage, it may be over
        elif task.kind is ReminderKind.STREAK and not is_unneeded:
            streak = await self._streak(player, now)
            is_unneeded = streak.played < LEAST_STREAK or streak.freezes > 0
        if is_unneeded:
            labeled(REMINDERS, player.chat, "unneeded").inc()
        if is_unneeded or fields:
            done = task.number if is_unneeded else task.number - 1
            await self._store.mark_done(player, task.kind, done, fields, ("open", state.pending))
        return is_unneeded or bool(fields)

    async def _has_begun(self, player: Player, number: int) -> bool:
        return not await self._results.may_begin(player, number)

    async def _streak(self, player: Player, now: int) -> Streak:
        results = await self._results.results(player)
        free = await self._attempt_days.excused(player)
        free |= await self._attempt_days.unfinished(player, results, now)
        today = (await self._challenges.days(now)).number_at(now)
        return calculate_streak(results, today, free)

    async def _deliver(
        self, player: Player, state: ReminderState, task: ReminderTask, days: Days, now: int
    ) -> float:
        """Deliver a due reminder once; return the seconds until another process's claim expires, else 0."""
        message = await self._compose(player, state, task, days, now)
        delivery = Delivery(self._store.key(player), task.kind, task.number, secrets.token_hex(8))
        claim = await self._store.claims.claim(delivery, LEASE, state.settings)
        if not claim.is_held:
            return claim.wait
        attempt = state.attempts[task.kind].at(task.number)
        claimed = ClaimedReminder(player, task, attempt, message, delivery)
        sending = self._deliver_claimed(claimed, now, is_doubtful=bool(claim.nonce))
        await run_shielded(sending, FAREWELL_SECONDS)
        return 0.0

    async def _compose(
        self, player: Player, state: ReminderState, task: ReminderTask, days: Days, now: int
    ) -> DirectMessage:
        language = fitting_language(state.language) or fitting_language(state.settings)
        texts, nonce = Texts.load(language) if language else self._texts, reminder_nonce(task)
        if task.kind is ReminderKind.REVIEW:
            session = await self._results.begun(player, task.number)
            screen = review_screen(texts, player.id, task.number, session, nonce)
            return DirectMessage(player, screen, texts.language, nonce, state.channel, gives_way=True)
        challenge = await self._challenges.challenge(task.number, now)
        if challenge is None:
            raise LookupError(f"no challenge {task.number}")
        streak = await self._streak(player, now)
        is_last = state.unanswered + 1 >= MOST_UNANSWERED
        ends = days.ends(task.number)
        games = await self._fives.open_games(player, task.number)
        reminder = Reminder(task.kind, challenge, streak.played, ends, state.zone, is_last, games)
        screen = reminder_screen(texts, player.id, reminder, nonce, now)
        return DirectMessage(player, screen, texts.language, nonce, state.channel, gives_way=True)

    async def _deliver_claimed(self, claimed: ClaimedReminder, now: int, *, is_doubtful: bool) -> None:
        """Send a claimed reminder and record the outcome."""
        if is_doubtful and await self._has_arrived(claimed, now):
            return
        try:
            result = await self._request(claimed)
        except OutdatedMessageError:
            labeled(REMINDERS, claimed.player.chat, "unneeded").inc()
            await self._store.mark_done(claimed.player, claimed.task.kind, claimed.task.number)
            return
        labeled(REMINDERS, claimed.player.chat, result.fate).inc()
        await self._handle_result(claimed, result, now)

    async def _has_arrived(self, claimed: ClaimedReminder, now: int) -> bool:
        """Return whether a reminder that is in doubt needs no more attention; record what is known."""
        try:
            found = await self._senders[claimed.player.chat].was_sent(claimed.message)
        except ConnectionError as error:
            log.warning("%s: whether it was sent is asked later: %s", claimed, error)
            await self._postpone(claimed, now, "unknown")
            return True
        if found is False:
            return False
        log.info("%s was sent by a process that ended, or counts as sent", claimed)
        await self._note_sent(claimed, now)
        return True

    async def _request(self, claimed: ClaimedReminder) -> DirectMessageResult:
        """Send it; if the chat fails to answer the request, its outcome is unknown."""
        player, task = claimed.player, claimed.task
        if_it_fails = PostOutcome.UNREACHED

        async def begin() -> bool:
            nonlocal if_it_fails
            if self._moderation.is_blocked(player):
                raise OutdatedMessageError("the player is blocked")
            if task.kind is not ReminderKind.REVIEW and await self._has_begun(player, task.number):
                raise OutdatedMessageError("the player has begun the challenge")
            state = await self._store.state(player)
            if not state.is_on or self._now() > last_moment(
                await self._days(), state, task.kind, task.number
            ):
                raise OutdatedMessageError("the player has turned reminders off, or it is too late")
            nonce = claimed.message.nonce
            if await self._store.claims.record_intent(claimed.delivery, LEASE, nonce):
                if_it_fails = PostOutcome.UNKNOWN
                return True
            return False

        sender, message = self._senders[player.chat], claimed.message

        async def send() -> DirectMessageResult:
            nonlocal message
            if not message.channel:  # it is stored first, so that a process that continues can look there
                opened = await sender.open_channel(message)
                if opened.fate is not PostOutcome.SENT:
                    return opened
                await self._store.set_fields(player, {"channel": opened.channel})
                message = replace(message, channel=opened.channel)
            return await sender.send_direct_message(message, begin)

        answer = await answer_in_time(send(), claimed)
        return answer or DirectMessageResult(if_it_fails, channel=message.channel)

    async def _days(self) -> Days:
        return await self._challenges.days(self._now())

    async def _handle_result(self, claimed: ClaimedReminder, result: DirectMessageResult, now: int) -> None:
        player = claimed.player
        if result.channel != claimed.message.channel and result.fate is not PostOutcome.REFUSED:
            await self._store.set_fields(player, {"channel": result.channel})
        match result.fate:
            case PostOutcome.SENT:
                log.info("%s is sent", claimed)
                await self._note_sent(claimed, now)
            case PostOutcome.REFUSED:
                log.info("%s is refused: the player cannot be reached, and gets no more", claimed)
                await self._store.drop(player)
            case PostOutcome.UNKNOWN:
                log.warning("%s: its outcome is unknown", claimed)
                await self._postpone(claimed, now, "unknown")
            case _:
                await self._postpone(claimed, now, "later", result.wait)

    async def _note_sent(self, claimed: ClaimedReminder, now: int) -> None:
        player, task = claimed.player, claimed.task
        if task.kind is ReminderKind.REVIEW:  # says nothing about the others
            await self._store.claims.record_outcome(claimed.delivery, "sent")
            return
        fields = {"last": now} | ({"open": task.number} if task.kind is ReminderKind.DAILY else {})
        # Only once: since then, another process may have judged whether it brought the player.
        expected = (f"{task.kind}.sent", claimed.attempt.sent)
        await self._store.set_fields(player, fields, expected)
        await self._store.claims.record_outcome(claimed.delivery, "sent")

    async def _postpone(self, claimed: ClaimedReminder, now: int, outcome: str, wait: float = 0.0) -> None:
        again = claimed.attempt.after_failure(now, wait)
        await self._store.claims.record_outcome(claimed.delivery, outcome, again=again)

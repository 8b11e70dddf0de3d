"""Turns reminders on and off, and sends them."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.direct_messages import DirectMessage
from bot.core.personal_data import References
from bot.core.posts import PostOutcome
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.features.challenge.service import ChallengeService
from bot.features.reminders.choice import REMINDER, UNREACHED, ReminderChoice
from bot.features.reminders.planning import (
    DAY_KINDS,
    ReminderKind,
    ReminderState,
    done_when_chosen,
    moment_of,
)
from bot.features.reminders.screens import confirmation_screen, review_promise_screen
from bot.features.reminders.store import ReminderStore
from bot.i18n.time_text import date_in_words, moment_in_words
from bot.services import Services
from bot.sessions.replies import text_reply
from bot.storage.result_store import ResultStore
from engine.solvers import can_solve

REMIND = "remind"
"""The word before a day that asks for a message when its review opens."""
MOST_DIGITS = 6
PATIENCE_SECONDS = 1.5
"""How long an answer waits for the confirmation in private: less than a chat waits for the answer."""


class RemindersService:
    """The reminders of all players. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = ReminderStore(services.redis, services.store.lifetimes)
        self._players = services.store
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._senders = services.direct_messages
        self._now = services.now
        self._confirming = set[asyncio.Task[bool]]()

    async def change(self, context: RequestContext, chosen: Mapping[str, str]) -> str:
        """Store the chosen time and warning; return a sentence that says why that is impossible, or nothing.

        Players who turn reminders on outside their private chat with the bot get a message there: so they
        learn at once whether it can write to them.
        """
        player, stored = context.player, context.settings.stored
        choice = ReminderChoice.read({**stored, **chosen})
        if not choice:
            await self._players.choose(player, choice.fields)
            await self._store.end(player)
            return ""
        if player.chat not in self._senders:
            return context.texts("reminder-not-here")
        screen = confirmation_screen(context.texts, player.id, choice, context.zone_name)
        if not (ReminderChoice.read(stored) or await self._confirm(context, screen)):
            return context.texts("reminder-unreachable", chat=player.chat.value)
        state = replace(await self._store.state(player), choice=choice, zone=context.zone_name)
        await self._store.begin(player, context.texts.language, await self._done(state))
        await self._players.choose(player, choice.fields)
        await self._store.schedule.check_now(player.chat, player.id)
        return ""

    async def change_zone(self, player: Player) -> None:
        """Follow a change of the player's time zone."""
        state = await self._store.state(player)
        if state.is_on:
            for kind, number in (await self._done(state)).items():
                await self._store.mark_done(player, kind, number)
            await self._store.schedule.check_now(player.chat, player.id)

    async def pause_text(self, context: RequestContext) -> str:
        """Say when paused daily reminders come again; empty if they are not paused."""
        state, now = await self._store.state(context.player), self._now()
        days = await self._challenges.days(now)
        if not state.choice.daily or state.paused <= days.number_at(now):
            return ""
        date = date_in_words(context.texts, days.date_of(state.paused))
        return context.texts("settings-reminder-paused", date=date)

    async def offer(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a challenge that has ended with a button for reminders, if its player could get some."""
        is_over = loaded.session.is_ranked and loaded.is_over
        if not is_over or context.player.chat is Chat.PAGE:
            return loaded
        offers = []
        if loaded.is_secret and can_solve(loaded.session.record.game):
            words = (REMIND, str(loaded.session.challenge))
            remind = Action(Verb.DAILY, words, owner=context.player.id)
            offers.append(Button(context.texts("button-remind-review"), remind))
        if not ReminderChoice.read(context.settings.stored).daily:
            offers.append(Button(context.texts("button-remind"), Action(Verb.SETTINGS, (REMINDER,))))
        return replace(loaded, offers=(*loaded.offers, *offers))

    async def remind_of_review(self, context: RequestContext, action: Action) -> Reply:
        """Promise a message when the review opens of the challenge that the words name."""
        texts, player, now = context.texts, context.player, self._now()
        digits = "".join(action.words[1:2])
        number = int(digits[:MOST_DIGITS]) if digits.isdecimal() else 0
        days = await self._challenges.days(now)
        if player.chat not in self._senders:
            return text_reply(texts("reminder-not-here"))
        if not (number and await self._results.begun(player, number)):
            return text_reply(texts("review-not-played"))
        if days.is_closed(number, now):
            return text_reply(texts("review-is-open"))
        state = await self._store.state(player)
        due = moment_of(days, replace(state, zone=context.zone_name), ReminderKind.REVIEW, number)
        moment = moment_in_words(texts, due, context.zone_name, now)
        if not await self._confirm(context, review_promise_screen(texts, number, moment)):
            return text_reply(texts("reminder-unreachable", chat=player.chat.value))
        await self._store.want_review(player, texts.language, number)
        return text_reply(texts("review-promised", moment=moment))

    async def with_news(self, context: RequestContext, action: Action, reply: Reply) -> Reply:
        """Return a reply that tells the player, once, that reminders have ended; nobody else sees that.

        In a group in Telegram only the answer to a button is private.
        """
        is_private = (
            not context.room.group or context.player.chat is Chat.DISCORD or action.revision is not None
        )
        if UNREACHED not in context.settings.stored or reply.notice or not is_private:
            return reply
        if not await self._store.pop_unreached(context.player):
            return reply
        return replace(reply, notice=context.texts("reminder-ended", chat=context.player.chat.value))

    async def forget_player(self, player: Player, _references: References) -> None:
        """Remove a player whose own keys are deleted from the schedule."""
        await self._store.forget(player)

    async def _done(self, state: ReminderState) -> dict[ReminderKind, int]:
        now = self._now()
        days = await self._challenges.days(now)
        return {kind: max(done_when_chosen(days, state, kind, now), 0) for kind in DAY_KINDS}

    async def _confirm(self, context: RequestContext, screen: Screen) -> bool:
        """Write to the player in private; return whether that is possible, as far as it is known in time."""
        if not context.room.group:
            return True
        message = DirectMessage(context.player, screen, context.texts.language)
        confirming = asyncio.create_task(self._reach(message))
        self._confirming.add(confirming)
        confirming.add_done_callback(self._confirming.discard)
        await asyncio.wait({confirming}, timeout=PATIENCE_SECONDS)
        return not confirming.done() or confirming.result()

    async def _reach(self, message: DirectMessage) -> bool:
        sender = self._senders[message.player.chat]
        return (await sender.send_direct_message(message)).fate is not PostOutcome.REFUSED

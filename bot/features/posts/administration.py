"""Administration of posts: where, when and how; a trial shows at once whether they arrive."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import POST, as_typed
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.daily.scope import Span
from bot.features.challenge.service import ChallengeService
from bot.features.posts.composer import PostComposer
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.planning import PostKind, PostPlan, closed_period, first_due
from bot.features.posts.screens import (
    hours_screen,
    posts_screen,
    reason_text,
    unclear_zone_screen,
    zone_screen,
)
from bot.features.posts.settings import NOON, PostSettings, further_posts
from bot.features.posts.settings_input import (
    UnknownHourError,
    UnknownZoneError,
    examples,
    post_rule,
    with_setting,
)
from bot.features.posts.store import PostStore
from bot.i18n.texts import clipped
from bot.i18n.time_zones import hour_ahead
from bot.screens.zone_choices import understood_zone
from bot.services import Services
from bot.sessions.replies import quote, text_reply, unknown_zone_text
from bot.storage.errors import StaleGroupError
from engine.errors import RefusedError

log = logging.getLogger(__name__)

TRIAL_SECONDS = 20.0
"""How long a chat may take for a trial: an administrator is waiting for it."""
TRIES = 5
"""How often saving is retried when another administrator was faster: the trial has been posted already."""
SUMMARIES = {"weekly": (PostKind.WEEK, Span.WEEK), "monthly": (PostKind.MONTH, Span.MONTH)}


class PostAdministration:
    """Configures the posts of a server or group, for its administrators only.

    Raises ``StoreUnavailableError``, and ``StaleGroupError`` if another administrator was faster.
    """

    def __init__(self, services: Services) -> None:
        self._store = PostStore(services.redis)
        self._mentions = MentionStore(services.redis)
        self._challenges = services.get(ChallengeService)
        self._composer = services.get(PostComposer)
        self._senders = services.post_senders
        self._now = services.now

    async def configure(self, context: RequestContext, action: Action) -> Reply:
        """Change the settings of posts if the words request it, and show them."""
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.PRIVATE
        words = action.words
        try:
            rule = post_rule(context.texts, words)
        except UnknownZoneError as error:
            return self._zone_question(context, error.words, place)
        except UnknownHourError:
            command = as_typed(context.player.chat, f"{Verb.ADMIN} {POST} 18:00", context.texts)
            raise RefusedError("only-full-hours", "posts come at full hours", command=command) from None
        if rule is None:
            known = context.texts("listing-separator").join(examples())
            return text_reply(context.texts("no-such-post-rule", name=quote(words), known=known))
        chat, group = context.player.chat, context.room.group
        plan = await self._store.plan(chat, group)
        if rule == "here":
            return await self._post_here(context, plan, place)
        if plan.settings is None:
            if rule == "off" and plan.unreadable:
                await self._store.save_settings(chat, group, None, plan.unreadable)
            needed = context.texts("posts-need-a-place") if rule not in ("", "off") else ""
            return await self._posts_reply(context, place, needed)
        notice = ""
        if rule == "hour":
            return Reply(hours_screen(context, plan.settings, self._now()), place)
        if rule == "zone":
            return Reply(zone_screen(context, plan.settings), place)
        if rule:
            await self._change_setting(context, plan, plan.settings, rule)
            notice = self._understood(context, action, rule)
        else:  # repairs the group's entry in the schedule if it is missing
            await self._store.schedule.check_now(chat, group)
        return await self._posts_reply(context, place, notice)

    def _zone_question(self, context: RequestContext, words: Sequence[str], place: ReplyTarget) -> Reply:
        """Ask which time zone typed words mean, or say that they mean none."""
        question = unclear_zone_screen(context, words, self._now())
        return Reply(question, place) if question else text_reply(unknown_zone_text(context.texts, words))

    def _understood(self, context: RequestContext, action: Action, rule: str) -> str:
        """Say as which time zone typed words were understood; empty for other settings, and for buttons."""
        name, _, value = rule.partition("=")
        is_typed = action.owner is None
        return understood_zone(context.texts, value, self._now()) if is_typed and name == "zone" else ""

    async def _posts_reply(self, context: RequestContext, place: ReplyTarget, notice: str = "") -> Reply:
        chat, group, now = context.player.chat, context.room.group, self._now()
        plan = await self._store.plan(chat, group)
        players = len(await self._mentions.mentioned_in(chat, group)) if plan.settings else 0
        screen = posts_screen(context, plan, await self._challenges.days(now), players, now)
        return Reply(screen, place, clipped(notice, MAX_NOTICE))

    async def _post_here(self, context: RequestContext, plan: PostPlan, place: ReplyTarget) -> Reply:
        """Send posts to this channel or topic from now on, unless a trial is refused there."""
        texts, now = context.texts, self._now()
        days = await self._challenges.days(now)
        if days.number_at(now) < 1:
            return text_reply(texts("daily-not-yet", date=days.first.isoformat()))
        settings = _settings_here(context, plan.settings, now)
        posted = await self._post_trial(settings)
        if posted.fate is PostOutcome.REFUSED:
            return await self._posts_reply(context, place, reason_text(texts, posted.reason))
        if posted.fate is PostOutcome.UNREACHED:
            return await self._posts_reply(context, place, texts("posts-unreached"))
        for _ in range(TRIES):
            try:
                await self._save_settings(context, plan, settings)
                break
            except StaleGroupError:
                plan = await self._store.plan(context.player.chat, context.room.group)
                settings = _settings_here(context, plan.settings, self._now())
        name = "posts-arrived" if posted.fate is PostOutcome.SENT else "posts-doubtful"
        return await self._posts_reply(context, place, texts(name))

    async def _post_trial(self, settings: PostSettings) -> PostResult:
        sender = self._senders.get(settings.channel.chat)
        if sender is None:
            return PostResult(PostOutcome.UNREACHED)
        post = await self._composer.trial(settings, self._now())
        nonce = f"trial-{secrets.token_hex(8)}"
        begin = partial(self._composer.is_current, settings, post)
        try:
            async with asyncio.timeout(TRIAL_SECONDS):
                return await sender.post(settings.channel, post, nonce, begin)
        except TimeoutError:
            log.warning("no answer to a test post in %s", settings.channel.chat)
        except Exception:
            log.exception("a test post failed in %s", settings.channel.chat)
        return PostResult(PostOutcome.UNKNOWN)

    async def _change_setting(
        self, context: RequestContext, plan: PostPlan, before: PostSettings, rule: str
    ) -> None:
        name, _, value = rule.partition("=")
        if name == "off":
            await self._store.save_settings(context.player.chat, context.room.group, None, before)
            return
        if name == "role" and value != "none" and context.player.chat is not Chat.DISCORD:
            raise RefusedError("no-roles-here", "this chat has no roles")
        settings = replace(with_setting(before, name, value), by=context.player)
        await self._save_settings(context, plan, settings, name if value == "on" else "")

    async def _save_settings(
        self, context: RequestContext, plan: PostPlan, settings: PostSettings, begun: str = ""
    ) -> None:
        """Save settings. On the first day no post is late: the first one waits for its hour.

        ``begun`` is a switch that was turned on: a summary begins with the next week or month that closes,
        a further post with the next post of a day.
        """
        now = self._now()
        days = await self._challenges.days(now)
        since = plan.since
        if plan.settings is None or since >= days.number_at(now):
            since = first_due(days, now, settings.hour, settings.zone).number
        sent = dict[str, int]()
        if begun in SUMMARIES:
            kind, span = SUMMARIES[begun]
            sent = {kind: closed_period(days, span, now)}
        elif begun in further_posts():
            sent = {begun: plan.attempts[PostKind.DAY].sent}
        group = settings.channel.group
        await self._mentions.note_group(context.player, group)
        before = plan.settings or plan.unreadable
        await self._store.save_settings(context.player.chat, group, settings, before, since, sent)
        if not all(await self._mentions.renew_references([context.player], group)):
            await self._store.forget_administrator(context.player, group)  # their data was deleted just now


def _settings_here(context: RequestContext, before: PostSettings | None, now: int) -> PostSettings:
    """Return the settings for posts in this channel; new ones use the administrator's time zone.

    The default hour is the first at which the day before has closed.
    """
    channel = PostChannel(context.player.chat, context.room.group, context.room.channel)
    if before:
        return replace(before, channel=channel, by=context.player)
    zone = context.zone.key
    hour = (NOON + hour_ahead(zone, now, 59)) % 24
    return PostSettings(channel, hour, zone, context.player)

"""Screens of the administration of posts: pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import POST, as_typed
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_LABEL, Button, ButtonStyle, Screen
from bot.daily.days import Days
from bot.features.posts.planning import PostPlan, next_task
from bot.features.posts.settings import NOON, PostSettings
from bot.features.posts.settings_input import is_switched_on, switch_labels
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.i18n.time_text import HOUR, full_hour
from bot.i18n.time_zones import HOURS, UNIVERSAL, city, clock, existing_zone
from bot.screens.button_rows import Rows, in_rows, tick_button
from bot.screens.zone_choices import ON_PAGE, zone_buttons, zone_question

HOURS_IN_ROW = 5
CITIES_IN_ROW = 2
DAY = HOURS * HOUR
TICK_COLUMNS = 2


def posts_screen(context: RequestContext, plan: PostPlan, days: Days, players: int, now: int) -> Screen:
    """Show the settings of posts, when the next one comes and what is wrong, with buttons to change them.

    ``players`` is how many players are mentioned in each.
    """
    texts, settings = context.texts, plan.settings
    if settings is None:
        text = texts("posts-none")
        if plan.unreadable:
            text = texts.together(texts("posts-unreadable"), text)
        elif plan.reason:
            text = texts.together(texts("posts-switched-off", reason=reason_text(texts, plan.reason)), text)
        rows: Rows = ((_post_button(context, "button-post-here", "here"),), (_admin_button(context),))
        return Screen(texts("posts-title"), text, rows=rows)
    is_here = settings.channel.channel == context.room.channel
    due, zone = next_task(days, plan, settings, now).moment, settings.zone
    lines = [
        texts("posts-configured"),
        texts("posts-here" if is_here else "posts-elsewhere"),
        texts("posts-hour", hour=full_hour(settings.hour), zone=settings.zone),
        texts("posts-next-now") if due <= now else moment_message(texts, "posts-next", due, zone),
    ]
    if settings.role:
        lines.append(texts("posts-role"))
    elif context.player.chat is Chat.DISCORD:
        command = as_typed(context.player.chat, f"{Verb.ADMIN} {POST} role @…", texts)
        lines.append(texts("posts-how-role", command=command))
    if players:
        lines.append(texts("posts-players", count=players))
    if plan.failing:
        lines.append(moment_message(texts, "posts-fail", plan.failing, settings.zone))
        lines.append(reason_text(texts, plan.reason))
    return Screen(
        texts("posts-title"), "\n".join(lines), rows=_posts_buttons(context, settings, is_here=is_here)
    )


def hours_screen(context: RequestContext, settings: PostSettings, now: int) -> Screen:
    """Offer the hours of the day."""
    texts = context.texts
    controls = [
        tick_button(texts, f"{hour:02}", _post_action(context, f"hour={hour}"), is_on=hour == settings.hour)
        for hour in range(HOURS)
    ]
    controls.append(_post_button(context, "button-to-posts"))
    noon = clock(settings.zone, now - now % DAY + NOON * HOUR)
    text = texts("posts-choose-hour", noon=noon)
    return Screen(texts("posts-title"), text, rows=in_rows(controls, HOURS_IN_ROW))


def zone_screen(context: RequestContext, settings: PostSettings) -> Screen:
    """Ask for the time zone of the posts."""
    texts = context.texts
    command = as_typed(context.player.chat, f"{Verb.ADMIN} {POST} zone Tokyo", texts)
    zones = {UNIVERSAL: UNIVERSAL}
    if context.zone_name:
        zone = context.zone.key
        label = texts("zone-of-yours", zone=zone)
        is_too_long = columns(label) > MAX_LABEL - TICK_COLUMNS
        zones[zone] = texts("zone-of-yours", zone=city(zone)) if is_too_long else label
    choices = tuple(
        tick_button(texts, label, _post_action(context, f"zone={zone}"), is_on=zone == settings.zone)
        for zone, label in zones.items()
    )
    rows = (*((one,) for one in choices), (_post_button(context, "button-to-posts"),))
    return Screen(texts("setting-zone"), texts("posts-choose-zone", command=command), rows=rows)


def unclear_zone_screen(context: RequestContext, words: Sequence[str], now: int) -> Screen | None:
    """Ask which zone typed words mean; ``None`` if they are like none."""
    texts = context.texts
    question, zones = zone_question(texts, words, now)
    if not zones:
        return None
    buttons = zone_buttons(texts, zones[:ON_PAGE], now, lambda zone: _post_action(context, f"zone={zone}"))
    rows = (*in_rows(buttons, CITIES_IN_ROW), (_post_button(context, "button-to-posts"),))
    return Screen(texts("setting-zone"), question, rows=rows)


def warning_screen(texts: Texts, warning: str, reason: str, command: str) -> Screen:
    """Warn that posts are ``failing`` or ``off``, and say why and what to do."""
    why = reason_text(texts, reason)
    if warning == "off":
        return Screen(texts("posts-off-title"), texts("posts-off", reason=why, command=command))
    return Screen(texts("posts-failing-title"), texts("posts-failing", reason=why, command=command))


def reason_text(texts: Texts, reason: str) -> str:
    """Return in words why a post was refused."""
    return texts(reason if texts.has(reason) else "post-is-refused")


def moment_message(texts: Texts, name: str, moment: int, zone: str) -> str:
    """Return a message about a moment, with weekday and time in a zone."""
    weekday = datetime.fromtimestamp(moment, existing_zone(zone)).isoweekday()
    return texts(name, weekday=weekday, clock=clock(zone, moment))


def _posts_buttons(context: RequestContext, settings: PostSettings, *, is_here: bool) -> Rows:
    texts = context.texts
    hour = Button(texts("post-hour-label", hour=full_hour(settings.hour)), _post_action(context, "hour"))
    first = (hour, _post_button(context, "setting-zone", "zone"))
    names, best, sound, weekly, monthly, *further = (
        tick_button(
            texts,
            texts(label),
            _post_action(context, f"{name}={'off' if is_switched_on(settings, name) else 'on'}"),
            is_on=is_switched_on(settings, name),
        )
        for name, label in switch_labels().items()
    )
    places = () if is_here else (_post_button(context, "button-post-here-instead", "here"),)
    roles = (_post_button(context, "button-post-no-role", "role=none"),) if settings.role else ()
    off = replace(_post_button(context, "button-post-off", "off"), style=ButtonStyle.DANGER)
    last = (off, _admin_button(context))
    return (first, (names, best), (weekly, monthly), (*further, sound, *roles, *places), last)


def _post_button(context: RequestContext, name: str, *words: str) -> Button:
    return Button(context.texts(name), _post_action(context, *words))


def _admin_button(context: RequestContext) -> Button:
    return Button(context.texts("button-to-admin"), Action(Verb.ADMIN, owner=context.player.id))


def _post_action(context: RequestContext, *words: str) -> Action:
    return Action(Verb.ADMIN, (POST, *words), owner=context.player.id)

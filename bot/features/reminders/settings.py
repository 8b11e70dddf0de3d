"""The settings for reminders, as ``Feature.settings`` declares them, and the page of the daily reminder."""

from bot.core.actions import Chat, Verb
from bot.core.commands import as_typed
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.core.setting import NamedValues, Setting
from bot.features.reminders.choice import OFF, ON, REMINDER, WARNING, ReminderChoice
from bot.i18n.clock_times import TimeIndex
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from bot.i18n.time_zones import clock
from bot.screens.button_rows import in_rows, tick_button
from bot.screens.setting_pages import back_row, settings_action
from bot.sessions.replies import quote

OFFERED_TIMES = ("07:00", "08:00", "12:00", "17:00", "18:00", "19:00", "20:00", "21:00")
TIMES_IN_ROW = 4


def _times(texts: Texts) -> NamedValues:
    return (*((time, time) for time in OFFERED_TIMES), (OFF, texts("reminder-off")))


def _warning_values(texts: Texts) -> NamedValues:
    return [(one, texts(f"warning-{one}")) for one in (ON, OFF)]


def _chosen_time(context: RequestContext) -> str:
    return ReminderChoice.read(context.settings.stored).clock or OFF


def _not_on_page(context: RequestContext) -> str:
    return context.texts("reminder-not-here") if context.player.chat is Chat.PAGE else ""


def reminder_page(context: RequestContext, loaded: LoadedGame | None, now: int) -> Screen:
    """Offer some times for the daily reminder; any other can be typed."""
    texts, zone, chosen = context.texts, context.zone.key, _chosen_time(context)
    times = sorted({*OFFERED_TIMES, *([chosen] if chosen != OFF else [])})
    controls = [
        tick_button(
            texts, time, settings_action(context, REMINDER, time.replace(":", "h")), is_on=time == chosen
        )
        for time in times
    ]
    off = settings_action(context, REMINDER, OFF)
    others = [
        tick_button(texts, texts("reminder-off"), off, is_on=chosen == OFF),
        *(Button(texts(f"setting-{word}"), settings_action(context, word)) for word in (WARNING, "zone")),
    ]
    command = as_typed(context.player.chat, f"{Verb.SETTINGS} {REMINDER} 18:30", texts)
    text = texts("settings-reminder", zone=zone, clock=clock(zone, now), command=command)
    rows = (*in_rows(controls, TIMES_IN_ROW), tuple(others), *back_row(context, loaded))
    return Screen(texts("setting-reminder"), text, rows=rows)


SETTINGS = (
    Setting(
        REMINDER,
        REMINDER,
        rank=6,
        chosen=_chosen_time,
        index=lambda texts: TimeIndex({OFF: (OFF, texts("reminder-off"))}),
        values=_times,
        suggested=lambda texts, _now: _times(texts),
        screen=reminder_page,
        unknown=lambda texts, words: texts("no-such-reminder", name=quote(words), off=texts("reminder-off")),
        unavailable=_not_on_page,
        needs_name=True,
        stays_if_pressed=True,
    ),
    Setting(
        WARNING,
        WARNING,
        rank=7,
        chosen=lambda context: ON if ReminderChoice.read(context.settings.stored).has_warning else OFF,
        index=lambda texts: NameIndex({one: (one, name) for one, name in _warning_values(texts)}),
        values=_warning_values,
        unavailable=_not_on_page,
        needs_name=True,
        has_button=False,  # the page of the daily reminder leads to it
        stays_if_pressed=True,
    ),
)

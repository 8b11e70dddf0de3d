"""The messages in which a player chooses their preferences."""

from datetime import date

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import as_typed
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.core.settings import PlayerSettings
from bot.features.preferences.settings_input import AHEAD, OF_CHAT, OFF, ON, REMINDERS, values_of
from bot.i18n.languages import fitting_language, own_name
from bot.i18n.time_text import date_in_words
from bot.i18n.time_zones import HOURS, city, clock, existing_zone, utc_clock, zones_ahead
from bot.rendering.themes import theme_title
from bot.screens.button_rows import Rows, in_rows, in_rows_before_back, tick_button
from bot.screens.menus import example_board
from engine.games import games_in_order

IN_ROW = 2
"""Choices in a row, as long as there are enough rows: a phone shows their names in full."""

HOURS_IN_ROW = 5
TIMES_IN_ROW = 4
CITIES_ON_PAGE = 8


def settings_screen(context: RequestContext, loaded: LoadedGame | None, now: int) -> Screen:
    """Show all preferences, with a button to change each."""
    texts, settings = context.texts, context.settings
    language, is_own = own_name(texts.language), bool(fitting_language(settings.language))
    zone = existing_zone(settings.zone).key
    chosen = {
        "theme": theme_title(texts, context.theme),
        "language": language if is_own else texts("language-of-chat", language=language),
        "zone": texts("zone-clock", zone=zone, clock=clock(zone, now)),
        "boards": texts(f"boards-{_view_name(settings)}"),
        "results": texts(f"results-{settings.results}"),
    }
    if context.player.chat is not Chat.PAGE:
        for topic in REMINDERS:
            value = _chosen_value(context, topic)
            chosen[topic] = dict(values_of(texts, topic)).get(value, value)
    lines = [
        texts("setting-line", setting=texts(f"setting-{topic}"), chosen=value)
        for topic, value in chosen.items()
    ]
    # The page of the reminder leads to that of the warning.
    controls = [
        Button(texts(f"setting-{topic}"), _settings_action(context, topic))
        for topic in chosen
        if topic != "warning"
    ]
    controls.append(Button(texts("button-my-data"), Action(Verb.MY_DATA, owner=context.player.id)))
    if context.is_admin:
        controls.append(Button(texts("admin-title"), Action(Verb.ADMIN, owner=context.player.id)))
    rows = (*in_rows(controls, IN_ROW), *_back_row(context, loaded, is_top=True))
    return Screen(texts("settings-title"), "\n".join((texts("settings"), *lines)), rows=rows)


def topic_screen(
    context: RequestContext, loaded: LoadedGame | None, topic: str, now: int, paused: date | None = None
) -> Screen:
    """Offer the values of one preference; ``paused`` is until when reminders pause, if they do."""
    texts = context.texts
    if topic == "theme":
        return _theme_screen(context, loaded)
    if topic == "zone":
        return _hours_screen(context, now)
    if topic == "reminder":
        return _reminder_screen(context, loaded, now, paused)
    text = texts(f"settings-{topic}", group=texts("results-group"))
    return Screen(texts(f"setting-{topic}"), text, rows=_choice_rows(context, loaded, topic))


def _chosen_value(context: RequestContext, topic: str) -> str:
    settings = context.settings
    match topic:
        case "theme":
            return context.theme
        case "language":
            return fitting_language(settings.language) or OF_CHAT
        case "boards":
            return _view_name(settings)
        case "reminder":
            return str(settings.reminder or OFF)
        case "warning":
            return ON if settings.has_warning else OFF
    return settings.results.value


def _theme_screen(context: RequestContext, loaded: LoadedGame | None) -> Screen:
    """Show a board in the current theme, and offer the others.

    The board is the example of the rules of the player's current game, or else of the first game.
    """
    texts = context.texts
    title = theme_title(texts, context.theme)
    game = loaded.session.record.game if loaded else games_in_order()[0].name
    picture, alt = example_board(texts, game, context.theme, title)
    text = texts("settings-theme", theme=title)
    return Screen(texts("setting-theme"), text, picture, alt, _choice_rows(context, loaded, "theme"))


def _reminder_screen(
    context: RequestContext, loaded: LoadedGame | None, now: int, paused: date | None
) -> Screen:
    """Offer some times for the daily reminder; any other can be typed."""
    texts, zone, chosen = context.texts, existing_zone(context.settings.zone).key, context.settings.reminder
    *offered, off = values_of(texts, "reminder")
    times = sorted({*(time for time, _ in offered), *([str(chosen)] if chosen else [])})
    value = _chosen_value(context, "reminder")
    controls = [
        tick_button(
            texts, time, _settings_action(context, "reminder", time.replace(":", "h")), is_on=time == value
        )
        for time in times
    ]
    others = [
        tick_button(texts, off[1], _settings_action(context, "reminder", OFF), is_on=value == OFF),
        *(
            Button(texts(f"setting-{topic}"), _settings_action(context, topic))
            for topic in ("warning", "zone")
        ),
    ]
    command = as_typed(context.player.chat, f"{Verb.SETTINGS} reminder 18:30", texts)
    lines = [texts("settings-reminder", zone=zone, clock=clock(zone, now), command=command)]
    if paused and chosen:
        lines.append(texts("settings-reminder-paused", date=date_in_words(texts, paused)))
    rows = (*in_rows(controls, TIMES_IN_ROW), tuple(others), *_back_row(context, loaded))
    return Screen(texts("setting-reminder"), "\n".join(lines), rows=rows)


def _hours_screen(context: RequestContext, now: int) -> Screen:
    texts = context.texts
    hour, minute = utc_clock(now)
    controls = [
        Button(
            texts("zone-hour", hour=f"{shown:02}"),
            _settings_action(context, "zone", *_clock_words((shown - hour) % HOURS, minute)),
        )
        for shown in range(HOURS)
    ]
    controls.append(Button(texts("button-to-settings"), _settings_action(context)))
    command = as_typed(context.player.chat, f"{Verb.SETTINGS} Tokyo", texts)
    text = texts("settings-zone", command=command)
    return Screen(texts("setting-zone"), text, rows=in_rows(controls, HOURS_IN_ROW))


def cities_screen(context: RequestContext, now: int, ahead: int, minute: int, page: int) -> Screen:
    """Offer the zones whose clocks show the same time, by their cities, a page of them."""
    texts = context.texts
    zones = zones_ahead(ahead, now, minute)
    pages = max(1, -(-len(zones) // CITIES_ON_PAGE))
    page %= pages
    shown = zones[page * CITIES_ON_PAGE : (page + 1) * CITIES_ON_PAGE]
    controls = [
        Button(
            texts("zone-clock", zone=city(zone), clock=clock(zone, now)),
            _settings_action(context, "zone", zone),
        )
        for zone in shown
    ]
    turns = [Button(texts("button-other-clock"), _settings_action(context, "zone"))]
    if pages > 1:
        following = _clock_words(ahead, minute, (page + 1) % pages)
        turns.append(Button(texts("button-more"), _settings_action(context, "zone", *following)))
    return Screen(
        texts("setting-zone"), texts("settings-cities"), rows=(*in_rows(controls, IN_ROW), tuple(turns))
    )


def _choice_rows(context: RequestContext, loaded: LoadedGame | None, topic: str) -> Rows:
    chosen = _chosen_value(context, topic)
    controls = [
        tick_button(context.texts, name, _settings_action(context, topic, value), is_on=value == chosen)
        for value, name in values_of(context.texts, topic)
    ]
    return (*in_rows_before_back(controls, IN_ROW), *_back_row(context, loaded))


def _back_row(context: RequestContext, loaded: LoadedGame | None, *, is_top: bool = False) -> Rows:
    texts = context.texts
    controls = [] if is_top else [Button(texts("button-to-settings"), _settings_action(context))]
    if loaded:
        controls.append(Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back")))
    return (tuple(controls),) if controls else ()


def _view_name(settings: PlayerSettings) -> str:
    return "words" if settings.in_words else "picture"


def _clock_words(ahead: int, minute: int, page: int = 0) -> tuple[str, ...]:
    return (AHEAD, str(ahead), str(minute), str(page))


def _settings_action(context: RequestContext, *words: str) -> Action:
    return Action(Verb.SETTINGS, words, owner=context.player.id)

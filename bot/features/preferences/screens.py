"""The messages in which a player chooses their preferences."""

from collections.abc import Sequence

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.core.setting import Setting
from bot.features import all_settings
from bot.i18n.time_zones import HOURS, clock, hour_ahead, utc_clock, zones_ahead
from bot.rendering.themes import theme_title
from bot.screens.button_rows import in_rows, in_rows_before_back
from bot.screens.menus import record_picture
from bot.screens.rules_pages import example_record
from bot.screens.setting_pages import IN_ROW, back_row, choice_rows, settings_action
from bot.screens.zone_choices import ON_PAGE, zone_buttons, zone_question
from engine.games import games_in_order
from engine.record import Record

AHEAD = "ahead"
"""The word of buttons that offer zones: between ``zone`` and an hour, a minute and a page."""

OF_DEVICE = "device"
"""The word for the time zone of the device, which is stored as no choice."""

HOURS_IN_ROW = 5


def settings_screen(context: RequestContext, loaded: LoadedGame | None, now: int) -> Screen:
    """Show all settings that the player can have, with a button to change each."""
    texts = context.texts
    known = [setting for setting in all_settings().values() if not setting.unavailable(context)]
    lines = [
        texts("setting-line", setting=setting.name(texts), chosen=setting.value_text(context, now))
        for setting in known
    ]
    controls = [
        Button(setting.name(texts), settings_action(context, setting.word))
        for setting in known
        if setting.has_button
    ]
    controls.append(Button(texts("button-my-data"), Action(Verb.MY_DATA, owner=context.player.id)))
    if context.is_admin:
        controls.append(Button(texts("admin-title"), Action(Verb.ADMIN, owner=context.player.id)))
    rows = (*in_rows_before_back(controls), *back_row(context, loaded, is_top=True))
    return Screen(texts("settings-title"), "\n".join((texts("settings"), *lines)), rows=rows)


def setting_screen(context: RequestContext, loaded: LoadedGame | None, setting: Setting, now: int) -> Screen:
    """Offer the values of one setting."""
    if setting.screen:
        return setting.screen(context, loaded, now)
    texts = context.texts
    text = texts(f"settings-{setting.word}", group=texts("results-group"))
    return Screen(setting.name(texts), text, rows=choice_rows(context, loaded, setting))


def theme_screen(context: RequestContext, loaded: LoadedGame | None, _now: int) -> Screen:
    """Show a board in the current theme, and offer the others.

    The board is the example of the rules of the player's current game, or else of the first game.
    """
    texts = context.texts
    title = theme_title(texts, context.theme)
    game = loaded.session.record.game if loaded else games_in_order()[0].name
    record = Record.read(example_record(game, texts.language))
    picture, alt = record_picture(texts, record, context.theme, title)
    text, rows = texts("settings-theme", theme=title), choice_rows(context, loaded, all_settings()["theme"])
    return Screen(texts("setting-theme"), text, picture, alt, rows)


def hours_screen(context: RequestContext, _loaded: LoadedGame | None, now: int) -> Screen:
    """Ask what time it is, to find the time zone."""
    texts = context.texts
    hour, minute = utc_clock(now)
    controls = [
        Button(
            texts("zone-hour", hour=f"{shown:02}"),
            settings_action(context, "zone", *_clock_words((shown - hour) % HOURS, minute)),
        )
        for shown in range(HOURS)
    ]
    controls.append(Button(texts("button-to-settings"), settings_action(context)))
    command = as_typed(context.player.chat, f"{Verb.SETTINGS} Tokyo", texts)
    text = "\n".join(filter(None, (_device_text(context, now), texts("settings-zone", command=command))))
    return Screen(texts("setting-zone"), text, rows=in_rows(controls, HOURS_IN_ROW))


def _device_text(context: RequestContext, now: int) -> str:
    """Say that the zone of the player's device is used, or how it can be; empty if that is unknown."""
    texts, zone = context.texts, context.zone.key
    if not context.device_zone:
        return ""
    shown = texts("zone-clock", zone=zone, clock=clock(zone, now))
    if context.is_zone_of_device:
        return texts("settings-zone-of-device", zone=shown)
    command = as_typed(context.player.chat, f"{Verb.SETTINGS} zone {OF_DEVICE}", texts)
    return texts("settings-zone-chosen", zone=shown, command=command)


def cities_screen(context: RequestContext, now: int, ahead: int, minute: int, page: int) -> Screen:
    """Offer the zones whose clocks show the same time, by their cities, a page of them."""
    zones = zones_ahead(ahead, now, minute)
    pages = max(1, -(-len(zones) // ON_PAGE))
    page %= pages
    shown = zones[page * ON_PAGE : (page + 1) * ON_PAGE]
    following = _clock_words(ahead, minute, (page + 1) % pages) if pages > 1 else ()
    return _zones_screen(context, context.texts("settings-cities"), shown, now, following)


def unclear_zone_screen(context: RequestContext, words: Sequence[str], now: int) -> Screen | None:
    """Ask which zone typed words mean; ``None`` if they are like none."""
    question, zones = zone_question(context.texts, words, now)
    if not zones:
        return None
    following: tuple[str, ...] = ()
    if len(zones) > ON_PAGE:  # those of an offset: the others are on the pages of their hour
        _, minute = utc_clock(now)
        ahead = hour_ahead(zones[0], now, minute)
        is_first_page = zones_ahead(ahead, now, minute)[:ON_PAGE] == zones[:ON_PAGE]
        following = _clock_words(ahead, minute, 1 if is_first_page else 0)
    return _zones_screen(context, question, zones[:ON_PAGE], now, following)


def _zones_screen(
    context: RequestContext, question: str, zones: Sequence[str], now: int, following: tuple[str, ...]
) -> Screen:
    """Offer zones; ``following`` are the words of the button that shows more of them, if there are any."""
    texts = context.texts
    controls = zone_buttons(texts, zones, now, lambda zone: settings_action(context, "zone", zone))
    turns = [Button(texts("button-other-clock"), settings_action(context, "zone"))]
    if following:
        turns.append(Button(texts("button-more"), settings_action(context, "zone", *following)))
    return Screen(texts("setting-zone"), question, rows=(*in_rows(controls, IN_ROW), tuple(turns)))


def _clock_words(ahead: int, minute: int, page: int = 0) -> tuple[str, ...]:
    return (AHEAD, str(ahead), str(minute), str(page))

"""What the messages show in which a player chooses what they prefer, by pure functions."""

from bot.core.commands import as_typed
from bot.core.loaded_game import LoadedGame
from bot.core.model import MAX_ROWS, Action, Button, Screen, Verb
from bot.core.player_settings import PlayerSettings
from bot.features.preferences.settings_input import AHEAD, values_of
from bot.i18n.language_names import OF_CHAT, own_name
from bot.i18n.texts import fitting_language
from bot.i18n.time_zones import HOURS, city, clock, existing_zone, utc_clock, zones_ahead
from bot.rendering.themes import called
from bot.screens.button_rows import Rows, in_rows, tick
from bot.screens.menus import example
from bot.sessions.request_context import RequestContext
from engine.games import all_games

IN_ROW = 2
"""Choices in a row, as long as there are rows for them: on a phone their names are not cut."""

HOURS_IN_ROW = 5
CITIES_ON_PAGE = 8


def settings_screen(visit: RequestContext, table: LoadedGame | None, now: int) -> Screen:
    """Tell all that is chosen, and offer to choose something else of each."""
    texts, seat = visit.texts, visit.seat
    language = own_name(texts.language)
    told = {
        "theme": called(visit.theme, texts.language),
        "language": language if _own_language(seat) else texts("language-of-chat", language=language),
        "zone": zone_label(visit, existing_zone(seat.zone).key, now),
        "boards": texts(f"boards-{_view(seat)}"),
        "results": texts(f"results-{seat.results}"),
    }
    lines = [
        texts("setting-line", setting=texts(f"setting-{topic}"), chosen=chosen)
        for topic, chosen in told.items()
    ]
    controls = [Button(texts(f"setting-{topic}"), _action(visit, topic)) for topic in told]
    controls.append(Button(texts("button-my-data"), Action(Verb.MY_DATA, owner=visit.player.id)))
    if visit.is_governor:
        controls.append(Button(texts("admin-title"), Action(Verb.ADMIN, owner=visit.player.id)))
    rows = (*in_rows(controls, IN_ROW), *_back(visit, table, is_top=True))
    return Screen(texts("settings-title"), "\n".join((texts("settings"), *lines)), rows=rows)


def topic_screen(visit: RequestContext, table: LoadedGame | None, topic: str, now: int) -> Screen:
    """Offer what can be chosen of one preference."""
    texts = visit.texts
    if topic == "theme":
        return _theme_screen(visit, table)
    if topic == "zone":
        return _hours_screen(visit, now)
    text = texts(f"settings-{topic}", group=texts("results-group"))
    return Screen(texts(f"setting-{topic}"), text, rows=_choice_rows(visit, table, topic))


def _chosen(visit: RequestContext, topic: str) -> str:
    """Return the value that is chosen of such a preference."""
    seat = visit.seat
    match topic:
        case "theme":
            return visit.theme
        case "language":
            return _own_language(seat) or OF_CHAT
        case "boards":
            return _view(seat)
    return seat.results.value


def _theme_screen(visit: RequestContext, table: LoadedGame | None) -> Screen:
    """Show a board in the theme that is chosen, and offer the others.

    The board is the example of the rules: of the game that the player is at, or else of the last game.
    """
    texts = visit.texts
    title = called(visit.theme, texts.language)
    game = table.session.record.game if table else all_games()[-1].name
    picture, alt = example(texts, game, visit.theme, title)
    text = texts("settings-theme", theme=title)
    return Screen(texts("setting-theme"), text, picture, alt, _choice_rows(visit, table, "theme"))


def _hours_screen(visit: RequestContext, now: int) -> Screen:
    """Ask which hour the player's clock shows, in a button for each."""
    texts = visit.texts
    hour, minute = utc_clock(now)
    controls = [
        Button(
            texts("zone-hour", hour=f"{shown:02}"),
            _action(visit, "zone", *_words((shown - hour) % HOURS, minute)),
        )
        for shown in range(HOURS)
    ]
    controls.append(Button(texts("button-to-settings"), _action(visit)))
    command = as_typed(visit.player.chat, f"{Verb.SETTINGS} Tokyo", texts)
    text = texts("settings-zone", command=command)
    return Screen(texts("setting-zone"), text, rows=in_rows(controls, HOURS_IN_ROW))


def cities_screen(visit: RequestContext, now: int, ahead: int, minute: int, page: int) -> Screen:
    """Offer the zones whose clocks show one hour, by their cities: so many to a page."""
    texts = visit.texts
    zones = zones_ahead(ahead, now, minute)
    pages = max(1, -(-len(zones) // CITIES_ON_PAGE))
    page %= pages
    shown = zones[page * CITIES_ON_PAGE : (page + 1) * CITIES_ON_PAGE]
    controls = [
        Button(texts("zone-clock", zone=city(zone), clock=clock(zone, now)), _action(visit, "zone", zone))
        for zone in shown
    ]
    turns = [Button(texts("button-other-clock"), _action(visit, "zone"))]
    if pages > 1:
        following = _words(ahead, minute, (page + 1) % pages)
        turns.append(Button(texts("button-more"), _action(visit, "zone", *following)))
    return Screen(
        texts("setting-zone"), texts("settings-cities"), rows=(*in_rows(controls, IN_ROW), tuple(turns))
    )


def zone_label(visit: RequestContext, zone: str, now: int) -> str:
    """Return a zone with what clocks show there, such as ``Europe/Berlin · 15:04``."""
    return visit.texts("zone-clock", zone=zone, clock=clock(zone, now))


def _choice_rows(visit: RequestContext, table: LoadedGame | None, topic: str) -> Rows:
    """Return a button for each value, the chosen one with a tick, and the ways back."""
    chosen = _chosen(visit, topic)
    controls = [
        tick(visit.texts, name, _action(visit, topic, value), is_on=value == chosen)
        for value, name in values_of(visit.texts, topic)
    ]
    width = max(IN_ROW, -(-len(controls) // (MAX_ROWS - 1)))
    return (*in_rows(controls, width), *_back(visit, table))


def _back(visit: RequestContext, table: LoadedGame | None, *, is_top: bool = False) -> Rows:
    """Return the ways back to all settings and to the game; no row where there is none."""
    texts = visit.texts
    controls = [] if is_top else [Button(texts("button-to-settings"), _action(visit))]
    if table:
        controls.append(Button(texts("button-to-game"), table.action(Verb.BOARD, "back")))
    return (tuple(controls),) if controls else ()


def _own_language(seat: PlayerSettings) -> str:
    """Return the language that the player has chosen, if it is still spoken."""
    return fitting_language(seat.language)


def _view(seat: PlayerSettings) -> str:
    return "words" if seat.in_words else "picture"


def _words(ahead: int, minute: int, page: int = 0) -> tuple[str, ...]:
    """Return what a button says that offers the zones of an hour."""
    return (AHEAD, str(ahead), str(minute), str(page))


def _action(visit: RequestContext, *words: str) -> Action:
    return Action(Verb.SETTINGS, words, owner=visit.player.id)

"""The settings of a player that belong to no other feature, as ``Feature.settings`` declares them."""

from collections.abc import Sequence
from types import MappingProxyType

from bot.core.actions import Chat
from bot.core.request_context import RequestContext
from bot.core.setting import NamedValues, Setting
from bot.core.settings import CLOCK_FIELD, RESULTS_FIELD, VIEW_FIELD, ProgressView, ResultVisibility
from bot.features.preferences.screens import OF_DEVICE, hours_screen, theme_screen, unclear_zone_screen
from bot.i18n.catalog import languages
from bot.i18n.languages import fitting_language, language_choice, language_names, own_name
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from bot.i18n.time_zones import all_zones, clock
from bot.i18n.view_names import VIEWS, view_names
from bot.i18n.zone_names import ZoneNames
from bot.rendering.themes import all_themes, theme_names_in, theme_title
from bot.screens.zone_choices import understood_zone
from bot.sessions.replies import unknown_zone_text

OF_CHAT = "chat"
"""The word for the language of the chat, which is stored as no choice."""
VIEWERS = MappingProxyType(
    {
        ResultVisibility.EVERYONE: ("all",),
        ResultVisibility.GROUP: ("server",),
        ResultVisibility.NOBODY: ("none",),
    }
)
"""Who may see a player's results, with other words for it."""

PROGRESS = MappingProxyType(
    {ProgressView.BOTH: ("on", "all"), ProgressView.MOVES: ("count",), ProgressView.OFF: ("none", "neither")}
)
"""What is shown beside a board, with other words for it."""


def _language_values(texts: Texts) -> NamedValues:
    own = ((language, language_choice(texts, language)) for language in languages())
    return ((OF_CHAT, texts("button-as-in-chat")), *own)


def _language_index(texts: Texts) -> NameIndex:
    own = (known("button-as-in-chat") for known in (texts, Texts.load()))
    names = {language: language_names(language) for language in languages()}
    return NameIndex({**names, OF_CHAT: (OF_CHAT, "auto", *own)})


def _shown_language(context: RequestContext, _now: int) -> str:
    language = own_name(context.texts.language)
    is_own = fitting_language(context.settings.language)
    return language if is_own else context.texts("language-of-chat", language=language)


def _zones(texts: Texts, now: int) -> NamedValues:
    return [(zone, texts("zone-clock", zone=zone, clock=clock(zone, now))) for zone in all_zones()]


def _meant_zones(texts: Texts, words: Sequence[str], now: int) -> tuple[str, ...]:
    found = ZoneNames.of_language(texts.language).meant_at(words, now)
    return found.zones if found.is_known else ()


def _shown_zone(context: RequestContext, now: int) -> str:
    zone = context.zone.key
    message = "zone-of-device" if context.is_zone_of_device else "zone-clock"
    return context.texts(message, zone=zone, clock=clock(zone, now))


SETTINGS = (
    Setting(
        "theme",
        "theme",
        rank=1,
        chosen=lambda context: context.theme,
        index=theme_names_in,
        values=lambda texts: [(name, theme_title(texts, name)) for name in all_themes()],
        screen=theme_screen,
        stays_if_pressed=True,
        stays_if_typed=True,
    ),
    Setting(
        "language",
        "language",
        rank=2,
        chosen=lambda context: fitting_language(context.settings.language) or OF_CHAT,
        index=_language_index,
        values=_language_values,
        shown=_shown_language,
        stored={OF_CHAT: ""},
    ),
    Setting(
        "zone",
        "zone",
        rank=3,
        chosen=lambda context: context.zone.key,
        index=lambda texts: ZoneNames.of_language(texts.language),
        meanings=_meant_zones,
        question=unclear_zone_screen,
        understood=lambda context, now: understood_zone(context.texts, context.zone.key, now),
        suggested=_zones,
        shown=_shown_zone,
        stored={OF_DEVICE: ""},
        screen=hours_screen,
        unknown=unknown_zone_text,
        least_similarity=0.8,  # any word is a bit like one of so many cities
    ),
    Setting(
        "boards",
        VIEW_FIELD,
        rank=4,
        chosen=lambda context: "words" if context.settings.in_words else "picture",
        index=lambda texts: view_names(texts.language),
        values=lambda texts: [(view, texts(f"boards-{view}")) for view in VIEWS],
    ),
    Setting(
        "results",
        RESULTS_FIELD,
        rank=5,
        chosen=lambda context: context.settings.results.value,
        index=lambda texts: NameIndex(
            {one.value: (one.value, *also, texts(f"results-{one}")) for one, also in VIEWERS.items()}
        ),
        values=lambda texts: [(one.value, texts(f"results-{one}")) for one in ResultVisibility],
    ),
    Setting(
        "clock",
        CLOCK_FIELD,
        rank=8,
        chosen=lambda context: context.settings.progress.value,
        index=lambda texts: NameIndex(
            {one.value: (one.value, *also, texts(f"clock-{one}")) for one, also in PROGRESS.items()}
        ),
        values=lambda texts: [(one.value, texts(f"clock-{one}")) for one in ProgressView],
        unavailable=lambda context: (
            "" if context.player.chat is Chat.PAGE else context.texts("clock-not-here")
        ),
        chats=frozenset({Chat.PAGE}),
        least_similarity=0.8,  # its words are short and like many others
        needs_name=True,
    ),
)

"""The use cases, a package each and all alike: ``service``, ``screens``, ``store``, and values of their own.

Each package exports its ``FEATURE``, and ``all_features`` finds them. ``bot/services.py`` and ``bot/app.py``
call the services. A feature imports lower packages, and of another feature only its ``service``.
"""

from collections.abc import Mapping
from functools import cache

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, LinkKind, Route
from bot.core.setting import Setting
from engine.declarations import Declarations

FEATURES = Declarations(__name__, "FEATURE", Feature)


@cache
def all_features() -> tuple[Feature, ...]:
    """Return every feature, sorted by name: the ``FEATURE`` of each package here that has one.

    Lower packages ask for them while they answer something, never while they are imported.
    """
    return tuple(FEATURES.all().values())


@cache
def routes() -> Mapping[Verb, Route]:
    """Return the route of every verb."""
    return {route.verb: route for feature in all_features() for route in feature.routes}


@cache
def links() -> Mapping[Verb, LinkKind]:
    """Return the kinds of links that features declare."""
    return {verb: kind for feature in all_features() for verb, kind in feature.links.items()}


@cache
def streak_buttons() -> Mapping[str, Action]:
    """Return what begins a streak of exercises, by the messages on the buttons."""
    return {label: action for feature in all_features() for label, action in feature.streak_buttons.items()}


@cache
def all_settings() -> Mapping[str, Setting]:
    """Return the settings of a player by their words, in the order in which they are shown."""
    declared = [setting for feature in all_features() for setting in feature.settings]
    return {setting.word: setting for setting in sorted(declared, key=lambda setting: setting.rank)}


@cache
def is_taught(game: str) -> bool:
    """Tell whether a feature shows how a game is played."""
    return any(feature.teaches and feature.teaches(game) for feature in all_features())

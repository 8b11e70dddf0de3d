"""The messages in which administrators configure the bot for a server or group.

Each rule that they can set is one word, such as ``boards=private``.
"""

from bot.core.actions import Action, Room, Verb
from bot.core.commands import POST
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.settings import StartPermission
from bot.i18n.catalog import languages
from bot.i18n.languages import fitting_language, language_choice, own_name
from bot.i18n.texts import Texts
from bot.screens.button_rows import in_rows_before_back, tick_button

EACH = "each"
"""The value for each player's own language, which is stored as no language."""

STARTERS = {
    StartPermission.EVERYONE: "button-everyone-begins",
    StartPermission.ADMINISTRATORS: "button-administrators-begin",
}
BOARDS = {"public": "button-boards-public", "private": "button-boards-private"}
PLACES = {"here": "button-here-alone", "not-here": "button-not-here", "everywhere": "button-everywhere"}
"""The messages on the buttons of the rules."""


def rule_labels(texts: Texts, _room: Room | None = None) -> dict[str, str]:
    """Return every rule with the label of its button."""
    labels = {f"language={EACH}": texts("button-each-language")}
    labels |= {f"language={one}": language_choice(texts, one) for one in languages()}
    labels |= {place: texts(name) for place, name in PLACES.items()}
    labels |= {f"starters={one}": texts(name) for one, name in STARTERS.items()}
    return labels | {f"boards={one}": texts(name) for one, name in BOARDS.items()}


def admin_screen(context: RequestContext) -> Screen:
    """Show the settings of a server or group, with buttons to change them."""
    texts, group = context.texts, context.group
    language = fitting_language(group.language)
    lines = [
        texts("admin"),
        texts("admin-language", chosen=own_name(language) if language else texts("language-of-each")),
        texts("admin-places", chosen=_places_text(context)),
        texts("admin-starters", chosen=texts(f"starters-{group.starters}")),
        texts("admin-boards", chosen=texts(f"boards-{_boards_value(context)}")),
    ]
    rows = (
        (Button(texts("setting-language"), _admin_action(context, "language")),),
        tuple(Button(texts(name), _admin_action(context, rule)) for rule, name in _place_buttons(context)),
        tuple(_rule_button(context, f"starters={one}", is_chosen=group.starters is one) for one in STARTERS),
        tuple(
            _rule_button(context, f"boards={one}", is_chosen=_boards_value(context) == one) for one in BOARDS
        ),
        (Button(texts("posts-title"), _admin_action(context, POST)),),
    )
    return Screen(texts("admin-title"), "\n".join(lines), rows=rows)


def admin_languages_screen(context: RequestContext) -> Screen:
    """Offer the languages of the bot for a server or group."""
    texts = context.texts
    chosen = f"language={fitting_language(context.group.language) or EACH}"
    rules = [rule for rule in rule_labels(texts) if rule.startswith("language=")]
    controls = [_rule_button(context, rule, is_chosen=rule == chosen) for rule in rules]
    back = (Button(texts("button-to-admin"), _admin_action(context)),)
    rows = (*in_rows_before_back(controls), back)
    return Screen(texts("setting-language"), texts("admin-choose-language"), rows=rows)


def _places_text(context: RequestContext) -> str:
    texts, channels = context.texts, context.group.channels
    if not channels:
        return texts("places-everywhere")
    if context.room.channel not in channels:
        return texts("places-elsewhere", count=len(channels))
    return (
        texts("places-here-too", count=len(channels) - 1) if len(channels) > 1 else texts("places-here-alone")
    )


def _place_buttons(context: RequestContext) -> tuple[tuple[str, str], ...]:
    channels = context.group.channels
    if not channels:
        return (("here", "button-here-alone"),)
    everywhere = ("everywhere", "button-everywhere")
    if context.room.channel not in channels:
        return (("here", "button-here-too"), everywhere)
    return (("not-here", "button-not-here"), everywhere) if len(channels) > 1 else (everywhere,)


def _boards_value(context: RequestContext) -> str:
    return "private" if context.group.is_private else "public"


def _rule_button(context: RequestContext, rule: str, *, is_chosen: bool) -> Button:
    name = rule_labels(context.texts)[rule]
    return tick_button(context.texts, name, _admin_action(context, rule), is_on=is_chosen)


def _admin_action(context: RequestContext, *words: str) -> Action:
    return Action(Verb.ADMIN, words, owner=context.player.id)

"""Typed settings of a group: each rule as one word such as ``boards=private``, with its names."""

from bot.core.commands import POST
from bot.core.group_settings import StartPermission
from bot.i18n.language_names import language_names
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts, languages

EACH = "each"
"""The value for each player's own language, which is stored as no language."""

EXAMPLE_RULES = (
    "language de",
    "here",
    "not here",
    "everywhere",
    "starters administrators",
    "boards private",
    "post",
)
"""Examples of what can be typed, one of each kind."""

STARTERS = {
    StartPermission.EVERYONE: "button-everyone-begins",
    StartPermission.ADMINISTRATORS: "button-administrators-begin",
}
BOARDS = {"public": "button-boards-public", "private": "button-boards-private"}
PLACES = {"here": "button-here-alone", "not-here": "button-not-here", "everywhere": "button-everywhere"}
"""The messages on the buttons of the rules."""


def rule_labels(texts: Texts) -> dict[str, str]:
    """Return every rule with the label of its button."""
    labels = {f"language={EACH}": texts("button-each-language")}
    labels |= {f"language={one}": Texts.load(one)(f"language-{one}") for one in languages()}
    labels |= {place: texts(name) for place, name in PLACES.items()}
    labels |= {f"starters={one}": texts(name) for one, name in STARTERS.items()}
    return labels | {f"boards={one}": texts(name) for one, name in BOARDS.items()}


def group_rules(texts: Texts) -> NameIndex:
    """Return the names of the rules, typed ones and the labels of buttons."""
    called = {rule: [rule, label] for rule, label in rule_labels(texts).items()}
    own = texts("setting-language")
    for rule, names in called.items():
        topic, _, value = rule.partition("=")
        if value:
            names.append(value)
        if topic == "language" and value != EACH:
            languages_ = language_names(value)
            names += [*languages_, *(f"{word} {name}" for word in ("language", own) for name in languages_)]
    called[f"language={EACH}"] += ["own", "language own"]
    called["here"].append(texts("button-here-too"))
    called[f"starters={StartPermission.ADMINISTRATORS}"] += ["admins", "starters admins"]
    return NameIndex({"language": ("language", own), POST: (POST, "posts", texts("posts-title")), **called})

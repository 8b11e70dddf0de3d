"""What administrators can settle, each as one word such as ``boards=private``, and what it is called."""

from bot.core.commands import POST
from bot.core.group_settings import StartPermission
from bot.i18n.language_names import language_names
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts, languages

EACH = "each"
"""The language of each player, which is settled as none."""

EXAMPLE_RULES = (
    "language de",
    "here",
    "not here",
    "everywhere",
    "starters administrators",
    "boards private",
    "post",
)
"""What can be typed, one of each kind."""

STARTERS = {
    StartPermission.EVERYONE: "button-everyone-begins",
    StartPermission.ADMINISTRATORS: "button-administrators-begin",
}
BOARDS = {"public": "button-boards-public", "private": "button-boards-private"}
PLACES = {"here": "button-here-alone", "not-here": "button-not-here", "everywhere": "button-everywhere"}
"""What stands on the buttons of the rules."""


def rule_labels(texts: Texts) -> dict[str, str]:
    """Return every rule with what stands on its button."""
    labels = {f"language={EACH}": texts("button-each-language")}
    labels |= {f"language={one}": Texts.load(one)(f"language-{one}") for one in languages()}
    labels |= {place: texts(name) for place, name in PLACES.items()}
    labels |= {f"starters={one}": texts(name) for one, name in STARTERS.items()}
    return labels | {f"boards={one}": texts(name) for one, name in BOARDS.items()}


def group_rules(texts: Texts) -> NameIndex:
    """Return what the rules are called, as they are typed and as they stand on buttons."""
    called = {rule: [rule, label] for rule, label in rule_labels(texts).items()}
    own = texts("setting-language")
    for rule, names in called.items():
        topic, _, value = rule.partition("=")
        if value:
            names.append(value)
        if topic == "language" and value != EACH:
            spoken = language_names(value)
            names += [*spoken, *(f"{word} {name}" for word in ("language", own) for name in spoken)]
    called[f"language={EACH}"] += ["own", "language own"]
    called["here"].append(texts("button-here-too"))
    called[f"starters={StartPermission.ADMINISTRATORS}"] += ["admins", "starters admins"]
    return NameIndex({"language": ("language", own), POST: (POST, "posts", texts("posts-title")), **called})

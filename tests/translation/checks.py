"""What is wrong with the texts of a language: for its tests, and for translators who ask for it.

Each check returns the problems by the name of the message, and knows nothing of particular languages.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TypeAlias

from babel import Locale
from fluent.syntax import ast

from bot.core.commands import COMMANDS, parameter_kinds
from bot.core.images import MAX_CARD_LINE
from bot.core.replies import MAX_NOTICE
from bot.core.screens import MAX_LABEL, MAX_TITLE
from bot.core.session import Session
from bot.core.typed_input.game_completion import option_suggestions
from bot.i18n.catalog import DEFAULT_LANGUAGE
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.rendering.themes import all_themes, theme_title
from bot.screens.descriptions import assistance_lines
from engine.games import all_games
from engine.record import Record
from tests.bot.i18n.catalogue import details, entries, file_names, messages, referring
from tests.translation.plurals import choices, wrong_plurals

Problems: TypeAlias = Mapping[str, object]
"""What is wrong, by the name of the message, file or button."""
Check: TypeAlias = Callable[[str], Problems]

DESCRIPTION = 100
"""Discord's limit for the description of a command or an option, and for the name of a choice."""
DISCORD_NAME = re.compile(r"[-\w]{1,32}")
"""Discord's names of commands and options: letters and digits of any script, no capitals."""
TELEGRAM = {
    "telegram-description": 512,  # setMyDescription
    "telegram-short-description": 120,  # setMyShortDescription
}
"""The longest text that Telegram accepts for each of these, with its method or type."""
QUOTES = frozenset('“”„‟«»「」『』"')
QUOTED = re.compile(r"([“„«「]\N{NO-BREAK SPACE}?)[^“”„«»「」]*?(\N{NO-BREAK SPACE}?[”“»」])")
SAMPLE = "wish-typing"
"""A message that quotes what can be typed, so that it shows the quotation marks of its language."""
MOST_WORDS = 3
"""Words on a button."""
LONG_BUTTONS = frozenset({"button-to-game", "button-administrators-begin"})
"""Buttons of more than three words: “Back to my game” tells it from the other ways back, and “Only admins can
start” is a permission, as “Everyone can start”."""
ROOT = Path(__file__).parents[2]
BEGUN = Session("0123456789", Record.read("wish/1 #42"), began=0, moved=0)

CHECKS: list[Check] = []
"""All checks, in the order in which a translator should look at them."""


def check(function: Check) -> Check:
    """Add a check to the list."""
    CHECKS.append(function)
    return function


def quotation_marks(language: str) -> tuple[str, str]:
    """Return the quotation marks of a language, each with the space inside them that it may have."""
    said = messages(language)[SAMPLE].text if SAMPLE in messages(language) else ""
    found = QUOTED.search(said)
    if found is None:
        raise ValueError(f"{SAMPLE} in {language} quotes nothing")
    return found[1], found[2]


def quoted(language: str, text: str) -> set[str]:
    """Return the texts in quotation marks."""
    first, last = quotation_marks(language)
    return set(re.findall(f"{first}([^{first}{last}]+?){last}", text))


@check
def files_are_well_formed(language: str) -> Problems:
    """Every file can be parsed, and has each message once, with a text."""
    found: dict[str, object] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Junk):
            found[(entry.content or "").strip()[:60]] = "cannot be read as Fluent"
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    found |= {name: "is there twice" for name, count in names.items() if count > 1}
    found |= dict.fromkeys(
        file_names(language) - file_names(DEFAULT_LANGUAGE), "is no file of the English texts"
    )
    known = messages(language)
    for name, said in known.items():
        if not said.text.strip() and not said.messages:
            found[name] = "is empty"
        if unknown := said.messages - messages(DEFAULT_LANGUAGE).keys():
            found[name] = f"contains unknown messages: {', '.join(sorted(unknown))}"
    return found


@check
def no_message_is_missing(language: str) -> Problems:
    """Every English message is there."""
    return dict.fromkeys(sorted(messages(DEFAULT_LANGUAGE).keys() - messages(language).keys()), "is missing")


@check
def no_message_is_unused(language: str) -> Problems:
    """Nothing is there that English has not."""
    left = messages(language).keys() - messages(DEFAULT_LANGUAGE).keys()
    return dict.fromkeys(sorted(left), "is not used: English has no such message")


@check
def variables_are_the_english_ones(language: str) -> Problems:
    """Find other variables than in English; but a message in others may use any variable of all these."""
    wrong = {}
    for name in messages(DEFAULT_LANGUAGE).keys() & messages(language).keys():
        whole = [details(DEFAULT_LANGUAGE, other) for other in referring(DEFAULT_LANGUAGE, name)]
        wanted, used = details(DEFAULT_LANGUAGE, name), details(language, name)
        if used != wanted and not (whole and used <= set.intersection(*whole)):
            wrong[name] = f"unknown {sorted(used - wanted)}, unused {sorted(wanted - used)}"
    return wrong


@check
def plurals_are_distinguished_where_english_does(language: str) -> Problems:
    """Find messages without plurals, in a language that has them, where English distinguishes one."""
    if "one" not in Locale(language).plural_form.tags:
        return {}
    counted = {choice.message for choice in choices(language) if "one" in choice.variants}
    return {
        choice.message: f"has no variants for ${choice.variable}"
        for choice in choices(DEFAULT_LANGUAGE)
        if "one" in choice.variants and choice.message in messages(language).keys() - counted
    }


@check
def variants_are_chosen_and_say_their_number(language: str) -> Problems:
    """Every variant by a number has numbers that choose it, and names no other number."""
    return wrong_plurals(language)


@check
def quotation_marks_are_those_of_the_language(language: str) -> Problems:
    """All messages have the quotation marks of the first one that quotes something."""
    foreign = QUOTES - {mark for marks in quotation_marks(language) for mark in marks}
    return {
        name: f"has other quotation marks: {said.text}"
        for name, said in messages(language).items()
        if foreign & set(said.text)
    }


@check
def quoted_buttons_and_typed_words_exist(language: str) -> Problems:
    """Find quoted words that English has and that nobody can type here or find on a button."""
    english, own = messages(DEFAULT_LANGUAGE), messages(language)
    named = {
        _bare(said.text): _bare(own[name].text)
        for name, said in english.items()
        if name.startswith("button-") and name in own
    }
    named |= {  # typed in the player's own language
        said.text.lower(): own[name].text
        for name, said in english.items()
        if name.startswith("statistics-") and name in own
    }
    named |= {  # the first form is the one that is suggested
        said.text.partition(", ")[0]: own[name].text.partition(", ")[0]
        for name, said in english.items()
        if name.startswith("day-word-") and name in own
    }
    lacking = {}
    for name in english.keys() & own.keys():
        wanted = {named.get(word, word) for word in quoted(DEFAULT_LANGUAGE, english[name].text)}
        wanted = {word for word in wanted if "\ue000" not in word}
        shown = quoted(language, own[name].text)
        typed = {_typed_words(TypedWords.of_language(language).in_english(word)) for word in shown}
        if found := {word for word in wanted - shown if _typed_words(word) not in typed}:
            lacking[name] = f"does not quote {sorted(found)}"
    return lacking


def _typed_words(line: str) -> tuple[str, ...]:
    """Return the words of a typed line that matter, in no order."""
    return tuple(sorted({*re.findall("[a-z0-9]+", line.lower())} - {"to", "on"}))


def _bare(label: str) -> str:
    """Return the label of a button without its symbol."""
    return label.strip("↩↪◀▶ ")


@check
def descriptions_of_commands_fit_discord(language: str) -> Problems:
    """Commands, options and choices are described in at most 100 characters."""
    texts = Texts.load(language)
    names = [f"command-{command.name}" for command in COMMANDS] + [
        f"parameter-{kind}" for kind in parameter_kinds()
    ]
    described = {name: texts(name) for name in (*names, "discord-group")}
    described |= {option.value: option.label for option in option_suggestions(texts, None, "")}
    return {
        name: f"{len(text)} characters"
        for name, text in described.items()
        if not 0 < len(text) <= DESCRIPTION
    }


@check
def names_of_commands_fit_discord(language: str) -> Problems:
    """Commands, and the fields of each one, have different names that Discord accepts."""
    texts, wrong = Texts.load(language), dict[str, object]()
    together = [
        [f"command-name-{command.name}" for command in COMMANDS],
        *([f"parameter-name-{kind}" for kind in command.parameters] for command in COMMANDS),
    ]
    for names in together:
        named = [texts(name) for name in names]
        for name, own in zip(names, named, strict=True):
            if not DISCORD_NAME.fullmatch(own) or own != own.lower():
                wrong[name] = f"Discord does not accept “{own}”: small letters, digits and -, at most 32"
            elif named.count(own) > 1:
                wrong[name] = f"“{own}” is the name of another one, too"
    return wrong


@check
def commands_of_discord_are_called_as_it_shows_them(language: str) -> Problems:
    """Texts that mention a command of Discord use its translated name."""
    names = [f"command-name-{command.name}" for command in COMMANDS]
    english, own = ({Texts.load(one)(name) for name in names} for one in (DEFAULT_LANGUAGE, language))
    command = re.compile(r"/solitaire ([-\w]+)")
    named = {name: {*command.findall(said.text)} for name, said in messages(language).items()}
    return {name: f"English: {words - own}" for name, words in named.items() if words & (english - own)}


@check
def labels_fit_on_their_buttons(language: str) -> Problems:
    """Buttons have at most 38 columns, and three words where they are not names."""
    texts = Texts.load(language)
    buttons = {name: texts(name) for name in messages(language) if name.startswith("button-")}
    labels = buttons | {name: texts("tick-on", place=texts(name)) for name in _values()}
    labels |= {f"theme-{name}": texts("tick-on", place=theme_title(texts, name)) for name in all_themes()}
    labels |= {f"{game.name}-title": texts.of_game(game.name, "title") for game in all_games()}
    labels["to-part"] = texts("to-part", number=99, count=99)
    wide = {name: columns(label) for name, label in labels.items()}
    wrong: dict[str, object] = {
        name: f"{most} columns instead of {MAX_LABEL}"
        for name, most in wide.items()
        if not 0 < most <= MAX_LABEL
    }
    for name, said in messages(language).items():
        if "button-" in name and name not in LONG_BUTTONS:
            count = len(re.findall(r"\w[\w’'-]*", said.text))
            if count > MOST_WORDS:
                wrong[name] = f"{count} words on a button instead of {MOST_WORDS}: {said.text}"
    return wrong


def _values() -> list[str]:
    """Return the names of the messages that label an option or its values on buttons."""
    texts = Texts.load()
    return [
        texts.name_of(game.name, f"short-option-{option.name}" + ("" if option.is_switch else f"-{value}"))
        for game in all_games()
        for option in game.options
        for value in option.values
    ]


@check
def buttons_themes_and_values_have_different_names(language: str) -> Problems:
    """No two buttons are alike, no two themes, and no two values of an option."""
    texts = Texts.load(language)
    groups = [[name for name in messages(language) if name.startswith("button-")]]
    groups.append([f"theme-{name}" for name in all_themes()])
    for game in all_games():
        for option, way in product(game.options, ("option", "short-option")):
            if not option.is_switch:
                values = [f"{way}-{option.name}-{value}" for value in option.values]
                groups.append([texts.name_of(game.name, name) for name in values])
    wrong: dict[str, object] = {}
    for names in groups:
        labels = [texts(name) for name in names]
        wrong |= {
            name: f"“{label}” is another one, too"
            for name, label in zip(names, labels, strict=True)
            if labels.count(label) > 1
        }
    return wrong


@check
def lines_of_results_fit_on_their_card(language: str) -> Problems:
    """Find lines of the picture of a result with more than 48 columns."""
    texts = Texts.load(language)
    fixed = ("result-won", "result-lost", "result-ended", "result-given-up", "result-clean")
    lines = {name: texts(name) for name in fixed}
    lines |= {f"result-moves {count}": texts("result-moves", moves=count) for count in (0, 1, 2, 9_999)}
    for count in (1, 2, 9_999):
        helped = replace(BEGUN, undos=count, hints=count, verdicts=count, restarts=count)
        lines |= {
            f"help {count} {number}": line for number, line in enumerate(assistance_lines(texts, helped))
        }
    return {
        name: f"{columns(line)} columns instead of {MAX_CARD_LINE}: {line}"
        for name, line in lines.items()
        if not 0 < columns(line) <= MAX_CARD_LINE
    }


@check
def notices_titles_and_texts_of_telegram_fit(language: str) -> Problems:
    """Notices have at most 200 characters, titles 100, and texts of Telegram what it accepts."""
    texts = Texts.load(language)
    limits = dict.fromkeys(notices() & messages(language).keys(), MAX_NOTICE)
    limits |= dict.fromkeys((name for name in messages(language) if name.endswith("-title")), MAX_TITLE)
    limits |= TELEGRAM
    plain = {name: texts(name) for name in limits if not details(language, name)}
    return {
        name: f"{len(text)} characters instead of {limits[name]}"
        for name, text in plain.items()
        if not 0 < len(text) <= limits[name]
    }


def notices() -> set[str]:
    """Return the names of messages that are shown unchanged in notices, and of those for refused lines."""
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    refused = {name for name in messages(DEFAULT_LANGUAGE) if re.match(r"([a-z]+-)?refused-", name)}
    return refused | {
        *re.findall(r'(?:text_reply\(|_replaced_by\(|CallbackAnswer\(|notice ?=).*?texts\("([a-z-]+)"', code)
    }

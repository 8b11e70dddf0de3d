"""Translations have the same messages and variables as English, and each fits its place."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.completion import option_choices
from bot.core.commands import COMMANDS, ParameterKind
from bot.core.images import MAX_CARD_LINE
from bot.core.replies import MAX_NOTICE
from bot.core.screens import MAX_LABEL, MAX_TITLE
from bot.core.session import Session
from bot.i18n.catalog import DEFAULT_LANGUAGE, languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.rendering.themes import all_themes, theme_title
from bot.screens.descriptions import assistance_lines
from engine.games import all_games
from engine.record import Record
from tests.bot.i18n.catalogue import details, entries, file_names, messages, referring

DESCRIPTION = 100  # Discord: the description of a command or an option, and the name of a choice
DISCORD_NAME = re.compile(r"[-\w]{1,32}")
"""Discord's names of commands and options: letters and digits of any script, no capitals."""
TELEGRAM = {
    "telegram-description": 512,  # setMyDescription
    "telegram-short-description": 120,  # setMyShortDescription
}
"""The longest text that Telegram accepts for each of these, with its method or type."""

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The plural categories of CLDR."""

QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "ja": ("「", "」")}
"""The quotation marks of each language."""
ANY_QUOTES = frozenset('“”„‟«»「」『』"')

ROOT = Path(__file__).parents[3]


BEGUN = Session("0123456789", Record.read("wish/1 #42"), began=0, moved=0)

every_language = pytest.mark.parametrize("language", languages())
translations = pytest.mark.parametrize("language", languages()[1:])


def quoted(language: str, text: str) -> set[str]:
    """Return the texts in quotation marks."""
    first, last = QUOTES[language]
    return set(re.findall(f"{first}([^{first}{last}]+){last}", text))


@every_language
def test_every_catalogue_is_well_formed(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names)), "each message once"
    assert file_names(language) == file_names(DEFAULT_LANGUAGE)
    known = messages(language)
    assert not [name for name, said in known.items() if not said.text.strip() and not said.messages]
    assert not {name for name, said in known.items() if not said.messages <= known.keys()}, "unknown messages"


@translations
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    english, own = messages(DEFAULT_LANGUAGE).keys(), messages(language).keys()
    missing, left_over = sorted(english - own), sorted(own - english)
    assert not missing, f"missing in {language}"
    assert not left_over, f"left over in {language}"


@translations
def test_every_message_has_the_details_of_the_english_one(language: str) -> None:
    """A message that others refer to may use any variable that all of these have."""
    wrong = {}
    for name in messages(DEFAULT_LANGUAGE).keys() & messages(language).keys():
        whole = [details(DEFAULT_LANGUAGE, other) for other in referring(DEFAULT_LANGUAGE, name)]
        wanted, used = details(DEFAULT_LANGUAGE, name), details(language, name)
        if used != wanted and not (whole and used <= set.intersection(*whole)):
            wrong[name] = f"unknown {sorted(used - wanted)}, unused {sorted(wanted - used)}"
    assert not wrong, language


@pytest.mark.parametrize(
    "language", [one for one in languages()[1:] if "one" in Locale(one).plural_form.tags]
)
def test_one_is_distinguished_from_several_where_english_does(language: str) -> None:
    own = messages(language)
    assert not [
        name
        for name, said in messages(DEFAULT_LANGUAGE).items()
        if name in own
        and any("one" in _categories(choice) for choice in said.choices)
        and not any("one" in _categories(choice) for choice in own[name].choices)
    ]


def _categories(choice: ast.SelectExpression) -> set[str]:
    """Return the plural categories of the variants; an empty set if the selector is a word."""
    names = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    return names if names <= PLURALS else set()


@every_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = ANY_QUOTES - set(QUOTES[language])
    wrong = {name: said.text for name, said in messages(language).items() if foreign & set(said.text)}
    assert not wrong, f"{language} has {''.join(QUOTES[language])}"


@translations
def test_what_is_typed_is_the_same_and_what_stands_on_buttons_is_called_so(language: str) -> None:
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
    lacking = {}
    for name in english.keys() & own.keys():
        wanted = {named.get(word, word) for word in quoted(DEFAULT_LANGUAGE, english[name].text)}
        wanted = {word for word in wanted if "\ue000" not in word}
        shown = quoted(language, own[name].text)
        typed = {_typed_words(TypedWords.of_language(language).in_english(word)) for word in shown}
        if found := {word for word in wanted - shown if _typed_words(word) not in typed}:
            lacking[name] = sorted(found)
    assert not lacking, language


def _typed_words(line: str) -> tuple[str, ...]:
    """Return the words of a typed line that matter, in no order."""
    return tuple(sorted({*re.findall("[a-z0-9]+", line.lower())} - {"to", "on"}))


def _bare(label: str) -> str:
    """Return the label of a button without its symbol."""
    return label.strip("↩↪◀▶ ")


@every_language
def test_commands_and_what_goes_with_them_are_described_within_the_limits(language: str) -> None:
    texts = Texts.load(language)
    described = {name: texts(name) for name in _descriptions()}
    described |= {f"option {option.name}": option.description for option in option_choices(texts)}
    described |= {
        f"{option.name}: {choice.value}": choice.label
        for option in option_choices(texts)
        for choice in option.choices
    }
    assert not {name: text for name, text in described.items() if not 0 < len(text) <= DESCRIPTION}, language
    assert len(texts("discord-group")) <= DESCRIPTION


@every_language
def test_commands_and_fields_have_names_that_discord_takes(language: str) -> None:
    texts = Texts.load(language)
    options = [f"option-name-{option.name}" for option in option_choices(texts)]
    together = [[f"command-name-{command.name}" for command in COMMANDS]]
    for command in COMMANDS:
        kinds = [parameter.kind for parameter in command.parameters]
        fields = [f"parameter-name-{kind}" for kind in kinds if kind is not ParameterKind.OPTION]
        together.append(fields + (options if ParameterKind.OPTION in kinds else []))
    for names in together:
        named = {name: texts(name) for name in names}
        assert not {name: named[name] for name in names if not DISCORD_NAME.fullmatch(named[name])}, language
        assert not {name: named[name] for name in names if named[name] != named[name].lower()}, language
        assert len(set(named.values())) == len(names), f"{language}: {named}"


@translations
def test_commands_of_discord_are_called_as_it_shows_them(language: str) -> None:
    names = [f"command-name-{command.name}" for command in COMMANDS]
    english, own = ({Texts.load(one)(name) for name in names} for one in (DEFAULT_LANGUAGE, language))
    command = re.compile(r"/solitaire ([-\w]+)")
    named = {name: {*command.findall(said.text)} for name, said in messages(language).items()}
    assert any(words & own for words in named.values()), language
    assert not {name: words for name, words in named.items() if words & (english - own)}, language


def _descriptions() -> list[str]:
    return [f"command-{command.name}" for command in COMMANDS] + [
        f"parameter-{kind}" for kind in ParameterKind
    ]


@every_language
def test_every_label_fits_on_its_button(language: str) -> None:
    texts = Texts.load(language)
    labels = {name: texts(name) for name in messages(language) if name.startswith("button-")}
    labels |= {name: texts("tick-on", place=texts(name)) for name in _values()}
    labels |= {f"theme {name}": texts("tick-on", place=theme_title(texts, name)) for name in all_themes()}
    titles = {game.name: texts(f"{game.name}-title") for game in all_games()}
    labels |= titles
    labels["to-part"] = texts("to-part", number=99, count=99)
    wide = {name: label for name, label in labels.items() if not 0 < columns(label) <= MAX_LABEL}
    assert not wide, f"{language}: more than {MAX_LABEL} columns"


def _values() -> list[str]:
    """Return the names of the messages that label an option or its values on buttons."""
    return [
        f"{game.name}-short-option-{option.name}" + ("" if option.is_switch else f"-{value}")
        for game in all_games()
        for option in game.options
        for value in option.values
    ]


@every_language
def test_buttons_themes_and_values_have_different_names(language: str) -> None:
    texts = Texts.load(language)
    groups = [[texts(name) for name in messages(language) if name.startswith("button-")]]
    groups.append([texts(f"theme-{name}") for name in all_themes()])
    for game in all_games():
        for option, way in product(game.options, ("option", "short-option")):
            if not option.is_switch:
                groups.append([texts(f"{game.name}-{way}-{option.name}-{value}") for value in option.values])
    for names in groups:
        assert all(names), language
        assert len(set(names)) == len(names), f"{language}: {names}"


@every_language
def test_the_lines_of_a_result_fit_on_its_card(language: str) -> None:
    texts = Texts.load(language)
    fixed = ("result-won", "result-lost", "result-ended", "result-given-up", "result-clean")
    lines = {name: texts(name) for name in fixed}
    lines |= {f"result-moves {count}": texts("result-moves", moves=count) for count in (0, 1, 2, 9_999)}
    for count in (1, 2, 9_999):
        helped = replace(BEGUN, undos=count, hints=count, verdicts=count, restarts=count)
        lines |= {
            f"help {count} {number}": line for number, line in enumerate(assistance_lines(texts, helped))
        }
    assert not {name: line for name, line in lines.items() if not 0 < columns(line) <= MAX_CARD_LINE}, (
        language
    )


@every_language
def test_notices_titles_and_texts_of_telegram_fit(language: str) -> None:
    texts = Texts.load(language)
    assert {"busy", "sorry", "moved-on", "nothing-to-undo", "telegram-failed"} <= notices()
    titles = {name for name in messages(language) if name.endswith("-title")}
    limits = dict.fromkeys(notices() & messages(language).keys(), MAX_NOTICE)
    limits |= dict.fromkeys(titles, MAX_TITLE) | TELEGRAM
    plain = {name: texts(name) for name in limits if not details(language, name)}
    assert len(titles & plain.keys()) > len(all_games())
    longer = {name: len(text) for name, text in plain.items() if not 0 < len(text) <= limits[name]}
    assert not longer, language


def notices() -> set[str]:
    """Return the names of messages that are shown unchanged in notices, and of those for refused lines."""
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    refused = {name for name in messages(DEFAULT_LANGUAGE) if re.match(r"([a-z]+-)?refused-", name)}
    return refused | {
        *re.findall(r'(?:text_reply\(|_replaced_by\(|CallbackAnswer\(|notice ?=).*?texts\("([a-z-]+)"', code)
    }

"""The catalogue: every message there, well formed, used, and fit for its place."""

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from bot.commands import COMMANDS, Kind
from bot.model import MAX_LABEL, MAX_NOTICE
from bot.texts import TextError, Texts
from engine.cards import Card, FrenchCard, french_deck
from engine.errors import IllegalMoveError
from engine.games import all_games

ROOT = Path(__file__).parents[2]
DESCRIPTION = 100  # Discord: the description of a command or an option


def entries() -> list[ast.EntryType]:
    folder = Path(str(files("bot") / "texts" / "en"))
    return [
        entry
        for path in sorted(folder.glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
    ]


def names() -> list[str]:
    return [entry.id.name for entry in entries() if isinstance(entry, ast.Message)]


def test_every_file_is_well_formed() -> None:
    assert not [entry.content for entry in entries() if isinstance(entry, ast.Junk)]


def test_no_message_stands_twice() -> None:
    assert len(set(names())) == len(names())


def test_every_message_is_asked_for_somewhere() -> None:
    """Names are written whole in the code, or begin with a part that is put together there."""
    code = "\n".join(
        path.read_text("utf-8")
        for path in (ROOT / "bot").rglob("*")
        if path.suffix in {".py", ".js", ".html"}
    )
    catalogue = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot" / "texts" / "en").glob("*.ftl"))
    games = "|".join(game.name for game in all_games())
    decks = "|".join(kind.deck for kind in get_args(Card))
    put_together = re.compile(
        rf"({games})-.+|({decks})-(in-words|symbol)|command-.+|parameter-.+|past-.+|refused-.+"
        "|button-(words|picture)"
    )
    unused = [
        name
        for name in names()
        if not put_together.fullmatch(name)
        and f'"{name}"' not in code
        and f"'{name}'" not in code
        and f"{{{{ {name} }}}}" not in code
        and f"{{ {name} }}" not in catalogue
    ]
    assert not unused


def test_every_message_that_the_code_names_is_there(texts: Texts) -> None:
    asked = set()
    for path in (ROOT / "bot").rglob("*.py"):
        asked |= set(re.findall(r'texts\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert len(asked) > 20
    assert not [name for name in asked if not texts.has(name)]


def test_every_command_and_parameter_is_described_within_the_limit(texts: Texts) -> None:
    described = [f"command-{command.name}" for command in COMMANDS] + [f"parameter-{kind}" for kind in Kind]
    assert not [name for name in described if not 0 < len(texts(name)) <= DESCRIPTION]


def test_every_button_has_a_label_that_fits(texts: Texts) -> None:
    assert not [name for name in names() if name.startswith("button-") and len(texts(name)) > MAX_LABEL]


def reasons(path: Path) -> list[str]:
    """Return the reasons for which a file of the engine refuses something."""
    return re.findall(r'(?:[A-Z][a-zA-Z]+Error)\(\s*"([a-z-]+)"', path.read_text("utf-8"))


def test_every_reason_that_a_game_refuses_for_is_worded(texts: Texts) -> None:
    for game in all_games():
        found = reasons(ROOT / "engine" / "games" / f"{game.name}.py")
        assert found
        assert not [reason for reason in found if not texts.has(f"{game.name}-refused-{reason}")]


def test_every_other_reason_is_worded_for_all_games(texts: Texts) -> None:
    files = [path for path in (ROOT / "engine").glob("*.py") if path.name != "__main__.py"]
    found = {reason for path in files for reason in reasons(path)} | {"over"}
    assert len(found) > 8
    # These are no answers: the app has a screen or a message for each.
    found -= {"rules-changed", "illegal-record", "unreadable-record"}
    assert not [reason for reason in found if not texts.has(f"refused-{reason}")]


def test_every_card_has_a_name_and_a_symbol_of_its_own(texts: Texts) -> None:
    assert len({texts.card(card) for card in french_deck()}) == 52
    assert len({texts.symbol(card) for card in french_deck()}) == 52
    assert texts.card(FrenchCard("T", "S")) == "ten of spades"
    assert texts.symbol(FrenchCard("T", "S")) == "10♠"
    assert texts.card(FrenchCard("7", "H")) == "seven of hearts"
    assert texts.symbol(FrenchCard("A", "C")) == "A♣"


def test_plurals_are_right(texts: Texts) -> None:
    assert texts("wish-state", score=1) == "1 card left."
    assert texts("wish-state", score=2) == "2 cards left."
    assert texts("wish-choices", moves=1) == "1 pair can go."


def test_a_refusal_names_cards_by_their_symbols(texts: Texts) -> None:
    error = IllegalMoveError(
        "not-a-pair", "", first="a", second="b", one=FrenchCard("T", "H"), other=FrenchCard("7", "S")
    )
    assert texts.refusal("wish", error) == "10♥ on pile a and 7♠ on pile b are not of one rank."


def test_players_words_are_never_fluent(texts: Texts) -> None:
    assert "{ $name }" in texts("unknown-command", name="{ $name }")


def test_a_message_that_is_missing_or_lacks_details_is_an_error(texts: Texts) -> None:
    with pytest.raises(TextError):
        texts("no-such-message")
    with pytest.raises(TextError):
        texts("wish-state")
    with pytest.raises(TextError):
        Texts.load("xx")


def test_notices_fit_a_toast(texts: Texts) -> None:
    for name in (
        "moved-on",
        "busy",
        "sorry",
        "store-unavailable",
        "nothing-to-undo",
        "refused-over",
    ):
        assert len(texts(name)) <= MAX_NOTICE

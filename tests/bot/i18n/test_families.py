"""Messages of families of games: each is the game's own, or else its family's, or else the shared one."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n.catalog import Catalog, TextError
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_title, describe_places, move_label, pile_captions
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.games import find_game
from engine.record import Record
from tests.bot.i18n.catalogue import own_ids, repetitions

ROOT = Path(__file__).parents[3]
WISH = find_game("wish")
CANFIELD = replace(WISH, name="canfield", title="Canfield", family="building")
START = Record.read("wish/1 open #42")
COMMON = """
state = The state of any game
uncertified = Not proven
refused-over = It has ended.
face-down = { $count } face down
listing-separator = {", "}
deal-title = { $game } { $deal } ({ $options })
french-symbol = a card
"""
BUILDING = """
building-state = The state of a building game
building-pile = Pile { $name }
building-pile-row = Piles: { $places }
building-take = From { $place1 } to { $place2 }
building-option-open = open, as in all building games
building-printed-hand = the hand
building-printed-two-words = words of the family
building-refused-no-suit = { $card } has another suit.
"""
OWN = """
canfield-title = Canfield
canfield-option-open = open in Canfield
canfield-take-short = { $place1 } { $place2 }
canfield-printed-two-words = words of the game
"""


@pytest.fixture
def building() -> Texts:
    sources = {"bot.ftl": COMMON, "building.ftl": BUILDING, "canfield.ftl": OWN}
    return Texts(Catalog("en", sources), (CANFIELD, WISH))


def test_a_message_is_the_games_own_else_its_familys_else_the_shared_one(building: Texts) -> None:
    assert building.of_game("canfield", "option-open") == "open in Canfield"
    assert building.of_game("canfield", "state") == "The state of a building game"
    assert building.of_game("canfield", "uncertified") == "Not proven"
    assert building.of_game("wish", "state") == "The state of any game"
    assert not building.has_of_game("wish", "take")
    with pytest.raises(TextError, match="canfield-aim"):
        building.of_game("canfield", "aim")


def test_what_is_said_of_a_board_can_be_said_by_the_family(building: Texts) -> None:
    position = START.start()
    board, move = replace(position.board(), game="canfield"), position.legal_moves()[0]
    assert list(describe_places(building, board, building.symbol)) == [
        "Piles: Pile a, Pile b, Pile c, Pile d, Pile e, Pile f, Pile g, Pile h"
    ]
    one, other = move.places
    assert move_label(building, position, board, move) == f"From {one} to {other}"
    assert move_label(building, position, board, move, "-then", is_short=True) == f"{one} {other}"
    assert deal_title(building, replace(START, game="canfield")) == "Canfield 42 (open in Canfield)"
    captions = {"hand": "the hand", "two words": "words of the game"}
    assert dict(pile_captions(building, "canfield")) == captions
    refused = IllegalMoveError("no-suit", "", card=FrenchCard("7", "S"))
    assert building.refusal("canfield", refused) == "a card has another suit."
    assert building.refusal("canfield", IllegalMoveError("over", "")) == "It has ended."


def test_no_module_puts_the_id_of_a_games_message_together_itself() -> None:
    """All ask ``Texts.name_of`` or what calls it, so each finds the messages of families."""
    id_of_game = re.compile(r"""f["']\{[\w.]*game(?:\.name)?\}-(?=[a-z])(?![\w-]+\.png)""")
    assert id_of_game.search('texts(f"{board.game}-title")')
    assert id_of_game.search("name = f'{game.name}-option-{option.name}'")
    assert not id_of_game.search('f"{self.board.game}-result.png"')
    paths = [*(ROOT / "bot").rglob("*.py")]
    assert not [path.name for path in paths if id_of_game.search(path.read_text("utf-8"))]


def test_a_message_of_a_family_counts_as_one_of_each_of_its_games() -> None:
    assert own_ids(CANFIELD, "pile") == ("canfield-pile", "building-pile")
    assert own_ids(WISH, "pile") == ("wish-pile",)


@pytest.mark.parametrize(
    ("sources", "repeated"),
    [
        ("state = All\nbuilding-state = All", {"building-state"}),
        ("state = All\nbuilding-state = Family\ncanfield-state = Family", {"canfield-state"}),
        ("state = All\nbuilding-state = Family\ncanfield-state = All", set()),
        ("state = All\ncanfield-state = All\nwish-state = All", {"canfield-state", "wish-state"}),
    ],
)
def test_what_a_game_or_family_repeats_word_for_word_is_found(sources: str, repeated: set[str]) -> None:
    found = [entry for entry in FluentParser().parse(sources).body if isinstance(entry, ast.Message)]
    said = {entry.id.name: entry.value for entry in found if entry.value}
    assert repetitions(said, (CANFIELD, WISH)) == repeated

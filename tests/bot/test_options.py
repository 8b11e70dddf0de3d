"""Options on buttons, where all of them have to fit, and as they are typed."""

import pytest

from bot.core import callback_data
from bot.core.actions import Verb
from bot.core.deal_request import DealRequest
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.screens.menus import options_screen, stranger_screen
from engine.game import Game
from engine.games import all_games
from engine.options import Options, read_options
from engine.record import Record
from tests.bot.desk import ANNA, Desk, controls, labels, shown
from tests.engine.playing import every_kind, kind_name

TEXTS = Texts.load("en")
OWNER = 2**64 - 1
LAST_DEAL = 2**53 - 1

kinds = pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)


def actions(screen: Screen, verb: Verb) -> list[tuple[str, ...]]:
    """Return the words of the buttons of a verb, all of which have to fit on buttons."""
    found = [control.action for row in screen.rows for control in row]
    assert all(callback_data.unpack(callback_data.pack(action)) == action for action in found)
    return [action.words for action in found if action.verb is verb]


@kinds
def test_the_button_of_every_choice_of_options_fits_and_deals_it(game: Game, options: Options) -> None:
    record = Record.begin(game, options, LAST_DEAL)
    (words,) = actions(stranger_screen(TEXTS, record), Verb.PLAY)
    assert DealRequest.read(words) == DealRequest(game, options, LAST_DEAL)
    if game.options:
        (words,) = actions(options_screen(TEXTS, OWNER, game, options), Verb.PLAY)
        assert DealRequest.read(words) == DealRequest(game, options, None)


@kinds
def test_each_step_changes_one_option(game: Game, options: Options) -> None:
    reached = set()
    for words in actions(options_screen(TEXTS, OWNER, game, options), Verb.OPTIONS):
        chosen = DealRequest.read(words).options.chosen
        changed = [one for one in chosen if one not in options.chosen]
        assert len(changed) <= 1
        reached.update(changed)
    every_value = {(option.name, value) for option in game.options for value in option.values}
    assert reached == every_value - set(options.chosen)


@pytest.mark.parametrize(
    ("line", "deal", "options"),
    [
        ("blink 42 3 decks tight hold 0 timer 10", 42, "decks=3 table=tight hold=0 timer=10"),
        ("blink 3 decks 2", 3, "decks=2"),
        ("blink decks 2 3", 3, "decks=2"),
        ("3 decks 42", 42, "decks=3"),
        ("kittyhawk 5 level", None, "level=5"),
        ("kittyhawk 5 level 3 blind", 5, "level=3 blind"),
        ("Level 2 Kittyhawk", None, "level=2"),
        ("hold 2 timer 30", None, "hold=2 timer=30"),
        ("blink 5 decks=2", 5, "decks=2"),
    ],
)
def test_options_are_requested_by_their_names(line: str, deal: int | None, options: str) -> None:
    read = DealRequest.read(tuple(line.split()))
    assert read == DealRequest(read.game, read_options(read.game.options, options.split()), deal)


async def test_options_of_every_game_are_chosen_step_by_step(desk: Desk) -> None:
    for game in (game for game in all_games() if game.options):
        menu = await desk.type("/play")
        (steps,) = (one for one in controls(menu) if one.action.words == (game.name,) and "…" in one.label)
        reply = await desk.act(steps.action)
        for option in game.options:
            last = next(
                one for one in controls(reply) if f"{option.name}={option.values[-1]}" in one.action.words
            )
            reply = await desk.act(last.action)
            assert sum(label.startswith("✓") for label in labels(reply)) <= len(game.options)
        dealt = await desk.press(reply, "Deal")
        (session,) = [one for one in await desk.store.open_games(ANNA) if one.record.game == game.name]
        wanted = {option.name: option.values[-1] for option in game.options}
        assert dict(DealRequest.read((game.name, *session.record.option_words)).options.chosen) == wanted
        assert shown(dealt).title.startswith(f"{game.title}, deal ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/play kittyhawk 3 level 9", "level can be 1, 2, 3, 4, 5, not “9”"),
        ("/play blink 2 hold 5", "hold can be 0, 1, 2, 3, not “5”"),
        ("/play blink 10 timer 15", "timer can be off, 10, 20, 30, not “15”"),
        ("/play blink timer 15", "timer can be off, 10, 20, 30, not “15”"),
        ("/play flip open", "this game has none"),
        ("/play hold 0 level 3", "There is no game “hold 0 level 3”"),
    ],
)
async def test_unknown_options_are_refused_and_nothing_is_dealt(desk: Desk, line: str, said: str) -> None:
    assert said in (await desk.type(line)).notice
    assert await desk.store.open_games(ANNA) == ()


@pytest.mark.parametrize(
    "line", ["/play wish, deal 4", "/play Wish deal 4", "/play wish #4", "/play deal 4 wish"]
)
async def test_a_deal_can_be_requested_by_its_heading(desk: Desk, line: str) -> None:
    assert shown(await desk.type(line)).title == "Wish, deal 4"

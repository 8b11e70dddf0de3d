"""What the bot calls deals, daily challenges and puzzles can be typed back, in every language."""

from itertools import islice

import pytest

from bot.core.actions import Room, Verb
from bot.core.typed_input.deal_request import DealRequest
from bot.core.typed_input.printed_names import printed_name
from bot.features import links
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_name, deal_title
from engine.games import all_games
from engine.record import Record
from tests.bot.desk import Desk, shown
from tests.engine.playing import option_pairs

NUMBER = 4503599

every_language = pytest.mark.parametrize("language", finished_languages())


@every_language
def test_the_name_of_a_deal_can_be_typed_with_its_options(language: str) -> None:
    texts = Texts.load(language)
    for game in all_games():
        for options in option_pairs(game):
            record = Record.begin(game, options, NUMBER)
            for name in (deal_title(texts, record), deal_name(texts, record)):
                assert str(NUMBER) in name
                for typed in (name, name.lower(), name.replace("4503599", "4 503 599")):
                    request = DealRequest.read(tuple(typed.split()))
                    assert (request.game, request.options, request.deal) == (game, options, NUMBER), typed


@every_language
async def test_a_printed_name_starts_its_deal_also_in_another_game_of_its_kind(
    desk: Desk, language: str
) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    await desk.type("/play wish 42")
    title = shown(await desk.type("/play wish open 2713")).title
    assert title == deal_title(texts, Record.read("wish/1 open #2713"))
    await desk.type("/play wish 42")
    assert shown(await desk.type(title)).title == title
    assert shown(await desk.type(f"/play {title}")).title == title


@every_language
async def test_the_name_of_a_day_and_of_a_puzzle_can_be_typed(desk: Desk, language: str) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    for message in ("daily-title", "daily-name"):
        for count in (0, 1):
            name = texts(message, number="214", game="Flip", options="x", count=count)
            action = printed_name(name)
            assert action, name
            assert (action.verb, action.words) == (Verb.DAILY, ("214",))
    title = next(title for link in links().values() for title in [link.title(texts, "812")] if title)
    name = texts("puzzle-name", number="812")
    for typed in (name, title, name.replace("812", "#812")):
        assert shown(await desk.type(typed)).title == title, typed


def test_other_lines_are_no_names() -> None:
    lines = (
        "wish",
        "wish 42 43 x",
        "a c",
        "7s 7h",
        "9",
        "Wish, deal",
        "deal 3",
        "#214",
        "flip 7 8",
        "1 2 3 4" * 99,
    )
    assert not [line for line in lines if printed_name(line)]
    assert not list(
        islice(filter(printed_name, (f"take {a} {b}" for a in "abcdefgh" for b in "12345678")), 1)
    )

"""Inline results: finished games, and deals by code, words, number or name."""

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import MAX_LINE
from bot.core.retention import DAY
from bot.core.screens import Screen
from bot.core.settings import ResultVisibility
from bot.core.typed_input.deal_codes import read_code
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.keys import session_key
from bot.storage.player_store import PlayerStore
from tests.bot.days import challenge_of, play, winning
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk
from tests.bot.saved_games import store_game


async def offered(desk: Desk, typed: str) -> tuple[Screen, ...]:
    return await desk.app.inline_results(ANNA, typed)


async def codes(desk: Desk, typed: str) -> list[str]:
    return [screen.code for screen in await offered(desk, typed)]


async def test_the_last_finished_games_are_offered_as_their_results(desk: Desk) -> None:
    await desk.type("/play wish 7")
    assert await offered(desk, "") == ()
    await store_game(desk, WON)
    (result,) = await offered(desk, "")
    assert "Won after" in result.text
    assert result.code == "wish-42"
    assert result.picture
    assert await desk.app.inline_results(BEN, "") == ()


async def test_a_result_says_the_streak_that_it_belongs_to(desk: Desk) -> None:
    for _ in range(2):
        await desk.play(WON)
    (latest, earlier) = await offered(desk, "")
    assert latest.text.splitlines()[1:] == ["Win streak: 2 games"]
    assert earlier.text.splitlines()[1:] == []
    for days in (0, DAY):
        desk.time += days
        await desk.daily()
        await play(desk, winning(await challenge_of(desk)))
    today, yesterday, *_ = await offered(desk, "daily")
    assert "Daily streak: 2 days" in today.text.splitlines()
    assert yesterday.code == "daily-1"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("wish 42", "wish-42"),
        ("wish-open-42", "wish-open-42"),
        ("kittyhawk level 3 42", "kittyhawk-level_3-42"),
        ("ｗｉｓｈ　４２", "wish-42"),
    ],
)
async def test_a_deal_is_offered_as_it_is_named(desk: Desk, typed: str, code: str) -> None:
    (deal,) = await offered(desk, typed)
    assert deal.code == code
    assert read_code(code).deal == 42
    assert "42" in deal.title
    assert "Play this deal" in deal.text
    assert deal.picture is None


@pytest.mark.parametrize("typed", ["wish", "Wish", "wi", "WI"])
async def test_a_name_is_offered_a_new_deal(desk: Desk, typed: str) -> None:
    (deal,) = await offered(desk, typed)
    assert deal.code.startswith("wish-")


async def test_a_result_is_found_by_its_code_and_its_name(desk: Desk) -> None:
    await store_game(desk, LOST)
    code = (await codes(desk, ""))[0]
    for typed in (code, "wish", "WISH, DEAL", "deal wish", code.replace("-", " ")):
        first, *_ = await offered(desk, typed)
        assert (first.code, bool(first.picture)) == (code, True)
    assert all(screen.picture is None for screen in await offered(desk, "flip"))


@pytest.mark.parametrize(
    "typed",
    ["", " ", "nonsense", "wish nonsense", "wish-x", "-", "wish 99999999999999999", "x" * MAX_LINE, "\0"],
)
async def test_unknown_text_has_no_results(desk: Desk, typed: str) -> None:
    assert await offered(desk, typed) == ()


async def test_a_player_with_hidden_results_gets_none(desk: Desk) -> None:
    await store_game(desk, WON)
    await desk.store.choose(ANNA, {"results": ResultVisibility.NOBODY})
    assert await offered(desk, "") == ()
    (deal,) = await offered(desk, "wish-42")
    assert deal.picture is None


async def test_games_by_earlier_rules_are_skipped(desk: Desk) -> None:
    await store_game(desk, WON)
    key = session_key(ANNA, "0123456789")
    stored = (await desk.store.load_session(ANNA, "0123456789")).text
    for text in (stored.replace("wish/1", "wish/0"), "nonsense"):
        await desk.store.redis.set(key, text)
        assert await offered(desk, "") == ()


async def test_without_a_store_nothing_is_offered() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        assert await App(Services(PlayerStore(redis), Texts.load("en"))).inline_results(ANNA, "wish 42") == ()

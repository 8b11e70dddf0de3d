"""The wish: granted for the first game of a day, won at the first try, and for nothing else."""

import pytest

from bot.store import DAY
from tests.bot.desk import ANNA, MORNING, WON, Desk, shown


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland"])
async def test_the_first_game_of_the_day_won_at_the_first_try_grants_a_wish(desk: Desk, zone: str) -> None:
    await desk.store.redis.hset(desk.store.key(ANNA, "self"), "zone", zone)
    text = shown(await desk.play(WON)).text
    assert "you may make a wish" in text
    assert "it will not come true" in text


async def test_the_second_game_of_a_day_grants_no_wish_but_the_first_of_the_next_does(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert "wish" not in shown(await desk.play(WON)).text
    desk.time += DAY
    assert "wish" in shown(await desk.play(WON)).text


async def test_the_day_is_the_players_own(desk: Desk) -> None:
    await desk.store.redis.hset(desk.store.key(ANNA, "self"), "zone", "Pacific/Auckland")
    await desk.type("/play wish 1")
    desk.time += 4 * 3600  # 12:00 UTC is the next day in Auckland, which is 13 hours ahead in January
    assert "wish" in shown(await desk.play(WON)).text


async def test_a_day_begins_at_midnight(desk: Desk) -> None:
    midnight = MORNING + 16 * 3600
    for desk.time in (midnight - 1, midnight):
        await desk.type("/play wish 1")
    games = await desk.store.open_games(ANNA)
    assert [(game.began, game.is_first) for game in games] == [(midnight, True), (midnight - 1, True)]


async def test_an_assisted_or_restarted_game_grants_no_wish(desk: Desk) -> None:
    for spoil in (["de", "/undo"], ["de", "/restart"]):
        desk.time += DAY
        await desk.type(f"/play wish {WON.deal}")
        for line in spoil:
            await desk.type(line)
        for move in WON.moves:
            reply = await desk.type("".join(move.places))
        assert "You won!" in shown(reply).text
        assert "wish" not in shown(reply).text


@pytest.mark.parametrize("again", ["/restart", "same"])
async def test_a_finished_deal_begun_again_grants_no_wish_on_any_day(desk: Desk, again: str) -> None:
    reply = await desk.play(WON)
    desk.time += DAY
    reply = await (desk.type("/restart") if again == "/restart" else desk.press(reply, "Same deal"))
    for move in WON.moves:
        reply = await desk.type("".join(move.places))
    assert "You won!" in shown(reply).text
    assert "wish" not in shown(reply).text


async def test_a_deal_exchanged_for_another_was_the_first_try(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 1"), "New deal")
    assert "wish" not in shown(reply).text
    (session,) = await desk.store.open_games(ANNA)
    assert not session.is_first


async def test_a_deal_exchanged_on_the_next_day_is_the_first_of_that_day(desk: Desk) -> None:
    reply = await desk.type("/play wish 1")
    desk.time += DAY
    await desk.press(reply, "New deal")
    (session,) = await desk.store.open_games(ANNA)
    assert session.is_first
    assert session.began == desk.time

"""The wish: granted for the first game of a day, won at the first try, and for nothing else."""

import pytest

from bot.core.actions import Verb
from bot.core.retention import DAY
from bot.storage.keys import player_key
from tests.bot.days import current, day_with, play, winning
from tests.bot.desk import ANNA, MORNING, WON, Desk, controls, shown


async def test_only_the_first_game_of_a_day_grants_a_wish(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert "wish" not in shown(await desk.play(WON)).text
    desk.time += DAY
    text = shown(await desk.play(WON)).text
    assert "you may make a wish" in text
    assert "it will not come true" in text


async def test_the_day_is_the_players_own(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, "self"), "zone", "Pacific/Auckland")
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


async def test_a_deal_exchanged_for_another_was_the_first_of_its_day(desk: Desk) -> None:
    for wait in (0, DAY):
        reply = await desk.type("/play wish 1")
        desk.time += wait
        await desk.press(reply, "New deal")
        session = await current(desk)
        assert (session.is_first, session.began) == (wait > 0, desk.time)


async def test_a_ranked_run_grants_the_wish_of_its_day(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, "self"), "zone", "Pacific/Auckland")
    challenge = await day_with(desk, "wish")
    await desk.type("/daily")
    reply = await play(desk, winning(challenge))
    assert "you may make a wish" in shown(reply).text
    assert (await desk.store.tally(ANNA)).of_game("wish").first_wins == 1
    desk.time += 4 * 3600  # the next day in Auckland, and the puzzle is still on: its cards are known by now
    (practise,) = (one for one in controls(reply) if one.action.verb is Verb.NEW)
    await desk.act(practise.action)
    assert not (await current(desk)).is_ranked
    assert "wish" not in shown(await play(desk, winning(challenge))).text
    desk.time += DAY
    await desk.type(f"/daily {challenge.number} yes")
    assert (await current(desk)).challenge == challenge.number
    assert "wish" not in shown(await play(desk, winning(challenge))).text
    assert (await desk.store.tally(ANNA)).of_game("wish").first_wins == 1


async def test_the_puzzle_of_a_past_day_grants_one_as_the_first_of_the_players_day(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    desk.time += DAY
    await desk.type(f"/daily {challenge.number} yes")
    assert "you may make a wish" in shown(await play(desk, winning(challenge))).text
    assert "Wishes granted: 1" in shown(await desk.type("/stats wish")).text

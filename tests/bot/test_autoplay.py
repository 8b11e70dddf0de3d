"""Autoplay: a finished game played to its end from any of its moves, as an animation and step by step."""

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.replies import Reply, ReplyTarget
from bot.features.analysis.reviews import MOST_CACHED
from bot.storage.player_store import PlayerStore
from engine.board import Board
from engine.games import find_game
from engine.options import read_options
from engine.outcome import Result
from engine.record import Record
from seeds.certified import find_pool
from tests.bot.desk import LOST, WON, Desk, labels, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.bot.saved_games import store_game
from tests.bot.test_review import LOST_AT

TURNS = ["⏮", "◀", "▶", "⏭"]


@pytest.fixture
def jobs() -> ImmediateJobs:
    return ImmediateJobs()


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


def film_of(reply: Reply) -> ReplayAnimation:
    film = shown(reply).picture
    assert isinstance(film, ReplayAnimation)
    return film


def board_of(reply: Reply) -> Board:
    picture = shown(reply).picture
    assert isinstance(picture, BoardPicture)
    return picture.board


@pytest.mark.parametrize("number", range(len(LOST.moves)))
async def test_autoplay_starts_from_every_step_of_a_lost_game(desk: Desk, number: int) -> None:
    await store_game(desk, LOST)
    film = await desk.press(await desk.type(f"/replay {number}"), "Play to the end from here")
    shot = film_of(film)
    record = Record.read(shot.record)
    assert shot.since == number
    assert record.first(number) == LOST.first(number)
    outcome = record.replay().outcome()
    assert outcome is not None
    assert (outcome.result is Result.WON) == (number < LOST_AT)
    assert ("Won" if number < LOST_AT else "Lost") in shown(film).text
    assert labels(film) == [*TURNS, "The review"]
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[number:]:
        assert board_of(reply) == position.board()
        assert reply.target is ReplyTarget.HERE
        reply = await desk.press(reply, "▶")
    assert board_of(reply) == LOST.first(number).replay().board()
    assert board_of(await desk.press(film, "⏭")) == record.replay().board()
    assert shown(await desk.press(reply, "The film")) == shown(film)


async def test_a_game_that_was_given_up_is_played_on_from_there(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:5]:
        await desk.type(f"/move {move.text}")
    over = await desk.type("/giveup yes")
    film = await desk.press(over, "Play it to the end for me")
    assert film.target is ReplyTarget.NEW
    assert film_of(film).since == 5
    assert shown(await desk.type("/autoplay")) == shown(film)
    assert "All cards gone" in shown(film).text


async def test_autoplay_of_an_ended_game_starts_from_the_deal_by_default(desk: Desk) -> None:
    await store_game(desk, LOST)
    assert film_of(await desk.type("/autoplay")).since == 0
    assert film_of(await desk.type("/autoplay 2")).since == 2
    assert "nothing is left" in (await desk.type("/autoplay 99")).notice
    assert "Play it to the end for me" not in labels(await desk.type("/board picture"))


async def test_autoplay_from_a_step_of_the_review_starts_at_its_board(desk: Desk) -> None:
    await store_game(desk, LOST)
    step = await desk.type("/review 3")
    film = await desk.press(step, "Play to the end from here")
    assert film_of(film).since == 2
    assert shown(await desk.press(film, "The review")).text.startswith(f"Move {LOST_AT}, ")


async def test_a_player_who_reads_in_words_gets_the_steps(desk: Desk) -> None:
    await store_game(desk, LOST)
    await desk.type("/board")
    first = await desk.type("/autoplay 2")
    assert shown(first).picture is None
    assert shown(first).text.startswith("The game after 2 moves. ")
    second = shown(await desk.press(first, "▶"))
    assert second.text.startswith("Move 1 of ")
    assert "Pile a" in second.text


async def test_ways_are_cached_in_bounded_room(desk: Desk, jobs: ImmediateJobs) -> None:
    await store_game(desk, LOST)
    for _ in range(2):
        await desk.type("/autoplay 1 2")
    assert len(jobs.given) == 1
    for deal in range(1000, 1010 + MOST_CACHED):  # a few of these are lost before the first move
        await desk.type(f"/play wish {deal}")
        await desk.type("/giveup yes")
        await desk.type("/autoplay")
    count = len(jobs.given)
    await desk.act(Action(Verb.AUTOPLAY, ("1", "2"), "0123456789"))
    assert len(jobs.given) == count + 1


async def test_a_way_of_a_certified_deal_is_at_least_as_good_as_its_proof(desk: Desk) -> None:
    game = find_game("wish")
    pool = find_pool(game, read_options(game.options, ()))
    assert pool is not None
    deal = pool.find(pool.numbers[0])
    assert deal is not None
    await desk.type(f"/play wish {deal.number}")
    await desk.type("/giveup yes")
    reply = await desk.type("/review")
    assert "The best that is known: Won" in shown(reply).text
    assert "All cards gone" in shown(await desk.type("/autoplay")).text


async def test_a_lost_game_of_kittyhawk_goes_as_far_as_is_found(desk: Desk) -> None:
    await desk.type("/play kittyhawk 622123275")
    for line in ("deal", "g wyrms", "deal"):
        await desk.type(line)
    await desk.type("/giveup yes")
    screen = shown(await desk.type("/autoplay 3"))
    assert isinstance(screen.picture, ReplayAnimation)
    assert "No win known" in screen.text
    assert "11 of 60" in screen.text

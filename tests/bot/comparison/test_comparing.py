"""The same deal compared: whose games count, what is said below a finished board, and the chart."""

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Player, Room
from bot.core.charts import ComparisonChart
from bot.core.replies import Reply, ReplyTarget
from bot.features.comparison.comparison import Comparison, Win
from bot.features.comparison.screens import comparison_line, comparison_screen
from bot.features.comparison.store import DealResults, NotedDeal
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.first_attempt import COUNTED, FirstAttempt, deal_of, deal_of_record
from bot.storage.keys import PlayerPart, compared_deal_key, player_key
from seeds.puzzle import find_puzzle
from tests.bot.comparison.attempts import add_others, other, results
from tests.bot.desk import ANNA, BEN, WON, Desk, labels, shown

DEAL = deal_of_record(WON)
CLARA, DORA = other(1), other(2)
MOVES = len(WON.moves)


async def finish(desk: Desk, player: Player, *lines: str, seconds: int = 214) -> Reply:
    """Play the deal that can be won to its end, after some lines are typed at its beginning."""
    await desk.type(f"/play wish {WON.deal}", player)
    for line in (*lines, WON.moves[0].text):
        await desk.type(line, player)
    desk.time += seconds
    for move in WON.moves[1:]:
        reply = await desk.type(move.text, player)
    return reply


def noted(count: int, wins: int, *, has_won: bool = True) -> NotedDeal:
    """Return a deal that others have ended, each win in another number of moves, and the player."""
    own = FirstAttempt(COUNTED, 1, has_won, 100, 200)
    all_wins = [(90 + number, 190 + number) for number in range(wins)] + [(100, 200)] * has_won
    fewest = min((moves for moves, _ in all_wins), default=0)
    return NotedDeal(DealResults(count + 1, len(all_wins), fewest, tuple(all_wins[:150])), own)


async def test_only_the_first_game_of_a_deal_counts_and_only_without_help(desk: Desk, redis: Redis) -> None:
    first = await finish(desk, ANNA)
    assert "Other players" not in shown(first).text
    assert "Compare" not in await desk.offered(first)
    await finish(desk, ANNA)  # once more
    await finish(desk, BEN, WON.moves[0].text, "/undo")  # with help
    assert "Other players who won this deal: 1 of 1. Nobody needed fewer moves than you." in (
        shown(await finish(desk, BEN)).text
    )
    assert await results(redis, DEAL) == DealResults(1, 1, MOVES, ((MOVES, 214),))
    await desk.type(f"/play wish {WON.deal}", CLARA)
    await desk.type(WON.moves[0].text, CLARA)
    given_up = await desk.type("/giveup yes", CLARA)
    assert "Other players who won this deal: 1 of 1. Fewest moves: 16." in shown(given_up).text
    await desk.type("/undo", CLARA)  # the first end counts
    for move in WON.moves[1:]:
        await desk.type(move.text, CLARA)
    assert await results(redis, DEAL) == DealResults(2, 1, MOVES, ((MOVES, 214),))


async def test_a_deal_with_other_options_and_a_game_for_points_are_not_compared(
    desk: Desk, redis: Redis
) -> None:
    await finish(desk, ANNA)
    opened = replace(WON, option_words=("open",)).first(0)
    await desk.play(opened, BEN)
    await desk.type(WON.moves[0].text, BEN)
    assert "Other players" not in shown(await desk.type("/giveup yes", BEN)).text
    await desk.type("/play flip 42", BEN)
    await desk.type("deal", BEN)
    ended = await desk.type("/giveup yes", BEN)
    assert "Flip is played for points" in (await desk.type("/compare", BEN)).notice
    assert ended.screen
    assert await redis.hlen(player_key(BEN, PlayerPart.COMPARED)) == 2  # the open deal, and the day


async def test_enough_others_are_compared_in_a_chart_that_is_as_private_as_the_game(
    desk: Desk, redis: Redis
) -> None:
    await add_others(redis, DEAL, 12, 8)
    desk.room = Room(group=-5, is_private=True)
    board = await finish(desk, ANNA)
    assert "8 of 12. Fewest moves: 10. You needed fewer moves than 1 of 8 winners." in shown(board).text
    desk.room = Room(group=-5)
    reply = await desk.press_offered(board, "Compare")
    assert reply.is_private
    assert reply.target is ReplyTarget.NEW
    lines = shown(reply).text.splitlines()
    assert lines[1:] == [
        "Your moves: 16. Of the 8 other winners, 1 needed more, 1 as many, and 6 fewer.",
        "Your time: 3:34. Of the 8 other winners, 0 took longer, 0 as long, and 8 were faster.",
    ]
    assert isinstance(shown(reply).picture, ComparisonChart)
    assert "You: 16" in shown(reply).alt
    assert shown(await desk.press(reply, "Back")).title == "Wish, deal 42"
    again = await finish(desk, ANNA, seconds=60)
    assert "only your first game of a deal counts" in shown(await desk.press_offered(again, "Compare")).text
    await desk.type("/settings boards words")
    in_words = await desk.type(f"/compare wish {WON.deal}")
    assert in_words.target is ReplyTarget.PRIVATE
    assert shown(in_words).picture is None
    assert "column chart" in shown(in_words).text


async def test_what_cannot_be_compared_says_what_to_do(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line, said in (
        ("/compare", "You can compare a game when it’s over."),
        ("/compare wish 42", "To play it, type /play wish 42."),
        ("/compare 42", "such as /compare klondike 42."),
        ("/compare wish", "such as /compare klondike 42."),
    ):
        assert said in (await desk.type(line)).notice, line
    await finish(desk, ANNA)
    assert (await desk.type("/compare")).notice == "Nobody else has finished this deal yet."


async def test_a_puzzle_is_compared_by_its_first_attempts(desk: Desk, redis: Redis) -> None:
    puzzle = find_puzzle(1)
    assert puzzle
    for player in (ANNA, BEN):
        reply = await desk.type("/puzzle 1", player)
        for move in puzzle.solution:
            reply = await desk.type(move.text, player)
    session = (await desk.store.settings(BEN)).current
    deal = deal_of(await desk.store.load_session(BEN, session))
    assert (await results(redis, deal)).attempts == 2
    assert "Other players who solved this puzzle: 1 of 1. Nobody needed fewer" in shown(reply).text
    await add_others(redis, deal, 12, 12)
    again = await desk.type("/board back", BEN)
    assert "Compare" in labels(again)
    assert "Your time" not in shown(await desk.press(again, "Compare", BEN)).text


async def test_a_game_ends_although_the_deal_cannot_be_stored(desk: Desk, redis: Redis) -> None:
    await redis.sadd(compared_deal_key(DEAL), "not a string")
    board = await finish(desk, ANNA)
    assert "Other players" not in shown(board).text
    await redis.delete(compared_deal_key(DEAL))
    await desk.type("/board back")
    assert (await results(redis, DEAL)).attempts == 1


async def test_an_attempt_stays_as_a_number_when_its_player_is_deleted(desk: Desk, redis: Redis) -> None:
    await finish(desk, ANNA)
    await desk.type("/mydata delete yes")
    assert not await redis.exists(player_key(ANNA, PlayerPart.COMPARED))
    assert "Other players who won this deal: 1 of 1." in shown(await finish(desk, BEN)).text


@pytest.mark.parametrize(
    ("count", "wins", "said"),
    [
        (0, 0, ""),
        (1, 0, "0 of 1."),
        (9, 6, "6 of 9. Fewest moves: 90."),
        (10, 10, "10 of 10. Fewest moves: 90."),
        (10, 4, "4 of 10. Fewest moves: 90."),
        (120, 100, "100 of 120. Fewest moves: 90. You needed fewer moves than 89 of 100 winners."),
        (300, 200, "200 of 300. Fewest moves: 90. You needed fewer moves than about 93% of the winners."),
    ],
)
def test_few_others_are_not_compared_with(texts: Texts, count: int, wins: int, said: str) -> None:
    compared = Comparison.of(noted(count, wins), Win(100, 200))
    line = comparison_line(texts, compared, is_puzzle=False)
    assert line == (said and f"Other players who won this deal: {said}")
    screen = comparison_screen(texts, compared, ("a", "b"), "green", is_puzzle=False)
    assert bool(screen.picture) is (count >= 10 and wins >= 5)


def test_own_win_is_not_among_the_others_and_a_lost_game_has_no_place(texts: Texts) -> None:
    compared = Comparison.of(noted(50, 40), Win(100, 200))
    assert compared.moves
    assert (compared.moves.more, compared.moves.same, compared.moves.fewer) == (29, 1, 10)
    lost = Comparison.of(noted(50, 40, has_won=False))
    assert (lost.others, lost.wins, lost.moves) == (50, 40, None)
    assert "Your" not in comparison_screen(texts, lost, ("a", "b"), "green", is_puzzle=False).text


@pytest.mark.parametrize("language", finished_languages())
def test_the_longest_comparison_has_room_in_each_language(language: str) -> None:
    wins = tuple((1_000 + 11 * number, 300_000 + 4_000 * number) for number in range(150))
    results = DealResults(10**9, 10**9 - 1, 1_000, wins)
    compared = Comparison.of(NotedDeal(results, None), Win(1_990, 900_000))
    names = ("A long title of a deal " * 4, "Klondike 4503599627370495, draw 3")
    screen = comparison_screen(Texts.load(language), compared, names, "green", is_puzzle=False)
    assert isinstance(screen.picture, ComparisonChart)
    assert len(screen.picture.plots) == 2

"""The daily five as played: shown, begun once, solved, noted, on later days, shared."""

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DayMark
from bot.core.five_standing import FIVE, FiveStanding
from bot.core.images import ResultCard
from bot.core.screens import MAX_COPY
from bot.core.session import LoadedGame, Session
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.features.challenge.store import ChallengeStore
from bot.features.daily_five.observer import goal_state
from bot.features.daily_five.store import FiveStore
from bot.features.replay.screens import five_result_screen
from bot.features.statistics.calendar import Badge, Month
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from engine.goal import WIN, Goal, GoalState
from engine.record import Record
from seeds.daily_goal import daily_goals, games_of
from tests.bot.daily_five.fives import FIRST, current, date_of, goals_of, shortest, solution, solve
from tests.bot.desk import ANNA, MORNING, WON, Desk, labels
from tests.engine.transcripts import RECORDS

KEY = player_key(ANNA, PlayerPart.FIVE)


async def begin(desk: Desk, number: int, game: str) -> Session:
    await desk.act(Action(Verb.FIVE, (str(number), game)))
    return await current(desk)


async def test_one_is_shown_begun_gone_on_with_solved_and_played_again(desk: Desk, texts: Texts) -> None:
    offer = await desk.type("/five")
    assert offer.screen
    assert offer.screen.title == "Daily five #1 · January 15"
    assert offer.screen.text.count("\n○ ") == FIVE
    assert "0 of 5 solved." in offer.screen.text
    names = [texts.of_game(game, "title") for game in games_of(FIRST)]
    assert labels(offer)[:FIVE] == names
    goal = shortest()
    place = goals_of(1).index(goal)
    board = await desk.press(offer, names[place])
    assert board.screen
    assert "Goal: " in board.screen.text
    begun = await current(desk)
    assert (begun.record, begun.five, begun.challenge) == (goal.record, 1, 0)
    assert await desk.store.redis.hgetall(KEY) == {b"1": b"0"}

    first = solution(goal).moves[0]
    await desk.act(Action(Verb.MOVE, (first.verb, *first.places)))
    await desk.type("/play wish 42")
    assert (await begin(desk, 1, goal.record.game)).id == begun.id  # gone on with
    solved = await solve(desk, goal)
    assert solved.screen
    assert "✓ Goal reached: " in solved.screen.text
    assert "1 of 5 solved." in solved.screen.text
    assert int((await desk.store.redis.hgetall(KEY))[b"1"]) == 1 << place
    again = await desk.type("/board")
    assert again.screen
    assert "✓ Goal reached: " in again.screen.text
    assert "of 5 solved" not in again.screen.text  # said once
    offer = await desk.type("/five")
    assert f"✓ {names[place]}" in labels(offer)
    assert offer.screen
    assert "1 of 5 solved." in offer.screen.text


async def test_what_is_over_offers_the_next_and_starts_again_from_the_list(desk: Desk) -> None:
    goal = goals_of(1)[0]
    lost = await begin(desk, 1, goal.record.game)
    reply = await desk.type("/giveup yes")
    assert reply.screen
    assert "Goal missed: " in reply.screen.text
    assert reply.screen.code == "five-1"
    await desk.press_offered(reply, "Next of five")
    assert (await current(desk)).record == goals_of(1)[1].record
    again = await begin(desk, 1, goal.record.game)
    assert (again.record, again.five, again.restarts) == (goal.record, 1, 1)
    assert again.id != lost.id
    await desk.type("/new")
    assert (await current(desk)).five == 0


async def test_two_processes_begin_one_game_and_lose_no_solved_one(
    desk: Desk, redis: Redis, other_redis: Redis
) -> None:
    await desk.type("/five")
    other = Desk(PlayerStore(other_redis))
    game = goals_of(1)[0].record.game
    start = Action(Verb.FIVE, ("1", game))
    await asyncio.gather(*(one.act(start) for one in (desk, other, desk, other)))
    (session,) = await desk.store.unfinished_games(ANNA)
    stores = [FiveStore(one) for one in (redis, other_redis)]
    noted = (stores[turn % 2].note_five(ANNA, 1, session.id, turn % FIVE) for turn in range(4 * FIVE))
    assert sum(one.is_new for one in await asyncio.gather(*noted)) == FIVE
    assert (await stores[0].solved(ANNA, 1)).total == FIVE


async def test_a_crash_between_saving_and_noting_is_healed_by_the_next_view(desk: Desk) -> None:
    goal = shortest()
    await begin(desk, 1, goal.record.game)
    await solve(desk, goal)
    await desk.store.redis.delete(KEY)  # as if it had never been noted
    reply = await desk.type("/board")
    assert reply.screen
    assert "1 of 5 solved." in reply.screen.text
    assert await desk.store.redis.hlen(KEY) == 1


async def test_nothing_is_noted_of_a_game_that_is_deleted(redis: Redis) -> None:
    assert (await FiveStore(redis).note_five(ANNA, 1, "missing", 0)).total == 0
    assert not await redis.exists(KEY)


async def test_past_days_are_played_later_and_fill_their_day_in_the_calendar(desk: Desk) -> None:
    await desk.type("/five")
    desk.time = MORNING + 3 * DAY_SECONDS
    goal = shortest(2)
    for line in ("/five 2", f"/five {date_of(2)}"):
        offer = await desk.type(line)
        assert offer.screen
        assert offer.screen.title.startswith("Daily five #2 ")
    await begin(desk, 2, goal.record.game)
    await solve(desk, goal)
    calendar = await desk.type("/stats calendar")
    assert calendar.screen
    assert f"1 of the daily five solved: {date_of(2).day}" in calendar.screen.alt
    assert "Daily five: 1 of " in calendar.screen.text
    assert (await desk.type("/five yesterday")).screen


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("/five 9", "Daily five #9 is still to come. Today’s is #1."),
        ("/five yesterday", "The first daily five was on 2027-01-15 (UTC)."),
        ("/five yukon", "Yukon isn’t one of that day’s five. Choose one of these: Klondike"),
        ("/five hundred", "Can’t read “hundred” as a day or a game. After /five, type a number"),
    ],
)
async def test_what_there_is_not_is_refused(desk: Desk, line: str, refusal: str) -> None:
    reply = await desk.type(line)
    assert reply.notice.startswith(refusal)
    assert await desk.store.unfinished_games(ANNA) == ()


async def test_the_deal_of_an_open_daily_challenge_is_never_dealt_as_one_of_the_five(
    desk: Desk, redis: Redis
) -> None:
    goal = goals_of(1)[0]
    await redis.set("sb1:{daily}:first", FIRST.isoformat())
    challenge = DailyChallenge(1, FIRST, goal.record, 1)
    await ChallengeStore(redis).add_challenges(1, [challenge.text])
    session = await begin(desk, 1, goal.record.game)
    others = [one.record for one in daily_goals(goal.record.game, FIRST.weekday())]
    assert session.record != goal.record
    assert session.record in others
    desk.time += 2 * DAY_SECONDS  # the challenge is no secret any more: the game begun stays what it is
    assert (await begin(desk, 1, goal.record.game)).record == session.record
    reply = await desk.type("/board")
    assert reply.screen
    assert "Goal: " in reply.screen.text


@pytest.mark.parametrize(
    ("goal", "record", "is_over", "state"),
    [
        (Goal(WIN), WON, True, GoalState.REACHED),
        (Goal(WIN, moves=2), WON, True, GoalState.MISSED),
        (Goal(WIN, moves=99), WON.first(3), False, GoalState.OPEN),
        (Goal(WIN, moves=3), WON.first(3), False, GoalState.MISSED),
        (Goal(WIN), WON.first(3), True, GoalState.MISSED),  # given up
        (Goal("leave", 28, moves=2), WON.first(5), False, GoalState.REACHED),  # before too many moves
        (Goal("leave", 28, moves=1), WON.first(5), False, GoalState.MISSED),
    ],
)
def test_a_goal_is_reached_once_for_all_and_missed_by_too_many_moves(
    goal: Goal, record: Record, *, is_over: bool, state: GoalState
) -> None:
    assert goal_state(goal, record, record.replay(), is_over=is_over) is state


@pytest.mark.parametrize("in_words", [True, False])
def test_a_board_says_where_one_stands_and_what_helps_when_it_is_too_late(
    texts: Texts, *, in_words: bool
) -> None:
    record = Record.read(RECORDS["klondike-won"]).first(3)
    standing = FiveStanding(1, FIRST, Goal(WIN, moves=110), GoalState.OPEN, is_on=True)
    loaded = LoadedGame(7, Session("s", record, 1, 2), record.replay(), in_words, five=standing)
    text = board_screen(texts, loaded).text
    assert text.startswith("Goal: win in at most 110 moves · 3 made.\n")
    late = replace(loaded, five=replace(standing, state=GoalState.MISSED))
    assert "“↩ Undo” or “Restart” helps" in board_screen(texts, late).text


async def test_a_shared_result_names_no_card_no_deal_and_no_move_while_its_day_is_on(desk: Desk) -> None:
    goal = shortest()
    await begin(desk, 1, goal.record.game)
    await desk.press_offered(await solve(desk, goal), "Share")
    shared = await desk.type("/share")
    assert shared.screen
    assert shared.screen.title.startswith(f"Daily five of {FIRST}: ")
    assert shared.screen.text.startswith("Solved in ")
    assert "1 of 5 solved." in shared.screen.copy
    assert isinstance(shared.screen.picture, ResultCard)
    assert not shared.screen.picture.has_board
    said = " ".join((shared.screen.title, shared.screen.text, shared.screen.alt, shared.screen.copy))
    assert str(goal.record.deal) not in said
    assert shared.screen.code == "five-1"
    assert not [one for one in await desk.app.inline_results(ANNA, "") if "Daily five" not in one.title]
    desk.time += DAY_SECONDS
    later = await desk.type("/share")
    assert later.screen
    assert isinstance(later.screen.picture, ResultCard)
    assert later.screen.picture.has_board


@pytest.mark.parametrize("language", finished_languages())
def test_a_result_can_be_shared_in_every_language(language: str) -> None:
    record = Record.read(RECORDS["klondike-won"])
    session = Session("s", record, 1, 999_999, first_move=1, hints=1, five=214)
    state, goal = GoalState.REACHED, Goal("aces", 4, moves=400)
    standing = FiveStanding(214, FIRST, goal, state, is_on=True, solved=5)
    loaded = LoadedGame(7, session, record.replay(), five=standing)
    screen = five_result_screen(Texts.load(language), loaded, standing, Chat.DISCORD)
    assert len(screen.copy) < MAX_COPY, screen.copy
    assert board_screen(Texts.load(language), loaded).code == "five-214"


@pytest.mark.parametrize(
    ("solved", "badge"),
    [
        (0, Badge.NONE), (29, Badge.NONE), (30, Badge.BRONZE), (59, Badge.BRONZE), (60, Badge.SILVER),
        (119, Badge.SILVER), (120, Badge.GOLD), (149, Badge.GOLD), (150, Badge.DIAMOND),
    ],
)  # fmt: skip
def test_the_badge_of_the_five_goes_by_fifths_of_all(solved: int, badge: Badge) -> None:
    full, rest = divmod(solved, FIVE)
    fives = (*full * (FIVE,), rest, *30 * (0,))[:30]
    month = Month(FIRST.replace(day=1), 1, 30 * (DayMark.NONE,), fives=fives)
    assert month.five_badge is badge


@pytest.mark.parametrize("language", finished_languages())
async def test_every_goal_is_said_in_every_language(redis: Redis, language: str) -> None:
    desk = Desk(PlayerStore(redis))
    await desk.store.choose(ANNA, {"language": language})
    for day in range(7):
        desk.time = MORNING + day * DAY_SECONDS
        reply = await desk.type("/five")
        assert reply.screen
        assert "{" not in reply.screen.text

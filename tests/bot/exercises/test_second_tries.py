"""Second tries: begun from reviews, replays and mistakes, judged after each move, counted nowhere."""

from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.retention import DAY
from bot.features.second_tries.mistake_book import DAYS, MOST_MISTAKES, Mistake, MistakeBook
from bot.features.second_tries.store import MistakeStore
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisCancelledError
from bot.storage.keys import PlayerPart, player_key, player_prefix
from bot.storage.player_store import PlayerStore
from engine.goal import WIN, Goal
from engine.record import Record
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.bot.days import certified, draw
from tests.bot.desk import (
    ANNA,
    BEN,
    LOST,
    WON,
    Desk,
    button,
    controls,
    labels,
    last_update,
    picture_of,
    shown,
)
from tests.bot.exercises.mistake import DECIDED
from tests.bot.fake_jobs import ImmediateJobs

MOST_BYTES = 4096


async def reviewed(desk: Desk, record: Record = LOST) -> Reply:
    """Play a game to its end, and return its finished review."""
    await desk.know_all_games()
    reply = await desk.press(await desk.play(record), "Review")
    return await last_update(reply)


async def said(desk: Desk, line: str) -> Reply:
    """Type moves, and return the board with their judgement."""
    return await last_update(await desk.act(Action(Verb.SAY, (line,))))


def better_line(record: Record, moves: int) -> tuple[str, ...]:
    """Return the typed moves of a win after the first moves of a record."""
    solution = solve(record.first(moves).replay(), usual_budget(record.game))
    assert solution.verdict is Verdict.WON
    return tuple(move.text for move in solution.line)


async def book(desk: Desk) -> MistakeBook:
    return await MistakeStore(desk.store.redis).load_book(ANNA)


async def test_the_deciding_move_is_tried_again_until_the_game_is_won(desk: Desk) -> None:
    review = await reviewed(desk)
    before = (await desk.store.tally(ANNA)).all
    reply = await last_update(await desk.press(review, "Try it yourself"))
    assert shown(reply).title == "Second try: Wish, deal 1"
    assert "Goal: win." in shown(reply).text
    assert picture_of(reply).board == LOST.first(DECIDED - 1).replay().board()
    assert "↩ Undo" not in labels(reply)
    assert (await desk.type("/undo")).notice == "Nothing to undo: this is where you started."
    lost = await said(desk, LOST.moves[DECIDED - 1].text)
    assert "Lost: you can’t win from here anymore." in shown(lost).text
    back = await last_update(await desk.press(lost, "↩ Undo"))
    assert picture_of(back).board == picture_of(reply).board
    for move in better_line(LOST, DECIDED - 1):
        reply = await said(desk, move)
        assert "You can still win." in shown(reply).text or "Solved!" in shown(reply).text
    assert "Solved! You reached the goal." in shown(reply).text
    assert (await desk.store.tally(ANNA)).all == before
    assert not await desk.store.unfinished_games(ANNA)
    assert len(await desk.store.past_games(ANNA, 5)) == 1
    assert not shown(reply).code
    refused = await desk.type("/share")
    assert (refused.screen, refused.notice) == (None, Texts.load("en")("exercise-not-shared"))


async def test_a_way_to_the_goal_is_shown_and_leads_back(desk: Desk) -> None:
    await last_update(await desk.press(await reviewed(desk), "Try it yourself"))
    lost = await said(desk, LOST.moves[DECIDED - 1].text)
    way = await last_update(await desk.press(lost, "Show me"))
    assert f"After move {DECIDED - 1}" in shown(way).text
    step = await last_update(await desk.press(way, "⏮"))
    assert picture_of(step).board == LOST.first(DECIDED - 1).replay().board()
    back = await desk.press(step, "Back to position")
    assert picture_of(back).board == LOST.first(DECIDED).replay().board()


async def test_a_try_from_any_step_of_an_own_replay(desk: Desk) -> None:
    await desk.know_all_games()
    await desk.play(LOST)
    step = await desk.type("/replay 2")
    reply = await last_update(await desk.press(step, "Try from here"))
    assert picture_of(reply).board == LOST.first(2).replay().board()
    await desk.type("/resume")
    finished = (await desk.store.past_games(ANNA, 1))[0]
    lost_already = Action(Verb.RETRY, (str(DECIDED),), session=finished.id, owner=ANNA.id)
    assert "can’t find a win from here" in shown(await last_update(await desk.act(lost_already))).text
    at_the_end = Action(Verb.RETRY, (str(len(LOST.moves)),), session=finished.id, owner=ANNA.id)
    assert "The game was over after this move" in (await desk.act(at_the_end)).notice
    await desk.type("/play wish 7")
    assert "your own finished game" in (await desk.act(Action(Verb.RETRY, ("0",)))).notice


async def test_a_win_is_the_goal_of_a_won_game_that_every_win_ends_alike(desk: Desk) -> None:
    await desk.know_all_games()
    await desk.play(WON)
    reply = await last_update(await desk.press(await desk.type("/replay 2"), "Try from here"))
    assert "Goal: win." in shown(reply).text


async def test_points_are_the_goal_where_points_count(desk: Desk) -> None:
    deal = certified("flip").record()
    await desk.know_all_games()
    await desk.type(f"/play flip {deal.deal}")
    await desk.type("deal all")
    await desk.act(Action(Verb.SAY, ("stop",)))
    await desk.type("stop yes")
    finished = (await desk.store.past_games(ANNA, 1))[0]
    reply = await last_update(await desk.act(Action(Verb.RETRY, ("1",), session=finished.id, owner=ANNA.id)))
    assert "points or more." in shown(reply).text
    exercise = await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)
    assert exercise.exercise is not None
    assert exercise.exercise.goal is not None
    assert exercise.exercise.goal.count > finished.record.replay().score()
    move = exercise.record.replay().legal_moves()[0]
    judged = await said(desk, move.text)
    assert "points" in shown(judged).text.splitlines()[0]


async def test_a_second_try_goes_on_in_any_process_and_an_event_counts_once(desk: Desk, redis: Redis) -> None:
    await last_update(await desk.press(await reviewed(desk), "Try it yourself"))
    move = Action(Verb.SAY, (better_line(LOST, DECIDED - 1)[0],), event="a message")
    first = await last_update(await desk.act(move))
    other = Desk(PlayerStore(redis), ImmediateJobs())
    again = await other.act(move)
    assert picture_of(again).board == picture_of(first).board
    undone = await last_update(await other.type("/undo"))
    assert picture_of(undone).board == LOST.first(DECIDED - 1).replay().board()


async def test_the_deal_of_an_open_day_is_not_tried_again(desk: Desk) -> None:
    await draw(desk, certified("wish").record().first(0))
    session = next(one.action.session for one in controls(await desk.daily()) if one.action.session)
    given_up = await desk.act(Action(Verb.GIVE_UP, ("yes",), session=session, owner=ANNA.id))
    assert not [label for label in labels(given_up) if label.startswith("Try")]
    refused = await desk.act(Action(Verb.RETRY, ("0",), session=session, owner=ANNA.id))
    assert "This stays secret until" in refused.notice
    assert not (await book(desk)).mistakes


async def test_mistakes_come_again_in_leitners_intervals(desk: Desk) -> None:
    await reviewed(desk)
    (mistake,) = (await book(desk)).mistakes
    assert mistake.record == LOST.first(DECIDED - 1)
    good = better_line(LOST, DECIDED - 1)[0]
    for box, days in enumerate(DAYS):
        desk.time += days * DAY
        reply = await desk.type("/mistakes")
        assert "To practice today: 1 of 1." in shown(reply).text
        if box == 2:  # one that is missed comes at once, and this try cannot solve it any more
            lost = await said(desk, LOST.moves[DECIDED - 1].text)
            assert (await book(desk)).mistakes[0].box == 0
            await last_update(await desk.press(lost, "↩ Undo"))
            await said(desk, good)
            assert (await book(desk)).mistakes[0].box == 0
            break
        solved = await said(desk, good)
        assert f"This position comes back in {DAYS[box + 1]} day" in shown(solved).text
        assert (await book(desk)).mistakes[0].box == box + 1
        early = await desk.type("/mistakes")
        assert f"The next comes in {DAYS[box + 1]} day" in shown(early).text
    for days in DAYS:
        desk.time += days * DAY
        await desk.type("/mistakes")
        await said(desk, good)
    assert not (await book(desk)).mistakes
    assert "You don’t have any mistakes" in shown(await desk.type("/mistakes")).text


async def test_a_mistake_is_solved_once_by_a_try_however_often_that_is_shown(desk: Desk) -> None:
    """A second press says again what the first one did; a press of a later day solves nothing."""
    await last_update(await desk.press(await reviewed(desk), "Try it yourself"))
    solving = Action(Verb.SAY, (better_line(LOST, DECIDED - 1)[0],), event="a message")
    first = await last_update(await desk.act(solving))
    assert "This position comes back in 1 day." in shown(first).text
    assert shown(await last_update(await desk.act(solving))) == shown(first)
    desk.time += DAY
    later = await last_update(await desk.act(solving))
    assert "comes back" not in shown(later).text
    assert (await book(desk)).mistakes[0].box == 1


async def test_an_old_button_is_answered_while_a_newer_move_has_dropped_the_judgement(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    begun = await last_update(await desk.press(await reviewed(desk), "Try it yourself"))
    await said(desk, LOST.moves[DECIDED - 1].text)
    jobs.failing = AnalysisCancelledError()
    old = next(one.action for one in controls(begun) if one.action.verb is Verb.MOVE)
    reply = await desk.act(old)
    assert (reply.screen, reply.notice) == (None, Texts.load("en")("analysis-dropped"))


async def test_a_shown_way_solves_no_mistake(desk: Desk) -> None:
    await reviewed(desk)
    reply = await desk.type("/learn mistakes")
    await last_update(await desk.press(reply, "Show me"))
    await said(desk, better_line(LOST, DECIDED - 1)[0])
    assert (await book(desk)).mistakes[0].box == 0


async def test_a_full_book_takes_little_room_and_is_deleted_with_the_player(desk: Desk) -> None:
    await reviewed(desk)
    found = certified("kittyhawk").record()
    long = found.first(len(found.moves) - 2)
    before = await book(desk)
    full = before
    for number in range(2 * MOST_MISTAKES):
        full = full.with_mistake(Mistake.of(f"{number:010x}", long, Goal(WIN), number))
    session = (await desk.store.past_games(ANNA, 1))[0].id
    await MistakeStore(desk.store.redis).change(ANNA, before, full, session)
    stored = await desk.store.redis.get(player_key(ANNA, PlayerPart.MISTAKES))
    assert stored is not None
    assert len(stored) <= MOST_BYTES
    kept = (await book(desk)).mistakes
    assert 20 <= len(kept) <= MOST_MISTAKES
    assert kept[1].record == long
    asked = await desk.press(await desk.type("/mydata"), "Delete everything…")
    await desk.press(asked, "Yes, delete everything")
    assert not await desk.store.redis.keys(f"{player_prefix(ANNA)}*")


async def test_a_stranger_cannot_try_somebody_elses_game(desk: Desk) -> None:
    review = await reviewed(desk)
    pressed = button(review, "Try it yourself").action
    refused = await desk.act(pressed, BEN)
    assert "Try it yourself" not in labels(refused)
    assert not await desk.store.redis.keys(player_key(BEN, PlayerPart.EXERCISES))

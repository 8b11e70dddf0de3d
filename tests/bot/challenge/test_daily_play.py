"""The daily challenge: dealt once, ranked once, shown in its own room; past days are not ranked."""

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Room, Verb
from bot.core.replies import ReplyTarget
from bot.core.settings import GroupSettings, StartPermission
from bot.daily.days import DAY_SECONDS
from bot.daily.scope import EVERYONE, Scope
from bot.features.attempts.closing import DayCloser
from bot.features.standings.service import StandingsService
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.player_store import MOST_UNFINISHED, PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.days import NOON, closing_time, current, day_with, play, winning
from tests.bot.desk import ANNA, BEN, Desk, controls, labels, shown

GROUP = 77
HELPS = {Verb.UNDO, Verb.REDO, Verb.RESTART, Verb.HINT, Verb.CHANCE, Verb.VERDICT}


async def test_it_is_one_game_however_often_and_wherever_it_is_asked_for(desk: Desk, redis_url: str) -> None:
    async with Redis.from_url(redis_url) as redis:
        other = Desk(PlayerStore(redis))
        action = Action(Verb.DAILY, ("start",), event="message 5")
        pressed = replace(action, words=("start", "1"), event="button 6")
        actions = (action, action, pressed, replace(action, event="message 7"))
        replies = await asyncio.gather(*(one.act(what) for one in (desk, other) for what in actions))
    assert len({shown(reply).title for reply in replies}) == 1
    (game,) = await desk.store.unfinished_games(ANNA)
    assert (game.challenge, game.is_ranked, game.is_waived) == (1, True, False)
    await desk.daily(BEN)
    (bens,) = await desk.store.unfinished_games(BEN)
    assert (bens.record, bens.is_ranked) == (game.record, True)
    assert bens.id != game.id, "names of games are told apart wherever runs are kept without their players"


async def test_a_won_attempt_counts_once_and_its_result_stays(desk: Desk) -> None:
    await desk.know_all_games()
    challenge = await day_with(desk, "wish")
    desk.room = Room(group=GROUP, name="Anna")
    begun = await desk.daily()
    assert "Only your first run is ranked. No undo, hints or restart." in shown(begun).text
    assert f"Difficulty {challenge.difficulty}/5" in shown(begun).text
    desk.time += 500  # not counted: no move has been made
    reply = await play(desk, winning(challenge), seconds=3)
    moves = len(winning(challenge))
    result = await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number)
    assert result is not None
    assert (result.is_won, result.is_assisted, result.moves) == (True, False, moves)
    assert (result.seconds, result.groups) == (3 * (moves - 1), (GROUP,))
    assert "Here: place 1 of 1, so far. Everywhere: place 1 of 1, so far." in shown(reply).text
    assert "Daily streak: 1 day. Daily win streak: 1." in shown(reply).text
    assert not HELPS & {control.action.verb for control in controls(reply)}
    assert labels(reply)[:3] == ["Share", "Practice", "Leaderboard"]
    assert not {"Review", "Record"} & {*await desk.offered(reply)}
    assert "Calendar" in await desk.offered(reply)

    for scope in (EVERYONE, Scope(Chat.TELEGRAM, GROUP)):
        page = await desk.app.services.get(StandingsService).day(scope, challenge.number)
        assert [(row.player, row.name) for row in page.rows] == [(ANNA, "Anna")]
    for line in ("/undo", "/redo"):
        assert "can’t be changed" in (await desk.type(line)).notice or line == "/redo"
    again = await desk.daily()
    told, _, achieved = shown(reply).text.partition("\n🌱 Achievement: First of many")
    assert (shown(again).text, labels(again)) == (told, labels(reply))
    assert achieved.startswith("\n✨ Achievement: Wish granted"), "these are told once"
    assert await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number) == result

    practice = await desk.press(again, "Practice")
    assert "Practice: this run isn’t ranked." in shown(practice).text
    assert (await current(desk)).challenge == challenge.number
    await play(desk, winning(challenge)[:2])
    assert "Undo" in " ".join(labels(await desk.type("/undo")) + labels(await desk.type("/redo")))
    over = await play(desk, winning(challenge)[2:])
    assert "Practice" not in labels(over)
    assert await ResultStore(desk.app.services.store.redis).results(ANNA) == {challenge.number: result}

    desk.time = await closing_time(desk, challenge.number)
    past = await desk.press(await desk.type(f"/daily {challenge.number}"), "My run")
    assert {"Review", "Record"} <= {*await desk.offered(past)}
    assert "so far" not in shown(past).text


@pytest.mark.parametrize("is_over", [True, False])
async def test_deleting_everything_gives_no_second_try(desk: Desk, *, is_over: bool) -> None:
    challenge = await day_with(desk, "wish")
    await desk.daily()
    await play(desk, winning(challenge)[:3])
    if is_over:
        await desk.type("/giveup yes")
    await desk.press(await desk.type("/mydata delete"), "Yes, delete everything")
    for _ in range(2):
        again = await desk.daily()
        assert "started this challenge before" in again.notice
        assert "Practice: this run isn’t ranked." in shown(again).text
        assert not (await current(desk)).is_ranked
    await play(desk, winning(challenge))
    desk.time = await closing_time(desk, challenge.number)
    await desk.app.services.get(DayCloser).close_due(desk.time)
    assert await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number) is None
    assert (await desk.app.services.get(StandingsService).day(EVERYONE, challenge.number)).count == 0

    next_day = shown(await desk.daily()).text
    assert "Only your first run is ranked." in next_day, "it is one as any other"
    assert (await current(desk)).is_ranked


async def test_an_attempt_may_be_finished_until_its_day_closes_and_no_later(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    moves = winning(challenge)
    for player in (ANNA, BEN):
        await desk.daily(player)
        await play(desk, moves[:1], player)
    desk.time = await closing_time(desk, challenge.number) - 1
    came_back = await desk.type("/daily yesterday", BEN)
    assert "Ranked." in shown(came_back).text
    won = await play(desk, moves[1:], BEN, seconds=0)
    assert "place 1 of 1" in shown(won).text

    desk.time += 1
    assert "isn’t ranked" in shown(await desk.type("/board")).text
    late = await desk.type(moves[1])
    assert "This challenge closed before you finished, so the run isn’t ranked." in shown(late).text
    undone = await desk.type("/undo", ANNA)
    assert len((await current(desk)).record.moves) == 1, "it is an ordinary game now"
    assert "Hint" in labels(undone)
    await play(desk, moves[1:])
    assert await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number) is None
    assert (await desk.app.services.get(StandingsService).counts(EVERYONE, challenge.number)).played == 1


async def test_a_process_whose_clock_is_ahead_takes_no_rank_away(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    moves = winning(challenge)
    await desk.daily()
    await play(desk, moves[:1])
    ahead = Desk(desk.store)
    ahead.time = await closing_time(desk, challenge.number) + 1800
    desk.time = ahead.time - 3600
    assert "isn’t ranked" in shown(await ahead.type(moves[1])).text
    await ahead.app.services.get(DayCloser).close_due(ahead.time)
    await play(desk, moves[2:], seconds=0)
    result = await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number)
    assert result
    assert result.is_won


async def test_a_deal_that_is_an_open_challenge_is_that_challenge_however_it_is_asked_for(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    record = challenge.record
    kind = " ".join((record.game, *record.option_words))
    plain = f"{kind} {record.deal}"
    twin = "wish open" if "open" not in record.option_words else "wish"
    before = await desk.type(f"/play {kind}")
    desk.deals = iter([record.deal, 4242, 4243])
    fresh = await desk.press(before, "New game")
    assert (await current(desk)).record.deal == 4242, "nobody asked for the challenge: another one is dealt"
    assert "4242" in shown(fresh).title

    code = f"{'-'.join((record.game, *record.option_words))}-{record.deal}"
    for line in (f"/play {plain}", f"/play {twin} {record.deal}", f"/start {code}"):
        reply = await desk.daily(line=line)
        assert shown(reply).title.startswith(f"Daily challenge #{challenge.number} · ")
        session = await current(desk)
        assert (session.record, session.is_ranked) == (record, True)
    assert str(record.deal) not in shown(reply).title + shown(reply).text

    ranked = (await current(desk)).id
    again = await desk.type("/new same")
    assert (await current(desk)).id == ranked, "it is not finished: no second look at its cards"
    await desk.press(again, "More…")
    await desk.type("/new")
    assert (await current(desk)).id != ranked, "another deal stands beside it"
    assert (await desk.store.load_session(ANNA, ranked)).record == record

    await desk.daily()
    await play(desk, winning(challenge))
    await desk.type(f"/play {plain}")
    session = await current(desk)
    assert (session.challenge, session.is_ranked) == (challenge.number, False), "now it is for practice"
    assert "secret until daily challenge" in (await desk.type("/verdict")).notice


async def test_other_days_can_be_played_and_rank_no_more(desk: Desk) -> None:
    await desk.daily()
    asked = await desk.type("/giveup")
    assert "becomes your result" in shown(asked).text
    await desk.press(asked, "Yes, give up")
    assert "can’t be changed" in (await desk.type("/undo")).notice
    desk.time += 11 * DAY_SECONDS
    pressed = await desk.act(Action(Verb.DAILY, ("1", "public")))
    assert pressed.target is ReplyTarget.PRIVATE
    assert "isn’t ranked" in shown(pressed).text
    assert "given up, 0 moves" in shown(pressed).text
    assert labels(pressed) == ["Today’s challenge", "Play #1", "My run", "Past days"]
    today = await desk.press(pressed, "Today’s challenge")
    assert shown(today).title.startswith("Daily challenge #12 · ")
    past = await desk.press(pressed, "Play #1")
    assert "Practice: this run isn’t ranked." in shown(past).text
    session = await current(desk)
    assert (session.challenge, session.is_ranked) == (1, False)
    await desk.press(pressed, "Play #1")
    assert (await current(desk)).id == session.id, "it goes on"
    await desk.type("/daily yesterday")
    assert (await current(desk)).challenge == 11
    await desk.type("/daily 2027-01-16")

    archive = await desk.press(pressed, "Past days")
    lines = shown(archive).text.split("\n")
    assert len(lines) == 11
    assert lines[1].startswith("#11, 2027-01-25: ")
    second = await desk.press(archive, "Part 2 of 2")
    assert second.target is ReplyTarget.HERE
    assert "#1, 2027-01-15: Blink Solitaire" in shown(second).text
    assert "given up, 0 moves" in shown(second).text
    assert labels(second) == ["#1", "Today’s challenge", "Part 1 of 2"]


async def test_words_that_mean_no_playable_day_are_answered_with_a_sentence(desk: Desk) -> None:
    for words, notice in (
        ("99", "Daily challenge #99 isn’t here yet. Today’s is #1."),
        ("2027-01-16", "Daily challenge #2 isn’t here yet. Today’s is #1."),
        ("0", "There’s no daily challenge for that day."),
        ("yesterday", "There’s no daily challenge for that day."),
        ("1999-12-31", "There’s no daily challenge for that day."),
        ("what is this about, please tell me", "Unknown day “what is this about,…”."),
        ("help", "Unknown day “help”."),
        ("99999999999999", "Unknown day “99999999999999”."),
    ):
        assert (await desk.type(f"/daily {words}")).notice.startswith(notice)
    desk.time -= DAY_SECONDS
    assert (await desk.daily()).notice == "The first daily challenge comes on 2027-01-15 (UTC)."
    assert not await desk.store.unfinished_games(ANNA)


async def test_it_is_dealt_to_be_seen_as_its_player_wants(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    assert not (await desk.act(Action(Verb.DAILY, ("1", "public")))).is_only_for_player
    groups, chat = desk.store.groups, Chat.TELEGRAM
    await groups.save_settings(chat, GROUP, GroupSettings(starters=StartPermission.ADMINISTRATORS))
    assert "Only admins" in (await desk.daily(BEN)).notice
    assert "Past daily challenges" in shown(await desk.type("/daily archive", BEN)).title
    offer = await desk.act(Action(Verb.DAILY, ("1", "private")), BEN)
    assert offer.is_only_for_player
    assert (await desk.start_attempt(offer, BEN)).is_only_for_player
    (session,) = await desk.store.unfinished_games(BEN)
    assert (session.is_private, session.group) == (True, GROUP)


async def test_a_player_with_too_many_games_gets_a_sentence_and_loses_nothing(desk: Desk) -> None:
    for _ in range(MOST_UNFINISHED):
        await desk.type("/play wish")
    full = await desk.daily()
    assert f"{MOST_UNFINISHED} open games" in full.notice
    await desk.type("/giveup yes")
    await desk.daily()
    assert (await current(desk)).is_ranked


@pytest.mark.parametrize("language", finished_languages())
async def test_its_screens_fit_in_every_language(desk: Desk, language: str) -> None:
    desk.room = Room(language, GROUP, name="Anna")
    texts = Texts.load(language)
    for _ in range(5):
        begun = await desk.daily()
        assert texts("daily-terms") in shown(begun).text
        assert texts("daily-terms") in shown(await desk.type("/board words")).text
        await desk.press(begun, texts("button-more"))
        over = await desk.type("/giveup yes")
        assert texts("button-practise") in labels(over)
        desk.time += DAY_SECONDS + NOON
        await desk.type("/daily 1")
        await desk.type("/daily archive")

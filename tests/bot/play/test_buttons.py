"""Presses that are duplicated, late, simultaneous, or by other players; games that cannot continue."""

import asyncio
import logging
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.app import MOST_ATTEMPTS
from bot.core.actions import Action, Player, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import ReplyTarget
from bot.core.retention import RetentionPeriods
from bot.core.session import PrefetchedSession, Session
from bot.core.typed_input.lines import read_line
from bot.storage.keys import session_key
from bot.storage.player_store import MOST_UNFINISHED, PlayerStore
from engine.advice.estimates import Advice
from tests.bot.desk import ANNA, BEN, LOST, MORNING, Desk, button, controls, shown
from tests.bot.fake_jobs import ImmediateJobs


class MeetingStore(PlayerStore):
    """A store in which a number of actions wait until all of them have loaded their game."""

    def __init__(self, redis: Redis, expected: int) -> None:
        super().__init__(redis)
        self._expected = expected
        self._all_are_here = asyncio.Event()

    async def load_session(
        self, player: Player, session: str, prefetched: PrefetchedSession | None = None
    ) -> Session:
        loaded = await super().load_session(player, session, prefetched)
        self._expected -= 1
        if self._expected <= 0:
            self._all_are_here.set()
        await self._all_are_here.wait()
        return loaded


class OvertakenStore(PlayerStore):
    """A store in which another action always changes the game after it was loaded."""

    loaded = 0

    async def load_session(
        self, player: Player, session: str, prefetched: PrefetchedSession | None = None
    ) -> Session:
        loaded = await super().load_session(player, session, prefetched)
        self.loaded += 1
        await self.save(player, loaded.changed(MORNING), is_over=False)
        return loaded


async def test_of_two_presses_on_the_same_board_the_second_is_an_old_button(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    meeting = Desk(MeetingStore(desk.store.redis, 2))
    answers = await asyncio.gather(meeting.press(reply, "d e"), meeting.press(reply, "f h"))
    assert sorted("out of date" in answer.notice for answer in answers) == [False, True]
    assert shown(answers[0]) == shown(answers[1])
    (session,) = await desk.store.unfinished_games(ANNA)
    assert len(session.record.moves) == 1


async def test_lines_typed_at_the_same_time_are_played_one_after_another(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("de", "fh", "ad"):
        await desk.type(line)
    meeting = Desk(MeetingStore(desk.store.redis, 3))
    answers = await asyncio.gather(*(meeting.type("/undo") for _ in range(3)))
    assert [answer.notice for answer in answers] == [""] * 3
    (session,) = await desk.store.unfinished_games(ANNA)
    assert (session.record.moves, session.undos) == ((), 3)


async def test_an_action_that_always_loses_the_race_asks_to_try_later(desk: Desk) -> None:
    await desk.type("/play wish 42")
    overtaken = OvertakenStore(desk.store.redis)
    reply = await Desk(overtaken).type("de")
    assert "at the same time" in reply.notice
    assert overtaken.loaded == MOST_ATTEMPTS
    (session,) = await desk.store.unfinished_games(ANNA)
    assert session.record.moves == ()


async def test_a_press_that_is_delivered_twice_is_one_move_without_a_notice(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    first = await desk.press(reply, "d e")
    again = await desk.press(reply, "d e")
    assert again.notice == ""
    assert shown(again) == shown(first)
    assert "out of date" in (await desk.press(reply, "d f")).notice


@pytest.mark.parametrize(
    ("before", "label", "since"),
    [
        ([], "d e", ["de", "/undo", "/redo"]),
        ([], "d f", ["de", "fh"]),
        ([], "Give up", ["de"]),
        ([], "New game", ["/new"]),
        (["de fh"], "↩ Undo", ["/undo"]),
        (["de fh", "/undo"], "↪ Redo", ["/undo"]),
    ],
)
async def test_an_old_button_changes_nothing_and_shows_the_present_board(
    desk: Desk, before: list[str], label: str, since: list[str]
) -> None:
    for line in ("/play wish 42", *before):
        reply = await desk.type(line)
    for line in since:
        present = await desk.type(line)
    action = button(reply, label).action
    for old_action in (action, replace(action, verb=Verb.RESTART)):
        old = await desk.act(old_action)
        assert "out of date" in old.notice
        assert shown(old) == shown(present)


@pytest.mark.parametrize("line", ["/play wish", "/new", "/play wish 42"])
async def test_the_same_event_delivered_twice_begins_one_game(desk: Desk, line: str) -> None:
    await desk.play(LOST)
    action = replace(read_line(line), event="update 17")
    first, again = await desk.act(action), await desk.act(action)
    assert shown(first) == shown(again)
    assert len(await desk.store.unfinished_games(ANNA)) == 1
    assert shown(await desk.act(replace(action, event="update 18"))) != shown(first)


@pytest.mark.parametrize("line", ["de", "/undo", "/redo", "/restart", "/giveup yes", "/new"])
async def test_the_same_event_delivered_twice_changes_a_game_once(desk: Desk, line: str) -> None:
    await desk.type("/play wish 42")
    if line != "/new":
        for before in ("dh", "ef", "/undo") if line != "de" else ():
            await desk.type(before)
    action = replace(read_line(line), event="update 17")
    first = await desk.act(action)
    again = await desk.act(action)
    assert again.notice == ""
    assert shown(again) == shown(first)


@pytest.mark.parametrize("line", ["dh", "/redo"])
async def test_an_event_that_is_delivered_late_changes_a_game_once(desk: Desk, line: str) -> None:
    for before in ("/play wish 42", "dh", "/undo"):
        await desk.type(before)
    late = replace(read_line(line), event="update 17")
    await desk.act(late)
    for number, between in enumerate(("/undo", "/redo", "/undo")):
        present = await desk.act(replace(read_line(between), event=f"update {18 + number}"))
    assert shown(await desk.act(late)).picture == shown(present).picture


async def test_an_event_delivered_again_shows_its_own_game(desk: Desk) -> None:
    action = replace(read_line("/play wish 42"), event="update 17")
    first = await desk.act(action)
    await desk.type("/play wish 1")
    assert shown(await desk.act(action)) == shown(first)


async def test_a_button_of_a_game_that_has_expired_says_so(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.unfinished_games(ANNA)
    await desk.store.redis.delete(session_key(ANNA, session.id))
    answer = await desk.press(reply, "d e")
    assert "deleted after 90 days" in shown(answer).text
    assert answer.target is ReplyTarget.PRIVATE
    hasty = Desk(PlayerStore(desk.store.redis, RetentionPeriods(unfinished_days=1)))
    assert "deleted after 1 day" in shown(await hasty.press(reply, "d e")).text


async def with_earlier_rules(desk: Desk) -> None:
    """Change the rules number of every open game, as if they had been played under older rules."""
    for session in await desk.store.unfinished_games(ANNA):
        earlier = session.text.replace("wish/1", "wish/0")
        await desk.store.redis.set(session_key(ANNA, session.id), earlier)


async def test_a_game_by_other_rules_cannot_continue_and_its_deal_can_be_restarted(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    await with_earlier_rules(desk)
    desk = Desk(desk.store)  # the process of a later release
    for answer in (await desk.press(reply, "d e"), await desk.type("de"), await desk.type("/undo")):
        assert "rules of this game were corrected" in shown(answer).text
    assert await desk.store.unfinished_games(ANNA) == ()
    (stored,) = await desk.store.past_games(ANNA, 5)
    assert stored.record.text == "wish/0 #42"
    assert "Wish 42: played under older rules." in shown(await desk.type("/games")).text
    again = await desk.press(answer, "Play this deal")
    assert shown(again).title == "Wish, deal 42"


async def test_games_and_options_that_no_longer_exist_are_still_listed(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.unfinished_games(ANNA)
    earlier = session.text.replace("wish/1", "wish/0 level=9 sideways")
    await desk.store.redis.set(session_key(ANNA, session.id), earlier)
    desk = Desk(desk.store)  # the process of a later release
    assert shown(await desk.press(reply, "d e")).title == "Wish, deal 42, level=9, sideways"
    assert "Wish 42, level=9, sideways: played under older rules." in shown(await desk.type("/games")).text


async def test_twenty_games_by_other_rules_do_not_block_new_games(desk: Desk) -> None:
    for deal in range(MOST_UNFINISHED):
        await desk.type(f"/play wish {200 + deal}")
    await with_earlier_rules(desk)
    games = await desk.type("/play wish 42")
    await desk.act(controls(games)[0].action)
    assert shown(await desk.type("/play wish 42")).title == "Wish, deal 42"


@pytest.mark.parametrize("record", ["patience/1 #42", "wish/1 sideways #42", "wish/1 #42 | take a b", ""])
async def test_a_game_that_cannot_be_read_is_reported_and_left_unchanged(desk: Desk, record: str) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.unfinished_games(ANNA)
    key = session_key(ANNA, session.id)
    stored = session.text.replace("wish/1 #42", record) if record else "nonsense"
    await desk.store.redis.set(key, stored)
    desk = Desk(desk.store)  # another process, which has not cached the game
    assert "can’t be read" in (await desk.press(reply, "d e")).notice
    assert "can’t be read" in (await desk.type("/undo")).notice
    assert "belongs to another player" in shown(await desk.press(reply, "d e", BEN)).text
    assert (
        f"You {'have 1' if record else 'don’t have an'} open game." in shown(await desk.type("/games")).text
    )
    assert await desk.app.suggest(ANNA, ParameterKind.MOVE, "") == ()
    assert await desk.store.redis.get(key) == stored.encode()


async def test_a_stranger_gets_a_note_and_may_play_the_same_deal(desk: Desk) -> None:
    reply = await desk.type("/play wish 42 open")
    for label in ("d e", "New game", "Give up", "Text view"):
        note = await desk.press(reply, label, BEN)
        assert note.target is ReplyTarget.PRIVATE
        assert "belongs to another player" in shown(note).text
    (session,) = await desk.store.unfinished_games(ANNA)
    assert session.is_untouched
    for verb in set(Verb) - {Verb.OPERATOR}:  # which only operators learn of
        note = await desk.act(Action(verb, (), session.id, 1, owner=ANNA.id), BEN)
        assert "belongs to another player" in shown(note).text
    assert await desk.store.unfinished_games(ANNA) == (session,)
    dealt = await desk.press(note, "Play this deal", BEN)
    assert shown(dealt).title == "Wish, deal 42, all cards face up"
    assert dealt.target is ReplyTarget.NEW
    assert len(await desk.store.unfinished_games(BEN)) == 1


async def test_a_stranger_may_read_the_rules_and_has_games_of_their_own(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    assert shown(await desk.press(reply, "Rules", BEN)) == shown(await desk.type("/rules wish", BEN))
    games = await desk.press(await desk.press(reply, "More…"), "My games", BEN)
    assert games.target is ReplyTarget.PRIVATE
    assert "You don’t have an open game." in shown(games).text
    expired = Action(Verb.MOVE, ("take", "a", "b"), "0123456789", 1, owner=ANNA.id)
    assert "belongs to another player" in shown(await desk.act(expired, BEN)).text


FORGED = ((), ("",), ("take",), ("999999999999",), ("yes", "no"), ("-1",), ("wish", "x"))


@pytest.mark.parametrize("verb", list(Verb))
async def test_no_forged_button_does_harm(
    desk: Desk, jobs: ImmediateJobs, verb: Verb, caplog: pytest.LogCaptureFixture
) -> None:
    jobs.instead = Advice(()) if verb in (Verb.HINT, Verb.CHANCE) else None  # because advice takes long
    for words in FORGED:
        await desk.type("/play wish 42")
        session = (await desk.store.settings(ANNA)).current
        for name, revision in ((session, 1), (session, 99), ("", None), ("nonsense", 1)):
            with caplog.at_level(logging.ERROR):
                await desk.act(Action(verb, words, name, revision))
    assert not caplog.records

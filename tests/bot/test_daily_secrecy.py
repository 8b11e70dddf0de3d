"""What nobody is told of a challenge before its day closes: its deal's number, hidden cards, the way to win.

All verbs and all buttons are tried, by who plays, who has played, who practises, and who has not begun.
"""

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Player, Verb
from bot.core.images import BoardPicture, Renderable, ReplayAnimation, ResultCard, ReviewStrip
from bot.core.replies import Document, Reply
from bot.core.screens import Button, Screen
from bot.daily.days import DAY_SECONDS, GRACE_SECONDS
from bot.runtime.analysis_jobs import AnalysisBusyError
from bot.sessions.service import DIGEST_BYTES
from bot.storage.player_store import PlayerStore
from engine.deal import write_deal
from engine.record import Record
from tests.bot.days import certified, draw
from tests.bot.desk import ANNA, BEN, MORNING, Desk, labels, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.engine.playing import certified_games

DEALS = {game.name: certified(game.name).record().first(0) for game in certified_games()}
WISH = DEALS["wish"]
CLOSES = MORNING // DAY_SECONDS * DAY_SECONDS + DAY_SECONDS + GRACE_SECONDS
NAME = re.compile(rf"\b[0-9a-f]{{{2 * DIGEST_BYTES}}}\b")
"""A game's: by chance it may have any number in it."""
UNTIL = "This is a secret until daily puzzle #1 closes"

WORDS: dict[Verb, tuple[str, ...]] = {
    Verb.DAILY: ("", "1", "yesterday", "archive", "line", "line 1", "line 1 3", "help"),
    Verb.NEW: ("", "same"),
    Verb.BOARD: ("", "words", "words 1", "picture", "back"),
    Verb.RECORD: ("", "1", "2"),
    Verb.REPLAY: ("", "1", "first", "last", "film"),
    Verb.REVIEW: ("", "1", "first", "last", "strip", "line", "line 1"),
    Verb.AUTOPLAY: ("", "0", "1", "0 1"),
    Verb.VERDICT: ("", "yes"),
    Verb.MY_DATA: ("", "export", "delete"),
    Verb.RULES: ("", "{game}"),
    Verb.PLAY: ("", "{game}", "{game} {deal}", "{game} {words} {deal}"),
    Verb.OPTIONS: ("{game}",),
    Verb.START: ("", "{game}-{deal}", "daily-1"),
    Verb.GIVE_UP: ("",),
    Verb.MOVE: ("", "1"),
    Verb.CHOOSE: ("",),
    Verb.SAY: ("nonsense",),
}
"""What goes with the verbs; nothing with the others."""


def actions(record: Record) -> Iterator[Action]:
    """Yield every action there is, as if it were typed."""
    for verb in Verb:
        for words in WORDS.get(verb, ("",)):
            filled = words.format(game=record.game, deal=record.deal, words=" ".join(record.option_words))
            yield Action(verb, tuple(filled.split()))


def is_final(control: Button) -> bool:
    """Return whether a button would end what is looked at, or allow what is to be stored from the player."""
    action = control.action
    return "allow" in action.words or (
        "yes" in action.words and action.verb in {Verb.GIVE_UP, Verb.MY_DATA, Verb.VERDICT}
    )


def painted(picture: Renderable | None) -> Iterator[str]:
    """Yield the words of a picture."""
    match picture:
        case BoardPicture():
            yield from picture.heading
        case ResultCard():
            yield from (picture.title, *picture.lines)
        case ReviewStrip():
            yield from (picture.title, picture.note)
        case ReplayAnimation():
            yield picture.title


def told(reply: Reply) -> str:
    """Return all that a reply tells, with what its buttons carry."""
    screen = reply.screen or Screen(text=reply.notice)
    controls = [control for row in screen.rows for control in row]
    document = reply.document
    parts = [
        screen.title,
        screen.text,
        screen.alt,
        screen.code,
        screen.copy,
        reply.notice,
        *painted(screen.picture),
        *(" ".join((control.label, control.spoken, *control.action.words)) for control in controls),
    ]
    if isinstance(document, Document):
        content = document.content
        words = [content.decode()] if isinstance(content, bytes) else painted(content)
        parts += [document.name, *words]
    return "\n".join(parts)


@dataclass
class Watch:
    """Presses everything, and looks at what comes of it."""

    desk: Desk
    thinking: ImmediateJobs
    record: Record
    player: Player = ANNA
    verbs: set[Verb] = field(default_factory=set)
    """Those that have been tried."""

    async def see(self, action: Action) -> Reply:
        """Do something, and look at the answer and all that comes later."""
        self.verbs.add(action.verb)
        reply = await self.desk.app.handle(self.player, action, self.desk.room)
        await self.check(action, reply)
        if reply.updates:
            async for following in reply.updates:
                await self.check(action, following)
        return reply

    async def check(self, action: Action, reply: Reply) -> None:
        """Fail where a reply tells what is a secret."""
        said = NAME.sub("", told(reply))
        assert "went wrong" not in reply.notice, action
        for number in {str(self.record.deal), write_deal(self.record.deal)}:
            assert not re.search(rf"(?<![0-9]){number}(?![0-9])", said), (action, said)
        picture = reply.screen.picture if reply.screen else None
        assert not isinstance(picture, ReviewStrip), action
        assert not isinstance(picture, ResultCard) or not picture.has_board, action
        if isinstance(picture, ReplayAnimation):  # of what was played, and no further
            assert picture.record in await self.played(), action
        # Whatever is thought about is what a player sees: a board, never a record that tells all cards.
        thought = [part for given in self.thinking.given for part in given if isinstance(part, str)]
        heads = {record.partition(" |")[0].rpartition(" ")[2] for record in thought}
        assert f"#{self.record.deal}" not in heads, action

    async def played(self) -> set[str]:
        """Return the records of all that the player has played."""
        store = self.desk.store
        games = (*await store.open_games(self.player), *await store.past_games(self.player, 200))
        return {game.record.text for game in games}

    async def shuffle(self, session: str = "") -> None:
        """Try all verbs and all buttons; at the game that is named, however often it is left."""
        for action in actions(self.record):
            if session:
                await self.desk.store.make_current(self.player, session)
            reply = await self.see(action)
            for control in [control for row in (reply.screen or Screen(text="-")).rows for control in row]:
                if not is_final(control):
                    await self.see(control.action)


@pytest.fixture
async def watched(redis_url: str) -> AsyncIterator[tuple[Desk, ImmediateJobs]]:
    """Provide a desk where nothing is found out by thinking, and what was to be thought about is known."""
    thinking = ImmediateJobs()
    thinking.failing = AnalysisBusyError()
    async with Redis.from_url(redis_url) as redis:
        yield Desk(PlayerStore(redis), thinking), thinking


async def moved(desk: Desk, reply: Reply) -> Reply:
    """Make a move at random, on as many buttons as it takes."""
    for _ in range(4):
        controls = [control for row in shown(reply).rows for control in row]
        whole = [control for control in controls if control.action.verb is Verb.MOVE]
        begun = [control for control in controls if control.action.verb is Verb.CHOOSE]
        reply = await desk.act((whole or begun)[0].action)
        if whole:
            break
    return reply


@pytest.mark.parametrize("game", DEALS)
async def test_nothing_of_a_running_challenge_is_told(watched: tuple[Desk, ImmediateJobs], game: str) -> None:
    desk, thinking = watched
    watch = Watch(desk, thinking, DEALS[game])
    await draw(desk, watch.record)
    reply = await desk.type("/daily")
    await moved(desk, reply)
    (run,) = await desk.store.open_games(ANNA)
    assert run.record.moves
    await watch.shuffle(run.id)
    assert watch.verbs == set(Verb)
    run = await desk.store.load(ANNA, run.id)
    assert (run.is_ranked, run.is_waived, run.is_assisted) == (True, False, False)


@pytest.mark.parametrize("game", ["wish", "kittyhawk"])
async def test_nothing_of_a_finished_challenge_is_told(
    watched: tuple[Desk, ImmediateJobs], game: str
) -> None:
    desk, thinking = watched
    watch = Watch(desk, thinking, DEALS[game])
    await draw(desk, watch.record)
    await moved(desk, await desk.type("/daily"))
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    (run,) = await desk.store.past_games(ANNA, 5)
    assert run.challenge == 1
    for verb in (Verb.REVIEW, Verb.AUTOPLAY, Verb.RECORD):
        assert (await desk.act(Action(verb))).notice.startswith(UNTIL)
    await watch.shuffle(run.id)
    assert "Review" not in labels(over)
    assert "Record" not in labels(over)
    for typed in ("", "daily", f"{game} {watch.record.deal}"):
        for offer in await desk.app.inline_results(ANNA, typed):
            await watch.check(Action(Verb.SHARE), Reply(offer))


@pytest.mark.parametrize("game", ["wish", "flip"])
async def test_nothing_is_told_to_who_practises(watched: tuple[Desk, ImmediateJobs], game: str) -> None:
    desk, thinking = watched
    watch = Watch(desk, thinking, DEALS[game])
    await draw(desk, watch.record)
    await desk.type("/daily")
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    await moved(desk, await desk.press(over, "Practise"))
    (practice,) = await desk.store.open_games(ANNA)
    assert (practice.challenge, practice.is_ranked) == (1, False)
    await watch.shuffle(practice.id)
    assert (await desk.store.load(ANNA, practice.id)).record.deal == watch.record.deal


async def test_nothing_is_told_to_who_has_not_begun(watched: tuple[Desk, ImmediateJobs]) -> None:
    desk, thinking = watched
    await draw(desk, WISH)
    await Watch(desk, thinking, WISH, BEN).shuffle()


async def test_a_deal_that_was_dealt_before_its_day_keeps_the_secret_too(desk: Desk) -> None:
    """Who happens to have dealt it, as one that is no challenge, is told nothing more of it than others."""
    await draw(desk, DEALS["flip"])
    await desk.type(f"/play wish open {WISH.deal}")
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    assert f"deal {write_deal(WISH.deal)}" in shown(over).title
    assert str(WISH.deal) in shown(await desk.act(Action(Verb.RECORD))).text
    desk.time += DAY_SECONDS
    await draw(desk, WISH, first=2)
    for verb in (Verb.REVIEW, Verb.AUTOPLAY, Verb.RECORD):
        reply = await desk.act(Action(verb))
        assert reply.notice.startswith("This is a secret until daily puzzle #2 closes: at 12:00 UTC")
    desk.time = CLOSES + DAY_SECONDS
    assert str(WISH.deal) in shown(await desk.act(Action(Verb.RECORD))).text


async def test_when_it_is_told_is_said_by_the_players_clock(desk: Desk) -> None:
    await draw(desk, WISH)
    await desk.type("/daily")
    await desk.type("/settings zone=Europe/Berlin")
    desk.time = CLOSES - 5 * 60 * 60
    told_then = (await desk.act(Action(Verb.RECORD))).notice
    assert told_then == f"{UNTIL}: at 13:00 by your clock, in 5 hours. Then all may see it."


async def test_all_is_told_once_the_day_has_closed(watched: tuple[Desk, ImmediateJobs]) -> None:
    desk, thinking = watched
    thinking.failing = None
    await draw(desk, WISH)
    await moved(desk, await desk.type("/daily"))
    await desk.type("/giveup")
    await desk.type("/giveup yes")
    (run,) = await desk.store.past_games(ANNA, 1)
    kinds: dict[Verb, Any] = {Verb.REVIEW: ReviewStrip, Verb.AUTOPLAY: ReplayAnimation}
    for now, is_told in ((CLOSES - 1, False), (CLOSES, True)):
        desk.time = now
        over = await desk.act(Action(Verb.BOARD, ("back",), run.id))
        assert ("Review" in labels(over)) == ("Record" in labels(over)) == is_told
        record = await desk.act(Action(Verb.RECORD, (), run.id))
        assert (f"#{WISH.deal}" in told(record)) == is_told
        assert record.notice.startswith(UNTIL) != is_told
        for verb, kind in kinds.items():
            reply = await desk.act(Action(verb, (), run.id))
            last = [following async for following in reply.updates][-1] if reply.updates else reply
            assert isinstance(last.screen and last.screen.picture, kind) == is_told
            assert reply.notice.startswith(UNTIL) != is_told
        line = await desk.type("/daily line 1")
        assert isinstance(line.screen and line.screen.picture, ReplayAnimation) == is_told
        assert bool(thinking.given) == is_told
    data = (await desk.type("/mydata export")).document
    assert data
    assert f"#{WISH.deal}" in bytes(data.content if isinstance(data.content, bytes) else b"").decode()


async def test_a_players_data_tell_all_but_the_number(desk: Desk) -> None:
    await draw(desk, WISH)
    await moved(desk, await desk.type("/daily"))
    await desk.type("/play flip 7")
    data = (await desk.type("/mydata export")).document
    assert data
    assert isinstance(data.content, bytes)
    text = data.content.decode()
    assert "wish/1 #daily-1 | take" in text
    assert "flip/1 #7" in text

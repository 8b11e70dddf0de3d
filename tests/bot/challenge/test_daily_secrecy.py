"""Secrets of a challenge before its day closes: its deal's number, hidden cards, the way to win.

The tests try all verbs and buttons: while playing, after the end, in practice, and before the beginning.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.core.actions import Action, Player, Verb
from bot.core.images import BoardPicture, Renderable, ReplayAnimation, ResultCard, ReviewStrip
from bot.core.replies import Document, Reply
from bot.core.screens import Button, Screen
from bot.daily.days import DAY_SECONDS, GRACE_SECONDS
from bot.runtime.analysis_jobs import AnalysisBusyError
from bot.sessions.service import DIGEST_BYTES
from engine.record import Record
from tests.bot.days import certified, draw
from tests.bot.desk import ANNA, BEN, MORNING, Desk, controls, labels, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.engine.playing import certified_games

DEALS = {game.name: certified(game.name).record().first(0) for game in certified_games()}
WISH = DEALS["wish"]
CLOSES = MORNING // DAY_SECONDS * DAY_SECONDS + DAY_SECONDS + GRACE_SECONDS
NAME = re.compile(rf"\b[0-9a-f]{{{2 * DIGEST_BYTES}}}\b|(?i:\bpuzzle[ -][0-9]+)")
"""A session ID, or a puzzle, which may have any number by chance."""
UNTIL = "This stays secret until daily challenge #1 closes"

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
    Verb.LEARN: ("", "{game}", "mistakes"),
    Verb.RETRY: ("", "0", "1"),
    Verb.MISTAKES: ("", "next"),
    Verb.PLAY: ("", "{game}", "{game} {deal}", "{game} {words} {deal}"),
    Verb.OPTIONS: ("{game}",),
    Verb.START: ("", "{game}-{deal}", "daily-1"),
    Verb.GIVE_UP: ("",),
    Verb.MOVE: ("", "1"),
    Verb.CHOOSE: ("",),
    Verb.WHY: ("", "a", "a c"),
    Verb.SAY: ("nonsense",),
}
"""The words that are tried with these verbs; the other verbs are tried without words."""


def actions(record: Record) -> Iterator[Action]:
    """Yield every verb with all its words, as if a player had typed it."""
    for verb in Verb:
        for words in WORDS.get(verb, ("",)):
            filled = words.format(game=record.game, deal=record.deal, words=" ".join(record.option_words))
            yield Action(verb, tuple(filled.split()))


def ends_something(button: Button) -> bool:
    """Return whether a button would end the game or change what may be shown."""
    action = button.action
    return "allow" in action.words or (
        "yes" in action.words and action.verb in {Verb.GIVE_UP, Verb.MY_DATA, Verb.VERDICT}
    )


def words_of_picture(picture: Renderable | None) -> Iterator[str]:
    match picture:
        case BoardPicture():
            yield from picture.heading
        case ResultCard():
            yield from (picture.title, *picture.lines, picture.introduction)
        case ReviewStrip():
            yield from (picture.title, picture.note)
        case ReplayAnimation():
            yield picture.title


def all_words(reply: Reply) -> str:
    """Return all texts of a reply, including those in its buttons."""
    screen = reply.screen or Screen(text=reply.notice)
    parts = [screen.title, screen.text, screen.alt, screen.code, screen.copy, reply.notice]
    parts += words_of_picture(screen.picture)
    parts += (" ".join((one.label, one.spoken, *one.action.words)) for one in controls(reply))
    if isinstance(reply.document, Document):
        content = reply.document.content
        words = [content.decode()] if isinstance(content, bytes) else words_of_picture(content)
        parts += [reply.document.name, *words]
    return "\n".join(parts)


@dataclass
class Observer:
    """Does everything that can be done, and checks all replies."""

    desk: Desk
    jobs: ImmediateJobs
    record: Record
    player: Player = ANNA
    verbs: set[Verb] = field(default_factory=set)
    """The verbs that have been tried."""

    async def act(self, action: Action) -> Reply:
        """Handle an action, and check the reply and all its updates."""
        self.verbs.add(action.verb)
        reply = await self.desk.app.handle(self.player, action, self.desk.room)
        await self.check(action, reply)
        if reply.updates:
            async for update in reply.updates:
                await self.check(action, update)
        return reply

    async def check(self, action: Action, reply: Reply) -> None:
        """Fail if a reply shows a secret."""
        text = NAME.sub("", all_words(reply))
        assert "went wrong" not in reply.notice, action
        assert not re.search(rf"(?<![0-9]){self.record.deal}(?![0-9])", text), (action, text)
        picture = reply.screen.picture if reply.screen else None
        assert not isinstance(picture, ReviewStrip), action
        assert not isinstance(picture, ResultCard) or not picture.has_board, action
        if isinstance(picture, ReplayAnimation):  # only of moves that were played
            store = self.desk.store
            games = (*await store.unfinished_games(self.player), *await store.past_games(self.player, 200))
            assert picture.record in {game.record.text for game in games}, action
        # An analysis gets a board, never a record, which would reveal all cards.
        texts = [part for given in self.jobs.given for part in given if isinstance(part, str)]
        heads = {record.partition(" |")[0].rpartition(" ")[2] for record in texts}
        assert f"#{self.record.deal}" not in heads, action

    async def try_everything(self, session: str = "") -> None:
        """Try all verbs and all buttons; each time, the given session is the current game."""
        for action in actions(self.record):
            if session:
                await self.desk.store.make_current(self.player, session)
            reply = await self.act(action)
            for button in controls(reply):
                if not ends_something(button):
                    await self.act(button.action)


@pytest.fixture
def watched(desk: Desk, jobs: ImmediateJobs) -> tuple[Desk, ImmediateJobs]:
    """Provide a desk whose analysis jobs all fail, and these jobs."""
    jobs.failing = AnalysisBusyError()
    return desk, jobs


async def with_move(desk: Desk, reply: Reply) -> Reply:
    """Make any move, with as many presses as it needs."""
    for _ in range(4):
        moves = [one for one in controls(reply) if one.action.verb is Verb.MOVE]
        choices = [one for one in controls(reply) if one.action.verb is Verb.CHOOSE]
        reply = await desk.act((moves or choices)[0].action)
        if moves:
            break
    return reply


async def given_up(desk: Desk) -> Reply:
    """Begin today's challenge, make a move and give up."""
    await with_move(desk, await desk.daily())
    await desk.type("/giveup")
    return await desk.type("/giveup yes")


@pytest.mark.parametrize("game", DEALS)
async def test_nothing_is_revealed_during_an_attempt(watched: tuple[Desk, ImmediateJobs], game: str) -> None:
    desk, jobs = watched
    observer = Observer(desk, jobs, DEALS[game])
    await draw(desk, observer.record)
    reply = await desk.daily()
    await with_move(desk, reply)
    (attempt,) = await desk.store.unfinished_games(ANNA)
    assert attempt.record.moves
    await observer.try_everything(attempt.id)
    assert observer.verbs == set(Verb)
    attempt = await desk.store.load_session(ANNA, attempt.id)
    assert (attempt.is_ranked, attempt.is_waived, attempt.is_assisted) == (True, False, False)


@pytest.mark.parametrize("game", ["wish", "kittyhawk"])
async def test_nothing_is_revealed_after_an_attempt(watched: tuple[Desk, ImmediateJobs], game: str) -> None:
    desk, jobs = watched
    observer = Observer(desk, jobs, DEALS[game])
    await draw(desk, observer.record)
    over = await given_up(desk)
    (attempt,) = await desk.store.past_games(ANNA, 5)
    assert attempt.challenge == 1
    for verb in (Verb.REVIEW, Verb.AUTOPLAY, Verb.RECORD):
        assert (await desk.act(Action(verb))).notice.startswith(UNTIL)
    await observer.try_everything(attempt.id)
    assert "Review" not in labels(over)
    assert "Record" not in labels(over)
    for typed in ("", "daily", f"{game} {observer.record.deal}"):
        for offer in await desk.app.inline_results(ANNA, typed):
            await observer.check(Action(Verb.SHARE), Reply(offer))


@pytest.mark.parametrize("game", ["wish", "flip"])
async def test_nothing_is_revealed_in_practice(watched: tuple[Desk, ImmediateJobs], game: str) -> None:
    desk, jobs = watched
    observer = Observer(desk, jobs, DEALS[game])
    await draw(desk, observer.record)
    over = await given_up(desk)
    await with_move(desk, await desk.press(over, "Practice"))
    (practice,) = await desk.store.unfinished_games(ANNA)
    assert (practice.challenge, practice.is_ranked) == (1, False)
    await observer.try_everything(practice.id)
    assert (await desk.store.load_session(ANNA, practice.id)).record.deal == observer.record.deal


async def test_nothing_is_revealed_before_an_attempt(watched: tuple[Desk, ImmediateJobs]) -> None:
    desk, jobs = watched
    await draw(desk, WISH)
    await Observer(desk, jobs, WISH, BEN).try_everything()


async def test_a_deal_that_was_played_before_its_day_becomes_secret(desk: Desk) -> None:
    """Its number was shown before it became a challenge."""
    await draw(desk, DEALS["flip"])
    await desk.type(f"/play wish open {WISH.deal}")
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    assert f"deal {WISH.deal}" in shown(over).title
    assert str(WISH.deal) in shown(await desk.act(Action(Verb.RECORD))).text
    assert len(await desk.app.inline_results(ANNA, "")) == 1
    desk.time += DAY_SECONDS
    await draw(desk, WISH, first=2)
    for verb in (Verb.REVIEW, Verb.AUTOPLAY, Verb.RECORD, Verb.SHARE):
        reply = await desk.act(Action(verb))
        assert reply.notice.startswith("This stays secret until daily challenge #2 closes at 12:00 UTC")
    assert not await desk.app.inline_results(ANNA, "")
    desk.time = CLOSES + DAY_SECONDS
    assert str(WISH.deal) in shown(await desk.act(Action(Verb.RECORD))).text


async def test_the_end_of_secrecy_is_shown_by_the_players_clock(desk: Desk) -> None:
    await draw(desk, WISH)
    await desk.daily()
    await desk.type("/settings zone=Europe/Berlin")
    desk.time = CLOSES - 5 * 60 * 60
    notice = (await desk.act(Action(Verb.RECORD))).notice
    assert notice == f"{UNTIL} at 13:00 your time, in 5 hours. Then everyone can see it."


async def test_everything_is_shown_after_the_day_has_closed(watched: tuple[Desk, ImmediateJobs]) -> None:
    desk, jobs = watched
    jobs.failing = None
    await draw(desk, WISH)
    await given_up(desk)
    (attempt,) = await desk.store.past_games(ANNA, 1)
    kinds: dict[Verb, Any] = {Verb.REVIEW: ReviewStrip, Verb.AUTOPLAY: ReplayAnimation}
    for now, is_shown in ((CLOSES - 1, False), (CLOSES, True)):
        desk.time = now
        over = await desk.act(Action(Verb.BOARD, ("back",), attempt.id))
        offered = await desk.offered(over)
        assert ("Review" in offered) == ("Record" in offered) == is_shown
        record = await desk.act(Action(Verb.RECORD, (), attempt.id))
        assert (f"#{WISH.deal}" in all_words(record)) == is_shown
        assert record.notice.startswith(UNTIL) != is_shown
        for verb, kind in kinds.items():
            reply = await desk.act(Action(verb, (), attempt.id))
            last = [update async for update in reply.updates][-1] if reply.updates else reply
            assert isinstance(last.screen and last.screen.picture, kind) == is_shown
            assert reply.notice.startswith(UNTIL) != is_shown
        line = await desk.type("/daily line 1")
        assert isinstance(line.screen and line.screen.picture, ReplayAnimation) == is_shown
        assert bool(jobs.given) == is_shown
        data = (await desk.type("/mydata export")).document
        assert data
        assert isinstance(data.content, bytes)
        named = f"wish/1 #{WISH.deal} | take" if is_shown else "wish/1 #daily-1 | take"
        assert named in data.content.decode(), "the players' data contain everything but the number"
        assert '"has_allowed_help": false' in data.content.decode()

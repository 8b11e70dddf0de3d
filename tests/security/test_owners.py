"""Games of other players: nothing that a stranger sends changes or shows data of the owner."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.core.actions import Action, Room, Verb
from bot.core.callback_data import unpack
from bot.core.images import BoardPicture
from bot.core.replies import Reply
from bot.daily.invitation import Invitation
from bot.rendering.image_renderer import ImageRenderer
from bot.sessions.service import event_digest
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import browsing
from tests.bot.desk import ANNA, BEN, LOST, Desk, controls, last_update, picture_of, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.discord_chat.boards import deal
from tests.discord_chat.simulator.player import Player as DiscordPlayer
from tests.rare import SomeOf
from tests.security.support import in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person, buttons, words

HERE = Room(group=-100500, channel=3)
PRIVATE = Room()
PRIVATE_IN_GROUP = Room(group=-100500, channel=3, is_private=True)

WORDS: dict[Verb, tuple[str, ...]] = dict.fromkeys(Verb, ("", "yes", "1")) | {
    Verb.START: ("", "wish-42", "daily-1", "daily-1-_16gq-0000000000"),
    Verb.RULES: ("", "wish 1"),
    Verb.DAILY: (
        "",
        "1",
        "help",
        "allow",
        "archive 1",
        "line 1",
        "tell",
        "tell off",
        "1 sure",
        "start",
        "practice 1",
    ),
    Verb.PLAY: ("", "wish 42", "wish open 42"),
    Verb.OPTIONS: ("wish", "wish open=on"),
    Verb.RESUME: ("", "wish"),
    Verb.BOARD: ("", "1", "alone"),
    Verb.FILE: ("", "film"),
    Verb.MOVE: ("take a c", "take a b", "take c d"),
    Verb.CHOOSE: ("", "take", "take a"),
    Verb.WHY: ("", "a", "a c"),
    Verb.SAY: ("a c", "a b"),
    Verb.REPLAY: ("", "1", "film"),
    Verb.SETTINGS: ("theme=night", "results nobody", "language de", "boards words"),
    Verb.CALENDAR: ("", "2027-01"),
    Verb.MY_DATA: ("", "export", "delete", "delete yes"),
    Verb.LEADERBOARD: ("", "day here", "rating all"),
    Verb.LEARN: ("", "flip", "flip again", "flip alone", "mistakes"),
    Verb.RETRY: ("", "0", "3"),
    Verb.SHOW: ("", "0", "5 1"),
    Verb.MISTAKES: ("", "next"),
    Verb.FRIEND: ("", "drop all", "begin 0000000000000"),
    Verb.ADMIN: ("", "starters=administrators", "boards=private", "here", "post", "post on"),
}
"""The words of an action with each verb."""


async def stored_of(redis: Redis, player: str) -> dict[bytes, tuple[bytes | None, int]]:
    """Return all keys of a player with their values and times of expiry."""
    keys = [key async for key in redis.scan_iter(match=f"*{{{player}}}*")]
    assert keys
    return {key: (await redis.dump(key), await redis.pexpiretime(key)) for key in keys}


class Owner:
    """A player with games and other data."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.games: dict[str, Reply] = {}

    async def play(self) -> None:
        """Fill every kind of key: play and finish games, change settings."""
        desk = self.desk
        desk.room = HERE
        await desk.type("/settings theme=night")
        await desk.type("/play flip 5")
        question = await desk.type("/giveup")
        await desk.act(next(one.action for one in controls(question) if one.action.verb is Verb.GIVE_UP))
        self.games["daily"] = await desk.daily()
        desk.room = PRIVATE_IN_GROUP
        self.games["private"] = await desk.type("/play wish 43")
        await self._learn()
        desk.room = HERE
        board = await desk.type("/play wish 42")
        self.games["open"] = await desk.act(controls(board)[0].action)
        await desk.type("/daily tell")

    async def _learn(self) -> None:
        """Begin a lesson, and a second try of a private game."""
        desk = self.desk
        self.games["lesson"] = await desk.type("/learn flip")
        await desk.know_all_games()
        review = await last_update(await desk.press(await desk.play(LOST), "Review"))
        desk.room = HERE
        self.games["second try"] = await last_update(await desk.press(review, "Try it yourself"))
        self.games["mistake"] = await desk.type("/mistakes")


def _session(reply: Reply) -> str:
    return next(control.action.session for control in controls(reply) if control.action.session)


@pytest.fixture
async def owner(desk: Desk) -> Owner:
    owner = Owner(desk)
    await owner.play()
    return owner


def forged(owner: Owner, verb: Verb, text: str) -> Iterator[Action]:
    """Yield what a stranger can send: the owner's id, game and revision in every combination."""
    for reply in owner.games.values():
        session = _session(reply)
        revision = max(control.action.revision or 0 for control in controls(reply))
        for whose, game, state in product((ANNA.id, BEN.id, None, 0), (session, ""), (revision, None)):
            yield Action(verb, tuple(text.split()), game, state, whose, event=f"{verb} {text} {whose} {game}")


@pytest.mark.parametrize("verb", list(Verb))
async def test_a_stranger_changes_nothing_and_sees_nothing(
    owner: Owner, redis: Redis, verb: Verb, some_of: SomeOf
) -> None:
    before = await stored_of(redis, f"{ANNA.chat}:{ANNA.id}")
    moved, moved_board = shown(owner.games["open"]).text, picture_of(owner.games["open"]).board
    boards = [picture_of(reply).board for reply in owner.games.values()]
    for text, room in product(WORDS[verb], (HERE, PRIVATE)):
        for action in some_of(forged(owner, verb, text)):
            reply = await owner.desk.app.handle(BEN, action, room)
            names = {control.action.session for control in controls(reply)} - {""}
            assert not names & {_session(one) for one in owner.games.values()}
            if reply.screen:
                picture = reply.screen.picture
                board = picture.board if isinstance(picture, BoardPicture) else None
                assert board != moved_board
                assert board or moved not in reply.screen.text  # another board can have the same sentence
                if action.session and action.owner not in (None, BEN.id):
                    assert board not in boards
            if reply.updates:
                await reply.updates.aclose()  # type: ignore[attr-defined]
    assert await stored_of(redis, f"{ANNA.chat}:{ANNA.id}") == before


async def test_the_deal_of_a_private_game_is_secret_also_in_second_tries(owner: Owner) -> None:
    shown_actions = {}
    for name, reply in owner.games.items():
        action = Action(Verb.BOARD, (), _session(reply), 0, ANNA.id)
        answer = await owner.desk.app.handle(BEN, action, HERE)
        shown_actions[name] = [control.action.words for control in controls(answer)]
    assert ("wish", "42") in shown_actions["open"]
    for name in ("private", "second try", "mistake"):
        assert shown_actions[name] == [()]
        assert owner.games[name].is_private


async def test_the_id_of_a_game_cannot_be_guessed(redis: Redis) -> None:
    await Owner(Desk(PlayerStore(redis), ImmediateJobs())).play()
    names = {session.id for session in await PlayerStore(redis).unfinished_games(ANNA)}
    event = event_digest(ANNA, Action(Verb.DAILY, event="daily 1"))
    assert names
    assert event not in names
    await redis.flushall()
    again = Owner(Desk(PlayerStore(redis), ImmediateJobs()))
    await again.play()
    assert not names & {session.id for session in await PlayerStore(redis).unfinished_games(ANNA)}


async def test_only_admins_change_settings_of_a_group(owner: Owner, redis: Redis) -> None:
    for text in (*WORDS[Verb.ADMIN], "language=de", "everywhere", "post=on", "post channel"):
        for whose in (None, BEN.id, ANNA.id):
            action = Action(Verb.ADMIN, tuple(text.split()), owner=whose)
            await owner.desk.app.handle(BEN, action, replace(HERE, is_admin=False))
            await owner.desk.app.handle(BEN, action, Room(is_admin=True))
    assert not [key async for key in redis.scan_iter(match="*:group:*:self")]
    assert not [key async for key in redis.scan_iter(match="*:group:*}:post*")]


async def test_an_invitation_is_valid_for_one_group_and_day(owner: Owner, redis: Redis) -> None:
    secret = await PlayerStore(redis).secret("invitations")
    code = Invitation(5, -100500).code(secret)
    assert Invitation.read(code, secret) == Invitation(5, -100500)
    start, _, seal = code.rpartition("-")
    assert len(seal) == 10
    seals = (seal[:-1] + ("0" if seal[-1] != "0" else "1"), "0" * 10, "", f"{seal}0")
    for other in (
        code.replace("daily-5", "daily-6"),
        code.replace("_", ""),
        *(f"{start}-{s}" for s in seals),
    ):
        assert Invitation.read(other, secret) is None
    assert Invitation.read(Invitation(5, -100500).code(b"another secret, or none"), secret) is None
    for forgery in ("daily-1-_16gq-0123456789", "daily-1-5-ffffffffff", "daily-1"):
        await owner.desk.app.handle(BEN, Action(Verb.START, (forgery,), event=forgery), PRIVATE)
        pressed = Action(Verb.DAILY, ("start", forgery), event=f"{forgery} start")
        await owner.desk.app.handle(BEN, pressed, PRIVATE)
    for day in ("start 1", "start"):
        typed = Action(Verb.DAILY, tuple(day.split()), event=day)
        await owner.desk.app.handle(BEN, typed, PRIVATE)
    games = await PlayerStore(redis).unfinished_games(BEN)
    assert games
    assert {game.group for game in games} == {0}


async def test_leaderboards_of_other_groups_cannot_be_seen(owner: Owner) -> None:
    elsewhere = Room(group=-777)
    for words_of in ("day here", "rating here", "day -100500", "day group -100500", "telegram:-100500"):
        reply = await owner.desk.app.handle(BEN, Action(Verb.LEADERBOARD, tuple(words_of.split())), elsewhere)
        assert "Anna" not in (shown(reply).text if reply.screen else reply.notice)


async def test_on_the_web_page_a_stranger_changes_nothing(page: WebAdapter, redis: Redis) -> None:
    async with browsing(page) as mine, browsing(page) as other:
        await mine.enter()
        board = (await mine.type("/play wish 42"))["messages"][-1]
        before = await stored_of(redis, "page:*")
        await other.enter()
        press = next(one["press"] for row in board["rows"] for one in row if "move" in one["press"])
        for forgery in (press, press.replace(press.split(":")[1], "", 1)):
            body = {"entry": "0" * 32, "message": board["number"], "press": forgery}
            answer = await other.post("/press", body)
            assert answer.status == 200
            assert "32 cards left" not in await answer.text()
        stolen = {"X-Page-Token": mine.token}
        assert (await other.post("/type", {"entry": "1" * 32, "line": "/undo"}, **stolen)).status == 403
        after = await stored_of(redis, "page:*")
        assert {key: after[key] for key in before} == before


async def test_in_telegram_a_stranger_changes_nothing(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        board = await anna.say("/play wish 0", GROUP)
        mine = await berta.say("/play wish 1")
        before, text = await stored_of(redis, "telegram:501"), words(board)
        for found in buttons(board):
            await berta.answered(await berta.tap_data(board, found["callback_data"]))
        forgery = next(buttons(board))["callback_data"]
        for data in (forgery, f"1*{forgery}", f"*{forgery}", forgery.replace("1:", "1::", 1)):
            await berta.answered(await berta.tap_data(mine, data))
        for line in ("/undo", "/giveup yes", "/restart yes", "/new", "/board"):
            await berta.reply(board, line)
        assert await stored_of(redis, "telegram:501") == before
        assert words(board) == text


async def test_in_discord_a_stranger_changes_nothing(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        carla, dora = (
            DiscordPlayer(server, server.world.add_user(name), channel) for name in ("carla", "dora")
        )
        board = await deal(carla)
        before, version = await stored_of(redis, f"discord:{carla.user.id}"), board.version
        mine = [
            one for one in board.buttons if unpack(one.custom_id).verb is not Verb.LEARN
        ]  # that is for all
        for found in mine[:12]:
            interaction = await dora.presses(board, found)
            assert all(message.is_private for message in interaction.messages)
        assert await stored_of(redis, f"discord:{carla.user.id}") == before
        assert board.version == version

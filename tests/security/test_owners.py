"""Somebody else's game: whatever a stranger sends, nothing of its owner's changes, and nothing is shown."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.core.actions import Action, Room, Verb
from bot.core.callback_data import pack
from bot.core.images import BoardPicture
from bot.core.posts import pack_for_post
from bot.core.replies import Reply
from bot.features.challenge.invitations import Invitation
from bot.rendering.image_renderer import ImageRenderer
from bot.sessions.service import event_digest
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import browsing
from tests.bot.desk import ANNA, BEN, Desk, controls, shown
from tests.discord_chat.boards import deal
from tests.discord_chat.wire.player import Player as DiscordPlayer
from tests.security.stands import in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person, buttons, words

HERE = Room(group=-100500, channel=3)
ALONE = Room()
TOLD_ALONE = Room(group=-100500, channel=3, is_private=True)

SAID: dict[Verb, tuple[str, ...]] = {
    Verb.START: ("", "wish-42", "daily-1", "daily-1-_16gq-0000000000"),
    Verb.HELP: ("", "part 2"),
    Verb.RULES: ("", "wish 1"),
    Verb.DAILY: ("", "1", "help", "allow", "archive 1", "line 1", "tell", "tell off", "1 sure"),
    Verb.ABOUT: ("",),
    Verb.PLAY: ("", "wish 42", "wish open 42"),
    Verb.OPTIONS: ("wish", "wish open=on"),
    Verb.NEW: ("", "wish", "1"),
    Verb.GAMES: ("", "0", "1"),
    Verb.RESUME: ("", "wish"),
    Verb.BOARD: ("", "1", "alone"),
    Verb.MORE: ("",),
    Verb.FILE: ("", "film"),
    Verb.MOVE: ("take a c", "take a b", "take c d"),
    Verb.CHOOSE: ("", "take", "take a"),
    Verb.SAY: ("a c", "a b"),
    Verb.UNDO: ("", "2"),
    Verb.REDO: ("", "1"),
    Verb.RESTART: ("", "yes"),
    Verb.GIVE_UP: ("", "yes"),
    Verb.HINT: ("", "yes"),
    Verb.CHANCE: ("", "yes"),
    Verb.VERDICT: ("", "yes"),
    Verb.REVIEW: ("", "1"),
    Verb.AUTOPLAY: ("", "yes"),
    Verb.RECORD: ("",),
    Verb.REPLAY: ("", "1", "film"),
    Verb.SHARE: ("", "yes"),
    Verb.SETTINGS: ("theme=night", "results nobody", "language de", "boards words"),
    Verb.STATS: ("", "wish"),
    Verb.CALENDAR: ("", "2027-01"),
    Verb.MY_DATA: ("", "export", "delete", "delete yes"),
    Verb.LEADERBOARD: ("", "day here", "rating all"),
    Verb.ADMIN: ("", "starters=administrators", "boards=private", "here", "post", "post on"),
}  # fmt: skip
"""What goes with each verb."""


class Owner:
    """A player with games and all else, and what is kept of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.games: dict[str, Reply] = {}

    async def live(self) -> None:
        """Play, finish, prefer: fill every kind of key."""
        desk = self.desk
        desk.room = HERE
        await desk.type("/settings theme=night")
        await desk.type("/play flip 5")
        asking = await desk.type("/giveup")
        await desk.act(next(one.action for one in controls(asking) if one.action.verb is Verb.GIVE_UP))
        self.games["daily"] = await desk.type("/daily")
        desk.room = TOLD_ALONE
        self.games["private"] = await desk.type("/play wish 43")
        desk.room = HERE
        board = await desk.type("/play wish 42")
        self.games["open"] = await desk.act(controls(board)[0].action)
        await desk.type("/daily tell")

    async def kept(self) -> dict[bytes, tuple[bytes | None, int]]:
        """Return all that is kept of them, and until when."""
        redis = self.desk.store.redis
        found = {}
        async for key in redis.scan_iter(match=f"*{{{ANNA.chat}:{ANNA.id}}}*"):
            found[key] = (await redis.dump(key), await redis.pexpiretime(key))
        assert len(found) > 3
        return found


def _session(reply: Reply) -> str:
    return next(control.action.session for control in controls(reply) if control.action.session)


@pytest.fixture
async def owner(desk: Desk) -> Owner:
    owner = Owner(desk)
    await owner.live()
    return owner


def forged(owner: Owner, verb: Verb, said: str) -> Iterator[Action]:
    """Yield what a stranger may send: the owner's number, game and revision in every combination."""
    for reply in owner.games.values():
        session = _session(reply)
        revision = max(control.action.revision or 0 for control in controls(reply))
        for whose, game, state in product((ANNA.id, BEN.id, None, 0), (session, ""), (revision, None)):
            yield Action(verb, tuple(said.split()), game, state, whose, event=f"{verb} {said} {whose} {game}")


def shows_a_board_of(owner: Owner, reply: Reply) -> bool:
    boards = [one.screen.picture.board for one in owner.games.values()
              if one.screen and isinstance(one.screen.picture, BoardPicture)]  # fmt: skip
    picture = reply.screen.picture if reply.screen else None
    return isinstance(picture, BoardPicture) and picture.board in boards


def test_every_verb_is_tried() -> None:
    assert SAID.keys() == set(Verb)


@pytest.mark.parametrize("verb", list(Verb))
async def test_a_stranger_changes_nothing_and_sees_nothing(owner: Owner, verb: Verb) -> None:
    before = await owner.kept()
    moved = owner.games["open"]
    for said, room in product(SAID[verb], (HERE, ALONE)):
        for action in forged(owner, verb, said):
            reply = await owner.desk.app.handle(BEN, action, room)
            names = {control.action.session for control in controls(reply)} - {""}
            assert not names & {_session(one) for one in owner.games.values()}
            if action.session and action.owner not in (None, BEN.id):
                assert not shows_a_board_of(owner, reply)
            assert shown(moved).text not in (reply.screen.text if reply.screen else "")
            if reply.updates:
                await reply.later.aclose()  # type: ignore[attr-defined]
    assert await owner.kept() == before


async def test_of_a_private_game_not_even_the_deal_is_told(owner: Owner) -> None:
    told = {}
    for name, reply in owner.games.items():
        action = Action(Verb.BOARD, (), _session(reply), 0, ANNA.id)
        answer = await owner.desk.app.handle(BEN, action, HERE)
        told[name] = [control.action.words for control in controls(answer)]
    assert ("wish", "42") in told["open"]
    assert told["private"] == [()]


async def test_what_a_game_is_called_cannot_be_told_from_what_is_known_of_its_owner(redis: Redis) -> None:
    await Owner(Desk(PlayerStore(redis))).live()
    names = {session.id for session in await PlayerStore(redis).open_games(ANNA)}
    event = event_digest(ANNA, Action(Verb.DAILY, event="daily 1"))
    assert names
    assert event not in names
    await redis.flushall()
    again = Owner(Desk(PlayerStore(redis)))
    await again.live()
    assert not names & {session.id for session in await PlayerStore(redis).open_games(ANNA)}


async def test_only_who_governs_settles_anything(owner: Owner, redis: Redis) -> None:
    for said in (*SAID[Verb.ADMIN], "language=de", "everywhere", "post=on", "post channel"):
        for whose in (None, BEN.id, ANNA.id):
            action = Action(Verb.ADMIN, tuple(said.split()), owner=whose)
            await owner.desk.app.handle(BEN, action, replace(HERE, is_admin=False))
            await owner.desk.app.handle(BEN, action, Room(is_admin=True))
    assert not [key async for key in redis.scan_iter(match="*:group:*:self")]
    assert not [key async for key in redis.scan_iter(match="*:group:*}:post*")]


async def test_a_seal_is_of_one_group_and_one_day(redis: Redis) -> None:
    secret = await PlayerStore(redis).secret("invitations")
    code = Invitation(5, -100500).code(secret)
    assert Invitation.read(code, secret) == Invitation(5, -100500)
    *rest, seal = code.split("-")
    assert len(seal) == 10
    for other in (
        code.replace("daily-5", "daily-6"),
        code.replace("_", ""),
        "-".join((*rest, seal[:-1] + ("0" if seal[-1] != "0" else "1"))),
        "-".join((*rest, "0" * 10)),
        "-".join((*rest, "")),
        code + "0",
        Invitation(5, -100500).code(b"another secret, or none"),
    ):
        assert Invitation.read(other, secret) is None


async def test_a_forged_link_brings_no_result_into_a_groups_table(owner: Owner, redis: Redis) -> None:
    for code in ("daily-1-_16gq-0123456789", "daily-1-5-ffffffffff", "daily-1"):
        await owner.desk.app.handle(BEN, Action(Verb.START, (code,), event=code), ALONE)
    games = await PlayerStore(redis).open_games(BEN)
    assert games
    assert {game.group for game in games} == {0}


async def test_tables_are_those_of_the_room_one_is_in_and_no_words_lead_elsewhere(owner: Owner) -> None:
    elsewhere = Room(group=-777)
    for words_of in ("day here", "rating here", "day -100500", "day group -100500", "telegram:-100500"):
        reply = await owner.desk.app.handle(BEN, Action(Verb.LEADERBOARD, tuple(words_of.split())), elsewhere)
        assert "Anna" not in (shown(reply).text if reply.screen else reply.notice)


async def test_on_the_page_a_press_is_the_visitors_own(page: WebAdapter, redis: Redis) -> None:
    async with browsing(page) as mine, browsing(page) as other:
        await mine.enter()
        await other.enter()
        board = (await mine.type("/play wish 42"))["messages"][-1]
        before = await dumped(redis)
        press = next(one["press"] for row in board["rows"] for one in row if "move" in one["press"])
        for forgery in (press, press.replace(press.split(":")[1], "", 1)):
            body = {"entry": "0" * 32, "message": board["number"], "press": forgery}
            answer = await other.post("/press", body)
            assert answer.status == 200
            assert "32 cards left" not in await answer.text()
        stolen = {"X-Page-Token": mine.token}
        assert (await other.post("/type", {"entry": "1" * 32, "line": "/undo"}, **stolen)).status == 403
        theirs = {key: value for key, value in (await dumped(redis)).items() if key in before}
    owned = next(key for key in before if b":page" in key and before[key] == theirs[key])
    assert owned


async def dumped(redis: Redis) -> dict[bytes, bytes | None]:
    return {key: await redis.dump(key) async for key in redis.scan_iter()}


async def test_in_telegram_the_one_who_taps_is_the_one_who_acts(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        board = await anna.say("/play wish 0", GROUP)
        mine = await berta.say("/play wish 1")
        before, told = await _of(redis, "telegram:501"), words(board)
        for found in buttons(board):
            await berta.answered(await berta.tap_data(board, found["callback_data"]))
        forgery = next(buttons(board))["callback_data"]
        for data in (forgery, f"1*{forgery}", f"*{forgery}", forgery.replace("1:", "1::", 1)):
            await berta.answered(await berta.tap_data(mine, data))
        for line in ("/undo", "/giveup yes", "/restart yes", "/new", "/board"):
            await berta.reply(board, line)
        assert await _of(redis, "telegram:501") == before
        assert words(board) == told


async def test_in_discord_the_one_who_presses_is_the_one_who_acts(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        carla, dora = (
            DiscordPlayer(server, server.world.add_user(name), channel) for name in ("carla", "dora")
        )
        board = await deal(carla)
        before, version = await _of(redis, f"discord:{carla.user.id}"), board.version
        for found in [*board.buttons][:12]:
            interaction = await dora.presses(board, found)
            assert all(message.is_private for message in interaction.messages)
        assert await _of(redis, f"discord:{carla.user.id}") == before
        assert board.version == version


async def _of(redis: Redis, player: str) -> dict[bytes, bytes | None]:
    found = {key: value for key, value in (await dumped(redis)).items() if f"{{{player}}}".encode() in key}
    assert found
    return found


async def test_a_posts_button_is_everybodys_and_still_ones_own(owner: Owner) -> None:
    """A mark before a button changes where the answer goes, and nothing of whose button it is."""
    before = await owner.kept()
    game = _session(owner.games["open"])
    for verb in (Verb.UNDO, Verb.GIVE_UP, Verb.MOVE):
        text = pack_for_post(Action(verb, (), game, 1, ANNA.id), "post")
        assert text.endswith(pack(Action(verb, (), game, 1, ANNA.id)))
    assert await owner.kept() == before

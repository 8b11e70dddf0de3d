"""The parsers under attack: each raises only its documented errors, and reads back what it accepts."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from bot.chats.discord.typed_lines import read_typed
from bot.chats.web.visitors import Visitors, preferred_language
from bot.config.operator_accounts import OperatorAccountsError, accounts_text, read_accounts
from bot.core.actions import MAX_LINE, Action, Chat
from bot.core.callback_data import CallbackDataError, pack, unpack
from bot.core.compact_numbers import in_digits, of_digits
from bot.core.player_names import LONGEST_NAME, player_name
from bot.core.posts import pack_for_post, post_of, unpack_from_post
from bot.core.typed_input.deal_codes import read_code, read_daily_code, write_code
from bot.core.typed_input.deal_request import DealRequest
from bot.core.typed_input.lines import read_line
from bot.core.typed_input.records import MAX_RECORD_LINE, is_record_id, read_typed_record, record_id
from bot.daily.days import Days, read_day
from bot.daily.invitation import Invitation
from bot.features.operator.typed_input import NoteEndError, button_word, read_note, read_subject
from bot.features.play import typed_moves
from bot.features.play.typed_moves import suggested
from bot.features.preferences.settings_input import SettingNames, UnknownValueError
from bot.features.standings.leaderboard_input import LeaderboardQuery, UnknownLeaderboardError
from bot.features.statistics.calendar import read_month
from bot.i18n.catalog import languages
from bot.i18n.texts import Texts
from bot.i18n.time_zones import all_zones, existing_zone
from bot.i18n.typed_words import TypedWords
from bot.i18n.zone_names import ZoneNames
from bot.moderation.blocks import Subject
from bot.screens.replay_steps import read_move_number, read_page, read_step
from bot.sessions.typed_records import replay_refusal
from engine.deal import DEALS, read_deal
from engine.errors import (
    DealError,
    IllegalMoveError,
    InvalidMoveError,
    OptionError,
    RecordError,
    RefusedError,
)
from engine.game import Position
from engine.games import all_games
from engine.move import Move
from engine.options import read_options, write_options
from engine.reading import read_moves
from engine.record import Record
from tests.fuzz import vocabulary
from tests.fuzz.hostile import Hostile

FIRST = Days(vocabulary.FIRST)
TODAY = 200
SECRET = b"a secret of the tests"
EN = Texts.load("en")


Check = Callable[[str], object]
"""Reads a text; raises ``AssertionError``, or an error that the parser must not raise."""


@dataclass(frozen=True, slots=True)
class Parser:
    """A parser of outside input."""

    name: str
    check: Check
    real: Callable[[], Sequence[str]]
    """Returns texts that the parser accepts."""
    is_main: bool
    """Whether it gets as many inputs as an adapter."""


PARSERS: dict[str, Parser] = {}


def parser(
    name: str, real: Callable[[], Sequence[str]], *, is_main: bool = False
) -> Callable[[Check], Check]:
    def register(check: Check) -> Check:
        PARSERS[name] = Parser(name, check, real, is_main)
        return check

    return register


def mutated(real: Sequence[str], seed: int) -> str:
    hostile = Hostile(Random(seed))
    text = hostile.one(real)
    start = min((place for place in map(text.find, "{[") if place >= 0), default=-1)
    if start >= 0 and hostile.maybe(0.6):
        with suppress(ValueError):
            return text[:start] + json.dumps(hostile.spoilt(json.loads(text[start:])))
    return hostile.mutated(text, real)


def horror(seed: int) -> str:
    hostile = Hostile(Random(seed))
    return hostile.text(5000) if hostile.maybe(0.6) else vocabulary.line(hostile)


@cache
def positions() -> tuple[Position, ...]:
    """Return positions of all games: at the start and in the middle."""
    found = []
    for record in vocabulary.records():
        *whole, _ = record.positions()
        found += [whole[0], whole[len(whole) // 2]]
    return tuple(found)


def reads_back(
    read: Callable[[str], Any], *errors: type[Exception], write: Callable[[Any], str] = attrgetter("text")
) -> Callable[[str], None]:
    """Return a check: a text is read, written and read again, or raises one of the errors."""

    def check(text: str) -> None:
        try:
            value = read(text)
        except errors:
            return
        assert read(write(value)) == value

    return check


def canonical_move(text: str) -> Move:
    """Read a move, which has only one text form."""
    move = Move.read(text)
    assert move.text == text
    return move


def existing_deal(text: str) -> int:
    number = read_deal(text)
    assert 0 <= number < DEALS
    return number


@parser("record", lambda: [record.text for record in vocabulary.records()], is_main=True)
def check_record(text: str) -> None:
    try:
        record = Record.read(text)
    except RecordError:
        return
    assert record.text == text
    assert Record.read(record.text) == record
    try:
        for position in record.positions():
            assert position.board() is not None
    except RecordError:
        return


@parser("options", vocabulary.words, is_main=True)
def check_options(text: str) -> None:
    for game in all_games():
        try:
            options = read_options(game.options, text.split(" "))
        except OptionError:
            continue
        written = write_options(game.options, options)
        assert read_options(game.options, written) == options
        game.deal(1, options)


@parser("typed", lambda: (*vocabulary.moves(), *vocabulary.words()))
def check_typed(text: str) -> None:
    for position in positions()[:: max(1, len(positions()) // 6)]:
        try:
            moves = read_moves(position, text[:MAX_LINE])
        except InvalidMoveError:
            continue
        assert moves
        with suppress(IllegalMoveError):
            position.play_together(moves)


def own_lines() -> tuple[str, ...]:
    words = [TypedWords.of_language(language) for language in languages()]
    return tuple(own.of_move(move) for own in words for move in vocabulary.moves()[::10])


@parser("own-words", own_lines)
def check_typed_in_each_language(text: str) -> None:
    position = positions()[len(text) % len(positions())]
    for language in languages():
        texts = Texts.load(language)
        if suggestion := suggested(texts, position, text[:MAX_LINE]):
            assert typed_moves.read_moves(texts, position, suggestion)
        with suppress(InvalidMoveError):
            assert typed_moves.read_moves(texts, position, text[:MAX_LINE])


def real_buttons() -> tuple[str, ...]:
    seeds = range(400)
    made = (vocabulary.forged(Hostile(Random(seed)), (1, 2**63), ("0123456789", "abc")) for seed in seeds)
    return tuple(text for text in made if text.startswith("1:"))


@parser("callback", real_buttons)
def check_callback_data(text: str) -> None:
    post_of(text)
    try:
        action, is_of_post = unpack_from_post(text)
    except CallbackDataError:
        return
    assert is_of_post == ("*" in text)
    assert unpack_from_post(pack_for_post(action, post_of(text)))[0] == action
    assert unpack(pack(action)) == action


@parser(
    "operator",
    lambda: ("discord:123", "d-100123", "server 5", "<@!12>", "until 2026-12-01 18:00 Back", "dg5"),
)
def check_what_operators_type(text: str) -> None:
    words = text[:MAX_LINE].split()
    for chat in Chat:
        subject = read_subject(words, chat)
        if subject:
            assert read_subject([button_word(subject)], chat) == subject
            assert Subject.read(subject.stored.encode()) == subject
    with suppress(OperatorAccountsError):
        accounts = read_accounts(text)
        assert read_accounts(accounts_text(accounts)) == accounts
    with suppress(NoteEndError):
        note = read_note(words, 1_800_000_000, ZoneInfo("Europe/Berlin"))
        assert note.end > 1_800_000_000


@parser("code", lambda: ("wish-open-42", "kittyhawk-level_3-42", "daily-214"))
def check_code(text: str) -> None:
    number = read_daily_code(text)
    assert number is None or 0 < number < 10**6
    try:
        record = read_code(text)
    except RefusedError:
        return
    assert read_code(write_code(record)) == record
    record.start()


@parser("invitation", lambda: [Invitation(7, -100500).code(SECRET)])
def check_invitation(text: str) -> None:
    invitation = Invitation.read(text, SECRET)
    assert invitation is None or Invitation.read(invitation.code(SECRET), SECRET) == invitation


@parser("request", vocabulary.words)
def check_request(text: str) -> None:
    try:
        request = DealRequest.read(tuple(text[:MAX_LINE].split()))
    except (OptionError, DealError):
        return
    request.game.deal(request.deal or 0, request.options)


@parser("line", vocabulary.words)
def check_line(text: str) -> None:
    for action in (read_line(text), read_typed(text[:MAX_LINE])):
        assert isinstance(action, Action)
        assert not action.session


@parser("typed-record", lambda: [f"{record.game} {record.text}" for record in vocabulary.records()])
def check_typed_record(text: str) -> None:
    words = text[:MAX_RECORD_LINE].split()
    try:
        record = read_typed_record(words)
    except RecordError:
        return
    if record is not None:
        assert read_typed_record(record.text.split()) == record
        assert is_record_id(record_id(record))
        with suppress(RecordError):
            replay_refusal(EN, record)


@parser("days", lambda: vocabulary.DAYS)
def check_days(text: str) -> None:
    number = read_day(text.split(), FIRST, TODAY)
    assert number is None or isinstance(number, int)
    for word in (text, *text.split()):
        month = read_month(word)
        assert month is None or month.day == 1


FUZZ_TIME = 1_800_000_000


@parser("zone", lambda: all_zones()[:100])
def check_zone(text: str) -> None:
    existing_zone(text)
    words = text[:MAX_LINE].split()
    names = ZoneNames.of_language("en")
    zone = names.meant(words)
    assert zone is None or zone in all_zones()
    assert set(names.meant_at(words, FUZZ_TIME).zones) <= set(all_zones())


@parser("name", lambda: ("Anna", "Ümläut 王", "👩‍👩‍👧 x", "اسم"))
def check_name(text: str) -> None:
    name = player_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == " ".join(name.split()) == player_name(name)
    assert not set(name) & set("\0\n\r\u2028\u202e\u2066\x1b")
    name.encode()


@parser("preferences", lambda: vocabulary.PREFERENCES)
def check_preferences(text: str) -> None:
    try:
        name, chosen = SettingNames(EN).read(text[:MAX_LINE].split())
    except UnknownValueError:
        return
    assert all(isinstance(value, str) for value in (name, *chosen.values()))


@parser("leaderboard", lambda: ("week", "rating all", "friends", "league join", "#7", "p2", "last month"))
def check_leaderboard(text: str) -> None:
    try:
        query = LeaderboardQuery.read(EN, text[:MAX_LINE].split(), FIRST, TODAY, is_here=True)
    except UnknownLeaderboardError:
        return
    assert 1 <= query.number <= TODAY
    assert query.page >= 0


@parser("steps", lambda: ("first", "last", "before 3", "after 30", "7 2"))
def check_steps(text: str) -> None:
    words = text.split()
    step, number = read_step(words, 1, 30), read_move_number(words, 30)
    assert step is None or 1 <= step <= 30
    assert number is None or 0 <= number <= 30
    assert read_page(words) >= 0


@parser("visitor", lambda: ("1f.0123456789abcdef", "de-AT,de;q=0.9,en;q=0.5", "*"))
def check_visitor(text: str) -> None:
    visitors = Visitors(SECRET)
    assert visitors.player(text) is None
    preferred_language(text)


parser("move", vocabulary.moves, is_main=True)(reads_back(canonical_move, InvalidMoveError))
parser("deal", lambda: ("4 503 599", "#42", "9007199254740991", "0", "1,000,000"))(
    reads_back(existing_deal, DealError, write=str)
)
parser("digits", lambda: ("0", "Zz9", "-1a", "zzzzzzzzzzz"))(
    reads_back(of_digits, ValueError, write=in_digits)
)

"""All stored data of one player, and its export as a JSON file."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.deal_codes import write_code
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.session import SEPARATOR, Session
from bot.daily.result import ChallengeResult
from engine.game import Feat
from engine.games import all_games

FILE = "solitaire-bot-my-data.json"

MARK_BYTES = 4

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json]"


@dataclass(frozen=True, slots=True)
class PlayerData:
    """The stored data of a player, unparsed."""

    settings: Mapping[str, str]
    open: Mapping[str, str]
    """The open games by their ids."""
    past: Mapping[str, str]
    """The finished ones."""
    firsts: Mapping[str, str]
    """The first game of each kind on a day: ``GAME:DAY`` and the id of the game."""
    tally: Mapping[str, str] = field(default_factory=dict)
    """The statistics (``bot/core/game_counts.py``)."""
    awards: Mapping[str, str] = field(default_factory=dict)
    """The achievements by name, and when each was reached."""
    days: Mapping[str, str] = field(default_factory=dict)
    """The daily results by number."""
    runs: Mapping[str, str] = field(default_factory=dict)
    """The ids of the last ranked attempts, by the numbers of the daily challenges."""
    left: Mapping[str, str] = field(default_factory=dict)
    """References that an interrupted deletion has left (``player_references.py``)."""
    excused: Mapping[str, str] = field(default_factory=dict)
    """The ids of the attempts that an outage kept the player from finishing, by number."""
    records: Sequence[str] = ()
    """The last typed records."""
    exercises: Mapping[str, str] = field(default_factory=dict)
    """The lessons and second tries by their ids."""
    lessons: Mapping[str, str] = field(default_factory=dict)
    """The finished lessons by game, and when each was finished first."""
    mistakes: Sequence[str] = ()
    """The mistakes to practice (``bot/core/mistakes.py``)."""
    puzzles: Mapping[str, str] = field(default_factory=dict)
    """The fields of the puzzles (``bot/core/puzzle_profile.py``)."""
    reminders: Mapping[str, str] = field(default_factory=dict)
    """The state of the reminders (``bot/features/reminders/store.py``)."""
    seasons: Mapping[str, str] = field(default_factory=dict)
    """The goals of months, and when each was reached (``bot/features/seasons/store.py``)."""

    @property
    def is_nothing(self) -> bool:
        """Whether nothing is stored, except perhaps what is being deleted already."""
        return not any(getattr(self, one.name) for one in fields(self) if one.name != "left")

    @property
    def mark(self) -> str:
        """A digest of the games; it changes when a game is dealt or all are deleted."""
        names = " ".join(sorted((*self.open, *self.past, *self.exercises)))
        return blake2b(names.encode(), digest_size=MARK_BYTES).hexdigest()


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """A stored message of the chat history."""

    author: str
    said: int
    """When, in seconds since 1970."""
    words: str


@dataclass(frozen=True, slots=True)
class LeaderboardPlace:
    """A player's stored score in a leaderboard."""

    of: str
    """``all``, or the number of a server or group."""
    table: str
    score: str


@dataclass(frozen=True, slots=True)
class SharedKeys:
    """The data of a player in shared keys."""

    places: Sequence[LeaderboardPlace] = ()
    groups: Sequence[int] = ()
    """The servers and groups whose posts know the player."""
    called: Mapping[int, str] = field(default_factory=dict)
    """The name by which posts mention the player, by group."""
    settled: Sequence[int] = ()
    """The groups whose post settings the player was the last to change."""


def as_json(
    player: Player,
    stored: PlayerData,
    elsewhere: SharedKeys,
    conversation: Sequence[SavedMessage],
    now: int,
    last_closed: int,
) -> bytes:
    """Return everything as the text of a JSON file, with all times in UTC.

    The daily challenges after the last closed one are still secret: their deal numbers, which determine every
    card, are left out. PRIVACY.md describes the fields.
    """
    data: dict[str, Json] = {
        "what": "all that Solitaire Bot keeps of one account",
        "made": _time(now),
        "chat": player.chat.value,
        "account": str(player.id),  # many programs cannot read numbers as large as Discord's
        "settings": dict(stored.settings),
        "games": [
            _game(name, text, last_closed, state)
            for state, games in (
                ("open", stored.open),
                ("finished", stored.past),
                ("exercise", stored.exercises),
            )
            for name, text in games.items()
        ],
        "first_deals_of_a_day": [
            dict(zip(("game", "day", "id"), (*of.split(":", 1), name), strict=True))
            for of, name in stored.firsts.items()
        ],
        "statistics": _statistics(stored.tally),
        "achievements": [{"name": name, "reached": _time(int(when))} for name, when in stored.awards.items()],
        "daily_results": [_day(number, stored.days[number]) for number in sorted(stored.days, key=int)],
        "ranked_runs": [{"puzzle": int(number), "id": name} for number, name in stored.runs.items()],
        "excused_runs": [{"puzzle": int(number), "id": name} for number, name in stored.excused.items()],
        "typed_records": list(stored.records),
        "lessons": [{"game": game, "finished": _time(int(when))} for game, when in stored.lessons.items()],
        "mistakes": list(stored.mistakes),
        "puzzles": dict(stored.puzzles),
        "reminders": dict(stored.reminders),
        "seasons": [_season(month, stored.seasons) for month in sorted(stored.seasons) if ":" not in month],
        "places": [{"of": one.of, "table": one.table, "score": one.score} for one in elsewhere.places],
        "known_to_posts_of": list(map(str, elsewhere.groups)),
        "named_in_posts": [{"group": str(group), "name": name} for group, name in elsewhere.called.items()],
        "settled_posts_of": list(map(str, elsewhere.settled)),
    }
    if conversation:
        data["conversation"] = [
            {"author": one.author, "said": _time(one.said), "words": one.words} for one in conversation
        ]
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _day(number: str, text: str) -> dict[str, Json]:
    try:
        result = ChallengeResult.read(int(number), text)
    except (ValueError, LookupError, TypeError):
        return {"puzzle": int(number), "kept": text}  # by another version of the bot
    return {
        "puzzle": result.number,
        "game": result.game,
        "is_won": result.is_won,
        "score": result.score,
        "moves": result.moves,
        "seconds": result.seconds,
        "is_assisted": result.is_assisted,
        "has_given_up": result.has_given_up,
        "finished": _time(result.finished_at),
        "id": result.session_id,
        "counts_in": list(map(str, result.groups)),
    }


def _season(month: str, stored: Mapping[str, str]) -> dict[str, Json]:
    times = {name.partition(":")[2]: time for name, time in stored.items() if name.startswith(f"{month}:")}
    goals: list[Json] = []
    for place, text in enumerate(stored[month].split(",")):
        goal: dict[str, Json] = {"goal": text}
        if time := times.get(str(place)):
            goal["reached"] = _time(int(time))
        goals.append(goal)
    return {"month": month, "goals": goals}


def _statistics(stored: Mapping[str, str]) -> dict[str, Json]:
    try:
        tally = GameStatistics.read(stored)
    except (ValueError, LookupError, TypeError, AttributeError):
        return dict(stored)  # by another version of the bot
    months: dict[str, Json] = {
        month: {game: {"played": played, "won": won} for game, (played, won) in games.items()}
        for month, games in tally.months.items()
    }
    return {"games": {kind: _counts(kind, count) for kind, count in tally.counts.items()}, "months": months}


def _record(session: Session, last_closed: int) -> str:
    """Return the record of a game, without a secret deal number."""
    if session.challenge <= last_closed:
        return session.record.text
    deal, daily = f"#{session.record.deal}", f"#{write_code(session.record, session.challenge)}"
    return session.record.text.replace(deal, daily)


def _game(name: str, text: str, last_closed: int, state: str) -> dict[str, Json]:
    try:
        session = Session.read(name, text)
    except (ValueError, LookupError, TypeError, AttributeError):
        # Stored by another version of the bot.
        return {"id": name, "state": state, "kept": text}
    data: dict[str, Json] = {
        "id": name,
        "state": state,
        "record": _record(session, last_closed),
        "began": _time(session.began),
        "changed": _time(session.moved),
        "changes": session.revision - 1,
        "undos": session.undos,
        "restarts": session.restarts,
        "hints": session.hints,
        "verdicts": session.verdicts,
        "is_first_of_its_day": session.is_first,
        "has_given_up": session.has_given_up,
        "is_private": session.is_private,
        "is_from_record": session.is_from_record,
        "is_introduction": session.is_introduction,
        "is_counted": session.is_counted,
    }
    if session.first_move:
        data["first_move"] = _time(session.first_move)
    if session.challenge:
        data["puzzle"] = session.challenge
        data["is_ranked"] = session.is_ranked
        data["has_allowed_help"] = session.is_waived
        data["begun_in"] = str(session.group)
    if session.undone:
        data["taken_back"] = SEPARATOR.join(move.text for move in session.undone)
    if session.hinted is not None:
        data["last_hint_after_move"] = session.hinted
    if session.judged is not None:
        data["last_verdict_after_move"] = session.judged
    if session.exercise:
        data["exercise"] = session.exercise.text
    if session.event:
        data["last_events"] = session.event
    return data


def _counts(kind: str, count: GameCounts) -> dict[str, Json]:
    counts: dict[str, Json] = asdict(count) | {"columns": list(count.columns)}
    if kind.partition(" ")[0] in _games_with_wishes():
        counts["wishes"] = counts.pop("first_wins")  # the name under which it has always been exported
    return counts


@cache
def _games_with_wishes() -> frozenset[str]:
    """Return the games whose first win of a day grants a wish."""
    return frozenset(
        game.name for game in all_games() if any(one.feat is Feat.FIRST_WIN for one in game.achievements)
    )


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")

"""All that is kept of one player: as it lies in the store, and as a file that people can read."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.deal_codes import write_code
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.session import SEPARATOR, Session
from bot.daily.result import ChallengeResult

FILE = "solitaire-bot-my-data.json"

MARK_BYTES = 4

Told: TypeAlias = "str | int | bool | list[Told] | dict[str, Told]"
"""What JSON can tell."""


@dataclass(frozen=True, slots=True)
class PlayerData:
    """What the store keeps of a player, as it lies there."""

    settings: Mapping[str, str]
    open: Mapping[str, str]
    """The games that go on, by their names."""
    past: Mapping[str, str]
    """The finished ones."""
    firsts: Mapping[str, str]
    """Which was the first deal of a game on a day: ``GAME:DAY``, and the name of the deal's game."""
    tally: Mapping[str, str] = field(default_factory=dict)
    """What is counted of the finished games (``tally.py``)."""
    awards: Mapping[str, str] = field(default_factory=dict)
    """The achievements by their names, and when each was reached."""
    days: Mapping[str, str] = field(default_factory=dict)
    """The results of the puzzles of the days, by their numbers."""
    runs: Mapping[str, str] = field(default_factory=dict)
    """The names of the games that are ranked runs of the last days, by the numbers of the puzzles."""
    left: Mapping[str, str] = field(default_factory=dict)
    """Where the player is still to be taken out, because deleting all was broken off (``traces.py``)."""

    @property
    def is_nothing(self) -> bool:
        """Whether nothing is kept, but perhaps for what is being deleted already."""
        return not any(getattr(self, one.name) for one in fields(self) if one.name != "left")

    @property
    def mark(self) -> str:
        """A word for which games these are: another one as soon as a game is dealt, or all are deleted."""
        names = " ".join(sorted((*self.open, *self.past)))
        return blake2b(names.encode(), digest_size=MARK_BYTES).hexdigest()


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """Something that was said in a conversation that is kept."""

    author: str
    said: int
    """When, in seconds since 1970."""
    words: str


@dataclass(frozen=True, slots=True)
class LeaderboardPlace:
    """A player's score in a table, as it is kept."""

    of: str
    """``all``, or the number of a server or group."""
    table: str
    score: str


@dataclass(frozen=True, slots=True)
class SharedKeys:
    """What is kept of a player in keys of others."""

    places: Sequence[LeaderboardPlace] = ()
    groups: Sequence[int] = ()
    """The servers and groups whose posts know the player."""
    called: Mapping[int, str] = field(default_factory=dict)
    """The name by which posts mention the player, by the groups where that is wanted."""
    settled: Sequence[int] = ()
    """The groups whose posts the player has settled last."""


def as_json(
    player: Player,
    kept: PlayerData,
    elsewhere: SharedKeys,
    conversation: Sequence[SavedMessage],
    now: int,
    last_closed: int,
) -> bytes:
    """Return everything as the text of a JSON file, with all times by the clock of UTC.

    The puzzles after the one whose day closed last are still secret: of them all is told but the deal's
    number, which would tell every card. PRIVACY.md tells what each field is.
    """
    told: dict[str, Told] = {
        "what": "all that Solitaire Bot keeps of one account",
        "made": _time(now),
        "chat": player.chat.value,
        "account": str(player.id),  # many programs read no number as large as Discord's
        "settings": dict(kept.settings),
        "games": [
            _game(name, text, last_closed, is_open=is_open)
            for is_open, games in ((True, kept.open), (False, kept.past))
            for name, text in games.items()
        ],
        "first_deals_of_a_day": [
            dict(zip(("game", "day", "id"), (*of.split(":", 1), name), strict=True))
            for of, name in kept.firsts.items()
        ],
        "statistics": _statistics(kept.tally),
        "achievements": [{"name": name, "reached": _time(int(when))} for name, when in kept.awards.items()],
        "daily_results": [_day(number, kept.days[number]) for number in sorted(kept.days, key=int)],
        "ranked_runs": [{"puzzle": int(number), "id": name} for number, name in kept.runs.items()],
        "places": [{"of": one.of, "table": one.table, "score": one.score} for one in elsewhere.places],
        "known_to_posts_of": list(map(str, elsewhere.groups)),
        "named_in_posts": [{"group": str(group), "name": name} for group, name in elsewhere.called.items()],
        "settled_posts_of": list(map(str, elsewhere.settled)),
    }
    if conversation:
        told["conversation"] = [
            {"author": one.author, "said": _time(one.said), "words": one.words} for one in conversation
        ]
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def _day(number: str, text: str) -> dict[str, Told]:
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


def _statistics(kept: Mapping[str, str]) -> dict[str, Told]:
    try:
        tally = GameStatistics.read(kept)
    except (ValueError, LookupError, TypeError, AttributeError):
        return dict(kept)  # by another version of the bot
    months: dict[str, Told] = {
        month: {game: {"played": played, "won": won} for game, (played, won) in games.items()}
        for month, games in tally.months.items()
    }
    return {"games": {kind: _told(count) for kind, count in tally.counts.items()}, "months": months}


def _record(session: Session, last_closed: int) -> str:
    """Return the record of a game, without the number of a deal that is a secret."""
    if session.challenge <= last_closed:
        return session.record.text
    deal, daily = f"#{session.record.deal}", f"#{write_code(session.record, session.challenge)}"
    return session.record.text.replace(deal, daily)


def _game(name: str, text: str, last_closed: int, *, is_open: bool) -> dict[str, Told]:
    state = "open" if is_open else "finished"
    try:
        session = Session.read(name, text)
    except (ValueError, LookupError, TypeError, AttributeError):
        # By another version of the bot: it is told as it is.
        return {"id": name, "state": state, "kept": text}
    told: dict[str, Told] = {
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
    }
    if session.first_move:
        told["first_move"] = _time(session.first_move)
    if session.challenge:
        told["puzzle"] = session.challenge
        told["is_ranked"] = session.is_ranked
        told["has_allowed_help"] = session.is_waived
        told["begun_in"] = str(session.group)
    if session.undone:
        told["taken_back"] = SEPARATOR.join(move.text for move in session.undone)
    if session.hinted is not None:
        told["last_hint_after_move"] = session.hinted
    if session.judged is not None:
        told["last_verdict_after_move"] = session.judged
    if session.event:
        told["last_events"] = session.event
    return told


def _told(count: GameCounts) -> dict[str, Told]:
    counts: dict[str, Told] = asdict(count) | {"columns": list(count.columns)}
    counts["wishes"] = counts.pop("first_wins")  # the name under which it has always been exported
    return counts


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")

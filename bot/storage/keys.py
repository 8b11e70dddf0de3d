"""The names of all keys of the store, and of players as members of shared keys.

Nothing else writes out a key or a part of one; the repositories document what their keys hold. Some names
are older than the words of the code: a daily challenge is stored as a puzzle, an unfinished game as open. A
hash tag in braces keeps the keys of one owner on one node of a cluster. ``sb1`` is the version of the names,
not of the schema.
"""

import re
from enum import StrEnum
from hashlib import blake2b
from typing import Final, NewType

from bot.core.actions import Chat, Player
from bot.daily.scope import Scope, Span
from bot.daily.week import Week

DIGEST_BYTES = 8

ALL_KEYS = "sb[0-9]*:*"
KEY_PATTERN = re.compile(r"sb[0-9]+:.", re.DOTALL)
"""What matches every key of the bot, also of other versions of the names."""
SCHEMA_KEY = "sb1:plan"
PROBE_KEY = "sb1:{probe}"
PROBE_PREFIX = "sb1:{probe"
"""The prefix of keys written for a moment to check that a server accepts writes."""

CHALLENGES_KEY, FIRST_DAY_KEY = "sb1:{daily}:puzzles", "sb1:{daily}:first"
PUZZLE_RATINGS_KEY = "sb1:{all}:puzzles"
POST_REPAIR_KEY = "sb1:posts:sweep"

LAST_CLOSED_KEY, CLOSING_LEASE_KEY = "sb1:{closing}:done", "sb1:{closing}:lease"
UPTIME_KEY, OUTAGES_KEY = "sb1:{closing}:beat", "sb1:{closing}:outages"
DOWNTIMES_KEY = "sb1:{closing}:downtimes"


class OperatorKey(StrEnum):
    """The keys of what operators have decided for all processes."""

    STATE = "sb1:{operator}:state"
    BLOCKS = "sb1:{operator}:blocks"


class LeaguesKey(StrEnum):
    """The keys of the leagues."""

    WEEK = "sb1:{leagues}:week"
    DIVISIONS = "sb1:{leagues}:divisions"
    DIVISIONS_WITH_ROOM = "sb1:{leagues}:open"
    WAITING = "sb1:{leagues}:waiting"
    NEXT_DIVISIONS = "sb1:{leagues}:next"
    LAST_DIVISIONS = "sb1:{leagues}:last"


class PlayerPart(StrEnum):
    """The keys of a player that are one of a kind."""

    SETTINGS = "self"
    UNFINISHED_GAMES = "open"
    PAST_GAMES = "past"
    EXERCISES = "exercises"
    STATISTICS = "tally"
    ACHIEVEMENTS = "awards"
    RESULTS = "days"
    ATTEMPTS = "runs"
    EXCUSED_ATTEMPTS = "excused"
    COMPARED = "compared"
    TYPED_RECORDS = "records"
    LESSONS = "lessons"
    MISTAKES = "mistakes"
    PUZZLES = "puzzles"
    REMINDERS = "reminders"
    FRIENDS = "friends"
    SEASONS = "seasons"
    POSTS = "posts"
    FIVE = "five"
    REFERENCES = "left"
    CHAT_HISTORY = "page"
    TABLE = "table"


SESSION_LISTS: Final = (PlayerPart.UNFINISHED_GAMES, PlayerPart.PAST_GAMES, PlayerPart.EXERCISES)
"""The lists of a player's sessions: each session is in one of them."""
SESSION_PREFIX: Final = "game:"


class GroupPart(StrEnum):
    """The keys of a server or group that are one of a kind, besides those of its standings."""

    SETTINGS = "self"
    POST = "post"
    MENTIONS = "mentions"


StandingsName = NewType("StandingsName", str)
"""The name of a leaderboard, or of what belongs to the leaderboards, in a scope."""
RATING_LEADERBOARD, EXERCISE_STREAK_LEADERBOARD = StandingsName("rating"), StandingsName("streak")
RATINGS, LAST_RATED, RATED_DAY = StandingsName("skills"), StandingsName("seen"), StandingsName("rated")
LAST_EXERCISE_STREAKS = StandingsName("streak:seen")
LAST_RESULT, FIRST_CHALLENGE = StandingsName("last"), StandingsName("first")
NEW_GROUP, OLD_GROUP = StandingsName("moved"), StandingsName("was")


def player_prefix(player: Player) -> str:
    """Return what all keys of a player begin with."""
    return f"sb1:{{{player.chat}:{player.id}}}:"


def player_key(player: Player, part: PlayerPart) -> str:
    """Return a key of a player."""
    return f"{player_prefix(player)}{part}"


def session_key(player: Player, session: str) -> str:
    """Return the key of a player's session."""
    return f"{player_prefix(player)}{SESSION_PREFIX}{session}"


def first_game_key(player: Player, game: str, day: str) -> str:
    """Return the key of a player's first game of a kind on a day, by ISO 8601."""
    return f"{player_prefix(player)}first:{game}:{day}"


def group_key(chat: Chat, group: int, part: GroupPart) -> str:
    """Return a key of a server or group."""
    return f"{_group_prefix(chat, group)}{part}"


def standings_key(scope: Scope, name: StandingsName) -> str:
    """Return a key of the standings of a scope."""
    return f"{standings_prefix(scope)}{name}"


def standings_prefix(scope: Scope) -> str:
    """Return what all keys of the standings of a scope begin with."""
    return _group_prefix(scope.chat, scope.group) if scope.chat else "sb1:{all}:"


def day_leaderboard(number: int, *, is_assisted: bool) -> StandingsName:
    """Return the name of the leaderboard of a daily challenge."""
    return StandingsName(f"day:{number}:assisted" if is_assisted else f"day:{number}")


def day_counts(number: int) -> StandingsName:
    """Return the name of the counts of a daily challenge."""
    return StandingsName(f"day:{number}:counts")


def counted_players(number: int) -> StandingsName:
    """Return the name of the players in the counts of a daily challenge."""
    return StandingsName(f"day:{number}:met")


def groups_of_day(number: int) -> StandingsName:
    """Return the name of the servers and groups with results of a daily challenge; it is everyone's."""
    return StandingsName(f"groups:{number}")


def period_leaderboard(span: Span, period: str) -> StandingsName:
    """Return the name of the leaderboard of a week or month, given as ``period_of`` names it."""
    return StandingsName(f"{span}:{period}")


def span_of_period(leaderboard: StandingsName) -> Span:
    """Return the span of the leaderboard of a period."""
    return Span(leaderboard.partition(":")[0])


def exercise_streaks_of_week(week: Week) -> StandingsName:
    """Return the name of the leaderboard of the best streaks of a week."""
    return StandingsName(f"{EXERCISE_STREAK_LEADERBOARD}:{week.text}")


def puzzle_of_day_key(number: int) -> str:
    """Return the key of how the puzzle of a day was solved."""
    return f"sb1:{{all}}:puzzle:{number}"


def counted_attempt_key(token: str) -> str:
    """Return the key that says that an attempt at a puzzle counts in its rating, while that is in doubt."""
    return f"sb1:{{all}}:puzzle-attempt:{token}"


def compared_deal_key(deal: str) -> str:
    """Return the key of how the players of a deal, given as its digest, have ended."""
    return f"sb1:{{deal:{deal}}}"


def added_attempt_key(deal: str, token: str) -> str:
    """Return the key that says that an attempt is counted in its deal, while that is in doubt."""
    return f"{compared_deal_key(deal)}:{token}"


def secret_key(name: str) -> str:
    """Return the key of a secret of the instance."""
    return f"sb1:secret:{name}"


def playing_key(number: int) -> str:
    """Return the key of the players of a daily challenge whose results do not count everywhere yet."""
    return f"sb1:{{day:{number}}}:playing"


def deleted_key(number: int) -> str:
    """Return the key of the players who had started a daily challenge when their data was deleted."""
    return f"sb1:{{day:{number}}}:gone"


def lost_attempts_key(number: int) -> str:
    """Return the key of the lost attempts of a daily challenge."""
    return f"sb1:{{lost:{number}}}:runs"


def decisive_move_key(number: int) -> str:
    """Return the key of the decisive move of the lost attempts of a daily challenge."""
    return f"sb1:{{lost:{number}}}:crux"


def due_posts_key(chat: Chat) -> str:
    """Return the key of the schedule of a chat's posts."""
    return f"sb1:posts:{chat}"


def due_reminders_key(chat: Chat) -> str:
    """Return the key of the schedule of a chat's reminders."""
    return f"sb1:reminders:{chat}"


def friend_challenge_key(key: str) -> str:
    """Return the key of a friend challenge, by the key in its code."""
    return f"sb1:{{friend:{key}}}:challenge"


def due_friend_results_key(chat: Chat) -> str:
    """Return the key of the schedule of the challengers in a chat to whom friends' results are sent."""
    return f"sb1:friends:{chat}"


def active_players_key(chat: Chat, day: str) -> str:
    """Return the key of how many players of a chat were active on a day, by ISO 8601."""
    return f"sb1:{{operator}}:players:{chat}:{day}"


def active_groups_key(chat: Chat) -> str:
    """Return the key of when each server or group of a chat was active last."""
    return f"sb1:{{operator}}:groups:{chat}"


def pacing_keys(chat: Chat) -> list[str]:
    """Return the keys of the pace of a chat's posts: the time of the next one, and the slots in use."""
    return [f"sb1:{{pace:{chat}}}:next", f"sb1:{{pace:{chat}}}:counts"]


def lease_key(task: str) -> str:
    """Return the key of the lease of a task that one process does."""
    return f"sb1:lead:{task}"


def entry_lock_key(player: Player) -> str:
    """Return the key of the lock of a player's entries on the web page."""
    return f"{player_prefix(player)}turn"


def launch_key(launch: str) -> str:
    """Return the key of launch data that has opened the table, given as its digest."""
    return f"sb1:launch:{launch}"


def event_key(event: str) -> str:
    """Return the key of an event that is delivered once to each process."""
    return f"sb1:claim:{_digest(event)}"


def repeated_event_keys(event: str, player: str) -> list[str]:
    """Return the keys of an event that is delivered until it is answered, and of the lock of its player."""
    prefix = f"sb1:{{{_digest(player)}}}"
    return [f"{prefix}:claim:{_digest(event)}", f"{prefix}:turn"]


def update_key(message: str) -> str:
    """Return the key of the event that still has an update for a message."""
    return f"sb1:coming:{_digest(message)}"


def node_probe_key(number: int) -> str:
    """Return a key that is written to test a node of a cluster; the number selects its hash slot."""
    return f"sb1:{{probe:{number}}}"


def _group_prefix(chat: Chat, group: int) -> str:
    return f"sb1:{{{chat}:group:{group}}}:"


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=DIGEST_BYTES).hexdigest()


def member_of(player: Player) -> str:
    """Return the member of a player."""
    return f"{player.chat}:{player.id}"


def player_of(member: bytes) -> Player:
    """Return the player of a member."""
    chat, _, number = member.decode().partition(":")
    return Player(Chat(chat), int(number))


def member_of_group(chat: Chat, group: int) -> str:
    """Return the member of a server or group."""
    return f"{chat}:group:{group}"


def group_of(member: bytes) -> tuple[Chat, int] | None:
    """Return the chat and number of the server or group of a member; ``None`` if it is that of a player."""
    chat, _, number = member.decode().rpartition(":")
    return (Chat(chat.removesuffix(":group")), int(number)) if chat.endswith(":group") else None


def met_as(player: Player, number: int) -> str:
    """Return a digest that recognizes a player on one day only."""
    return _digest(f"{number} {member_of(player)}")

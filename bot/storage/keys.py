"""The names of all keys of the store, and of players as members of shared keys.

A hash tag in braces keeps the keys of one owner on one node of a cluster. The repositories document what
their keys hold. ``sb1`` is the version of the names, not of the schema.
"""

from hashlib import blake2b

from bot.core.actions import Chat, Player

DIGEST_BYTES = 8

SCHEMA_KEY = "sb1:plan"
PROBE_KEY = "sb1:{probe}"
CHALLENGES_KEY, FIRST_DAY_KEY = "sb1:{daily}:puzzles", "sb1:{daily}:first"
POST_REPAIR_KEY = "sb1:posts:sweep"


def player_key(player: Player, part: str) -> str:
    """Return a key of a player."""
    return f"sb1:{{{player.chat}:{player.id}}}:{part}"


def group_key(chat: Chat, group: int, part: str) -> str:
    """Return a key of a server or group."""
    return f"sb1:{{{chat}:group:{group}}}:{part}"


def everyone_key(part: str) -> str:
    """Return a key of the leaderboards of all players."""
    return f"sb1:{{all}}:{part}"


def secret_key(name: str) -> str:
    """Return the key of a secret of the instance."""
    return f"sb1:secret:{name}"


def playing_key(number: int) -> str:
    """Return the key of the players of a daily challenge whose results do not count everywhere yet."""
    return f"sb1:{{day:{number}}}:playing"


def deleted_key(number: int) -> str:
    """Return the key of the players who had started a daily challenge when their data was deleted."""
    return f"sb1:{{day:{number}}}:gone"


def lost_attempts_key(number: int, part: str) -> str:
    """Return a key of the lost attempts of a daily challenge."""
    return f"sb1:{{lost:{number}}}:{part}"


def closing_key(part: str) -> str:
    """Return a key of the closing of days."""
    return f"sb1:{{closing}}:{part}"


def leagues_key(part: str) -> str:
    """Return a key of the leagues."""
    return f"sb1:{{leagues}}:{part}"


def due_posts_key(chat: Chat) -> str:
    """Return the key of the schedule of a chat's posts."""
    return f"sb1:posts:{chat}"


def due_reminders_key(chat: Chat) -> str:
    """Return the key of the schedule of a chat's reminders."""
    return f"sb1:reminders:{chat}"


def pacing_key(chat: Chat, part: str) -> str:
    """Return a key of the pace of a chat's posts."""
    return f"sb1:{{pace:{chat}}}:{part}"


def lease_key(task: str) -> str:
    """Return the key of the lease of a task that one process does."""
    return f"sb1:lead:{task}"


def lock_key(name: str) -> str:
    """Return the key of a distributed lock."""
    return f"sb1:turn:{_digest(name)}"


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


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=DIGEST_BYTES).hexdigest()


def member_of(player: Player) -> str:
    """Return the member of a player."""
    return f"{player.chat}:{player.id}"


def player_of(member: bytes) -> Player:
    """Return the player of a member."""
    chat, _, number = member.decode().partition(":")
    return Player(Chat(chat), int(number))


def met_as(player: Player, number: int) -> str:
    """Return a digest that recognizes a player on one day only."""
    return blake2b(f"{number} {member_of(player)}".encode(), digest_size=8).hexdigest()

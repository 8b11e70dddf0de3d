"""How a player is called in keys that are not their own: sorted sets of leaderboards, sets of days."""

from hashlib import blake2b

from bot.core.actions import Chat, Player


def member_of(player: Player) -> str:
    """Return a player as they are called in sets."""
    return f"{player.chat}:{player.id}"


def player_of(member: bytes) -> Player:
    """Return the player who is called that in sets."""
    chat, _, number = member.decode().partition(":")
    return Player(Chat(chat), int(number))


def met_as(player: Player, number: int) -> str:
    """Return what is kept of a player, to know them again on that day and on no other."""
    return blake2b(f"{number} {member_of(player)}".encode(), digest_size=8).hexdigest()

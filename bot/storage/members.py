"""Players as members of shared keys: sorted sets of leaderboards, sets of days."""

from hashlib import blake2b

from bot.core.actions import Chat, Player


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

"""Who may use the operator commands."""

from collections.abc import Iterable

from bot.core.actions import Chat, Player


class Operators:
    """The accounts of the operators: the configured ones, or else those that own the bot's account."""

    def __init__(self, configured: frozenset[Player] | None = None) -> None:
        self._configured = configured
        self._owners: dict[Chat, frozenset[Player]] = {}

    def set_owners(self, chat: Chat, numbers: Iterable[int]) -> None:
        """Note the accounts that own the bot's account in a chat, as the chat says."""
        self._owners[chat] = frozenset(Player(chat, number) for number in numbers)

    def __contains__(self, player: Player) -> bool:
        """Return whether a player is an operator."""
        if self._configured is not None:
            return player in self._configured
        return player in self._owners.get(player.chat, ())

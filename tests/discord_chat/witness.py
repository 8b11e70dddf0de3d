"""A bot that records every action, and its room."""

from dataclasses import dataclass

from bot.app import UNKNOWN_ROOM, App
from bot.core.actions import Action, Player, Room
from bot.core.replies import Reply


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did in a room."""

    player: Player
    action: Action
    room: Room


class Witness(App):
    """A bot that records what it handles."""

    deeds: tuple[Deed, ...] = ()

    @property
    def last(self) -> Deed:
        """What was done last."""
        return self.deeds[-1]

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        """Note it, then answer."""
        self.deeds = (*self.deeds, Deed(player, action, room))
        return await super().handle(player, action, room)

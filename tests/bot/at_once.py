"""Thinking that is done here and at once, for tests of what is made of its results."""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from bot.model import Player
from bot.thinking import Thinking

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")


class AtOnce(Thinking):
    """Does what it is given in this process, and remembers what that was."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[object, ...]] = []
        self.failing: Exception | None = None
        """What comes of everything, if that is to go wrong."""
        self.instead: Any = None
        """What is returned in place of what is worked out, if anything."""

    async def think(
        self, player: Player, work: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        self.given.append((player, *arguments))
        if self.failing:
            raise self.failing
        found: Value = work(*arguments) if self.instead is None else self.instead
        return found

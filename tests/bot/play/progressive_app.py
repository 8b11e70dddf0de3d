"""An app that answers an action with a progressive reply, which a test controls."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

from bot.app import App
from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.screens import Button
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.board import board_screen
from bot.sessions.replies import screen_reply

SHORT, LONG = 0.01, 30.0
"""Seconds that the app waits for a better reply before it sends the first: hardly any, or enough."""

AGAIN = Button("Once more", Action(Verb.ABOUT))


class ProgressiveApp(App):
    """Answers “about” and “leaderboard” with the texts of a test and the board of the current game."""

    words: "asyncio.Queue[str | Exception | None]"
    ended: asyncio.Event
    patience: float = SHORT

    def listen(self) -> None:
        """Let a test control the replies from now on; call this within the event loop."""
        self.words, self.ended = asyncio.Queue(), asyncio.Event()
        self._answers[Verb.ABOUT] = self._about
        self._answers[Verb.LEADERBOARD] = self._about  # a slash command

    def say(self, *words: str | Exception | None) -> None:
        """Add texts of the next replies; an exception is raised, and ``None`` ends the replies."""
        for one in words:
            self.words.put_nowait(one)

    async def _about(self, context: RequestContext, _action: Action) -> Reply:
        return await progressive_reply(self._bits(context), self.patience)

    async def _bits(self, context: RequestContext) -> AsyncIterator[Reply]:
        words, ended = self.words, self.ended
        try:
            while (said := await words.get()) is not None:
                if isinstance(said, Exception):
                    raise said
                yield await self._bit(context, said)
        finally:
            ended.set()

    async def _bit(self, context: RequestContext, words: str) -> Reply:
        """Return a board with this text; if it ends in “!”, it is also a notice."""
        loaded = await self.services.sessions.load_current(context)
        assert loaded is not None
        screen = board_screen(context.texts, loaded)
        screen = replace(screen, text=words, rows=(*screen.rows[:2], (AGAIN,)))
        return screen_reply(loaded, screen, notice=words if words.endswith("!") else "")

"""Players who press one button after the other, and check that each press is done once and correctly.

They make a move and undo it, again and again: each press raises the revision on the buttons of the board by
one, whichever process answers it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from engine.move import Move
from tests.bot.browsing import Browser
from tests.discord_chat.boards import buttons as buttons_in_discord
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person
from tests.telegram_chat.people import buttons as buttons_in_telegram

PACE = 0.3
"""Seconds from one press to the next: the rate limiter allows no more for long."""
Press: TypeAlias = Callable[[], Awaitable[None]]
"""Presses a button or types a line, and checks the result."""


class ContinuousPlayer:
    """Presses until stopped."""

    def __init__(self, press: Press) -> None:
        self.presses = 0
        self._press = press
        self._is_over = False
        self._has_pressed = asyncio.Event()
        self._task = asyncio.create_task(self._play())

    async def wait_for(self, presses: int) -> None:
        """Wait until ``presses`` more presses are answered; raise the error if one failed."""
        for _ in range(presses):
            self._has_pressed.clear()
            pressed = asyncio.create_task(self._has_pressed.wait())
            await asyncio.wait({pressed, self._task}, return_when=asyncio.FIRST_COMPLETED)
            pressed.cancel()
            if self._task.done():
                self._task.result()

    async def stop(self) -> None:
        """Stop after the current press is answered; raise the error if one failed."""
        self._is_over = True
        await self._task

    def cancel(self) -> None:
        """Stop at once."""
        self._task.cancel()

    async def _play(self) -> None:
        while not self._is_over:
            await self._press()
            self.presses += 1
            self._has_pressed.set()
            await asyncio.sleep(PACE)


async def start_in_discord(player: Player) -> Message:
    """Start a game in Discord, and return its board, which may replace a waiting message."""
    interaction = await player.type("solitaire play", game="wish", deal="42")
    return await player.server.until(
        lambda: next((shown for shown in interaction.messages if buttons_in_discord(shown, Verb.MOVE)), None)
    )


def in_discord(player: Player, board: Message) -> Press:
    """Return a function that presses the next button of a board in Discord."""

    async def press() -> None:
        found = buttons_in_discord(board, Verb.UNDO) or buttons_in_discord(board, Verb.MOVE)
        before = unpack(found[0].custom_id)
        interaction = await player.press(board, found[0])
        await player.server.until(lambda: _revisions(board) == {(before.revision or 0) + 1})
        await player.wait_for_answer(interaction)
        assert interaction.refusals == []
        assert interaction.follow_ups == []
        assert bool(buttons_in_discord(board, Verb.UNDO)) is (before.verb is Verb.MOVE)

    return press


def typing_in_discord(player: Player) -> Press:
    """Return a function that types a line in Discord, and checks that it is answered once."""

    async def write() -> None:
        before = len(player.sees())
        await player.says("board words")
        assert len(player.sees()) == before + 2

    return write


def in_telegram(person: Person, board: Json, step: Move | None = None) -> Press:
    """Return a function that presses the next button of a board in Telegram.

    With the first step of a lesson it presses that, not any move: the lesson does not go on with another one.
    """

    async def press() -> None:
        data = [found["callback_data"] for found in buttons_in_telegram(board) if "callback_data" in found]
        actions = {unpack(one): one for one in data}
        if step:
            words = (step.verb, *step.places)
            actions = {
                one: text for one, text in actions.items() if one.verb is Verb.UNDO or one.words == words
            }
        chosen = min(actions, key=lambda action: (action.verb is not Verb.UNDO, action.verb is not Verb.MOVE))
        query = await person.tap_data(board, actions[chosen])
        revision = (chosen.revision or 0) + 1
        await person.server.until(lambda: _revision_in_telegram(board) == revision)
        assert "text" not in await person.answered(query)

    return press


def typing_in_telegram(person: Person) -> Press:
    """Return a function that types a line in Telegram, and checks that it is answered once."""

    async def write() -> None:
        message = await person.write("/board words")
        await person.answer_to(message)
        assert person.server.chats.last(person.private) == message["message_id"] + 1

    return write


def on_page(browser: Browser, board: dict[str, Any]) -> Press:
    """Return a function that presses the next button of a board on the page."""
    shown = board

    async def press() -> None:
        nonlocal shown
        keys = [button["key"] for row in shown["rows"] for button in row]
        key = next((key for key in keys if key == "undo"), None) or next(
            key for key in keys if key.startswith("move")
        )
        before = _revision_on_page(shown)
        (shown,) = (await browser.press(shown, key))["messages"]
        assert shown["number"] == board["number"]
        assert _revision_on_page(shown) == before + 1
        picture = await browser.session.get(browser.url(shown["board"]["address"]))
        assert picture.status == 200, await picture.text()

    return press


def _revisions(board: Message) -> set[int | None]:
    return {unpack(button.custom_id).revision for button in buttons_in_discord(board, Verb.MOVE)}


def _revision_in_telegram(board: Json) -> int | None:
    data = [found["callback_data"] for found in buttons_in_telegram(board) if "callback_data" in found]
    return next((action.revision for action in map(unpack, data) if action.verb is Verb.MOVE), None)


def _revision_on_page(board: dict[str, Any]) -> int:
    actions = (unpack(button["press"]) for row in board["rows"] for button in row)
    return next(action.revision for action in actions if action.verb is Verb.MOVE and action.revision)

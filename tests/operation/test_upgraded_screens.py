"""After an upgrade, every screen of the page and of both chats opens with what an earlier version stored."""

import logging
from typing import Any

import pytest

from bot.core.actions import Action, Player, Verb
from bot.core.callback_data import unpack
from bot.core.screens import Screen
from bot.core.typed_input.lines import read_line
from tests.fuzz.vocabulary import SLOW
from tests.operation.upgraded import RELEASES, UpgradedBot, no_errors
from tests.rare import SomeOf

log = logging.getLogger(__name__)

SCREENS = (
    "/board", "/board words", "/games", "/play", "/help", "/rules blink", "/stats", "/stats calendar",
    "/stats achievements", "/calendar", "/settings", "/settings theme", "/settings language",
    "/settings zone", "/settings results", "/settings reminder", "/settings warning",
    "/learn", "/learn wish", "/learn flip",
    "/mistakes", "/puzzle", "/puzzle streak", "/puzzle 42", "/daily", "/daily yesterday", "/daily archive",
    "/leaderboard", "/leaderboard rating all", "/leaderboard month all", "/leaderboard streak",
    "/leaderboard league", "/mydata", "/mydata export", "/privacy", "/about",
)  # fmt: skip
"""What is typed for the screens that are about no single game."""
OF_GAMES = (Verb.RESUME, Verb.BOARD, Verb.REPLAY, Verb.SHARE, Verb.RECORD, Verb.MORE)
"""The screens of each game, finished or not."""
ANALYSES = (Verb.REVIEW, Verb.HINT, Verb.VERDICT)
"""The screens that take long; they are opened for one game each, of the kind that is solved most quickly."""
LAST = frozenset({Verb.MY_DATA, Verb.ADMIN})
"""Verbs of buttons that are not pressed: they delete what the others show."""


@pytest.mark.parametrize("upgraded", RELEASES, indirect=True)
async def test_every_chat_screen_opens(
    upgraded: UpgradedBot, caplog: pytest.LogCaptureFixture, some_of: SomeOf
) -> None:
    """All screens are opened for the first player of each chat, some for the others; then some buttons."""
    opened, buttons = dict.fromkeys(upgraded.chats, 0), dict[tuple[Player, Action], None]()
    with no_errors(caplog):
        for player, export in upgraded.exported.items():
            games = [Action(verb, (), game["id"]) for game in export["games"] for verb in OF_GAMES]
            wish = [game["id"] for game in upgraded.games_of(player, "wish")]
            analyzed = [Action(verb, (), game) for game, verb in zip(wish, ANALYSES, strict=False)]
            is_first = not opened[player.chat]
            screens = SCREENS if is_first else some_of(SCREENS)
            for action in (*map(read_line, screens), *some_of(games), *analyzed):
                screen = await upgraded.open(player, action)
                opened[player.chat] += screen is not None
                buttons |= dict.fromkeys((player, button) for button in _buttons(screen))
        for player, button in some_of(buttons):
            opened[player.chat] += await upgraded.open(player, button) is not None
    assert all(count > len(SCREENS) for count in opened.values()), opened
    log.info("%s: %d screens of chats", upgraded.name, sum(opened.values()))


async def test_every_page_screen_opens(
    upgraded: UpgradedBot, caplog: pytest.LogCaptureFixture, some_of: SomeOf
) -> None:
    """The visitor enters by the old cookie, sees every message with its picture, and presses its buttons."""
    with no_errors(caplog):
        async with upgraded.page() as page:
            messages = await page.enter()
            assert len(messages) == await upgraded.count_messages()
            opened = len(messages)
            for message in messages:
                for press in some_of(_presses(message)):
                    opened += len(await page.press(message, press))
            again = await page.enter()
            assert len(again) >= len(messages)
    assert opened > len(messages)
    log.info("%s: %d screens of the page", upgraded.name, opened)


def _buttons(screen: Screen | None) -> list[Action]:
    buttons = [button.action for row in screen.rows for button in row] if screen else []
    return [action for action in buttons if action.verb not in LAST | SLOW]


def _presses(message: dict[str, Any]) -> list[str]:
    presses = [button["press"] for row in message["rows"] for button in row]
    return [press for press in presses if unpack(press).verb not in LAST | SLOW]

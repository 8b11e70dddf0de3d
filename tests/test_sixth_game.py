"""Another game is four files: with them in place, every chat offers it and nothing else has to change."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.commands import solitaire
from bot.chats.discord.identity import Interaction
from bot.completion import option_choices
from bot.core.actions import Action, Chat
from bot.core.callback_data import pack, unpack
from bot.core.deal_request import DealRequest
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Screen
from bot.core.session import Session
from bot.features.guide.screens import help_screen, rules_menu, rules_screen
from bot.features.play.nearest_move import nearest_move
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.board import board_screen
from bot.screens.descriptions import board_pages, move_label
from bot.screens.menus import menu_screen, options_screen
from bot.screens.move_choices import choices
from bot.screens.rules_pages import rules_page
from bot.storage.player_store import PlayerStore
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.games import all_games, find_game
from engine.move import Move
from engine.options import read_options
from engine.reading import read_moves
from engine.record import Record

ROOT = Path(__file__).parent.parent
FILES = ("engine/games/{}.py", "render/boards/layouts/{}.py", "bot/texts/en/{}.ftl", "seeds/rules/en/{}.md")
READING = "engine/reading/{}.py"
"""What is typed, where that is long; in a sixth game it may stand with the rules."""
MOVES = 40
ROOM = 20


def add_echo(tree: Path, name: str) -> None:
    """Put a sixth game beside the five in a copy of the packages: one of them again, called Echo.

    It has the same options as that one, and so is the harder case.
    """
    for package in ("bot", "engine", "render", "seeds"):
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
    reading = (READING,) if (ROOT / READING.format(name)).exists() else ()
    for file in (*FILES, *reading):
        text = (ROOT / file.format(name)).read_text("utf-8")
        for word, other in (("Follow-the-Suit", "Echo"), (name, "echo"), (name.title(), "Echo")):
            text = re.sub(rf"\b{word}\b", other, text)
        (tree / file.format("echo")).write_text(text, "utf-8")


@pytest.mark.parametrize("name", ["wish", "kittyhawk", "follow"])
def test_a_sixth_game_is_four_files(tmp_path: Path, name: str) -> None:
    add_echo(tmp_path, name)
    done = subprocess.run(
        [sys.executable, __file__],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == f"Echo of {len(all_games()) + 1}\n"


async def act(_interaction: Interaction, _action: Action) -> None:
    """Do nothing: the commands are only described."""


def show_echo(texts: Texts, game: Game) -> None:
    """Go everywhere that a game is offered."""
    menu = menu_screen(texts, 1, "", texts("menu"))
    titles = [control.label for row in (*menu.rows, *rules_menu(texts).rows) for control in row]
    assert titles.count(game.title) == 2
    check_buttons(options_screen(texts, 1, game, read_options(game.options, ())))
    assert [
        rules_screen(texts, game.name, part + 1) for part in range(len(rules_page(game.name, texts.language)))
    ]
    assert texts("echo-typing") in help_screen(texts, Chat.TELEGRAM, game.name).text
    asked = DealRequest.read(("42", *(f"{one.name}={one.values[-1]}" for one in game.options), game.title))
    assert (asked.game, asked.deal) == (game, 42)
    assert {option.name for option in game.options} <= {one.name for one in option_choices(texts)}
    assert solitaire(App(PlayerStore(Redis()), texts), texts, act).commands


def play_echo(texts: Texts, game: Game) -> None:
    """Play a course of it, and look at each position in every way."""
    record = Record.begin(game, read_options(game.options, ()), 42)
    for _ in range(MOVES):
        position = record.replay()
        loaded = LoadedGame(1, Session("0123456789", record, began=0, moved=0), position)
        screen = board_screen(texts, loaded)
        check_buttons(screen)
        if position.outcome():
            break
        check_typing(texts, position)
        record = record.then(position.legal_moves()[-1])
    assert screen.picture
    assert paint_file(screen.picture)
    assert record.moves
    assert Record.read(record.text) == record


def check_buttons(screen: Screen) -> None:
    """Have every button ride."""
    actions = [control.action for row in screen.rows for control in row]
    assert actions
    assert [unpack(pack(action)) for action in actions] == actions


def check_typing(texts: Texts, position: Position) -> None:
    """Type every move, hear it named, and be told why another is none and what comes nearest."""
    board, moves = position.board(), position.legal_moves()[-ROOM:]
    assert "\n".join(board_pages(texts, board, position, 1000))
    assert choices(position, (), ROOM)
    for move in moves:
        assert read_moves(position, move.text) == (move,)
        assert move_label(texts, position, board, move)
    assert nearest_move(position, f"{moves[-1].text} x") in position.legal_moves()
    with pytest.raises(IllegalMoveError) as refused:
        position.play(Move("nonsense"))
    assert texts.refusal(board.game, refused.value)


if __name__ == "__main__":
    play_echo(Texts.load("en"), find_game("Echo"))
    show_echo(Texts.load("en"), find_game("Echo"))
    sys.stdout.write(f"{find_game('Echo').title} of {len(all_games())}\n")

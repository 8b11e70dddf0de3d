"""Another game is four files: with them in place, every chat offers it and nothing else has to change."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

from redis.asyncio import Redis

from bot.app import App
from bot.discord_chat.commands import solitaire
from bot.discord_chat.exchange import Interaction
from bot.model import Action
from bot.pictures import paint_file
from bot.rules import rules_page
from bot.screens import menu_screen, options_screen, rules_menu, rules_screen
from bot.session import Session
from bot.store import Store
from bot.table import Table
from bot.table_screens import board_screen
from bot.texts import Texts
from engine.games import all_games, find_game
from engine.options import read_options
from engine.record import Record

ROOT = Path(__file__).parent.parent
FILES = ("engine/games/{}.py", "render/layouts/{}.py", "bot/texts/en/{}.ftl", "seeds/rules/{}.md")
RENAMED = (
    ("wish-", "echo-"),
    ("wish/", "echo/"),
    ('"wish"', '"echo"'),
    ('"Wish"', '"Echo"'),
    ("= Wish", "= Echo"),
    ("# Wish", "# Echo"),
)
"""What makes Wish another game that has the same option, and so is the harder case."""


def add_echo(tree: Path) -> None:
    """Put a sixth game beside the five in a copy of the packages."""
    for package in ("bot", "engine", "render", "seeds"):
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in FILES:
        text = (ROOT / file.format("wish")).read_text("utf-8")
        for old, new in RENAMED:
            text = text.replace(old, new)
        (tree / file.format("echo")).write_text(text, "utf-8")


def test_a_sixth_game_is_four_files(tmp_path: Path) -> None:
    add_echo(tmp_path)
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


def play_echo() -> None:
    """Go everywhere that a game is shown; run where the sixth one is there."""
    texts, game = Texts.load("en"), find_game("Echo")
    menu = menu_screen(texts, 1, "", texts("menu"))
    titles = [control.label for row in (*menu.rows, *rules_menu(texts).rows) for control in row]
    assert titles.count(game.title) == 2
    assert options_screen(texts, 1, game, read_options(game.options, ())).rows
    assert [rules_screen(texts, game.name, part + 1) for part in range(len(rules_page(game.name)))]
    assert asyncio.run(solitaire(App(Store(Redis()), texts), texts, act)).commands
    record = Record.read(f"{game.name}/1 open #42 | take d e")
    table = Table(1, Session("0123456789", record, began=0, moved=0), record.replay())
    board = board_screen(texts, table)
    assert board.picture is not None
    assert paint_file(board.picture)
    sys.stdout.write(f"{game.title} of {len(all_games())}\n")


if __name__ == "__main__":
    play_echo()

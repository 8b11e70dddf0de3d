"""A feature is in one place: without its folder the rest of the bot starts and plays."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PLAYER = """
import asyncio, sys
from redis.asyncio import Redis
from bot.app import App
from bot.core.actions import Chat, Player
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore

async def play():
    async with Redis.from_url(sys.argv[1]) as redis:
        app, player = App(Services(PlayerStore(redis), Texts.load("en"))), Player(Chat.PAGE, 1)
        for line in sys.argv[2:]:
            reply = await app.handle(player, read_line(line))
            print(reply.screen.title if reply.screen else reply.notice)

asyncio.run(play())
"""


@pytest.mark.parametrize(
    ("feature", "line", "answer"),
    [
        ("leagues", "/leaderboard league", "Unknown leaderboard “league”."),
        ("reminders", "/settings reminder", "Unknown setting “reminder”."),
        ("second_tries", "/mistakes", "How to play"),
        ("puzzles", "/puzzle", "How to play"),
        ("lessons", "/learn", "How to play"),
        ("friend_challenges", "/friend", "How to play"),
    ],
)
def test_the_bot_plays_without_the_folder_of_a_feature(
    feature: str, line: str, answer: str, tmp_path: Path, redis_url: str
) -> None:
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns(feature), symlinks=True)
    done = subprocess.run(
        [sys.executable, "-c", PLAYER, redis_url, "/play wish 42", "d e", line],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    started, moved, last = done.stdout.splitlines()
    assert started == moved == "Wish, deal 42"
    assert last.startswith(answer)

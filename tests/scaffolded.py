"""A copy of the project in which a game is begun by ``python -m engine new``, and finished file by file."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from engine.scaffold.new_game import NewGame, unfinished
from engine.scaffold.steps import Step

ROOT = Path(__file__).parent.parent
OF_ALL_GAMES = (
    "every_game or every_deck or every_page_is_of or every_message_is_asked or no_game_is_named or left_over"
)
"""Selects by name the tests that check all games, as for ``pytest -k``."""


def copy_project(folder: Path) -> Path:
    """Copy the project to a folder, without what tests of games do not need; return the folder."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "sixth_game", "family_game", "releases")
    for part in ("bot", "engine", "render", "seeds", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    for file in ("pyproject.toml", *(path.name for path in ROOT.glob("*.md"))):
        shutil.copy(ROOT / file, folder)
    return folder


def run(tree: Path, command: str, sources: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run Python in a folder with the packages of that folder, or of ``sources`` if given."""
    return subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(sources or tree), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def check(tree: Path, files: str, only: str) -> "subprocess.CompletedProcess[str]":
    """Run tests of the copy whose names match ``only``."""
    return run(tree, f"-m pytest -p no:cacheprovider -p no:xdist --tb=short -k '{only}' {files}")


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game of which the finished files are in a folder, except those that commands generate."""

    game: NewGame
    files: Path

    def paths(self, step: Step) -> list[str]:
        """Return the files of a step, with ``*`` for names that its command chooses."""
        return self.game.paths(ROOT, step, sorted(step.words) or ("*",))

    def finish(self, tree: Path, step: Step) -> None:
        """Copy the files of a step from the finished game, and run the command of the step."""
        for path in self.paths(step):
            if not step.is_generated:
                own = self.files / path  # a language that it does not have begins in English
                in_english = re.sub(r"(bot/texts|seeds/rules)/\w+/", r"\1/en/", path)
                shutil.copy(own if own.exists() else self.files / in_english, tree / path)
        if command := self.game.command(step):
            done = run(tree, command.removeprefix("python "))
            assert done.returncode == 0, done.stderr

    def finish_all(self, tree: Path) -> None:
        """Finish each step in order: this must remove its own sentences on what is left, and no others."""
        sentences = list(unfinished(tree, self.game))
        steps = list(self.game.steps(tree))
        assert [sentence.split()[0] for sentence in sentences] == [
            path for step in steps for path in self.paths(step)
        ]
        for step in steps:
            self.finish(tree, step)
            sentences = sentences[len(self.paths(step)) :]
            assert list(unfinished(tree, self.game)) == sentences, step.path

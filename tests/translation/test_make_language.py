"""A language is begun and checked by a command, in a copy of the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a copy of the project, with the compiled searches."""
    skipped = shutil.ignore_patterns("__pycache__", "releases")
    for folder in ("bot", "engine", "render", "seeds", "tests", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=skipped)
    return tmp_path


def run(tree: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run Python with the packages of the copy."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


OFFERED = """
from bot.i18n.languages import client_language, fitting_language, language_choice
from bot.i18n.texts import Texts
print(language_choice(Texts.load("it"), "it"), [client_language("it-IT"), fitting_language("it-IT")])
print(Texts.load("it")("wish-state", score=1), Texts.load("it")("wish-pitch"))
"""


def test_a_language_is_begun_in_english_and_offered_as_unfinished(tree: Path) -> None:
    begun = run(tree, "-m", "tests.translation", "--new", "it")
    assert begun.returncode == 0, begun.stderr
    assert "# Italian" in (tree / "docs" / "languages" / "it.md").read_text("utf-8")
    checked = run(tree, "-m", "tests.translation", "--check", "it")
    assert checked.stdout.startswith("it: 0.0%"), checked.stderr
    assert "unfinished" in checked.stdout
    assert "Rules pages still in English: blink.md" in checked.stdout
    texts = tree / "bot" / "texts" / "it"
    (texts / "flip.ftl").unlink()
    wish = (texts / "wish.ftl").read_text("utf-8").replace("wish-pitch = ", "wish-pitch = Prendi ", 1)
    (texts / "wish.ftl").write_text(wish + "\nwish-unused = Niente\n", "utf-8")
    bot = (texts / "bot.ftl").read_text("utf-8")
    long = "button-words = Una etichetta lunghissima che non entra nel pulsante"
    (texts / "bot.ftl").write_text(f"{bot}\n{long}\n", "utf-8")
    checked = run(tree, "-m", "tests.translation", "--check", "it")
    assert checked.returncode == 1, checked.stderr
    for problem in ("wish-unused: is not used", "flip-aim: is missing", "button-words: is there twice"):
        assert problem in checked.stdout
    shown = run(tree, "-c", OFFERED)
    assert shown.stdout.splitlines()[0] == "Italiano (unfinished) ['', 'it']", shown.stderr
    assert shown.stdout.splitlines()[1].startswith("1 card left. Prendi ")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--new", "de"), "German is already there"),
        (("--new", "italian"), "isn’t the tag of a language"),
        (("--new", "../it"), "isn’t the tag of a language"),
        (("--new", "IT"), "in small letters"),
        (("--check", "it"), "There is no language “it”"),
        ((), "Say which language"),
    ],
)
def test_a_wrong_request_changes_nothing(words: tuple[str, ...], answer: str) -> None:
    before = sorted((ROOT / "bot" / "texts").iterdir())
    done = run(ROOT, "-m", "tests.translation", *words)
    assert done.returncode == 2, done.stderr
    assert answer in done.stdout
    assert sorted((ROOT / "bot" / "texts").iterdir()) == before

"""Packaging: all files are shipped, all versions pinned, and settings and commands documented."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import discord

from bot.chats.discord.invite_links import PERMISSIONS, invite_links
from bot.config.environment import entries
from bot.core.commands import COMMANDS
from engine.games import all_games

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINS = [
    line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")
]
PACKAGES = ("bot", "engine", "render", "seeds")
SETTINGS = {name for name, _, _ in entries()}


def test_every_file_is_shipped() -> None:
    patterns = ["*.py", *PROJECT["tool"]["setuptools"]["package-data"]["*"]]
    files = [
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file()
        and path.parent.name != "__pycache__"
        and not path.name.startswith(".")
        and path.suffix != ".so"  # compiled when the package is built
        and path.parent.name != "results"  # the raw results of the study, which only make figures reads
    ]
    assert files
    forgotten = [path for path in files if not any(fnmatch(path.name, pattern) for pattern in patterns)]
    assert forgotten == []


def canonical(name: str) -> str:
    """Return the normalized name of a package, by which registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_is_pinned() -> None:
    pins = {canonical(line.split("==")[0]) for line in PINS}
    extras = PROJECT["project"]["optional-dependencies"].values()
    wanted = sum(extras, PROJECT["project"]["dependencies"])
    names = [canonical(re.split(r"[<>=;\[ ]", line)[0]) for line in wanted]
    assert [name for name in names if name not in pins] == []


def test_the_packages_of_npm_are_pinned_and_name_no_registry() -> None:
    """The lock file has their checksums; which registry sends them is a setting of each machine."""
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    needed = wanted["dependencies"] | wanted["devDependencies"]
    assert needed == {name: locked[f"node_modules/{name}"]["version"] for name in needed}
    packages = [package for name, package in locked.items() if name]
    assert all(package["integrity"].startswith("sha512-") for package in packages)
    assert not [package for package in packages if "resolved" in package]
    assert "registry=" not in (ROOT / ".npmrc").read_text("utf-8")


def test_what_builds_the_package_is_pinned_as_elsewhere() -> None:
    """The constraints do not apply to the environment of their own in which packages are built."""
    needed = PROJECT["build-system"]["requires"]
    assert {line.partition("==")[0] for line in needed} == {"setuptools", "mypy"}
    assert set(needed) <= set(PINS)


def test_nothing_is_installed_without_the_pins() -> None:
    """By the Makefile, the checks, the workflows and the Dockerfile."""
    files = [ROOT / name for name in ("Makefile", ".ci/run", "Dockerfile")]
    files += (ROOT / ".github" / "workflows").glob("*.yml")
    text = "\n".join(path.read_text("utf-8").replace("\\\n", " ") for path in files)
    installs = re.findall(r"(?:\(PIP\)|\bpip\b[^\n&|]*?) install (.+)", text)
    assert len(installs) > 10
    pinned_otherwise = ("--no-index", "--requirement to-run.txt", "--requirement to-build.txt")
    assert "ENV PIP_CONSTRAINT=/build/constraints.txt" in text
    loose = [line for line in installs if "--constraint constraints.txt" not in line]
    assert [line for line in loose if not line.startswith(pinned_otherwise)] == []


def test_the_source_package_has_what_is_installed_and_no_tests(tmp_path: Path) -> None:
    """Setuptools adds ``tests/test_*.py`` unless it is told not to; a part of the tests could not run."""
    for name in PACKAGES:
        skipped = shutil.ignore_patterns("__pycache__", "*.so", "results")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=skipped)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_stray.py").touch()
    files = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "constraints.txt")
    for name in files:
        shutil.copy(ROOT / name, tmp_path)
    code = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    with tarfile.open(tmp_path / "dist" / done.stdout.split()[-1]) as package:
        names = [name.partition("/")[2] for name in package.getnames()]
    made = {"setup.cfg", "PKG-INFO", "solitaire_bot.egg-info"}
    assert {name.partition("/")[0] for name in names} - {""} == {*PACKAGES, *files} | made
    assert "bot/texts/ja/wish.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".c"))]


def test_settings_have_their_names() -> None:
    patterns = {".env.example": r"^([A-Z_]+)=", "Dockerfile": r"\b((?:DATA|PAGE)_[A-Z]+)="}
    for file, pattern in patterns.items():
        names = re.findall(pattern, (ROOT / file).read_text("utf-8"), re.MULTILINE)
        assert names
        assert set(names) <= SETTINGS


def test_the_readme_lists_every_setting_with_its_meaning() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \|.*\| (.+) \|$", readme, re.MULTILINE))
    assert rows == {name: meaning for name, _, meaning in entries()}


def test_the_tables_for_operators_name_settings_that_exist() -> None:
    for file, heading in (("README.md", "Operate"), ("docs/operate.md", "Several processes")):
        section = (ROOT / file).read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
        rows = "\n".join(line for line in section.splitlines() if line.startswith("|"))
        names = set(re.findall(r"`([A-Z_]+)`", rows))
        assert names >= {"REDIS_URL", "DISCORD_SHARD_RANGE", "TELEGRAM_WEBHOOK_URL", "DRAIN_SECONDS"}
        assert names <= SETTINGS


def test_the_documents_list_every_game_with_its_options_and_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| \*\*(.+)\*\* \|(.+)\|$", page, re.MULTILINE))
    assert rows.keys() == {game.title for game in all_games()}
    for game in all_games():
        assert re.findall(r"`(\w+)`", rows[game.title]) == [option.name for option in game.options]
        assert f"[{game.title}](seeds/rules/en/{game.name}.md)" in readme
    assert not [command.name for command in COMMANDS if f"`/{command.name}" not in page]
    ten = re.findall(r"^\| `/(\w+)`", readme, re.MULTILINE)
    assert len(ten) == 10
    assert not set(ten) - {command.name for command in COMMANDS}


def test_the_invite_links_are_those_of_the_page_and_ask_for_the_permissions_that_it_names() -> None:
    page = " ".join((ROOT / "docs" / "discord.md").read_text("utf-8").split())
    listed = page.partition("It needs these permissions: ")[2].partition(".")[0]
    names = re.findall(r"\*([A-Z][A-Za-z ]+)\*", listed)
    # Discord's user interface says "channels" where its API says "channel".
    flags = [name.lower().replace(" ", "_").replace("view_channels", "view_channel") for name in names]
    assert discord.Permissions(**dict.fromkeys(flags, True)) == PERMISSIONS
    assert len(flags) == 6
    for link in invite_links(1):
        assert f"`{link.address.replace('client_id=1&', 'client_id=APPLICATION_ID&')}`" in page

"""Names and sizes: one name has one meaning, games and keys are named in one place, packages are small."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.core.exercise_view import ExerciseView
from bot.core.feature import ExerciseActions
from engine.games import all_games

ROOT = Path(__file__).parent.parent
MOST_DEFINITIONS = 3
ROLES = {
    "begin", "close", "file_name", "finish", "forget_player", "load", "move_group", "of", "open", "read",
    "run", "start", "stop", "text",
}  # fmt: skip
"""Functions with the same role in every class; ``read`` parses what ``text`` wrote, ``of`` converts,
``move_group`` follows a group whose number changes, ``forget_player`` a deletion of data."""
PLATFORM_ROLES = {
    "is_posted",
    "post",
    "post_replies",
    "send_direct_message",
    "open_channel",
    "show",
    "was_sent",
}
"""Methods of the interfaces that each chat's adapter, post sender and boards implement."""

EXERCISE_ROLES = {name for role in (ExerciseActions, ExerciseView) for name in vars(role)}
"""What each kind of exercise implements."""


@cache
def trees() -> dict[Path, ast.Module]:
    """Return every module of the product, parsed, by its path from the project's root."""
    paths = [path for top in ("engine", "render", "seeds", "bot") for path in (ROOT / top).rglob("*.py")]
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def nodes_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Return every node of a module."""
    return tuple(ast.walk(tree))


def definitions(*kinds: type[ast.AST]) -> Counter[str]:
    """Return how often each name is defined in ``bot/``."""
    return Counter(
        node.name
        for path, tree in trees().items()
        if path.parts[0] == "bot"
        for node in nodes_of(tree)
        if isinstance(node, kinds) and isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    )


def test_one_name_has_one_meaning() -> None:
    assert [name for name, count in definitions(ast.ClassDef).items() if count > 1] == []
    functions = definitions(ast.FunctionDef, ast.AsyncFunctionDef)
    often = {name for name, count in functions.items() if count > MOST_DEFINITIONS and name[:2] != "__"}
    assert often <= ROLES | PLATFORM_ROLES | EXERCISE_ROLES


def texts_of(tree: ast.Module) -> Iterator[str]:
    """Yield the text constants of a module except docstrings."""
    docs = {node.value for node in nodes_of(tree) if isinstance(node, ast.Expr)}
    for node in nodes_of(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
            yield node.value


def imports_of(tree: ast.Module) -> Iterator[str]:
    """Yield the last names of the modules that a module imports."""
    for node in nodes_of(tree):
        if isinstance(node, ast.ImportFrom):
            yield (node.module or "").rpartition(".")[2]
            yield from (alias.name for alias in node.names)


def test_no_game_is_named_outside_its_own_files() -> None:
    games = [game.name for game in all_games()]
    named = re.compile(rf"({'|'.join(games)})([^a-z]|$)", re.IGNORECASE)
    for path, tree in trees().items():
        if path.parts[0] in ("bot", "render") and not named.match(path.stem):
            found = [text for text in texts_of(tree) if named.match(text)]
            found += [name for name in imports_of(tree) if named.fullmatch(name)]
            assert not found, f"{path} names a game: {found}"
    for path in (ROOT / "bot").rglob("*.lua"):
        assert not re.search(rf"\b{named.pattern}", path.read_text("utf-8")), f"{path} names a game"
    for path in (ROOT / "bot").rglob("*.js"):  # in JavaScript, "follow" may be an ordinary word
        assert not re.search(rf"[\"'`.]{named.pattern}", path.read_text("utf-8")), f"{path} names a game"


def test_keys_of_the_store_are_written_out_in_one_module() -> None:
    """A key, or what a numbered one begins with; parts that are one of a kind have types for mypy."""
    written = re.compile(r"\bsb[0-9[]|^(game|first|groups|day|week|month|streak|puzzle):")
    for path, tree in trees().items():
        is_builder = path == Path("bot/storage/keys.py")
        found = [text for text in texts_of(tree) if written.search(text)]
        assert bool(found) == is_builder, f"{path} writes out a key: {found}"
        calls = [node.func for node in nodes_of(tree) if isinstance(node, ast.Call)]
        made = "StandingsName" in {call.id for call in calls if isinstance(call, ast.Name)}
        assert made == is_builder, f"{path} makes the name of a key"
    for path in (ROOT / "bot").rglob("*.lua"):
        assert "sb1" not in path.read_text("utf-8"), f"{path} writes out a key"


def test_packages_are_small_and_say_what_they_are() -> None:
    for folder, count in Counter(path.parent for path in trees()).items():
        assert count <= (8 if folder == Path("bot") else 25), f"{folder} has {count} modules"
        if folder.parts[0] == "bot":
            text = ast.get_docstring(trees()[folder / "__init__.py"]) or ""
            assert len(list(filter(None, text.splitlines()))) >= 3, f"{folder}/__init__.py says too little"


def test_no_module_is_named_like_a_library_or_a_drawer() -> None:
    stems = {path.stem for path in trees()}
    assert not stems & {"aiohttp", "fluent", "isal", "PIL", "pydantic", "redis"}
    assert not stems & {"utils", "helpers", "common", "base", "manager"}

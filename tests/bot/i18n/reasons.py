"""Finds the engine's reasons in its source: why a line is refused, why a game ends."""

import ast
from collections.abc import Iterator
from pathlib import Path

from engine import errors
from engine.game import Game

ROOT = Path(__file__).parents[3]
REFUSALS = {name for name in vars(errors) if name.endswith("Error")}


def refusal_reasons(*files: Path) -> set[str]:
    """Return the reasons with which the errors in these files are raised."""
    return {reason for file in files for reason in _given(file, REFUSALS, 0)}


def ending_reasons(*files: Path) -> set[str]:
    """Return the reasons for which the games in these files end."""
    return {reason for file in files for reason in _given(file, {"Outcome"}, 1)}


def game_files(game: Game) -> tuple[Path, ...]:
    """Return the files of a game and its family: rules, readers with what these share, and presses."""
    names = [name for name in (game.name, game.family) if name]
    packages = ("games", "reading", "presses")
    paths = [ROOT / "engine" / package / f"{name}.py" for name in names for package in packages]
    if game.family:
        paths += sorted((ROOT / "engine" / "families" / game.family).glob("*.py"))
    own = [path for path in paths if path.exists()]
    imports = (node for path in own for node in ast.walk(_tree(path)) if isinstance(node, ast.ImportFrom))
    shared = {node.module for node in imports if node.module and node.module.startswith("engine.reading.")}
    return (*own, *(ROOT / f"{module.replace('.', '/')}.py" for module in sorted(shared)))


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _given(file: Path, names: set[str], place: int) -> Iterator[str]:
    """Yield the strings that are passed to these functions at that position, directly or by a variable."""
    tree = _tree(file)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names:
            words = list(_words(call.args[place], tree))
            assert words, f"which reason? {file.name}, line {call.lineno}"
            yield from words


def _words(given: ast.expr, tree: ast.Module) -> Iterator[str]:
    """Yield the strings that an expression can have as its value; nothing if the source does not show it."""
    match given:
        case ast.Constant(value=str(word)):
            yield word
        case ast.IfExp(body=one, orelse=other):
            yield from _words(one, tree)
            yield from _words(other, tree)
        case ast.Name(id=name):
            for node in ast.walk(tree):
                if isinstance(node, ast.Assign):
                    for value in _assigned(node.targets[0], node.value, name):
                        yield from _words(value, tree)


def _assigned(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    """Yield what is assigned to a name, which may be one of several in a tuple."""
    match target, value:
        case ast.Name(id=same), _ if same == name:
            yield value
        case ast.Tuple(), ast.IfExp(body=one, orelse=other):
            yield from _assigned(target, one, name)
            yield from _assigned(target, other, name)
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for part, its_value in zip(targets, values, strict=True):
                yield from _assigned(part, its_value, name)

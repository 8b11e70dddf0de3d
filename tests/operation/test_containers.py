"""What the bot is deployed with: the image, the Compose file, the unit for systemd; all linted."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.application import HANDING_OVER_SECONDS
from bot.config.environment import entries
from tests.bot.program import Program, running
from tests.store.servers import free_port

ROOT = Path(__file__).parent.parent.parent
UNIT = ROOT / "bot" / "operations" / "solitaire-bot.service"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))
BOT, REDIS = COMPOSE["services"]["bot"], COMPOSE["services"]["redis"]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
NOBODY = "10001:10001"
MOST_EXPOSED = 2.0
"""The largest exposure as systemd measures it: 10 is a service without limits."""


def tool(name: str) -> str:
    """Return where a program is, beside this Python or anywhere; skip the test where it is not."""
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def compose() -> list[str]:
    """Return the words that begin a call of Docker Compose, the plug-in or the program."""
    docker = shutil.which("docker")
    if (
        docker
        and subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode == 0
    ):
        return [docker, "compose"]
    return [tool("docker-compose")]


def run(*words: str) -> str:
    """Return the output of a program that succeeds."""
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def stages() -> list[list[str]]:
    """Return the instructions of each stage of the image, one a line."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return [
        ["FROM" + first, *rest] for first, *rest in (part.split("\n") for part in joined.split("FROM")[1:])
    ]


def test_the_dockerfile_is_linted() -> None:
    assert run(tool("hadolint"), "--no-color", "Dockerfile") == ""


def test_the_last_stage_has_no_compiler_and_runs_as_nobody() -> None:
    first, last = stages()
    assert any("gcc" in line for line in first)
    text = "\n".join(last)
    assert "apt-get" not in text
    assert "COPY --from=build /bot /bot" in last
    assert f"USER {NOBODY}" in last
    assert "WORKDIR" not in text  # its user alone could enter /data, and a backup is made as another one
    assert [line for line in last if line.startswith("ENTRYPOINT")] == ['ENTRYPOINT ["solitaire-bot"]']
    assert 'CMD ["python", "-m", "bot.operations.health_probe"]' in text


def test_every_source_of_the_image_is_in_the_build_context() -> None:
    let_in = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    copied = {name for line in stages()[0] if line.startswith("COPY ") for name in line.split()[1:-1]}
    assert copied == let_in
    assert all((ROOT / name).exists() for name in copied)


def test_compose_accepts_the_file() -> None:
    config = json.loads(run(*compose(), "--env-file", ".env.example", "config", "--format", "json"))
    assert config["services"].keys() == {"bot", "redis"}


def test_every_setting_reaches_the_bot_and_can_be_set() -> None:
    names = {entry.name for entry in entries()}
    assert names - BOT["environment"].keys() == {"DATA_DIR"}  # of the bot's own server, which is not there
    fixed = {name for name, value in BOT["environment"].items() if "${" not in str(value)}
    assert fixed == {
        "REDIS_URL", "PAGE_HOST", "PAGE_PORT", "OPERATION_HOST", "OPERATION_PORT", "TELEGRAM_WEBHOOK_HOST",
        "TELEGRAM_WEBHOOK_PORT",
    }  # fmt: skip
    for name in BOT["environment"].keys() - fixed:
        assert BOT["environment"][name] == f"${{{name}:-}}"


def test_ports_are_published_on_this_machine_only() -> None:
    assert "ports" not in REDIS
    inside = {
        str(BOT["environment"][name]) for name in ("PAGE_PORT", "TELEGRAM_WEBHOOK_PORT", "OPERATION_PORT")
    }
    assert {port.rpartition(":")[2] for port in BOT["ports"]} == inside
    assert all(port.startswith("127.0.0.1:") for port in BOT["ports"])
    assert set(re.findall(r"\d+", re.findall(r"^EXPOSE (.+)$", DOCKERFILE, re.MULTILINE)[0])) == inside


def test_the_bot_has_no_rights_and_nothing_to_write_to() -> None:
    assert BOT["user"] == NOBODY
    assert BOT["read_only"] is True
    assert BOT["cap_drop"] == ["ALL"]
    assert all(mount.startswith(("/tmp:", "/data:")) for mount in BOT["tmpfs"])  # noqa: S108 - in the container
    for service in (BOT, REDIS):
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"]
        assert service["logging"]["options"]["max-size"]
        assert service["healthcheck"]["test"]
    assert int(BOT["stop_grace_period"].removesuffix("s")) > HANDING_OVER_SECONDS + 2


def test_redis_keeps_every_move_and_drops_none() -> None:
    words = REDIS["command"].split()
    options = dict(zip(words[1::2], words[2::2], strict=True))
    assert options.items() >= {
        "--appendonly": "yes", "--appendfsync": "always", "--maxmemory-policy": "noeviction",
        "--maxmemory": "${REDIS_MEMORY:-512mb}",
    }.items()  # fmt: skip
    assert REDIS["volumes"] == ["games:/data"]
    assert BOT["depends_on"] == {"redis": {"condition": "service_healthy"}}


def probed(port: int) -> tuple[int, str]:
    """Return what becomes of the question whether a bot lives."""
    done = subprocess.run(
        [sys.executable, "-m", "bot.operations.health_probe"],
        env={"OPERATION_PORT": str(port)}, capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    return done.returncode, done.stderr


async def test_a_running_bot_is_healthy_and_a_stopped_one_is_not(short_path: Path) -> None:
    port = free_port()
    async with running(Program(short_path, OPERATION_PORT=str(port))):
        assert await asyncio.to_thread(probed, port) == (0, "")
    status, said = await asyncio.to_thread(probed, port)
    assert status == 1
    assert f"http://127.0.0.1:{port}/health" in said


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Provide the unit for this machine, on which the bot lies elsewhere."""
    text = UNIT.read_text("utf-8").replace("/opt/solitaire-bot/bin/solitaire-bot", sys.executable)
    path = tmp_path / UNIT.name
    path.write_text(text, "utf-8")
    return path


def test_systemd_understands_the_unit(unit: Path) -> None:
    words = [tool("systemd-analyze"), "verify", "--recursive-errors=no", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert UNIT.name not in done.stdout + done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_unit_has_few_rights(unit: Path) -> None:
    threshold = f"--threshold={MOST_EXPOSED * 10:.0f}"
    run(tool("systemd-analyze"), "security", "--offline=yes", "--no-pager", threshold, str(unit))


def test_the_unit_restarts_the_bot_after_any_failure() -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))
    assert unit["Restart"] == "on-failure"
    assert "RestartPreventExitStatus" not in unit
    assert unit["StartLimitIntervalSec"] == "0"
    assert unit["KillMode"] == "mixed"
    assert int(unit["TimeoutStopSec"]) > HANDING_OVER_SECONDS + 2
    assert unit["NoNewPrivileges"] == "yes"
    assert unit["User"] not in ("", "root")
    assert unit["ProtectSystem"] == "strict"


def test_games_are_in_the_state_directory_of_the_unit_also_with_the_example_settings(tmp_path: Path) -> None:
    """What is empty in the file of settings stands before what the unit says."""
    unit = UNIT.read_text("utf-8")
    section = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    given = dict(word.split("=", 1) for word in section["Environment"].replace("%S", str(tmp_path)).split())
    example = (ROOT / ".env.example").read_text("utf-8")
    given |= dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.MULTILINE))
    code = "from bot.config.environment import load_config; print(load_config().data_dir)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path, env=given | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.strip() == str(tmp_path / section["StateDirectory"]), done.stderr

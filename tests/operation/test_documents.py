"""Each command and file that the documents for operators show is run, or checked as far as a test can.

The commands are read from the documents themselves (``documents.py``). ``NOT_RUN`` lists those that a test
cannot run, with the reasons; even these are parsed by the shell or by the program that they call.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml
from redis.asyncio import Redis

from bot.config.redis_url import parse_redis_url
from bot.storage.connection.connect import check_server, connect
from tests.bot.program import Program, Visitor, own_paths, running
from tests.operation.documents import ROOT, Sample, samples
from tests.operation.test_containers import compose, tool
from tests.store.programs import NEWEST, OLDEST, OWN, find_program
from tests.store.servers import server

SAMPLES = samples()
COMMANDS = [sample for sample in SAMPLES if sample.is_command]
FILES = [sample.text for sample in SAMPLES if not sample.is_command]
SECONDS = 120

NOT_RUN: Mapping[str, str] = {
    "docker buildx": "asks a registry, or builds the image: the workflows do both",
    "gh attestation": "asks GitHub for a release",
    "kubectl": "needs a cluster; the file is checked by the schema of Kubernetes",
    "pip install .": "asks the package index; the workflow for releases does it",
    "python3 -m venv": "asks the package index; the workflow for releases does it",
    "systemctl": "needs systemd and the installed unit, which systemd-analyze checks",
    "useradd": "changes the users of this machine",
    "install": "writes into folders of this machine, as another user",
    "echo vm.": "changes this machine's kernel",
    "sudo sysctl": "changes this machine's kernel",
    "sudo chown": "only root can give files to another user",
    "cd /var/lib": "a folder of the installed unit; the next line is run in one like it",
}
"""Commands, by how they begin, that no test runs, and why."""
ELSEWHERE = ("redis-cli", "ACL ", "CONFIG ")
"""Commands of a Redis server, which ``tests/security/test_rights.py`` types."""
NAMES = ("solitaire-bot backup", "solitaire-bot backup FILE", "docker compose")
"""Commands that sentences mention by name, without what has to follow; other samples have it."""
WITHOUT_STORE = ("solitaire-bot --help", "solitaire-bot --version")
CADDY = "reverse_proxy "
"""What is in every file for Caddy, and in no other."""
BACKUP_OF_UNIT = "sudo -u solitaire-bot env"
SERVER_OF_BOT = "the bot's own server"


def of(program: str) -> list[Sample]:
    """Return the commands that begin with this program, each once, in the order of the documents."""
    found = [sample for sample in COMMANDS if f"{sample.text} ".startswith(f"{program} ")]
    return list({sample.text: sample for sample in found if sample.text not in NAMES}.values())


@pytest.fixture
def tools(short_path: Path) -> Path:
    """Provide a folder of programs by the names that the documents use: this bot, Compose, and no sudo."""
    folder = short_path / "tools"
    folder.mkdir()
    scripts = {
        "solitaire-bot": f'exec "{sys.executable}" -m bot "$@"',
        "sudo": '[ "$1" = -u ] && shift 2\nexec "$@"',
        "make": f'exec "{shutil.which("make")}" "$@"',
    }
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


async def type_in_shell(
    command: str, folder: Path, tools: Path, **settings: str
) -> "subprocess.CompletedProcess[str]":
    """Run a command as a shell runs it in a folder."""
    env = own_paths() | settings
    env["PATH"] = f"{tools}{os.pathsep}{env['PATH']}"
    return await asyncio.to_thread(
        subprocess.run, ["bash", "-c", command],
        cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=SECONDS,
    )  # fmt: skip


def test_every_sample_is_run_checked_or_has_a_reason() -> None:
    checked = ("solitaire-bot", "make", "docker compose", "sudo chmod", BACKUP_OF_UNIT, *ELSEWHERE)
    assert len(COMMANDS) > 50
    every = (*checked, *NOT_RUN)
    ways = {sample: [way for way in every if sample.text.startswith(way)] for sample in COMMANDS}
    assert [str(sample) for sample, found in ways.items() if len(found) != 1] == []
    assert {way for found in ways.values() for way in found} >= set(NOT_RUN), "a reason without a command"
    kinds = ("services:", "sum by", "1 - sum", "scrape_configs", "location ")
    assert [text for text in FILES if not text.startswith(kinds) and CADDY not in text] == []


def test_a_shell_understands_every_command() -> None:
    for sample in COMMANDS:
        if not sample.text.startswith(ELSEWHERE[1:]):  # typed in redis-cli
            done = subprocess.run(
                ["bash", "-n", "-c", sample.text], capture_output=True, text=True, check=False
            )
            assert (done.returncode, done.stderr) == (0, ""), str(sample)


@pytest.mark.parametrize(
    "name", [OLDEST, SERVER_OF_BOT, pytest.param(NEWEST, marks=pytest.mark.rare(seconds=6))]
)
async def test_every_command_of_the_bot_works_on_the_promised_servers(
    name: str, short_path: Path, tools: Path
) -> None:
    """In the order of the documents, where a game was played; also as the unit for systemd says it.

    The bot's own server is the newest Valkey.
    """
    if name == SERVER_OF_BOT:
        await run_commands_of_bot(short_path, tools, "")
        return
    async with server(short_path / "store", program=find_program(name)) as store:
        await run_commands_of_bot(short_path, tools, f"redis://127.0.0.1:{store.port}/0")


async def run_commands_of_bot(folder: Path, tools: Path, url: str) -> None:
    state = folder / "solitaire-bot"  # the folder of the unit, and of the commands
    state.mkdir()
    (state / ".env").write_text(f"PAGE_PORT=0\nREDIS_URL={url}\n", "utf-8")
    settings = {"REDIS_URL": url} if url else {}
    async with running(Program(folder, DATA_DIR=str(state), **settings)) as address, Visitor() as visitor:
        await visitor.enter(address)
        await visitor.type("/play wish 42")
    done = {}
    (of_unit,) = of(BACKUP_OF_UNIT)
    # What does not depend on the server is run once, and so is the unit, with a server in its settings.
    once = (of_unit.text,) if not url else WITHOUT_STORE
    for command in (*(sample.text for sample in of("solitaire-bot")), of_unit.text):
        if command == "solitaire-bot" or command in once:
            continue  # the bot has just run
        typed = command
        if command == of_unit.text:
            typed = typed.replace("/var/lib", str(folder)).replace("/opt/solitaire-bot/bin/", f"{tools}/")
            typed = typed.replace("games.backup", "second.backup")
        if command == "solitaire-bot restore games.backup":
            if not url:
                end = await type_in_shell(typed, state, tools, XDG_DATA_HOME=str(folder))
                assert (end.returncode, "Add --replace" in end.stderr) == (2, True)
            typed += " --replace"
        end = await type_in_shell(typed, state, tools, XDG_DATA_HOME=str(folder))
        assert end.returncode == 0, f"{command}: {end.stdout}{end.stderr}"
        done[command] = end.stdout
    assert len(done) == (4 if url else 5)
    assert "To fix: 0." in done["solitaire-bot check"]
    backups = {path.name: path.stat().st_size for path in state.glob("*.backup")}
    assert backups.keys() == {"games.backup", "second.backup"} - (set() if url else {"second.backup"})
    assert min(backups.values()) > 300


async def test_compose_takes_every_command(short_path: Path, tools: Path) -> None:
    """It reads command and file, and fails only because no Docker runs here; its version needs none."""
    (tools / "docker").write_text(f'#!/bin/sh\nshift\nexec {" ".join(compose())} "$@"\n', "utf-8")
    (tools / "docker").chmod(0o755)
    nothing = {"DOCKER_HOST": f"unix://{short_path}/docker.sock", "HOME": str(short_path)}
    commands = of("docker compose")
    assert len(commands) > 12
    for sample in commands:
        end = await type_in_shell(sample.text, ROOT, tools, **nothing)
        if sample.text.endswith(" version"):
            assert end.returncode == 0, end.stderr
        else:
            assert re.search("connect to the docker", end.stderr, re.IGNORECASE), f"{sample}: {end.stderr}"
    wrong = await type_in_shell("docker compose up --detach --no-bild", ROOT, tools, **nothing)
    assert "unknown flag" in wrong.stderr


async def test_make_knows_every_target(tools: Path) -> None:
    for sample in of("make"):
        end = await type_in_shell(f"{sample.text} --dry-run", ROOT, tools)
        assert end.returncode == 0, f"{sample}: {end.stderr}"


async def test_only_their_owner_can_read_the_secrets(short_path: Path, tools: Path) -> None:
    (short_path / "secrets").mkdir()
    (short_path / "secrets" / "discord_token").touch()
    (sample,) = of("sudo chmod")
    end = await type_in_shell(sample.text, short_path, tools)
    assert end.returncode == 0, end.stderr
    folder = short_path / "secrets"
    assert [path.stat().st_mode & 0o777 for path in (folder, folder / "discord_token")] == [0o500, 0o400]


def test_caddy_reads_its_files(tmp_path: Path) -> None:
    caddy = tool("caddy")
    shown = [text for text in FILES if CADDY in text]
    assert len(shown) == 3
    for text in shown:
        file = tmp_path / "Caddyfile"
        whole = f"bot.example.org {{\n{text}\n}}" if text.startswith(CADDY) else text
        file.write_text(f"{whole}\n", "utf-8")
        words = [caddy, "adapt", "--config", str(file), "--adapter", "caddyfile"]
        done = subprocess.run(words, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)})
        assert done.returncode == 0, done.stderr
        assert "reverse_proxy" in done.stdout


def test_nginx_reads_its_files(tmp_path: Path) -> None:
    crossplane = pytest.importorskip("crossplane", reason="crossplane is not installed")
    shown = [text for text in FILES if text.startswith("location ")]
    assert len(shown) == 2
    file = tmp_path / "nginx.conf"
    for text in shown:
        file.write_text(f"events {{}}\nhttp {{\nserver {{\n{text}\n}}\n}}\n", "utf-8")
        assert crossplane.parse(str(file), strict=True)["errors"] == []


def test_compose_adds_the_secrets_that_the_manual_shows(tmp_path: Path) -> None:
    """Also the address of the store, with what the manual says about it."""
    (text,) = [text for text in FILES if text.startswith("services:")]
    extra = yaml.safe_load(text)
    extra["services"]["bot"]["environment"] |= {"REDIS_URL_FILE": "/run/secrets/redis_url", "REDIS_URL": ""}
    for number, added in enumerate((text, yaml.safe_dump(extra))):
        file = tmp_path / f"{number}.yml"
        file.write_text(added, "utf-8")
        files = ["--file", "docker-compose.yml", "--file", str(file)]
        done = subprocess.run(
            [*compose(), *files, "--env-file", ".env.example", "config", "--format", "json"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        whole = json.loads(done.stdout)
        bot = whole["services"]["bot"]
        mounted = {f"/run/secrets/{one['source']}": one["source"] for one in bot["secrets"]}
        names = {value for name, value in bot["environment"].items() if name.endswith("TOKEN_FILE")}
        assert names == mounted.keys()
        sources = {name: Path(one["file"]).relative_to(ROOT) for name, one in whole["secrets"].items()}
        assert {str(path) for path in sources.values()} == {f"secrets/{name}" for name in mounted.values()}
    assert bot["environment"]["REDIS_URL"] == ""


def test_prometheus_reads_every_query_and_setting() -> None:
    parser = pytest.importorskip("promql_parser", reason="promql-parser is not installed")
    queries = [text for text in FILES if text.startswith(("sum", "1 - sum"))]
    assert len(queries) == 3
    for query in queries:
        parser.parse(query)
    (settings,) = [text for text in FILES if text.startswith("scrape_configs")]
    (job,) = yaml.safe_load(settings)["scrape_configs"]
    assert job["static_configs"] == [{"targets": ["127.0.0.1:9464"]}]


def addresses() -> dict[str, str]:
    """Return the addresses of stores in the manual's table, by what they are for."""
    section = (
        (ROOT / "docs" / "operate.md").read_text("utf-8").partition("\n## Redis\n")[2].partition("\n## ")[0]
    )
    rows = re.findall(r"^\| ([^|]+) \| (.+) \|$", section, re.MULTILINE)
    return {what: url for what, text in rows for url in re.findall(r"`([a-z+]+://[^`]+)`", text)}


def test_every_address_of_a_store_is_understood() -> None:
    found = addresses()
    assert found.keys() == {"one server", "a Unix socket", "Sentinels", "a cluster"}
    for url in found.values():
        parse_redis_url(url)


async def test_a_store_is_reached_by_its_socket_with_user_and_database(short_path: Path) -> None:
    """By the address of the manual, whose path is that of Debian's package."""
    path = short_path / "redis-server.sock"
    address = addresses()["a Unix socket"]
    assert "/run/redis/redis-server.sock" in address
    url = address.replace("/run/redis/redis-server.sock", str(path))
    async with server(short_path / "store", {"unixsocket": f'"{path}"'}, find_program(OLDEST)) as store:
        await store.ask("ACL SETUSER", "USER", "on", ">PASSWORD", "~*", "&*", "+@all")
        async with running(Program(short_path, REDIS_URL=url)) as page, Visitor() as visitor:
            await visitor.enter(page)
            await visitor.type("/play wish 42")
        async with connect(url) as redis:
            await check_server(redis, url)
        async with Redis(port=store.port, db=1) as second, Redis(port=store.port) as first:
            assert await second.dbsize() > await first.dbsize() == 0


def test_the_manual_names_the_servers_that_are_tested() -> None:
    text = (ROOT / "docs" / "operate.md").read_text("utf-8")
    assert f"Every release is tested with {OLDEST}, {NEWEST} and {OWN}." in text

"""The whole program: it starts or says why not, stops on a signal, and loses no data."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.__main__ import FAILED, main
from bot.application import Application
from bot.config.environment import entries
from tests.bot.program import PATIENCE, End, Program, Visitor, own_paths, running
from tests.store.servers import until


async def refusal(program: Program) -> str:
    """Return the one-line error of a program that does not start, after checking that all processes ended."""
    await program.begin()
    end = await program.end()
    assert end.status == 2, end
    assert end.complained.count("\n") == 1, end
    assert program.has_left()
    return end.complained


def ask(*words: str) -> End:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *words], capture_output=True, text=True, check=False, timeout=120
    )
    return End(done.returncode, done.stdout, done.stderr)


def test_the_help_lists_every_setting() -> None:
    end = ask("--help")
    assert end.status == 0
    for name, _, _ in entries():
        assert f"  {name}\n" in end.said
    assert "(default: 8080)" in end.said


def test_the_version_is_shown() -> None:
    assert ask("--version").said == "0.2.0\n"


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("PAGE_PORT", "{taken}", "PAGE_PORT: port {taken} on 127.0.0.1 is in use."),
        (
            "REDIS_URL",
            "redis://user:secret@127.0.0.1:1/0",
            "REDIS_URL: no Redis server answers at 127.0.0.1:1 (",
        ),
        (
            "DATA_DIR",
            "/dev/null/data",
            "DATA_DIR: /dev/null/data can't be used: the bot isn't allowed to write",
        ),
    ],
)
async def test_a_start_error_is_one_line(short_path: Path, name: str, value: str, problem: str) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        taken = holder.getsockname()[1]
        line = await refusal(Program(short_path, **{name: value.format(taken=taken)}))
    assert line.startswith(problem.format(taken=taken))
    assert "secret" not in line


async def test_a_setting_in_the_file_is_read(short_path: Path) -> None:
    (short_path / ".env").write_text("LOG_LEVEL=loud\n", "utf-8")
    assert (await refusal(Program(short_path))).startswith("LOG_LEVEL: 'loud' isn't available.")


async def test_a_second_process_on_the_same_directory_is_reported(short_path: Path) -> None:
    first = Program(short_path)
    async with running(first):
        second = await Program(short_path).begin()
        end = await second.end()
        assert end.status == 2
        assert end.complained.startswith(f"DATA_DIR: another bot (process {first.process.pid}) is using")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_on_a_signal_and_stops_its_server(short_path: Path, number: signal.Signals) -> None:
    program = Program(short_path, LOG_LEVEL="warning")
    async with running(program) as address, Visitor() as visitor:
        await visitor.enter(address)
        program.send(number)
        assert await program.end() == End(0, "", "")
        assert program.has_left()


async def test_it_stops_on_a_signal_while_it_starts(short_path: Path) -> None:
    is_asked = asyncio.Event()

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        is_asked.set()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        program = Program(short_path, REDIS_URL=f"redis://127.0.0.1:{port}", LOG_LEVEL="warning")
        await program.begin()
        async with asyncio.timeout(PATIENCE):
            await is_asked.wait()
        program.send(signal.SIGTERM)
        assert await program.end() == End(0, "", "")


async def test_it_goes_on_when_its_server_dies(short_path: Path) -> None:
    program = Program(short_path, LOG_LEVEL="error")
    async with Visitor() as visitor, running(program) as address:
        await visitor.enter(address)
        await visitor.type("/play wish 42")
        for line in ("take d e", "take f h"):
            board = await visitor.type(line)
            os.kill(int((program.data / "server.lock").read_text()), signal.SIGKILL)
            async with Redis.from_url(f"unix://{program.data}/valkey.sock") as redis:
                await until(redis.ping, "its server answers again")
            assert (await visitor.type("/board"))["text"].startswith(board["text"].splitlines()[0])
        program.send(signal.SIGTERM)
        end = await program.end()
    assert end.status == 0
    lines = end.complained.splitlines()
    assert len(lines) == 2
    assert all("has ended (it ended by SIGKILL)" in line for line in lines)


async def test_a_configured_redis_stores_the_games_and_none_is_started(
    short_path: Path, redis_url: str
) -> None:
    program = Program(short_path, REDIS_URL=redis_url)
    async with Visitor() as visitor:
        async with running(program) as address:
            await visitor.enter(address)
            await visitor.type("/play wish 42")
        assert not program.data.exists()
        async with running(program) as address:
            assert "42" in (await visitor.enter(address))[-1]["title"]


async def test_day_one_is_the_first_start_or_the_setting(
    short_path: Path, redis: Redis, redis_url: str
) -> None:
    before = datetime.now(UTC).date()
    async with running(Program(short_path, REDIS_URL=redis_url)):
        stored = await redis.get("sb1:{daily}:first")
    assert isinstance(stored, bytes)
    assert before <= date.fromisoformat(stored.decode()) <= datetime.now(UTC).date()
    first_day = before - timedelta(days=213)
    async with Visitor() as visitor:
        program = Program(short_path, REDIS_URL=redis_url, DAILY_FIRST_DAY=first_day.isoformat())
        async with running(program) as address:
            await visitor.enter(address)
            title = (await visitor.type("/daily"))["title"]
            assert "#214" in title or "#215" in title  # if it was midnight meanwhile


async def test_a_game_survives_the_kill_of_everything(short_path: Path) -> None:
    program = Program(short_path)
    async with Visitor() as visitor:
        await program.begin()
        await visitor.enter(await program.address())
        await visitor.type("/play wish 42")
        board = await visitor.type("take d e")
        await program.kill_all()
        async with running(program) as address:
            assert (await visitor.enter(address))[-1] == board
            assert (await visitor.picture(board)).startswith(b"\x89PNG")
            after = await visitor.type("take f h")
            assert after["board"]["alt"] != board["board"]["alt"]
            assert (await visitor.type("/undo"))["board"]["alt"] == board["board"]["alt"]


def test_a_bot_that_is_warming_up_stops_at_once(short_path: Path) -> None:
    """Measured in seconds of the processor, because other programs may be using it."""
    environment = own_paths() | {"DATA_DIR": str(short_path), "PAGE_PORT": "0"}
    command = (sys.executable, "-m", "bot")
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, cwd=short_path) as program:
        assert program.stdout
        assert program.stdout.readline().startswith(b"Play at")
        begun = processor_seconds(program.pid)
        program.send_signal(signal.SIGTERM)
        os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT)
        stopping = processor_seconds(program.pid) - begun
        assert program.wait() == 0
    # The cards of all games would take two seconds, and collecting everything once more half of one.
    assert stopping < begun / 4


def processor_seconds(process: int) -> float:
    """Return for how long a process has run, without its children."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_bug_is_logged_with_its_traceback(
    short_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def fail(_: Application) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("DATA_DIR", str(short_path))
    monkeypatch.setattr(Application, "run", fail)
    usual = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    try:
        assert main([]) == FAILED
    finally:
        root.handlers = handlers
        root.setLevel(level)
        for number, action in usual.items():
            signal.signal(number, action)
    said = capfd.readouterr().err
    assert "The bot failed" in said
    assert "Traceback" in said

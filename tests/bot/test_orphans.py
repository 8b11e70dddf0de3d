"""However the bot ends, no worker stays behind."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.runtime.worker_process import main
from tests.bot import errands
from tests.bot.program import Program

BOT = """
import asyncio, sys
from pathlib import Path
import bot.runtime.analysis_jobs
from bot.core.actions import Chat, Player
from tests.bot.errands import dawdle

bot.runtime.analysis_jobs.GRACE_SECONDS = 0
jobs = bot.runtime.analysis_jobs.AnalysisJobs(seconds=float(sys.argv[2]))
asyncio.run(jobs.run_for(Player(Chat.PAGE, 1), dawdle, Path(sys.argv[1])))
"""
"""A bot with nothing but a player who waits for something to be worked out."""


def workers_of(bot: int) -> list[int]:
    """Return the processes that a bot has begun to work things out."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == bot and main.__module__ in command]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_the_worker_that_was_made_ready_ends_with_the_bot(
    short_path: Path, number: signal.Signals
) -> None:
    program = Program(short_path, LOG_LEVEL="warning")
    await program.begin()
    await program.address()
    await errands.until(lambda: bool(workers_of(program.process.pid)))
    (worker,) = workers_of(program.process.pid)
    if number is signal.SIGKILL:
        await program.kill_all()
    else:
        program.send(number)
        end = await program.end()
        assert (end.status, end.complained) == (0, "")
    await errands.until(lambda: not errands.is_there(worker))


async def test_a_ctrl_c_in_the_terminal_is_for_the_bot_alone(tmp_path: Path) -> None:
    bot = await _bot(tmp_path, "30")
    try:
        worker = await errands.begun(tmp_path)
        assert os.getpgid(worker) != os.getpgid(bot.pid)
    finally:
        bot.kill()
        errands.tell(tmp_path)
        await bot.wait()


async def test_a_worker_whose_bot_was_killed_ends_with_its_work(tmp_path: Path) -> None:
    bot = await _bot(tmp_path, "30")
    worker = await errands.begun(tmp_path)
    bot.kill()
    await bot.wait()
    assert errands.is_there(worker)
    errands.tell(tmp_path)
    await errands.until(lambda: not errands.is_there(worker))


async def test_a_worker_whose_bot_was_killed_ends_in_time_though_its_work_does_not(tmp_path: Path) -> None:
    bot = await _bot(tmp_path, "1")
    worker = await errands.begun(tmp_path)
    bot.kill()
    await bot.wait()
    await errands.until(lambda: not errands.is_there(worker))


async def _bot(place: Path, seconds: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, str(place), seconds, start_new_session=True
    )

"""However the bot ends, its worker processes end, too."""

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
"""A bot with nothing but an analysis job."""


def workers_of(bot: int) -> list[int]:
    """Return the worker processes of a bot."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == bot and main.__module__ in command]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_an_idle_worker_ends_with_thestart_bot(short_path: Path, number: signal.Signals) -> None:
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


async def test_workers_do_not_get_ctrl_c(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "30")
    try:
        worker = await errands.begun(tmp_path)
        assert os.getpgid(worker) != os.getpgid(bot.pid)
    finally:
        bot.kill()
        errands.tell(tmp_path)
        await bot.wait()


async def test_a_worker_of_a_killed_bot_ends_after_its_job(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "30")
    worker = await errands.begun(tmp_path)
    bot.kill()
    await bot.wait()
    assert errands.is_there(worker)
    errands.tell(tmp_path)
    await errands.until(lambda: not errands.is_there(worker))


async def test_a_worker_of_a_killed_bot_ends_in_time_without_an_end_of_its_job(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "1")
    worker = await errands.begun(tmp_path)
    bot.kill()
    await bot.wait()
    await errands.until(lambda: not errands.is_there(worker))


async def start_bot(directory: Path, seconds: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, str(directory), seconds, start_new_session=True
    )

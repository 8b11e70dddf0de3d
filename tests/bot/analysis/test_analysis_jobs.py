"""Analysis jobs: run in worker processes, limited, cancelled, and stopped however the bot ends."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.actions import Chat, Player
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisCancelledError,
    AnalysisJobs,
    AnalysisLostError,
    AnalysisTimeoutError,
)
from bot.runtime.cancellation import cancellable
from bot.runtime.worker_process import main
from tests.bot.analysis import worker_jobs
from tests.bot.program import Program

ANNA = Player(Chat.PAGE, 1)
BEN = Player(Chat.PAGE, 2)
CARL = Player(Chat.PAGE, 3)


@pytest.fixture
async def jobs() -> AsyncIterator[AnalysisJobs]:
    jobs = AnalysisJobs()
    yield jobs
    await jobs.close()


def place(parent: Path, name: str) -> Path:
    made = parent / name
    made.mkdir()
    return made


async def test_jobs_run_in_another_process_that_is_reused(jobs: AnalysisJobs) -> None:
    assert await jobs.warm(worker_jobs.whoami)
    worker = await jobs.run_for(ANNA, worker_jobs.whoami)
    assert worker != worker_jobs.whoami()
    assert await jobs.run_for(ANNA, worker_jobs.niceness) > worker_jobs.niceness()
    for _ in range(2):  # what a job prints does not disturb its result
        assert await jobs.run_for(ANNA, worker_jobs.chatter) == "done"
    assert await jobs.run_for(ANNA, bytes, 5_000_000) == bytes(5_000_000)
    assert await jobs.run_for(ANNA, len, bytes(5_000_000)) == 5_000_000
    with pytest.raises(ValueError, match="bad luck") as caught:
        await jobs.run_for(ANNA, worker_jobs.fail, "bad luck")
    assert "worker_jobs.py" in caught.value.__notes__[0]
    assert await jobs.run_for(BEN, worker_jobs.whoami) == worker


async def test_a_players_next_job_cancels_the_one_before(jobs: AnalysisJobs, tmp_path: Path) -> None:
    first = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    assert await jobs.run_for(ANNA, worker_jobs.whoami) != process
    with pytest.raises(AnalysisCancelledError):
        await first
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))


async def test_cancelling_ends_only_the_jobs_of_that_player(jobs: AnalysisJobs, tmp_path: Path) -> None:
    theirs, others = place(tmp_path, "anna"), place(tmp_path, "ben")
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, theirs))
    ben = asyncio.create_task(jobs.run_for(BEN, worker_jobs.dawdle, others))
    process, other = await worker_jobs.begun(theirs), await worker_jobs.begun(others)
    jobs.cancel(ANNA)
    with pytest.raises(AnalysisCancelledError):
        await anna
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))
    worker_jobs.tell(others)
    assert await ben == other


async def test_a_cancelled_waiter_ends_its_job(jobs: AnalysisJobs, tmp_path: Path) -> None:
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    anna.cancel()
    with pytest.raises(asyncio.CancelledError):
        await anna
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5, 8, 13])
async def test_cancelling_while_a_worker_starts_leaves_no_process(turns: int, tmp_path: Path) -> None:
    jobs = AnalysisJobs()
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    for _ in range(turns):
        await asyncio.sleep(0)
    jobs.cancel(ANNA)
    anna.cancel()
    with pytest.raises((AnalysisCancelledError, asyncio.CancelledError)):
        await anna
    await jobs.close()
    worker_jobs.tell(tmp_path)
    if (tmp_path / "begun").exists():
        process = int((tmp_path / "begun").read_text())
        await worker_jobs.until(lambda: not worker_jobs.is_there(process))


async def test_a_cancelled_job_leaves_the_queue(tmp_path: Path) -> None:
    jobs = AnalysisJobs(workers=1)
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    ben = asyncio.create_task(jobs.run_for(BEN, worker_jobs.fail, "never done"))
    await asyncio.sleep(0)
    jobs.cancel(BEN)
    with pytest.raises(AnalysisCancelledError):
        await ben
    worker_jobs.tell(tmp_path)
    assert await anna == process
    await jobs.close()


async def test_a_full_queue_refuses_jobs(tmp_path: Path) -> None:
    jobs = AnalysisJobs(workers=1, most_waiting=1)
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    ben = asyncio.create_task(jobs.run_for(BEN, worker_jobs.whoami))
    await asyncio.sleep(0)
    with pytest.raises(AnalysisBusyError):
        await jobs.run_for(CARL, worker_jobs.whoami)
    worker_jobs.tell(tmp_path)
    assert await anna == await ben == process
    assert await jobs.run_for(CARL, worker_jobs.whoami) == process
    await jobs.close()


async def test_a_job_that_takes_or_waits_too_long_is_ended(tmp_path: Path) -> None:
    jobs = AnalysisJobs(workers=1, seconds=5)
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    ben = asyncio.create_task(jobs.run_for(BEN, worker_jobs.dawdle, tmp_path))
    await asyncio.sleep(0)
    with pytest.raises(AnalysisBusyError):
        await jobs.run_for(CARL, worker_jobs.whoami)
    for task in (anna, ben):
        with pytest.raises(AnalysisTimeoutError):
            await task
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))
    await jobs.close()


async def test_a_worker_that_dies_loses_only_its_job(jobs: AnalysisJobs, tmp_path: Path) -> None:
    ben = asyncio.create_task(jobs.run_for(BEN, worker_jobs.dawdle, tmp_path))
    process = await worker_jobs.begun(tmp_path)
    for death in (worker_jobs.die, worker_jobs.die_answering):
        with pytest.raises(AnalysisLostError):
            await jobs.run_for(ANNA, death)
        assert await jobs.run_for(ANNA, worker_jobs.whoami)
    worker_jobs.tell(tmp_path)
    assert await ben == process


async def test_an_idle_worker_that_dies_is_replaced(jobs: AnalysisJobs) -> None:
    process = await jobs.run_for(ANNA, worker_jobs.whoami)
    os.kill(process, signal.SIGKILL)
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))
    assert await jobs.run_for(ANNA, worker_jobs.whoami) != process


async def test_a_worker_that_cannot_be_started_in_advance_is_only_logged(
    jobs: AnalysisJobs, caplog: pytest.LogCaptureFixture
) -> None:
    assert not await jobs.warm(worker_jobs.die)
    assert "no worker is ready" in caplog.text
    assert await jobs.run_for(ANNA, worker_jobs.whoami)


async def test_closing_ends_all_workers_and_refuses_more(tmp_path: Path) -> None:
    jobs = AnalysisJobs()
    idle = await jobs.run_for(BEN, worker_jobs.whoami)
    assert worker_jobs.is_there(idle)
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    other = asyncio.create_task(jobs.run_shared(worker_jobs.dawdle, place(tmp_path, "ben")))
    processes = [await worker_jobs.begun(tmp_path), await worker_jobs.begun(tmp_path / "ben")]
    await jobs.close()
    assert not any(map(worker_jobs.is_there, [idle, *processes]))
    for task in (anna, other):
        with pytest.raises(AnalysisCancelledError):
            await task
    with pytest.raises(AnalysisCancelledError):
        await jobs.run_for(ANNA, worker_jobs.whoami)
    with pytest.raises(AnalysisCancelledError):
        await jobs.run_shared(worker_jobs.whoami)


def test_workers_end_with_their_event_loop(tmp_path: Path) -> None:
    async def begin() -> tuple[int, int]:
        jobs = AnalysisJobs()
        idle = await jobs.run_for(BEN, worker_jobs.whoami)
        ben = await jobs.run_for(BEN, worker_jobs.whoami)
        assert ben == idle
        task = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
        process = await worker_jobs.begun(tmp_path)
        assert not task.done()
        return idle, process

    assert not any(map(worker_jobs.is_there, asyncio.run(begin())))


async def test_a_job_without_a_player_waits_and_cancels_nothing(tmp_path: Path) -> None:
    jobs = AnalysisJobs(workers=1)
    anna = asyncio.create_task(jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    await worker_jobs.begun(tmp_path)
    works = [asyncio.create_task(jobs.run_shared(len, "a" * count)) for count in (1, 2)]
    assert not (await asyncio.wait(works, timeout=0))[0]
    jobs.cancel(ANNA)
    assert await asyncio.gather(*works) == [1, 2]
    with pytest.raises(AnalysisCancelledError):
        await anna
    with pytest.raises(ValueError, match="bad luck"):
        await jobs.run_shared(worker_jobs.fail, "bad luck")
    await jobs.close()


async def test_work_that_loses_cancellations_is_cancelled_until_it_ends() -> None:
    begun, lost = asyncio.Event(), 0

    async def work() -> None:
        nonlocal lost
        begun.set()
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if lost == 2:
                    raise
                lost += 1

    waiting = asyncio.create_task(cancellable(work()))
    await begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert lost == 2


BOT = """
import asyncio, sys
from pathlib import Path
import bot.runtime.analysis_jobs
from bot.core.actions import Chat, Player
from tests.bot.analysis.worker_jobs import dawdle

bot.runtime.analysis_jobs.GRACE_SECONDS = 0
place, seconds = Path(sys.argv[1]), float(sys.argv[2])
while not (place / "begun").exists():
    jobs = bot.runtime.analysis_jobs.AnalysisJobs(seconds=seconds)
    try:
        asyncio.run(jobs.run_for(Player(Chat.PAGE, 1), dawdle, place))
    except bot.runtime.analysis_jobs.AnalysisTimeoutError:
        seconds *= 2
"""
"""A program that only runs an analysis job, with more seconds if a slow machine has not begun it in time."""


def workers_of(bot: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == bot and main.__module__ in command]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_an_idle_worker_ends_with_its_bot(short_path: Path, number: signal.Signals) -> None:
    program = Program(short_path, LOG_LEVEL="warning")
    await program.begin()
    await program.address()
    # Listing all processes takes as long as a short wait.
    await worker_jobs.until(lambda: bool(workers_of(program.process.pid)), every=0.25)
    (worker,) = workers_of(program.process.pid)
    if number is signal.SIGKILL:
        await program.kill_all()
    else:
        program.send(number)
        end = await program.end()
        assert (end.status, end.complained) == (0, "")
    await worker_jobs.until(lambda: not worker_jobs.is_there(worker))


async def test_workers_do_not_get_ctrl_c(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "30")
    try:
        worker = await worker_jobs.begun(tmp_path)
        assert os.getpgid(worker) != os.getpgid(bot.pid)
    finally:
        bot.kill()
        worker_jobs.tell(tmp_path)
        await bot.wait()


async def test_a_worker_of_a_killed_bot_ends_after_its_job(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "30")
    worker = await worker_jobs.begun(tmp_path)
    bot.kill()
    await bot.wait()
    assert worker_jobs.is_there(worker)
    worker_jobs.tell(tmp_path)
    await worker_jobs.until(lambda: not worker_jobs.is_there(worker))


async def test_a_worker_of_a_killed_bot_ends_in_time_without_an_end_of_its_job(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path, "1")
    worker = await worker_jobs.begun(tmp_path)
    bot.kill()
    await bot.wait()
    await worker_jobs.until(lambda: not worker_jobs.is_there(worker))


async def start_bot(directory: Path, seconds: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, str(directory), seconds, start_new_session=True
    )

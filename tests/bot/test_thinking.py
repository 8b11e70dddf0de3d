"""What takes long is worked out elsewhere: bounded, one thing for each player, and ended when they go on."""

import asyncio
import os
import signal
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
from tests.bot import errands

ANNA = Player(Chat.PAGE, 1)
BEN = Player(Chat.PAGE, 2)
CARL = Player(Chat.PAGE, 3)


@pytest.fixture
async def thinking() -> AsyncIterator[AnalysisJobs]:
    thinking = AnalysisJobs()
    yield thinking
    await thinking.close()


def place(parent: Path, name: str) -> Path:
    made = parent / name
    made.mkdir()
    return made


async def test_work_is_done_in_another_process_that_is_kept(thinking: AnalysisJobs) -> None:
    worker = await thinking.run_for(ANNA, errands.whoami)
    assert worker != errands.whoami()
    assert await thinking.run_for(BEN, errands.whoami) == worker


async def test_workers_stand_back_behind_the_bot(thinking: AnalysisJobs) -> None:
    assert await thinking.run_for(ANNA, errands.niceness) > errands.niceness()


async def test_what_work_prints_does_not_get_between_the_answers(thinking: AnalysisJobs) -> None:
    assert await thinking.run_for(ANNA, errands.chatter) == "done"
    assert await thinking.run_for(ANNA, errands.chatter) == "done"


async def test_an_error_is_raised_here_and_says_where_it_was(thinking: AnalysisJobs) -> None:
    worker = await thinking.run_for(ANNA, errands.whoami)
    with pytest.raises(ValueError, match="bad luck") as caught:
        await thinking.run_for(ANNA, errands.fail, "bad luck")
    assert "errands.py" in caught.value.__notes__[0]
    assert await thinking.run_for(ANNA, errands.whoami) == worker


async def test_a_large_answer_arrives_whole(thinking: AnalysisJobs) -> None:
    assert await thinking.run_for(ANNA, bytes, 5_000_000) == bytes(5_000_000)
    assert await thinking.run_for(ANNA, len, bytes(5_000_000)) == 5_000_000


async def test_what_a_player_begins_next_ends_what_they_had_begun(
    thinking: AnalysisJobs, tmp_path: Path
) -> None:
    first = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    assert await thinking.run_for(ANNA, errands.whoami) != process
    with pytest.raises(AnalysisCancelledError):
        await first
    await errands.until(lambda: not errands.is_there(process))


async def test_a_player_who_goes_on_is_waited_for_no_longer(thinking: AnalysisJobs, tmp_path: Path) -> None:
    theirs, others = place(tmp_path, "anna"), place(tmp_path, "ben")
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, theirs))
    ben = asyncio.create_task(thinking.run_for(BEN, errands.dawdle, others))
    process, other = await errands.begun(theirs), await errands.begun(others)
    thinking.cancel(ANNA)
    with pytest.raises(AnalysisCancelledError):
        await anna
    await errands.until(lambda: not errands.is_there(process))
    errands.tell(others)
    assert await ben == other


async def test_who_has_begun_nothing_can_go_on_as_well(thinking: AnalysisJobs) -> None:
    thinking.cancel(ANNA)
    await thinking.run_for(ANNA, errands.whoami)
    thinking.cancel(ANNA)
    assert await thinking.run_for(ANNA, errands.whoami)


async def test_whoever_waits_and_is_cancelled_ends_the_work(thinking: AnalysisJobs, tmp_path: Path) -> None:
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    anna.cancel()
    with pytest.raises(asyncio.CancelledError):
        await anna
    await errands.until(lambda: not errands.is_there(process))


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5, 8, 13])
async def test_going_on_while_a_worker_starts_leaves_none_behind(turns: int, tmp_path: Path) -> None:
    thinking = AnalysisJobs()
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    for _ in range(turns):
        await asyncio.sleep(0)
    thinking.cancel(ANNA)
    anna.cancel()
    with pytest.raises((AnalysisCancelledError, asyncio.CancelledError)):
        await anna
    await thinking.close()
    errands.tell(tmp_path)
    if (tmp_path / "begun").exists():
        process = int((tmp_path / "begun").read_text())
        await errands.until(lambda: not errands.is_there(process))


async def test_no_more_work_is_begun_than_there_are_workers(tmp_path: Path) -> None:
    thinking = AnalysisJobs(workers=1)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    ben = asyncio.create_task(thinking.run_for(BEN, errands.whoami))
    errands.tell(tmp_path)
    assert await ben == process == await anna
    await thinking.close()


async def test_who_waits_for_a_turn_and_goes_on_gives_it_up(tmp_path: Path) -> None:
    thinking = AnalysisJobs(workers=1)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    ben = asyncio.create_task(thinking.run_for(BEN, errands.fail, "never done"))
    await asyncio.sleep(0)
    thinking.cancel(BEN)
    with pytest.raises(AnalysisCancelledError):
        await ben
    errands.tell(tmp_path)
    assert await anna == process
    await thinking.close()


async def test_where_too_many_wait_a_player_is_turned_away(tmp_path: Path) -> None:
    thinking = AnalysisJobs(workers=1, most_waiting=1)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    ben = asyncio.create_task(thinking.run_for(BEN, errands.whoami))
    await asyncio.sleep(0)
    with pytest.raises(AnalysisBusyError):
        await thinking.run_for(CARL, errands.whoami)
    errands.tell(tmp_path)
    assert await anna == await ben == process
    assert await thinking.run_for(CARL, errands.whoami) == process
    await thinking.close()


async def test_work_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    thinking = AnalysisJobs(seconds=0.5)
    with pytest.raises(AnalysisTimeoutError):
        await thinking.run_for(ANNA, errands.dawdle, tmp_path)
    process = await errands.begun(tmp_path)
    await errands.until(lambda: not errands.is_there(process))
    await thinking.close()


async def test_who_waits_too_long_for_a_turn_is_told_that_many_do(tmp_path: Path) -> None:
    thinking = AnalysisJobs(workers=1, seconds=0.5)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    await errands.begun(tmp_path)
    ben = asyncio.create_task(thinking.run_for(BEN, errands.dawdle, tmp_path))
    await asyncio.sleep(0)
    with pytest.raises(AnalysisBusyError):
        await thinking.run_for(CARL, errands.whoami)
    for task in (anna, ben):
        with pytest.raises(AnalysisTimeoutError):
            await task
    await thinking.close()


async def test_a_worker_that_dies_takes_nothing_but_its_work_along(
    thinking: AnalysisJobs, tmp_path: Path
) -> None:
    ben = asyncio.create_task(thinking.run_for(BEN, errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    with pytest.raises(AnalysisLostError):
        await thinking.run_for(ANNA, errands.die)
    assert await thinking.run_for(ANNA, errands.whoami)
    errands.tell(tmp_path)
    assert await ben == process


async def test_a_worker_that_died_while_it_had_nothing_to_do_is_not_missed(thinking: AnalysisJobs) -> None:
    process = await thinking.run_for(ANNA, errands.whoami)
    os.kill(process, signal.SIGKILL)
    await errands.until(lambda: not errands.is_there(process))
    assert await thinking.run_for(ANNA, errands.whoami) != process


async def test_a_worker_is_ready_before_anybody_asks(thinking: AnalysisJobs) -> None:
    assert await thinking.warm(errands.whoami)
    process = await thinking.run_for(ANNA, errands.whoami)
    assert await thinking.run_for(BEN, errands.whoami) == process


async def test_where_no_worker_can_be_made_ready_that_is_only_logged(
    thinking: AnalysisJobs, caplog: pytest.LogCaptureFixture
) -> None:
    assert not await thinking.warm(errands.die)
    assert "no worker is ready" in caplog.text
    assert await thinking.run_for(ANNA, errands.whoami)


async def test_closing_ends_all_workers_and_refuses_more(tmp_path: Path) -> None:
    thinking = AnalysisJobs()
    idle = await thinking.run_for(BEN, errands.whoami)
    assert errands.is_there(idle)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    other = asyncio.create_task(thinking.run_for(BEN, errands.dawdle, place(tmp_path, "ben")))
    processes = [await errands.begun(tmp_path), await errands.begun(tmp_path / "ben")]
    await thinking.close()
    assert not any(map(errands.is_there, [idle, *processes]))
    for task in (anna, other):
        with pytest.raises(AnalysisCancelledError):
            await task
    with pytest.raises(AnalysisCancelledError):
        await thinking.run_for(ANNA, errands.whoami)


def test_workers_end_with_their_event_loop(tmp_path: Path) -> None:
    async def begin() -> tuple[int, int]:
        thinking = AnalysisJobs()
        idle = await thinking.run_for(BEN, errands.whoami)
        ben = await thinking.run_for(BEN, errands.whoami)
        assert ben == idle
        task = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
        process = await errands.begun(tmp_path)
        assert not task.done()
        return idle, process

    assert not any(map(errands.is_there, asyncio.run(begin())))


async def test_work_for_nobody_in_particular_waits_for_its_turn_and_ends_nobodys(
    tmp_path: Path,
) -> None:
    thinking = AnalysisJobs(workers=1)
    anna = asyncio.create_task(thinking.run_for(ANNA, errands.dawdle, tmp_path))
    await errands.begun(tmp_path)
    works = [asyncio.create_task(thinking.run_shared(len, "a" * count)) for count in (1, 2)]
    assert not (await asyncio.wait(works, timeout=0))[0]
    thinking.cancel(ANNA)
    assert await asyncio.gather(*works) == [1, 2]
    with pytest.raises(AnalysisCancelledError):
        await anna
    with pytest.raises(ValueError, match="bad luck"):
        await thinking.run_shared(errands.fail, "bad luck")
    await thinking.close()


async def test_work_for_nobody_in_particular_ends_with_all_else(
    thinking: AnalysisJobs, tmp_path: Path
) -> None:
    work = asyncio.create_task(thinking.run_shared(errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    await thinking.close()
    with pytest.raises(AnalysisCancelledError):
        await work
    await errands.until(lambda: not errands.is_there(process))
    with pytest.raises(AnalysisCancelledError):
        await thinking.run_shared(errands.whoami)


async def test_work_that_nobody_waits_for_any_longer_ends(thinking: AnalysisJobs, tmp_path: Path) -> None:
    work = asyncio.create_task(thinking.run_shared(errands.dawdle, tmp_path))
    process = await errands.begun(tmp_path)
    work.cancel()
    await errands.until(lambda: not errands.is_there(process))

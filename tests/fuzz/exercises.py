"""Second tries of players under attack, stored at once: to reach one by play takes a finished game."""

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.session import Session
from bot.features.second_tries.mistake_book import Mistake, MistakeBook
from bot.features.second_tries.store import MistakeStore
from bot.storage.player_store import PlayerStore
from engine.goal import WIN, Goal
from tests.bot.desk import LOST
from tests.bot.exercises.mistake import DECIDED

REVIEWED, TRY = "0123456789", "abcdef0123"
"""The ids of a reviewed game and of a second try of it."""
SECOND_TRY = "/board"
"""What shows the second try."""
NOW = 1_790_000_000


async def give_second_try(redis: Redis, player: Player) -> None:
    """Give a player a finished game, its mistake, and a second try of it as the current game."""
    store, before = PlayerStore(redis), LOST.first(DECIDED - 1)
    exercise = Exercise(ExerciseKind.SECOND_TRY, len(before.moves), Goal(WIN), REVIEWED)
    lost = Session(REVIEWED, LOST, began=NOW, moved=NOW, first_move=NOW)
    await store.begin(player, lost, "2026-09-21", is_over=True)
    mistake = Mistake.of(REVIEWED, before, Goal(WIN), today=0)
    await MistakeStore(redis).change(player, MistakeBook(), MistakeBook((mistake,)), REVIEWED)
    session = Session(TRY, before, began=NOW, moved=NOW, first_move=NOW, exercise=exercise)
    await store.begin(player, session, "", is_over=False)

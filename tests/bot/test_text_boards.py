"""Every game played to its end by a player who uses only the text boards."""

from pathlib import Path

import pytest

from bot.core.actions import Action, Verb
from bot.screens.rules_pages import rules_page
from engine.game import Game
from engine.games import all_games
from tests.bot.desk import ANNA, Desk, shown
from tests.bot.text_player import Listener

FOLDER = Path(__file__).parent / "by_ear"
"""A file for each game. ``OPTIONS DEAL = SENTENCE`` says what is dealt, and how the text of its end begins;
``prefer PATTERN`` which moves a player who knows the rules prefers, likeliest first."""
PREFER = "prefer "


def lines(game: str) -> list[str]:
    """Return the lines of a game's file that are not comments."""
    text = (FOLDER / f"{game}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def likes(game: str) -> tuple[str, ...]:
    """Return the patterns of the moves that a player prefers."""
    return tuple(line.removeprefix(PREFER) for line in lines(game) if line.startswith(PREFER))


GAMES = [
    (file.stem, *line.split(" = ", 1))
    for file in sorted(FOLDER.glob("*.txt"))
    for line in lines(file.stem)
    if not line.startswith(PREFER)
]
"""Game, options and deal, and how the text of the end begins."""


@pytest.mark.parametrize(("game", "deal", "end"), GAMES, ids=[f"{game} {deal}" for game, deal, _ in GAMES])
async def test_a_game_is_played_to_its_end_by_its_text_boards(
    desk: Desk, game: str, deal: str, end: str
) -> None:
    listener = Listener(desk, 1, likes(game))
    text = await listener.play(f"/play {game} {deal}")

    assert text.splitlines()[1].startswith(end)
    assert await desk.store.open_games(ANNA) == ()
    (session,) = await desk.store.past_games(ANNA, 5)
    outcome = session.record.replay().outcome()
    assert outcome is not None
    assert listener.typed >= len(session.record.moves) > 0


def test_every_game_has_a_file_of_text_games() -> None:
    assert {game for game, _, _ in GAMES} == {game.name for game in all_games()}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_rules_have_no_pictures_for_players_who_read_in_words(desk: Desk, game: Game) -> None:
    await desk.store.show_in(ANNA, words=True)
    parts = len(rules_page(game.name, "en"))
    pages = [await desk.act(Action(Verb.RULES, (game.name, str(number)))) for number in range(1, parts + 1)]
    assert not any(shown(page).picture for page in pages)
    text = "\n".join(shown(page).text for page in pages)
    assert f"{game.title}, deal " in text

"""Every game played to its end by one who hears the text boards and nothing else."""

import pytest

from bot.core.actions import Action, Verb
from bot.screens.rules_pages import rules_page
from engine.game import Game
from engine.games import all_games
from tests.bot.desk import ANNA, Desk, shown
from tests.bot.listening import Listener

HOMES = "(moons|suns|waves|leaves|wyrms|knots)"
LIKES = {
    "kittyhawk": (
        "collect",
        f"move [gh] {HOMES}",
        f"move [a-f] {HOMES}",
        "move [gh] [a-f]",
        "move [a-f] [a-f]",
        "deal",
    ),
    "flip": ("deal all", "remove-four", "remove", "turn-four", "turn"),
    "blink": ("place",),
}
"""What a player who knows the rules prefers in a game, likeliest first."""

GAMES = [
    ("wish 0", "no-pair"),
    ("wish 1", "no-pair"),
    ("wish open 4", "no-pair"),
    ("kittyhawk 7", "home"),
    ("kittyhawk 11", "home"),
    ("kittyhawk 9", "no-move"),
    ("kittyhawk level 3 4", "no-move"),
    ("kittyhawk level 5 blind 0", "no-move"),
    ("kittyhawk level 5 blind 6", "no-move"),
    ("follow 1", "too-many"),
    ("follow 2", "too-many"),
    ("follow 3", "too-many"),
    ("flip 1", "no-play"),
    ("flip 2", "no-play"),
    ("flip 3", "no-play"),
    ("blink 1", "placed"),
    ("blink 2", "placed"),
    ("blink decks 3 tight 0", "edge"),
    ("blink tight hold 1 timer 10 4", "edge"),
]
"""What is dealt, and the reason for which it ends."""

SAID = {
    "no-pair": "You lost: no two face-up cards are of one rank, with ",
    "home": "You won! All 60 cards are home, after ",
    "no-move": "You lost: the stock is empty and no card can move any more but to and fro. ",
    "too-many": "You lost: you hold ",
    "no-play": "The stock is empty and no play is left. You have ",
    "placed": "You won! Every card is placed, for ",
    "edge": "You lost to the table’s edge: a card at hand would have fitted just beyond it, ",
}


@pytest.mark.parametrize(("line", "reason"), GAMES, ids=[line for line, _ in GAMES])
async def test_a_game_is_played_to_its_end_by_its_text_alone(desk: Desk, line: str, reason: str) -> None:
    listener = Listener(desk, 1, LIKES.get(line.split(maxsplit=1)[0], ()))
    end = await listener.play(f"/play {line}")

    assert end.splitlines()[1].startswith(SAID[reason])
    assert await desk.store.open_games(ANNA) == ()
    (session,) = await desk.store.past_games(ANNA, 5)
    outcome = session.record.replay().outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert listener.typed >= len(session.record.moves) > 0


def test_every_game_is_played_by_ear() -> None:
    assert {line.split()[0] for line, _ in GAMES} == {game.name for game in all_games()}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_rules_are_told_without_pictures_to_one_who_wants_words(desk: Desk, game: Game) -> None:
    await desk.store.show_in(ANNA, words=True)
    parts = len(rules_page(game.name, "en"))
    pages = [await desk.act(Action(Verb.RULES, (game.name, str(number)))) for number in range(1, parts + 1)]
    assert not any(shown(page).picture for page in pages)
    told = "\n".join(shown(page).text for page in pages)
    assert f"{game.title}, deal " in told

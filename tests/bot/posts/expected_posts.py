"""Example posts for tests of the adapters, which need no store."""

from dataclasses import replace

from bot.core.actions import Action, Chat, Verb
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.posts import Post, PostFilm
from bot.core.screens import Button, ButtonStyle, Screen
from bot.features.puzzles.puzzle_of_day import PastPuzzle, puzzle_screen, solution_film
from bot.i18n.texts import Texts
from engine.record import Record
from tests.engine.transcripts import RECORDS

WON = Record.read(RECORDS["wish-won"])
TRICKY = "**Anna** <@1> @everyone `x` [a](http://b.c) #1"
"""A player's name with markup in it."""


def puzzle_post(chat: Chat, number: int = 2) -> Post:
    """Return the post of a puzzle, with the solution of the one before."""
    texts = Texts.load()
    screen = puzzle_screen(texts, chat, number, PastPuzzle(number - 1, 30, 12))
    return Post(screen, "en", solution_film(texts, number - 1), is_silent=True)


def example_post(number: int = 1, language: str = "en", **changes: object) -> Post:
    """Return an example post, with some fields replaced."""
    texts = Texts.load(language)
    word = str(number)
    rows = (
        (
            Button("Play", Action(Verb.DAILY, (word, "private")), ButtonStyle.MOVE),
            Button("Play here", Action(Verb.DAILY, (word, "public"))),
        ),
        (
            Button("Leaderboard", Action(Verb.LEADERBOARD)),
            Button("Notify me", Action(Verb.DAILY, ("tell", "on"))),
        ),
    )
    board = WON.start().board()
    screen = Screen(
        texts("wish-title"),
        f"Yesterday’s best:\n1. {TRICKY}",
        BoardPicture(board, ("Wish", "#1")),
        "A board.",
        rows,
    )
    film = PostFilm(ReplayAnimation(WON.text, "Wish #0"), "How it was won", "A film.")
    post = Post(screen, language, film)
    return replace(post, **changes)  # type: ignore[arg-type]

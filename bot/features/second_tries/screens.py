"""What second tries say: the judgement of a position, and which mistakes there are to practice."""

from bot.core.actions import Action, Verb
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.features.second_tries.mistake_book import MistakeBook
from bot.features.second_tries.view import goal_text
from bot.i18n.texts import Texts
from bot.screens.button_rows import as_main
from bot.screens.descriptions import deal_title
from engine.game import Position
from engine.goal import WIN, Goal
from engine.solvers.solution import Solution, Verdict

NEXT = "next"
"""The word that asks for the mistake that comes next, whether or not it is due."""

MESSAGES = {
    Verdict.WON: "judge-in-reach",
    Verdict.UNWINNABLE: "judge-out-of-reach",
    Verdict.UNKNOWN: "judge-unknown",
}


def judgement_text(texts: Texts, game: str, goal: Goal, judgement: Solution) -> str:
    """Return whether the goal of a second try is still in reach; in a game of points, what is."""
    if goal.kind == WIN or judgement.score is None:
        return texts(MESSAGES[judgement.verdict])
    name, wanted = f"{MESSAGES[judgement.verdict]}-points", goal_text(texts, game, goal)
    return texts(name, goal=wanted, score=texts.of_game(game, "goal-score", score=judgement.score))


def ending_text(texts: Texts, position: Position, goal: Goal) -> str:
    """Return whether a finished second try has reached its goal."""
    if goal.is_reached(position):
        return texts("second-try-solved")
    return texts("second-try-missed", goal=goal_text(texts, position.game, goal))


def working_screen(texts: Texts, loaded: LoadedGame, sentence: str) -> Screen:
    """Say what is being done about a game, or why nothing is; the button leads back to it."""
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    return Screen(deal_title(texts, loaded.session.record), sentence, rows=((back,),))


def mistakes_screen(texts: Texts, owner: int, book: MistakeBook, today: int) -> Screen:
    """Say how many mistakes there are and when the next one comes; offer it before."""
    # One whose deal is today's secret can be due already.
    days = max(1, min((mistake.due - today for mistake in book.mistakes), default=1))
    text = texts("mistakes-none-due", count=len(book.mistakes), days=days)
    if not book.mistakes:
        text = texts("mistakes-none")
    games = Button(texts("button-games"), Action(Verb.GAMES, owner=owner))
    early = as_main(Button(texts("button-mistake-early"), Action(Verb.MISTAKES, (NEXT,), owner=owner)))
    return Screen(texts("mistakes-title"), text, rows=((*((early,) if book.mistakes else ()), games),))

"""What a board shows when advice is asked for: a move with its reason, the chances, the verdict."""

from dataclasses import replace

from bot.core.actions import Verb
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.screens.board import board_screen, question_screen
from bot.screens.board_advice import BoardAdvice
from bot.screens.descriptions import board_facts, move_details, move_label
from engine.advice.prospect import Advice, Prospect
from engine.advice.verdict import Judgement
from engine.board import Board, Meter
from engine.game import Game
from engine.games import find_game
from engine.solvers.solution import Verdict

PERCENT = 100
"""Samples are told as so many, where there were more."""


def searching_screen(texts: Texts, loaded: LoadedGame, told: str) -> Screen:
    """Show a board while something is being found out about it."""
    return board_screen(texts, loaded, insight=BoardAdvice(told))


def hint_screen(texts: Texts, loaded: LoadedGame, advice: Advice) -> Screen:
    """Show a board with the move that is advised: what came of it, and why it is advised."""
    board, best = loaded.position.board(), advice.prospects[0]
    move = move_label(texts, loaded.position, board, best.move)
    hoped = _expectation(texts, loaded, _as_known(board, best))
    sentences = (texts("hint", move=move), hoped, _reason_text(texts, loaded, board, advice))
    told = texts.together(*filter(None, sentences))
    return board_screen(texts, loaded, insight=BoardAdvice(told, best.move))


def chance_screen(texts: Texts, loaded: LoadedGame, advice: Advice, *, is_counted: bool) -> Screen:
    """Show a board with a meter of what can be hoped for, going on as is advised."""
    best, game = (
        _as_known(loaded.position.board(), advice.prospects[0]),
        find_game(loaded.session.record.game),
    )
    if game.most_points:
        points = min(max(round(best.score), 0), game.most_points)
        told = texts("chance-points", points=points, most=game.most_points, samples=best.samples)
        part, whole = points, game.most_points
    else:
        part, whole = as_share(best.won, best.samples)
        told = texts("chance-won", won=part, samples=whole)
    if is_counted:
        told = texts.together(told, texts("chance-counts"))
    meter = Meter(part, whole, texts("meter", part=part, whole=whole))
    return board_screen(texts, loaded, insight=BoardAdvice(told, meter=meter))


def verdict_question_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Ask whether the hidden cards shall be looked at, which makes the game an assisted one."""
    controls = (
        Button(texts("button-verdict-yes"), loaded.action(Verb.VERDICT, "yes"), ButtonStyle.MOVE),
        Button(texts("button-play-on"), loaded.action(Verb.BOARD, "back")),
    )
    return question_screen(texts, loaded, controls, _winning_text(texts, loaded, "verdict-ask"))


def verdict_screen(texts: Texts, loaded: LoadedGame, judgement: Judgement) -> Screen:
    """Show a board with the verdict on it, in words that give nothing else away."""
    return board_screen(texts, loaded, insight=BoardAdvice(_verdict_text(texts, loaded, judgement)))


def as_share(won: int, samples: int) -> tuple[int, int]:
    """Return a share as so many of a hundred, or of the samples where these are fewer.

    None and all are told of no other share.
    """
    if samples <= PERCENT:
        return won, samples
    part = round(won * PERCENT / samples)
    return (min(max(part, 1), PERCENT - 1) if 0 < won < samples else part), PERCENT


def _as_known(board: Board, prospect: Prospect) -> Prospect:
    """Return a prospect as that of one sample where the player sees every card: there is no other deal."""
    if any(pile.hidden for pile in board.piles):
        return prospect
    return replace(prospect, won=min(prospect.won, 1), samples=1)


def _expectation(texts: Texts, loaded: LoadedGame, prospect: Prospect) -> str:
    """Tell what came of a move in the samples."""
    game = find_game(loaded.session.record.game)
    if game.most_points:
        points = round(prospect.score)
        return texts("hint-points", points=points, most=game.most_points, samples=prospect.samples)
    won, samples = as_share(prospect.won, prospect.samples)
    return texts("hint-won", won=won, samples=samples)


def _reason_text(texts: Texts, loaded: LoadedGame, board: Board, advice: Advice) -> str:
    """Tell why the first move is advised, in the words of its game; nothing where there are none."""
    name, move = f"{board.game}-hint-{advice.reason}", advice.prospects[0].move
    if not texts.has(name):
        return ""
    known = {**board_facts(board), **move_details(texts, board, move), **loaded.position.details(move)}
    return texts(name, **{**known, **dict(advice.details)})


def _verdict_text(texts: Texts, loaded: LoadedGame, judgement: Judgement) -> str:
    match judgement:
        case Judgement(Verdict.WON):
            return _winning_text(texts, loaded, "verdict-won")
        case Judgement(Verdict.UNKNOWN):
            return _winning_text(texts, loaded, "verdict-unknown")
        case Judgement(is_lost_from_deal=True):
            return _winning_text(texts, loaded, "verdict-lost-from-deal")
        case Judgement(undo=None):
            return _winning_text(texts, loaded, "verdict-lost-somewhere")
    return _winning_text(texts, loaded, "verdict-lost", undo=judgement.undo or 0)


def _winning_text(texts: Texts, loaded: LoadedGame, name: str, **details: int) -> str:
    """Say something about winning; where a game is played for points, about as many as there can be."""
    game: Game = find_game(loaded.session.record.game)
    if not game.most_points:
        return texts(name, **details)
    return texts(f"{name}-points", most=game.most_points, **details)

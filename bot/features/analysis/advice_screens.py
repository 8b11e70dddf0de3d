"""Boards with advice: a move with its reason, the chances, the verdict."""

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
"""Shares of more samples are given in percent."""


def searching_screen(texts: Texts, loaded: LoadedGame, sentence: str) -> Screen:
    """Show a board that is being analyzed."""
    return board_screen(texts, loaded, advice=BoardAdvice(sentence))


def hint_screen(texts: Texts, loaded: LoadedGame, advice: Advice) -> Screen:
    """Show a board with the advised move: its results in samples, and the reason for it."""
    board, best = loaded.position.board(), advice.prospects[0]
    move = move_label(texts, loaded.position, board, best.move)
    expectation = _expectation(texts, loaded, _as_known(board, best))
    sentences = (texts("hint", move=move), expectation, _reason_text(texts, loaded, board, advice))
    text = texts.together(*filter(None, sentences))
    return board_screen(texts, loaded, advice=BoardAdvice(text, best.move))


def chance_screen(texts: Texts, loaded: LoadedGame, advice: Advice, *, is_counted: bool) -> Screen:
    """Show a board with a meter of the chances when playing as advised."""
    best, game = (
        _as_known(loaded.position.board(), advice.prospects[0]),
        find_game(loaded.session.record.game),
    )
    if game.most_points:
        points = min(max(round(best.score), 0), game.most_points)
        text = texts("chance-points", points=points, most=game.most_points, samples=best.samples)
        part, whole = points, game.most_points
    else:
        part, whole = as_share(best.won, best.samples)
        text = texts("chance-won", won=part, samples=whole)
    if is_counted:
        text = texts.together(text, texts("chance-counts"))
    meter = Meter(part, whole, texts("meter", part=part, whole=whole))
    return board_screen(texts, loaded, advice=BoardAdvice(text, meter=meter))


def verdict_question_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Ask whether to look at the hidden cards, which makes the game assisted."""
    controls = (
        Button(texts("button-verdict-yes"), loaded.action(Verb.VERDICT, "yes"), ButtonStyle.MOVE),
        Button(texts("button-play-on"), loaded.action(Verb.BOARD, "back")),
    )
    return question_screen(texts, loaded, controls, _winning_text(texts, loaded, "verdict-ask"))


def verdict_screen(texts: Texts, loaded: LoadedGame, judgement: Judgement) -> Screen:
    """Show a board with the verdict on it, in words that reveal nothing else."""
    return board_screen(texts, loaded, advice=BoardAdvice(_verdict_text(texts, loaded, judgement)))


def as_share(won: int, samples: int) -> tuple[int, int]:
    """Return a share of a hundred, or of the samples if these are fewer.

    A share that is neither none nor all is never rounded to none or all.
    """
    if samples <= PERCENT:
        return won, samples
    part = round(won * PERCENT / samples)
    return (min(max(part, 1), PERCENT - 1) if 0 < won < samples else part), PERCENT


def _as_known(board: Board, prospect: Prospect) -> Prospect:
    """Return a prospect as that of one sample if the player sees every card: no other deal is possible."""
    if any(pile.hidden for pile in board.piles):
        return prospect
    return replace(prospect, won=min(prospect.won, 1), samples=1)


def _expectation(texts: Texts, loaded: LoadedGame, prospect: Prospect) -> str:
    """Return the results of a move in the samples."""
    game = find_game(loaded.session.record.game)
    if game.most_points:
        points = round(prospect.score)
        return texts("hint-points", points=points, most=game.most_points, samples=prospect.samples)
    won, samples = as_share(prospect.won, prospect.samples)
    return texts("hint-won", won=won, samples=samples)


def _reason_text(texts: Texts, loaded: LoadedGame, board: Board, advice: Advice) -> str:
    """Return why the first move is advised, in the words of its game; empty if it has none."""
    name, move = f"{board.game}-hint-{advice.reason}", advice.prospects[0].move
    if not texts.has(name):
        return ""
    details = {**board_facts(board), **move_details(texts, board, move), **loaded.position.details(move)}
    return texts(name, **{**details, **dict(advice.details)})


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
    """Return a message about winning; for a game for points, its variant about the most points."""
    game: Game = find_game(loaded.session.record.game)
    if not game.most_points:
        return texts(name, **details)
    return texts(f"{name}-points", most=game.most_points, **details)

"""The daily five in words: a game's goal and where its player stands, and what its result is called."""

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import as_typed
from bot.core.five_standing import FIVE, FiveStanding
from bot.core.screens import Button
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration
from bot.screens.button_rows import as_main
from bot.screens.goal_text import limited_goal
from engine.goal import GoalState
from engine.record import Record


def standing_line(texts: Texts, loaded: LoadedGame) -> str:
    """Return the goal of a game of the daily five and how far it is; empty for any other game."""
    standing, record = loaded.five, loaded.session.record
    if standing is None:
        return ""
    goal = limited_goal(texts, standing.goal, record.start())
    if standing.state is GoalState.REACHED:
        line = texts("five-reached", goal=goal)
        return texts.together(line, solved_text(texts, standing.solved)) if standing.is_new else line
    if loaded.is_over:
        return texts("five-missed", goal=goal)
    if standing.goal.moves is None:
        return texts("five-goal", goal=goal)
    line = texts("five-goal-made", goal=goal, made=len(record.moves))
    return texts.together(line, texts("five-late")) if standing.state is GoalState.MISSED else line


def solved_text(texts: Texts, solved: int | None) -> str:
    """Say how many of the five of a day are solved; empty if that is not known."""
    return (
        "" if solved is None else texts("five-solved", solved=solved, all="yes" if solved == FIVE else "no")
    )


def five_code(session: Session) -> str:
    """Return the code of a link to the day of one of the daily five; empty for other games."""
    return f"{Verb.FIVE}-{session.five}" if session.five else ""


def result_name(texts: Texts, standing: FiveStanding, record: Record) -> str:
    """Return what the result of one of the five is called, which names its day and no deal."""
    return texts("five-result-name", date=standing.day.isoformat(), game=texts.of_game(record.game, "title"))


def result_ending(texts: Texts, loaded: LoadedGame) -> str:
    """Return how a finished game of the daily five ended, in a line that names no card and no move."""
    session, standing = loaded.session, loaded.five
    moves = len(session.record.moves)
    is_solved = standing is not None and standing.state is GoalState.REACHED
    return texts(
        "five-result",
        result="solved" if is_solved else "missed",
        moves=moves,
        time=duration(max(0, session.moved - session.first_move) if session.first_move else 0),
        help="yes" if session.is_assisted else "no",
    )


def five_command(texts: Texts, chat: Chat, standing: FiveStanding) -> str:
    """Return what is typed for a day of the daily five; Discord has a field for the day."""
    if standing.is_on or chat is Chat.DISCORD:
        return as_typed(chat, Verb.FIVE, texts)
    return as_typed(chat, f"{Verb.FIVE} {standing.number}", texts)


def play_five_button(texts: Texts, standing: FiveStanding, game: str) -> Button:
    """Return the button that starts one of the five of a day for whoever presses it."""
    return as_main(Button(texts("button-play"), Action(Verb.FIVE, (str(standing.number), game))))

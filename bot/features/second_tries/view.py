"""Second tries on the board: their titles, goals and buttons."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.core.actions import Action, Verb
from bot.core.exercise_view import ExerciseView
from bot.core.screens import MAX_TITLE, Button
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import as_main
from bot.screens.descriptions import alt_text, deal_title
from bot.screens.exercise_buttons import others_buttons, redo_button, restart_button, undo_button, view_button
from engine.advice import can_advise
from engine.goal import WIN, Goal, GoalState

REFUSALS = {Verb.VERDICT: "judge-does-it", Verb.GIVE_UP: "exercise-leave"}


@dataclass(frozen=True, slots=True)
class SecondTryView(ExerciseView):
    """How a second try is shown."""

    loaded: LoadedGame

    @property
    def refusals(self) -> Mapping[Verb, str]:
        """No verdict, because each move is judged, and no giving up."""
        return REFUSALS

    def title(self, texts: Texts) -> str:
        """Return the deal."""
        deal = deal_title(texts, self.loaded.session.record)
        return clipped(texts("second-try-title", deal=deal), MAX_TITLE)

    def lines(self, texts: Texts) -> Iterator[str]:
        """Yield the news, and the goal until the game is over."""
        yield from self.loaded.news
        session = self.loaded.session
        if session.exercise and session.exercise.goal and not self.loaded.is_over:
            yield texts("second-try-goal", goal=goal_text(texts, session.record.game, session.exercise.goal))

    def alt_text(self, texts: Texts, advised: str) -> str:
        """Return the deal, its state, advice or else the goal, and every place."""
        record, board = self.loaded.session.record, self.loaded.position.board()
        return alt_text(texts, record, board, advised or texts.together(*self.lines(texts)))

    def buttons(self, texts: Texts, advised: Button | None, ticks: tuple[str, ...]) -> tuple[Button, ...]:
        """Return undo, a hint, the way to the goal, and the ways out; the most useful first."""
        loaded, session = self.loaded, self.loaded.session
        undo, redo = undo_button(texts, loaded), redo_button(texts, loaded)
        show = Button(texts("button-show"), loaded.action(Verb.SHOW))
        source = session.exercise.source if session.exercise else ""
        review = Action(Verb.REVIEW, session=source, owner=loaded.owner)
        ways_out = (
            Button(texts("button-to-review"), review),
            Button(texts("button-mistakes"), Action(Verb.MISTAKES, owner=loaded.owner)),
        )
        if loaded.is_over and session.goal_state(loaded.position) is GoalState.REACHED:
            to_review, mistakes = ways_out
            return (as_main(mistakes), to_review, *restart_button(texts, loaded, "button-restart"), show)
        if loaded.is_over:
            again = map(as_main, restart_button(texts, loaded, "button-try-again"))
            return (*again, *undo, show, *ways_out)
        hint = Button(texts("button-hint"), loaded.action(Verb.HINT, *ticks))
        help_ = (advised,) if advised else ((hint,) if can_advise(session.record.game) else ())
        others, view = others_buttons(texts, loaded), view_button(texts, loaded, ticks)
        return (*help_, *undo, show, *others, view, *redo, *ways_out)


def goal_text(texts: Texts, game: str, goal: Goal) -> str:
    """Return the goal of a second try, as a phrase."""
    return texts("goal-win") if goal.kind == WIN else texts.of_game(game, "goal", goal=goal.count)

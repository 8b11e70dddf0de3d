"""A table: someone's game with the position that it has come to."""

from dataclasses import dataclass

from bot.core.actions import Action, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.session import Session
from engine.game import Position


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """Someone's game with the position that it has come to."""

    owner: int
    session: Session
    position: Position
    in_words: bool = False
    """Whether its board is shown in words."""
    theme: str = DEFAULT_THEME
    """The theme of its pictures."""
    news: tuple[str, ...] = ()
    """What there is to say of the game beside how it stands, such as its place in the table of its day."""
    is_secret: bool = False
    """Whether its deal is a puzzle whose day has not closed: nobody is told its cards or the way to win."""

    is_late: bool = False
    """Whether its ranked run was not over when its day closed, by the clock of who shows it."""

    @property
    def is_ranked(self) -> bool:
        """Whether it has the run that counts for a day."""
        return self.session.is_ranked and not self.is_late

    @property
    def is_over(self) -> bool:
        """Whether the game has come to an end."""
        return self.session.is_over(self.position)

    def action(self, verb: Verb, *words: str) -> Action:
        """Return what a button at this table does, as long as nothing changes."""
        session = self.session
        return Action(verb, words, session.id, session.revision, self.owner)

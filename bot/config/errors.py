"""What goes wrong around the game: reasons why the bot cannot start or go on, in words for its operator."""

from pydantic_core import PydanticCustomError


class StartError(Exception):
    """A reason why the bot does not start, or cannot go on: shown to the operator on one line.

    Its text names the setting, says what is wrong and what to do, and holds no secret.
    """

    def __init__(self, setting: str, problem: str, remedy: str) -> None:
        self.setting = setting
        self.problem = problem
        self.remedy = remedy
        super().__init__(" ".join(f"{setting}: {problem}. {remedy}.".split()))


def invalid(problem: str, remedy: str) -> PydanticCustomError:
    """Return the error of an invalid value; neither text may contain a secret."""
    return PydanticCustomError("wrong", "{problem}", {"problem": problem, "remedy": remedy})

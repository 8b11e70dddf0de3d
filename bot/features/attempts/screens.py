"""Screens of the daily challenge: past days and the archive."""

from collections.abc import Mapping, Sequence

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_IN_ROW, Button, ButtonStyle, Screen
from bot.daily.challenge import DailyChallenge
from bot.daily.day_input import ARCHIVE
from bot.daily.result import ChallengeResult
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration
from bot.screens.button_rows import in_rows
from bot.screens.descriptions import deal_name, deal_title
from engine.cards import Detail
from engine.games import find_game

SURE = "yes"
"""The word after a number that means: play that challenge although its day is over."""


def past_screen(
    texts: Texts,
    owner: int,
    challenge: DailyChallenge,
    result: ChallengeResult | None,
    session: str,
    today: int,
) -> Screen:
    """Say that the day of a challenge is over, and offer it as practice, and today's challenge.

    ``session`` is the id of the player's own attempt of that day; empty if there is none.
    """
    lines = [texts("daily-past", number=str(challenge.number))]
    controls = [Button(texts("button-today"), Action(Verb.DAILY, owner=owner), ButtonStyle.MOVE)]
    if today < 1:
        controls.clear()
    past = Action(Verb.DAILY, (str(challenge.number), SURE), owner=owner)
    controls.append(Button(texts("daily-play-past", number=str(challenge.number)), past))
    if result:
        lines.append(texts("daily-past-result", result=result_text(texts, challenge, result)))
        if session:
            own = Action(Verb.BOARD, ("back",), session, owner=owner)
            controls.append(Button(texts("button-own-run"), own))
    controls.append(Button(texts("button-archive"), Action(Verb.DAILY, (ARCHIVE,), owner=owner)))
    title = deal_title(texts, challenge.record, challenge.number)
    return Screen(title, "\n".join(lines), rows=in_rows(controls, 2))


def archive_screen(
    texts: Texts,
    owner: int,
    challenges: Sequence[DailyChallenge],
    results: Mapping[int, ChallengeResult],
    page: int,
    pages: int,
) -> Screen:
    """List past days, the last one first, with what the player did on each, and offer their challenges."""
    lines = [texts("daily-archive" if challenges else "daily-archive-empty")]
    lines += [_archive_line(texts, challenge, results.get(challenge.number)) for challenge in challenges]
    controls = [
        Button(f"#{challenge.number}", Action(Verb.DAILY, (str(challenge.number), SURE), owner=owner))
        for challenge in challenges
    ]
    turn = [Button(texts("button-today"), Action(Verb.DAILY, owner=owner), ButtonStyle.MOVE)]
    if pages > 1:
        following = page % pages + 1
        label = texts("to-part", number=following, count=pages)
        turn.append(Button(label, Action(Verb.DAILY, (ARCHIVE, str(following)), owner=owner)))
    rows = (*in_rows(controls, MAX_IN_ROW), tuple(turn))
    return Screen(texts("daily-archive-title"), "\n".join(lines), rows=rows)


def result_text(texts: Texts, challenge: DailyChallenge, result: ChallengeResult) -> str:
    """Describe a player's result of a day in a few words."""
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    help_ = "some" if result.is_assisted else "none"
    if find_game(challenge.record.game).is_for_points and not result.has_given_up:
        return texts("daily-result-points", score=result.score, help=help_, **known)
    kind = "won" if result.is_won else "given-up" if result.has_given_up else "lost"
    return texts("daily-result", kind=kind, help=help_, **known)


def _archive_line(texts: Texts, challenge: DailyChallenge, result: ChallengeResult | None) -> str:
    """Describe a past day on a line."""
    # The deal's name is “number · game”; the line begins with the number itself.
    name = deal_name(texts, challenge.record, challenge.number)
    game = name.partition(" · ")[2] or name
    known: dict[str, Detail] = {
        "number": str(challenge.number),
        "date": challenge.day.isoformat(),
        "game": game,
    }
    if result is None:
        return texts("daily-archive-line", **known)
    return texts("daily-archive-played", result=result_text(texts, challenge, result), **known)

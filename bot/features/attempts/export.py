"""Results and attempts of a player, as the exported file has them."""

from bot.core.personal_data import Content, Json, iso_time
from bot.core.session import CHALLENGE_FIELD
from bot.daily.result import ChallengeResult
from bot.storage.decoding import decode_hash


def export_results(content: Content) -> Json:
    """Return the results in the order of the challenges."""
    results = decode_hash(content)
    return [_export_result(number, results[number]) for number in sorted(results, key=_by_number)]


def export_attempts(content: Content) -> Json:
    """Return the ids of attempts."""
    attempts = decode_hash(content).items()
    return [{CHALLENGE_FIELD: _number(number), "id": name} for number, name in attempts]


def _number(name: str) -> int | str:
    """Return the number of a challenge; the name of a field that only another version knows as it is."""
    return int(name) if name.isdecimal() else name


def _by_number(name: str) -> tuple[int, str]:
    return (int(name) if name.isdecimal() else 0, name)


def _export_result(number: str, text: str) -> Json:
    try:
        result = ChallengeResult.read(int(number), text)
    except (ValueError, LookupError, TypeError):
        return {CHALLENGE_FIELD: _number(number), "kept": text}  # by another version of the bot
    return {
        CHALLENGE_FIELD: result.number,
        "game": result.game,
        "is_won": result.is_won,
        "score": result.score,
        "moves": result.moves,
        "seconds": result.seconds,
        "is_assisted": result.is_assisted,
        "has_given_up": result.has_given_up,
        "finished": iso_time(result.finished_at),
        "id": result.session_id,
        "counts_in": list(map(str, result.groups)),
    }

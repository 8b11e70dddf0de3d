"""How much help a game has had, in words: on its board, on its result card, and wherever that is shown."""

from bot.core.images import MAX_CARD_LINE
from bot.core.session import Session
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts


def assistance_text(texts: Texts, session: Session) -> str:
    """Tell what has helped, or that nothing has, in words that no stop ends."""
    if not session.is_assisted:
        return texts("result-clean")
    return texts("result-assisted", help=texts("listing-separator").join(_kinds_of_help(texts, session)))


def assistance_lines(texts: Texts, session: Session) -> tuple[str, ...]:
    """Tell the same in lines that a result card has room for."""
    separator = texts("listing-separator")
    *others, last = assistance_text(texts, session).split(separator)
    lines = [""]
    for part in (*(f"{other}{separator}" for other in others), last):
        if lines[-1] and columns(f"{lines[-1]}{part.rstrip()}") > MAX_CARD_LINE:
            lines.append("")
        lines[-1] += part
    return tuple(line.strip() for line in lines)


def _kinds_of_help(texts: Texts, session: Session) -> list[str]:
    """Tell each kind of help that there was."""
    counts = {"undos": session.undos, "hints": session.hints, "verdicts": session.verdicts}
    told = [texts(f"help-{kind}", count=count) for kind, count in counts.items() if count]
    return [*told, texts("help-begun-again")] if session.restarts else told


def attempt_kind(texts: Texts, session: Session) -> str:
    """Tell whether a game of a day's puzzle ranks, and how."""
    if not session.is_ranked:
        return texts("daily-practice")
    return texts("daily-assisted" if session.is_waived else "daily-ranked")

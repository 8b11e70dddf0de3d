"""How much help a player has had in a game, in words: for boards, result cards and posts."""

from bot.core.images import MAX_CARD_LINE
from bot.core.session import Session
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts


def assistance_text(texts: Texts, session: Session) -> str:
    """Return which help there was, or that there was none, as a phrase without a full stop."""
    if not session.is_assisted:
        return texts("result-clean")
    return texts("result-assisted", help=texts("listing-separator").join(_kinds_of_help(texts, session)))


def assistance_lines(texts: Texts, session: Session) -> tuple[str, ...]:
    """Return the same in lines that fit on a result card."""
    separator = texts("listing-separator")
    *others, last = assistance_text(texts, session).split(separator)
    lines = [""]
    for part in (*(f"{other}{separator}" for other in others), last):
        if lines[-1] and columns(f"{lines[-1]}{part.rstrip()}") > MAX_CARD_LINE:
            lines.append("")
        lines[-1] += part
    return tuple(line.strip() for line in lines)


def _kinds_of_help(texts: Texts, session: Session) -> list[str]:
    """Return a phrase for each kind of help that there was."""
    counts = {"undos": session.undos, "hints": session.hints, "verdicts": session.verdicts}
    help_phrases = [texts(f"help-{kind}", count=count) for kind, count in counts.items() if count]
    return [*help_phrases, texts("help-begun-again")] if session.restarts else help_phrases


def attempt_kind(texts: Texts, session: Session) -> str:
    """Return whether a game of a daily challenge is ranked, assisted or practice."""
    if not session.is_ranked:
        return texts("daily-practice")
    return texts("daily-assisted" if session.is_waived else "daily-ranked")

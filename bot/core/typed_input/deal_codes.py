"""Codes in links: of deals, such as ``wish-open-42`` or ``kittyhawk-level_3-42``.

The deal of a daily challenge is called by its number, such as ``daily-214``, and so is what features declare
links to (``Feature.links``).

    CODE    = GAME *("-" OPTION) "-" DEAL / KIND "-" NUMBER
    OPTION  = NAME / NAME "_" VALUE
    DEAL    = 1*16DIGIT
    KIND    = "daily" / what features declare links to, such as "puzzle"
    NUMBER  = 1*6DIGIT

Telegram's deep links take 64 of the characters A-Z, a-z, 0-9, _ and -
(https://core.telegram.org/bots/features#deep-linking).
"""

import re

from bot.core.actions import Action, Verb
from bot.features import links
from engine.deal import read_deal
from engine.errors import DealError, OptionError, RefusedError
from engine.games import find_game, games_in_order
from engine.options import read_options
from engine.record import Record

MAX_CODE = 64
"""Characters."""

DAILY = re.compile(r"daily-([1-9][0-9]{0,5})", re.IGNORECASE)

NUMBERED = re.compile(r"([a-z]+)[- ]#?([1-9][0-9]{0,5})")


def code_pattern() -> str:
    """Return a regular expression, for Python and JavaScript, that matches all codes."""
    deals = "|".join(game.name for game in games_in_order())
    kinds = "|".join((Verb.DAILY, *links()))
    return rf"(?:(?:{deals})(?:-[a-z]+(?:_[a-z0-9]+)?)*-\d{{1,16}}|(?:{kinds})-\d{{1,6}})"


def write_code(record: Record, challenge: int = 0) -> str:
    """Return the code of a record's deal, or of a daily challenge by its number."""
    if challenge:
        return f"daily-{challenge}"
    options = (word.replace("=", "_") for word in record.option_words)
    return "-".join((record.game, *options, str(record.deal)))


def read_code(code: str) -> Record:
    """Return the record of a code's deal, before its first move; raise ``RefusedError`` if there is none."""
    code = code[:MAX_CODE]
    name, *options, number = code.split("-") if "-" in code else (code, "")
    try:
        game = find_game(name)
        chosen = read_options(game.options, [option.replace("_", "=") for option in options])
        return Record.begin(game, chosen, read_deal(number))
    except (DealError, OptionError) as error:
        raise RefusedError("not-a-code", f"not a code of a deal: {error}", text=code) from error


def read_daily_code(code: str) -> int | None:
    """Return the number of the daily challenge that a code means; ``None`` for other codes."""
    found = DAILY.fullmatch(code.strip())
    return int(found[1]) if found else None


def read_link_code(code: str) -> Action | None:
    """Return what opens the thing with a number that a code means; ``None`` for other codes."""
    found = NUMBERED.fullmatch(code.strip().lower())
    if found is None:
        return None
    return next((Action(verb, (found[2],)) for verb in links() if verb == found[1]), None)

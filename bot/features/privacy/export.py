"""A player's stored data as a JSON file."""

import json
from collections.abc import Iterable, Mapping, Sequence

from bot.core.actions import Player
from bot.core.personal_data import Json, PersonalData, iso_time
from bot.core.session import CHALLENGE_FIELD, SEPARATOR, Session
from bot.core.typed_input.deal_codes import write_code
from bot.storage.keys import PlayerPart
from bot.storage.player_data import PlayerData

FILE = "solitaire-bot-my-data.json"

STATES = {
    PlayerPart.UNFINISHED_GAMES: "open",
    PlayerPart.PAST_GAMES: "finished",
    PlayerPart.EXERCISES: "exercise",
}
"""What the file calls the sessions of each list."""


def as_json(
    player: Player,
    stored: PlayerData,
    parts: Iterable[PersonalData],
    shared: Iterable[Mapping[str, Sequence[Json]]],
    now: int,
    last_closed: int,
) -> bytes:
    """Return everything as the text of a JSON file, with all times in UTC.

    ``shared`` is what keys of several players hold about the player, by fields of the file, of which several
    can have entries for the same one. The daily challenges after the last closed one are still secret: their
    deal numbers, which determine every card, are left out. PRIVACY.md describes the fields.
    """
    data: dict[str, Json] = {
        "what": "all that Solitaire Bot keeps of one account",
        "made": iso_time(now),
        "chat": player.chat.value,
        "account": str(player.id),  # many programs cannot read numbers as large as Discord's
        "games": [
            _game(name, text, last_closed, state)
            for part, state in STATES.items()
            for name, text in stored.sessions[part].items()
        ],
        "first_deals_of_a_day": [
            {"game": game, "day": day, "id": name} for (game, day), name in stored.first_games.items()
        ],
    }
    fields = ((one.field, one.export(stored.parts[one.part])) for one in parts)
    data |= {name: value for name, value in fields if value is not None}
    entries: dict[str, list[Json]] = {}
    for export in shared:
        for name, found in export.items():
            entries.setdefault(name, []).extend(found)
    return json.dumps({**data, **entries}, ensure_ascii=False, indent=1).encode()


def _record(session: Session, last_closed: int) -> str:
    """Return the record of a game, without a secret deal number."""
    if session.challenge <= last_closed:
        return session.record.text
    deal, daily = f"#{session.record.deal}", f"#{write_code(session.record, session.challenge)}"
    return session.record.text.replace(deal, daily)


def _game(name: str, text: str, last_closed: int, state: str) -> dict[str, Json]:
    try:
        session = Session.read(name, text)
    except (ValueError, LookupError, TypeError, AttributeError):
        # Stored by another version of the bot.
        return {"id": name, "state": state, "kept": text}
    data: dict[str, Json] = {
        "id": name,
        "state": state,
        "record": _record(session, last_closed),
        "began": iso_time(session.began),
        "changed": iso_time(session.moved),
        "changes": session.revision - 1,
        "undos": session.undos,
        "restarts": session.restarts,
        "hints": session.hints,
        "verdicts": session.verdicts,
        "is_first_of_its_day": session.is_first,
        "has_given_up": session.has_given_up,
        "is_private": session.is_private,
        "is_from_record": session.is_from_record,
        "is_introduction": session.is_introduction,
        "is_counted": session.is_counted,
    }
    if session.first_move:
        data["first_move"] = iso_time(session.first_move)
    if session.challenge:
        data[CHALLENGE_FIELD] = session.challenge
        data["is_ranked"] = session.is_ranked
        data["has_allowed_help"] = session.is_waived
        data["begun_in"] = str(session.group)
    if session.five:
        data["five"] = session.five
    if session.undone:
        data["taken_back"] = SEPARATOR.join(move.text for move in session.undone)
    if session.hinted is not None:
        data["last_hint_after_move"] = session.hinted
    if session.judged is not None:
        data["last_verdict_after_move"] = session.judged
    if session.exercise:
        data["exercise"] = session.exercise.text
    if session.event:
        data["last_events"] = session.event
    return data

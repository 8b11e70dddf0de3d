"""The messages of operators: an overview, servers and groups, blocks, the note, deletions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.core.actions import Action, Chat, Verb
from bot.core.retention import LEFT_GROUP_DAYS
from bot.core.screens import Button, ButtonStyle, Screen
from bot.features.operator.typed_input import button_word
from bot.i18n.texts import Texts
from bot.i18n.time_zones import UNIVERSAL, existing_zone
from bot.moderation.activity import ActivePlayers
from bot.moderation.blocks import Subject
from bot.moderation.joined_groups import JoinedGroup
from bot.moderation.maintenance_note import MaintenanceNote
from bot.screens.button_rows import Rows, in_rows

ON_PAGE, IN_ROW = 8, 4
"""Servers, groups or blocks on a page, and buttons of them in a row."""

NOTE = "note until 18:00 TEXT"
EXAMPLE_NOTE = f"/{Verb.OPERATOR} {NOTE}"
TYPED = (
    "groups",
    "leave ID",
    "block ID",
    "block server ID",
    "unblock ID",
    "blocks",
    NOTE,
    "note off",
    "delete ID",
)
"""What can be typed after the command."""

CHAT_NAMES = {Chat.DISCORD: "Discord", Chat.TELEGRAM: "Telegram"}
COUNTS = {Chat.DISCORD: "operator-groups-discord", Chat.TELEGRAM: "operator-groups-telegram"}
LIST_BUTTONS = {
    Chat.DISCORD: "button-operator-groups-discord",
    Chat.TELEGRAM: "button-operator-groups-telegram",
}
"""The messages of each chat that has servers or groups."""


@dataclass(frozen=True, slots=True)
class ChatOverview:
    """What is known of one chat."""

    chat: Chat
    groups: int | None
    """How many servers or groups the bot is in; ``None`` if the chat does not answer, or has none."""
    players: ActivePlayers | None
    """``None`` if the store does not let them be counted."""


@dataclass(frozen=True, slots=True)
class ListedGroup:
    """A server or group in a list."""

    group: JoinedGroup
    used: int
    """When it was used last, in seconds since 1970; 0 if never."""
    is_blocked: bool


def note_text(texts: Texts, note: MaintenanceNote, zone: str) -> str:
    """Return the note as players read it; ``zone`` is a player's time zone, or empty for UTC."""
    if not note.is_end_said:
        return texts("operator-note-for-all", text=note.text)
    return texts("operator-note-for-all-until", text=note.text, end=_moment(note.end, zone))


def overview_screen(
    texts: Texts,
    owner: int,
    chats: Sequence[ChatOverview],
    blocked: int,
    note: MaintenanceNote | None,
    zone: str,
) -> Screen:
    """Show how much the bot is used, and what can be done."""
    lines: list[str] = []
    for one in chats:
        lines.append(_chat_line(texts, one))
        lines += [texts("operator-players", **_counts(one.players))] if one.players else []
        lines.append("")
    lines.append(texts("operator-blocked-count", count=blocked))
    if note:
        lines.append(texts("operator-note-now", text=note.text, end=_moment(note.end, zone)))
    else:
        lines.append(texts("operator-note-none"))
    lines += ["", texts("operator-typed"), *(f"/{Verb.OPERATOR} {line}" for line in TYPED)]
    lists = [
        Button(texts(LIST_BUTTONS[one.chat]), _action(owner, "groups", one.chat.value[0]))
        for one in chats
        if one.chat in LIST_BUTTONS
    ]
    others = [Button(texts("button-operator-blocks"), _action(owner, "blocks"))]
    if note:
        others.append(Button(texts("button-operator-note-off"), _action(owner, "note", "off")))
    return Screen(
        texts("operator-title"), "\n".join(lines), rows=tuple(filter(None, (tuple(lists), tuple(others))))
    )


def groups_screen(
    texts: Texts, owner: int, chat: Chat, groups: Sequence[ListedGroup], first: int, count: int
) -> Screen:
    """List servers or groups, those used last first, with a button each."""
    lines = [
        f"{first + place}. {' · '.join((_group_name(texts, one.group), *_details(texts, chat, one)))}"
        for place, one in enumerate(groups, 1)
    ]
    controls = [
        Button(str(first + place), _action(owner, "group", button_word(_subject(chat, one.group))))
        for place, one in enumerate(groups, 1)
    ]
    title = texts(COUNTS[chat], count=count)
    text = "\n".join(lines) or texts("operator-groups-none")
    rows = in_rows(controls, IN_ROW)
    return Screen(title, text, rows=(*rows, *_turns(texts, owner, ("groups", chat.value[0]), first, count)))


def group_screen(texts: Texts, owner: int, chat: Chat, listed: ListedGroup, notice: str = "") -> Screen:
    """Show a server or group, and what can be done with it."""
    group, subject = listed.group, _subject(chat, listed.group)
    lines = [notice, ""] if notice else []
    lines.append(" · ".join(_details(texts, chat, listed)))
    word = button_word(subject)
    switch = "unblock" if listed.is_blocked else "block"
    label = texts("button-operator-unblock" if listed.is_blocked else "button-operator-block")
    rows = (
        (
            Button(label, _action(owner, switch, word)),
            Button(texts("button-operator-leave"), _action(owner, "leave", word), ButtonStyle.DANGER),
        ),
        (_back(texts, owner, "groups", chat.value[0]),),
    )
    return Screen(_group_name(texts, group), "\n".join(lines), rows=rows)


def leave_screen(texts: Texts, owner: int, chat: Chat, group: JoinedGroup) -> Screen:
    """Ask whether to leave a server or group."""
    subject = _subject(chat, group)
    word = button_word(subject)
    name = _group_name(texts, group)
    text = texts("operator-leave", name=name, subject=subject.text, days=LEFT_GROUP_DAYS)
    rows = (
        (
            Button(
                texts("button-operator-leave-yes"), _action(owner, "leave", word, "yes"), ButtonStyle.DANGER
            ),
        ),
        (Button(texts("button-operator-stay"), _action(owner, "group", word)),),
    )
    return Screen(texts("operator-leave-title"), text, rows=rows)


def blocks_screen(
    texts: Texts, owner: int, blocks: Mapping[Subject, int], first: int, notice: str = ""
) -> Screen:
    """List who is blocked, the last first, with a button each to unblock."""
    found = sorted(blocks.items(), key=lambda one: (-one[1], one[0]))
    shown = list(enumerate(found[first : first + ON_PAGE], first + 1))
    lines = [notice, ""] if notice else []
    lines += [
        texts(
            "operator-block-line",
            number=number,
            kind="group" if subject.is_group else "player",
            subject=subject.text,
            date=_date(since),
        )
        for number, (subject, since) in shown
    ] or [texts("operator-blocks-none")]
    controls = [
        Button(
            texts("operator-unblock-number", number=number),
            _action(owner, "unblock", button_word(subject), str(first)),
        )
        for number, (subject, _) in shown
    ]
    turns = _turns(texts, owner, ("blocks",), first, len(found))
    return Screen(texts("operator-blocks-title"), "\n".join(lines), rows=(*in_rows(controls, IN_ROW), *turns))


def delete_screen(texts: Texts, owner: int, subject: Subject, games: int, mark: str) -> Screen:
    """Ask whether to delete everything of a player; ``mark`` identifies the current games."""
    yes = _action(owner, "delete", button_word(subject), mark)
    rows = (
        (Button(texts("button-delete-yes"), yes, ButtonStyle.DANGER),),
        (Button(texts("button-keep"), _action(owner)),),
    )
    text = texts("operator-delete", subject=subject.text, count=games)
    return Screen(texts("operator-delete-title"), text, rows=rows)


def result_screen(texts: Texts, owner: int, text: str) -> Screen:
    """Say what was done, with the way back."""
    return Screen(texts("operator-title"), text, rows=((_back(texts, owner),),))


def _chat_line(texts: Texts, one: ChatOverview) -> str:
    if one.chat is Chat.PAGE:
        return texts("operator-chat-page")
    if one.groups is None:
        return texts("operator-chat-unknown", chat=CHAT_NAMES[one.chat])
    return texts(COUNTS[one.chat], count=one.groups)


def _counts(players: ActivePlayers) -> dict[str, int]:
    return {"today": players.today, "week": players.week, "month": players.month}


def _details(texts: Texts, chat: Chat, one: ListedGroup) -> tuple[str, ...]:
    """Return what is said of a server or group besides its name."""
    members, used = one.group.members, one.used
    return (
        *((texts("operator-members", count=members),) if members else ()),
        *((texts("operator-used", date=_date(used)),) if used else ()),
        *((texts("operator-is-blocked"),) if one.is_blocked else ()),
        _subject(chat, one.group).text,
    )


def _group_name(texts: Texts, group: JoinedGroup) -> str:
    return group.name or texts("operator-no-name")


def _subject(chat: Chat, group: JoinedGroup) -> Subject:
    return Subject(chat, group.id, is_group=True)


def _date(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def _moment(moment: int, zone: str) -> str:
    local = datetime.fromtimestamp(moment, existing_zone(zone or UNIVERSAL))
    return f"{local:%Y-%m-%d %H:%M} {local.tzname()}"


def _turns(texts: Texts, owner: int, words: tuple[str, ...], first: int, count: int) -> Rows:
    pages = []
    if first:
        pages.append(Button(texts("button-back"), _action(owner, *words, str(max(first - ON_PAGE, 0)))))
    if first + ON_PAGE < count:
        pages.append(Button(texts("button-next"), _action(owner, *words, str(first + ON_PAGE))))
    return tuple(filter(None, (tuple(pages), (_back(texts, owner),))))


def _back(texts: Texts, owner: int, *words: str) -> Button:
    return Button(texts("button-operator-list" if words else "button-operator"), _action(owner, *words))


def _action(owner: int, *words: str) -> Action:
    return Action(Verb.OPERATOR, words, owner=owner)

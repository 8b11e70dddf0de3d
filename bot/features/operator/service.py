"""The command of operators: what it shows and does. ``App`` lets nobody else in."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.core.actions import Action, Chat
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.features import all_features
from bot.features.operator.screens import (
    EXAMPLE_NOTE,
    ON_PAGE,
    TYPED,
    ChatOverview,
    ListedGroup,
    blocks_screen,
    delete_screen,
    group_screen,
    groups_screen,
    leave_screen,
    overview_screen,
    result_screen,
)
from bot.features.operator.typed_input import (
    CHATS,
    GROUP_WORDS,
    LONGEST_DAYS,
    OFF,
    NoteEndError,
    read_note,
    read_subject,
)
from bot.features.privacy.service import PrivacyService
from bot.moderation.blocks import Subject
from bot.moderation.joined_groups import JoinedGroup
from bot.moderation.maintenance_note import LONGEST_NOTE, MaintenanceNote
from bot.moderation.store import MOST_BLOCKS
from bot.services import Services
from bot.sessions.replies import quote, text_reply
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

MOST_DIGITS = 7
"""Of the number of a row, so that a forged one is small."""

Handler = Callable[[RequestContext, tuple[str, ...]], Awaitable[Screen | str]]
"""Does what an operator asks for, and returns what to show, or a sentence."""


class OperatorService:
    """Answers operators, always in private. Raises ``StoreUnavailableError``.

    Whatever changes something is logged, with the operator who did it.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._moderation = services.moderation
        self._store = services.moderation.store
        self._now = services.now
        self._handlers: Mapping[str, Handler] = {
            "groups": self._groups,
            "servers": self._groups,
            "group": self._group,
            "server": self._group,
            "leave": self._leave,
            "block": self._block,
            "unblock": self._unblock,
            "blocks": self._blocks,
            "note": self._note,
            "delete": self._delete,
        }

    async def operate(self, context: RequestContext, action: Action) -> Reply:
        """Show the overview, or do what the words say."""
        is_press = action.owner == context.player.id
        words = action.words if is_press or action.owner is None else ()
        handler = self._handlers.get(words[0].lower()) if words else self._overview
        if handler is None:
            known = context.texts("listing-separator").join(dict.fromkeys(line.split()[0] for line in TYPED))
            answer: Screen | str = context.texts("operator-unknown", typed=quote(words[:1]), known=known)
        else:
            try:
                answer = await handler(context, words[1:])
            except ConnectionError as error:
                log.info("an operator gets no answer from a chat: %s", error)
                answer = context.texts("operator-unreached")
        if isinstance(answer, str):
            return replace(text_reply(answer), target=ReplyTarget.PRIVATE, is_private=True)
        return Reply(answer, ReplyTarget.HERE if is_press else ReplyTarget.PRIVATE, is_private=True)

    async def _overview(self, context: RequestContext, _words: tuple[str, ...]) -> Screen:
        with suppress(StoreUnavailableError):  # as with a user of the store who may not count
            await self._moderation.activity.flush(self._now())
        chats = [await self._chat_overview(chat) for chat in (*self._moderation.directories, Chat.PAGE)]
        blocked, note = len(self._moderation.blocks), self._moderation.note
        return overview_screen(context.texts, context.player.id, chats, blocked, note, context.zone_name)

    async def _chat_overview(self, chat: Chat) -> ChatOverview:
        groups = None
        if directory := self._moderation.directories.get(chat):
            try:
                listed = await directory.joined_groups()
                groups = len(await self._moderation.activity.groups(chat) if listed is None else listed)
            except ConnectionError as error:
                log.info("the number of servers is unknown: %s", error)
        players = None
        try:
            players = await self._moderation.activity.players(chat, self._now())
        except StoreUnavailableError as error:
            log.warning("the players are not counted: %s", error)
        return ChatOverview(chat, groups, players)

    async def _groups(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        chat = CHATS.get(words[0].lower()) if words else context.player.chat
        if chat is None or chat not in self._moderation.directories:
            known = context.texts("listing-separator").join(self._moderation.directories)
            return context.texts("operator-no-chat", typed=quote(words[:1]), known=known)
        with suppress(StoreUnavailableError):
            await self._moderation.activity.flush(self._now())
        used = await self._moderation.activity.groups(chat)
        listed = await self._moderation.directories[chat].joined_groups()
        first = _place(words[1:])
        if listed is None:
            numbers = list(used)
            found = await asyncio.gather(
                *(self._known(chat, one) for one in numbers[first : first + ON_PAGE])
            )
            count, shown = len(numbers), list(found)
        else:
            count = len(listed)
            shown = sorted(listed, key=lambda one: (-used.get(one.id, 0), one.id))[first : first + ON_PAGE]
        rows = [self._listed(chat, one, used.get(one.id, 0)) for one in shown]
        return groups_screen(context.texts, context.player.id, chat, rows, first, count)

    async def _known(self, chat: Chat, number: int) -> JoinedGroup:
        """Return a group in a list, without a name if the chat does not know it any more."""
        try:
            return await self._moderation.directories[chat].joined_group(number) or JoinedGroup(number, "")
        except ConnectionError:
            return JoinedGroup(number, "")

    async def _group(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        subject = read_subject(words, context.player.chat, is_group=True)
        if subject is None:
            return self._bad_id(context, words)
        return await self._group_screen(context, subject)

    async def _group_screen(
        self, context: RequestContext, subject: Subject, notice: str = ""
    ) -> Screen | str:
        group = await self._find(subject)
        if group is None:
            return context.texts("operator-not-there", subject=subject.text)
        used = await self._moderation.activity.groups(subject.chat)
        listed = self._listed(subject.chat, group, used.get(group.id, 0))
        return group_screen(context.texts, context.player.id, subject.chat, listed, notice)

    async def _find(self, subject: Subject) -> JoinedGroup | None:
        directory = self._moderation.directories.get(subject.chat)
        return await directory.joined_group(subject.id) if directory else None

    def _listed(self, chat: Chat, group: JoinedGroup, used: int) -> ListedGroup:
        return ListedGroup(group, used, self._moderation.is_group_blocked(chat, group.id))

    async def _leave(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        is_sure = words[-1:] == ("yes",)
        words = words[:-1] if is_sure else words
        subject = read_subject(words, context.player.chat, is_group=True)
        if subject is None:
            return self._bad_id(context, words)
        texts, owner = context.texts, context.player.id
        group = await self._find(subject)
        if group is None:
            return texts("operator-not-there", subject=subject.text)
        if not is_sure:
            return leave_screen(texts, owner, subject.chat, group)
        self._log(context, f"leaves {subject.stored}")
        await self._moderation.directories[subject.chat].leave_joined_group(subject.id)
        for feature in all_features():
            for follow in feature.group_departures:
                await follow(self._services)(subject.chat, subject.id)
        name = group.name or subject.text
        return result_screen(texts, owner, texts("operator-left", name=name, subject=subject.text))

    async def _block(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        texts, subject = context.texts, read_subject(words, context.player.chat)
        if subject is None:
            return self._bad_id(context, words)
        if not subject.is_group and subject.player in self._moderation.operators:
            return texts("operator-cant-block")
        outcome = await self._store.block(subject, self._now())
        if outcome == "full":
            return texts("operator-blocks-full", most=MOST_BLOCKS)
        self._log(context, f"blocks {subject.stored}: {outcome}")
        await self._moderation.refresh()
        kind = "group" if subject.is_group else "player"
        name = "operator-blocked" if outcome == "blocked" else "operator-already-blocked"
        notice = texts(name, kind=kind, subject=subject.text)
        return self._blocks_screen(context, (), notice)

    async def _unblock(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        page: tuple[str, ...] = ()
        if len(words) > 1 and words[0].lower() not in GROUP_WORDS:  # the button in a list
            words, page = words[:1], words[1:]
        texts, subject = context.texts, read_subject(words, context.player.chat)
        if subject is None:
            return self._bad_id(context, words)
        # A number alone unblocks whatever has it.
        if not await self._store.unblock(subject, replace(subject, is_group=True)):
            return texts("operator-not-blocked", subject=subject.text)
        self._log(context, f"unblocks {subject.stored}")
        await self._moderation.refresh()
        return self._blocks_screen(context, page, texts("operator-unblocked", subject=subject.text))

    async def _blocks(self, context: RequestContext, words: tuple[str, ...]) -> Screen:
        await self._moderation.refresh()
        return self._blocks_screen(context, words)

    def _blocks_screen(self, context: RequestContext, words: Sequence[str], notice: str = "") -> Screen:
        blocks, first = self._moderation.blocks, _place(words)
        first = first if first < len(blocks) else 0
        return blocks_screen(context.texts, context.player.id, blocks, first, notice)

    async def _note(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        texts, now = context.texts, self._now()
        if not words:
            return texts("operator-note-empty", command=EXAMPLE_NOTE)
        if len(words) == 1 and words[0].lower() == OFF:
            await self._store.set_note(None)
            self._log(context, "removes the note to players")
            await self._moderation.refresh()
            return await self._overview(context, ())
        try:
            typed = read_note(words, now, context.zone)
        except NoteEndError:
            return texts("operator-note-bad-end", days=LONGEST_DAYS)
        if not typed.text:
            return texts("operator-note-empty", command=EXAMPLE_NOTE)
        if len(typed.text) > LONGEST_NOTE:
            return texts("operator-note-long", count=len(typed.text), most=LONGEST_NOTE)
        note = MaintenanceNote(secrets.token_hex(4), typed.text, typed.end, typed.is_end_said)
        await self._store.set_note(note)
        self._log(context, f"sets the note {note.id} to players, which ends at {note.end}")
        await self._moderation.refresh()
        return await self._overview(context, ())

    async def _delete(self, context: RequestContext, words: tuple[str, ...]) -> Screen | str:
        *typed, mark = words if len(words) == 2 else (*words, "")
        subject = read_subject(typed, context.player.chat)
        if subject is None or subject.is_group:
            return self._bad_id(context, typed)
        texts, owner, privacy = context.texts, context.player.id, self._services.get(PrivacyService)
        data = await privacy.load_data(subject.player)
        if data.is_nothing_but(""):
            return texts("operator-delete-nothing", subject=subject.text)
        if mark != data.mark:
            games = sum(map(len, data.sessions.values()))
            return delete_screen(texts, owner, subject, games, data.mark)
        self._log(context, f"deletes the data of a player in {subject.chat}")  # not whose: it is to be gone
        await privacy.delete_player(subject.player)
        return result_screen(texts, owner, texts("operator-deleted", subject=subject.text))

    def _bad_id(self, context: RequestContext, words: Sequence[str]) -> str:
        return context.texts("operator-bad-id", typed=quote(words) or "…")

    def _log(self, context: RequestContext, what: str) -> None:
        log.info("operator %s:%d %s", context.player.chat, context.player.id, what)


def _place(words: Sequence[str]) -> int:
    """Return the number of the first row of a list that a button names; 0 without one."""
    return int(words[0]) if words and words[0].isdecimal() and len(words[0]) < MOST_DIGITS else 0

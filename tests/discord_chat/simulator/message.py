"""Messages of the simulated Discord: how they are created, edited and shown."""

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any

from tests.discord_chat.simulator import components as parts
from tests.discord_chat.simulator.clock import Clock, stamp
from tests.discord_chat.simulator.places import Channel, User
from tests.discord_chat.simulator.refusal import Code, Refusal, malformed

EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
SETTABLE = EPHEMERAL | SILENT | V2 | 1 << 2
MAX_CONTENT = 2000
MAX_FILES, MAX_FILE = 10, 10 * 1024 * 1024
DEFAULT, MEMBER_JOIN, REPLY = 0, 7, 19
"""Message types."""
MENTIONS = {
    "users": re.compile(r"(?<!\\)<@!?(\d+)>"),
    "roles": re.compile(r"(?<!\\)<@&(\d+)>"),
    "everyone": re.compile(r"(?<!\\)@(everyone|here)"),
}
BLOCK = re.compile(r"```.*?```", re.DOTALL)
OLD = 3600.0  # seconds after which Discord limits edits


@dataclass(frozen=True, slots=True)
class Upload:
    """A file uploaded with a request."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """An attachment of a message."""

    id: str
    name: str
    content: bytes
    alt: str = ""

    def to_json(self, cdn: str) -> dict[str, Any]:
        url = f"{cdn}/attachments/{self.id}/{self.name}"
        data = {"id": self.id, "filename": self.name, "size": len(self.content), "url": url, "proxy_url": url}
        return data | ({"description": self.alt} if self.alt else {})


@dataclass(slots=True, eq=False)
class Message:
    """A message in its current state."""

    id: str
    channel: Channel
    author: User
    created: float
    flags: int = 0
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[parts.Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    for_user: User | None = None
    """The only user who sees it; ``None`` if everybody does."""
    version: int = 0
    """How many times it has been written."""
    written: float = 0.0
    """When it was last written."""
    reference: str = ""
    """The id of the message that it replies to."""
    kind: int = DEFAULT
    """Its type, unless it is a reply."""
    nonce: str = ""
    """The nonce with which the bot posted it."""
    called: frozenset[str] = frozenset()
    """The users and roles that it mentions, as written in the text."""
    is_deleted: bool = False
    cause: dict[str, Any] = field(default_factory=dict)
    """The interaction that it answers."""

    @property
    def is_silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def is_loading(self) -> bool:
        """Whether it is a deferred response: “… is thinking”."""
        return bool(self.flags & LOADING)

    @property
    def is_private(self) -> bool:
        return self.for_user is not None

    @property
    def words(self) -> str:
        """All text that a player reads in it, except button labels."""
        described = [embed.get("description", "") for embed in self.embeds]
        return "\n".join(text for text in (self.content, *described, *parts.texts(self.components)) if text)

    @property
    def buttons(self) -> list[parts.Button]:
        return parts.buttons(self.components)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    @property
    def pictures(self) -> list[Attachment]:
        """The files that a player sees, each with its alt text."""
        if not self.flags & V2:
            return list(self.attachments)
        files = {attachment.name: attachment for attachment in self.attachments}
        shown = [
            (files.get(item["url"].removeprefix(parts.ATTACHED)), alt)
            for item, alt in parts.media(self.components)
        ]
        return [Attachment(file.id, file.name, file.content, alt) for file, alt in shown if file]

    def button(self, label: str) -> parts.Button:
        (found,) = [button for button in self.buttons if button.label == label]
        return found

    def write(self, sent: dict[str, Any], uploads: dict[int, Upload], clock: Clock) -> None:
        """Apply new content, or raise ``Refusal`` and leave the message unchanged."""
        flags = self._flags(sent)
        content = (sent["content"] or "") if "content" in sent else self.content
        embeds = (sent["embeds"] or []) if "embeds" in sent else self.embeds
        attachments = self._files(sent, uploads, clock)
        components = (sent["components"] or []) if "components" in sent else self.components
        components = json.loads(json.dumps(components))  # a copy, because it is changed below
        if flags & V2 and (content or embeds):
            raise malformed("legacy fields cannot be used with the flag IS_COMPONENTS_V2")
        if len(content) > MAX_CONTENT:
            raise malformed("a content of more than 2000 characters")
        parts.check(components, {file.name for file in attachments}, is_v2=bool(flags & V2))
        if not (content or embeds or components or (attachments and not flags & V2)):
            raise Refusal(Code.EMPTY_MESSAGE)
        for number, component in enumerate(parts.walk(components), 1):
            component.setdefault("id", number)
        self.flags, self.content, self.embeds = flags & ~LOADING, content, embeds
        self.attachments, self.components = attachments, components
        self.version += 1
        self.written = clock.now()

    def _flags(self, sent: dict[str, Any]) -> int:
        wanted: int | None = sent.get("flags")
        if wanted is None:
            return self.flags
        if self.flags & V2 and not wanted & V2:
            raise malformed("the flag IS_COMPONENTS_V2 cannot be taken back")
        return self.flags | wanted & SETTABLE & ~EPHEMERAL

    def _files(self, sent: dict[str, Any], uploads: dict[int, Upload], clock: Clock) -> list[Attachment]:
        all_stay = sent.get("attachments") is None
        named: dict[str, dict[str, Any]] = {str(one["id"]): one for one in sent.get("attachments") or []}
        alts = {number: one.get("description") for number, one in named.items()}
        staying = [
            replace(file, alt=alts.get(file.id) or file.alt)
            for file in self.attachments
            if all_stay or file.id in named
        ]
        strange = named.keys() - {file.id for file in staying} - {str(number) for number in uploads}
        if strange:
            raise malformed(f"attachments that are neither there nor sent: {sorted(strange)}")
        new = [
            Attachment(clock.new_id(), upload.name, upload.content, alts.get(str(number)) or "")
            for number, upload in uploads.items()
        ]
        files = staying + new
        if len(files) > MAX_FILES or any(len(file.content) > MAX_FILE for file in files):
            raise malformed("ten files of 10 MiB each at most")
        return files

    def to_json(self, cdn: str) -> dict[str, Any]:
        replied = {"message_id": self.reference, "channel_id": self.channel.id, "type": 0}
        return {
            "id": self.id,
            "channel_id": self.channel.id,
            "type": REPLY if self.reference else self.kind,
            **({"message_reference": replied} if self.reference else {}),
            "author": self.author.to_json(),
            "content": self.content,
            "timestamp": stamp(self.created),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [file.to_json(cdn) for file in self.attachments],
            "embeds": self.embeds,
            "components": self._resolved(cdn),
            "flags": self.flags,
            **({"interaction_metadata": self.cause} if self.cause else {}),
        }

    def _resolved(self, cdn: str) -> list[parts.Component]:
        if not self.flags & V2:
            return self.components
        copy: list[parts.Component] = json.loads(json.dumps(self.components))
        files = {parts.ATTACHED + file.name: file.to_json(cdn) for file in self.attachments}
        for item, _ in parts.media(copy):
            if file := files.get(item["url"]):
                item |= {"url": file["url"], "proxy_url": file["proxy_url"], "attachment_id": file["id"]}
        return copy


def called(sent: dict[str, Any]) -> frozenset[str]:
    """Return the mentions in the text of a new message that ``allowed_mentions`` permits."""
    allowed = sent.get("allowed_mentions") or {"parse": [*MENTIONS]}
    text = BLOCK.sub("", "\n".join([sent.get("content") or "", *parts.texts(sent.get("components") or [])]))
    return frozenset(
        found[0]
        for kind, mention in MENTIONS.items()
        for found in mention.finditer(text)
        if kind in allowed["parse"] or found[1] in map(str, allowed.get(kind, ()))
    )

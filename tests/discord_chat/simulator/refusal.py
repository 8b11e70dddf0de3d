"""The errors with which Discord rejects requests, with its own codes.

Source: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from enum import Enum
from typing import Any


class Code(Enum):
    """An error of Discord: HTTP status, code, text."""

    NOT_FOUND = (404, 0, "404: Not Found")
    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
    OPENING_TOO_FAST = (403, 40003, "You are opening direct messages too fast")
    ANSWERED_ALREADY = (400, 40060, "Interaction has already been acknowledged.")
    FOLLOW_UPS = (400, 40094, "This interaction has reached the maximum number of follow-up messages")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CLOSED_DM = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    OLD_TOKEN = (401, 50027, "Invalid Webhook Token")
    ARCHIVED_THREAD = (400, 50083, "Thread is archived")
    LOCKED_THREAD = (400, 160005, "Thread is locked")
    UNREAD_HISTORY = (403, 160002, "Cannot reply without permission to read message history")
    NO_ACTIVITY = (400, 50234, "Activities are not enabled for this application")
    ENTRY_POINT = (400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation")
    INVALID_FORM = (400, 50035, "Invalid Form Body")


class Refusal(Exception):  # noqa: N818 - it is Discord's answer, not a fault of ours
    """A request that Discord rejects with an error."""

    def __init__(self, code: Code, why: str = "", **more: object) -> None:
        self.status, self.number, self.words = code.value
        self.body: dict[str, Any] = {"message": self.words, "code": self.number, **more}
        if why:
            self.body["errors"] = {"_errors": [{"code": "BASE_TYPE", "message": why}]}
        super().__init__(f"{self.number} {self.words}: {why}" if why else f"{self.number} {self.words}")

    @property
    def is_of_repetition(self) -> bool:
        """Whether the interaction had a response already, so that nothing is lost.

        The bot sends a first response again if Discord takes too long to confirm it, as on a busy machine.
        Answers of two programs look the same: a test of the upgrade checks that there are none.
        """
        return self.number == Code.ANSWERED_ALREADY.value[1]


def malformed(why: str) -> Refusal:
    return Refusal(Code.INVALID_FORM, why)

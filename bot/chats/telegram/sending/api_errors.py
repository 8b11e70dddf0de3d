"""Classifies the errors of the Bot API by how the bot reacts to them."""

from datetime import timedelta
from enum import Enum, auto

from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.chats.telegram.sending.http_requests import NotSentError


class ApiRefusal(Enum):
    """Why a request failed."""

    WAIT = auto()
    """Flood limit: the chat was sent too much."""
    SAME = auto()
    """The message shows this already."""
    GONE = auto()
    """The message cannot be edited any more."""
    NO_PICTURES = auto()
    """Pictures are not allowed in the chat."""
    BAD_PICTURE = auto()
    """Telegram cannot read the picture."""
    OLD_FILE = auto()
    """The file_id is not valid any more."""
    BAD_BUTTON = auto()
    """A button opens what Telegram does not open, or not there."""
    NO_TOPIC = auto()
    """The topic is closed or deleted."""
    NO_ENTRY = auto()
    """The bot cannot write there at all: blocked, removed, muted, or never a member."""
    NOT_SENT = auto()
    """The request did not reach Telegram."""
    UNKNOWN = auto()
    """The network failed on the way, so it is unknown whether Telegram did it."""
    OTHER = auto()


# The texts are those of the Bot API server (fail_query_with_error in its Client.cpp) and of the Telegram
# servers, which it passes on in capitals. They are compared in lower case.
TEXTS: tuple[tuple[ApiRefusal, tuple[str, ...]], ...] = (
    (ApiRefusal.SAME, ("message is not modified",)),
    (ApiRefusal.GONE, (
        "can't be edited", "message to edit not found", "message_id_invalid",
        "there is no text in the message",
    )),
    (ApiRefusal.NO_PICTURES, (
        "not enough rights to send photos", "not enough rights to send animations",
        "not enough rights to send documents", "chat_send_photos_forbidden", "chat_send_gifs_forbidden",
        "chat_send_docs_forbidden", "chat_send_media_forbidden",
    )),
    (ApiRefusal.OLD_FILE, (
        "wrong file identifier", "wrong remote file identifier", "can't use file of type", "file_reference_",
    )),
    (ApiRefusal.BAD_PICTURE, (
        "photo_invalid_dimensions", "image_process_failed", "photo_save_file_invalid",
        "photo_ext_invalid", "wrong type of the file", "file is too big", "request entity too large",
        "media_empty", "media_invalid",
    )),
    (ApiRefusal.BAD_BUTTON, (
        "button_type_invalid", "button_url_invalid", "inline keyboard button url", "button web app url",
    )),
    (ApiRefusal.NO_TOPIC, ("message thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")),
    (ApiRefusal.NO_ENTRY, (
        "chat not found", "not enough rights", "have no rights", "have no write access",
        "chat_write_forbidden", "need administrator rights", "chat_admin_required",
        "group chat was deactivated", "peer_id_invalid",
    )),
)  # fmt: skip


def refusal_of(error: TelegramError) -> ApiRefusal:
    """Return the class of an error."""
    match error:
        case RetryAfter():
            return ApiRefusal.WAIT
        case NotSentError():
            return ApiRefusal.NOT_SENT
        case BadRequest() | Forbidden():
            problem = error.message.lower()
            for refusal, texts in TEXTS:
                if any(text in problem for text in texts):
                    return refusal
            return ApiRefusal.NO_ENTRY if isinstance(error, Forbidden) else ApiRefusal.OTHER
        case NetworkError():
            return ApiRefusal.UNKNOWN
        case _:
            return ApiRefusal.OTHER


def retry_seconds(error: TelegramError) -> float:
    """Return how long Telegram wants the bot to wait, 0 if the error does not say."""
    if not isinstance(error, RetryAfter):
        return 0.0
    wait = error.retry_after  # a number or a timedelta, depending on the library's settings
    return wait.total_seconds() if isinstance(wait, timedelta) else wait

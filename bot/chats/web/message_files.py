"""The files of messages: their pictures, those of their boards for the table, and what can be saved."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from aiohttp import web

from bot.chats.web.chat_session import WebChat
from bot.chats.web.json_views import file_type
from bot.chats.web.request_guard import RefusedRequestError
from bot.core.actions import Player, Room
from bot.core.images import BoardPicture, Renderable
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.chat_history import StoredHistory
from bot.storage.decoding import DATA_ERRORS, fault_of, log_fault

VERSION = "{number:[0-9]{1,15}}.{version:[0-9a-f]{12}}"
"""The part of an address that names a version of a message."""
DOCUMENT = "/document/" + VERSION + "/{name:[a-z0-9.-]{1,80}}"


class MessageFiles:
    """Answers requests for the files of messages."""

    def __init__(
        self,
        chat: WebChat,
        pictures: ImageRenderer,
        viewer: Callable[[web.Request], tuple[Player, Room]],
        visitor: Callable[[web.Request], Player],
    ) -> None:
        """``viewer`` returns who asks for a picture, ``visitor`` who asks for what needs more proof.

        Both raise ``RefusedRequestError`` for nobody's request.
        """
        self._chat = chat
        self._pictures = pictures
        self._viewer = viewer
        self._visitor = visitor

    def routes(self) -> tuple[web.RouteDef, ...]:
        """Return the addresses of the files."""
        return (
            web.get("/picture/" + VERSION + ".{suffix:png|gif}", self._picture),
            web.get("/table/" + VERSION + ".png", self._table_picture),
            web.get(DOCUMENT, self._document),
        )

    async def _picture(self, request: web.Request) -> web.Response:
        return await self._picture_in(request, partial(_with_suffix, request.match_info["suffix"]))

    async def _table_picture(self, request: web.Request) -> web.Response:
        return await self._picture_in(request, _without_heading)

    async def _picture_in(
        self, request: web.Request, form: Callable[[Renderable | None], Renderable | None]
    ) -> web.Response:
        """Return the picture of a message in a form; if another one has replaced it meanwhile, that one."""
        match, (player, room) = request.match_info, self._viewer(request)
        number, version = int(match["number"]), match["version"]
        if new := form(self._chat.new_picture(player, number, version)):
            return await picture_response(self._pictures, new, is_current=True)
        stored = await self._chat.message(player, number)
        picture = _existing(form(_picture_of(stored)))
        is_current = stored is not None and stored.version == version
        try:
            return await picture_response(self._pictures, picture, is_current=is_current)
        except DATA_ERRORS as error:  # another version has stored it
            log_fault(fault_of(error))
        repaired = _picture_of(await self._chat.repaired(player, number, room))
        return await picture_response(self._pictures, _existing(form(repaired)), is_current=False)

    async def _document(self, request: web.Request) -> web.Response:
        match, player = request.match_info, self._visitor(request)
        stored = await self._chat.message(player, int(match["number"]))
        is_current = stored is not None and stored.version == match["version"]
        document = stored.message.document if stored and is_current else None
        if document is None or document.name != match["name"]:
            raise RefusedRequestError(404, "page-not-found")
        content = document.content
        try:
            body = content if isinstance(content, bytes) else await self._pictures.file(content)
        except DATA_ERRORS as error:  # another version has stored it
            log_fault(fault_of(error))
            raise RefusedRequestError(404, "page-not-found") from error
        headers = {"Content-Disposition": f'attachment; filename="{document.name}"'}
        return web.Response(body=body, content_type="application/octet-stream", headers=headers)


async def picture_response(pictures: ImageRenderer, picture: Renderable, *, is_current: bool) -> web.Response:
    """Return a picture; browsers keep it if it is what its address names."""
    cache = "private, max-age=31536000, immutable" if is_current else "no-store"
    return web.Response(
        body=await pictures.file(picture),
        content_type=f"image/{file_type(picture)}",
        headers={"Cache-Control": cache},
    )


def _picture_of(stored: StoredHistory | None) -> Renderable | None:
    """Return the picture of a message; ``None`` if it has none."""
    return stored.message.screen.picture if stored and stored.message.screen else None


def _with_suffix(suffix: str, picture: Renderable | None) -> Renderable | None:
    """Return a picture if its file has this suffix."""
    return picture if picture and file_type(picture) == suffix else None


def _without_heading(picture: Renderable | None) -> Renderable | None:
    """Return the picture of a board as the table shows it; ``None`` for any other."""
    return replace(picture, has_heading=False) if isinstance(picture, BoardPicture) else None


def _existing(picture: Renderable | None) -> Renderable:
    """Return a picture; raise ``RefusedRequestError`` without one."""
    if picture is None:
        raise RefusedRequestError(404, "page-not-found")
    return picture

"""Pebbles in a chat: menus, deal, picture, description, typed moves, a refused move, a win and a loss."""

from bot.app import App
from bot.chats.discord.commands import solitaire
from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind
from bot.core.images import BoardPicture
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.engine.transcripts import RECORDS

WON = Record.read(RECORDS["pebbles-won"])
LOST = Record.read(RECORDS["pebbles-lost"])


async def ignore(_interaction: object, _action: Action) -> None:
    """Do nothing: the test only builds the commands."""


async def test_the_menus_offer_it_with_its_rules_and_options(desk: Desk, app: App, texts: Texts) -> None:
    menu = await desk.type("/play")
    assert labels(menu).count("Pebbles") == 1
    assert "Pebbles" in labels(await desk.type("/rules"))
    assert "Pebbles is a game" in shown(await desk.type("/rules pebbles")).text
    assert "all cards open" in shown(await desk.act(Action(Verb.OPTIONS, ("pebbles",)))).text
    assert solitaire(app, texts, ignore).commands
    # An option name that two games share is suggested once.
    assert [one.value for one in await desk.app.suggest(ANNA, ParameterKind.OPTION, "op")] == ["open"]


async def test_a_game_is_dealt_drawn_described_typed_and_won(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play"), "Pebbles")
    assert shown(reply).title.startswith("Pebbles, deal ")
    reply = await desk.type(f"/play pebbles {WON.deal}")
    picture = shown(reply).picture
    assert isinstance(picture, BoardPicture)
    assert paint_file(picture).startswith(b"\x89PNG")
    assert "Name a pile by its letter" in shown(await desk.type("/help")).text
    assert "Pile a: 2 blue pebbles, 3 face down" in shown(await desk.type("/board words")).text
    assert "names no pile" in (await desk.type("7x")).notice
    for move in WON.moves[:-1]:
        assert (await desk.type(move.text)).notice == ""
    end = await desk.press(await desk.type("/board picture"), WON.moves[-1].places[0])
    assert "You won! All cards are taken." in shown(end).text
    (session,) = await desk.store.past_games(ANNA, 5)
    assert session.record == WON


async def test_a_move_that_does_not_fit_is_refused_and_a_game_is_lost(desk: Desk) -> None:
    await desk.type(f"/play pebbles {LOST.deal}")
    first, *others, last = LOST.moves
    await desk.type(first.text)
    refused = (await desk.type("c")).notice
    assert "has neither the count nor the color of" in refused
    assert "Did you mean" not in refused  # it would give a move away
    for move in others:
        await desk.type(move.text)
    end = await desk.type(f"{last.text} yes")
    assert "You lost: no top card is like the card taken last, with 9 cards left." in shown(end).text

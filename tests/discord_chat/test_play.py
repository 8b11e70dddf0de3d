"""Games in Discord, played by commands and by buttons."""

from simcord import Env

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.shards import Shards
from bot.core.actions import Verb
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.players import Seat, button, buttons, picture_of, shown, text_of
from tests.discord_chat.wire.server import TOKEN


async def test_a_deal_is_shown_to_all_with_its_picture_and_buttons(anna: Seat) -> None:
    result = await anna.types("play", game="wish", deal="42")

    board = shown(result)
    assert not result.ephemeral
    assert not result.deferred
    assert text_of(board).startswith("### Wish, deal 42\n")
    name, alt = picture_of(board)
    assert name == "wish.png"
    assert alt.startswith("Wish, deal 42.")
    assert (await board.attachments[0].read()).startswith(b"\x89PNG")
    assert buttons(board, Verb.MOVE)
    assert {button.style for button in buttons(board, Verb.MOVE)} == {1}
    assert button(board, Verb.GIVE_UP).style == 4
    assert button(board, Verb.RULES).style == 2


async def test_options_and_deals_in_groups_are_taken(anna: Seat) -> None:
    board = shown(await anna.types("play", game="wish", deal="4 503 599", open="open"))

    assert text_of(board).startswith("### Wish, deal 4\u00a0503\u00a0599, all cards open\n")


async def test_a_game_is_played_to_its_end_by_buttons_in_one_message(anna: Seat) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    seen = {picture_of(board)[1]}
    while moves := buttons(board, Verb.MOVE):
        result = await anna.presses(board, moves[0])
        assert result.acknowledged
        assert result.followups == []
        assert picture_of(board)[1] not in seen
        seen.add(picture_of(board)[1])

    assert len(anna.sees()) == 1
    assert not buttons(board, Verb.GIVE_UP)
    assert button(board, Verb.NEW)


async def test_a_game_is_played_to_its_end_by_typing_what_is_offered(anna: Seat, texts: Texts) -> None:
    await anna.types("play", game="wish", deal="3")
    moves = 0
    while offered := await anna.is_offered("move", "move", ""):
        board = shown(await anna.types("move", move=next(iter(offered))))
        assert picture_of(board)
        moves += 1

    assert moves > 2
    refusal = await anna.types("move", move="ac")
    assert refusal.ephemeral
    assert text_of(shown(refusal)) == texts("refused-over")


async def test_several_moves_can_be_typed_at_once(anna: Seat) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    first, *others = (move.action.words[1:] for move in buttons(board, Verb.MOVE))
    second = next(places for places in others if not set(places) & set(first))
    await anna.types("move", move=" ".join(first))
    after = picture_of(shown(await anna.types("move", move=" ".join(second))))
    await anna.types("restart")

    both = await anna.types("move", move=f"{''.join(first)} {''.join(second)}")

    assert picture_of(shown(both)) == after


async def test_undo_redo_and_words(anna: Seat) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = picture_of(board)
    await anna.presses(board, buttons(board, Verb.MOVE)[0])
    after = picture_of(board)

    await anna.presses(board, button(board, Verb.UNDO))
    assert picture_of(board) == before
    await anna.presses(board, button(board, Verb.REDO))
    assert picture_of(board) == after

    await anna.presses(board, button(board, Verb.BOARD))
    assert board.attachments == []
    await anna.presses(board, button(board, Verb.BOARD))
    assert picture_of(board) == after


async def test_a_game_is_given_up_after_a_question(anna: Seat, texts: Texts) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    await anna.presses(board, button(board, Verb.GIVE_UP))
    assert texts("giving-up") in text_of(board)

    await anna.presses(board, button(board, Verb.GIVE_UP))
    assert texts("ended-given-up") in text_of(board)


async def test_an_open_game_is_resumed_by_completion(anna: Seat) -> None:
    await anna.types("play", game="wish", deal="42")
    await anna.types("play", game="wish", deal="43")
    offered = await anna.is_offered("resume", "session", "42")

    assert list(offered.values()) == ["Wish 42"]
    board = shown(await anna.types("resume", session=next(iter(offered))))
    assert text_of(board).startswith("### Wish, deal 42")


async def test_deals_and_moves_are_completed_while_typing(anna: Seat) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))

    assert "42" in await anna.is_offered("play", "deal", "4")
    move = buttons(board, Verb.MOVE)[0]
    offered = await anna.is_offered("move", "move", " ".join(move.action.words))
    assert list(offered.values()) == [move.label]
    assert await anna.is_offered("move", "move", "no such move") == {}


async def test_rules_and_help_are_ephemeral(anna: Seat) -> None:
    rules = await anna.types("rules", game="wish")
    assert rules.ephemeral
    first = text_of(shown(rules))
    await anna.presses(shown(rules), buttons(shown(rules), Verb.RULES)[-1])
    assert text_of(shown(rules)) != first

    help_ = await anna.types("help")
    assert help_.ephemeral
    assert text_of(shown(help_))


async def test_another_player_gets_an_ephemeral_notice_and_can_play_the_same_deal(
    anna: Seat, berta: Seat, texts: Texts
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = picture_of(board)

    result = await berta.presses(board, buttons(board, Verb.MOVE)[0])

    assert result.ephemeral
    assert text_of(shown(result)) == texts("stranger")
    assert picture_of(board) == before
    own = shown(await berta.presses(shown(result), button(shown(result), Verb.PLAY)))
    assert own.id != board.id
    assert picture_of(own) == before
    assert {button.action.owner for button in buttons(own, Verb.MOVE)} == {berta.member.id}


async def test_old_buttons_work_after_a_restart(
    anna: Seat, simcord_env: Env, app: App, pictures: ImageRenderer, texts: Texts
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = picture_of(board)
    again = DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1))
    await simcord_env.restart_bot(again.client)

    await anna.presses(board, buttons(board, Verb.MOVE)[0])

    assert picture_of(board) != before


async def test_play_in_a_direct_message(simcord_env: Env) -> None:
    carla = simcord_env.create_user("carla")
    board = shown(await carla.slash("solitaire play", game="wish", deal="42"))
    before = picture_of(board)

    result = await carla.click(board, custom_id=buttons(board, Verb.MOVE)[0].custom_id)

    assert result.acknowledged
    assert picture_of(board) != before

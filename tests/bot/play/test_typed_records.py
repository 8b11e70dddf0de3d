"""Records that players type: played on, replayed, offered, or refused with the first move that fails."""

from dataclasses import replace

import pytest

from bot.core.actions import Verb
from bot.core.images import ReplayAnimation
from bot.core.replies import MAX_NOTICE, ReplyTarget
from bot.core.typed_input.lines import read_line
from bot.core.typed_input.records import MAX_RECORD_LINE, read_typed_record
from bot.daily.days import DAY_SECONDS
from bot.features.play import understanding
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import MOST_WORDS, game_resembled
from bot.screens.descriptions import deal_title
from bot.storage.typed_record_store import MOST_RECORDS, RECORD_SECONDS
from engine.errors import RecordError
from engine.game import Game
from engine.move import Move
from engine.options import Options
from engine.record import Record
from tests.bot.days import closing_time, current, day_with, draw, winning
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, button, check_buttons, labels, picture_of, shown
from tests.bot.settings.test_my_data import YES
from tests.combinations import by_family
from tests.engine.playing import kind_name, paired_kinds, random_course

TEXTS = Texts.load("en")
BEGUN = WON.first(3)
MIN_MOVES = 3
PLAY, FILM = "Play from here", "Animation"


def begun_game(game: Game, options: Options) -> Record:
    """Return a game with some moves that is not over."""
    for deal in range(4_503_599, 4_503_699):
        record = Record.begin(game, options, deal)
        moves = [move for move, after in random_course(record.start(), deal) if after.outcome() is None]
        if len(moves) >= MIN_MOVES:
            return record.then(*moves[:30])
    raise AssertionError(f"every game of {game.name} ends at once")


async def stored_games(desk: Desk) -> int:
    return len(await desk.store.unfinished_games(ANNA)) + len(await desk.store.past_games(ANNA, 20))


async def test_a_typed_record_is_played_on_as_an_assisted_game(desk: Desk) -> None:
    reply = await desk.type(f"/play {BEGUN.text}")
    session = await current(desk)
    assert reply.target is ReplyTarget.NEW
    assert session.record == BEGUN
    assert picture_of(reply).board == BEGUN.replay().board()
    assert session.is_assisted
    assert "With help: started from a record." in shown(reply).text
    undone = await desk.type("/undo")
    assert (await current(desk)).record == BEGUN.first(2)
    assert "started from a record" in shown(undone).text
    await desk.type("/redo")
    desk.time += 50
    for move in WON.moves[3:]:
        over = await desk.type(move.text)
    assert (await current(desk)).record == WON
    assert "Clean" not in shown(over).text
    await desk.press(over, "Share")
    count = (await desk.store.tally(ANNA)).of_game("wish")
    assert (count.played, count.won, count.clean, count.assisted) == (1, 1, 0, 1)
    assert (count.fastest, count.first_wins, count.seconds) == (0, 0, 50)


async def test_a_typed_deal_without_moves_is_an_ordinary_game(desk: Desk) -> None:
    await desk.type("/play wish/1 #42")
    session = await current(desk)
    assert session.record == Record.read("wish/1 #42")
    assert not session.is_assisted
    assert session.is_untouched


async def test_a_typed_record_is_replayed_step_by_step_and_played_on_from_any_step(desk: Desk) -> None:
    reply = await desk.type(f"/replay {BEGUN.text}")
    animation = shown(reply).picture
    assert isinstance(animation, ReplayAnimation)
    assert animation.record == BEGUN.text
    assert labels(reply) == ["⏮", "◀", "▶", "⏭", PLAY]
    first = await desk.press(reply, "▶")
    assert first.target is ReplyTarget.HERE
    step = await desk.press(first, "▶")
    assert picture_of(step).board == BEGUN.first(2).replay().board()
    assert isinstance(shown(await desk.press(step, FILM)).picture, ReplayAnimation)
    assert await stored_games(desk) == 0, "it is shown, not started"
    await desk.press(step, PLAY)
    assert (await current(desk)).record == BEGUN.first(2)
    await desk.press(reply, PLAY)
    assert (await current(desk)).record == BEGUN
    await desk.type("/settings boards words")
    in_words = shown(await desk.type(f"/replay {BEGUN.text}"))
    assert in_words.picture is None
    assert in_words.text.startswith(TEXTS("replay-deal", count=3))


async def test_a_bare_record_offers_both(desk: Desk) -> None:
    await desk.type("/play flip")
    reply = await desk.type(BEGUN.text)
    assert shown(reply).title == deal_title(TEXTS, BEGUN)
    assert picture_of(reply).board == BEGUN.replay().board()
    assert {PLAY, FILM} <= {*labels(reply)}
    assert isinstance(shown(await desk.press(reply, FILM)).picture, ReplayAnimation)
    assert (await current(desk)).record.game == "flip"
    await desk.press(reply, PLAY)
    assert (await current(desk)).record == BEGUN
    assert PLAY in labels(await desk.type(f"/move {BEGUN.text}"))
    await desk.type("/play flip")
    assert isinstance(shown(await desk.type(f"replay {BEGUN.text}")).picture, ReplayAnimation)
    await desk.type(f"play {BEGUN.text}")
    assert (await current(desk)).record == BEGUN


@pytest.mark.parametrize("record", [WON, LOST])
async def test_a_record_of_a_finished_game_is_only_shown_from_its_end(desk: Desk, record: Record) -> None:
    assert (await desk.type(f"/play {record.text}")).notice == TEXTS("record-over")
    reply = await desk.type(record.text)
    assert PLAY not in labels(reply)
    before = await desk.press(reply, "◀")
    await desk.press(before, PLAY)
    assert (await current(desk)).record == record.first(len(record.moves) - 1)
    await desk.press(reply, "Play this deal")
    assert (await current(desk)).record == record.first(0)
    film = await desk.type(f"/replay {record.text}")
    assert PLAY not in labels(film)
    assert "Play this deal" in labels(film)


@pytest.mark.parametrize("line", ["/play {}", "/replay {}", "{}"])
@pytest.mark.parametrize("language", finished_languages())
async def test_the_first_move_that_fails_is_named(desk: Desk, line: str, language: str) -> None:
    texts = Texts.load(language)
    await desk.type(f"/settings language {language}")
    wrong = BEGUN.then(BEGUN.moves[0], *BEGUN.moves)
    notice = (await desk.type(line.format(wrong.text))).notice
    assert notice.startswith(texts("record-illegal", number=4, move=BEGUN.moves[0].text))
    assert len(notice) > len(texts("record-illegal", number=4, move=BEGUN.moves[0].text))
    goes_on = WON.then(WON.moves[0])
    notice = (await desk.type(line.format(goes_on.text))).notice
    assert notice == texts("record-goes-on", number=len(WON.moves))
    notice = (await desk.type(line.format("wish/1 #42 | täke"))).notice
    assert notice == texts("refused-unreadable-record", text="wish/1 #42 | täke")
    for unknown in ("wisch/1 #42", "wish/1 shut #42", "wish/1 open open #42", "wish/1 #0042"):
        assert (await desk.type(line.format(unknown))).notice
    rules = shown(await desk.type(line.format("wish/77 #42 | take a b"))).text
    assert texts("rules-changed") in rules
    assert await stored_games(desk) == 0
    assert not await desk.store.redis.exists("sb1:{telegram:7}:records")


@pytest.mark.parametrize(("game", "options"), by_family(paired_kinds()), ids=kind_name)
async def test_records_of_all_games_and_options_are_read(desk: Desk, game: Game, options: Options) -> None:
    record = begun_game(game, options)
    reply = await desk.type(f"/play {record.text}")
    assert (await current(desk)).record == record
    assert picture_of(reply).board.game == game.name
    check_buttons(shown(await desk.type(record.text)))
    check_buttons(shown(await desk.type(f"/replay {record.text}")))


async def test_the_deal_of_an_open_day_cannot_be_looked_at_by_typing_moves(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    texts = TEXTS
    moves = tuple(map(Move.read, winning(challenge)))
    legal, illegal = challenge.record.then(*moves[:2]), challenge.record.then(*reversed(moves))
    offer = await desk.type(f"/play {legal.text}")
    assert offer.notice == texts("record-of-day")
    await desk.start_attempt(offer)
    for record in (legal, illegal):
        for line in ("/replay {}", "{}"):
            reply = await desk.type(line.format(record.text))
            assert reply.screen is None
            assert reply.notice.startswith(
                f"This stays secret until daily challenge #{challenge.number} closes"
            )
        reply = await desk.type(f"/play {record.text}")
        assert reply.notice == texts("record-of-day")
        session = await current(desk)
        assert session.is_ranked
        assert session.is_untouched
    await desk.type("/giveup yes")
    for record in (legal, illegal):
        reply = await desk.type(f"/play {record.text}")
        session = await current(desk)
        assert (session.is_ranked, session.record.moves) == (False, ())
        assert session.challenge == challenge.number
    desk.time = await closing_time(desk, challenge.number)
    await desk.type(f"/play {legal.text}")
    session = await current(desk)
    assert (session.record, session.challenge, session.is_assisted) == (legal, 0, True)


async def test_a_deal_that_becomes_secret_is_hidden_again(desk: Desk) -> None:
    (challenge,) = await draw(desk, BEGUN.first(0))
    desk.time -= DAY_SECONDS  # the record was typed before its day
    reply = await desk.type(BEGUN.text)
    assert PLAY in labels(reply)
    desk.time += DAY_SECONDS
    assert "secret" in (await desk.press(reply, "◀")).notice
    await desk.start_attempt(await desk.press(reply, PLAY))
    session = await current(desk)
    assert (session.challenge, session.is_ranked, session.record.moves) == (challenge.number, True, ())


async def test_typed_records_are_stored_for_a_while_bounded_and_deleted(desk: Desk) -> None:
    redis, key = desk.store.redis, "sb1:{telegram:7}:records"
    first = await desk.type(BEGUN.text)
    for deal in range(MOST_RECORDS):
        desk.time += 1
        other = Record.read(f"wish/1 #{deal + 50}")
        await desk.type(other.then(other.start().legal_moves()[0]).text)
    assert await redis.zcard(key) == MOST_RECORDS
    assert 0 < await redis.ttl(key) <= RECORD_SECONDS
    for label in ("◀", PLAY):
        assert (await desk.press(first, label)).notice == TEXTS("refused-record-gone")
    assert (await desk.type("/mydata export")).document is not None
    question = await desk.type("/mydata delete")
    await desk.press(question, YES)
    assert not [name async for name in redis.scan_iter("sb1:{telegram:7}:*")]


async def test_only_the_player_presses_the_buttons_of_a_typed_record(desk: Desk) -> None:
    reply = await desk.type(BEGUN.text)
    for label in ("▶", PLAY):
        other = await desk.press(reply, label, BEN)
        assert other.target is ReplyTarget.PRIVATE
        assert not await desk.store.unfinished_games(BEN)
    forged = button(reply, PLAY).action
    for verb in Verb:
        await desk.act(replace(forged, verb=verb, words=()))
        await desk.act(replace(forged, verb=verb, words=("1",), session="r"))
    assert all(game.id[0] != "r" for game in await desk.store.unfinished_games(ANNA))


async def test_the_same_event_starts_one_game(desk: Desk) -> None:
    for _ in range(2):
        await desk.act(replace(read_line(f"/play {BEGUN.text}"), event="17"))
    assert len(await desk.store.unfinished_games(ANNA)) == 1


@pytest.mark.parametrize("language", finished_languages())
async def test_the_move_that_a_refusal_of_a_record_suggests_is_read_in_a_record(
    desk: Desk, language: str
) -> None:
    """Records are written in English, whatever language moves are typed in."""
    await desk.type(f"/settings language {language}")
    assert "take a h" in (await desk.type("/play wish/1 #2713 | take h a")).notice


SPELLINGS = (
    "wish/1 #42 | take d e",
    "`wish/1 #42 | take d e`",
    "“wish/1 #42 | take d e”",
    "WISH/1 #42|take d e",
    "wish/1  #42  |  take   d e",
    "wish/1#42|take d e",
    "wish/1 # 42 | take d e |",
    "ｗｉｓｈ／１ ＃４２ ｜ take d e",
    "wish wish/1 #42 | take d e",
)


@pytest.mark.parametrize("line", SPELLINGS)
def test_a_record_is_read_however_it_is_quoted(line: str) -> None:
    assert read_typed_record(tuple(line.split())) == Record.read("wish/1 #42 | take d e")


@pytest.mark.parametrize(
    "line", ["", "wish", "wish 42", "#42", "flap wish/1 #42", "wish/1", "a/1 b", "daily #4"]
)
def test_other_words_are_no_record(line: str) -> None:
    assert read_typed_record(tuple(line.split())) is None


async def test_only_the_first_words_of_a_long_request_are_compared_with_names(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each comparison goes over all words, and in the meantime nobody else is answered."""
    compared: list[str] = []

    def compare(line: str) -> tuple[str, ...]:
        compared.append(line)
        return game_resembled(line)

    monkeypatch.setattr(understanding, "game_resembled", compare)
    await desk.type("/play blink/1 #42" + 800 * " | draw")
    assert 0 < len(compared) <= MOST_WORDS


async def test_a_record_that_is_too_long_is_refused(desk: Desk) -> None:
    text = "blink/1 #42" + 5000 * " | draw"
    for line in (text, f"/play {text}", f"/replay {text}"):
        with pytest.raises(RecordError):
            read_typed_record(tuple(line.split()[line.startswith("/") :]))
        assert 0 < len((await desk.type(line)).notice) <= MAX_NOTICE
    assert len(text) > MAX_RECORD_LINE

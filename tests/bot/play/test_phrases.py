"""What people type before they know the commands: greetings, questions, names of games."""

import pytest

from bot.chats.discord.typed_lines import read_typed
from bot.core.actions import Chat, Player, Room
from bot.core.replies import MAX_NOTICE, Reply
from bot.core.typed_input.lines import read_line
from bot.features.play.typed_moves import read_moves
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import PHRASE, TALKS, game_meant, phrase_meant, phrase_messages
from bot.i18n.typed_words import SEPARATOR
from engine.errors import RefusedError
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.i18n.catalogue import third
from tests.combinations import combined
from tests.engine.playing import kind_name, option_sets, random_course

every_language = pytest.mark.parametrize("language", finished_languages())

GREETINGS = (
    "hello",
    "Hi!",
    "HEY",
    "Hello, bot!",
    "hallo",
    "Guten Tag!",
    "Grüß Gott",
    "こんにちは",
    "こんにちは！",
    "やあ",
)
HELP = (
    "what do I do?", "Help me!", "how does this work", "what’s this?", "Was soll ich tun?", "hilf mir bitte",
    "Wie geht das?", "どうすればいいですか？", "助けて", "遊び方",
)  # fmt: skip
GAMES = ("my games", "My games?", "open games", "meine Partien", "Meine Spiele", "マイゲーム", "途中のゲーム")
NAMES = (
    ("wish", "wish"), ("Wish!", "wish"), ("/wish", "wish"), ("follow the suit", "follow"),
    ("Follow-the-Suit", "follow"), ("/follow", "follow"), ("Blink Solitaire", "blink"), ("blink", "blink"),
    ("let’s play Flip", "flip"), ("Ｗｉｓｈ", "wish"), ("ich will Kittyhawk spielen", "kittyhawk"),
    ("Wishで遊びたい", "wish"), ("「Kittyhawk」を始める", "kittyhawk"),
)  # fmt: skip


async def open_game(desk: Desk) -> str:
    """Return the record of the current game; empty if there is none."""
    name = (await desk.store.settings(ANNA)).current
    return (await desk.store.load_session(ANNA, name)).record.text if name else ""


def screen_and_place(reply: Reply) -> tuple[object, ...]:
    return reply.screen, reply.target, reply.notice


@every_language
@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize(
    ("lines", "command"), [(GREETINGS, "/start"), (GAMES, "/games")], ids=["greetings", "games"]
)
async def test_greetings_and_questions_are_answered_as_commands(
    desk: Desk, language: str, is_playing: bool, lines: tuple[str, ...], command: str
) -> None:
    """In every language, whatever the player's own is, also while a game is open."""
    desk.room = Room(language)
    if is_playing:
        await desk.type("/play wish 42")
    before = await open_game(desk)
    for line in lines:
        assert screen_and_place(await desk.type(line)) == screen_and_place(await desk.type(command)), line
    assert await open_game(desk) == before


@every_language
async def test_who_asks_what_to_do_without_a_game_gets_help(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    for line in HELP:
        assert screen_and_place(await desk.type(line)) == screen_and_place(await desk.type("/help")), line


@pytest.mark.parametrize(
    ("language", "chat", "game"),
    combined(finished_languages(), [*Chat], [game.name for game in all_games()], seconds=0.1),
)
async def test_who_asks_what_to_do_in_a_game_sees_the_board_and_how_to_move(
    desk: Desk, language: str, chat: Chat, game: str
) -> None:
    desk.room, player = Room(language), Player(chat, 7)
    await desk.type(f"/play {game} 42", player)
    board = shown(await desk.type("/board", player))
    for line in HELP:
        reply = await desk.type(line, player)
        assert reply.screen == board, line
        assert Texts.load(language)("button-rules") in reply.notice
        assert "/" in reply.notice
        assert len(reply.notice) < MAX_NOTICE


@pytest.mark.parametrize(("line", "game"), NAMES)
async def test_the_name_of_a_game_starts_it_as_its_button_does(desk: Desk, line: str, game: str) -> None:
    reply = await desk.type(line)
    assert (await open_game(desk)).startswith(f"{game}/")
    assert reply.notice == ""
    assert shown(reply).picture


@pytest.mark.parametrize(("line", "game"), NAMES)
async def test_the_name_of_a_game_shows_the_open_one_of_that_kind(desk: Desk, line: str, game: str) -> None:
    """Of several the one that was played last; it becomes the one to which typed moves go."""
    for deal in (42, 43):
        await desk.type(f"/play {game} {deal}")
        desk.time += 60
    other = "flip" if game == "wish" else "wish"
    await desk.type(f"/play {other} 44")
    reply = await desk.type(line)
    assert "43" in shown(reply).title
    assert "New game" in reply.notice
    assert "#43" in await open_game(desk)
    assert len(await desk.store.unfinished_games(ANNA)) == 3


async def test_a_finished_game_is_not_shown_instead_of_a_new_one(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/giveup yes")
    assert shown(await desk.type("wish")).title == "Wish, deal 100"


async def test_a_deal_is_requested_without_a_command(desk: Desk) -> None:
    assert shown(await desk.type("wish 42")).title == "Wish, deal 42"
    for line in ("wish 43", "play wish 44", "/wish 45", "Play Wish 46 open", "wish open 46"):
        number = line.split()[-1] if line.split()[-1].isdecimal() else "46"
        assert f"Wish, deal {number}" in shown(await desk.type(line)).title


async def test_slash_help_with_a_game_shows_its_rules(desk: Desk) -> None:
    assert shown(await desk.type("/help wish")) == shown(await desk.type("/rules wish"))


@pytest.mark.parametrize("line", ["new game", "Neue Partie", "新しいゲーム"])
async def test_new_game_starts_another_one_of_the_kind(desk: Desk, line: str) -> None:
    await desk.type("/play flip 42")
    await desk.type("deal")
    assert shown(await desk.type(line)).title == "Flip, deal 100"


@pytest.mark.parametrize("line", ["let’s play", "Ich will spielen", "遊びたい"])
async def test_who_wants_to_play_gets_the_menu(desk: Desk, line: str) -> None:
    assert shown(await desk.type(line)) == shown(await desk.type("/play"))


WANTED = (
    ("undo please", "/undo"), ("Can you undo?", "/undo"), ("take back", "/undo"), ("Zug zurück!", "/undo"),
    ("rückgängig bitte", "/undo"), ("戻して", "/undo"), ("元に戻す", "/undo"),
    ("start over", "/restart"), ("Noch einmal", "/restart"), ("von vorn", "/restart"),
    ("もう一度", "/restart"),
    ("Give me a hint!", "/hint"), ("Gib mir einen Tipp", "/hint"), ("ヒントをください", "/hint"),
    ("I give up", "/giveup"), ("quit", "/giveup"), ("Ich gebe auf.", "/giveup"), ("ギブアップ", "/giveup"),
    ("where is my board?", "/board"), ("Spielfeld", "/board"), ("盤面を見せて", "/board"),
    ("Rules, please", "/rules"), ("What are the rules?", "/rules"), ("Was sind die Regeln?", "/rules"),
    ("ルールを教えて", "/rules"), ("rules of Flip", "/rules flip"), ("How do I play Flip?", "/rules flip"),
    ("Wie spielt man Flip?", "/rules flip"), ("Flipのルール", "/rules flip"),
    ("フリップの遊び方", "/rules flip"),
    ("today’s challenge", "/daily"), ("Tagespartie", "/daily"), ("die heutige Tagespartie", "/daily"),
    ("今日のチャレンジ", "/daily"), ("my stats", "/stats"),
    ("achievements", "/stats achievements"), ("Statistik", "/stats"),
    ("成績を見せて", "/stats"),
    ("change language", "/settings language"), ("Sprache ändern", "/settings language"),
    ("設定", "/settings"), ("dark mode", "/settings theme"), ("Zeitzone", "/settings zone"),
    ("delete my data", "/mydata"), ("/hilfe", "/help"),
    ("/rangliste woche", "/leaderboard woche"), ("show me the leaderboard", "/leaderboard"),
)  # fmt: skip


@pytest.mark.parametrize(("line", "command"), WANTED)
@pytest.mark.parametrize("is_playing", [False, True])
async def test_what_a_player_asks_for_is_done_as_by_the_command(
    desk: Desk, is_playing: bool, line: str, command: str
) -> None:
    """In a message of Discord, too, where a line needs no slash."""
    answers = []
    for number, action in enumerate((read_line(line), read_typed(line), read_line(command)), start=20):
        player = Player(Chat.TELEGRAM, number)
        if is_playing:
            await desk.type("/play wish 42", player)
            await desk.type("de", player)
        reply = await desk.act(action, player)
        answers.append((reply.screen and (reply.screen.title, reply.screen.text), reply.notice))
    assert answers[0] == answers[1] == answers[2]


MOVES = (
    ("wish/1 #42", "de", 1), ("flip/1 #7", "deal", 1), ("follow/1 #7", "keep, trumps hearts", 2),
    ("blink/1 #7", "g4", 1), ("kittyhawk/1 #7", "deal", 1),
)  # fmt: skip


@pytest.mark.parametrize(("record", "line", "count"), MOVES)
async def test_a_phrase_that_is_a_legal_move_stays_a_move(
    desk: Desk, record: str, line: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.play.understanding.phrase_meant", lambda _: "greeting")
    game = Record.read(record)
    await desk.type(f"/play {game.game} {game.deal}")
    await desk.type(line)
    assert len(Record.read(await open_game(desk)).moves) == count


async def test_a_phrase_with_a_typing_error_is_understood_but_changes_nothing(desk: Desk) -> None:
    board = shown(await desk.type("/play wish 42"))
    for line, command in (("helo", "/start"), ("my gmaes", "/games"), ("what are teh rules", "/rules")):
        assert screen_and_place(await desk.type(line)) == screen_and_place(await desk.type(command)), line
    for line, meant in (
        ("hnit", "hint"),
        ("undoo", "undo"),
        ("rückgänig", "rückgängig"),
        ("i give upp", "i give up"),
    ):
        reply = await desk.type(line)
        assert (reply.screen, reply.notice) == (board, f"Did you mean “{meant}”?")
    assert await open_game(desk) == "wish/1 #42"


async def test_a_move_is_suggested_only_if_all_of_it_was_typed(desk: Desk) -> None:
    board = shown(await desk.type("/play wish 42"))
    for line in ("i wish i knew", "what a mess", "wsh", "a", "d", "thanks d", "take d", "asdfgh"):
        reply = await desk.type(line)
        assert "Did you mean" not in reply.notice, line
        assert reply.screen == board, line
    assert (await desk.type("hello d e")).notice.endswith("Did you mean “take d e”?")
    assert "Did you mean" not in (await desk.type("a b")).notice  # it can be read, and is no pair
    assert await open_game(desk) == "wish/1 #42"


@pytest.mark.parametrize(
    ("line", "command"),
    [("hello", "/start"), ("my games", "/games"), ("wish", "/play wish"), ("help me", "/help")],
)
async def test_in_a_group_phrases_obey_the_same_permissions(desk: Desk, line: str, command: str) -> None:
    desk.room = Room("en", -5, 3, is_admin=True)
    await desk.type("/admin here")
    desk.room = Room("en", -5, 4)
    reply = await desk.type(line)
    assert screen_and_place(reply) == screen_and_place(await desk.type(command))
    assert (reply.screen is None) == (command in ("/games", "/play wish"))


@every_language
def test_phrases_mean_one_thing(language: str) -> None:
    texts = Texts.load(language)
    for phrase in phrase_messages(language):
        forms = texts(phrase).split(SEPARATOR)
        assert len(forms) > 3
        assert all(form == form.lower().strip() for form in forms)
        for form in forms:
            assert PHRASE + phrase_meant(form) == phrase, form
            assert not game_meant(form), form


@pytest.mark.parametrize(
    ("game", "language"), combined(all_games(), finished_languages(), seconds=0.3), ids=kind_name
)
def test_no_phrase_and_no_name_is_a_move(language: str, game: Game) -> None:
    """Small talk can be one, and goes after it; so does what gives a game up that a move can end.

    In clearing games, the next one is the next card.
    """
    texts, talks = Texts.load(language), {f"{PHRASE}{talk}" for talk in TALKS}
    phrases = [phrase for phrase in phrase_messages(language) if phrase not in talks]
    lines = [form for phrase in phrases for form in texts(phrase).split(SEPARATOR)]
    lines += [name for one in all_games() for name in (one.name, one.title)]
    lines = lines[all_games().index(game) % 3 :: 3]  # each in one game or two, because it is slow
    course = [after for _, after in random_course(game.deal(7, option_sets(game)[-1]), 7)]
    positions = (game.deal(7, option_sets(game)[0]), course[0], course[len(course) // 2])
    for position in third(language, positions):
        for line in lines:
            try:
                moves = read_moves(texts, position, line)
                position.play_together(moves)
            except RefusedError:
                continue
            is_next_card = game.family == "clearing" and "next" in line.split()
            assert position.ends_early(moves[-1]) or is_next_card, line


async def test_what_to_do_is_said_of_the_player_s_own_game_only(desk: Desk) -> None:
    await desk.type("/play wish 42", ANNA)
    assert "Wish, deal 42" not in shown(await desk.type("what do I do?", BEN)).title


@every_language
async def test_the_word_that_confirms_a_losing_move_is_of_the_players_language(
    desk: Desk, language: str
) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    exchange = "exchange qs 9h ad 8d 5d ac kc jc"
    for word in ("yes", texts("typed-yes"), f"{texts('typed-yes')}!".upper()):
        await desk.type("/play follow 42")
        assert texts("typed-yes") in (await desk.type(exchange)).notice
        assert (await open_game(desk)) == "follow/1 #42"
        await desk.type(f"{exchange} {word}")
        assert (await open_game(desk)).startswith("follow/1 #42 | exchange")


async def test_words_that_cannot_follow_a_command_change_nothing(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    before = await open_game(desk)
    for line in (
        "/undo 3",
        "/restart 5",
        "/new 42",
        "/hint foo",
        "/giveup now",
        "/share it",
        "/redo 2 moves",
    ):
        reply = await desk.type(line)
        command, typed = line.split(" ", 1)
        assert reply.notice == (
            f"“{typed}” can’t follow {command}, so nothing was done. Type only {command}."
        )
        assert reply.screen is None
    assert await open_game(desk) == before
    assert shown(await desk.type("/giveup yes")).title == "Wish, deal 42"


async def test_help_with_a_command_says_what_it_does(desk: Desk) -> None:
    for line in ("/help undo", "/help /undo", "/help rückgängig"):
        assert (await desk.type(line)).notice == "/undo: Undo your last move"
    assert "Unknown command: /start" in (await desk.type("/help start")).notice

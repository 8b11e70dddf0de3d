"""Lines that people type in a game, in every language: how many of them are understood."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.core.actions import Action, Room, Verb
from bot.core.request_context import RequestContext
from bot.core.typed_input.lines import read_line
from bot.features.play.service import Understanding
from bot.features.play.typed_moves import read_moves
from bot.features.play.understanding import Meaning
from bot.i18n import typed_games
from bot.i18n.languages import finished_languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from engine.errors import RefusedError
from engine.games import all_games, find_game
from engine.move import Move
from engine.record import Record
from tests.bot.desk import ANNA, Desk, controls, labels, shown
from tests.bot.saved_games import store_game
from tests.combinations import mostly_rare

LISTS = Path(__file__).parent / "typed_lines"
"""A file for each language, and one for all; a heading says what the lines below it mean."""
RECORD = Record.read("wish/1 #14")
"""The game in which they are typed: on top are 9♦ 7♣ J♣ J♥ K♦ 9♠ K♠ Q♥."""
KLONDIKE = Record.read("klondike/1 #10")
"""The game of the lines of its own: on top are A♠ 6♠ 10♣ 8♦ A♦ 7♣ 2♦."""
KLONDIKE_DRAWN = KLONDIKE.then(*[Move("draw")] * 24)
BUILDING = {
    game: Record.read(text)
    for game, text in {
        # On top are J♦ K♠ K♣ 4♥ J♣ 6♣ J♥ Q♥.
        "freecell": "freecell/1 #617",
        # On top are 9♠ 3♠ Q♠ 2♠ A♠ 9♠ 2♠ 5♠ A♠ 5♠.
        "spider": "spider/1 #7",
        # A♥ is pile a; 5♠ in pile c and 6♥ on pile b fit.
        "yukon": "yukon/1 #3",
        # On top are 5♣ 9♣ 3♦ 8♣ 3♣ 3♠ Q♥ K♥.
        "streets": "streets/1 #4",
    }.items()
}
"""Building games other than Klondike, with the deals in which lines of their own are typed."""
CLEARING = {
    game: Record.read(text)
    for game, text in {
        # In the last row are 4♠ A♣ Q♥ K♣ 6♠ 2♥ 8♦, and 9♦ is on top of the stock.
        "pyramid": "pyramid/1 #9",
        # In the last row are 7♣ 2♣ 10♣ 9♣ 3♠ Q♦ 2♥ 8♥ 6♣ A♠, and 9♠ is on the waste.
        "tripeaks": "tripeaks/1 #7",
        # On top are 8♣ 4♣ K♣ Q♥ J♥ 2♦ 10♠, and 9♦ is on the waste.
        "golf": "golf/1 #11",
    }.items()
}
"""Clearing games, likewise."""
UNDERSTOOD = 0.98
"""The least share of the lines that are understood."""

every_language = pytest.mark.parametrize("language", finished_languages())

MEANINGS = {
    "kings": {"take e g"},
    "nines": {"take a f"},
    "jacks": {"take c d"},
    "new": {"new"},
    "restart": {"restart"},
    "giveup": {"giveup"},
    "help": {"board how"},
    "menu": {"play"},
    "harder": {"options wish"},
    "language": {"settings language"},
    "rules": {"rules", "rules wish"},
    "unread": {"refused unreadable"},
    "klondike": {"play klondike", "board game klondike", "resume klondike"},
    "spider": {"play spider", "play spider 2 suits"},
    "freecell": {"play freecell"},
    "pyramid": {"play pyramid"},
}


def lines(name: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of a file, each after what it means."""
    meaning = ""
    for line in (LISTS / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            meaning = line.strip("[]")
        elif line:
            yield meaning, line


def is_meant(meaning: str, found: str) -> bool:
    """Tell whether a line was understood as what its heading says."""
    if meaning in ("hint", "undo"):  # with a typing error it is asked
        return found == meaning or found.startswith("board talk meant ")
    return found in MEANINGS.get(meaning, {f"board talk {meaning}", f"board talk lacking {meaning}"})


async def meaning_of(
    understanding: Understanding, context: RequestContext, line: str, record: Record = RECORD
) -> str:
    """Return as what a line is understood: a command, moves, or why it is refused."""
    action = await understanding.action_meant(context, read_line(line))
    if action.verb is not Verb.SAY:
        return " ".join((action.verb, *action.words))
    position = record.replay()
    try:
        moves = read_moves(context.texts, position, "".join(action.words))
        position.play_together(moves)
    except RefusedError as error:
        return f"refused {error.reason}"
    return " | ".join(move.text for move in moves)


@pytest.mark.parametrize("name", [*finished_languages(), "any"])
async def test_lines_that_people_type_are_understood(desk: Desk, name: str) -> None:
    desk.room = Room("en" if name == "any" else name)
    await desk.type("/play wish 14")
    understanding = Understanding(desk.app.services)
    context = await desk.app.services.contexts.load(ANNA, desk.room)
    typed = list(lines(name))
    found = [(meaning, line, await meaning_of(understanding, context, line)) for meaning, line in typed]
    missed = [one for one in found if not is_meant(one[0], one[2])]
    assert len(missed) <= (1 - UNDERSTOOD) * len(typed), missed


@every_language
async def test_moves_of_klondike_are_understood(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    understanding = Understanding(desk.app.services)
    missed = []
    await store_game(desk, KLONDIKE, is_over=False)
    for stage in (KLONDIKE, KLONDIKE_DRAWN):
        await desk.type(" ".join(move.text for move in stage.moves))
        context = await desk.app.services.contexts.load(ANNA, desk.room)
        for meaning, line in lines(f"klondike-{language}"):
            if (meaning == "redeal") == (stage is KLONDIKE_DRAWN):
                found = await meaning_of(understanding, context, line, stage)
                missed += [(meaning, line, found)] if found != meaning else []
    assert not missed


@every_language
@pytest.mark.parametrize(
    ("family", "records"), [("building", BUILDING), ("clearing", CLEARING)], ids=["building", "clearing"]
)
async def test_moves_of_other_games_of_families_are_understood(
    desk: Desk, family: str, records: dict[str, Record], language: str
) -> None:
    desk.room = Room(language)
    understanding, missed = Understanding(desk.app.services), []
    headed = [(*heading.split(": "), line) for heading, line in lines(f"{family}-{language}")]
    for game, record in records.items():
        await desk.type(f"/play {game} {record.deal}")
        context = await desk.app.services.contexts.load(ANNA, desk.room)
        for _, meaning, line in (one for one in headed if one[0] == game):
            found = await meaning_of(understanding, context, line, record)
            missed += [(game, meaning, line, found)] if found != meaning else []
    assert {one[0] for one in headed} == {*records}
    assert not missed


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("nooooooo", "board talk"), ("ughhhhh", "board talk upset"), ("hahahahahaha", "board talk nice"),
        ("dame otra pista", "board talk meant pista"), ("brauche nen tipp", "board talk meant tipp"),
        ("i think this is way too easy for me", "options wish"), ("да сделай уже сложнее", "options wish"),
        ("vielleicht doch die sprache", "settings language"),
        ("i would love a round of canfield", "board talk lacking canfield"),
        ("i would love a round of freecell", "options freecell"),
    ],
)  # fmt: skip
async def test_what_is_wanted_is_found_within_a_line(desk: Desk, line: str, meaning: str) -> None:
    await desk.type("/play wish 14")
    understanding = Understanding(desk.app.services)
    context = await desk.app.services.contexts.load(ANNA, desk.room)
    assert (await meaning_of(understanding, context, line)).startswith(meaning)


@every_language
async def test_small_talk_gets_a_short_answer_before_the_board(desk: Desk, language: str) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    welcome = shown(await desk.type("/start"))
    assert (await desk.type("thanks")) == replace(await desk.type("/start"), notice=texts("talk-thanks"))
    board = shown(await desk.type("/play wish 14"))
    assert board != welcome
    for line, message in (
        ("thanks", "talk-thanks"), ("ugh", "talk-upset"), ("lol", "talk-nice"), ("bye", "talk-bye"),
        ("hmm", "talk-okay"), ("👍", "talk-okay"), ("https://example.com", "talk-link"),
    ):  # fmt: skip
        reply = await desk.type(line)
        assert (reply.screen, reply.notice) == (board, texts(message)), line
    await desk.type("/giveup")
    await desk.type("/giveup yes")
    reply = await desk.type("thanks")
    assert (reply.screen, reply.notice) == (None, texts("talk-thanks"))


@every_language
async def test_a_game_that_is_not_here_is_answered_with_the_nearest(desk: Desk, language: str) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    for game, nearest in ((name, own.name) for own in all_games() for name in own.similar):
        title = typed_games.other_game_title(texts, game)
        reply = await desk.type(title)
        said = texts("talk-lacking", name=title, game=texts.of_game(nearest, "title"))
        assert shown(reply).text == f"{said}\n{texts.of_game(nearest, 'pitch')}"
        main = controls(reply)[0]
        assert (main.action.verb, main.action.words, main.is_main) == (Verb.PLAY, (nearest,), True)
    for line in (
        "/play canfield",
        "/canfield",
        "/rules canfield",
        "/learn canfield",
        "/puzzle canfield",
        "/stats canfield",
        "/leaderboard canfield",
        "/five canfield",
        "play canfield",
        "/play canfeild",
        "canfild",
    ):
        assert texts.of_game("klondike", "title") in shown(await desk.type(line)).text, line
    assert shown(await desk.type("kittyhawk")).title.startswith("Kittyhawk")


LACKING = {
    "klondike": "Canfield, Demon, 四十人の盗賊, Quarante Voleurs, cuarenta ladrones, Harfe, Westcliff, "
    "Easthaven, Двойная косынка",
    "spider": "Scorpion, escorpión, Скорпион, Simple Simon, Spiderette, Mrs Mop",
    "freecell": "Baker’s Game, Eight Off, Seahaven Towers, Pinguin, ペンギン",
    "streets": "Baker’s Dozen, La Belle Lucie, Fan, Cruel, Веер",
    "yukon": "Alaska, Australian Patience",
    "pyramid": "Giza, Tut’s Tomb, Fourteen Out",
    "golf": "Black Hole, All in a Row, Schwarzes Loch, Чёрная дыра",
    "wish": "mahjong, Mahjongg, Маджонг, マージャン, 麻雀, Monte Carlo, Nestor",
    "flip": "Accordion, Aces Up, четыре туза",
    "kittyhawk": "Gaps, Montana",
}
"""By the nearest game: names of well-known solitaires that are not here, as they are typed."""


@pytest.mark.parametrize("game", mostly_rare([game.name for game in all_games()], 3))
async def test_the_name_of_a_game_that_is_not_here_is_never_taken_for_a_move(desk: Desk, game: str) -> None:
    """Whatever game is on the board; while it can be played on, a name that is a legal move is one."""
    await desk.type(f"/play {game} 14")
    for nearest, names in LACKING.items():
        for name in names.split(", "):
            said = await desk.type(name)
            text = said.notice if nearest == game else shown(said).text
            assert text.startswith("I don’t have "), name
            assert Texts.load("en").of_game(nearest, "title") in text, name
    back = await desk.press(await desk.type("canfield" if game != "klondike" else "scorpion"), "Continue")
    assert shown(back) == shown(await desk.type("/board"))


async def test_the_nearest_game_is_not_offered_to_whoever_plays_it(desk: Desk) -> None:
    offered = "I don’t have Canfield. The nearest game is Klondike."
    await desk.type("/play wish 14")
    offer = await desk.type("canfield")
    assert shown(offer).text.startswith(offered)
    assert labels(offer) == ["Play Klondike", "Continue: Wish 14", "Rules", "All games"]
    assert shown(await desk.press(offer, "Play Klondike")).title.startswith("Klondike")
    board = shown(await desk.type("/play klondike 42"))
    reply = await desk.type("canfield")
    assert reply.notice == "I don’t have Canfield. The nearest game is Klondike, which you’re playing."
    assert reply.screen == board
    await desk.type("/giveup")
    await desk.type("/giveup yes")
    assert shown(await desk.type("canfield")).text.startswith(offered)


SOLITAIRE = {
    "en": (
        "solitaire",
        "patience",
        "Klondike",
        "play solitaire",
        "can we play patience?",
        "start a game of solitaire",
    ),
    "de": ("Solitär", "Patience", "lass uns Solitär spielen", "Klondike-Solitär"),
    "fr": ("solitaire", "la réussite", "on joue à la patience"),
    "es": ("solitario", "quiero jugar al solitario", "Solitario Klondike"),
    "pt": ("paciência", "paciencia", "quero jogar paciência"),
    "ru": ("Косынка", "клондайк", "пасьянс", "давай сыграем в косынку"),
    "id": ("soliter", "main solitaire", "mau main soliter"),
    "ja": ("ソリティア", "クロンダイク", "ソリティアで遊びたい"),
}
"""What people type who mean the game that everyone knows."""


@every_language
async def test_whoever_asks_for_solitaire_gets_klondike(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    understanding = Understanding(desk.app.services)
    for game in ("", "wish"):
        if game:
            await desk.type(f"/play {game} 14")
        context = await desk.app.services.contexts.load(ANNA, desk.room)
        for line in SOLITAIRE[language]:
            assert await meaning_of(understanding, context, line) == "play klondike", line


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("solitaire 42", "Klondike, deal 42"),
        ("/solitaire 42", "Klondike, deal 42"),
        ("/play patience draw 3 42", "Klondike, deal 42, draw 3 cards"),
        ("play solitaire open 42", "Klondike, deal 42, all cards visible"),
        ("косынка по 3 карты 42", "Klondike, deal 42, draw 3 cards"),
        ("/play klodike 617", "Klondike, deal 617"),
        ("/learn kiondike", "Lesson: Klondike, step 1 of 12"),
    ],
)
async def test_a_deal_can_be_asked_for_by_what_people_call_its_game(
    desk: Desk, line: str, title: str
) -> None:
    assert shown(await desk.type(line)).title == title
    assert "Canfield" in (await desk.type("/play canfield solitaire")).notice


CASTLE = "Streets and Alleys, deal 42, Beleaguered Castle (aces home)"
RUSSIAN = "Yukon, deal 42, Russian (built in suit)"
CALLED_WITH_OPTIONS = {
    CASTLE: ("castle 42", "let’s play beleaguered castle 42", "/play castillo asediado 42"),
    RUSSIAN: ("russian 42", "/russian solitaire 42", "русский пасьянс 42", "ロシアンソリティア 42"),
    "Spider, deal 42, 2 suits": (
        "spider two suits 42",
        "2 suit spider 42",
        "spider con 2 palos 42 por favor",
        "паук с двумя мастями 42",
        "スパイダー2スート 42番で遊びたい",
    ),
    "Spider, deal 42": ("паук с одной мастью 42", "スパイダー42"),
    "Spider, deal 42, all cards visible": ("паук с открытыми картами 42", "spider com cartas abertas 42"),
    "Wish, deal 42, all cards face up": ("wish с открытыми картами 42", "wish mit offenen karten 42"),
    "FreeCell, deal 42, 2 cells": (
        "freecell 2 cells number 42",
        "lass uns freecell mit zwei Zellen 42 spielen",
        "сыграем в freecell с 2 ячейками, номер 42",
        "/play セル2つのフリーセル 42",
    ),
    "Klondike, deal 42, draw 3 cards": ("クロンダイク3枚めくり42", "paciência comprar três cartas 42"),
    "Streets and Alleys, deal 42": ("castle aces in 42", "straßen und gassen 42"),
}
"""Titles of games, and lines that start them."""


@pytest.mark.parametrize("title", CALLED_WITH_OPTIONS)
async def test_a_name_that_means_an_option_starts_the_game_with_it(desk: Desk, title: str) -> None:
    for line in CALLED_WITH_OPTIONS[title]:
        assert shown(await desk.type(line)).title == title, line


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("freecell please", "FreeCell"),
        ("Freecell, bitte", "FreeCell"),
        ("une partie de freecell s’il vous plaît", "FreeCell"),
        ("could I play Spider please", "Spider"),
        ("ich hätte gern Yukon", "Yukon"),
        ("yukon por favor", "Yukon"),
        ("tolong wish", "Wish"),
        ("клондайк, пожалуйста", "Klondike"),
    ],
)
async def test_a_polite_request_for_a_game_opens_no_rules(desk: Desk, line: str, title: str) -> None:
    assert shown(await desk.type(line)).title.startswith(f"{title}, deal")
    rules = shown(await desk.type(f"rules of {title} please"))
    assert rules == shown(await desk.type(f"/rules {title}"))


async def test_what_is_typed_without_spaces_starts_nothing_if_a_part_of_it_is_unknown(desk: Desk) -> None:
    board = shown(await desk.type("/play wish 14"))
    assert shown(await desk.type("スパイダー2スートの敵")) == board
    assert "3" in (await desk.type("スパイダー3スート")).notice


@pytest.mark.parametrize(
    "line",
    [
        "learn freecell", "teach me freecell please", "ich möchte FreeCell lernen", "bring mir freecell bei",
        "apprends-moi à jouer à freecell", "enséñame a jugar al freecell", "me ensina freecell",
        "научи меня играть в фрисел", "ajari aku main freecell", "フリーセルのレッスン",
    ],
)  # fmt: skip
async def test_a_lesson_can_be_asked_for_in_words(desk: Desk, line: str) -> None:
    assert shown(await desk.type(line)).title == "Lesson: FreeCell, step 1 of 12"


@pytest.mark.parametrize(
    "line", ["spider puzzles", "eine aufgabe zu spider", "задачу по пауку", "スパイダーの問題を解きたい"]
)
async def test_a_puzzle_can_be_asked_for_in_words(desk: Desk, line: str) -> None:
    assert "Spider: " in shown(await desk.type(line)).text


async def test_a_name_that_means_an_option_resumes_only_such_a_game(desk: Desk) -> None:
    await desk.type("/play streets 14")
    castle = shown(await desk.type("castle")).title
    assert "Beleaguered Castle" in castle
    await desk.type("/play wish 14")
    assert shown(await desk.type("beleaguered castle")).title == castle
    rules = shown(await desk.type("/rules castle"))
    assert rules == shown(await desk.type("rules of streets"))
    assert (await desk.type("/learn castle")) == (await desk.type("/learn streets"))


def test_a_game_of_the_table_that_exists_starts_by_all_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is added later is found at once by the names under which it was known before."""
    canfield = replace(find_game("wish"), name="canfield")
    monkeypatch.setattr(typed_games, "all_games", lambda: (*all_games(), canfield))
    forms = typed_games._forms
    monkeypatch.setattr(
        typed_games,
        "_forms",
        lambda language, message: forms(language, message) if Texts.load(language).has(message) else ["x"],
    )
    names, others = typed_games._known_names.__wrapped__()
    assert {names[letters(one)] for one in ("キャンフィールド", "Canfield")} == {("canfield",)}
    assert "canfield" not in others
    assert others["giza"] == "giza"


NICKNAMES = {
    "klondike": "solitaire, classic solitaire, patience, klondyke, solitare, Solitär, Patience legen, "
    "réussite, jeu de patience, solitario, paciência, косынка, пасьянс, クロンダイク, ソリティア, kartu",
    "klondike draw=3": "three card solitaire, vegas solitaire, косынка по три карты, 3枚めくり",
    "klondike open": "thoughtful, face up klondike, offenes Solitär, открытая косынка",
    "spider": "spidr, Spinne, araignée, solitario araña, aranha, паук, スパイダー, laba-laba",
    "spider suits=2": "medium spider, spider mit zwei Farben, паук две масти",
    "spider suits=4": "hard spider, spider difficile, スパイダー上級",
    "freecell": "free cell, freecel, carta blanca, célula livre, солитёр свободная ячейка, フリーセル",
    "yukon": "yukon solitaire, solitario yukón, юкон, ユーコン",
    "yukon suit": "russian solitaire, russische Patience, solitaire russe, русский пасьянс",
    "streets": "alleys, Straßen und Gassen, ruas e becos, улицы и переулки",
    "streets aces=out": "beleaguered castle, belagerte Burg, castillo sitiado, осаждённый замок",
    "pyramid": "pyramid 13, thirteens, Pyramide, pirámide, pirâmide, пирамида, ピラミッド, piramida",
    "tripeaks": "tri peaks, three peaks, drei Gipfel, trois pics, tres picos, три пика, tiga puncak",
    "golf": "golf solitaire, golfe, гольф, ゴルフ",
    "golf wrap": "putt putt, Minigolf, パターゴルフ",
    "wish": "the wish, Wunsch, deseo, желание, ウィッシュ",
    "follow": "follow suit, must follow, Farbe bedienen, マストフォロー",
    "flip": "flip solitaire, флип, フリップ",
    "kittyhawk": "kitty hawk, kityhawk, киттихок, キティホーク",
    "blink": "blink solitaire, блинк, ブリンク",
}
"""By what they start: names that people type, also with a typing error."""


@pytest.mark.parametrize("request_words", NICKNAMES)
def test_a_game_is_found_by_the_names_that_people_call_it(request_words: str) -> None:
    for name in NICKNAMES[request_words].split(", "):
        meaning = Meaning.of_line(name)
        assert meaning, name
        assert " ".join(meaning.game) == request_words, name


async def test_no_move_is_given_away_by_what_is_no_move(desk: Desk) -> None:
    for game in all_games():
        await desk.type(f"/play {game.name} 14")
        board = shown(await desk.type("/board"))
        for meaning, line in lines("any"):
            reply = await desk.type(line)
            assert "Did you mean" not in reply.notice, (meaning, line)
            assert reply.screen in (board, None), (game.name, line)
            assert reply.screen or meaning == "unread"  # some letters can be read as places


async def test_forged_small_talk_is_answered_without_an_error(desk: Desk) -> None:
    for words in ("talk", "talk lacking", "talk lacking x", "talk foo", "talk meant " + "x" * 300):
        assert "went wrong" not in (await desk.act(Action(Verb.BOARD, tuple(words.split())))).notice


@every_language
async def test_a_suit_stays_a_move_where_it_can_be_read_as_one(desk: Desk, language: str) -> None:
    """Hearts is a game as well, but not in a game with trumps."""
    desk.room = Room(language)
    await desk.type("/play follow 42")
    before = (await desk.type("hearts")).notice
    assert before
    assert Texts.load(language)("talk-lacking-played", name="Hearts", game="Follow-the-Suit") != before
    await desk.type("keep")
    await desk.type("hearts")
    assert (
        "trumps H"
        in (await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)).record.text
    )


SAME_EVERYWHERE = {
    "play": ("a different game", "anderes spiel", "autre jeu", "otro juego", "outro jogo", "другая игра",
        "permainan lain", "別のゲーム"),
    "new": ("another one", "noch eine partie", "une autre partie", "otra partida", "outra partida",
        "ещё одну партию", "satu permainan lagi", "もう一つ"),
}  # fmt: skip


@pytest.mark.parametrize("command", SAME_EVERYWHERE)
async def test_the_same_words_mean_the_same_in_every_language(desk: Desk, command: str) -> None:
    await desk.type("/play wish 14")
    understanding = Understanding(desk.app.services)
    context = await desk.app.services.contexts.load(ANNA, desk.room)
    assert {line: await meaning_of(understanding, context, line) for line in SAME_EVERYWHERE[command]} == (
        dict.fromkeys(SAME_EVERYWHERE[command], command)
    )


async def test_two_places_are_a_move_even_where_their_letters_mean_goodbye(desk: Desk) -> None:
    """“ae” is a goodbye in one of the languages."""
    await desk.type("/play wish 42")
    assert "don’t have the same rank" in (await desk.type("a e")).notice

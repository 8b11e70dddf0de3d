"""What is posted of the days, in words and pictures: made for a language and a group, without the store."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from bot.daily.clock import duration
from bot.daily.crux import Crux
from bot.daily.day import Days
from bot.daily.puzzle import Puzzle
from bot.daily.retrospect import Recap, Retrospect, proof_of
from bot.daily.standings import Effort, Row
from bot.model import MAX_CAPTION, Action, Control, Film, Picture, Screen, Style, Verb
from bot.spoken import alt_text, called_move, captions, deal_name, deal_title, facts, picture_heading
from bot.texts import Texts, clipped
from bot.width import shortened
from bot.zones import existing_zone

MOST_NAME = 20
"""Columns of a player's name in a line of a phone, beside a result."""
NAMED = range(5, -1, -1)
"""How many players are named: as many as there is room for."""


@dataclass(frozen=True, slots=True)
class DayPost:
    """All that the post of a day is made of."""

    puzzle: Puzzle
    days: Days
    zone: str
    """In which times are told."""
    has_names: bool = True
    yesterday: Recap | None = None
    retrospect: Retrospect | None = None
    trial_hour: int | None = None
    """At what hour posts will come, where this is a trial."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What every group sees of a puzzle whose day has begun."""

    title: str
    picture: Picture
    alt: str


@dataclass(frozen=True, slots=True)
class Way:
    """What every group sees of a puzzle whose day has closed."""

    film: Film
    title: str
    alt: str
    score: int


def day_screen(texts: Texts, post: DayPost) -> Screen:
    """Show the puzzle of a day, how the one before went, and how the last closed one was won."""
    shown = shown_today(texts, post.puzzle)
    room = MAX_CAPTION - len(shown.title) - 1
    for named in NAMED:
        text = _text(texts, post, named)
        if len(text) <= room:
            break
    return Screen(shown.title, clipped(text, room), shown.picture, shown.alt, day_rows(texts, post))


def day_rows(texts: Texts, post: DayPost) -> tuple[tuple[Control, ...], ...]:
    """Return the buttons of a post. They are nobody's own: whoever presses one is the one who plays."""
    number = str(post.puzzle.number)
    rows = (
        (
            Control(texts("button-play"), Action(Verb.DAILY, (number, "private")), Style.MOVE),
            Control(texts("button-play-here"), Action(Verb.DAILY, (number, "public"))),
        ),
        (
            Control(texts("button-leaderboard"), Action(Verb.LEADERBOARD)),
            Control(texts("button-tell-me"), Action(Verb.DAILY, ("tell", "on"))),
        ),
    )
    if post.retrospect is None or way_to_win(texts, post.retrospect.puzzle) is None:
        return rows
    way = Action(Verb.DAILY, ("line", str(post.retrospect.puzzle.number)))
    return (*rows, (Control(texts("button-way-to-win"), way),))


@lru_cache(64)
def shown_today(texts: Texts, puzzle: Puzzle) -> Shown:
    """Return the picture of a puzzle's deal, the same value for all groups of a language."""
    record, board = puzzle.record, puzzle.record.start().board()
    told = texts.of_game(board.game, "picture-state", **facts(board))
    heading = picture_heading(texts, record, told, puzzle.number)
    picture = Picture(board, heading, captions=captions(texts, record.game))
    alt = alt_text(texts, record, board, puzzle=puzzle.number)
    return Shown(deal_title(texts, record, puzzle.number), picture, alt)


@lru_cache(64)
def way_to_win(texts: Texts, puzzle: Puzzle) -> Way | None:
    """Return the film of the proved way to win a puzzle; ``None`` where none is known by today's rules."""
    proof = proof_of(puzzle)
    if proof is None:
        return None
    record, name = puzzle.record, deal_title(texts, puzzle.record, puzzle.number)
    film = Film(proof.text, deal_name(texts, record, puzzle.number), captions=captions(texts, record.game))
    alt = texts("announce-film-alt", deal=name, moves=len(proof.moves))
    return Way(film, texts("announce-film-title", deal=name), alt, proof.replay().score())


def _text(texts: Texts, post: DayPost, named: int) -> str:
    """Return the text with so many players named at most."""
    parts = [
        () if post.trial_hour is None else (_trial(texts, post, post.trial_hour),),
        _today(texts, post),
        _yesterday(texts, post, named),
        _closed(texts, post),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _trial(texts: Texts, post: DayPost, hour: int) -> str:
    return texts("announce-trial", time=f"{hour}:00", zone=post.zone)


def _today(texts: Texts, post: DayPost) -> tuple[str, ...]:
    """Tell how difficult the puzzle is, what there is to reach, and until when."""
    puzzle, days = post.puzzle, post.days
    lines = [texts("announce-difficulty", weekday=puzzle.day.isoweekday(), difficulty=puzzle.difficulty)]
    if puzzle.goal is not None and puzzle.par is not None:
        lines.append(texts("announce-goal", goal=puzzle.goal, par=puzzle.par))
    elif puzzle.par is not None:
        lines.append(texts("announce-par", par=puzzle.par))
    begin = moment(texts, days.ends(puzzle.number), post.zone)
    end = moment(texts, days.closes(puzzle.number), post.zone)
    lines.append(texts("announce-until", begin=begin, end=end, zone=post.zone))
    if puzzle.number == 1:
        lines.append(texts("announce-first"))
    return tuple(lines)


def _yesterday(texts: Texts, post: DayPost, named: int) -> tuple[str, ...]:
    """Tell how the puzzle before went; nothing where there was none."""
    recap = post.yesterday
    if recap is None:
        return ()
    counts = {"played": recap.counts.played, "won": recap.counts.won}
    known: dict[str, int | str] = {**_called(texts, recap.puzzle), **counts}
    if recap.is_closed:
        head = texts("announce-yesterday" if recap.counts.played else "announce-nobody", **known)
    else:
        end = moment(texts, post.days.closes(recap.puzzle.number), post.zone)
        head = texts("announce-so-far", end=end, **known)
    return (head, *_runs(texts, recap, named if post.has_names else 0), *_everywhere(texts, recap))


def _runs(texts: Texts, recap: Recap, named: int) -> tuple[str, ...]:
    """Tell the best runs of a day: who made them, or where nobody is to be named the best alone."""
    if not named:
        return tuple(
            texts("announce-best", run=run_told(texts, recap.puzzle, row)) for row in recap.winners[:1]
        )
    lines = [row_told(texts, recap.puzzle, row) for row in recap.winners[:named]]
    if recap.assisted:
        names = [called(texts, row) for row in recap.assisted[:named]]
        lines.append(texts("announce-with-help", names=texts("listing-separator").join(names)))
    return tuple(lines)


def _everywhere(texts: Texts, recap: Recap) -> tuple[str, ...]:
    """Tell how a day went for all who play with this instance, where that is wanted."""
    if recap.counts_of_all is None:
        return ()
    counts = {"played": recap.counts_of_all.played, "won": recap.counts_of_all.won}
    if recap.best_of_all is None:
        return (texts("announce-of-all", **counts),)
    run = run_told(texts, recap.puzzle, recap.best_of_all)
    return (texts("announce-best-of-all", run=run, **counts),)


def _closed(texts: Texts, post: DayPost) -> tuple[str, ...]:
    """Tell of the last closed day what nobody was to know before."""
    back = post.retrospect
    if back is None:
        return ()
    puzzle, lines = back.puzzle, []
    is_yesterday = post.yesterday is not None and post.yesterday.puzzle.number == puzzle.number
    if not is_yesterday:
        counts = {"played": back.counts.played, "won": back.counts.won}
        lines.append(texts("announce-closed", **_called(texts, puzzle), **counts))
    if back.crux and (crux := crux_told(texts, back.crux)):
        lines.append(crux)
    way = way_to_win(texts, puzzle)
    if way and puzzle.goal is not None:
        lines.append(texts("announce-film-of-goal", number=str(puzzle.number), score=way.score))
    elif way:
        lines.append(texts("announce-film", number=str(puzzle.number)))
    return tuple(lines)


@lru_cache(64)
def crux_told(texts: Texts, crux: Crux) -> str:
    """Tell with which move most lost, or how long half of them could be won; nothing where few lost."""
    if crux.record is None or crux.better is None:
        return texts("announce-apart", number=crux.half) if crux.half else ""
    moves = len(crux.record.moves)
    before = crux.record.first(moves - 1).replay()
    lost, better = (
        called_move(texts, before, before.board(), move) for move in (crux.record.moves[-1], crux.better)
    )
    return texts("announce-crux", number=moves, move=lost, percent=crux.percent, better=better)


def row_told(texts: Texts, puzzle: Puzzle, row: Row) -> str:
    """Tell a place of a day's table on a line."""
    name = "announce-row" if puzzle.par is None else "announce-points-row"
    return texts(name, place=row.place, name=called(texts, row), **_effort(row.effort))


def run_told(texts: Texts, puzzle: Puzzle, row: Row) -> str:
    """Tell a run of a day without its player."""
    return texts("announce-run" if puzzle.par is None else "announce-points-run", **_effort(row.effort))


def called(texts: Texts, row: Row) -> str:
    """Return what a player is called in a line that has other things to say as well."""
    return shortened(row.name or texts("announce-nameless"), MOST_NAME)


def moment(texts: Texts, when: int, zone: str) -> str:
    """Tell a moment of these days by the clock of a zone."""
    local = datetime.fromtimestamp(when, UTC).astimezone(existing_zone(zone))
    return texts("announce-moment", weekday=local.isoweekday(), time=f"{local:%H:%M}")


def _called(texts: Texts, puzzle: Puzzle) -> dict[str, str]:
    return {"number": str(puzzle.number), "game": texts(f"{puzzle.record.game}-title")}


def _effort(effort: Effort | None) -> dict[str, int | str]:
    if effort is None:
        raise ValueError("a row of a day's table without a result")
    return {"score": effort.score, "moves": effort.moves, "time": duration(effort.seconds)}

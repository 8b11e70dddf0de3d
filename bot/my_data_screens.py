"""What the messages show in which a player's data are told, handed out and deleted, by pure functions."""

from bot.belongings import Belongings
from bot.model import Action, Control, Screen, Style, Verb
from bot.texts import Texts


def my_data_screen(
    texts: Texts,
    owner: int,
    kept: Belongings,
    open_days: int,
    finished_days: int,
    puzzle_days: int,
    *,
    has_conversation: bool,
) -> Screen:
    """Tell what is kept of a player and for how long, and offer to hand it out and to delete it."""
    lines = [texts("my-data"), texts("my-data-games", open=len(kept.open), past=len(kept.past))]
    lines += [texts("my-data-days"), texts("my-data-settings")]
    if has_conversation:
        lines.append(texts("my-data-conversation"))
    longest = max(open_days, finished_days)
    lines += [
        "",
        texts("my-data-lifetimes", open=open_days, past=finished_days, longest=longest),
        texts("my-data-days-lifetimes", days=puzzle_days),
    ]
    rows = (
        (
            Control(texts("button-export"), Action(Verb.MY_DATA, ("export",), owner=owner), Style.MOVE),
            Control(texts("button-delete"), Action(Verb.MY_DATA, ("delete",), owner=owner), Style.DANGER),
        ),
        (Control(texts("button-to-settings"), Action(Verb.SETTINGS, owner=owner)),),
    )
    return Screen(texts("my-data-title"), "\n".join(lines), rows=rows)


def export_screen(texts: Texts) -> Screen:
    """Tell what the file is that goes with it."""
    return Screen(texts("my-data-title"), texts("my-data-export"))


def delete_screen(texts: Texts, owner: int, mark: str) -> Screen:
    """Ask whether everything shall be deleted; the mark is of the games that there are."""
    yes = Action(Verb.MY_DATA, ("delete", "yes", mark), owner=owner)
    rows = (
        (Control(texts("button-delete-yes"), yes, Style.DANGER),),
        (
            Control(texts("button-keep"), Action(Verb.MY_DATA, owner=owner)),
            Control(texts("button-export"), Action(Verb.MY_DATA, ("export",), owner=owner)),
        ),
    )
    return Screen(texts("delete-title"), texts("delete"), rows=rows)


def deleted_screen(texts: Texts) -> Screen:
    """Tell that nothing is kept any more, and offer to begin anew."""
    play = Control(texts("button-play"), Action(Verb.PLAY), Style.MOVE)
    return Screen(texts("my-data-title"), texts("deleted"), rows=((play,),))

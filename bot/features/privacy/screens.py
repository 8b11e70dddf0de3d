"""The messages in which it is said what is stored, and a player's data are shown, exported and deleted."""

from bot.core.actions import Action, Chat, Verb
from bot.core.public_links import PolicyAddresses
from bot.core.request_context import RequestContext
from bot.core.retention import GONE_DAYS, RESULT_YEARS, RetentionPeriods
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.screens.button_rows import as_main
from bot.storage.keys import PlayerPart
from bot.storage.player_data import PlayerData


def privacy_screen(
    texts: Texts, chat: Chat, lives: RetentionPeriods, history_days: int, policies: PolicyAddresses
) -> Screen:
    """Say in at most 8 lines what the bot stores of everybody, and offer everybody their own data."""
    lines = [texts("privacy-stored")]
    lines.append(
        texts("privacy-lifetimes", open=lives.unfinished_days, past=lives.finished_days, years=RESULT_YEARS)
    )
    lines.append(texts("privacy-shared"))
    lines.append(texts("privacy-page", days=history_days) if chat is Chat.PAGE else texts("privacy-chat"))
    lines += [texts("privacy-yours"), texts("privacy-operator")]
    if policies.privacy:
        lines.append(texts("privacy-policy", address=policies.privacy))
    if policies.terms:
        lines.append(texts("terms-of-use", address=policies.terms))
    rows = ((as_main(Button(texts("button-my-data"), Action(Verb.MY_DATA))),),)
    return Screen(texts("privacy-title"), "\n".join(lines), rows=rows, addresses=policies.given)


def my_data_screen(
    context: RequestContext, data: PlayerData, lives: RetentionPeriods, history_days: int
) -> Screen:
    """Show what is stored about a player and for how long, and offer to export and delete it."""
    texts, player = context.texts, context.player
    unfinished, past = data.sessions[PlayerPart.UNFINISHED_GAMES], data.sessions[PlayerPart.PAST_GAMES]
    lines = [texts("my-data"), texts("my-data-games", open=len(unfinished), past=len(past))]
    lines += [texts("my-data-exercises"), texts("my-data-days"), texts("my-data-settings")]
    if player.chat is Chat.PAGE:  # other chats store their history themselves
        lines.append(texts("my-data-conversation", days=history_days))
    lines += [
        "",
        texts(
            "my-data-lifetimes", open=lives.unfinished_days, past=lives.finished_days, longest=lives.longest
        ),
        texts("my-data-days-lifetimes", days=lives.challenge_days, years=RESULT_YEARS),
    ]
    export, delete, more = (
        Action(Verb.MY_DATA, (word,), owner=player.id) for word in ("export", "delete", "more")
    )
    rows = (
        (
            as_main(Button(texts("button-export"), export)),
            Button(texts("button-delete"), delete, ButtonStyle.DANGER),
        ),
        (
            Button(texts("button-my-data-more"), more),
            Button(texts("button-to-settings"), Action(Verb.SETTINGS, owner=player.id)),
        ),
    )
    return Screen(texts("my-data-title"), "\n".join(lines), rows=rows)


def data_details_screen(context: RequestContext) -> Screen:
    """Show what a player's data are for, who sees them, and what remains after deletion."""
    texts, player = context.texts, context.player
    lines = (
        texts("my-data-why"),
        texts("my-data-seen", results=context.settings.results.value),
        texts("my-data-page" if player.chat is Chat.PAGE else "my-data-chat"),
        texts("my-data-after", days=GONE_DAYS),
        texts("my-data-all", file="PRIVACY.md"),
    )
    rows = (
        (
            Button(texts("button-my-data"), Action(Verb.MY_DATA, owner=player.id)),
            Button(texts("button-privacy"), Action(Verb.PRIVACY)),
            Button(texts("button-to-settings"), Action(Verb.SETTINGS, owner=player.id)),
        ),
    )
    return Screen(texts("my-data-title"), "\n\n".join(lines), rows=rows)


def export_screen(texts: Texts) -> Screen:
    """Say what the exported file is."""
    return Screen(texts("my-data-title"), texts("my-data-export"))


def delete_screen(texts: Texts, owner: int, mark: str) -> Screen:
    """Ask whether to delete everything; ``mark`` identifies the current games."""
    yes = Action(Verb.MY_DATA, ("delete", "yes", mark), owner=owner)
    rows = (
        (Button(texts("button-delete-yes"), yes, ButtonStyle.DANGER),),
        (
            as_main(Button(texts("button-keep"), Action(Verb.MY_DATA, owner=owner))),
            Button(texts("button-export"), Action(Verb.MY_DATA, ("export",), owner=owner)),
        ),
    )
    return Screen(texts("delete-title"), texts("delete"), rows=rows)


def deleted_screen(texts: Texts) -> Screen:
    """Say that nothing is stored any more, and offer to start again."""
    play = as_main(Button(texts("button-another"), Action(Verb.PLAY)))
    return Screen(texts("my-data-title"), texts("deleted"), rows=((play,),))

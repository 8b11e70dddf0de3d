"""The messages in which it is said what is stored, and a player's data are shown, exported and deleted."""

from dataclasses import dataclass

from bot.core.actions import Action, Chat, Verb
from bot.core.public_links import PolicyAddresses
from bot.core.retention import GONE_DAYS, RESULT_YEARS, RetentionPeriods
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.settings import ResultVisibility
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart
from bot.storage.player_data import PlayerData


@dataclass(frozen=True, slots=True)
class DataOwner:
    """The player whose data are shown."""

    number: int
    chat: Chat
    audience: ResultVisibility
    """Who may see the player's results."""

    @property
    def has_chat_history(self) -> bool:
        """Whether the bot stores the chat history: other chats store it themselves."""
        return self.chat is Chat.PAGE


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
    rows = ((Button(texts("button-my-data"), Action(Verb.MY_DATA), ButtonStyle.MOVE),),)
    return Screen(texts("privacy-title"), "\n".join(lines), rows=rows, addresses=policies.given)


def my_data_screen(
    texts: Texts, owner: DataOwner, data: PlayerData, lives: RetentionPeriods, history_days: int
) -> Screen:
    """Show what is stored about a player and for how long, and offer to export and delete it."""
    unfinished, past = data.sessions[PlayerPart.UNFINISHED_GAMES], data.sessions[PlayerPart.PAST_GAMES]
    lines = [texts("my-data"), texts("my-data-games", open=len(unfinished), past=len(past))]
    lines += [texts("my-data-exercises"), texts("my-data-days"), texts("my-data-settings")]
    if owner.has_chat_history:
        lines.append(texts("my-data-conversation", days=history_days))
    lines += [
        "",
        texts(
            "my-data-lifetimes", open=lives.unfinished_days, past=lives.finished_days, longest=lives.longest
        ),
        texts("my-data-days-lifetimes", days=lives.challenge_days, years=RESULT_YEARS),
    ]
    number = owner.number
    rows = (
        (
            Button(texts("button-export"), Action(Verb.MY_DATA, ("export",), owner=number), ButtonStyle.MOVE),
            Button(
                texts("button-delete"), Action(Verb.MY_DATA, ("delete",), owner=number), ButtonStyle.DANGER
            ),
        ),
        (
            Button(texts("button-my-data-more"), Action(Verb.MY_DATA, ("more",), owner=number)),
            Button(texts("button-to-settings"), Action(Verb.SETTINGS, owner=number)),
        ),
    )
    return Screen(texts("my-data-title"), "\n".join(lines), rows=rows)


def data_details_screen(texts: Texts, owner: DataOwner) -> Screen:
    """Show what a player's data are for, who sees them, and what remains after deletion."""
    lines = [texts("my-data-why"), texts("my-data-seen", results=owner.audience.value)]
    lines.append(texts("my-data-page" if owner.has_chat_history else "my-data-chat"))
    lines.append(texts("my-data-after", days=GONE_DAYS))
    lines.append(texts("my-data-all", file="PRIVACY.md"))
    rows = (
        (
            Button(texts("button-my-data"), Action(Verb.MY_DATA, owner=owner.number)),
            Button(texts("button-privacy"), Action(Verb.PRIVACY)),
            Button(texts("button-to-settings"), Action(Verb.SETTINGS, owner=owner.number)),
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
            Button(texts("button-keep"), Action(Verb.MY_DATA, owner=owner)),
            Button(texts("button-export"), Action(Verb.MY_DATA, ("export",), owner=owner)),
        ),
    )
    return Screen(texts("delete-title"), texts("delete"), rows=rows)


def deleted_screen(texts: Texts) -> Screen:
    """Say that nothing is stored any more, and offer to start again."""
    play = Button(texts("button-play"), Action(Verb.PLAY), ButtonStyle.MOVE)
    return Screen(texts("my-data-title"), texts("deleted"), rows=((play,),))

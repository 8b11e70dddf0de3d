"""What a player asks to be dealt: words such as ``wish open 4 503 599`` in any order."""

from dataclasses import dataclass
from typing import Self

from engine.deal import read_deal
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import Options, read_options


@dataclass(frozen=True, slots=True)
class DealRequest:
    """A game with its options, and a deal number where one is asked for."""

    game: Game
    options: Options
    deal: int | None

    @classmethod
    def read(cls, words: tuple[str, ...]) -> Self:
        """Read the words; the game may be left out while there is only one.

        Raises ``OptionError`` for a game or an option that does not exist, ``DealError`` for a number that
        no deal has.
        """
        names = {name for game in all_games() for name in (game.name, game.title.lower())}
        games = [word for word in words if word.lower() in names]
        digits = [word for word in words if any(letter.isdigit() for letter in word) and "=" not in word]
        others = [word for word in words if word not in games and word not in digits]
        if len(games) == 1 or (not games and len(all_games()) == 1):
            game = find_game(games[0]) if games else all_games()[0]
        else:
            game = find_game(" ".join(games or others))
        deal = read_deal(" ".join(digits)) if digits else None
        return cls(game, read_options(game.options, others), deal)

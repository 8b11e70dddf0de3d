# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Pyramide
# Other names that players type.
pyramid-called = la pyramide, pyramides, les pyramides, solitaire pyramide, le solitaire pyramide, pyramide solitaire, solitaire de la pyramide, solitaire en pyramide, réussite pyramide, réussite de la pyramide, réussite en pyramide, patience pyramide, pyramide 13, pyramide treize, solitaire 13, solitaire treize, le treize, faire 13, total 13, pyramide égyptienne, pyramides égyptiennes, pyramide d’égypte, pyramide classique, pyramide windows, pyramide de cartes, jeu de la pyramide, piramide, piramides, pyramyde, pyramid solitaire, pyramde, pyrmaide
pyramid-credit = Pyramide : traditionnel
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Vide la pyramide : prends 2 cartes libres qui font 13 ensemble. Un roi part sans partenaire.
pyramid-pitch = Vide la pyramide : prends les paires qui font 13.
pyramid-typing = Tape 2 cartes, comme « qh as », ou leurs places, comme « g1 g2 ». « w » est la défausse, « s » le talon. Un roi n’a pas besoin de partenaire : « g3 ». « tirer » tire du talon, « retourne la défausse » la retourne.

# How often players may go through the stock.
pyramid-option-passes = passages du talon
pyramid-option-passes-any = passages illimités
pyramid-option-passes-3 = 3 passages
pyramid-option-passes-1 = 1 passage
pyramid-short-option-passes-any = illimités
pyramid-short-option-passes-3 = 3 passages
pyramid-short-option-passes-1 = 1 passage

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] Laisser { $score } carte ou aucune dans une partie de Pyramide
   *[other] Laisser { $score } cartes ou moins dans une partie de Pyramide
 }

pyramid-refused-no-such-move = « { $move } » n’est pas un coup de ce jeu. Tape 2 cartes qui font 13, comme « qh as », ou « tirer ».
pyramid-refused-unreadable = Coup illisible : « { $text } ». Tape 2 cartes, comme « qh as », ou leurs places, comme « g1 g2 ». Ou « tirer », « retourne la défausse ».

# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Pirámide
# Other names that players type.
pyramid-called = solitario pirámide, pirámide solitario, la pirámide, pirámides, las pirámides, solitario de la pirámide, solitario pirámides, el solitario de la pirámide, suma 13, sumar 13, pirámide egipcia, pirámides egipcias, pirámide clásica, pirámide clásico, pirámide de cartas, juego de la pirámide, pirámide de windows, pirámide de microsoft, piramid, piramyde, pirámde
pyramid-credit = Pirámide: tradicional
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Despeja la pirámide: toma 2 cartas libres que sumen 13. Un rey sale sin pareja.
pyramid-pitch = Despeja la pirámide: toma parejas que sumen 13.
pyramid-typing = Escribe 2 cartas, como “qh as”, o sus lugares, como “g1 g2”. “w” es el descarte, y “s”, el mazo. Un rey no necesita pareja: “g3”. “roba” roba del mazo, y “voltea el descarte” lo voltea.

# How often players may go through the stock.
pyramid-option-passes = pasadas por el mazo
pyramid-option-passes-any = pasadas ilimitadas
pyramid-option-passes-3 = 3 pasadas
pyramid-option-passes-1 = 1 pasada
pyramid-short-option-passes-any = ilimitadas
pyramid-short-option-passes-3 = 3 pasadas
pyramid-short-option-passes-1 = 1 pasada

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] Deja { $score } carta o ninguna en una partida de Pirámide
   *[other] Deja { $score } cartas o menos en una partida de Pirámide
 }

pyramid-refused-no-such-move = “{ $move }” no es un movimiento de este juego. Escribe 2 cartas que sumen 13, como “qh as”, o “roba”.
pyramid-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe 2 cartas, como “qh as”, o sus lugares, como “g1 g2”. O “roba” o “voltea el descarte”.

# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = solitario golf, golf solitario, solitario de golf, solitario del golf, el golf, solitario el golf, golf clásico, golf de cartas, cartas golf, juego del golf, golf de windows, gólf, golff
golf-called-wrap = solitario putt putt, putt putt solitario, minigolf, mini golf, golf putt putt
golf-credit = Golf: tradicional
# The aim in two short sentences, above a player’s first game.
golf-aim = Lleva las 7 pilas al descarte. Toma una carta de arriba que esté 1 valor por encima o por debajo de la del descarte.
golf-pitch = Despeja 7 pilas con rachas, de 1 valor en 1.
golf-typing = Escribe una pila, como “a”, o su carta de arriba, como “7h”. “roba” roba del mazo. En una línea caben varios movimientos: “a c a”.

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = rey y as consecutivos (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = con vuelta, dando la vuelta, dar la vuelta, circular, con enlace, rey y as unidos, rey y as consecutivos

# A goal of a season.
golf-score-goal = { $score ->
    [one] Deja { $score } carta o ninguna en una partida de Golf
   *[other] Deja { $score } cartas o menos en una partida de Golf
 }

golf-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe una pila, como “a”, o su carta de arriba, como “7h”. O escribe “roba”.
golf-refused-covered = { $card } está debajo de otras cartas en la pila { $covering }. Toma antes esas cartas.
golf-refused-card-covered = { golf-refused-covered }

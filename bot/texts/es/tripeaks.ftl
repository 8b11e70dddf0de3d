# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = solitario tripeaks, tripeaks solitario, solitario tri peaks, tri peaks solitario, tres picos, solitario tres picos, los tres picos, 3 picos, solitario 3 picos, triple pico, triples picos, tres cimas, las tres cimas, tres montañas, tres cumbres, tres torres, tripicos, tri picos, tripics, tripeaks clásico, tripeaks de windows, tripeaks de microsoft, tripeacks, tripics solitario, traipics, tripiks
tripeaks-credit = TriPeaks: Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Lleva las 3 cimas al descarte. Toma una carta libre que esté 1 valor por encima o por debajo de la del descarte.
tripeaks-pitch = Despeja 3 cimas con rachas, de 1 valor en 1.
tripeaks-typing = Escribe una carta, como “7h”, o su lugar, como “d3”. “roba” roba del mazo. En una línea caben varios movimientos: “d3 d4 c3”.

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = rey y as consecutivos
tripeaks-option-wrap-on = rey y as consecutivos
tripeaks-option-wrap-off = rey y as separados
tripeaks-short-option-wrap-on = con vuelta
tripeaks-short-option-wrap-off = sin vuelta
# What else players type for it.
tripeaks-typed-option-wrap-off = sin dar la vuelta, sin circular, sin enlace, rey y as sin unir, sin rey y as, sin rey sobre as

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] Deja { $score } carta o ninguna en una partida de TriPeaks
   *[other] Deja { $score } cartas o menos en una partida de TriPeaks
 }

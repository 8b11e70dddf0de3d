# What is known about a deal before its first move.

certified = Se puede ganar: comprobado. Dificultad { $difficulty }/5 (5 es la máxima).
certified-with-par = Se puede ganar: comprobado. Par { $par }: la mejor puntuación conocida. Dificultad { $difficulty }/5 (5 es la máxima).
uncertified = No se ha comprobado si se puede ganar.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Se puede ganar: comprobado. Par { $par }: la mejor puntuación conocida{ $timer ->
    [0] { "" }
   *[other] { " " }antes de aplicar el reloj
 }. Dificultad { $difficulty }/5 (5 es la máxima).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Par { $par }: la mejor puntuación conocida. Dificultad { $difficulty }/5 (5 es la máxima).
flip-uncertified = Par desconocido: quizá no se pueda llegar a 104 puntos.

# Below a deal that was not won: what is proven of it.
deal-winnable = Este reparto se puede ganar: está comprobado.
deal-best = La mejor puntuación conocida de este reparto es { $par }.

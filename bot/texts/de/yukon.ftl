# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = yukon solitär, yukonsolitär, solitär yukon, yukon patience, patience yukon, jukon, yucon
yukon-called-suit = russisches solitär, russische patience, russian solitär
yukon-credit = Yukon: traditionell
# The aim in two short sentences, above a player’s first game.
yukon-aim = Leg jede Farbe vom Ass bis zum König auf ihren Zielstapel. Bau abwärts, { $suit ->
    [on] immer in derselben Farbe
   *[off] Rot und Schwarz im Wechsel
 }: Jede offene Karte geht mit allen, die darauf liegen.
yukon-pitch = Klondike ohne Talon: Jede Karte nimmt mit, was auf ihr liegt.
yukon-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „a c“, „qh ks“, „d Ziel“. „3 a c“ bewegt 3 Karten. In eine Zeile passen mehrere Züge: „ab, bc“.

# Built in suit, it is Russian solitaire.
yukon-option-suit = russisch (in derselben Farbe)
yukon-short-option-suit = russisch
# What else players type for it.
yukon-typed-option-suit = russisch, russische, in Farbe, gleiche Farbe

# A goal of a season.
yukon-score-goal = { $score ->
    [one] In einer Partie Yukon { $score } Karte ins Ziel bringen
   *[other] In einer Partie Yukon { $score } Karten ins Ziel bringen
 }

# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = paciência yukon, yukon paciência, solitário yukon, yukon solitário, o yukon, iucon, yucon
yukon-called-suit = paciência russa, solitário russo
yukon-credit = Yukon: tradicional
# The aim in two short sentences, above a player’s first game.
yukon-aim = Leve cada naipe à base, do ás ao rei. Monte para baixo { $suit ->
    [on] no mesmo naipe
   *[off] alternando as cores
 }: toda carta aberta se move com todas as de cima.
yukon-pitch = Klondike sem monte: a carta leva as de cima.
yukon-typing = Digite onde a carta está e para onde vai: “a c”, “qh ks”, “d base”. “3 a c” move 3 cartas. Cabem várias jogadas em uma linha: “ab, bc”.

# Built in suit, it is Russian solitaire.
yukon-option-suit = russa (no mesmo naipe)
yukon-short-option-suit = russa
# What else players type for it.
yukon-typed-option-suit = russo, russa, mesmo naipe, no mesmo naipe, por naipe

# A goal of a season.
yukon-score-goal = { $score ->
    [one] Leve { $score } carta às bases em uma partida de Yukon
   *[other] Leve { $score } cartas às bases em uma partida de Yukon
 }

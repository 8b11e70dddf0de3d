# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = paciência tripeaks, tripeaks paciência, paciência tri peaks, solitário tripeaks, tripeaks solitário, solitário tri peaks, três picos, os três picos, paciência três picos, solitário três picos, 3 picos, paciência 3 picos, solitário 3 picos, três torres, três montanhas, três cumes, tri picos, tripicos, triplo pico, tripeaks clássico, tripeaks do windows, tripeaks da microsoft, tripeacks, tripics, tripiks, tripiques, traipics
tripeaks-credit = TriPeaks: Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Leve os 3 picos para o descarte. Pegue uma carta livre 1 valor acima ou abaixo da carta de cima do descarte.
tripeaks-pitch = Desmonte 3 picos em sequências, de 1 em 1 valor.
tripeaks-typing = Digite uma carta, como “7h”, ou o lugar dela, como “d3”. “comprar carta” compra do monte. Cabem várias jogadas em uma linha: “d3 d4 c3”.

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = rei e ás consecutivos
tripeaks-option-wrap-on = rei e ás consecutivos
tripeaks-option-wrap-off = rei e ás separados
tripeaks-short-option-wrap-on = circular
tripeaks-short-option-wrap-off = não circular
# What else players type for it.
tripeaks-typed-option-wrap-off = sem circular, sem dar a volta, sem volta, não dá a volta, rei e ás não consecutivos, sem rei no ás

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] Deixe no máximo { $score } carta em uma partida de TriPeaks
   *[other] Deixe no máximo { $score } cartas em uma partida de TriPeaks
 }

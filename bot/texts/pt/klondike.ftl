# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = paciência, a paciência, paciência clássica, paciência normal, paciência klondike, paciência do windows, solitário, solitário clássico, solitário normal, solitário do windows, jogo de paciência, paciências, jogo de cartas, jogo da paciência, solitária
klondike-called-draw-3 = paciência de 3 cartas, paciência de três cartas, paciência vegas, paciência las vegas
klondike-called-open = paciência aberta, klondike aberto, paciência descoberta
klondike-credit = Klondike: tradicional
# The aim in two short sentences, above a player’s first game.
klondike-aim = Leve cada naipe à base, do ás ao rei. Monte as pilhas para baixo alternando as cores.
klondike-pitch = A paciência clássica: leve 4 naipes às bases, do ás ao rei.
klondike-typing = Digite onde a carta está e para onde vai: “a c”, “qh ks”, “d base”; “w d” joga o descarte. “comprar carta” compra do monte, e “virar o descarte” vira o descarte. “3 a c” move 3 cartas. Cabem várias jogadas em uma linha: “ab, bc”.

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = cartas por compra
klondike-option-draw-1 = comprar 1 carta
klondike-option-draw-3 = comprar 3 cartas
klondike-short-option-draw-1 = comprar 1
klondike-short-option-draw-3 = comprar 3
# What else players type beside its number.
klondike-typed-option-draw = carta, cartas, comprando, comprando cartas, cartas por vez, de cada vez, virar, virando, virando cartas
klondike-option-passes = passadas pelo monte
klondike-option-passes-any = passadas ilimitadas
klondike-option-passes-3 = 3 passadas
klondike-option-passes-1 = 1 passada
klondike-short-option-passes-any = ilimitadas
klondike-short-option-passes-3 = 3 passadas
klondike-short-option-passes-1 = 1 passada

# A goal of a season.
klondike-score-goal = { $score ->
    [one] Leve { $score } carta às bases em uma partida de Klondike
   *[other] Leve { $score } cartas às bases em uma partida de Klondike
 }

klondike-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite de onde e para onde: “a b”, “a base” ou “w b” do descarte. Ou “comprar carta”, “virar o descarte”.

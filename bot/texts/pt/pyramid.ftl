# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Pirâmide
# Other names that players type.
pyramid-called = paciência pirâmide, pirâmide paciência, a pirâmide, pirâmides, as pirâmides, paciência da pirâmide, paciência pirâmides, solitário pirâmide, pirâmide solitário, solitário da pirâmide, soma 13, somar 13, some 13, pirâmide egípcia, pirâmides egípcias, pirâmide clássica, pirâmide de cartas, jogo da pirâmide, pirâmide do windows, pirâmide da microsoft, piramid, pirâmede, pirammide
pyramid-credit = Pirâmide: tradicional
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Desmonte a pirâmide: pegue 2 cartas livres que somem 13. Um rei sai sem par.
pyramid-pitch = Desmonte a pirâmide: pegue pares que somam 13.
pyramid-typing = Digite 2 cartas, como “qh as”, ou os lugares delas, como “g1 g2”. “w” é o descarte, e “s”, o monte. Um rei não precisa de par: “g3”. “comprar carta” compra do monte, e “virar o descarte” vira o descarte.

# How often players may go through the stock.
pyramid-option-passes = passadas pelo monte
pyramid-option-passes-any = passadas ilimitadas
pyramid-option-passes-3 = 3 passadas
pyramid-option-passes-1 = 1 passada
pyramid-short-option-passes-any = ilimitadas
pyramid-short-option-passes-3 = 3 passadas
pyramid-short-option-passes-1 = 1 passada

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] Deixe no máximo { $score } carta em uma partida de Pirâmide
   *[other] Deixe no máximo { $score } cartas em uma partida de Pirâmide
 }

pyramid-refused-no-such-move = “{ $move }” não é uma jogada deste jogo. Digite 2 cartas que somem 13, como “qh as”, ou “comprar carta”.
pyramid-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite 2 cartas, como “qh as”, ou lugares, como “g1 g2”. Ou “comprar carta” ou “virar o descarte”.

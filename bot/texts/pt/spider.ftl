# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = paciência spider, spider paciência, solitário spider, spider solitário, aranha, a aranha, paciência aranha, solitário aranha, paciência da aranha, jogo da aranha, spyder
spider-called-suits-2 = spider de dois naipes, spider médio
spider-called-suits-4 = spider de quatro naipes, spider difícil
spider-credit = Spider: tradicional
# The aim in two short sentences, above a player’s first game.
spider-aim = Monte naipes completos nas pilhas, do rei ao ás. Cada um vai para a base automaticamente.
spider-pitch = Monte 8 naipes completos, do rei ao ás, em 10 pilhas.
spider-typing = Digite onde as cartas estão e para onde vão: “a c” ou “7h 8s”. “3 a c” move 3 cartas. “distribuir” põe uma carta em cada pilha. Cabem várias jogadas em uma linha: “ab, bc”.

spider-option-suits = número de naipes
spider-option-suits-1 = 1 naipe
spider-option-suits-2 = 2 naipes
spider-option-suits-4 = 4 naipes
spider-short-option-suits-1 = 1 naipe
spider-short-option-suits-2 = 2 naipes
spider-short-option-suits-4 = 4 naipes
# What else players type beside its number.
spider-typed-option-suits = naipe, naipes, cor, cores

spider-scored = Naipes completos
# A goal of a season.
spider-score-goal = { $score ->
    [one] Complete { $score } naipe em uma partida de Spider
   *[other] Complete { $score } naipes em uma partida de Spider
 }

spider-choosing-others = Estas jogadas só mudam cartas de lugar. Raramente ajudam.
spider-ended-no-move = Você perdeu: não dá para distribuir e nenhuma carta serve sobre outra. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = { $goal ->
    [one] completar { $goal } naipe ou mais
   *[other] completar { $goal } naipes ou mais
 }
spider-goal-score = { $score ->
    [0] nenhum naipe completo
    [one] { $score } naipe completo
   *[other] { $score } naipes completos
 }

spider-refused-no-such-move = “{ $move }” não é uma jogada deste jogo. Digite onde as cartas estão e para onde vão, como “a b”, ou “distribuir”.
spider-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite de onde e para onde: “a b” ou “7h 8s”. Ou “distribuir”.

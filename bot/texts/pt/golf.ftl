# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = golfe, paciência golf, golf paciência, paciência golfe, golfe paciência, paciência do golfe, solitário golf, golf solitário, solitário golfe, golfe solitário, o golfe, o golf, golf clássico, golfe clássico, golfe de cartas, golf de cartas, jogo do golfe, golfe do windows, golff, gôlfe
golf-called-wrap = paciência putt putt, solitário putt putt, minigolfe, mini golfe, golfe putt putt
golf-credit = Golf: tradicional
# The aim in two short sentences, above a player’s first game.
golf-aim = Leve as 7 pilhas para o descarte. Pegue uma carta do topo 1 valor acima ou abaixo da carta de cima do descarte.
golf-pitch = Desmonte 7 pilhas em sequências, de 1 em 1 valor.
golf-typing = Digite uma pilha, como “a”, ou a carta do topo, como “7h”. “comprar carta” compra do monte. Cabem várias jogadas em uma linha: “a c a”.

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = rei e ás consecutivos (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = circular, dando a volta, dar a volta, com volta, rei e ás juntos, rei e ás consecutivos

# A goal of a season.
golf-score-goal = { $score ->
    [one] Deixe no máximo { $score } carta em uma partida de Golf
   *[other] Deixe no máximo { $score } cartas em uma partida de Golf
 }

golf-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite uma pilha, como “a”, ou a carta do topo, como “7h”. Ou digite “comprar carta”.
golf-refused-covered = { $card } está embaixo de outras cartas na pilha { $covering }. Pegue antes essas cartas.
golf-refused-card-covered = { golf-refused-covered }

# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = the wish, o desejo, desejo, paciência do desejo, patience wish
wish-credit = Wish: tradicional
wish-aim = Pegue pares de mesmo valor do topo das pilhas até não sobrar nenhuma carta.
wish-typing = Digite 2 pilhas, como “ac”, ou 2 cartas, como “7s 7h” (s espadas, h copas, d ouros, c paus). Cabem vários pares em uma linha.
wish-pitch = Pegue pares de mesmo valor até esvaziar as 8 pilhas.
wish-scored = Cartas restantes
wish-option-open = todas as cartas abertas
wish-short-option-open = aberta

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Pilha { $name }{ $seen ->
    [0] : vazia.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , sobre { $hidden } carta fechada.
       *[other] , sobre { $hidden } cartas fechadas.
    }
   *[other] , de cima para baixo: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] Nenhuma carta restante.
    [one] { $score } carta restante.
   *[other] { $score } cartas restantes.
 }
wish-picture-state = { $score ->
    [0] { $score } restantes
    [one] { $score } restante
   *[other] { $score } restantes
 }
wish-result = { $score ->
    [0] Nenhuma carta sobrou
    [one] Sobrou { $score } carta
   *[other] Sobraram { $score } cartas
 }
wish-choices = { $moves ->
    [one] Você pode pegar { $moves } par.
   *[other] Você pode pegar { $moves } pares.
 }

wish-ended-cleared = Você venceu! Não sobrou nenhuma carta.
wish-ended-no-pair = Você perdeu: não há cartas de mesmo valor no topo das pilhas. { wish-state }
wish-ended-no-first-pair = Esta partida está perdida antes da primeira jogada: não há cartas de mesmo valor no topo das pilhas. Cerca de 1 em 160 partidas começa assim.
wish-first-win = Você venceu a primeira partida de Wish do dia na primeira tentativa. Você pode fazer um desejo. Não conte a ninguém, ou ele não se realiza.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Você pode fazer um desejo

wish-refused-no-such-move = “{ $move }” não é uma jogada de Wish. Digite 2 pilhas, como “ac”.
wish-refused-one-pile = Um par vem de 2 pilhas. Você não pode usar a pilha { $pile } duas vezes.
wish-refused-pile-order = Digite as pilhas de um par na ordem de a a h: “take { $first } { $second }”.
wish-refused-empty-pile = A pilha { $pile } está vazia.
wish-refused-not-a-pair = { $one } na pilha { $first } e { $other } na pilha { $second } não têm o mesmo valor.
wish-refused-face-down = A pilha { $pile } aparece duas vezes. Uma linha só pode pegar cartas que já estão abertas. Pegue o primeiro par e olhe de novo.
wish-refused-not-on-top = { $card } não está no topo de uma pilha agora. Digite 2 pilhas, como “ac”, ou 2 cartas do topo de mesmo valor.
wish-refused-no-pair = { $count ->
    [0] “{ $text }” não é um par agora: nenhuma carta desse valor está no topo.
   *[other] “{ $text }” não é um par agora: só uma carta desse valor está no topo.
 }
wish-refused-several-pairs = “{ $text }” pode ser mais de um par: pilhas { $piles }. Digite as letras de 2 delas.
wish-refused-no-partner = Agora nenhuma outra carta do topo tem o valor de { $card }. Tire outro par.
wish-refused-unreadable = Não consigo ler “{ $text }” como par. Digite 2 pilhas, como “ac”, ou 2 cartas do topo, como “7s 7h”. Você pode digitar vários pares de uma vez.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = Não há outro par para pegar.
wish-hint-safe = As 4 cartas desse valor estão no topo. Pegá-las não custa nada.
wish-hint-tallest = Nenhum outro par está em pilhas mais altas que { $place1 } e { $place2 }. Pilhas altas escondem mais cartas.
wish-hint-sampled = Outro par está em pilhas mais altas. Mas, em tabuleiros como o seu, este vence mais vezes.
wish-hint-wins = Você vê todas as cartas. Depois deste par, ainda dá para pegar todas.
wish-hint-fewest = Você vê todas as cartas. Não dá mais para pegar todas, mas este par deixa o mínimo possível.

# A goal of a season.
wish-score-goal = { $score ->
    [one] Deixe no máximo { $score } carta em uma partida de Wish
   *[other] Deixe no máximo { $score } cartas em uma partida de Wish
 }

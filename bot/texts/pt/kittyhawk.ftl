# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. O Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Leve todas as cartas às bases, cada naipe na sua, do Ás à Coroa.
kittyhawk-pitch = Leve 6 naipes às bases, do Ás à Coroa.
kittyhawk-typing = Digite onde a carta está e para onde vai: “a b”, “g nós”, “9lk nós”, “mill sobre merchant” (nomes em inglês), “base a”; “d” distribui, “c” recolhe. Cabem várias jogadas em uma linha: “ab, bc”. Bases: m Luas, s Sóis, w Ondas, l Folhas, y Serpentes, k Nós.
kittyhawk-scored = Cartas nas bases

kittyhawk-option-level = nível
kittyhawk-option-level-1 = nível 1
kittyhawk-option-level-2 = nível 2 com Peões
kittyhawk-option-level-3 = nível 3 com os Ases embaralhados
kittyhawk-option-level-4 = nível 4 com Peões e Cortes
kittyhawk-option-level-5 = nível 5 com Peões, Cortes e os Ases embaralhados
kittyhawk-short-option-level-1 = nível 1
kittyhawk-short-option-level-2 = nível 2
kittyhawk-short-option-level-3 = nível 3
kittyhawk-short-option-level-4 = nível 4
kittyhawk-short-option-level-5 = nível 5
kittyhawk-option-blind = reservas às cegas
kittyhawk-short-option-blind = às cegas
kittyhawk-option-open = monte aberto
kittyhawk-short-option-open = aberta

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : vazia
    [1] : Ás
   *[other] : { $top } ({ $count } cartas)
 }
kittyhawk-foundation-row = Bases. { $places }.
kittyhawk-pile = Pilha { $name }{ $count ->
    [0] : vazia.
    [1] : { $cards }.
   *[other] , de cima para baixo: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Reserva da esquerda g
   *[other] Reserva da direita h
 }{ $count ->
    [0] : vazia.
    [1] : { $all }.
   *[other] , { $count } cartas, de cima para baixo: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] O monte está vazio.
   *[other] { $seen ->
        [0] Monte: { $count } cartas fechadas, distribuídas de 6 em 6.
       *[other]
            Monte: { $count } cartas abertas, distribuídas de 6 em 6. A última carta de cada reserva fica em cima.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] A seguir
   *[other] Depois ({ $number })
 }: em g { $card1 }, { $card2 }, { $card3 }; em h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = luas
kittyhawk-printed-suns = sóis
kittyhawk-printed-waves = ondas
kittyhawk-printed-leaves = folhas
kittyhawk-printed-wyrms = serpentes
kittyhawk-printed-knots = nós
kittyhawk-printed-stock = monte

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Luas
    [suns] Sóis
    [waves] Ondas
    [leaves] Folhas
    [wyrms] Serpentes
    [knots] Nós
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Luas
    [suns] Sóis
    [waves] Ondas
    [leaves] Folhas
    [wyrms] Serpentes
    [knots] Nós
   *[other] { $place1 }
 }
# All places are feminine, and the sentences have their articles: “na base de Luas”, “da pilha a”.
kittyhawk-at1 = { $place1 ->
    [moons] base de Luas
    [suns] base de Sóis
    [waves] base de Ondas
    [leaves] base de Folhas
    [wyrms] base de Serpentes
    [knots] base de Nós
    [g] reserva da esquerda
    [h] reserva da direita
   *[other] pilha { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " " }({ kittyhawk-name1 })
 }
kittyhawk-target = { $place2 ->
    [moons] base: Luas
    [suns] base: Sóis
    [waves] base: Ondas
    [leaves] base: Folhas
    [wyrms] base: Serpentes
    [knots] base: Nós
   *[other] { $onto ->
        [0] pilha vazia { $place2 }
       *[other] pilha { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] base 🌙
    [suns] base ☀️
    [waves] base 🌊
    [leaves] base 🍂
    [wyrms] base 🐍
    [knots] base 🪢
   *[other] pilha { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] , sobre { $brief2 }
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Escolha para onde vai { $brief1 }, que está na { kittyhawk-at1 }.
kittyhawk-deal = Distribuir 6 cartas
kittyhawk-deal-short = Distribuir 6
kittyhawk-collect = Recolher cartas
kittyhawk-collect-short = Recolher
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Tirar das bases…
kittyhawk-choosing-others = Estas jogadas tiram cartas das bases, ou levam a única carta de uma pilha para uma pilha vazia.

kittyhawk-home = { $score ->
    [0] { $score } de { kittyhawk-total } cartas estão nas bases
    [one] { $score } de { kittyhawk-total } cartas está na base
   *[other] { $score } de { kittyhawk-total } cartas estão nas bases
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , depois de { $moves } jogada.
   *[other] , depois de { $moves } jogadas.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } nas bases · monte { $stock }
kittyhawk-result = { $score } de { kittyhawk-total } cartas nas bases
kittyhawk-choices = { $stock ->
    [0] Escolha uma carta e para onde ela vai.
   *[other] { $moves ->
        [1] Não há mais jogada útil: distribua 6 cartas nas reservas.
       *[other] Escolha uma carta e para onde ela vai, ou distribua 6 cartas nas reservas.
    }
 }

kittyhawk-ended-home = Você venceu! Todas as { $score } cartas estão nas bases, depois de { $moves } jogadas.
kittyhawk-ended-no-move = Você perdeu: o monte está vazio, e as cartas só podem ir e voltar. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Esta jogada leva a última carta à base.
   *[other] Agora todas as cartas são conhecidas. Esta é a primeira de { $moves } jogadas que levam todas às bases.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Ela deixa as cartas que você vê em uma ordem melhor.
        [one] Ela libera { $freed } carta das reservas.
       *[other] Ela libera { $freed } cartas das reservas.
    }
   *[other] { $freed ->
        [0] É a primeira de { $moves } jogadas que deixam as cartas que você vê em uma ordem melhor.
        [one] É a primeira de { $moves } jogadas que liberam { $freed } carta das reservas.
       *[other] É a primeira de { $moves } jogadas que liberam { $freed } cartas das reservas.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Ela abre uma carta fechada. Veja essa carta e planeje as próximas jogadas.
   *[other] É a primeira de { $moves } jogadas que abrem uma carta. Veja essa carta e planeje as próximas jogadas.
 }
kittyhawk-hint-deal = Nenhuma jogada que melhore o tabuleiro foi encontrada, então distribua.
kittyhawk-hint-tried = { $other ->
    [0] Depois de outra jogada que parecia boa, você não vence nenhuma.
    [one] Depois de outra jogada que parecia boa, você só vence { $other }.
   *[other] Depois de outra jogada que parecia boa, você só vence { $other }.
 }
kittyhawk-hint-stuck = Nenhum caminho até a vitória foi encontrado daqui. Desfazer algumas jogadas pode ajudar.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] um Ás
    [P] um Peão
    [C] uma Corte
    [R] a Coroa
   *[other] uma carta de valor { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] base de Luas
    [suns] base de Sóis
    [waves] base de Ondas
    [leaves] base de Folhas
    [wyrms] base de Serpentes
    [knots] base de Nós
    [g] reserva da esquerda
    [h] reserva da direita
   *[other] pilha { $place }
 }

kittyhawk-refused-no-such-move = “{ $move }” não é uma jogada de Kittyhawk. Digite uma pilha e para onde vai a carta do topo, como “a nós”. Ou digite “distribuir” ou “recolher”.
kittyhawk-refused-same-place = A carta já está na { kittyhawk-at }. Indique outro lugar para ela.
kittyhawk-refused-nothing-there = Não há carta na { kittyhawk-at }.
kittyhawk-refused-onto-heap = Você não pode mover cartas para uma reserva: só a distribuição põe cartas ali.
kittyhawk-refused-stock-only-deals = Você não pode mover cartas de ou para o monte. Distribua para receber 6 delas.
kittyhawk-refused-stock-empty = O monte está vazio, então não dá para distribuir.
kittyhawk-refused-nothing-safe = Nenhum Ás, 2 a 9 ou Coroa pode ir à base com segurança agora. Peões e Cortes nunca são recolhidos. Você pode levar cartas às bases por conta própria.
kittyhawk-refused-not-the-suit = { $card } não pode ir para a { kittyhawk-at }: não tem esse naipe.
kittyhawk-refused-needs-ace = { $card } ainda não pode ir para a { kittyhawk-at }: ela está vazia e começa com o Ás.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } não pode ir para a { kittyhawk-at }: ela está completa.
   *[other] { $card } não pode ir para a { kittyhawk-at }: depois de { $top } vem { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } tem o valor mais alto: entre as pilhas, só uma vazia pode recebê-la.
kittyhawk-refused-on-ace = { $card } não pode ir sobre { $top }: nada é mais baixo que um Ás.
kittyhawk-refused-no-shared-suit = { $card } não pode ir sobre { $top }: as duas cartas não têm naipe em comum.
kittyhawk-refused-not-one-lower = { $card } não pode ir sobre { $top }: só { kittyhawk-wanted } com um naipe em comum pode.
kittyhawk-refused-not-yet-seen = “{ $move }” pode depender de cartas que as jogadas anteriores abrem. Digite antes essas jogadas e depois olhe.
kittyhawk-refused-several-homes = { $card } pode ir para várias bases, e a escolha pode importar. Indique uma, como “{ $place } { kittyhawk-name1 }”.
kittyhawk-refused-not-on-top = “{ $text }” não está no topo de uma pilha, reserva ou base. Você só pode mover cartas do topo.
kittyhawk-refused-too-many-words = Essa linha é longa demais: são lidas no máximo { $most } palavras. Digite as primeiras jogadas e depois o resto.
kittyhawk-refused-foundation-empty = Esta base está vazia: ela começa com o Ás, que agora não está livre.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Esta base está completa.
   *[other] Aqui, depois de { $top } vem { kittyhawk-wanted }. Nenhuma carta do topo serve agora.
 }
kittyhawk-refused-fits-nowhere = { $card } não cabe em lugar nenhum agora: nenhuma pilha mostra o valor seguinte com um naipe em comum, e nenhuma base está pronta.
kittyhawk-refused-crown-fits-nowhere = { $card } não cabe em lugar nenhum agora: nenhuma pilha está vazia, e a base dela não está pronta.
kittyhawk-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite de onde e para onde: “a b”, “merchant para nós”. Ou “distribuir”, “recolher”, “base a”.

# A goal of a season.
kittyhawk-score-goal = { $score ->
    [one] Leve { $score } carta às bases em uma partida de Kittyhawk
   *[other] Leve { $score } cartas às bases em uma partida de Kittyhawk
 }

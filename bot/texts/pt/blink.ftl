# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink, paciência blink
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Coloque todas as cartas de modo que as vizinhas combinem em quantidade, cor ou forma.
blink-typing = Digite uma casa para a carta comprada: “g4”. Para uma carta guardada, digite antes o número dela: “1 c3”. Ou digite o nome da carta, em inglês: “3rm c3” coloca 3 luas vermelhas em C3. “guardar” guarda a carta comprada e compra a próxima.
blink-pitch = Coloque cada carta ao lado de cartas que combinam.
blink-scored = Pontos

blink-option-decks = número de baralhos
blink-option-decks-1 = 1 baralho
blink-option-decks-2 = 2 baralhos
blink-option-decks-3 = 3 baralhos
blink-short-option-decks-1 = 1 baralho
blink-short-option-decks-2 = 2 baralhos
blink-short-option-decks-3 = 3 baralhos

blink-option-table = tamanho da mesa
blink-option-table-roomy = mesa ampla
blink-option-table-snug = mesa compacta
blink-option-table-tight = mesa apertada
blink-short-option-table-roomy = mesa ampla
blink-short-option-table-snug = mesa compacta
blink-short-option-table-tight = mesa apertada

blink-option-hold = cartas que você pode guardar
blink-option-hold-0 = não guardar cartas
blink-option-hold-1 = guardar até 1 carta
blink-option-hold-2 = guardar até 2 cartas
blink-option-hold-3 = guardar até 3 cartas
blink-short-option-hold-0 = guardar 0
blink-short-option-hold-1 = guardar 1
blink-short-option-hold-2 = guardar 2
blink-short-option-hold-3 = guardar 3

blink-option-timer = cronômetro
blink-option-timer-off = sem cronômetro
blink-option-timer-10 = cronômetro: 10 minutos
blink-option-timer-20 = cronômetro: 20 minutos
blink-option-timer-30 = cronômetro: 30 minutos
blink-short-option-timer-off = sem cronômetro
blink-short-option-timer-10 = 10 min
blink-short-option-timer-20 = 20 min
blink-short-option-timer-30 = 30 min

blink-option-open = próximas cartas abertas
blink-short-option-open = aberta

blink-cell = { $name }: { $cards }
blink-cell-row = Na mesa. { $places }.
blink-drawn = { $count ->
    [0] Nenhuma carta comprada: o monte está vazio.
   *[other] Carta comprada: { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }: { $count ->
    [0] vazio
   *[other] { $cards }
 }
blink-held-row = Cartas guardadas, por número. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] Não há mais cartas para comprar.
    [one] Resta { $count } carta para comprar.
   *[other] Restam { $count } cartas para comprar.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }Em ordem, primeiro a próxima: { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }Depois delas, { $hidden } carta está fechada.
       *[other] { " " }Depois delas, { $hidden } cartas estão fechadas.
    }
 } A mesa tem { $columns } colunas, a partir de A, e { $rows } linhas, a partir de 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = nova
blink-printed-held1 = guard. 1
blink-printed-held2 = guard. 2
blink-printed-held3 = guard. 3
blink-printed-stock = monte
blink-printed-next = depois

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Tempo: { $clock } de { $timer } minutos.
 }
blink-picture-state = { blink-points } · monte { $stock }
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , { $stock } no monte
 }
blink-points = { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Coloque { $drawn-cards } em qualquer lugar da mesa.
blink-next = Você comprou { $drawn-cards }.{ $stock ->
    [0] { " " }É a última carta, então não dá para guardá-la.
   *[other] { "" }
 } { $fits ->
    [0] Essa carta não cabe em lugar nenhum agora. { $room ->
        [0] Coloque uma carta guardada.
       *[other] { $held ->
            [0] Guarde-a para depois.
           *[other] Guarde-a para depois, ou coloque uma carta guardada que caiba.
        }
    }
   *[other] Essa carta precisa combinar em quantidade, cor ou forma com cada carta em que encosta. { $room ->
        [0] { $held ->
            [0] Coloque-a.
           *[other] Coloque-a, ou uma carta guardada.
        }
       *[other] { $held ->
            [0] Coloque-a, ou guarde-a para depois.
           *[other] Coloque-a, ou uma carta guardada, ou guarde-a para depois.
        }
    }
 }
blink-last = Você comprou todas as cartas. Coloque as guardadas: { $held-cards }. Elas precisam combinar em quantidade, cor ou forma com cada carta em que encostam.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }: { $card1 }
 } em { $place2 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Colocar no centro
blink-place-shortcut-short = Centro
# In a list of moves as they are typed.
blink-typed-moves = Você pode digitar, com os pontos entre parênteses: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Guard. 1
    [held2] Guard. 2
   *[held3] Guard. 3
 }
blink-place-first = { $place1 ->
    [drawn] Colocar { $card1 }…
   *[other] { blink-slot }: { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } pontos)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Coluna { $letters }
blink-bunch-number = Linha { $number }
blink-choosing-place = Escolha uma casa para { $card1 }. { $moves ->
    [one] { $moves } casa serve.
   *[other] { $moves } casas servem.
 }
blink-hold = Guardar { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Você venceu! Colocou todas as cartas: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Com o cronômetro, isso vira { $score }: você levou { $clock } de { $timer } minutos.
 }
blink-raw = { $raw ->
    [0] { $raw } pontos
    [one] { $raw } ponto
   *[other] { $raw } pontos
 }
blink-ended-no-place = { $stock ->
    [0] Você perdeu: nenhuma das suas cartas cabe na mesa, e, como não há mais cartas para comprar, também não dá para guardar. Você fez { blink-points }.
   *[other] Você perdeu: nenhuma das suas cartas cabe na mesa, e não dá para guardar outra. Você fez { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Você perdeu para a borda da mesa: uma das suas cartas caberia logo depois dela. Nenhuma cabe na mesa, e, como não há mais cartas para comprar, também não dá para guardar. Você fez { blink-points }.
   *[other] Você perdeu para a borda da mesa: uma das suas cartas caberia logo depois dela. Nenhuma cabe na mesa, e não dá para guardar outra. Você fez { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Não há outra jogada possível.
blink-hint-first = A partir do centro da mesa, as cartas podem se espalhar em todas as direções.
blink-hint-hold = Guardar não custa nada enquanto há espaço. Você vê a próxima carta e ainda pode colocar esta.
blink-hint-keep = Guardar não custa nada enquanto há espaço. Você ganha mais uma carta para escolher e ainda pode colocar esta.
blink-hint-scarce = { $cells ->
    [one] Só { $cells } casa serve para { $card1 }.
   *[other] Só { $cells } casas servem para { $card1 }.
 } Depois pode não haver nenhuma.
blink-hint-hole = { $place2 } encosta em { $touched } cartas. { $cards ->
    [0] Nenhuma outra carta restante cabe ali.
    [one] Só { $cards } outra carta restante cabe ali.
   *[other] Só { $cards } outras cartas restantes cabem ali.
 }
blink-hint-points = Ela vale { $points } pontos. Nenhuma outra casa vale mais.
blink-hint-open = Ela deixa os melhores lugares para as cartas que ainda virão.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Você vê todas as cartas que virão. O melhor caminho encontrado depois dela coloca todas, com { $best } pontos.
blink-hint-most = Você vê todas as cartas que virão. Todos os caminhos foram testados, e nenhum que coloca todas faz mais de { $best } pontos.
blink-hint-short = Você vê todas as cartas que virão, mas não foi encontrado um caminho que coloque todas. O melhor encontrado faz { $best } pontos.
blink-hint-none = Você vê todas as cartas que virão. Todos os caminhos foram testados, e nenhum coloca todas. O melhor faz { $best } pontos.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] Não há casa para { $card } agora.
    [1] A única casa para { $card } é { $cells }.
    [2] Casas para { $card }: { $cells }.
    [3] Casas para { $card }: { $cells }.
   *[other] Casas para { $card }: { $cells } e outras.
 }
blink-refused-no-such-move = “{ $move }” não é uma jogada de Blink. Digite uma casa para a carta comprada: “g4”. Para uma guardada, digite antes o número: “1 c3”. Ou digite “guardar”.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = Esta partida não tem a carta guardada { blink-held-number }: { $hold ->
    [0] você não pode guardar cartas.
    [one] você só pode guardar { $hold } carta.
   *[other] você só pode guardar { $hold } cartas.
 }
blink-refused-nothing-drawn = Você não tem carta comprada: o monte está vazio. Digite a carta guardada para colocar, como “1 c3”.
blink-refused-nothing-held = O lugar { blink-held-number } das cartas guardadas está vazio.
blink-refused-off-table = { $cell } não fica na mesa, que vai de A1 a { $last }.
blink-refused-taken = { $cell } está ocupada por { $other }, e cartas colocadas não se movem. { blink-where }
blink-refused-no-match = Em { $cell }, a carta { $card } encostaria em { $other } em { $at }, sem nada em comum. { blink-where }
blink-refused-touches-nothing = Em { $cell }, a carta { $card } não encostaria em nenhuma carta. { blink-where }
blink-refused-first-card = Você não pode guardar a primeira carta. Coloque-a em qualquer casa.
blink-refused-no-hold = Você não pode guardar cartas nesta partida.
blink-refused-nothing-to-draw = Você não pode guardar a última carta, porque não há próxima para comprar. Coloque-a, ou uma guardada.
blink-refused-hold-full = { $hold ->
    [one] Você já guarda { $hold } carta, e não há espaço para mais.
   *[other] Você já guarda { $hold } cartas, e não há espaço para mais.
 } Coloque a carta comprada ou uma guardada.
blink-refused-not-yet-drawn = Uma linha só pode usar cartas que você já vê. Coloque ou guarde a carta comprada e depois olhe a próxima.
blink-refused-not-at-hand = Você não pode colocar { $card }: só a carta comprada ou uma guardada.
blink-refused-stock-draws = A próxima carta vem quando você coloca ou guarda a carta comprada.
blink-refused-all-drawn = O monte está vazio: não há mais carta para comprar. Coloque as que você ainda tem.
blink-refused-can-hold = Não há casa para { $card } agora, mas você pode guardar essa carta.
blink-refused-fits-nowhere = Não há casa para { $card } agora. Jogue antes outra carta.
blink-refused-hold-here = Você pode guardar a carta comprada: aperte o primeiro lugar livre.
blink-refused-cell-taken = { $cell } está ocupada por { $other }. Cartas colocadas não se movem.
blink-refused-cell-alone = Em { $cell }, uma carta não encostaria em nenhuma outra. Escolha uma casa ao lado de uma carta.
blink-refused-no-card-fits = Em { $cell }, a carta { $card } encostaria em { $other } em { $at }, sem nada em comum.{ $others ->
    [0] { "" }
    [1] { " " }Sua outra carta também não cabe ali.
   *[other] { " " }Suas outras cartas também não cabem ali.
 }
blink-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite uma casa para a carta comprada: “g4”. Para uma guardada, antes o número: “1 c3”. Ou “guardar”.

# The goal of a second try, and a score in its terms.
blink-goal = vencer com { $goal } pontos ou mais
blink-goal-score = { $score } pontos

# A goal of a season.
blink-score-goal = { $score ->
    [one] Chegue a { $score } ponto ou mais em Blink Solitaire
   *[other] Chegue a { $score } pontos ou mais em Blink Solitaire
 }

# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip solitaire, paciência flip
flip-credit = Flip: autoria desconhecida
# The aim in one sentence, above a player’s first game.
flip-aim = Vire cartas claras para o lado escuro e remova-as, com 4 seguidas cujas pontas combinam.
flip-typing = Distribuir: “distribuir”, “distribuir 3”, “distribuir combinação” (até a próxima combinação), “distribuir tudo”. Jogar: o número da primeira de 4 cartas (“7”), ou as 2 cartas das pontas (“2s 10s”). Para dizer qual combinação: “virar 7”, “virar quatro 7”, “remover 7”, “remover quatro 7”. “parar” encerra a partida.
flip-pitch = Vire e remova cartas para fazer muitos pontos.
flip-pitch-effort = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 } · cerca de { $points } de 104 pts
flip-scored = Pontos
flip-option-open = monte aberto
flip-short-option-open = aberta

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Sua mão, a partir de baixo. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] O monte está vazio.
        [one] Monte: { $count } carta fechada.
       *[other] Monte: { $count } cartas fechadas.
    }
    [one] Monte: { $seen } carta aberta: { $cards }.
   *[other] Monte: { $seen } cartas abertas, primeiro a próxima: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = próxima

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Distribuir até combinar
        [end] Distribuir até o fim
       *[other] Distribuir { $reach } até combinar
    }
    [all] Distribuir todas as { $left }
   *[other] Distribuir 1 carta
 }
flip-turn = { $from }–{ $to }: virar { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to }: virar todas
flip-remove = { $from }–{ $to }: remover { $one } { $other }
flip-remove-four = { $from }–{ $to }: remover todas
flip-stop = Parar aqui
flip-ending-stop = { $moves ->
    [one] Parar aqui? Ainda há { $moves } combinação.
   *[other] Parar aqui? Ainda há { $moves } combinações.
 } Seu resultado seria de { $score } de 104 pontos.
flip-ending-stop-yes = Sim, parar
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] Até combinar
        [end] Até o fim
       *[other] Até combinar: { $reach }
    }
    [all] Distribuir tudo
   *[other] Distribuir 1
 }
flip-turn-short = { $from }: virar
flip-turn-four-short = { $from }: virar todas
flip-remove-short = { $from }: remover
flip-remove-four-short = { $from }: remover todas
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] até a próxima combinação
        [end] até o fim, sem nova combinação
        [one] { $reach } carta, até a próxima combinação
       *[other] { $reach } cartas, até a próxima combinação
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } e { $last } viram { $moved ->
    [1] { $one }
   *[other] { $one } e { $other }
 }
flip-turn-four-typed = { $first } e { $last } viram todas as 4
flip-remove-typed = { $first } e { $last } removem { $one } e { $other }
flip-remove-four-typed = { $first } e { $last } removem todas as 4
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Pontos: { $score } de 104.
       *[other] Pontos: { $score } de 104. Cartas removidas: { $removed }. Escuras na sua mão: { $dark }.
    }
   *[other] Pontos: { $score } de 104. Cartas removidas: { $removed }. Escuras na sua mão: { $dark }.
 }
flip-picture-state = { $score }/104 · monte { $stock }
flip-result = { $score } de 104 pontos, { $removed } cartas removidas
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] O monte está vazio. Jogue a única combinação, ou termine com “{ flip-stop }”.
       *[other] O monte está vazio. Escolha uma combinação, ou termine com “{ flip-stop }”.
    }
   *[other] { $moves ->
        [3] Ainda não há combinação. Distribua até as pontas de 4 cartas seguidas combinarem em naipe ou valor.
        [4] Há uma combinação. Jogue-a, ou continue distribuindo: distribuir nunca estraga uma combinação.
       *[other] Escolha uma combinação, ou continue distribuindo: distribuir nunca estraga uma combinação.
    }
 }

flip-ended-perfect = Você venceu! Todas as 52 cartas foram removidas: 104 pontos, uma partida perfeita. Mesmo quem joga muito bem raramente chega lá.
flip-ended-no-play = O monte está vazio e não há mais combinações. Você fez { $score } de 104 pontos. Cartas removidas: { $removed }. Escuras na sua mão: { $dark }.
flip-ended-stopped = Você parou antes da última combinação. Fez { $score } de 104 pontos. Cartas removidas: { $removed }. Escuras na sua mão: { $dark }.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Distribuir não estraga nada: as cartas novas só entram por cima, e toda combinação continua possível.
flip-hint-perfect = É o primeiro passo de um caminho para remover todas as 52 cartas.
flip-hint-only = É a única combinação.
flip-hint-any = { $plays ->
    [2] As duas combinações levam à mesma melhor pontuação, então comece por qualquer uma.
   *[other] Todas as { $plays } combinações levam à mesma melhor pontuação, então comece por qualquer uma.
 }
flip-hint-same = { $equal } de { $plays } combinações levam à melhor pontuação encontrada. As outras levam a menos.
flip-hint-best = É o primeiro passo do melhor caminho encontrado. A segunda melhor combinação leva a { $other } pontos.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] É o primeiro passo de um dos melhores caminhos. Nenhum caminho leva a mais pontos.
   *[off] É o primeiro passo do melhor caminho encontrado.
 }
flip-hint-later = { $proven ->
    [on] O melhor caminho começa com cartas que ainda virão. Nenhum caminho leva a mais pontos.
   *[off] O melhor caminho encontrado começa com cartas que ainda virão.
 }
flip-hint-none = Mesmo com todas as cartas na mão, não há combinação.

flip-refused-no-such-move = “{ $move }” não é uma jogada de Flip. Você pode distribuir, virar, remover e, no fim, parar.
flip-refused-stock-empty = O monte está vazio, então não dá para distribuir. Jogue uma combinação, ou pare.
flip-refused-stock-short = { $left ->
    [one] Só resta { $left } carta para distribuir. Nada foi jogado.
   *[other] Só restam { $left } cartas para distribuir. Nada foi jogado.
 }
flip-refused-stock-left = { $left ->
    [one] Você ainda não pode parar: resta { $left } carta para distribuir.
   *[other] Você ainda não pode parar: restam { $left } cartas para distribuir.
 }
flip-refused-not-all = { $left ->
    [0] Não restam cartas para distribuir. Nada foi jogado.
    [one] Só resta { $left } carta para distribuir, não { $number }. Nada foi jogado.
   *[other] Restam { $left } cartas para distribuir, não { $number }. Nada foi jogado.
 }
flip-refused-after-match = Depois de “distribuir combinação”, ninguém sabe quantas cartas restam. Digite a próxima distribuição em outra linha. Nada foi jogado.
flip-refused-just-dealt = “{ $move }” vem depois de uma distribuição, e sua mão atual não permite. Distribua, olhe e só então jogue. Nada foi jogado.
flip-refused-no-such-window = { $most ->
    [0] Uma combinação precisa de 4 cartas seguidas, mas sua mão tem { $cards }.
    [1] Sua mão tem só 4 cartas. Uma combinação só pode começar na carta 1, não na { $number }.
   *[other] Sua mão tem { $cards } cartas. Uma combinação de 4 pode começar nas cartas 1 a { $most }, não na { $number }.
 }
flip-refused-ends-differ = As pontas de { $from }–{ $to }, { $first } e { $last }, não combinam nem em naipe nem em valor.
flip-refused-light-end = Só dá para remover cartas se as duas pontas forem escuras. Em { $from }–{ $to }, são { $first } e { $last } (◼ quer dizer escura).
flip-refused-dark-already = Em { $from }–{ $to }, entre { $first } e { $last }, não há mais carta clara para virar. Cartas escuras nunca voltam.
flip-refused-only-middle = { $first } e { $last } combinam em naipe, não em valor. Por isso, só valem as 2 do meio de { $from }–{ $to }, não todas as 4.
flip-refused-only-four = { $first } e { $last } combinam em valor. Por isso, em { $from }–{ $to }, só valem todas as 4, não as 2 do meio.
flip-refused-which-play = Isso pode ser mais de uma combinação. Digite uma destas: { $ways }.
flip-refused-not-shown = Nenhuma carta da sua mão mostra { $face } como você digitou. Chame as cartas pela face que mostram agora, clara ou escura.
flip-refused-not-ends = { $one } e { $other } não são as pontas de 4 cartas seguidas. Entre elas precisa haver exatamente 2 cartas.
flip-refused-unreadable = Não consigo ler “{ $text }” como jogada. Tente “distribuir”, “distribuir combinação” ou “distribuir tudo”. Ou digite o número da primeira de 4 cartas: “7”.

# The goal of a second try, and a score in its terms.
flip-goal = { $goal } pontos ou mais
flip-goal-score = { $score } pontos

# A goal of a season.
flip-score-goal = { $score ->
    [one] Chegue a { $score } ponto ou mais em Flip
   *[other] Chegue a { $score } pontos ou mais em Flip
 }

# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Cartas restantes
clearing-option-open = todas as cartas visíveis
clearing-short-option-open = aberta

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] O monte está vazio.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Monte: { $cards }.
           *[other] Monte, a próxima carta primeiro: { $cards }.
        }
        [one] { $seen ->
            [0] Monte: { $hidden } carta fechada.
           *[other] Monte: { $cards }, e depois { $hidden } carta fechada.
        }
       *[other] { $seen ->
            [0] Monte: { $hidden } cartas fechadas.
           *[other] Monte: { $cards }, e depois { $hidden } cartas fechadas.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] O descarte está vazio.
   *[other] { $pairs ->
        [0] Descarte: { $top }.
       *[other] { $count ->
            [1] Descarte: { $upper }.
            [2] Descarte, de cima para baixo: { $upper }.
            [3] Descarte, de cima para baixo: { $upper }.
           *[other] Descarte: { $count } cartas, de cima para baixo: { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Pilha { $name }: { $all }.
   *[other] Pilha { $name }, de cima para baixo: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Livres: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] fechada
 } sob { $under }
clearing-pile-covered-row = Fileira { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = descarte

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }do monte
        [waste] { " " }do descarte
       *[other] { " " }({ $place1 })
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Escolha um par para { $card1 }.
clearing-draw = Comprar uma carta
clearing-draw-short = Comprar
clearing-redeal = Virar o descarte
clearing-redeal-short = Virar

clearing-left = { $score ->
    [0] Não resta nenhuma carta para retirar
    [one] Resta { $score } carta para retirar
   *[other] Restam { $score } cartas para retirar
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Sequência: { $streak }, maior: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = { $score ->
    [0] { $score } restantes
    [one] { $score } restante
   *[other] { $score } restantes
 }
clearing-result = { $score ->
    [0] Todas as cartas retiradas
    [one] Restou { $score } carta
   *[other] Restaram { $score } cartas
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Dá para fazer isso mais { $redeals } vez.
   *[other] { " " }Dá para fazer isso mais { $redeals } vezes.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Escolha uma jogada.
           *[other] Escolha uma jogada. O monte acabou.
        }
       *[other] { $waste ->
            [0] Escolha uma jogada. O monte e o descarte acabaram.
           *[other] { $matches ->
                [0] Nada combina agora: vire o descarte.
               *[other] Escolha uma jogada ou vire o descarte.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Nada combina agora: compre uma carta.
       *[other] Escolha uma jogada ou compre uma carta.
    }
 }

clearing-ended-cleared = Você venceu! Todas as cartas foram retiradas, depois de { $moves } jogadas.{ $longest ->
    [0] { "" }
   *[other] { " " }Maior sequência: { $longest }.
 }
clearing-ended-no-match = Você perdeu: nada combina{ $passes ->
    [0] { "" }
   *[other] , e o monte acabou
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Não dá mais para avançar: o que quer que você compre, nada vai combinar.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Nenhuma outra jogada ajuda agora.
clearing-hint-wins = Todas as cartas são conhecidas. Com esta jogada, ainda dá para retirar todas.
clearing-hint-fewest = Todas as cartas são conhecidas. Nenhum jeito de retirar todas foi encontrado, mas das jogadas testadas esta deixa menos cartas.
clearing-hint-safe = Não custa nada: você não vai precisar disso depois.
clearing-hint-tried = Esta jogada vence em { $won } de { $samples } partidas imaginadas; a segunda melhor, em { $other }.
clearing-hint-likely = Esta jogada vence em { $won } de { $samples } partidas imaginadas.
clearing-hint-far = Em { $samples } partidas imaginadas, não se encontrou como vencer. Com esta jogada sobraram menos cartas.
clearing-hint-draw = Nas partidas imaginadas, comprar agora vence mais vezes do que pegar cartas.
clearing-hint-unwinnable = Não dá mais para vencer a partir daqui, seja qual for a jogada. Desfaça jogadas ou comece uma nova partida.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] um ás
    [T] um 10
    [J] um valete
    [Q] uma dama
    [K] um rei
   *[other] um { $wanted }
 }
clearing-lower = { $lower ->
    [A] um ás
    [T] um 10
    [J] um valete
    [Q] uma dama
    [K] um rei
   *[other] um { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }ou um ás
    [2] { " " }ou um 2
    [3] { " " }ou um 3
    [4] { " " }ou um 4
    [5] { " " }ou um 5
    [6] { " " }ou um 6
    [7] { " " }ou um 7
    [8] { " " }ou um 8
    [9] { " " }ou um 9
    [T] { " " }ou um 10
    [J] { " " }ou um valete
    [Q] { " " }ou uma dama
    [K] { " " }ou um rei
   *[other] { "" }
 }

clearing-refused-no-such-move = “{ $move }” não é uma jogada deste jogo. Digite uma carta ou o lugar dela, como “7h”, ou “comprar carta”.
clearing-refused-one-card = Um par precisa de 2 cartas diferentes. Você indicou { $place ->
    [stock] o monte
    [waste] o descarte
   *[other] { $place }
 } duas vezes.
clearing-refused-order = Digite os lugares de um par em ordem: “take { $first } { $second }”.
clearing-refused-not-yet-seen = “{ $move }” pode depender de cartas que as jogadas anteriores abrem. Digite antes essas jogadas e depois olhe.
clearing-refused-not-from-waste = Você não pode pegar cartas do descarte: ali elas só são postas.
clearing-refused-not-from-stock = Você não pode pegar cartas do monte. Compre para abrir uma.
clearing-refused-nothing-there = { $place ->
    [stock] O monte está vazio.
    [waste] O descarte está vazio.
   *[other] Não há carta em { $place }.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = A carta de { $place } está fechada. Retire antes o que está sobre ela: { $covering }.
clearing-refused-covered = { $card } não está livre em { $place }. Retire antes o que está em cima: { $covering }.
clearing-refused-needs-partner = { $card } só sai com { clearing-wanted }: assim somam { $total }. Indique as 2 cartas.
clearing-refused-not-the-total = { $card } e { $other } somam { $sum }, não { $total }.
clearing-refused-waste-empty = O descarte está vazio. Compre antes uma carta.
clearing-refused-not-next = { $card } não pode ir sobre { $top }: ali só vai { clearing-lower }{ clearing-or-higher }.
clearing-refused-stock-not-empty = O monte ainda tem cartas. Compre todas antes de virar o descarte.
clearing-refused-no-stock = Não há monte neste jogo.
clearing-refused-stock-empty = O monte acabou.
clearing-refused-turn-waste-over = O monte está vazio. Vire antes o descarte.
clearing-refused-no-pass-left = Não dá para virar o descarte: só dá para percorrer o monte { $passes ->
    [one] { $passes } vez.
   *[other] { $passes } vezes.
 }
# What a typed line says that is no move.
clearing-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite uma carta ou o lugar dela, como “7h”. Ou digite “comprar carta”.
clearing-refused-too-many-words = Essa linha é longa demais: são lidas no máximo { $most } palavras. Digite as primeiras jogadas e depois o resto.
clearing-refused-card-covered = { $card } não está livre em { $place }. Retire antes o que está em cima: { $covering }.
clearing-refused-card-not-free = { $card } não está livre agora. Pode estar fechada, no monte ou embaixo de outras cartas.
clearing-refused-card-gone = { $card } não está mais em jogo.
clearing-refused-card-not-in-game = { $card } não faz parte deste jogo.
clearing-refused-no-such-rank = Nenhuma carta livre é { clearing-wanted }. Escolha outra carta.
clearing-refused-several-cards = “{ $text }” pode ser mais de uma carta: { $places }. Digite um destes lugares.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } não tem par entre as cartas livres.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Sobre { $card } só vai { clearing-lower }{ clearing-or-higher }. { $stock ->
    [0] Aperte uma carta livre que sirva.
   *[other] Aperte uma carta livre que sirva ou compre.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [0] não deixar nenhuma carta
    [one] deixar no máximo { $goal } carta
   *[other] deixar no máximo { $goal } cartas
 }
clearing-goal-score = { $score ->
    [0] nenhuma carta restante
    [one] { $score } carta restante
   *[other] { $score } cartas restantes
 }

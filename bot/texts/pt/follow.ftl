# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = follow suit, follow, siga o naipe, seguir o naipe
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Ganhe vazas e esvazie sua mão até o baralho acabar.
follow-typing = Troca: “trocar 2s 5h” ou “manter”. Trunfo: “copas” ou “nenhum”. Os dois juntos: “manter, trunfo copas”. Depois digite uma carta para cada vaza: “qh” (dama de copas), “curinga”, ou “q” se só 1 dama puder ser jogada.
follow-pitch = Ganhe vazas do baralho até esvaziar sua mão.
follow-option-open = todas as cartas abertas
follow-short-option-open = aberta
follow-scored = Cartas restantes no baralho

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Ainda não há carta de saída.
   *[other] O baralho sai com: { $cards }.
 }
follow-last = { $count ->
    [0] Ainda não houve vazas.
   *[other] Última vaza, primeiro a sua carta: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Sua mão: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] O baralho está vazio.
       *[other] Baralho, primeiro a próxima carta: { $cards }.
    }
   *[off] { $count ->
        [0] O baralho está vazio.
        [one] Baralho: { $count } carta fechada.
       *[other] Baralho: { $count } cartas fechadas.
    }
 }
follow-discards = { $count ->
    [0] Descartadas na troca: nenhuma.
   *[other] Descartadas na troca: { $cards }.
 }
follow-played = { $count ->
    [0] Fora do jogo em vazas: nenhuma.
   *[other] Fora do jogo em vazas, primeiro as últimas: { $cards }.
 }
follow-aside = { $open ->
    [on] Separadas, fora do jogo: { $cards }.
   *[off] Separadas e fechadas durante toda a partida: { $count } cartas.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = trunfo
follow-printed-lead = saída
follow-printed-last-trick = última vaza
follow-printed-gone = fora
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = baralho, de cima para baixo
follow-printed-set-aside = separadas
follow-printed-next-leads-in-order = próximas saídas em ordem

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] A partida acabou antes de você escolher o trunfo.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Você ganhou a última vaza.
        [lost] { " " }Você perdeu a última vaza e pegou as duas cartas.
       *[other] { "" }
    } Vazas ganhas: { $won }, perdidas: { $lost }. { follow-cards }
 }
follow-cards = Cartas: { $hand } na sua mão, { $stock } no baralho.
follow-trumps-now = { $trumps ->
    [S] O trunfo é espadas
    [H] O trunfo é copas
    [D] O trunfo é ouros
    [C] O trunfo é paus
   *[none] Não há trunfo
 }
follow-picture-state = { $phase ->
    [exchange] troca · { $stock } no baralho
    [trumps] trunfo? · { $stock } no baralho
   *[tricks] { $trumps ->
        [S] trunfo: espadas
        [H] trunfo: copas
        [D] trunfo: ouros
        [C] trunfo: paus
       *[none] sem trunfo
    } · { $stock } no baralho
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Você pode trocar cartas uma vez: marque as que quer descartar e compre 2 para cada uma.
    [trumps] Sua mão: { $hand-cards }. Escolha um naipe como trunfo, ou jogue sem. O trunfo ganha de todos os outros naipes.
   *[tricks] { $led ->
        [X] O baralho sai com o Curinga. Jogue qualquer carta: ela perde, e você pega as duas.
       *[other] { $follows ->
            [0] O baralho sai com { $lead-cards }. Você não tem { follow-led-suit }, então pode jogar qualquer carta.
           *[other] { $joker ->
                [0] O baralho sai com { $lead-cards }: siga o naipe de { follow-led-suit }.
               *[other] O baralho sai com { $lead-cards }: siga o naipe de { follow-led-suit } ou jogue o Curinga.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [0] { $score } pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }, vazas ganhas: { $won }, perdidas: { $lost }
   *[other] Vazas ganhas: { $won }, perdidas: { $lost }
 }
follow-ended-empty-hand = { $score ->
    [0] Você venceu! Sua mão e o baralho estão vazios: 0 pontos, mas é uma vitória.
    [one] Você venceu! Sua mão está vazia, com { $score } carta restante no baralho: { $score } ponto.
   *[other] Você venceu! Sua mão está vazia, com { $score } cartas restantes no baralho: { $score } pontos.
 } Vazas ganhas: { $won }, perdidas: { $lost }.
follow-ended-too-many = { $phase ->
    [trumps] Você perdeu na troca: tem { $hand } cartas na mão, e o baralho tem { $stock }. Cada vaza tira no máximo 1 carta da sua mão.
   *[tricks] Você perdeu: tem { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } na mão, mas { $stock ->
        [0] não resta nenhuma vaza
        [one] só resta { $stock } vaza
       *[other] só restam { $stock } vazas
    }. Vazas ganhas: { $won }, perdidas: { $lost }.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Marque as cartas para descartar. Você compra 2 para cada uma. Se não marcar nenhuma, fica com as 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] Você descarta { $count } carta e compra { $come }. Fica com { $drawn } na mão, e o baralho com { $left }.
   *[other] Você descarta { $count } cartas e compra { $come }. Fica com { $drawn } na mão, e o baralho com { $left }.
 }
follow-losing-exchange = Cuidado: trocar { $count } cartas perde a partida na hora. Você ficaria com { $drawn } cartas, e o baralho com só { $left }.
follow-exchange = { $count ->
    [0] Manter todas as cartas
    [8] Trocar { $count } cartas e perder
    [9] Trocar { $count } cartas e perder
    [10] Trocar { $count } cartas e perder
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
 }
follow-trumps = { $place1 ->
    [S] ♠ Trunfo: espadas
    [H] ♥ Trunfo: copas
    [D] ♦ Trunfo: ouros
    [C] ♣ Trunfo: paus
   *[none] Sem trunfo
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Espadas
    [H] ♥ Copas
    [D] ♦ Ouros
    [C] ♣ Paus
   *[none] Sem trunfo
 }
follow-play = Jogar { $card1 }
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] espadas
    [H] copas
    [D] ouros
    [C] paus
   *[none] { "" }
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = “{ $move }” não é uma jogada de Follow-the-Suit. Antes, digite “manter” ou “trocar 2s 5h”, e depois “trunfo copas” ou “nenhum”. Depois disso, uma carta, como “qh”.
follow-refused-exchange-first = A troca vem primeiro. Digite as cartas para descartar, como “trocar 2s 5h”, ou “manter”.
follow-refused-exchanged = Você só pode trocar cartas uma vez, antes de escolher o trunfo.
follow-refused-trumps-first = Antes, escolha o trunfo: um naipe, como “copas”, ou “nenhum”.
follow-refused-trumps-chosen = Você não pode mudar o trunfo: já escolheu. { follow-trumps-now }.
follow-refused-not-in-hand = Você não tem { follow-card }.
follow-card = { $card ->
    [Curinga] o Curinga
   *[other] { $card }
 }
follow-refused-named-twice = Você indicou { follow-card } duas vezes.
follow-refused-hand-order = Digite as cartas para trocar na ordem da sua mão.
follow-refused-must-follow = { $card } não segue { $lead }. Você precisa seguir o naipe se puder: por exemplo, jogue { $fitting }, ou o Curinga, se tiver.
follow-refused-unseen-lead = Jogue uma carta de cada vez: você ainda não vê a próxima saída.
follow-refused-no-such-card = Nenhuma carta da sua mão corresponde a “{ $text }”.
follow-refused-several-cards = Pode ser { $one } ou { $other }. Digite o valor e o naipe.
follow-refused-suit-led = O naipe da saída é { follow-led-suit }, e você tem { $follows ->
    [1] uma carta: jogue-a
   *[other] { $follows } cartas: jogue uma
 }{ $joker ->
    [0] .
   *[other] , ou o Curinga.
 }
follow-refused-lead = O baralho sai com { follow-card }. Aperte uma carta da sua mão para jogá-la.
follow-refused-no-lead-yet = O baralho só sai depois da troca e da escolha do trunfo.
follow-refused-last-trick = { $count ->
    [0] Ainda não houve vazas.
   *[other] Esta é a última vaza. Não dá mais para mudá-la.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] O baralho sai assim que você escolher o trunfo.
   *[tricks] O baralho sai automaticamente. Jogue uma carta da sua mão.
 }
follow-refused-trumps-later = O trunfo vem depois da troca. Escolha as cartas para descartar, ou mantenha todas.
follow-refused-out-of-play = Estas cartas estão fora do jogo.
follow-refused-unreadable = Não consigo ler “{ $text }” como jogada. Antes, “manter” ou “trocar 2s 5h”, e depois “trunfo copas” ou “nenhum”. Depois disso, uma carta: “qh” ou “curinga”.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Você não pode jogar nenhuma outra carta.
follow-hint-keep = Cada carta trocada custa 3 pontos. E não seria mais fácil se livrar das novas.
follow-hint-exchange = { $count ->
    [1] Esta carta ganha de poucas saídas, então seria difícil se livrar dela.
   *[other] Estas cartas ganham de poucas saídas, então seria difícil se livrar delas.
 }
follow-hint-trumps = { $place1 ->
    [none] Suas cartas altas ajudam mais sem trunfo do que com qualquer naipe como trunfo.
   *[other] { $held ->
        [0] Você não tem nenhuma carta deste naipe, então suas cartas altas mantêm o valor.
        [one] Você tem { $held } carta deste naipe. Se não for trunfo, é difícil se livrar dela.
       *[other] Você tem { $held } cartas deste naipe. Como trunfo, elas ganham quando você não pode seguir o naipe.
    }
 }
follow-hint-win = Ela ganha a vaza, e suas outras cartas valem mais depois.
follow-hint-ruff = Você não tem o naipe da saída, então um trunfo ganha a vaza.
follow-hint-joker = O Curinga ganha a vaza. Sem ele, seria difícil se livrar desta saída.
follow-hint-take = Nenhuma das suas cartas ganha esta vaza. A que você jogar volta, junto com a da saída.
follow-hint-duck = É melhor perder esta vaza. A carta da saída pode ganhar outra depois, e você guarda a que ganharia agora.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Você vê todas as cartas. { $left ->
    [0] Assim, dá para vencer com a última carta do baralho.
    [one] Assim, dá para vencer com { $left } carta restante no baralho.
   *[other] Assim, dá para vencer com { $left } cartas restantes no baralho.
 } Nenhuma outra escolha deixa mais.
follow-hint-lost = Você vê todas as cartas. Esta partida não pode mais ser vencida, não importa o que você faça.
follow-hint-found = Você vê todas as cartas. { $left ->
    [0] O melhor caminho encontrado vence com a última carta do baralho.
    [one] O melhor caminho encontrado vence com { $left } carta restante no baralho.
   *[other] O melhor caminho encontrado vence com { $left } cartas restantes no baralho.
 } Havia caminhos demais para tentar todos.
follow-hint-unfound = Você vê todas as cartas, mas havia caminhos demais para tentar todos. Nenhum dos que foram tentados vence.

# The goal of a second try, and a score in its terms.
follow-goal = vencer com { $goal } ou mais cartas restantes no baralho
follow-goal-score = { $score ->
    [0] nenhuma carta no baralho
    [one] { $score } carta no baralho
   *[other] { $score } cartas no baralho
 }

# A goal of a season.
follow-score-goal = { $score ->
    [one] Vença Follow-the-Suit com { $score } carta ou mais no baralho
   *[other] Vença Follow-the-Suit com { $score } cartas ou mais no baralho
 }

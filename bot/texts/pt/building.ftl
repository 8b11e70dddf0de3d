# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Cartas nas bases
building-option-open = todas as cartas visíveis
building-short-option-open = aberta

building-stock = { $count ->
    [0] O monte está vazio.
   *[other] { $open ->
        [on] Monte, aberto, a próxima carta primeiro: { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Monte: { $count } carta fechada.
               *[other] Monte: { $count } cartas fechadas.
            }
            [one] Monte: { $count } cartas fechadas, para { $deals } distribuição.
           *[other] Monte: { $count } cartas fechadas, para { $deals } distribuições.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] O descarte está vazio.
    [1] Descarte: { $upper }.
    [2] Descarte, de cima para baixo: { $upper }.
    [3] Descarte, de cima para baixo: { $upper }.
   *[other] Descarte: { $count } cartas, de cima para baixo: { $upper }…
 }
building-cell = { $name }: { $count ->
    [0] vazia
   *[other] { $top }
 }
building-cell-row = Células. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] vazia
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Bases. { $places }.
   *[other] Naipes completos: { $score } de { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Pilha { $name }{ $count ->
    [0] : vazia.
    [1] : { $all }.
   *[other] , de cima para baixo: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = descarte

building-name = { $name ->
    [spades] Espadas
    [hearts] Copas
    [diamonds] Ouros
    [clubs] Paus
    [spades-2] Espadas 2
    [hearts-2] Copas 2
    [diamonds-2] Ouros 2
    [clubs-2] Paus 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } cartas)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }da base
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }({ $pile })
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }({ $place2 })
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] → base
    [space] → pilha vazia { $place2 }
    [cell] → célula { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] → base
    [space] → pilha { $place2 }
    [cell] → célula { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { building-target }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { building-target-short }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } à base
    [pile] { $card1 } sobre { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Escolha para onde vai { $card1 }.
building-draw = { $cards ->
    [one] Comprar { $cards } carta
   *[other] Comprar { $cards } cartas
 }
building-draw-short = Comprar { $cards }
building-redeal = Virar o descarte
building-redeal-short = Virar
building-deal = { $cards ->
    [one] Distribuir { $cards } carta
   *[other] Distribuir { $cards } cartas
 }
building-deal-short = Distribuir { $cards }
building-choosing-others = Estas jogadas tiram cartas das bases ou só as mudam de lugar. Elas raramente ajudam.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [0] { $score } de { $total } cartas estão nas bases
        [one] { $score } de { $total } cartas está na base
       *[other] { $score } de { $total } cartas estão nas bases
    }
   *[other] { $score ->
        [0] { $score } de { $runs } naipes estão completos
        [one] { $score } de { $runs } naipes está completo
       *[other] { $score } de { $runs } naipes estão completos
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , depois de { $moves } jogada.
   *[other] , depois de { $moves } jogadas.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } nas bases
   *[other] { $score }/{ $runs } naipes
 }
building-result = { $runs ->
    [0] { $score } de { $total } cartas nas bases
   *[other] { $score } de { $runs } naipes completos
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Dá para fazer isso mais { $redeals } vez.
   *[other] { " " }Dá para fazer isso mais { $redeals } vezes.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Escolha uma jogada.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] Não há outra jogada útil: distribua.
                   *[other] Escolha uma jogada ou distribua.
                }
               *[other] Escolha uma jogada. Dá para distribuir quando nenhuma pilha estiver vazia.
            }
        }
       *[other] { $redeals ->
            [0] Escolha uma jogada. O monte acabou.
           *[other] { $moves ->
                [1] Não há outra jogada útil: vire o descarte.
               *[other] Escolha uma jogada ou vire o descarte.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] Não há outra jogada útil: compre do monte.
       *[other] { $next ->
            [one] Escolha uma jogada ou compre { $next } carta.
           *[other] Escolha uma jogada ou compre { $next } cartas.
        }
    }
 }

building-ended-home = { $runs ->
    [0] Você venceu! Todas as { $score } cartas estão nas bases, depois de { $moves } jogadas.
   *[other] Você venceu! Todos os { $runs } naipes estão completos, depois de { $moves } jogadas.
 }
building-ended-no-move = Você perdeu: não há mais nenhuma jogada útil. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Esta jogada leva a última carta à base.
       *[other] Esta é a primeira de { $moves } jogadas que levam todas as cartas às bases.
    }
   *[other] { $moves ->
        [1] Esta jogada completa o último naipe.
       *[other] Esta é a primeira de { $moves } jogadas que completam todos os naipes.
    }
 }
building-hint-home = Ela leva à base uma carta de que nenhuma outra precisa.
building-hint-uncover = { $moves ->
    [1] Ela abre uma carta fechada da pilha { $place }.
   *[other] É a primeira de { $moves } jogadas que abrem uma carta da pilha { $place }.
 }
building-hint-space = { $moves ->
    [1] Ela esvazia a pilha { $place }.
   *[other] É a primeira de { $moves } jogadas que esvaziam a pilha { $place }.
 }
building-hint-waste = { $moves ->
    [1] Ela joga { $card } do descarte.
   *[other] É a primeira de { $moves } jogadas que jogam { $card } do descarte.
 }
building-hint-fetch = { $moves ->
    [1] Ela joga { $card } do monte.
   *[other] É a primeira de { $moves } jogadas que percorrem o monte até { $card } e jogam essa carta.
 }
building-hint-draw = Nada melhor foi encontrado, e o monte mostra cartas novas.
building-hint-deal = Nada melhor foi encontrado, e a distribuição traz cartas novas.
building-hint-run = { $moves ->
    [1] Ela completa um naipe.
   *[other] É a primeira de { $moves } jogadas que completam um naipe.
 }
building-hint-order = { $moves ->
    [1] Ela põe mais cartas em sequência.
   *[other] É a primeira de { $moves } jogadas que põem mais cartas em sequência.
 }
building-hint-fill = Nada melhor foi encontrado, e para distribuir nenhuma pilha pode estar vazia.
building-hint-tried = De { $samples } partidas imaginadas, dá para vencer { $won } com esta jogada, e { $other } com a que parece melhor à primeira vista.
building-hint-farthest = { $runs ->
    [0] Nenhum caminho até a vitória foi encontrado. Com esta jogada começa o que leva mais cartas às bases: { $best }.
   *[other] Nenhum caminho até a vitória foi encontrado. Com esta jogada começa o que completa mais naipes: { $best }.
 }
building-hint-stuck = Nenhum caminho até a vitória foi encontrado daqui. Desfazer algumas jogadas pode ajudar.
building-hint-unwinnable = Não dá para vencer a partir daqui, seja qual for a jogada. Desfaça jogadas ou comece uma nova partida.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] um ás
    [T] um 10
    [J] um valete
    [Q] uma dama
    [K] um rei
   *[other] um { $wanted }
 }
building-red = { building-wanted } { $wanted ->
    [Q] vermelha
   *[other] vermelho
 }
building-black = { building-wanted } { $wanted ->
    [Q] preta
   *[other] preto
 }
building-suited = { $wanted ->
    [A] o ás
    [T] o 10
    [J] o valete
    [Q] a dama
    [K] o rei
   *[other] o { $wanted }
 } do mesmo naipe
# Without an article: sentences have “na”, “a” and “à” before the feminine ones; where it may be the waste, that is said there.
building-at = { $place ->
    [spades] base de espadas
    [hearts] base de copas
    [diamonds] base de ouros
    [clubs] base de paus
    [spades-2] segunda base de espadas
    [hearts-2] segunda base de copas
    [diamonds-2] segunda base de ouros
    [clubs-2] segunda base de paus
   *[other] pilha { $place }
 }

building-refused-no-such-move = “{ $move }” não é uma jogada deste jogo. Digite onde a carta está e para onde vai, como “a b” ou “a base”.
building-refused-same-place = A carta já está { $place ->
    [waste] no descarte
   *[other] na { building-at }
 }. Indique outro lugar para ela.
building-refused-nothing-there = Não há carta { $place ->
    [waste] no descarte
   *[other] na { building-at }
 }.
building-refused-no-card-in-cell = A célula { $place } está vazia.
building-refused-face-down = Essa carta está fechada. Mova antes as cartas que estão sobre ela.
building-refused-not-yet-seen = “{ $move }” pode depender de cartas que as jogadas anteriores abrem. Digite antes essas jogadas e depois olhe.
building-refused-not-in-sequence = { $card } não pode se mover agora: { $over } sobre { $under } { $breaks ->
    [rank] não forma sequência
    [suit] não é do mesmo naipe
   *[color] não alterna as cores
 }, e essas cartas não se movem juntas.
building-refused-only-top = { $card } não pode se mover agora: neste jogo, só as cartas do topo se movem.
building-refused-too-many-cards = Você não pode mover { $count } cartas de uma vez: as células e pilhas vazias só permitem { $most }.
building-refused-only-top-goes-home = { $card } ainda não pode ir à base: há outras cartas sobre ela.
building-refused-several-to-cell = Em uma célula só cabe 1 carta, não { $count }.
building-refused-onto-waste = Você não pode mover cartas para o descarte: elas só chegam ali do monte.
building-refused-onto-stock = Você não pode mover cartas para o monte.
building-refused-stock-only-draws = Você não pode mover cartas do monte. Compre as cartas do monte em ordem.
building-refused-stock-empty = O monte está vazio.
building-refused-turn-waste-over = O monte está vazio. Vire antes o descarte.
building-refused-no-pass-left = O monte acabou: só dá para percorrê-lo { $passes ->
    [one] { $passes } vez.
   *[other] { $passes } vezes.
 }
building-refused-stock-not-empty = O monte ainda tem cartas. Compre todas antes de virar o descarte.
building-refused-waste-empty = O descarte está vazio, então não dá para virá-lo.
building-refused-deal-needs-piles = { $count ->
    [1] Não dá para distribuir enquanto a { building-at } estiver vazia. Ponha antes uma carta ali.
   *[other] Não dá para distribuir enquanto { $count } pilhas estiverem vazias. Ponha antes uma carta em cada uma.
 }
building-refused-not-the-suit = { $card } não pode ir para a { building-at }: não tem esse naipe.
building-refused-needs-lowest = { $card } ainda não pode ir para a { building-at }: ela está vazia e começa com { building-wanted }.
building-refused-not-next = { $card } ainda não pode ir para a { building-at }: depois de { $top } vem { building-wanted }.
building-refused-foundation-complete = { $card } não pode ir para a { building-at }: ela está completa.
building-refused-keeps = Neste jogo, as cartas das bases ficam lá.
building-refused-only-runs = As bases só recebem um naipe completo, e isso acontece automaticamente.
building-refused-cell-full = A célula { $place } já tem { $top }. Escolha outro lugar.
building-refused-home-to-pile = Uma carta de uma base só pode ir para uma pilha.
building-refused-cell-to-cell = Mudar de célula não adianta nada. Escolha uma pilha ou uma base.
building-refused-needs-highest = { $card } não pode ir para a { building-at }: uma pilha vazia só recebe { building-wanted }.
building-refused-space-closed = Nada pode ir para a { building-at }: neste jogo, pilhas vazias ficam vazias.
building-refused-highest-needs-space = { $card } tem o valor mais alto: entre as pilhas, só uma vazia pode recebê-la.
building-refused-needs-red = { $card } precisa de { building-red }, mas a { building-at } termina em { $top }.
building-refused-needs-black = { $card } precisa de { building-black }, mas a { building-at } termina em { $top }.
building-refused-needs-suit = Falta { building-suited } para { $card }: a { building-at } termina em { $top }.
building-refused-needs-rank = { $card } precisa de { building-wanted }, mas a { building-at } termina em { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } ainda não está à vista. Compre do monte ou abra cartas das pilhas.
building-refused-card-not-dealt = { $card } ainda não está à vista. Distribua do monte ou abra cartas das pilhas.
building-refused-card-face-down = { $card } está fechada em uma pilha. Abra mais cartas para encontrá-la.
building-refused-card-face-down-in = { $card } está fechada na pilha { $place }. Mova antes as cartas que estão sobre ela.
building-refused-card-to-draw = { $card } está no monte. Compre até essa carta sair.
building-refused-card-to-deal = { $card } está no monte. Distribua até essa carta sair.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } está embaixo de outras cartas no descarte. Jogue antes essas cartas.
   *[other] { $card } está embaixo de outras cartas no descarte. Jogue antes essas cartas ou percorra o monte de novo.
 }
building-refused-card-home = { $card } já está na base, embaixo de outras cartas. Devolva antes essas cartas às pilhas.
building-refused-card-home-for-good = { $card } já está na base e fica lá neste jogo.
building-refused-card-not-in-game = { $card } não faz parte deste jogo.
building-refused-card-covered = { $card } está embaixo de outras cartas na pilha { $place }. Digite também para onde vai, ou mova antes essas cartas.
building-refused-aim-covered = { $card } está embaixo de outras cartas na pilha { $place }, então nada pode ir sobre ela.
building-refused-too-few-cards = A pilha { $place } só tem { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
 }
building-refused-too-many-words = Essa linha é longa demais: são lidas no máximo { $most } palavras. Digite as primeiras jogadas e depois o resto.
building-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite onde a carta está e para onde vai: “a b”, “qh ks” ou “a base”.
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } não cabe em lugar nenhum agora.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } não cabe em lugar nenhum agora: nenhuma pilha está vazia, e a base dela não está pronta.
   *[other] { $card } não cabe em lugar nenhum agora: nenhuma pilha está vazia.
 }
building-refused-space-waits = Uma pilha vazia recebe { building-wanted }. Nenhuma carta serve agora.
building-refused-cell-empty = A célula { $place } está vazia. Aperte uma carta para pô-la ali.
building-refused-waste-is-empty = O descarte está vazio. Compre do monte para pôr cartas ali.
building-refused-foundation-waits = Esta base começa com { building-wanted }. Nenhuma carta livre serve agora.
building-refused-no-next-card = Aqui, depois de { $top } vem { building-wanted }. Nenhuma carta livre serve agora.
building-refused-foundation-is-complete = Esta base está completa.
building-refused-run-waits = Um naipe completo vem para cá, e isso acontece automaticamente.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = { $goal ->
    [one] levar { $goal } carta ou mais às bases
   *[other] levar { $goal } cartas ou mais às bases
 }
building-goal-score = { $score ->
    [0] nenhuma carta nas bases
    [one] { $score } carta nas bases
   *[other] { $score } cartas nas bases
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Esta partida pode ser vencida sem células.
    [one] Esta partida pode ser vencida com { $hardness } célula.
   *[other] Esta partida pode ser vencida com { $hardness } células.
 }

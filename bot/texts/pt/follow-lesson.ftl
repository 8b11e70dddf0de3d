# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = Esvazie sua mão até o baralho acabar: esse é o objetivo. Você poderia trocar cartas antes, mas não nesta partida: aperte “{ $move }”.
follow-lesson-keep-why = Você vai treinar a troca no fim. Por enquanto, fique com as { $hand } cartas: aperte “{ $move }”.

follow-lesson-trumps = Agora escolha o trunfo, o naipe que ganha de todos os outros. Você tem 5 cartas de paus, então aperte “{ $move }”.
follow-lesson-trumps-why = Você pode escolher qualquer naipe, ou nenhum. Mas, neste passo, escolha paus, porque você tem 5 deles.

follow-lesson-follow = O baralho sai com uma carta e você joga outra: isso é uma vaza. Se puder, você precisa seguir o naipe: jogue uma das suas cartas de { follow-led-suit }.

follow-lesson-lose = A carta mais alta ganha. A dama do baralho é mais alta que suas duas cartas de { follow-led-suit }. Jogue uma: você perde a vaza e pega as duas cartas.

follow-lesson-win = Agora ganhe uma vaza com uma carta mais alta: jogue uma carta de { follow-led-suit } acima do três, por exemplo { $card1 }. Assim, as duas cartas saem do jogo.
follow-lesson-win-why = Essa carta é mais baixa que o três, então perderia. Neste passo, ganhe a vaza.

follow-lesson-cheapest = Seu valete e sua dama de { follow-led-suit } ganham do seis. Jogue a carta mais baixa, { $card1 }: ela basta, e a dama pode ganhar depois.
follow-lesson-cheapest-why = A carta mais baixa que ganha aqui é { $card1 }. Uma mais alta vale mais depois, e uma mais baixa perde.

follow-lesson-count = Você tem { $hand } cartas, e o baralho tem { $stock }. Se em algum momento tiver mais que o baralho, você perde, então ganhe com { $card1 }.
follow-lesson-count-why = Essa carta perderia, e você ficaria com 1 carta a mais. { $card1 } ganha a vaza.

follow-lesson-void = Você não tem { follow-led-suit }, então pode jogar qualquer carta. O trunfo é paus: jogue uma carta de paus, que ganha até do ás.
follow-lesson-void-why = Você pode jogar essa carta, mas ela perderia. Sem { follow-led-suit }, só um trunfo ganha aqui.

follow-lesson-trumps-led = Aqui a saída é um trunfo, e você segue o naipe como sempre. { $card1 } é alta o bastante para ganhar.
follow-lesson-trumps-led-why = Essa carta de paus é mais baixa que o nove, então perderia. Jogue uma mais alta.

follow-lesson-lowest = Aqui você só pode jogar um trunfo porque não tem { follow-led-suit }. O seu mais baixo, { $card1 }, já basta.
follow-lesson-lowest-why = { $card1 } é a carta mais baixa que ganha esta vaza. Guarde seu trunfo mais alto para depois.

follow-lesson-joker-led = O baralho sai com o Curinga, que ganha de todas as cartas e não tem naipe. Jogue qualquer carta, por exemplo { $card1 }: você perde, mas fica com o Curinga.

follow-lesson-joker = Você sempre pode jogar o Curinga, mesmo podendo seguir o naipe. Sua dama é mais baixa que o rei, então jogue o Curinga.
follow-lesson-joker-why = Sua dama perderia, e você pegaria o rei também. O Curinga ganha a vaza.

follow-lesson-choosing = Como trunfo, escolha o naipe de que você mais tem: no início, você tinha 5 cartas de paus. Agora a última delas ganha: jogue { $card1 }.
follow-lesson-choosing-why = Essa carta não é trunfo e perderia. Você pegaria um dois, que não ganha de nenhuma carta do naipe dele.

follow-lesson-exchange = { $card1 } só ganha de 2 cartas, e uma delas é a saída: jogue e vença a partida. Cada carta restante no baralho vale 1 ponto.

follow-lesson-discard = Você venceu! Nesta nova partida, treine a troca: você descarta cartas baixas e compra 2 para cada uma. Escolha { $card1 } e { $card2 } e aperte “{ $move }”.
follow-lesson-discard-why = Neste passo, troque só { $card1 } e { $card2 }. Suas outras cartas ganham vazas com mais facilidade.

follow-lesson-longest = Agora você tem { $hand } cartas, 6 delas do mesmo naipe. O naipe de que você mais tem é um bom trunfo: aperte “{ $move }”.
follow-lesson-longest-why = Neste passo, escolha o naipe de que você mais tem. Assim, as cartas baixas dele também ganham.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = Agora é sua vez: troque cartas que ganham de poucas, escolha como trunfo seu naipe mais longo e ganhe com a carta mais baixa que basta. Dá para vencer cerca de { $winnable } em 100 partidas, e quem segue as dicas vence { $hints }.

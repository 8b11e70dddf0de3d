# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Vire cartas para o lado escuro e depois remova-as: isso dá pontos. Comece com a primeira carta: “{ $move }”.
flip-lesson-deal-why = Uma carta basta para um primeiro olhar. Distribua só essa: “{ $move }”.
flip-lesson-faces = Cada carta tem uma face clara e uma escura; vale a que está de pé, aqui 7♦. Distribua mais cartas: “{ $move }”.
flip-lesson-suit = Compare as pontas de 4 cartas seguidas: { $first } e { $last } têm o mesmo naipe. Isso vira as 2 do meio para o lado escuro: “{ $move }”.
flip-lesson-suit-why = Distribuir não faz mal, mas este passo é sobre virar cartas. Jogue “{ $move }”.
flip-lesson-points = Cada carta escura na sua mão vale 1 ponto; até agora, são { $score }. Você não tem combinação, então continue distribuindo: “{ $move }”.
flip-lesson-dark = Uma carta escura (◼) vale pela face escura: { $first } e { $last } têm o mesmo naipe. Vire as 2 do meio: “{ $move }”.
flip-lesson-dark-why = Distribuir não faz mal, mas este passo é sobre faces escuras. Jogue “{ $move }”.
flip-lesson-remove = As pontas de { $from }–{ $to } têm de novo o mesmo naipe, e agora as duas são escuras. Então remova as 2 do meio, “{ $move }”: cada uma passa a valer 2 pontos em vez de 1.
flip-lesson-remove-why = Distribuir não faz mal, mas este passo é sobre remover cartas. Jogue “{ $move }”.
flip-lesson-gap = O espaço se fechou: { $first } e { $last } agora são pontas e têm o mesmo naipe. Entre elas, só { $one } ainda é clara, então ela vira: “{ $move }”.
flip-lesson-gap-why = Distribuir não faz mal, mas primeiro veja o espaço que se fechou. Jogue “{ $move }”.
flip-lesson-rank = Entre as cartas novas, { $first } e { $last } têm o mesmo valor, não o mesmo naipe. Aí as 4 cartas viram, as pontas também: “{ $move }”.
flip-lesson-rank-why = Distribuir não faz mal, mas este passo é sobre pontas de mesmo valor. Jogue “{ $move }”.
flip-lesson-remove-four = As duas pontas são escuras, e { $first } e { $last } têm o mesmo valor. Então você pode remover todas as 4: “{ $move }”.
flip-lesson-remove-four-why = Distribuir não faz mal, mas este passo é sobre remover 4 cartas. Jogue “{ $move }”.
flip-lesson-all = Distribuir nunca estraga uma combinação, porque as cartas novas só entram por cima. Então distribua tudo antes de planejar: “{ $move }”. Você verá 46 cartas, mas aqui só importam as marcadas.
flip-lesson-order = Agora a ordem importa: 18–21 viraria { $last }, uma ponta de { $from }–{ $to }. Então jogue { $from }–{ $to } antes: “{ $move }”.
flip-lesson-order-why = Isso pode esperar. { $from }–{ $to } não pode, porque 18–21 viraria uma das suas pontas, { $last }.
flip-lesson-both = 2 combinações depois, as pontas { $first } e { $last } combinam em naipe e em valor. Você poderia virar só as 2 do meio, mas aqui vire as 4: “{ $move }”.
flip-lesson-both-why = Este passo é sobre { $from }–{ $to }. Vire ali as 2 do meio ou todas as 4.
flip-lesson-choice = As pontas de { $from }–{ $to } são escuras e têm o mesmo naipe. Você poderia virar { $one }, mas aqui remova { $one } e { $other }: “{ $move }”.
flip-lesson-choice-why = Este passo é sobre { $from }–{ $to }. Vire ou remova cartas ali.
flip-lesson-stop = Todas as cartas foram distribuídas, então “{ flip-stop }” poderia encerrar a partida. Mas toda combinação dá pontos: jogue a que quiser.
flip-lesson-stop-why = Parar encerraria a partida enquanto ainda há pontos. Antes, jogue qualquer combinação.
# $best is the mean of the best scores found.
flip-lesson-end = Agora é sua vez de jogar Flip: primeiro distribua tudo, depois procure uma ordem em que nenhuma combinação estrague outra. As melhores pontuações encontradas são em média cerca de { $best } de 104 pontos: quantos você vai fazer?

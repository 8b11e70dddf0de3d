# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] base de Luas
    [suns] base de Sóis
    [waves] base de Ondas
    [leaves] base de Folhas
    [wyrms] base de Serpentes
    [knots] base de Nós
   *[other] pilha { $place2 }
 }

kittyhawk-lesson-home = Leve todas as cartas para 6 bases: Luas, Sóis, Ondas, Folhas, Serpentes e Nós. Cada uma já tem seu Ás: mova o { $brief1 } da { kittyhawk-at1 } para a { kittyhawk-at2 }.
kittyhawk-lesson-home-why = Neste passo, leve um 2 à base. Ele vai sobre o Ás de um dos seus naipes.

kittyhawk-lesson-either = Quase toda carta tem os sinais de 2 naipes, mas Ases e Coroas têm só 1. Mova o { $brief1 } da { kittyhawk-at1 } para a base de qualquer um dos dois naipes.
kittyhawk-lesson-either-why = Neste passo, leve o { $brief1 } à base. Ele cabe nas bases dos seus dois naipes, então escolha uma.

kittyhawk-lesson-next = As bases sobem de valor em valor: Ás, 2, 3 e assim até o 9, depois a Coroa. Mova o { $brief1 } da { kittyhawk-at1 } para a { kittyhawk-at2 }.
kittyhawk-lesson-next-why = Neste passo, leve o { $brief1 } à base. É o próximo valor depois do { $brief2 }.

kittyhawk-lesson-build = Cartas também vão para as pilhas: sobre o valor logo acima, com um naipe em comum. Mova o { $brief1 } da { kittyhawk-at1 } para cima do { $brief2 }.
kittyhawk-lesson-build-why = Neste passo, mova uma carta para cima do valor logo acima em uma pilha. O { $brief1 } e o { $brief2 } têm um naipe em comum.

kittyhawk-lesson-heap = Você pode tirar cartas das reservas g e h, mas nunca pôr cartas lá. Mova o { $brief1 } da { kittyhawk-at1 } para cima do { $brief2 }.
kittyhawk-lesson-heap-why = Neste passo, mova uma carta de uma reserva. Assim você pode usar a carta debaixo dela.

kittyhawk-lesson-empty = Uma pilha vazia aceita qualquer carta e ajuda a alcançar cartas das reservas. Mova o { $brief1 } da { kittyhawk-at1 } para a { kittyhawk-at2 }, que está vazia.
kittyhawk-lesson-empty-why = Neste passo, mova a carta do topo de uma reserva para uma pilha vazia. Assim você pode usar a carta debaixo dela.

kittyhawk-lesson-one = Você só pode mover uma carta por vez. Ponha o { $brief1 } na { kittyhawk-at2 }, vazia, para liberar a carta de baixo.
kittyhawk-lesson-one-why = Neste passo, mova o { $brief1 } para a { kittyhawk-at2 }, vazia. Depois o 7 pode ir sobre o 8, e o 6 sobre o 7.

kittyhawk-lesson-deal = As duas reservas estão vazias, então distribua 6 cartas do monte fechado: 3 em cada reserva. Se ainda houver cartas lá, as novas as cobrem.
kittyhawk-lesson-deal-why = Você pode distribuir quando quiser. Com as reservas vazias, é uma boa hora, então distribua neste passo.

kittyhawk-lesson-collect = “{ kittyhawk-collect }” leva à base cada carta sobre a qual nenhuma outra ainda poderia ir. Use agora para as duas cartas da reserva da esquerda: é só 1 jogada.
kittyhawk-lesson-collect-why = Você também pode levar as cartas à base uma a uma. Neste passo, use “{ kittyhawk-collect }”.

kittyhawk-lesson-crown = A Coroa tem o valor mais alto: entre as pilhas, só uma vazia pode recebê-la. Mova a { $brief1 } da { kittyhawk-at1 } para a { kittyhawk-at2 }, que está vazia.
kittyhawk-lesson-crown-why = Neste passo, mova a Coroa para uma pilha vazia. Assim você pode usar as cartas debaixo dela.

kittyhawk-lesson-before = Use as reservas antes de distribuir de novo, porque as cartas novas cobrem as antigas. Mova o { $brief1 } da { kittyhawk-at1 } para cima do { $brief2 }.
kittyhawk-lesson-before-why = Neste passo, mova a carta do topo de uma reserva: à base ou sobre outra carta. As próximas cartas a cobririam.

kittyhawk-lesson-nine = No nível { $level }, a Coroa vem logo depois do 9, por isso aceita um 9. Mova o { $brief1 } da { kittyhawk-at1 } para cima da { $brief2 }.
kittyhawk-lesson-nine-why = Neste passo, mova um 9 para cima de uma Coroa com um naipe em comum.

kittyhawk-lesson-back = Cartas podem voltar das bases: aperte “{ kittyhawk-button-others }”. Mova o { $brief1 } para a { kittyhawk-at2 }: assim o 7 da reserva da esquerda cabe.
kittyhawk-lesson-back-why = Neste passo, mova o { $brief1 } de volta para a { kittyhawk-at2 }. É o único 8 com um naipe em comum com o 7 da reserva da esquerda.

kittyhawk-lesson-free = “{ button-undo }” desfaz qualquer jogada, até uma distribuição. Agora escolha você a jogada.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Agora você conhece as regras: use as reservas e depois distribua, até todas as cartas estarem nas bases. Você só perde quando o monte está vazio e as cartas só podem ir e voltar. Dá para vencer quase toda partida, então não desista cedo demais: mesmo quem joga de modo simples vence cerca de { $simple } em 100.

# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = O objetivo é tirar todas as { $score } cartas, 2 de cada vez. Os ases em { $place1 } e { $place2 } são um par: aperte “{ $move }”.

wish-lesson-suits = Os naipes não importam, só o valor. { $card1 } e { $card2 } são noves, então pegue os dois.

wish-lesson-below = Você só pode pegar cartas do topo, mas depois as de baixo se abrem. Mais 2 noves acabaram de aparecer: pegue-os.

wish-lesson-letters = Cada pilha tem uma letra, de a a h. Você também pode digitar um par pelas pilhas: “{ $place1 }{ $place2 }” pega as damas.

wish-lesson-three = Destes 3 setes, deixe o que tem menos cartas embaixo. É o da pilha a, então pegue { $card1 } e { $card2 }.
wish-lesson-three-why = Este passo é sobre os setes. Se o quarto, escondido, estiver sob o que você deixar, não dá para vencer.

wish-lesson-tall = Pilhas altas escondem mais cartas, então comece por elas. Aqui, pegue os valetes em { $place1 } e { $place2 }.
wish-lesson-tall-why = Também é um par, mas em pilhas menores. Nenhum par está em pilhas mais altas que { $place1 } e { $place2 }.

wish-lesson-fourth = O quarto sete estava logo abaixo do que você pegou em { $place2 }. Ele faz par com o sete que você deixou em { $place1 }.
wish-lesson-fourth-why = Você deixou o sete em { $place1 } para este momento. Neste passo, pegue os dois setes.

wish-lesson-empty = A pilha a está vazia e continua vazia: nenhuma carta vai para uma pilha. Pegue um par das outras pilhas, por exemplo { $card1 } e { $card2 }.

wish-lesson-four = Os 4 reis estão no topo, então não tem como errar. Pegue 2, por exemplo { $card1 } e { $card2 }, e os outros 2 saem depois.
wish-lesson-four-why = Esse par pode esperar. Neste passo, pegue 2 dos 4 reis.

wish-lesson-hint = Na dúvida sobre o melhor par? Nas suas partidas, “{ button-hint }” marca um, como estes valetes: pegue-os.
wish-lesson-hint-why = Aqui uma dica marcaria { $move }, porque essas pilhas são mais altas.

wish-lesson-line = Você pode digitar todos os pares que vê em uma linha: “{ $place1 }{ $place2 } fh” pega estes dois. Ou pegue um, e o outro sai depois.

wish-lesson-only = Só há 1 par no topo agora, então pegue-o. Se sobrarem cartas e não houver par no topo, a partida está perdida.

wish-lesson-last = Sua pontuação é o número de cartas restantes, e 0 é o melhor. Pegue as últimas { $score } cartas para vencer.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = Você tirou todas as cartas, e agora já sabe jogar Wish. Dá para vencer cerca de { $winnable } em 100 partidas; quem pega das pilhas mais altas vence { $simple }. Vença sua primeira partida do dia na primeira tentativa, e você pode fazer um desejo.

# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Revisão
button-decided = Jogada decisiva
button-better = Alternativa melhor
button-steps = Passo a passo
button-luck = Sorte e habilidade
button-strip = Voltar à revisão
button-autoplay = Automático daqui
button-autoplay-deal = Automático do início
button-autoplay-rest = Automático: o resto
button-again = Ver andamento

review-not-over = Só dá para revisar uma partida terminada. Termine esta ou desista antes: “{ button-undo }” ainda pode trazê-la de volta.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Você pode revisar esta tentativa depois que o dia se encerrar, { $moment }. Termine-a antes. Desistir conta como seu resultado, e não dá para desfazer.
review-nothing = Você não fez nenhuma jogada nesta partida, então não há o que revisar.
review-not-this-game = Este jogo não tem revisões.
review-working = Olhando todas as cartas, jogada por jogada… { $percent }%
review-title = Revisão: { $deal }
review-end-note = O fim
review-note = Antes da jogada { $number }
review-giving-up-note = Quando você desistiu

# The first line, if the deal hid any cards.
review-all-cards = Uma revisão olha todas as cartas, até as escondidas. Ninguém podia vê-las durante a partida.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = Nesta partida, nenhuma jogada sua custou nada. Não se conhece um resultado melhor para ela.
review-never-won = Não dá para vencer esta partida. A culpa não é de nenhuma jogada sua.
review-unknown = Não se conhece um caminho para vencer esta partida, então nenhuma jogada leva a culpa.
review-lost = A jogada { $number } decidiu a partida: “{ $move }”. Antes dela você ainda podia vencer, depois não. Melhor: “{ $better }”.
review-lost-perhaps = A jogada { $number } provavelmente decidiu a partida: “{ $move }”. Antes dela você ainda podia vencer. Depois, não se conhece nenhum caminho até a vitória. Melhor: “{ $better }”.
review-lowered = A jogada { $number } foi a que mais custou: “{ $move }”. Antes dela você ainda podia chegar a { $before } pontos, depois só a { $after }. Melhor: “{ $better }”.
review-gave-up-counts = Desistir conta como sua última jogada.
review-gave-up-win = Você desistiu, mas poderia ter vencido. O caminho até a vitória começa com “{ $better }”.
review-gave-up-points = Você desistiu com { $after } pontos. Poderia ter chegado a { $before }. O caminho até lá começa com “{ $better }”.
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Uma dica também teria sugerido esta jogada.
   *[other] A dica para este tabuleiro é a mesma jogada.
 } { $hidden ->
    [0] Uma dica não busca tão longe quanto uma revisão.
   *[other] Pelas cartas que você podia ver, ela parecia a melhor.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Seu resultado: { $result }.
review-best = Melhor resultado conhecido: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Quem joga muito bem vence { $deal } de 100 partidas que começam como a sua.
review-luck = Sorte { $number }: { $side ->
    [more] as cartas que apareceram ajudaram você.
    [less] as cartas que apareceram jogaram contra você.
   *[none] as cartas que apareceram não mudaram nada.
 }
review-skill = Habilidade { $number }: { $side ->
    [more] suas jogadas foram melhores que as de quem joga muito bem.
    [less] pelas cartas que você podia ver, havia jogadas melhores.
   *[none] não havia jogada melhor que você pudesse ter visto.
 }
review-sum = Total: { $sum } = { $result }. Uma vitória vale 100; qualquer outro fim vale 0.
review-chance = Diferenças pequenas, que podem ser acaso, contam como sorte.
review-beyond-a-win = Sorte e habilidade podem passar de 100: as cartas podem devolver o que uma jogada perdeu.
review-balance-in-points = Quem joga muito bem faz { $deal } pontos em partidas que começam como a sua.
review-luck-in-points = Sorte { $number }: { $side ->
    [more] nesta partida, dava para fazer mais pontos.
    [less] nesta partida, dava para fazer menos pontos.
   *[none] nesta partida, dava para fazer a mesma quantidade.
 }
review-skill-in-points = Habilidade { $number }: { $side ->
    [less] suas jogadas deixaram escapar esses pontos.
   *[other] suas jogadas não deixaram escapar pontos.
 }
review-sum-in-points = Total: { $sum } = { $result } pontos.
review-chance-in-points = São estimativas, então 1 ou 2 pontos podem ser acaso.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = nada perdido
review-effect-lost = vitória perdida
review-effect-lowered = pontos perdidos
review-effect-nothing = partida já perdida
review-effect-unsure = não se sabe
review-run = { $steps ->
    [1] Jogada { $first }: { $effect }.
   *[other] Jogadas { $first } a { $last }: { $effect }.
 }
review-alt = Revisão: { $deal }. { $runs } { $note }:

review-giving-up = Depois você desistiu.
review-kept-the-win = Depois dela, você ainda podia vencer.
review-kept-the-best = Não custou nada: você ainda podia chegar a { $after } pontos.
review-lost-the-win = Depois dela, você não podia mais vencer.
review-perhaps-lost-the-win = Antes dela, você ainda podia vencer. Depois, não se conhece nenhum caminho até a vitória.
review-lowered-the-best = Ela baixou de { $before } para { $after } pontos a melhor pontuação possível.
review-lost-nothing = Não custou nada: a partida já estava perdida.
review-not-known = Não se sabe se custou alguma coisa.
review-better = Melhor: “{ $better }”.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Desde o início: { review-way-moves }
   *[other] Depois da jogada { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] o melhor caminho conhecido até o fim, { $count } jogada.
   *[other] o melhor caminho conhecido até o fim, { $count } jogadas.
 }
review-film-alt = Animação: { $deal }. { $details }
review-line-start = { $moves ->
    [0] O início da partida.
    [one] A partida depois de { $moves } jogada.
   *[other] A partida depois de { $moves } jogadas.
 } { $count ->
    [one] Ainda vem { $count } jogada.
   *[other] Ainda vêm { $count } jogadas.
 }
review-line-move = Melhor caminho conhecido, jogada { $number } de { $count }: { $move }.
review-line-end = Resultado final: { $result }.
autoplay-working = Olhando todas as cartas para achar o melhor caminho até o fim…
autoplay-over = A partida já acabou nesse ponto, então não há mais nada para jogar.
autoplay-nothing = Não se conhece nenhum caminho até a vitória a partir dali.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Nenhuma vitória conhecida

# Lessons, second tries and the mistakes to practice.

button-learn = Aprender
# Below a player's first deal of a game: the way to its lesson.
button-first-time = Primeira vez? Aprenda
button-lessons = Todas as lições
button-lesson-back = ◀ Passo anterior
button-alone = Agora jogue você

lessons-title = Lições
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Aprenda um jogo jogando. Uma lição leva cerca de 2 minutos, e você pode sair e voltar quando quiser.
   *[other] Aprenda um jogo jogando. Você pode sair de uma lição e voltar quando quiser. Concluídas: { $finished } de { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Lição: { $game }, passo { $number } de { $count }
lesson-title-end = Lição: { $game }, concluída
lesson-typed = Digite “{ $move }”.
lesson-right = Isso!
lesson-right-other = Isso! A lição continua com outra jogada: { $move }.
lesson-also = { $count ->
    [1] A lição fez esta jogada por você: { $moves }.
   *[other] A lição fez estas jogadas por você: { $moves }.
 }
lesson-also-many = { $count ->
    [one] A lição fez { $count } jogada por você.
   *[other] A lição fez { $count } jogadas por você.
 }
lesson-changed = Esta lição mudou. Aperte “{ button-restart }” para começar de novo.
lesson-over = Esta lição está concluída. Aperte “{ button-alone }” para jogar, ou “{ button-restart }” para repetir.
lesson-none = { $game } ainda não tem lição. Aperte “{ button-rules }” para ler as regras.
lesson-hint = Os lugares marcados mostram do que trata este passo. Leia o passo de novo, ou aperte “{ button-lesson-back }”.

# Na tela inicial.
home-lessons-new = Sua primeira partida, passo a passo
home-lessons-finished = Concluídas: { $games }

exercise-leave = Aqui nada conta, então não é preciso desistir. Para sair, comece ou abra outra partida.
exercise-at-start = Nada para desfazer: foi daqui que você começou.
exercise-no-review = Lições, segundas chances e quebra-cabeças não têm revisão. Só partidas terminadas têm.
exercise-not-shared = Não dá para compartilhar uma lição nem uma segunda chance. Compartilhe a própria partida quando ela acabar.

button-try = Experimentar
button-try-from-here = Tentar daqui
button-show = Mostre para mim
button-to-review = Ver a revisão
button-to-exercise = Voltar à posição
button-mistakes = Meus erros
button-mistake-early = Treinar agora

# “Second try: Wish, deal 42”
second-try-title = Segunda chance: { $deal }
second-try-goal = Meta: { $goal }.
# The goal, inside other sentences.
goal-win = vencer
goal = fazer { $goal } ou melhor
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Procurando o melhor caminho a partir daqui…
second-try-refused = Só dá para tentar de novo a partir de uma jogada de uma partida sua já terminada. Abra a partida com “{ button-games }”.
second-try-at-the-end = A partida acabou com esta jogada. Escolha uma anterior.
second-try-no-win = Não encontro uma vitória a partir daqui. Escolha uma jogada anterior.
second-try-only = “{ button-show }” só funciona em uma segunda chance.
second-try-solved = Resolvido! Você atingiu a meta.
second-try-missed = Não foi desta vez. A meta: { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Verificando esta jogada…
judge-in-reach = Você ainda pode vencer.
judge-in-reach-points = Você ainda pode chegar a { $score }.
judge-out-of-reach = Partida perdida: não dá mais para vencer a partir daqui. “{ button-undo }” volta a jogada.
judge-out-of-reach-points = Não dá mais: daqui só se chega a { $score }. “{ button-undo }” volta a jogada.
judge-unknown = Não consigo dizer rapidamente se você ainda pode vencer.
judge-unknown-points = Só encontro { $score } a partir daqui, mas pode haver mais.
judge-no-answer = Não consigo verificar esta jogada agora. Você pode continuar jogando.
judge-does-it = Em uma segunda chance, cada jogada já é verificada.

mistakes-title = Meus erros
mistakes-none = Você não tem erros para treinar. Revise uma partida terminada para incluir a jogada decisiva dela.
mistakes-none-due = { $days ->
    [one] Erros para treinar: { $count }. O próximo vem daqui a { $days } dia.
   *[other] Erros para treinar: { $count }. O próximo vem daqui a { $days } dias.
 }
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = Para treinar hoje: { $due } de { $count }. O que seria melhor aqui?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] Foi a última vez: este erro você já superou.
    [one] Melhor assim! Esta posição volta em { $days } dia.
   *[other] Melhor assim! Esta posição volta em { $days } dias.
 }

my-data-exercises = • suas lições, segundas chances e quebra-cabeças; seus ratings e sequências de quebra-cabeças; até 50 erros para treinar

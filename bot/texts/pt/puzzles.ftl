# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Quebra-cabeça
button-puzzle-skip = Pular
button-puzzle-skip-yes = Sim, pular
button-puzzle-solution = Solução
button-puzzle-next = Próximo
button-puzzle-streak = Nova sequência
button-puzzle-in-streak = Sequência de quebra-cabeças
button-puzzle-back = Continuar com ele
button-puzzle-skip-open = Pular este
button-puzzle-solve = Resolver

# Na tela inicial.
home-puzzles = Quebra-cabeças
home-puzzles-streak = Sequência: { $count }
home-puzzles-best = Melhor sequência: { $count }
home-puzzles-open = O quebra-cabeça { $number } ainda está aberto
home-puzzles-new = { $count ->
    [one] { $count } quebra-cabeça, do fácil ao difícil
   *[other] { $count } quebra-cabeças, do fácil ao difícil
 }

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Quebra-cabeça { $number }: { $goal }
# Above the animation of a solution.
puzzle-name = Quebra-cabeça { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = { $moves ->
    [0] restam { $moves } jogadas · { $state }
    [one] resta { $moves } jogada · { $state }
   *[other] restam { $moves } jogadas · { $state }
 }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = { $moves ->
    [one] em { $moves } jogada, { $goal }
   *[other] em { $moves } jogadas, { $goal }
 }
puzzle-goal-leave = { $count ->
    [0] tirar todas as cartas
    [one] deixar no máximo { $count } carta
   *[other] deixar no máximo { $count } cartas
 }
puzzle-goal-keep = { $count ->
    [one] vencer com { $count } carta ou mais no baralho
   *[other] vencer com { $count } cartas ou mais no baralho
 }
puzzle-goal-reach = { $count ->
    [one] chegar a { $count } ponto ou mais
   *[other] chegar a { $count } pontos ou mais
 }
puzzle-goal-points = { $count ->
    [one] colocar todas as cartas e fazer { $count } ponto ou mais
   *[other] colocar todas as cartas e fazer { $count } pontos ou mais
 }
puzzle-goal-place = colocar todas as cartas
puzzle-goal-home = { $count ->
    [one] ter { $count } carta nas bases
   *[other] ter { $count } cartas nas bases
 }
puzzle-goal-suits = { $count ->
    [one] ter { $count } naipe completo nas bases
   *[other] ter { $count } naipes completos nas bases
 }
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] esvaziar a reserva { $place }
   *[other] esvaziar a pilha { $place }
 }
puzzle-goal-free = liberar { $card } na reserva { $place }
puzzle-goal-turn-up = virar { $card } na pilha { $place }
puzzle-goal-finish = levar todas as cartas às bases
puzzle-goal-reached = Com isso, o objetivo é alcançado.

# What is said before the first move.
puzzle-terms-puzzle = { $game }: sua primeira tentativa conta para seu rating de quebra-cabeças. Uma jogada que põe o objetivo a perder encerra a tentativa. Não dá para desfazer nem pedir dicas. Pular conta como não resolvido.
puzzle-terms-streak = { $game }: resolva um quebra-cabeça atrás do outro até errar um. Uma jogada que põe o objetivo a perder é um erro, e pular também. Não dá para desfazer nem pedir dicas.
puzzle-terms-practice = { $game }: treino, então seu rating não muda. Você pode desfazer, e cada jogada é verificada.
puzzle-moves-left = { $count ->
    [0] Não resta nenhuma jogada.
    [one] Resta { $count } jogada.
   *[other] Restam { $count } jogadas.
 }

# How an attempt ended.
puzzle-title-solved = Resolvido! Quebra-cabeça { $number }
puzzle-title-missed = Não resolvido: quebra-cabeça { $number }
puzzle-title-skipped = Pulado: quebra-cabeça { $number }
puzzle-missed-practice = “{ button-undo }” volta a jogada.
puzzle-skipped = Isso conta como não resolvido.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change }: { $after } em { $game }. O quebra-cabeça tem { $puzzle }.
puzzle-streak-so-far = Sequência: { $count }. Sua melhor: { $best }.
puzzle-streak-best = É a sua melhor sequência até agora!
puzzle-lost-by = A jogada { $number } pôs o objetivo a perder: { $move }
puzzle-uncounted = O quebra-cabeça terminou e está salvo. Não dá para contá-lo agora, mas isso vai acontecer em breve.
puzzle-lost-unknown = Não sei dizer qual jogada pôs o objetivo a perder.
puzzle-looking = Verificando suas jogadas…
puzzle-changed = Este quebra-cabeça mudou desde que você começou, então a solução dele não é mais conhecida.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] De { $count } jogadas, só esta mantém o objetivo ao alcance.
   *[other] De { $count } jogadas, { $kept } mantêm o objetivo ao alcance.
 }

# The solution as an animation.
way-to-goal = { $count ->
    [one] A solução, { $count } jogada.
   *[other] A solução, { $count } jogadas.
 }
way-to-goal-move = Solução, jogada { $number } de { $count }: { $move }.

# After each move in practice.
puzzle-in-reach = O objetivo continua ao alcance.
puzzle-out-of-reach = Depois desta jogada, o objetivo fica fora de alcance. “{ button-undo }” volta a jogada.
puzzle-unknown = Não consigo dizer rapidamente se o objetivo continua ao alcance.

puzzle-skipping = Pular este quebra-cabeça? Ele conta como não resolvido. Depois você vê a solução.
puzzle-still-open = O quebra-cabeça { $number } ainda está aberto. Resolva-o, ou aperte “{ button-puzzle-skip }”.
puzzle-other-open = { $game }: este quebra-cabeça ainda está aberto, e só um pode contar por vez. Termine ou pule este. Pular conta como não resolvido.
puzzle-nothing-to-skip = Você não tem um quebra-cabeça aberto para pular.
puzzle-no-help = Em um quebra-cabeça não há dicas nem vereditos. Desfazer só funciona no treino.
puzzle-over = Este quebra-cabeça acabou. “{ button-try-again }” o recomeça como treino.
puzzle-leave = “{ button-puzzle-skip }” encerra este quebra-cabeça. Ele conta como não resolvido.
puzzle-only = Isto só funciona com um quebra-cabeça. Aperte “{ button-puzzle }” para começar um.
puzzle-no-such = O quebra-cabeça { $number } não existe. O último é o { $last }.
puzzle-none = Não tenho um quebra-cabeça assim. Deixe de fora o jogo ou a dificuldade.

# Below a puzzle that is shared.
puzzle-offer = Um quebra-cabeça de { $game }. Você consegue resolver? Aperte “{ button-puzzle-solve }”, ou digite “{ $command }”.
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }: resolvido em { announce-attempt }
share-puzzle-missed = ❌ { $game }: não resolvido
share-puzzle-open = { $game }: você consegue resolver?
share-puzzle-streak = Sequência de quebra-cabeças: { $count }

puzzle-level-easy = fácil
puzzle-level-medium = médio
puzzle-level-hard = difícil
puzzle-level-streak = sequência

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Única jogada
puzzle-theme-only-move-means = Mais de uma vez, só 1 de 4 ou mais jogadas mantém o objetivo ao alcance.
puzzle-theme-not-obvious = Nada óbvio
puzzle-theme-not-obvious-means = A jogada que parece melhor põe o objetivo a perder, mais de uma vez.
puzzle-theme-long-way = Um longo caminho
puzzle-theme-long-way-means = A solução tem 14 jogadas ou mais.
puzzle-theme-let-it-lie = Deixe estar
puzzle-theme-let-it-lie-means = Algo que você poderia pegar ou levar à base tem que esperar.
puzzle-theme-empty-pile = Esvazie a pilha
puzzle-theme-empty-pile-means = Uma pilha vazia abre espaço para o que vem depois.
puzzle-theme-which-two = Quais duas
puzzle-theme-which-two-means = De várias cartas de mesmo valor, as duas certas têm que sair juntas.
puzzle-theme-spend-trumps = Gaste os trunfos
puzzle-theme-spend-trumps-means = Só um trunfo ou o Curinga está certo.
puzzle-theme-count-trumps = Conte os trunfos
puzzle-theme-count-trumps-means = Um trunfo ou o Curinga que poderia ganhar tem que ficar na sua mão.
puzzle-theme-choose-trumps = Escolha o trunfo
puzzle-theme-choose-trumps-means = A escolha do trunfo decide.
puzzle-theme-closing-gap = O espaço se fecha
puzzle-theme-closing-gap-means = Uma remoção fecha um espaço, e a próxima combinação precisa disso.
puzzle-theme-give-back = Devolva
puzzle-theme-give-back-means = Uma carta volta da sua base.
puzzle-theme-wait-to-deal = Espere para distribuir
puzzle-theme-wait-to-deal-means = Distribuir está certo, mas ainda não.
puzzle-theme-split = Divida a pilha
puzzle-theme-split-means = Parte das cartas sai, e a que está embaixo fica.
puzzle-theme-which-twin = Qual das duas
puzzle-theme-which-twin-means = Mais de uma vez, de duas cartas de mesmo valor e cor, é preciso mover a certa.
puzzle-theme-wait-to-draw = Espere para comprar
puzzle-theme-wait-to-draw-means = Comprar está certo, mas ainda não.
puzzle-theme-cell-and-back = Passe por uma célula
puzzle-theme-cell-and-back-means = Uma carta espera em uma célula e depois vai para uma pilha.
puzzle-theme-own-suit = Junte o naipe
puzzle-theme-own-suit-means = Há cartas que devem ir sobre o próprio naipe, embora outro também as aceite.
puzzle-theme-which-one = Qual delas
puzzle-theme-which-one-means = Mais de uma vez, de várias cartas de mesmo valor, é preciso pegar a certa.
puzzle-theme-save-partner = Guarde o par
puzzle-theme-save-partner-means = Mais de uma vez, uma carta do par que parece melhor tem que sair com outra.
puzzle-theme-long-streak = Uma sequência longa
puzzle-theme-long-streak-means = 8 cartas ou mais vão para o descarte sem você comprar.
puzzle-theme-edge = Borda
puzzle-theme-edge-means = O lugar certo fica na borda da mesa.
puzzle-theme-last-places = Últimos lugares
puzzle-theme-last-places-means = Uma carta que vem depois só tem 1 lugar, que precisa ficar livre.
puzzle-theme-keep-held = Continue guardando
puzzle-theme-keep-held-means = Uma carta guardada tem que esperar, embora caiba.
puzzle-theme-points-later = Pontos depois
puzzle-theme-points-later-means = Menos pontos agora levam a mais no fim.

help-puzzles = Qualquer pessoa pode ver as soluções no código-fonte do bot. Por isso, seu rating de quebra-cabeças é só para você.

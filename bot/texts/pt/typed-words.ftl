# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = pegar, pegue, pega, pego, tirar, tire, tira
word-deal = distribuir, distribua, distribui, dar, dar cartas, comprar, compre, compra
word-match = combinação, combinacao, combinações, combinacoes, combinar
word-all = tudo, todas, todos, toda, todo
word-turn = virar, vire, vira, viro, escurecer
word-dark = escura, escuro, escuras, escuros
word-light = clara, claro, claras, claros
word-four = quatro, o quatro
word-remove = remover, remova, removo, retirar, retire, retira
word-stop = parar, pare, encerrar, encerre, terminar, termine
word-move = mover, mova, movo, mexer, mexa, levar, leve, passar, passe
word-collect = recolher, recolha, recolhe, coletar, colete
word-home = base, bases, fundação, fundacao
word-moons = luas, lua
word-suns = sóis, sois, sol
word-waves = ondas, onda
word-leaves = folhas, folha
word-wyrms = serpentes, serpente
word-knots = nós, nos, nó
word-exchange = trocar, troque, troca, troco, descartar, descarte
word-keep = manter, mantenha, mantém, mantem, ficar, fico
word-trumps = trunfo, trunfos
word-none = nenhum, nenhuma, sem, nada
word-spades = espadas, espada
word-hearts = copas, copa
word-diamonds = ouros, ouro
word-clubs = paus, pau
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = ás, as, ases, o ás, o as
word-two = dois, duas, o dois
word-three = três, tres, o três, o tres
word-five = cinco, o cinco
word-six = seis, o seis
word-seven = sete, o sete, setes
word-eight = oito, o oito, oitos
word-nine = nove, o nove, noves
word-ten = dez, o dez
word-jack = valete, valetes, o valete
word-queen = dama, damas, rainha, rainhas, a dama, a rainha
word-king = rei, reis, o rei
word-joker = curinga, coringa, curingas, coringas, o curinga, o coringa
word-pawn = peão, peao, peões, peoes, o peão, o peao
word-court = corte, cortes, a corte
word-crown = coroa, coroas, a coroa
word-play = jogar, jogue, joga, jogo
word-place = colocar, coloque, coloca, coloco, pôr, ponha, põe, poe, botar, bote, bota
word-drawn = comprada, comprado, a comprada
word-draw = comprar carta, puxar, puxe, puxa, comprar cartas, compra uma carta, comprar uma carta, sacar, saque, saca, sacar carta, sacar uma carta
word-redeal = virar o descarte, vire o descarte, vira o descarte, virar descarte, vire descarte, reciclar, recicle, recicla
word-waste = o descarte, do descarte, no descarte, ao descarte, pro descarte
word-stock = monte, o monte, do monte
word-held = guardada, guardado, guardadas, a guardada
word-hold = guardar, guarde, guarda, guardo, segurar, segure, segura
word-pile = pilha, pilhas, coluna, colunas
word-cell = célula, celula, células, para a célula, na célula, para célula
word-and = com, mais
word-pair = par, dupla, par de, um par de, o par de, dupla de, juntar, junte, junta, emparelhar, emparelhe, emparelha
word-both = ambos, ambas, os dois, as duas
word-to = para, pra, pro, sobre, até, ate, em, na, no, em cima de
word-then = depois, então, entao
# Words without a meaning of their own.
word-the = de, do, da, dos, das, os, um, uma, carta, cartas, reserva, reservas, por favor

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = sim
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = e and, r king, d queen, v jack
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = um, uma
typed-number-2 = dois, duas
typed-number-3 = três
typed-number-4 = quatro
# What else they type for the option of games that shows all cards.
typed-option-open = aberto, aberta, cartas abertas, cartas visíveis, todas as cartas abertas

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = oi, olá, oie, oii, opa, e aí, eae, salve, fala aí, alô, oi bot, olá bot, oi gente, oi pessoal, olá pessoal, oi a todos, olá a todos, fala galera, e aí galera, bom dia, boa tarde, boa noite, bom dia a todos, boa noite a todos, tudo bem, tudo bom, beleza, oi tudo bem, oi tudo bom
# They do not know what to do.
phrase-help = o que eu faço, o que faço, o que eu faço agora, o que faço agora, o que eu faço aqui, o que devo fazer, o que eu devo fazer, o que tenho que fazer, o que eu tenho que fazer, o que posso fazer, o que eu posso fazer, o que dá pra fazer, o que dá para fazer, o que dá pra fazer aqui, e agora, agora o que, e agora o que eu faço, me ajuda, me ajude, me ajuda por favor, ajuda por favor, me dá uma ajuda, preciso de ajuda, pode me ajudar, você pode me ajudar, socorro, como, como funciona, como isso funciona, como que funciona, como funciona esse jogo, como é que funciona, como se joga, como joga, como jogar, como eu jogo, como que joga, como eu jogo isso, como se joga isso, como começo, como eu começo, como começar, como faço uma jogada, como eu mexo as cartas, como movo as cartas, o que é isso, que é isso, o que você faz, o que vc faz, o que você sabe fazer, o que posso digitar, o que eu digito, o que digitar, quais são minhas jogadas, quais jogadas eu tenho, que jogadas eu tenho, quais jogadas posso fazer, jogadas possíveis, não sei o que fazer, não sei jogar, não entendi, não entendi nada, não entendo, não estou entendendo, tô perdido, tô perdida, estou perdido, estou perdida, travei, empaquei, hein, quê, dá pra desfazer, como desfaço, como eu desfaço, como desfazer, como volto a jogada, como peço uma dica, como ganho uma dica, como consigo uma dica, onde clico, onde eu clico, onde aperto, onde eu aperto, quem é você, quem é vc, o que é você, pra que serve isso, para que serve isso, o que é pra fazer, o que é para fazer, n sei o que fazer, não tô entendendo, não tô entendendo nada, oq eu faço, oq faço, como q joga, como q joga isso, não sei, tô confuso, tô confusa, como é que joga
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = meus jogos, minhas partidas, minhas partidas abertas, partidas abertas, jogos abertos, meus jogos abertos, partidas em andamento, minhas partidas em andamento, jogos em andamento, mostrar minhas partidas, mostra minhas partidas, mostra meus jogos, lista das minhas partidas, cadê minhas partidas, cadê meus jogos, onde estão minhas partidas, onde estão meus jogos, minha partida, meu jogo, continua, continue, continuar partida, continuar minha partida, continuar o jogo, continuar jogo, continuar jogando, voltar à partida, voltar para a partida, voltar pro jogo, voltar ao jogo, retomar, retomar partida, retomar o jogo, última partida, minha última partida
phrase-menu = vamos jogar, bora jogar, bora, quero jogar, eu quero jogar, queria jogar, quero jogar um jogo, quero jogar alguma coisa, jogar um jogo, jogar alguma coisa, jogar uma partida, vamos jogar uma partida, começar um jogo, começar a jogar, todos os jogos, quais jogos tem, que jogos tem, quais são os jogos, quais jogos existem, quais jogos você tem, que jogos você tem, o que posso jogar, o que eu posso jogar, o que tem pra jogar, escolher jogo, escolher um jogo, lista de jogos, lista dos jogos, mostrar jogos, mostrar os jogos, mostra os jogos, mostrar todos os jogos, menu principal, opções, outros jogos, outro tipo de jogo, jogos, jogo, outra coisa, algo diferente, jogar outra coisa, quero jogar outra coisa, bora jogar outra coisa, outro jogo, um jogo diferente, jogo diferente, o que mais tem, o que mais você tem, que outros jogos tem, trocar de jogo, trocar o jogo, mudar de jogo, começar, iniciar, vamos começar, quero começar
phrase-new = nova partida, uma nova partida, outra partida, mais uma partida, mais uma, novo jogo, um novo jogo, jogo novo, partida nova, começar nova partida, começar uma nova partida, começar um novo jogo, nova partida por favor, próxima partida, próximo jogo, outra, me dá outra, mais outra, a próxima, próxima, bora outra, bora mais uma, uma nova, nova, outra rodada, pular, passa pra próxima, manda outra
# What may stand before or after the name of a game that they want to play.
phrase-around-name = uma partida de, jogar, jogar uma partida de, vamos jogar, vamos jogar uma partida de, bora jogar, bora de, bora, quero jogar, eu quero jogar, quero, queria jogar, gostaria de jogar, posso jogar, começar, comece, começa, iniciar, começar uma partida de, uma rodada de, joga, por favor, paciência, partida, jogo, o jogo, agora, podemos jogar, dá pra jogar, tem, tem o, vc tem, você tem, conhece, o, a, um, uma, normal, clássica, clássico, de, ao, no, ok, pfv, me dá, me dá um, me dá uma, me dê, manda, manda um, pfvr, pf
# They want to see all commands.
phrase-commands = comandos, lista de comandos, todos os comandos, quais são os comandos, quais comandos tem, quais comandos existem, que comandos tem, mostrar comandos, lista dos comandos
# They want one of these.
phrase-undo = desfaz, desfaça, desfaz isso, desfaça isso, desfazer isso, desfazer jogada, desfazer a jogada, desfazer a última jogada, desfazer última jogada, desfaz a última jogada, desfazer minha jogada, desfazer minha última jogada, voltar a jogada, voltar jogada, volta a jogada, voltar uma jogada, volta uma jogada, uma jogada atrás, 1 jogada atrás, voltar, volta, voltar atrás, ops, opa errei, errei, cliquei errado, foi sem querer, volta essa jogada, volta essa, desfaz a jogada, foi mal, jogada errada, me enganei
phrase-restart = reiniciar, reinicia, reinicie, reiniciar partida, reiniciar o jogo, reiniciar jogo, recomeça, recomece, recomeçar do zero, recomeçar a partida, recomeçar o jogo, começar de novo, começa de novo, começar do zero, começar do início, do começo, tentar de novo, tentar novamente, jogar de novo, jogar novamente, mesma partida, a mesma partida, mais uma vez, de novo, outra vez, novamente, resetar, reseta, vamos de novo, quero começar de novo, quero recomeçar, começa do início, a mesma, a mesma de novo, do zero, tudo de novo
phrase-hint = me dá uma dica, me dê uma dica, me dá dica, dá uma dica, quero uma dica, preciso de uma dica, preciso de dica, alguma dica, tem alguma dica, tem dica, uma dica, dicas, sugestão, uma sugestão, o que você jogaria, o que vc jogaria, melhor jogada, qual é a melhor jogada, qual a melhor jogada, dica, uma dica pfv, me dá uma dica aí, dá uma dica aí, qual a próxima jogada, qual é a próxima jogada, o que eu jogo, o que eu jogo agora, o que jogo agora, me ajuda com uma jogada, não sei o que jogar, me mostra uma jogada, o que você faria, o que vc faria
phrase-giveup = eu desisto, desisto, me rendo, eu me rendo, desistir da partida, desistir do jogo, sair, sair do jogo, sair da partida, quero sair, encerrar partida, encerrar a partida, encerrar o jogo, terminar partida, terminar a partida, terminar o jogo, acabar o jogo, acabar a partida, parar o jogo, quero parar, cancelar, cancela, cancelar partida, cancelar jogo, chega, não aguento mais, cansei, não dá mais, é impossível, impossível, vou parar
phrase-finish = completa, complete, completa a partida, completar partida, completar a partida, completar o jogo, jogar o resto, joga o resto, jogue o resto, autocompletar, tudo às bases, todas às bases, sobe tudo, manda tudo pra base
phrase-board = mostra o tabuleiro, mostrar o tabuleiro, mostrar tabuleiro, mostra meu tabuleiro, me mostra o tabuleiro, ver tabuleiro, ver o tabuleiro, cadê o tabuleiro, cadê meu tabuleiro, onde está o tabuleiro, onde está meu tabuleiro, mostra minha partida, mostra meu jogo, mostrar minha partida, cadê minha partida, cadê meu jogo, onde está minha partida, onde está meu jogo
phrase-rules = quais são as regras, qual é a regra, quais as regras, mostra as regras, mostrar as regras, me mostra as regras, ver regras, explica as regras, explicar as regras, explique as regras, me explica as regras, me explica o jogo, explica o jogo, explica, explicar, regras do jogo, instruções, como ganho, como eu ganho, como ganhar, como eu venço, como vencer, como se ganha, qual é o objetivo, qual o objetivo, qual é o objetivo do jogo, qual o objetivo do jogo, objetivo, objetivo do jogo, o que preciso fazer para ganhar, o que preciso fazer pra ganhar, como era o jogo, como era mesmo o jogo, me lembra as regras, lembra as regras, as regras, regras pfv, como ganha isso
phrase-learn = me ensina, me ensine, me ensina a jogar, me ensine a jogar, ensina, aprender a jogar, quero aprender, quero aprender a jogar, lição, lições, uma lição, começar uma lição, aula, aulas, tutorial, como aprendo, como aprendo a jogar, me mostra como se joga, me mostra como joga
phrase-puzzle = quebra-cabeças, um quebra-cabeça, próximo quebra-cabeça, outro quebra-cabeça, me dá um quebra-cabeça, resolver um quebra-cabeça, resolver quebra-cabeça, quero um quebra-cabeça, jogar um quebra-cabeça, enigma, enigmas, puzzle
phrase-daily = desafio diário, o desafio diário, desafio do dia, o desafio do dia, desafio de hoje, o desafio de hoje, jogar o desafio, jogar o desafio diário, jogar desafio diário, jogar o desafio de hoje, jogo do dia, jogo de hoje, partida do dia, partida de hoje, diário, diária
phrase-stats = minhas estatísticas, estatística, minha estatística, meus resultados, resultados, meu desempenho, minha pontuação, meus pontos, mostra minhas estatísticas, mostrar minhas estatísticas, ver estatísticas, ver minhas estatísticas
phrase-achievements = conquistas, minhas conquistas, minhas medalhas, troféus, meus troféus
phrase-settings = mudar configurações, mudar as configurações, minhas configurações, ajustes, preferências
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = idioma, idiomas, língua, mudar idioma, mudar o idioma, mudar de idioma, mudar a língua, trocar idioma, trocar o idioma, trocar de idioma, posso mudar o idioma, como mudo o idioma, você fala inglês, vc fala inglês, em inglês, em português, português, inglês, mudar pra inglês, mudar para inglês, coloca em inglês, coloca em português
phrase-theme = tema, temas, mudar tema, mudar o tema, trocar tema, trocar o tema, mudar as cores, modo escuro, tema escuro
phrase-zone = fuso horário, mudar fuso horário, mudar o fuso horário, meu fuso horário
phrase-harder = mais difícil, um mais difícil, uma mais difícil, algo mais difícil, muito fácil, tá muito fácil, está muito fácil, fácil demais, tá fácil demais, mais fácil, um mais fácil, uma mais fácil, algo mais fácil, muito difícil, tá muito difícil, está muito difícil, difícil demais, dificuldade, mudar a dificuldade
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = obrigado, obrigada, muito obrigado, muito obrigada, obg, brigado, brigada, brigadão, valeu, vlw, valeu demais, obrigado bot, te agradeço, agradeço, ok obrigado, grato, grata
phrase-upset = droga, que droga, merda, puts, putz, poxa, ah não, ai não, que azar, azar, aff, affs, que saco, saco, bot ruim, bot burro, jogo chato, chato, que chato, não é justo, injusto, isso é injusto, que raiva, que pena, perdi, odeio isso, caramba, nossa senhora, argh
phrase-nice = legal, que legal, show, massa, top, boa, ótimo, muito bom, excelente, perfeito, kkk, kkkk, kkkkk, rsrs, rs, hahaha, haha, hehe, bom bot, bom jogo, uhu, oba, adorei, amei, amo esse jogo, adoro esse jogo, que divertido, ganhei, por pouco, foi por pouco, nossa, uau, nada mal, mandou bem, parabéns
phrase-bye = tchau, até amanhã, até mais, até logo, até a próxima, falou, fui, preciso ir, tenho que ir, boa noite bot, bye, flw, xau
phrase-okay = tá, tá bom, tá certo, está bem, tudo certo, entendi, saquei, certo, claro, hmm, deixa eu pensar, tô pensando, espera, peraí, um momento, um segundo, não, aham, uhum, blz, tanto faz, deixa pra lá
phrase-mydata = excluir meus dados, apagar meus dados, apaga meus dados, deletar meus dados, excluir minha conta, apagar minha conta, excluir tudo, apagar tudo, o que você guarda, o que você guarda sobre mim
# What may stand before or after a phrase or the name of a command.
phrase-around = por favor, pf, pfv, pfvr, pode, você pode, vc pode, poderia, dá pra, quero, eu quero, queria, eu queria, gostaria de, quero ver, deixa eu ver, me mostra, me mostre, mostra, mostre, mostrar, mostra o, mostra a, mostra os, mostra as, me mostra o, me mostra a, me mostra os, me mostra as, ver, ver o, ver a, ver os, ver as, me dá, me dê, me dá um, me dá uma, fazer, o, a, os, as, um, uma, meu, minha, meus, minhas, agora, aí, o jogo, este jogo, esse jogo, esta partida, essa partida, bot, ok, oh, opa, ops, ei, oi, então, bom, é, eh, hmm, posso, podemos, dá para, tem, vc tem, você tem, pra mim, para mim, aqui, isso, sim, não, pls, plz, favor, já, agora mesmo, mais, só, vai, bora, tá, me, pfvor
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = com, e, de, do, da, partida, jogo, número, nº
phrase-around-rules = regras de, regras do, regras da, as regras de, as regras do, quais são as regras de, quais são as regras do, quais as regras do, regras para, regras, como jogar, como se joga, como se joga o, como joga, como eu jogo, como jogar o, como funciona, como funciona o, o que é, o que é o, ajuda com, ajuda com o, ajuda, explica, explique, explica o, me explica, me explica o, explica as regras de, explica as regras do, instruções de, instruções do, tutorial, tutorial de, sobre o, o jogo, jogo, por favor
phrase-around-lesson = aprender, aprender a jogar, me ensina, me ensina a jogar, me ensine, me ensine a jogar, ensina, quero aprender, quero aprender a jogar, lição, lições, lição de, a lição de, uma lição de, aula de, o, por favor, pfv
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = quebra-cabeça, quebra-cabeças, quebra-cabeça de, quebra-cabeças de, um quebra-cabeça de, me dá um quebra-cabeça de, quero um quebra-cabeça de, enigma de, por favor, pfv

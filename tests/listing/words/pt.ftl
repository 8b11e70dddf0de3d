# What only the listings say, in Markdown as Discord shows it.

heading-games = Os jogos
heading-features = O que você tem
heading-start = Como começar
easy-start = **Fácil de começar.** Cada jogo tem uma lição: você aprende jogando. Sua primeira partida é fácil.
fair-deals = **Partidas justas.** Nas partidas ao acaso, está comprovado que dá para vencer, ou há uma marca conhecida a bater. As dicas só sabem o que você vê.
challenge = **Um desafio diário.** A mesma partida para todos, com um ranking para seu servidor. Admins podem ter o desafio publicado todo dia.
study = **Quebra-cabeças e revisões.** Resolva quebra-cabeças com rating. Veja qual jogada decidiu sua partida e tente de novo a partir dela.
everybody = **Para todo mundo.** Os tabuleiros são imagens feitas para o celular, em { $themes } temas. Em texto, dá para jogar com um leitor de tela.
everybody-at-table = **Para todo mundo.** Com “{ $button }”, você arrasta as cartas sem sair do Discord. Em texto, dá para jogar os tabuleiros com um leitor de tela.
# In the picture of the table: one sentence.
table-pitch = Toque e arraste as cartas sem sair da conversa.
safe-games = **Nada se perde.** Você pode desfazer qualquer jogada, quantas vezes quiser. Até { $games } partidas em andamento ficam guardadas.
start = Adicione o bot a um servidor ou à sua conta. Digite `{ $command }` e aperte um jogo.

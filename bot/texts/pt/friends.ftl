# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Desafiar um amigo
button-friend-results = Resultados de amigos
button-friend-compare = Os dois resultados
button-friend-drop = Cancelar desafio
button-friend-drop-oldest = Cancelar o primeiro
button-friend-drop-all = Cancelar todos
button-friend-play = Aceitar desafio
telegram-button-send-friend = Enviar desafio…

friend-you = Você
friend-somebody = Alguém
friend-a-friend = Alguém

# The link, for the challenger only; then the text that is sent.
friend-link-title = Desafio: { $deal }
friend-link = Envie o texto com o link aos amigos. Ele abre a mesma partida.
friend-link-typed = Envie o texto abaixo aos amigos. O comando nele abre a mesma partida.
friend-link-use = Seu resultado fica oculto até eles terminarem. Depois vocês veem os dois resultados. O código { $code } vale em qualquer conversa comigo, até { $date }.
friend-shared = Consegue fazer melhor? Depois vemos os dois resultados.

friend-full-title = Desafios abertos demais
friend-full = Você tem { $most } desafios abertos, que é o limite. Cancele um ou espere algum expirar.
friend-full-oldest = O mais antigo é { $deal }. Ele expira em { $date }.
friend-dropped = O desafio foi cancelado. O link não funciona mais.
friend-dropped-all = Todos os seus desafios foram cancelados. Os links não funcionam mais.

# What the link shows to a friend.
friend-title = { $name } desafia você
friend-offer = Jogue a mesma partida. Quando terminar, os dois resultados aparecem lado a lado.
friend-known = Você já jogou esta partida, então ela conta como com ajuda.
friend-begun = { $name } desafia você. Termine esta partida, e os dois resultados aparecem lado a lado.
friend-secret = Esta partida está agora em um desafio diário. Abra o link de novo quando o dia estiver encerrado.
friend-gone = Este desafio não existe mais: foi cancelado, ou seus { $days } dias passaram. Peça um link novo.
friend-unread = “{ $text }” não é um desafio. Copie o código inteiro, como friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } jogou a sua partida
friend-verdict = { $comparison ->
    [better] Você foi melhor.
    [worse] { $name } foi melhor.
    [helped] Sem vencedor: só um de vocês teve ajuda.
   *[equal] Empate.
 }
friend-none-yet = Nenhum amigo terminou esta partida ainda.
friend-open-until = O código { $code } vale até { $date }.

friend-overview-title = Seus desafios
friend-how = Termine uma partida e aperte “{ button-friend }” abaixo dela. Você recebe um link para a mesma partida.
friend-row = { $deal }: { $count ->
    [0] { $count } resultados
    [one] { $count } resultado
   *[other] { $count } resultados
 }, até { $date }

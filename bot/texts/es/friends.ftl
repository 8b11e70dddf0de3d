# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Desafiar a amigos
button-friend-results = Resultados de amigos
button-friend-compare = Ambos resultados
button-friend-drop = Anular desafío
button-friend-drop-oldest = Anular el primero
button-friend-drop-all = Anular todos
button-friend-play = Aceptar desafío
telegram-button-send-friend = Enviar desafío…

friend-you = Tú
friend-somebody = Alguien
friend-a-friend = Alguien

# The link, for the challenger only; then the text that is sent.
friend-link-title = Desafío: { $deal }
friend-link = Envía el texto con su enlace a tus amigos. Abre el mismo reparto.
friend-link-typed = Envía el texto de abajo a tus amigos. Su comando abre el mismo reparto.
friend-link-use = Tu resultado queda oculto hasta que terminen. Luego todos veis ambos resultados. El código { $code } sirve en cualquier chat conmigo, hasta el { $date }.
friend-shared = ¿Puedes hacerlo mejor? Después veremos ambos resultados.

friend-full-title = Demasiados desafíos abiertos
friend-full = Tienes { $most } desafíos abiertos, que es el límite. Anula uno o espera a que caduque alguno.
friend-full-oldest = El más antiguo es { $deal }. Caduca el { $date }.
friend-dropped = El desafío está anulado. Su enlace ya no funciona.
friend-dropped-all = Todos tus desafíos están anulados. Sus enlaces ya no funcionan.

# What the link shows to a friend.
friend-title = { $name } te desafía
friend-offer = Juega el mismo reparto. Cuando termines, verás ambos resultados uno junto al otro.
friend-known = Ya has jugado este reparto, así que tu partida cuenta como con ayuda.
friend-begun = { $name } te desafía. Termina esta partida y verás ambos resultados uno junto al otro.
friend-secret = Este reparto es ahora un reto diario. Abre el enlace de nuevo cuando ese día se haya cerrado.
friend-gone = Este desafío ya no existe: se anuló o han pasado sus { $days } días. Pide un enlace nuevo.
friend-unread = “{ $text }” no es un desafío. Copia el código entero, como friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } ha jugado tu reparto
friend-verdict = { $comparison ->
    [better] Lo hiciste mejor.
    [worse] { $name } lo hizo mejor.
    [helped] Sin ganador: solo uno de los dos tuvo ayuda.
   *[equal] Empate.
 }
friend-none-yet = Nadie ha terminado aún este reparto.
friend-open-until = El código { $code } sirve hasta el { $date }.

friend-overview-title = Tus desafíos
friend-how = Termina una partida y pulsa “{ button-friend }” debajo. Recibirás un enlace al mismo reparto.
friend-row = { $deal }: { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
 }, hasta el { $date }

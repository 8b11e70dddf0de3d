# What only the listings say, in Markdown as Discord shows it.

heading-games = Los juegos
heading-features = Qué ofrece
heading-start = Cómo empezar
easy-start = **Fácil de empezar.** Cada juego tiene una lección: lo aprendes jugando. Tu primer reparto es fácil.
fair-deals = **Repartos justos.** Está comprobado que los repartos al azar se pueden ganar, o se conoce su mejor puntuación. Las pistas solo saben lo que ves.
challenge = **Un reto diario.** El mismo reparto para todo el mundo, con una clasificación para tu servidor. Los admins pueden hacer que se publique cada día.
study = **Puzles y análisis.** Resuelve puzles con rating. Mira qué movimiento decidió tu partida y vuelve a intentarlo desde ahí.
everybody = **Para todo el mundo.** Los tableros son imágenes pensadas para el teléfono, en { $themes } temas. Como texto, se pueden jugar con un lector de pantalla.
everybody-at-table = **Para todo el mundo.** Con “{ $button }” arrastras las cartas, sin salir de Discord. Como texto, los tableros se pueden jugar con un lector de pantalla.
# In the picture of the table: one sentence.
table-pitch = Toca y arrastra las cartas sin salir del chat.
safe-games = **No se pierde nada.** Puedes deshacer cualquier movimiento, las veces que quieras. Se guardan hasta { $games } partidas abiertas.
start = Añade el bot a un servidor o a tu cuenta. Escribe `{ $command }` y pulsa un juego.

# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = toma, tomar, tomo, coge, coger, cojo, agarra, agarrar, agarro, llévate, llevate
word-deal = reparte, repartir, reparto, repartí
word-match = jugada, hasta jugada, hasta la jugada, hasta una jugada, próxima jugada, proxima jugada, siguiente jugada, hasta la próxima jugada, hasta la proxima jugada, hasta la siguiente jugada
word-all = todo, toda, todas, todos
word-turn = voltea, voltear, volteo, gira, girar, giro
word-dark = oscura, oscuras, oscuro, oscuros
word-light = clara, claras, claro, claros
word-four = cuatro, cuatros, el cuatro, los cuatro, las cuatro
word-remove = quita, quitar, quito, retira, retirar, retiro, elimina, eliminar
word-stop = termina, terminar, termino, parar, me planto
word-move = mueve, mover, muevo, mové, lleva, llevar, llevo, pasa, pasar
word-collect = recoge, recoger, recojo
word-home = base, a la base, la base, bases, a casa, casa
word-moons = lunas, luna, de lunas, base de lunas, la base de lunas
word-suns = soles, sol, de soles, base de soles, la base de soles
word-waves = olas, ola, de olas, base de olas, la base de olas
word-leaves = hojas, hoja, de hojas, base de hojas, la base de hojas
word-wyrms = sierpes, sierpe, de sierpes, base de sierpes, la base de sierpes
word-knots = nudos, nudo, de nudos, base de nudos, la base de nudos
word-exchange = cambia, cambiar, cambio, descarta, descartar, descarto
word-keep = conserva, conservar, conservo, mantén, manten, mantener
word-trumps = triunfo, triunfos, triunfan
word-none = ninguno, ninguna, nada, sin
word-spades = picas, pica, de picas, espadas, de espadas
word-hearts = corazones, corazón, corazon, de corazones
word-diamonds = diamantes, diamante, de diamantes
word-clubs = tréboles, treboles, trébol, trebol, de tréboles, de treboles, de trébol, de trebol
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = as, ases, el as
word-two = dos, doses, el dos
word-three = tres, treses, el tres
word-five = cinco, cincos, el cinco
word-six = seis, seises, el seis
word-seven = siete, sietes, el siete
word-eight = ocho, ochos, el ocho
word-nine = nueve, nueves, el nueve
word-ten = diez, dieces, el diez
word-jack = jota, jotas, la jota, sota, sotas, la sota, valet, el valet
word-queen = reina, reinas, la reina, dama, damas, la dama
word-king = rey, reyes, el rey
word-joker = comodín, comodin, el comodín, el comodin, el joker
word-pawn = peón, peon, peones, el peón, el peon
word-court = corte, cortes, la corte
word-crown = corona, coronas, la corona
word-play = juega, jugar, juego, jugá, tira, tirar, tiro, echa, echar
word-place = pon, poner, pongo, coloca, colocar, coloco
word-drawn = robada, la robada, carta robada, la carta robada
word-draw = robar, roba, robo, robar carta, robar cartas, roba una carta, robar una carta, saca, sacar, saca una carta, sacar una carta, sacar carta
word-redeal = voltear el descarte, voltea el descarte, dar la vuelta al descarte, da la vuelta al descarte, reciclar, recicla
word-waste = descarte, el descarte, del descarte, al descarte, en el descarte
word-stock = mazo, el mazo, del mazo
word-held = reservada, la reservada, reservadas
word-hold = reserva, reservar, reservo, guarda, guardar, guardo
word-pile = pila, pilas, la pila, las pilas
word-cell = celda, celdas, la celda, a la celda, en la celda, a celda
word-and = con, junto con, y con
word-pair = par, pareja, par de, un par de, el par de, pareja de, una pareja de, la pareja de, empareja, emparejar, junta, juntar
word-both = ambos, ambas, los dos, las dos
word-to = sobre, hacia, en, encima de
word-then = luego, después, despues, y luego, y después, y despues
# Words without a meaning of their own.
word-the = el, los, las, una, unas, por favor, porfa, carta, cartas

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = sí
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = y and, r king, d queen, s jack
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = un, una, uno
typed-number-2 = dos
typed-number-3 = tres
typed-number-4 = cuatro
# What else they type for the option of games that shows all cards.
typed-option-open = abierto, abierta, cartas visibles, cartas abiertas, boca arriba

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = hola, hola bot, buenas, muy buenas, buenos días, buen día, buenas tardes, buenas noches, qué tal, hola qué tal, hola a todos, qué onda, holi, saludos, hey qué tal
# They do not know what to do.
phrase-help = qué hago, qué hago ahora, qué hago aquí, qué debo hacer, qué tengo que hacer, qué hay que hacer, qué puedo hacer, qué puedo hacer aquí, y ahora qué, ahora qué, y ahora, ayúdame, ayuda por favor, por favor ayúdame, me ayudas, me puedes ayudar, puedes ayudarme, necesito ayuda, cómo, cómo funciona, cómo funciona esto, cómo va esto, cómo se juega, cómo se juega a esto, cómo juego, cómo jugar, cómo se empieza, cómo empiezo, cómo se mueve, cómo muevo, qué es esto, qué sabes hacer, qué puedes hacer, qué puedo escribir, qué escribo, qué movimientos tengo, qué movimientos hay, movimientos posibles, qué jugadas hay, no sé qué hacer, no entiendo, no entiendo nada, no lo entiendo, no me entero, estoy perdido, estoy perdida, me perdí, no sé cómo seguir, estoy atascado, estoy atascada, qué, se puede deshacer, puedo deshacer, cómo deshago, cómo deshago un movimiento, cómo consigo una pista, cómo pido una pista, dónde pulso, dónde hago clic, quién eres, qué eres, para qué sirve esto, qué se supone que haga, qué se supone que hago, no sé qué hacer aquí, no entiendo cómo se juega, q hago, ke hago, qué hay que hacer aquí, cómo se juega esto, no sé, no sé jugar, estoy confundido, estoy confundida
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = mis partidas, mis juegos, mis partidas abiertas, partidas abiertas, mis partidas en curso, partidas en curso, muéstrame mis partidas, ver mis partidas, lista de mis partidas, dónde están mis partidas, mi partida, mi juego, continuar, continuar partida, continuar mi partida, continuar la partida, seguir, seguir jugando, seguir con mi partida, volver a mi partida, retomar mi partida, última partida, mi última partida
phrase-menu = quiero jugar, quiero jugar a algo, vamos a jugar, juguemos, jugamos, empezar a jugar, jugar una partida, todos los juegos, juegos, qué juegos hay, qué juegos tienes, a qué puedo jugar, a qué se puede jugar, elegir juego, elegir un juego, lista de juegos, ver juegos, ver todos los juegos, menú, menú principal, opciones, lista de opciones, jugar a algo, otros juegos, otro juego, otra cosa, algo distinto, algo diferente, jugar a otra cosa, jugar otra cosa, quiero jugar otra cosa, quiero jugar a otra cosa, un juego diferente, un juego distinto, qué más tienes, qué más hay, cambiar de juego, cambiar juego, otro tipo de juego, comenzar, empezar, iniciar, empecemos, quiero empezar
phrase-new = nueva partida, una nueva partida, partida nueva, una partida nueva, otra partida, empezar otra partida, nueva partida por favor, siguiente partida, otra más, juego nuevo, nuevo juego, otra, dame otra, una más, la siguiente, siguiente, juguemos otra, jugar otra, la próxima, próxima, nueva, una nueva, otra ronda, saltar, pasa a la siguiente
# What may stand before or after the name of a game that they want to play.
phrase-around-name = jugar, jugar a, juega a, juguemos a, vamos a jugar a, quiero jugar, quiero jugar a, me gustaría jugar a, puedo jugar a, empezar, empezar una partida de, una partida de, jugar una partida de, una de, una ronda de, por favor, porfa, solitario, el solitario, partida, el juego, ahora, podemos jugar a, podemos jugar, puedo jugar al, tienes, tienes el, hay, conoces, el, la, los, un, una, normal, clásico, de, al, quiero, mejor, ok, pls, dame, dame una partida de, quisiera, quisiera jugar a, me gustaría, podría jugar a
# They want to see all commands.
phrase-commands = comandos, lista de comandos, todos los comandos, qué comandos hay, ver comandos
# They want one of these.
phrase-undo = deshaz, deshazlo, deshacerlo, deshaz eso, deshaz el último movimiento, deshacer el último movimiento, deshacer último movimiento, deshacer movimiento, deshacer mi movimiento, deshaz mi último movimiento, un movimiento atrás, 1 movimiento atrás, atrás, volver atrás, ir atrás, retroceder, uy, ups, me equivoqué, me he equivocado, error, fue un error, deshaz la jugada, deshacer la jugada, vuelve atrás, regresa, clic equivocado, le di mal, quita eso
phrase-restart = intentar otra vez, intentarlo otra vez, empezar de nuevo, empezar de cero, empezar otra vez, volver a empezar, desde el principio, empezar desde el principio, desde cero, otra vez, de nuevo, una vez más, intentar de nuevo, intentarlo de nuevo, jugar de nuevo, jugar otra vez, volver a jugar, mismo reparto, el mismo reparto, la misma partida, reinicia, reiniciar la partida, reiniciar partida, vamos de nuevo, vamos otra vez, quiero empezar de cero, quiero empezar de nuevo, empecemos de nuevo, empecemos otra vez, lo mismo otra vez, la misma, la misma otra vez
phrase-hint = dame una pista, quiero una pista, necesito una pista, una pista, alguna pista, pistas, dame una ayudita, un consejo, dame un consejo, mejor movimiento, mejor jugada, cuál es el mejor movimiento, cuál es la mejor jugada, qué jugarías tú, qué harías tú, pista, una pista pls, me das una pista, dame pista, qué juego ahora, qué movimiento hago, qué me recomiendas, ayúdame con una jugada, ayúdame con un movimiento, dime una jugada, no se me ocurre nada, muéstrame una jugada, qué harías, qué harías tú ahora
phrase-giveup = me rindo, me doy por vencido, me doy por vencida, abandono, rendirme, abandonar partida, abandonar la partida, lo dejo, dejarlo, salir, salir de la partida, terminar partida, terminar la partida, acabar, acabar la partida, dejar de jugar, cancelar, cancelar partida, ya no puedo más, no puedo más, no quiero seguir, es imposible, imposible, ya está, paro
phrase-finish = completa, complétala, completa la partida, completar partida, completar la partida, juega el resto, jugar el resto, juega lo que queda, autocompletar, todo a las bases, todas a las bases, sube todo, todas a casa
phrase-board = muéstrame el tablero, muestra el tablero, mostrar tablero, ver tablero, ver el tablero, enséñame el tablero, dónde está el tablero, dónde está mi tablero, muéstrame mi partida, ver mi partida, dónde está mi partida, dónde está mi juego
phrase-rules = cuáles son las reglas, qué reglas hay, muéstrame las reglas, dime las reglas, explícame las reglas, explica las reglas, explícame el juego, cómo son las reglas, instrucciones, reglas del juego, cómo gano, cómo se gana, cómo puedo ganar, cuál es el objetivo, cuál es el objetivo del juego, de qué se trata, de qué va, recuérdame las reglas, cómo era el juego, cómo eran las reglas, las reglas, reglas porfa, cómo se gana esto
phrase-learn = enséñame, enséñame a jugar, enséñame cómo se juega, quiero aprender, quiero aprender a jugar, aprender a jugar, lección, lecciones, una lección, empezar una lección, cómo aprendo, cómo aprendo a jugar
phrase-puzzle = puzles, un puzle, siguiente puzle, otro puzle, dame un puzle, resolver un puzle, hacer un puzle, problema, problemas, un problema, acertijo, acertijos, rompecabezas, un rompecabezas
phrase-daily = el reto diario, retos diarios, reto, reto de hoy, el reto de hoy, reto del día, el reto del día, jugar el reto diario, jugar el reto de hoy, desafío, desafío diario, el desafío diario, desafío del día, desafío de hoy, partida del día, juego del día
phrase-stats = mis estadísticas, las estadísticas, mis resultados, resultados, mi puntuación, mis puntuaciones, muéstrame mis estadísticas, ver mis estadísticas, ver estadísticas
phrase-achievements = logros, mis logros, ver logros, insignias, mis insignias, medallas, mis medallas, trofeos
phrase-settings = cambiar ajustes, mis ajustes, configuración, preferencias
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = cambiar idioma, cambiar el idioma, cambia el idioma, cambiar de idioma, puedo cambiar el idioma, cómo cambio el idioma, idioma, idiomas, hablas español, hablas inglés, en inglés, en español, español, inglés, cambiar a inglés, cambiar a español, ponlo en inglés, ponlo en español
phrase-theme = cambiar tema, cambiar el tema, tema, temas, modo oscuro
phrase-zone = zona horaria, huso horario, cambiar zona horaria, cambiar la zona horaria
phrase-harder = más difícil, uno más difícil, una más difícil, algo más difícil, muy fácil, es muy fácil, esto es muy fácil, demasiado fácil, es demasiado fácil, más fácil, uno más fácil, una más fácil, algo más fácil, muy difícil, es muy difícil, esto es muy difícil, demasiado difícil, dificultad, cambiar dificultad
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = gracias, muchas gracias, mil gracias, muchísimas gracias, gracias bot, grax, grcs, ok gracias, te lo agradezco, se agradece, vale gracias, genial gracias
phrase-upset = maldición, maldita sea, rayos, mierda, joder, caramba, ay no, oh no, no puede ser, qué mal, qué mala suerte, mala suerte, uf, uff, argh, no es justo, es injusto, injusto, este bot es malo, bot malo, qué malo, qué rabia, qué fastidio, qué aburrido, aburrido, odio este juego, juego tonto, perdí, he perdido, qué pena, lástima, ni modo
phrase-nice = genial, qué bien, bien, muy bien, súper, guay, bravo, excelente, perfecto, jaja, jajaja, jajajaja, jeje, buen bot, buen juego, me encanta, me encanta este juego, me gusta, bien hecho, bien jugado, qué divertido, divertido, yupi, viva, gané, he ganado, por poco, uf por poco, chévere, qué padre, wow, nada mal
phrase-bye = adiós, chau, chao, hasta mañana, hasta luego, hasta pronto, hasta la próxima, nos vemos, me voy, me tengo que ir, tengo que irme, bye, buenas noches bot
phrase-okay = vale, dale, ok vale, está bien, de acuerdo, entiendo, ya veo, mmm, déjame pensar, estoy pensando, espera, un momento, un segundo, claro, no, nop, sip, ajá, bueno, da igual, no importa
phrase-mydata = borrar mis datos, borra mis datos, eliminar mis datos, borrar mi cuenta, eliminar mi cuenta, borrar todo, borrarlo todo, qué datos guardas, qué guardas de mí
# What may stand before or after a phrase or the name of a command.
phrase-around = por favor, porfa, porfis, puedes, podrías, me puedes, quiero, quisiera, me gustaría, déjame, vamos a, muéstrame, muéstrame el, muéstrame la, muéstrame los, muéstrame las, muéstrame mi, muéstrame mis, enséñame el, enséñame la, enséñame los, enséñame las, enséñame mis, muestra, mostrar, ver, ver el, ver la, ver los, ver las, ver mi, ver mis, dame, dame el, dame la, dame un, dame una, el, la, los, las, un, una, mi, mis, tus, ahora, esta partida, la partida, ok, oh, uy, ups, oye, hola, bueno, a ver, eh, mmm, pues, puedo, podemos, se puede, tienes, hay, para mí, aquí, esto, ahora mismo, sí, no, plis, pls, plz, favor, ya, entonces, otra vez, me, algo, más, solo, anda, vale
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = con, y, partida, por favor, porfa, número, núm, reparto
phrase-around-rules = reglas de, las reglas de, cuáles son las reglas de, reglas del, reglas para, reglas, cómo se juega a, cómo se juega al, cómo se juega, cómo juego a, cómo jugar a, cómo funciona, cómo va, qué es, ayuda con, ayuda para, ayuda, explica, explícame, explícame las reglas de, instrucciones de, instrucciones para, sobre, el juego, por favor, porfa
phrase-around-lesson = aprender, aprender a jugar, aprender a jugar a, aprender a jugar al, enséñame, enséñame a jugar, enséñame a jugar a, enséñame a jugar al, quiero aprender, quiero aprender a jugar a, quiero aprender a jugar al, me gustaría aprender, lección, lecciones, lección de, la lección de, una lección de, el, por favor, porfa
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = problema, problemas, problema de, problemas de, un problema de, dame un problema de, puzle de, puzles de, un puzle de, rompecabezas, por favor

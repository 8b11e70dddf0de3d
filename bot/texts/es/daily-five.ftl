# Los cinco del día: cinco juegos al día, cada uno con un objetivo. $number es el número del día.

command-five = Juega los cinco juegos de hoy, con objetivos
command-name-five = cinco
parameter-five = Escribe el número o la fecha de un día, o uno de los juegos; déjalo vacío para verlos
parameter-name-five = día
phrase-five = cinco del día, los cinco del día, los cinco de hoy, jugar los cinco

button-five = Cinco del día
button-five-next = Siguiente de cinco
button-five-before = Día anterior
button-five-open = Jugar los cinco
telegram-button-send-five = Enviar los cinco…
button-post-five = Con cinco juegos
five-yesterday = Los cinco de ayer

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = ganar
puzzle-goal-aces = { $count ->
    [4] llevar todos los ases a las bases
    [one] llevar { $count } as a las bases
   *[other] llevar { $count } ases a las bases
 }
puzzle-goal-all-up = descubrir todas las cartas
# Un objetivo con límite: “ganar en 110 movimientos como máximo”.
five-goal-in = { $moves ->
    [one] { $goal } en { $moves } movimiento como máximo
   *[other] { $goal } en { $moves } movimientos como máximo
 }

five-title = Cinco del día #{ $number } · { $date }
five-name = Cinco del día #{ $number }
five-intro = Los cinco juegos de hoy, cada uno con un objetivo. Puedes deshacer y pedir ayuda. También puedes jugarlos más tarde.
five-intro-past = Cinco juegos, cada uno con un objetivo. Aún puedes jugarlos: llenan este día en tu calendario.
five-post = Pulsa un juego para jugarlo donde solo tú lo ves.
five-offer = Cinco juegos, cada uno con un objetivo. Son los mismos para todos.
five-alt = Los cinco juegos al empezar:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
   *[very-hard] muy difícil
 }
five-is-solved = resuelto
five-solved = { $all ->
    [yes] ¡Los 5 resueltos!
   *[no] Resueltos: { $solved } de 5.
 }

# En el tablero de uno de los cinco. $made es cuántos movimientos llevas.
five-goal = Objetivo: { $goal }
five-goal-made = Objetivo: { $goal } · llevas { $made }.
five-late = El objetivo pide menos movimientos: “{ button-undo }” o “{ button-restart }” ayuda.
five-reached = ✓ Objetivo logrado: { $goal }.
five-missed = Objetivo no logrado: { $goal }.

# A result to share names the day and no deal.
five-result-name = Cinco del día, { $date }: { $game }
five-result = { $result ->
    [solved] Resuelto:
   *[missed] Objetivo no logrado:
 } { announce-attempt }, { $help ->
    [no] sin ayuda
   *[yes] con ayuda
 }

five-unread = “{ $text }” no es un día ni un juego. Después de { $command }, escribe un número, una fecha, “ayer” o uno de los cinco juegos.
five-to-come = Los cinco del día #{ $number } aún no han llegado. Los de hoy son los #{ $today }.
five-before-first = Los primeros cinco del día fueron el { $date } (UTC).
five-not-one = { $game } no es uno de los cinco de ese día. Elige uno de estos: { $games }.

home-five-new = Cinco juegos al día, cada uno con un objetivo
reminder-five = De los cinco de hoy aún te quedan: { $games }.

# En el calendario. $all es cuántos son los cinco de todos los días.
calendar-five = Cinco del día: { $solved } de { $all } resueltos
calendar-five-badge = { $badge ->
    [bronze] Insignia de bronce de los cinco: un quinto resuelto
    [silver] Insignia de plata de los cinco: dos quintos resueltos
    [gold] Insignia de oro de los cinco: cuatro quintos resueltos
    [diamond] Insignia de diamante de los cinco: todos resueltos
   *[none] Todavía sin insignia de los cinco: resuelve un quinto para el bronce
 }
calendar-five-short = { $badge ->
    [bronze] Insignia de bronce de los cinco
    [silver] Insignia de plata de los cinco
    [gold] Insignia de oro de los cinco
   *[diamond] Insignia de diamante de los cinco
 }
calendar-five-legend = resueltos de los cinco del día
calendar-five-alt = { $count } de los cinco resueltos: { $days }

achievement-five = Choca esos cinco
achievement-how-five = Resuelve los cinco de un día

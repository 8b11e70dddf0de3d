# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Voltea cartas a su cara oscura y luego quítalas: eso da puntos. Empieza con tu primera carta: “{ $move }”.
flip-lesson-deal-why = Una carta basta para empezar. Reparte solo esa: “{ $move }”.
flip-lesson-faces = Cada carta tiene una cara clara y otra oscura; vale la que está derecha, aquí 7♦. Reparte más cartas: “{ $move }”.
flip-lesson-suit = Compara los extremos de 4 cartas seguidas: { $first } y { $last } son del mismo palo. Así se voltean las 2 del medio: “{ $move }”.
flip-lesson-suit-why = Repartir no hace daño, pero este paso trata de voltear cartas. Juega “{ $move }”.
flip-lesson-points = Cada carta oscura de tu mano vale 1 punto; por ahora tienes { $score }. Ahora no hay jugadas, así que sigue repartiendo: “{ $move }”.
flip-lesson-dark = De una carta oscura (◼) vale la cara oscura: { $first } y { $last } son del mismo palo. Voltea las 2 del medio: “{ $move }”.
flip-lesson-dark-why = Repartir no hace daño, pero este paso trata de las caras oscuras. Juega “{ $move }”.
flip-lesson-remove = Los extremos de { $from }–{ $to } vuelven a ser del mismo palo, y ahora los dos son oscuros. Así que quita las 2 del medio, “{ $move }”: cada una vale entonces 2 puntos en vez de 1.
flip-lesson-remove-why = Repartir no hace daño, pero este paso trata de quitar cartas. Juega “{ $move }”.
flip-lesson-gap = El hueco se ha cerrado: ahora { $first } y { $last } son extremos del mismo palo. Entre ellos solo { $one } sigue clara, así que se voltea: “{ $move }”.
flip-lesson-gap-why = Repartir no hace daño, pero mira antes el hueco que se ha cerrado. Juega “{ $move }”.
flip-lesson-rank = Entre las cartas nuevas, { $first } y { $last } tienen el mismo valor, no el mismo palo. Entonces se voltean las 4, también los extremos: “{ $move }”.
flip-lesson-rank-why = Repartir no hace daño, pero este paso trata de extremos del mismo valor. Juega “{ $move }”.
flip-lesson-remove-four = Los dos extremos son oscuros, y { $first } y { $last } tienen el mismo valor. Así que puedes quitar las 4: “{ $move }”.
flip-lesson-remove-four-why = Repartir no hace daño, pero este paso trata de quitar 4 cartas. Juega “{ $move }”.
flip-lesson-all = Repartir nunca estropea una jugada, porque las cartas nuevas solo se añaden encima. Así que reparte todo antes de planear: “{ $move }”. Verás 46 cartas, pero aquí solo importan las marcadas.
flip-lesson-order = Ahora importa el orden: 18–21 voltearía { $last }, un extremo de { $from }–{ $to }. Así que juega antes { $from }–{ $to }: “{ $move }”.
flip-lesson-order-why = Eso puede esperar. { $from }–{ $to } no puede, porque 18–21 voltearía su extremo { $last }.
flip-lesson-both = 2 jugadas más tarde, los extremos { $first } y { $last } coinciden en palo y en valor. Podrías voltear solo las 2 del medio, pero aquí voltea las 4: “{ $move }”.
flip-lesson-both-why = Este paso trata de { $from }–{ $to }. Voltea ahí las 2 del medio o las 4.
flip-lesson-choice = Los extremos de { $from }–{ $to } son oscuros y del mismo palo. Podrías voltear { $one }, pero aquí quita { $one } y { $other }: “{ $move }”.
flip-lesson-choice-why = Este paso trata de { $from }–{ $to }. Voltea o quita cartas ahí.
flip-lesson-stop = Todas las cartas están repartidas, así que “{ flip-stop }” podría acabar la partida. Pero cada jugada suma puntos: haz la que quieras.
flip-lesson-stop-why = Con eso acabaría la partida y aún quedan puntos. Antes haz cualquiera de las jugadas.
# $best is the mean of the best scores found.
flip-lesson-end = Ahora juega a Flip por tu cuenta: primero reparte todo, y luego busca un orden en el que ninguna jugada estropee otra. Las mejores puntuaciones encontradas son de media unos { $best } de 104 puntos: ¿cuántos harás tú?

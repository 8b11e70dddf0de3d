# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Completar
button-end-game = Terminar partida
# $cards are the cards that followed the player’s move home.
moved-automatically = A las bases automáticamente: { $cards }.
finish-choices = La victoria ya es segura: “{ button-finish }” juega el resto.
finish-uncertain = La victoria aún no es segura: sigue jugando.
finish-exercise = Aquí haces tú cada movimiento. Solo las partidas se completan de una pulsación.
stock-circles = Ahora solo puedes dar vueltas: ninguna carta boca abajo se puede descubrir, y ninguna del mazo o del descarte encaja.
stuck = Ningún movimiento lleva ya a nada: no puede aparecer nada nuevo, y ninguna carta más puede ir a su base.
stock-circles-choices = Deshaz algunos movimientos o termina la partida.

setting-automatic = Movimientos automáticos
automatic-on = Sí
automatic-off = No
settings-automatic = ¿Debe ir una carta a su base automáticamente cuando ninguna otra puede necesitarla? “{ button-undo }” la devuelve junto con tu movimiento.
no-such-automatic = Los movimientos automáticos no pueden ser “{ $name }”.

# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = follow suit, follow, sigue el palo, seguir el palo
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Gana bazas y vacía tu mano mientras dure el mazo.
follow-typing = Cambio: “cambia 2s 5h” o “conserva”. Triunfo: “corazones” o “ninguno”. Las dos cosas a la vez: “conserva, triunfo corazones”. Después escribe una carta para cada baza: “qh”, “joker”, o “q” si solo puedes jugar 1 reina. Los palos son s (picas), h (corazones), d (diamantes) y c (tréboles).
follow-pitch = Gana bazas al mazo hasta vaciar tu mano.
follow-option-open = todas las cartas boca arriba
follow-short-option-open = abierto
follow-scored = Cartas que quedan en el mazo

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] No hay carta de salida.
   *[other] El mazo sale con: { $cards }.
 }
follow-last = { $count ->
    [0] Todavía no hay bazas.
   *[other] Última baza, primero tu carta: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Tu mano: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] El mazo está vacío.
       *[other] Mazo, primero la próxima carta: { $cards }.
    }
   *[off] { $count ->
        [0] El mazo está vacío.
        [one] Mazo: { $count } carta boca abajo.
       *[other] Mazo: { $count } cartas boca abajo.
    }
 }
follow-discards = { $count ->
    [0] Descartadas en el cambio: ninguna.
   *[other] Descartadas en el cambio: { $cards }.
 }
follow-played = { $count ->
    [0] Fuera del juego por bazas: ninguna.
   *[other] Fuera del juego por bazas, primero las últimas: { $cards }.
 }
follow-aside = { $open ->
    [on] Apartadas, fuera del juego: { $cards }.
   *[off] Apartadas boca abajo toda la partida: { $count } cartas.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = triunfo
follow-printed-lead = salida
follow-printed-last-trick = última baza
follow-printed-gone = fuera
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = mazo desde arriba
follow-printed-set-aside = apartadas
follow-printed-next-leads-in-order = próximas salidas en orden

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] La partida acabó antes de que eligieras triunfo.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Ganaste la última baza.
        [lost] { " " }Perdiste la última baza y te llevaste las 2 cartas.
       *[other] { "" }
    } Bazas ganadas: { $won }; perdidas: { $lost }. { follow-cards }
 }
follow-cards = Cartas en tu mano: { $hand }; en el mazo: { $stock }.
follow-trumps-now = { $trumps ->
    [S] El triunfo son las picas
    [H] El triunfo son los corazones
    [D] El triunfo son los diamantes
    [C] El triunfo son los tréboles
   *[none] No hay triunfo
 }
follow-picture-state = { $phase ->
    [exchange] cambio · mazo { $stock }
    [trumps] ¿triunfo? · mazo { $stock }
   *[tricks] { $trumps ->
        [S] triunfo: picas
        [H] triunfo: corazones
        [D] triunfo: diamantes
        [C] triunfo: tréboles
       *[none] sin triunfo
    } · mazo { $stock }
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Puedes cambiar cartas una vez: elige las que quieras descartar, y robas 2 por cada una.
    [trumps] Tu mano: { $hand-cards }. Elige un palo como triunfo, o juega sin triunfo. El triunfo gana a todos los demás palos.
   *[tricks] { $led ->
        [X] El mazo sale con el Joker. Juega cualquier carta: pierde, y te llevas las 2.
       *[other] { $follows ->
            [0] El mazo sale con { $lead-cards }. No tienes { follow-led-suit }, así que puedes jugar cualquier carta.
           *[other] { $joker ->
                [0] El mazo sale con { $lead-cards }: sigue con { follow-led-suit }.
               *[other] El mazo sale con { $lead-cards }: sigue con { follow-led-suit }, o juega el Joker.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }, bazas ganadas: { $won }, perdidas: { $lost }
   *[other] Bazas ganadas: { $won }, perdidas: { $lost }
 }
follow-ended-empty-hand = { $score ->
    [0] ¡Has ganado! Tu mano y el mazo están vacíos: 0 puntos, pero es una victoria.
    [one] ¡Has ganado! Tu mano está vacía y queda { $score } carta en el mazo: { $score } punto.
   *[other] ¡Has ganado! Tu mano está vacía y quedan { $score } cartas en el mazo: { $score } puntos.
 } Bazas ganadas: { $won }; perdidas: { $lost }.
follow-ended-too-many = { $phase ->
    [trumps] Has perdido en el cambio: tienes { $hand } cartas, y el mazo { $stock }. En cada baza sueltas como máximo 1 carta.
   *[tricks] Has perdido: tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, pero { $stock ->
        [0] no quedan bazas
        [one] solo queda { $stock } baza
       *[other] solo quedan { $stock } bazas
    }. Bazas ganadas: { $won }; perdidas: { $lost }.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Elige las cartas que quieras descartar. Robas 2 por cada una. Si no eliges ninguna, conservas las 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] Descartas { $count } carta y robas { $come }. Entonces tienes { $drawn }, y el mazo { $left }.
   *[other] Descartas { $count } cartas y robas { $come }. Entonces tienes { $drawn }, y el mazo { $left }.
 }
follow-losing-exchange = Cuidado: si cambias { $count } cartas, pierdes la partida al instante. Tendrías { $drawn } cartas, y el mazo solo { $left }.
follow-exchange = { $count ->
    [0] Conservar todas
    [8] Cambiar { $count } cartas y perder
    [9] Cambiar { $count } cartas y perder
    [10] Cambiar { $count } cartas y perder
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
 }
follow-trumps = { $place1 ->
    [S] Triunfo: ♠
    [H] Triunfo: ♥
    [D] Triunfo: ♦
    [C] Triunfo: ♣
   *[none] Sin triunfo
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Picas
    [H] ♥ Corazones
    [D] ♦ Diamantes
    [C] ♣ Tréboles
   *[none] Sin triunfo
 }
follow-play = Jugar { $card1 }
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] picas
    [H] corazones
    [D] diamantes
    [C] tréboles
   *[none] { "" }
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = “{ $move }” no es un movimiento de Follow-the-Suit. Escribe “conserva” o “cambia 2s 5h”, luego “triunfo corazones” o “ninguno”, luego una carta, como “qh”.
follow-refused-exchange-first = Primero va el cambio. Escribe las cartas que quieras descartar, como “cambia 2s 5h”, o “conserva”.
follow-refused-exchanged = Solo puedes cambiar cartas una vez, antes de elegir triunfo.
follow-refused-trumps-first = Antes elige triunfo: un palo, como “corazones”, o “ninguno”.
follow-refused-trumps-chosen = No puedes cambiar el triunfo: ya lo has elegido. { follow-trumps-now }.
follow-refused-not-in-hand = No tienes { follow-card }.
follow-card = { $card ->
    [Joker] el Joker
   *[other] { $card }
 }
follow-refused-named-twice = Has nombrado { follow-card } 2 veces.
follow-refused-hand-order = Escribe las cartas del cambio en el orden de tu mano.
follow-refused-must-follow = { $card } no sigue el palo de { $lead }. Si puedes, debes seguirlo: por ejemplo, juega { $fitting }, o el Joker si lo tienes.
follow-refused-unseen-lead = Juega las cartas de una en una: aún no puedes ver la próxima salida.
follow-refused-no-such-card = Ninguna carta de tu mano corresponde a “{ $text }”.
follow-refused-several-cards = Puede ser tanto { $one } como { $other }. Escribe el valor y el palo.
follow-refused-suit-led = El palo de salida es { follow-led-suit }, y tienes { $follows ->
    [1] una carta: juégala
   *[other] { $follows } cartas: juega una
 }{ $joker ->
    [0] .
   *[other] , o el Joker.
 }
follow-refused-lead = El mazo sale con { follow-card }. Pulsa una carta de tu mano para jugarla.
follow-refused-no-lead-yet = El mazo no sale hasta que cambies cartas y elijas triunfo.
follow-refused-last-trick = { $count ->
    [0] Aún no hay ninguna baza.
   *[other] Esta es la última baza. Ya no se puede cambiar.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] El mazo sale en cuanto elijas triunfo.
   *[tricks] El mazo sale automáticamente. Juega una carta de tu mano.
 }
follow-refused-trumps-later = El triunfo viene después del cambio. Elige las cartas que quieras descartar, o conserva todas.
follow-refused-out-of-play = Estas cartas están fuera del juego.
follow-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe “conserva” o “cambia 2s 5h”, luego “triunfo corazones” o “ninguno”, luego una carta: “qh” o “joker”.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = No puedes jugar ninguna otra carta.
follow-hint-keep = Cada carta que cambias cuesta 3 puntos. De las cartas nuevas no sería más fácil librarse.
follow-hint-exchange = { $count ->
    [1] Esta carta gana a muy pocas salidas, así que costaría librarse de ella.
   *[other] Estas cartas ganan a muy pocas salidas, así que costaría librarse de ellas.
 }
follow-hint-trumps = { $place1 ->
    [none] Tus cartas altas te ayudan más sin triunfo que con cualquier palo de triunfo.
   *[other] { $held ->
        [0] No tienes cartas de este palo, así que tus cartas altas conservan su valor.
        [one] Tienes { $held } carta de este palo. Si no es triunfo, cuesta librarse de ella.
       *[other] Tienes { $held } cartas de este palo. Como triunfos, ganan cuando no puedes seguir el palo.
    }
 }
follow-hint-win = Gana la baza, y tus otras cartas valen más para después.
follow-hint-ruff = No tienes cartas del palo de salida, así que un triunfo gana la baza.
follow-hint-joker = El Joker gana la baza. Si no, costaría librarse de la carta de salida.
follow-hint-take = Ninguna de tus cartas gana esta baza. La que juegues vuelve a ti, junto con la carta de salida.
follow-hint-duck = Es mejor perder esta baza. La carta de salida puede ganar otra después, y conservas tu carta ganadora.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Puedes ver todas las cartas. { $left ->
    [0] Así puedes ganar con la última carta del mazo.
    [one] Así puedes ganar dejando { $left } carta en el mazo.
   *[other] Así puedes ganar dejando { $left } cartas en el mazo.
 } Ninguna otra opción deja más.
follow-hint-lost = Puedes ver todas las cartas. Esta partida ya no se puede ganar, hagas lo que hagas.
follow-hint-found = Puedes ver todas las cartas. { $left ->
    [0] El mejor camino encontrado gana con la última carta del mazo.
    [one] El mejor camino encontrado gana y deja { $left } carta en el mazo.
   *[other] El mejor camino encontrado gana y deja { $left } cartas en el mazo.
 } Había demasiados caminos para probarlos todos.
follow-hint-unfound = Puedes ver todas las cartas, pero había demasiados caminos para probarlos todos. Ninguno de los probados gana.

# The goal of a second try, and a score in its terms.
follow-goal = ganar con { $goal } o más cartas en el mazo
follow-goal-score = { $score ->
    [one] { $score } carta en el mazo
   *[other] { $score } cartas en el mazo
 }

# A goal of a season.
follow-score-goal = { $score ->
    [one] Gana Follow-the-Suit con { $score } carta o más en el mazo
   *[other] Gana Follow-the-Suit con { $score } cartas o más en el mazo
 }

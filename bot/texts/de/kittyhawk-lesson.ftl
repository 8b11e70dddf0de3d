# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] den Zielstapel der Monde
    [suns] den Zielstapel der Sonnen
    [waves] den Zielstapel der Wellen
    [leaves] den Zielstapel der Blätter
    [wyrms] den Zielstapel der Wyrme
    [knots] den Zielstapel der Knoten
   *[other] Stapel { $place2 }
 }

kittyhawk-lesson-home = Bring alle Karten ins Ziel: auf die 6 Zielstapel Monde, Sonnen, Wellen, Blätter, Wyrme und Knoten. Dort liegen die Asse: Leg die { $brief1 } von { kittyhawk-at1 } auf { kittyhawk-at2 }.
kittyhawk-lesson-home-why = Leg in diesem Schritt eine 2 ins Ziel. Sie passt auf das Ass einer ihrer Farben.

kittyhawk-lesson-either = Die meisten Karten zeigen die Zeichen von 2 Farben, Asse und Kronen nur eines. Leg die { $brief1 } von { kittyhawk-at1 } auf den Zielstapel einer ihrer Farben.
kittyhawk-lesson-either-why = Leg in diesem Schritt die { $brief1 } ins Ziel. Sie passt auf die Zielstapel beider Farben: Wähl einen.

kittyhawk-lesson-next = Auf den Zielstapeln steigen die Werte: Ass, 2, 3 und so weiter bis 9, dann Krone. Leg die { $brief1 } von { kittyhawk-at1 } auf { kittyhawk-at2 }.
kittyhawk-lesson-next-why = Leg in diesem Schritt die { $brief1 } ins Ziel. Sie hat den nächsten Wert nach der { $brief2 }.

kittyhawk-lesson-build = Karten passen auch auf Stapel: auf den nächsthöheren Wert, wenn beide eine Farbe gemeinsam haben. Leg die { $brief1 } von { kittyhawk-at1 } auf die { $brief2 }.
kittyhawk-lesson-build-why = Leg in diesem Schritt eine Karte auf einen Stapel, auf den nächsthöheren Wert. Die { $brief1 } und die { $brief2 } haben eine Farbe gemeinsam.

kittyhawk-lesson-heap = Von den Haufen g und h kannst du Karten nehmen, aber nie welche darauf legen. Leg die { $brief1 } von { kittyhawk-at1 } auf die { $brief2 }.
kittyhawk-lesson-heap-why = Nimm in diesem Schritt eine Karte von einem Haufen. Dann ist die Karte darunter frei.

kittyhawk-lesson-empty = Auf einen leeren Stapel passt jede Karte: So kommst du in einem Haufen weiter. Leg die { $brief1 } von { kittyhawk-at1 } auf den leeren { kittyhawk-at2 }.
kittyhawk-lesson-empty-why = Leg in diesem Schritt die oberste Karte eines Haufens auf einen leeren Stapel. Dann ist die Karte darunter frei.

kittyhawk-lesson-one = Du kannst immer nur eine Karte auf einmal bewegen. Leg zuerst die { $brief1 } auf den leeren { kittyhawk-at2 }, damit die Karte darunter frei wird.
kittyhawk-lesson-one-why = Leg in diesem Schritt die { $brief1 } auf den leeren { kittyhawk-at2 }. Danach kann die 7 auf die 8 und die 6 auf die 7.

kittyhawk-lesson-deal = Beide Haufen sind leer: Teil 6 Karten vom verdeckten Talon aus, 3 auf jeden Haufen. Liegen dort schon Karten, werden sie zugedeckt.
kittyhawk-lesson-deal-why = Austeilen kannst du jederzeit. Jetzt sind die Haufen leer, also teil in diesem Schritt aus.

kittyhawk-lesson-collect = „{ kittyhawk-collect }“ bringt alle Karten ins Ziel, auf die keine andere mehr gelegt werden kann. Sammle so beide Karten von Haufen g ein: Das ist nur 1 Zug.
kittyhawk-lesson-collect-why = Du kannst Karten auch einzeln ins Ziel legen. Wähl in diesem Schritt „{ kittyhawk-collect }“.

kittyhawk-lesson-crown = Eine Krone hat den höchsten Wert: Auf einen Stapel passt sie nur, wenn er leer ist. Leg die { $brief1 } von { kittyhawk-at1 } auf den leeren { kittyhawk-at2 }.
kittyhawk-lesson-crown-why = Leg in diesem Schritt die Krone auf einen leeren Stapel. Dann sind die Karten darunter frei.

kittyhawk-lesson-before = Nutz die Haufen, bevor du wieder austeilst, denn sonst werden ihre Karten zugedeckt. Leg die { $brief1 } von { kittyhawk-at1 } auf die { $brief2 }.
kittyhawk-lesson-before-why = Leg in diesem Schritt eine Karte von einem Haufen ins Ziel oder auf eine andere. Das nächste Austeilen deckt sie sonst zu.

kittyhawk-lesson-nine = Auf Stufe { $level } folgt auf die 9 gleich die Krone, darum passt eine 9 darauf. Leg die { $brief1 } von { kittyhawk-at1 } auf die { $brief2 }.
kittyhawk-lesson-nine-why = Leg in diesem Schritt eine 9 auf eine Krone, mit der sie eine Farbe gemeinsam hat.

kittyhawk-lesson-back = Karten können von Zielstapeln zurückkommen: Drück „{ kittyhawk-button-others }“. Leg die { $brief1 } auf { kittyhawk-at2 }: Dann passt die 7 von Haufen g darauf.
kittyhawk-lesson-back-why = Leg in diesem Schritt die { $brief1 } zurück auf { kittyhawk-at2 }. Nur diese 8 hat eine Farbe mit der 7 auf Haufen g gemeinsam.

kittyhawk-lesson-free = „{ button-undo }“ nimmt jeden Zug zurück, auch das Austeilen. Jetzt such dir selbst einen Zug aus.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Jetzt kennst du die Regeln: Nutz die Haufen, teil aus, und bring alle Karten ins Ziel. Du verlierst erst, wenn sich bei leerem Talon Karten nur noch hin- und herlegen lassen. Fast jede Partie lässt sich gewinnen, also gib nicht zu früh auf: Selbst wer einfach spielt, gewinnt etwa { $simple } von 100.

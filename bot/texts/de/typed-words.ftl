# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = nimm, nimmt, nehme, nehmen
word-deal = austeilen, teil aus, teile aus
word-match = passend, passende
word-all = alle, alles
word-turn = dreh, drehe, drehen, wende, wenden
word-dark = dunkle, dunkel, dunkler
word-light = helle, hell, heller
word-four = vier
word-remove = entferne, entfern, entfernen
word-stop = aufhören, hör auf
word-move = zieh, ziehe, ziehen, beweg, bewege, bewegen
word-collect = einsammeln, sammle ein, sammle
word-home = ziel, ins ziel
word-moons = monde, mond
word-suns = sonnen, sonne
word-waves = wellen, welle
word-leaves = blätter, blatt
word-wyrms = wyrme
word-knots = knoten
word-exchange = tausche, tausch, tauschen
word-keep = behalte, behalt, behalten
word-trumps = trumpf
word-none = ohne, keine, kein, nichts
word-spades = pik
word-hearts = herz
word-diamonds = karo
word-clubs = kreuz
word-play = spiel, spiele, spielen
word-place = leg, lege, legen
word-drawn = gezogene, gezogen
word-held = gehalten, gehaltene
word-hold = halten, halte, halt
word-pile = stapel
word-and = und
word-to = auf, nach, zu, zum
word-then = dann
# Words without a meaning of their own.
word-the = die, den, das, der, bitte

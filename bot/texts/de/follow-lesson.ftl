# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = Spiel deine Hand leer, solange das Deck reicht: Das ist das Ziel. Tauschen kannst du in späteren Partien, jetzt drück auf „{ $move }“.
follow-lesson-keep-why = Den Tausch übst du am Ende. Behalte jetzt alle { $hand } Karten: Drück auf „{ $move }“.

follow-lesson-trumps = Wähl nun den Trumpf, also die Farbe, die alle anderen Farben schlägt. Du hast 5 Kreuz-Karten, darum drück auf „{ $move }“.
follow-lesson-trumps-why = Du kannst jede Farbe wählen oder ohne Trumpf spielen. Nimm in diesem Schritt Kreuz, denn davon hast du 5 Karten.

follow-lesson-follow = Das Deck spielt eine Karte aus und du eine dazu: Das ist ein Stich. Wenn du kannst, musst du die Farbe bedienen, also spiel { follow-led-suit }.

follow-lesson-lose = Die höhere Karte gewinnt, und deine beiden { follow-led-suit }-Karten sind niedriger als die ausgespielte Dame. Spiel eine davon: Du verlierst den Stich und nimmst beide Karten.

follow-lesson-win = Gewinn jetzt einen Stich: Spiel eine { follow-led-suit }-Karte, die höher ist als die Drei, zum Beispiel { $card1 }. Dann sind beide Karten aus dem Spiel.
follow-lesson-win-why = Diese Karte ist niedriger als die Drei und würde verlieren. Gewinn in diesem Schritt den Stich.

follow-lesson-cheapest = { follow-led-suit }-Bube und { follow-led-suit }-Dame schlagen beide die Sechs. Spiel die niedrigere Karte, { $card1 }: Sie reicht, und die Dame kann später gewinnen.
follow-lesson-cheapest-why = Die niedrigste Karte, die hier gewinnt, ist { $card1 }. Eine höhere brauchst du später, und eine niedrigere verliert.

follow-lesson-count = Du hast { $hand } Karten auf der Hand, im Deck sind { $stock }. Hast du einmal mehr als das Deck, verlierst du: Gewinn also mit { $card1 }.
follow-lesson-count-why = Diese Karte verliert, und du hättest 1 Karte mehr auf der Hand. { $card1 } gewinnt den Stich.

follow-lesson-void = Du hast kein { follow-led-suit }, also kannst du jede Karte spielen. Kreuz ist Trumpf: Spiel eins, es schlägt sogar das Ass.
follow-lesson-void-why = Diese Karte kannst du spielen, aber sie verliert. Ohne { follow-led-suit } gewinnt hier nur Trumpf.

follow-lesson-trumps-led = Hier ist Trumpf ausgespielt, und du bedienst wie bei jeder Farbe. { $card1 } ist hoch genug und gewinnt.
follow-lesson-trumps-led-why = Diese Karte ist niedriger als die Neun und würde verlieren. Spiel ein höheres Kreuz.

follow-lesson-lowest = Nur weil du kein { follow-led-suit } hast, kannst du hier Trumpf spielen. Dein niedrigster, { $card1 }, reicht.
follow-lesson-lowest-why = { $card1 } ist die niedrigste Karte, die diesen Stich gewinnt. Heb dir den höheren Trumpf für später auf.

follow-lesson-joker-led = Das Deck spielt den Joker aus: Er schlägt jede Karte und hat keine Farbe. Spiel irgendeine Karte, zum Beispiel { $card1 }: Du verlierst, aber dann gehört der Joker dir.

follow-lesson-joker = Den Joker kannst du jederzeit spielen, auch wenn du bedienen könntest. Deine Dame ist niedriger als der König, also spiel den Joker.
follow-lesson-joker-why = Deine Dame würde verlieren, und du bekämst auch noch den König. Der Joker gewinnt den Stich.

follow-lesson-choosing = Wähl als Trumpf die Farbe, von der du am meisten hast, hier 5 Kreuz-Karten. Jetzt gewinnt die letzte davon: Spiel { $card1 }.
follow-lesson-choosing-why = Diese Karte ist kein Trumpf und würde verlieren. Du bekämst eine Zwei, die keine andere Karte ihrer Farbe schlägt.

follow-lesson-exchange = Deine letzte Karte schlägt nur 2 andere, und eine davon ist ausgespielt: Spiel { $card1 } und gewinn die Partie. Jede Karte im Deck bringt 1 Punkt.

follow-lesson-discard = Gewonnen! In dieser neuen Partie übst du den Tausch: Du wirfst niedrige Karten ab und ziehst für jede 2 neue. Wähl { $card1 } und { $card2 }, dann drück auf „{ $move }“.
follow-lesson-discard-why = Tausch in diesem Schritt nur { $card1 } und { $card2 }. Deine anderen Karten gewinnen leichter Stiche.

follow-lesson-longest = Jetzt hast du { $hand } Karten, 6 davon in einer Farbe. Die Farbe, von der du am meisten hast, ist ein guter Trumpf: Drück auf „{ $move }“.
follow-lesson-longest-why = Wähl in diesem Schritt die Farbe, von der du am meisten hast. Dann gewinnen auch ihre niedrigen Karten.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = Spiel jetzt allein: Tausch Karten, die wenige andere schlagen, wähl deine längste Farbe als Trumpf, und gewinn mit der niedrigsten Karte, die reicht. Etwa { $winnable } von 100 Partien lassen sich gewinnen, und wer den Tipps folgt, gewinnt { $hints }.

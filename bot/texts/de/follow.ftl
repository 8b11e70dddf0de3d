# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-typing = Tausch: „tausche 2s 5h“ oder „behalte“. Trumpf: „Pik“, „Herz“, „Karo“, „Kreuz“ oder „ohne“; beides zugleich: „behalte, Trumpf Herz“. Dann zu jedem Stich eine Karte: „qh“ für die Herz-Dame, „joker“, oder „q“, wo nur eine Dame passt.
follow-scored = Übrige Karten im Stapel

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Keine Karte ist ausgespielt.
   *[other] Das Deck spielt aus: { $cards }.
 }
follow-last = { $count ->
    [0] Noch ist kein Stich gespielt.
   *[other] Der letzte Stich, deine Karte zuerst: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Deine Hand: { $places }.
follow-stock = { $count ->
    [0] Das Deck ist leer.
    [one] Deck: 1 Karte, verdeckt.
   *[other] Deck: { $count } Karten, verdeckt.
 }
follow-discards = { $count ->
    [0] Du hast keine Karten getauscht.
   *[other] Durch den Tausch aus dem Spiel: { $cards }.
 }
follow-played = { $count ->
    [0] Durch Stiche ist noch keine Karte aus dem Spiel.
   *[other] Durch Stiche aus dem Spiel, die letzte zuerst: { $cards }.
 }
follow-aside = Beiseitegelegt, von niemandem gesehen: { $count } Karten.

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = Trumpf
follow-printed-lead = Ausspiel
follow-printed-last-trick = letzter Stich
follow-printed-gone = weg

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] Zuerst kommt der Tausch.
    [trumps] { $score ->
        [0] Trumpf wurde nie gewählt.
       *[other] Getauscht ist, jetzt kommt der Trumpf.
    }
   *[tricks] { $trumps ->
        [S] Pik ist Trumpf.
        [H] Herz ist Trumpf.
        [D] Karo ist Trumpf.
        [C] Kreuz ist Trumpf.
       *[none] Kein Trumpf.
    } { $trick ->
        [won] Du hast den letzten Stich gewonnen.
        [lost] Du hast den letzten Stich verloren und beide Karten genommen.
       *[other] Die erste Karte ist ausgespielt.
    } Stiche: { $won } gewonnen, { $lost } verloren.
 }
follow-picture-state = { $phase ->
    [exchange] Tausch · { $stock } im Deck
    [trumps] Trumpf? · { $stock } im Deck
   *[tricks] { $trumps ->
        [S] Pik ist Trumpf
        [H] Herz ist Trumpf
        [D] Karo ist Trumpf
        [C] Kreuz ist Trumpf
       *[none] kein Trumpf
    } · { $stock } im Deck
 }
follow-choices = { $phase ->
    [exchange] Wähle Karten zum Wegwerfen: Für jede ziehst du zwei neue, nur dieses eine Mal. Oder behalte alle zehn.
    [trumps] Wähle eine Farbe als Trumpf oder spiel ohne.
   *[tricks] { $moves ->
        [one] Hier passt nur 1 Karte.
       *[other] Hier passen { $moves } Karten.
    }
 }
follow-result = { $result ->
    [won] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, Stiche: { $won } gewonnen, { $lost } verloren
   *[other] Stiche: { $won } gewonnen, { $lost } verloren
 }
follow-ended-empty-hand = { $score ->
    [0] Gewonnen! Deine Hand ist leer und das Deck auch: 0 Punkte, aber ein Sieg.
    [one] Gewonnen! Deine Hand ist leer, und im Deck ist noch 1 Karte: 1 Punkt.
   *[other] Gewonnen! Deine Hand ist leer, und im Deck sind noch { $score } Karten: { $score } Punkte.
 } Stiche: { $won } gewonnen, { $lost } verloren.
follow-ended-too-many = { $phase ->
    [trumps] Schon im Tausch verloren: Danach hast du { $hand } Karten auf der Hand und { $stock } im Deck, und ein Stich nimmt dir höchstens eine Karte ab.
   *[tricks] Verloren: Du hast { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, und das Deck reicht { $stock ->
        [0] für keinen Stich mehr
        [one] nur noch für 1 Stich
       *[other] nur noch für { $stock } Stiche
    }. Stiche: { $won } gewonnen, { $lost } verloren.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Hake die Karten an, die weg sollen: Für jede ziehst du zwei. Ohne Haken behältst du alle zehn.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] 1 Karte geht, 2 kommen: Dann hast du { $drawn } auf der Hand, im Deck bleiben { $left }.
   *[other] { $count } Karten gehen, { $come } kommen: Dann hast du { $drawn } auf der Hand, im Deck bleiben { $left }.
 }
follow-losing-exchange = Vorsicht: Wer { $count } Karten tauscht, verliert sofort. Du hättest { $drawn } Karten auf der Hand, und im Deck wären nur { $left }.
follow-exchange = { $count ->
    [0] Alle Karten behalten
    [8] 8 tauschen: verloren ({ $drawn } zu { $left })
    [9] 9 tauschen: verloren ({ $drawn } zu { $left })
    [10] 10 tauschen: verloren ({ $drawn } zu { $left })
    [one] 1 Karte tauschen: { $drawn } auf der Hand
   *[other] { $count } Karten tauschen: { $drawn } auf der Hand
 }
follow-trumps = { $place1 ->
    [S] ♠ Pik
    [H] ♥ Herz
    [D] ♦ Karo
    [C] ♣ Kreuz
   *[none] kein Trumpf
 }
follow-play = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Kreuz
   *[none] kein Trumpf
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = „{ $move }“ ist hier kein Zug. Gib „behalte“ oder „tausche 2s 5h“ ein, dann „Trumpf Herz“ oder „ohne“, dann eine Karte, etwa „qh“.
follow-refused-exchange-first = Zuerst kommt der Tausch. Nenne die Karten, die weg sollen, etwa „tausche 2s 5h“, oder gib „behalte“ ein.
follow-refused-exchanged = Getauscht wird nur einmal, vor der Wahl des Trumpfs.
follow-refused-trumps-first = Wähle zuerst den Trumpf: eine Farbe, etwa „hearts“ für Herz, oder „ohne“.
follow-refused-trumps-chosen = { $trumps ->
    [S] Pik ist Trumpf
    [H] Herz ist Trumpf
    [D] Karo ist Trumpf
    [C] Kreuz ist Trumpf
   *[none] Du spielst ohne Trumpf
 }, und dabei bleibt es bis zum Ende der Partie.
follow-refused-not-in-hand = { follow-card } ist nicht auf deiner Hand.
follow-card = { $card ->
    [Joker] Der Joker
   *[other] { $card }
 }
follow-refused-named-twice = { $card } kommt zweimal vor.
follow-refused-hand-order = Karten zum Tauschen werden in der Reihenfolge deiner Hand genannt.
follow-refused-must-follow = { $card } bedient { $lead } nicht. Du hast diese Farbe: Spiel sie, etwa { $fitting }, oder den Joker, wenn du ihn hast.
follow-refused-unseen-lead = Spiel eine Karte nach der anderen: Jede antwortet auf eine ausgespielte, und die nächste ist noch nicht zu sehen.
follow-refused-no-such-card = Keine Karte deiner Hand passt zu „{ $text }“.
follow-refused-several-cards = Das kann { $one } oder { $other } sein: Nenne Wert und Farbe.
follow-refused-unreadable = „{ $text }“ nennt keinen Zug. Gib „behalte“ oder „tausche 2s 5h“ ein, dann „Trumpf Herz“ oder „ohne“, dann eine Karte, etwa „qh“ oder „joker“.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Eine andere Karte lässt sich nicht spielen.
follow-hint-keep = Jede getauschte Karte kostet drei Punkte, und deine wirst du so gut los wie die, die kämen.
follow-hint-exchange = { $count ->
    [one] Diese Karte würdest du schwer los: Zu wenige Ausspiele sind niedriger.
   *[other] Diese Karten würdest du schwer los: Zu wenige Ausspiele sind niedriger.
 }
follow-hint-trumps = { $place1 ->
    [none] Keine Farbe würde dir als Trumpf mehr helfen als deine hohen Karten so, wie sie sind.
   *[other] { $held ->
        [0] Du hast keine davon, so behalten deine hohen Karten ihren Wert.
        [one] Du hast 1 Karte davon, die du sonst schwer los würdest.
       *[other] Du hast { $held } Karten davon: Als Trümpfe gewinnen sie, wo du nicht bedienen kannst.
    }
 }
follow-hint-win = Sie gewinnt den Stich, und deine anderen Karten sind später mehr wert.
follow-hint-ruff = Du hast keine Karte der ausgespielten Farbe, also gewinnt ein Trumpf den Stich.
follow-hint-joker = Der Joker gewinnt den Stich: Diese Karte würdest du selbst kaum wieder los.
follow-hint-take = Keine deiner Karten gewinnt diesen Stich: Welche du auch spielst, sie kommt zurück, mit der ausgespielten.
follow-hint-duck = Diesen Stich verlierst du besser: Das Ausspiel gewinnt dir später einen, und du behältst, was hier gewonnen hätte.

# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = farbe bedienen, bedienen
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Mach Stiche und spiel deine Hand leer, solange das Deck reicht.
follow-typing = Tausch: „tausche 2s 5h“ oder „behalte“. Trumpf: „Pik“, „Herz“, „Karo“, „Kreuz“ oder „ohne“. Beides zugleich: „behalte, Trumpf Herz“. Dann gib zu jedem Stich eine Karte ein: „qh“ (Herz-Dame) oder „joker“. „q“ genügt, wenn nur eine Dame passt.
follow-option-open = alle Karten offen
follow-short-option-open = offen
follow-scored = Übrige Karten im Deck
follow-pitch = Mach Stiche gegen das Deck, bis deine Hand leer ist.

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Es ist keine Karte ausgespielt.
   *[other] Das Deck spielt aus: { $cards }.
 }
follow-last = { $count ->
    [0] Noch kein Stich gespielt.
   *[other] Letzter Stich, deine Karte zuerst: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Deine Hand: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] Das Deck ist leer.
       *[other] Deck, die nächste Karte zuerst: { $cards }.
    }
   *[off] { $count ->
        [0] Das Deck ist leer.
        [one] Deck: { $count } verdeckte Karte.
       *[other] Deck: { $count } verdeckte Karten.
    }
 }
follow-discards = { $count ->
    [0] Beim Tausch abgeworfen: keine.
   *[other] Beim Tausch abgeworfen: { $cards }.
 }
follow-played = { $count ->
    [0] Durch Stiche aus dem Spiel: keine.
   *[other] Durch Stiche aus dem Spiel, die letzte zuerst: { $cards }.
 }
follow-aside = { $open ->
    [on] Beiseitegelegt, nicht im Spiel: { $cards }.
   *[off] Für die ganze Partie verdeckt beiseitegelegt: { $count } Karten.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = Trumpf
follow-printed-lead = Ausspiel
follow-printed-last-trick = letzter Stich
follow-printed-gone = weg
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = Deck von oben
follow-printed-set-aside = beiseite
follow-printed-next-leads-in-order = nächste Karten der Reihe nach

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] Zur Wahl des Trumpfs kam es nicht.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Du hast den letzten Stich gewonnen.
        [lost] { " " }Du hast den letzten Stich verloren und beide Karten genommen.
       *[other] { "" }
    } Stiche: { $won } gewonnen, { $lost } verloren. { follow-cards }
 }
follow-cards = Karten: { $hand } auf der Hand, { $stock } im Deck.
follow-trumps-now = { $trumps ->
    [S] Pik ist Trumpf
    [H] Herz ist Trumpf
    [D] Karo ist Trumpf
    [C] Kreuz ist Trumpf
   *[none] Du spielst ohne Trumpf
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
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Du kannst einmal Karten tauschen: Hak die Karten an, die du abwerfen willst. Für jede ziehst du 2.
    [trumps] Deine Hand: { $hand-cards }. Wähl eine Farbe als Trumpf oder spiel ohne. Trumpf schlägt alle anderen Farben.
   *[tricks] { $led ->
        [X] Das Deck spielt den Joker aus. Spiel irgendeine Karte: Sie verliert, und du nimmst beide Karten.
       *[other] { $follows ->
            [0] Das Deck spielt { $lead-cards } aus. Du hast kein { follow-led-suit }, also kannst du jede Karte spielen.
           *[other] { $joker ->
                [0] Das Deck spielt { $lead-cards } aus: Du musst { follow-led-suit } bedienen.
               *[other] Das Deck spielt { $lead-cards } aus: Du musst { follow-led-suit } bedienen oder den Joker spielen.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Stiche: { $won } gewonnen, { $lost } verloren
   *[other] Stiche: { $won } gewonnen, { $lost } verloren
 }
follow-ended-empty-hand = { $score ->
    [0] Gewonnen! Deine Hand und das Deck sind beide leer: 0 Punkte, aber ein Sieg.
    [one] Gewonnen! Deine Hand ist leer, und im Deck ist noch { $score } Karte: { $score } Punkt.
   *[other] Gewonnen! Deine Hand ist leer, und im Deck sind noch { $score } Karten: { $score } Punkte.
 } Stiche: { $won } gewonnen, { $lost } verloren.
follow-ended-too-many = { $phase ->
    [trumps] Schon beim Tausch verloren: Du hast { $hand } Karten, und im Deck sind nur { $stock }. Pro Stich wirst du höchstens 1 Karte los.
   *[tricks] Verloren: Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, aber es { $stock ->
        [0] bleibt kein Stich mehr
        [one] bleibt nur noch { $stock } Stich
       *[other] bleiben nur noch { $stock } Stiche
    }. Stiche: { $won } gewonnen, { $lost } verloren.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Hak die Karten an, die du abwerfen willst: Für jede ziehst du 2. Ohne Haken behältst du alle 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] Du wirfst { $count } Karte ab und ziehst { $come }. Dann hast du { $drawn } auf der Hand, und im Deck sind { $left }.
   *[other] Du wirfst { $count } Karten ab und ziehst { $come }. Dann hast du { $drawn } auf der Hand, und im Deck sind { $left }.
 }
follow-losing-exchange = Vorsicht: Wenn du { $count } Karten tauschst, verlierst du sofort. Du hättest { $drawn } Karten auf der Hand, und im Deck wären nur { $left }.
follow-exchange = { $count ->
    [0] Alle Karten behalten
    [8] { $count } Karten tauschen und verlieren
    [9] { $count } Karten tauschen und verlieren
    [10] { $count } Karten tauschen und verlieren
    [one] { $count } Karte tauschen
   *[other] { $count } Karten tauschen
 }
follow-trumps = { $place1 ->
    [S] ♠ Pik als Trumpf
    [H] ♥ Herz als Trumpf
    [D] ♦ Karo als Trumpf
    [C] ♣ Kreuz als Trumpf
   *[none] Ohne Trumpf
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Pik
    [H] ♥ Herz
    [D] ♦ Karo
    [C] ♣ Kreuz
   *[none] Ohne Trumpf
 }
follow-play = { $card1 } spielen
follow-play-short = { $card1 }
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

follow-refused-no-such-move = „{ $move }“ ist bei Follow-the-Suit kein Zug. Gib erst „behalte“ oder „tausche 2s 5h“ ein, dann „Trumpf Herz“ oder „ohne“. Danach gib eine Karte ein, etwa „qh“.
follow-refused-exchange-first = Zuerst kommt der Tausch. Gib die Karten ein, die du abwerfen willst, etwa „tausche 2s 5h“, oder „behalte“.
follow-refused-exchanged = Du kannst nur einmal tauschen, und zwar vor der Wahl des Trumpfs.
follow-refused-trumps-first = Wähl zuerst den Trumpf: eine Farbe, etwa „Herz“, oder „ohne“.
follow-refused-trumps-chosen = Du hast schon gewählt und kannst den Trumpf nicht mehr ändern. { follow-trumps-now }.
follow-refused-not-in-hand = Du hast { follow-card } nicht auf der Hand.
follow-card = { $card ->
    [Joker] den Joker
   *[other] { $card }
 }
follow-refused-named-twice = Du hast { follow-card } zweimal genannt.
follow-refused-hand-order = Gib die Karten zum Tauschen in der Reihenfolge deiner Hand ein.
follow-refused-must-follow = Mit { $card } bedienst du { $lead } nicht, obwohl du die Farbe hast. Spiel eine passende Karte, etwa { $fitting }, oder den Joker, wenn du ihn hast.
follow-refused-unseen-lead = Spiel eine Karte nach der anderen: Die nächste ausgespielte Karte kennst du noch nicht.
follow-refused-no-such-card = Keine Karte deiner Hand passt zu „{ $text }“.
follow-refused-several-cards = Das kann { $one } oder { $other } sein. Gib Wert und Farbe ein.
follow-refused-suit-led = { follow-led-suit } ist ausgespielt, und du hast { $follows ->
    [1] eine passende Karte: Spiel sie
   *[other] { $follows } passende Karten: Spiel eine davon
 }{ $joker ->
    [0] .
   *[other] { " " }oder den Joker.
 }
follow-refused-lead = Das Deck spielt { follow-card } aus. Drück auf eine Karte deiner Hand, um sie zu spielen.
follow-refused-no-lead-yet = Ausgespielt wird erst, wenn du getauscht und den Trumpf gewählt hast.
follow-refused-last-trick = { $count ->
    [0] Es gibt noch keinen Stich.
   *[other] Das ist der letzte Stich. Du kannst ihn nicht mehr ändern.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] Das Deck spielt aus, sobald du den Trumpf gewählt hast.
   *[tricks] Das Deck spielt automatisch aus. Spiel eine Karte aus deiner Hand.
 }
follow-refused-trumps-later = Der Trumpf kommt nach dem Tausch. Wähl die Karten, die du abwerfen willst, oder behalte alle.
follow-refused-out-of-play = Diese Karten sind aus dem Spiel.
follow-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib erst „behalte“ oder „tausche 2s 5h“ ein, dann „Trumpf Herz“ oder „ohne“. Danach gib eine Karte ein: „qh“ oder „joker“.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Eine andere Karte kannst du nicht spielen.
follow-hint-keep = Jede getauschte Karte kostet 3 Punkte. Neue Karten würdest du auch nicht leichter loswerden.
follow-hint-exchange = { $count ->
    [1] Diese Karte schlägt zu wenige andere, darum wirst du sie nur schwer los.
   *[other] Diese Karten schlagen zu wenige andere, darum wirst du sie nur schwer los.
 }
follow-hint-trumps = { $place1 ->
    [none] Ohne Trumpf helfen dir deine hohen Karten mehr als mit irgendeiner Farbe als Trumpf.
   *[other] { $held ->
        [0] Du hast keine Karte dieser Farbe, darum behalten deine hohen Karten ihren Wert.
        [one] Du hast { $held } Karte dieser Farbe. Wenn sie nicht Trumpf ist, wirst du sie nur schwer los.
       *[other] Du hast { $held } Karten dieser Farbe. Als Trumpf gewinnen sie, wenn du nicht bedienen kannst.
    }
 }
follow-hint-win = Diese Karte gewinnt den Stich, und deine anderen Karten sind später mehr wert.
follow-hint-ruff = Du hast keine Karte der ausgespielten Farbe, also gewinnt ein Trumpf den Stich.
follow-hint-joker = Der Joker gewinnt den Stich. Sonst bekämst du die ausgespielte Karte, und die wirst du kaum wieder los.
follow-hint-take = Keine deiner Karten gewinnt diesen Stich. Egal, welche du spielst: Du nimmst sie zusammen mit der ausgespielten auf die Hand.
follow-hint-duck = Diesen Stich verlierst du besser. Die ausgespielte Karte kann später gewinnen, und deine gute Karte behältst du.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Du siehst alle Karten. { $left ->
    [0] So kannst du mit der letzten Karte des Decks gewinnen.
    [one] So kannst du gewinnen, und { $left } Karte bleibt im Deck.
   *[other] So kannst du gewinnen, und { $left } Karten bleiben im Deck.
 } Kein anderer Zug lässt mehr übrig.
follow-hint-lost = Du siehst alle Karten. Diese Partie kannst du nicht mehr gewinnen, egal, was du spielst.
follow-hint-found = Du siehst alle Karten. { $left ->
    [0] Der beste gefundene Weg gewinnt mit der letzten Karte des Decks.
    [one] Der beste gefundene Weg gewinnt, und { $left } Karte bleibt im Deck.
   *[other] Der beste gefundene Weg gewinnt, und { $left } Karten bleiben im Deck.
 } Für alle Wege reichte die Suche nicht.
follow-hint-unfound = Du siehst alle Karten, aber für alle Wege reichte die Suche nicht. Kein geprüfter Weg gewinnt.

# Das Ziel eines zweiten Versuchs, und ein Ergebnis in seinen Begriffen.
follow-goal = { $goal ->
    [one] gewinnen, mit mindestens { $goal } Karte im Deck
   *[other] gewinnen, mit mindestens { $goal } Karten im Deck
 }
follow-goal-score = { $score ->
    [one] { $score } Karte im Deck
   *[other] { $score } Karten im Deck
 }

# Ein Saisonziel.
follow-score-goal = { $score ->
    [one] Follow-the-Suit mit mindestens { $score } Karte im Deck gewinnen
   *[other] Follow-the-Suit mit mindestens { $score } Karten im Deck gewinnen
 }

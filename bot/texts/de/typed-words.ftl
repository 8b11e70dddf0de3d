# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = nimm, nimmt, nehme, nehmen
word-deal = austeilen, teil aus, teile aus, karten austeilen
word-match = passend, passende
word-all = alle, alles
word-turn = dreh, drehe, drehen, wende, wenden
word-dark = dunkle, dunkel, dunkler, dunkles, dunklen
word-light = helle, hell, heller, helles, hellen
word-four = vier
word-remove = entferne, entfern, entfernen, wegnehmen, abräumen, räum ab, räume ab
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
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = ass, asse
word-two = zwei, zweier
word-three = drei, dreier
word-five = fünf, fünfer
word-six = sechs, sechser
word-seven = sieben, siebener, siebenen
word-eight = acht, achter, achten
word-nine = neun, neuner, neunen
word-ten = zehn, zehner, zehnen
word-jack = bube, buben
word-queen = dame, damen
word-king = könig, könige, koenig, koenige, königen
word-joker = joker
word-pawn = bauer, bauern
word-court = hof
word-crown = krone, kronen
word-play = spiel, spiele, spielen
word-place = leg, lege, legen, ablegen
word-drawn = gezogene, gezogen
word-draw = karte ziehen, zieh eine karte, ziehe eine karte, abheben, heb ab, hebe ab, karte abheben, karten abheben, aufdecken, deck auf, decke auf, karten ziehen, karte aufdecken, karten aufdecken, nächste karte, die nächste karte, noch eine karte
word-redeal = umdrehen, ablage umdrehen, die ablage umdrehen, dreh um, drehe um, dreh die ablage um, drehe die ablage um, talon umdrehen, den talon umdrehen, dreh den talon um, drehe den talon um
word-waste = ablage, die ablage, der ablage, von der ablage, ablagestapel
word-stock = talon, vom talon, den talon, dem talon, aus dem talon
word-held = gehalten, gehaltene
word-hold = halten, halte, halt
word-pile = stapel
word-cell = zelle, in zelle, in die zelle, in eine zelle, in der zelle
word-and = und, mit
word-pair = paar, ein paar, das paar, pärchen
word-both = beide, die beiden, beiden, alle beide
word-to = auf, nach, zu, zum
word-then = dann
# Words without a meaning of their own.
word-the = die, den, das, der, bitte, karten, von, vom, aus, weg

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = ja
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = b jack, d queen
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = ein, eine, einer, einem, einen
typed-number-2 = zwei
typed-number-3 = drei
typed-number-4 = vier
# What else they type for the option of games that shows all cards.
typed-option-open = offen, offene Karten, offenen Karten, alle Karten offen

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = hallo, hallo bot, hallo zusammen, hallo du, hi bot, hey bot, guten tag, guten morgen, guten abend, moin, moin moin, servus, grüß gott, grüß dich, grüezi, tach
# They do not know what to do.
phrase-help = was tun, was soll ich tun, was soll ich jetzt tun, was soll ich machen, was mache ich, was mache ich jetzt, was mache ich hier, was muss ich tun, was muss ich machen, was kann ich tun, was kann ich machen, was kann ich hier machen, was jetzt, was nun, und jetzt, und nun, hilf mir, bitte hilf mir, hilfe bitte, ich brauche hilfe, kannst du mir helfen, wie geht das, wie geht das hier, wie geht es, wie funktioniert das, wie funktioniert das hier, wie funktioniert es, wie spielt man, wie spielt man das, wie spiele ich, wie spiele ich das, wie fange ich an, wie ziehe ich, was ist das, was kannst du, was kann ich eingeben, welche züge habe ich, ich weiß nicht was ich tun soll, ich weiß nicht weiter, ich komme nicht weiter, ich stecke fest, was soll ich jetzt machen, ich verstehe das nicht, ich verstehe nicht, hä, was, kann ich zurücknehmen, wie nehme ich einen zug zurück, wie bekomme ich einen tipp, welche züge gibt es, mögliche züge, wo muss ich drücken, wo muss ich klicken, wo klicke ich, wer bist du, was bist du, was muss ich hier machen, was muss ich jetzt machen, hä was soll ich machen, keine ahnung, keine ahnung was ich tun soll, ich check das nicht, check ich nicht, kapier ich nicht, wie spielt man das hier, ich bin verwirrt, was soll ich hier tun
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = meine spiele, meine partien, meine offenen partien, meine offenen spiele, offene partien, offene spiele, zeig meine partien, zeig mir meine partien, zeig meine spiele, zeig mir meine spiele, wo sind meine partien, wo sind meine spiele, meine partie, mein spiel, weiter, fortsetzen, partie fortsetzen, spiel fortsetzen, weiterspielen bitte, letzte partie
phrase-menu = ich will spielen, ich möchte spielen, ich möchte ein spiel spielen, lass uns spielen, spielen wir, ein spiel spielen, alle spiele, spiele, spiel, spielen, welche spiele gibt es, welche spiele hast du, was kann ich spielen, spiel wählen, spiel auswählen, liste der spiele, zeig alle spiele, menü, hauptmenü, liste, optionen, andere spiele, ein anderes spiel, was anderes, etwas anderes, was anderes spielen, etwas anderes spielen, ich will was anderes spielen, anderes spiel, spiel wechseln, ein anderes spiel spielen, was gibt es noch, was gibts noch, was gibts noch für spiele, welche spiele kannst du, welche spiele gibts, hast du noch andere spiele, andere spiele bitte, anfangen, loslegen, beginnen, los gehts, fang an
phrase-new = neue partie, eine neue partie, neues spiel, ein neues spiel, noch ein spiel, noch eine partie, neue partie bitte, nächste partie, nächstes spiel, noch eins, noch eine, noch einen, eine andere, eine andere partie, andere partie, gib mir eine neue, eine neue, die nächste, nächste, nächste runde, neue runde, neue karten, noch eine runde, überspringen, weiter zur nächsten
# What may stand before or after the name of a game that they want to play.
phrase-around-name = spiel, spiele, spielen, lass uns spielen, wir spielen, ich will spielen, ich will, ich möchte, ich möchte spielen, eine partie, eine partie spielen, eine runde, eine runde spielen, neue partie, partie, starten, starte, beginne, beginnen, bitte, patience, das spiel, jetzt, können wir, kannst du, hast du, hast du auch, gibt es, gibts, wie wäre es mit, kennst du, normales, klassisches, ein, eine, einen, auch, mal, solitär, solitaire, ok, lieber, mir, lass uns, ich hätte gern, ich hätte gerne, ich würde gern, ich würde gerne, kann ich, könnte ich, darf ich, gib mir
# They want to see all commands.
phrase-commands = befehle, alle befehle, liste der befehle, welche befehle gibt es, befehlsliste
# They want one of these.
phrase-undo = zug zurück, zurück, zug zurücknehmen, zug rückgängig machen, mach das rückgängig, rückgängig machen, letzten zug zurück, letzten zug zurücknehmen, letzten zug rückgängig machen, einen zug zurück, 1 zug zurück, nimm den zug zurück, nimm das zurück, ups, hoppla, verklickt, ich hab mich verklickt, ich habe mich verklickt, mach das wieder rückgängig, letzten zug bitte zurück, nimm das bitte zurück, falscher zug, das war falsch, vertan, mein fehler, rückgängig
phrase-restart = neustart, neu starten, neu anfangen, noch einmal von vorn, nochmal von vorn, von vorne, nochmal, noch einmal, nochmal spielen, noch einmal spielen, gleiche partie, dieselbe partie, wieder von vorn, zurücksetzen, nochmal das gleiche, das gleiche nochmal, nochmal von vorne, nochmal von vorne anfangen, ich will neu anfangen, das ganze nochmal, noch einmal das gleiche, von vorne anfangen, neu beginnen
phrase-hint = gib mir einen tipp, ich brauche einen tipp, einen tipp, ein tipp, hinweis, gib mir einen hinweis, hast du einen tipp, bester zug, was ist der beste zug, was würdest du spielen, tipp bitte, tipp, tip, gib mal nen tipp, gib mir nen tipp, hast du nen tipp, hast du einen tipp für mich, hast du nen tipp für mich, irgendein tipp, noch ein tipp, was würdest du machen, was würdest du jetzt machen, welcher zug ist gut, welcher zug ist der beste, zeig mir einen zug, einen zug zeigen, nächster zug
phrase-giveup = ich gebe auf, ich geb auf, gebe auf, partie aufgeben, spiel aufgeben, partie beenden, spiel beenden, beenden, abbrechen, schluss, stopp, ich hab keine lust mehr, keine lust mehr, ich kann nicht mehr, aufgeben bitte, ich höre auf, ich hör auf, das ist unmöglich, unmöglich
phrase-finish = zu ende spielen, spiel zu ende, spiel das zu ende, spiel es zu ende, spiel fertig, spiel den rest, den rest spielen, automatisch beenden, alles ins ziel, alle ins ziel, alle karten ins ziel, bring alles ins ziel, fertig spielen, fertig machen, mach fertig
phrase-board = zeig das spielfeld, zeig mir das spielfeld, wo ist das spielfeld, wo ist mein spielfeld, zeig meine partie noch einmal, zeig mein spiel, wo ist meine partie, wo ist mein spiel
phrase-rules = was sind die regeln, wie sind die regeln, wie lauten die regeln, zeig die regeln, zeig mir die regeln, erklär die regeln, erklär mir die regeln, erklär mir das spiel, spielregeln, anleitung, spielanleitung, wie gewinne ich, was ist das ziel, worum geht es, was muss ich schaffen, wie geht das spiel, wie waren die regeln, wie waren nochmal die regeln, die regeln, erklär mir nochmal die regeln, regeln bitte, wie gewinnt man
phrase-learn = bring es mir bei, bring mir das spiel bei, lernen, ich will lernen, ich möchte lernen, lektion, lektionen, eine lektion, tutorial, einführung
phrase-puzzle = aufgabe, aufgaben, eine aufgabe, nächste aufgabe, gib mir eine aufgabe, aufgabe lösen, eine aufgabe lösen
phrase-daily = die tagespartie, tagespartie spielen, heutige tagespartie, die heutige tagespartie, heutige partie, partie des tages, spiel des tages, tagesaufgabe, tägliche partie
phrase-stats = statistik, statistiken, meine statistik, meine statistiken, meine ergebnisse, ergebnisse, zeig meine statistik, zeig mir meine statistik
phrase-achievements = erfolge, meine erfolge, auszeichnungen, meine auszeichnungen, abzeichen
phrase-settings = einstellungen ändern, meine einstellungen, einstellungen öffnen, einstellung ändern, optionen ändern
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = sprache, sprachen, sprache ändern, sprache wechseln, sprache umstellen, die sprache ändern, kann ich die sprache ändern, wie ändere ich die sprache, sprichst du deutsch, sprichst du englisch, kannst du englisch, auf englisch, auf deutsch, auf französisch, sprache auf englisch umstellen, sprache auf deutsch umstellen, deutsch, englisch
phrase-theme = design, design ändern, farben ändern, dunkles design
phrase-zone = zeitzone, zeitzone ändern, meine zeitzone, zeitzone wechseln
phrase-harder = schwerer, schwieriger, etwas schwereres, was schwereres, ein schwereres, etwas schwierigeres, was schwierigeres, geht das auch schwerer, zu leicht, zu einfach, das ist zu leicht, das ist zu einfach, leichter, einfacher, etwas leichteres, was leichteres, was einfacheres, zu schwer, zu schwierig, das ist zu schwer, schwierigkeit, schwierigkeitsgrad ändern
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = danke, danke schön, danke dir, vielen dank, besten dank, herzlichen dank, tausend dank, merci, super danke, ok danke, danke sehr, dankeee, danke bot
phrase-upset = mist, so ein mist, verdammt, verflixt, oh nein, och nö, menno, scheiße, kacke, doof, das ist doof, doofes spiel, blödes spiel, blöder bot, doofer bot, wie gemein, gemein, unfair, das ist unfair, so unfair, pech, pech gehabt, so ein pech, langweilig, das nervt, nervig, seufz, schade, ach mann, oje, verloren, ich habe verloren
phrase-nice = super, toll, prima, klasse, spitze, geil, krass, wow, nice, juhu, hurra, yeah, das macht spaß, macht spaß, geschafft, gewonnen, ich habe gewonnen, guter bot, braver bot, gutes spiel, lustig, hihi, knapp, das war knapp, schön, sehr schön, perfekt, nicht schlecht, gut gemacht
phrase-bye = tschüss, tschüs, tschau, ciao, gute nacht, bis morgen, bis später, bis dann, bis bald, auf wiedersehen, wiedersehen, muss los, ich muss los, ich muss weg, mach’s gut, schönen abend noch, schönen tag noch
phrase-okay = na gut, alles klar, klar, gut, mal überlegen, moment, moment mal, warte, warte mal, sekunde, nö, nee, jo, jup, aha, achso, verstanden, ich überlege, ich denke nach, egal, schon gut, okay danke nein, nein
phrase-mydata = meine daten löschen, lösch meine daten, alle daten löschen, daten löschen, konto löschen
# What may stand before or after a phrase or the name of a command.
phrase-around = bitte, ich will, ich möchte, ich hätte gern, kannst du, könntest du, zeig, zeig mir, zeig mir die, zeig mir das, zeig mir meine, gib mir, gib mir einen, mach, die, das, den, einen, meine, mal, jetzt, anzeigen, zeigen, ok, okay, oh, ups, hey, hallo, ach, also, äh, hm, hmm, doch, noch, schnell, kann ich, darf ich, könnte ich, können wir, kann man, hast du, für mich, hier, ein, eine, nen, ne, dann, ja, nein, bot, mir, uns, gerne, vielleicht, mal bitte, noch mal, bittee
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = mit, und, partie, bitte, nummer, nr
phrase-around-rules = regeln von, die regeln von, was sind die regeln von, regeln für, die regeln für, regeln, spielregeln, wie spielt man, wie spiele ich, wie geht, wie funktioniert, was ist, hilfe bei, hilfe zu, hilfe, erklär, erklär mir, erklär mir die regeln von, anleitung für, bitte, das spiel
phrase-around-lesson = lernen, lern, lerne, ich will, ich möchte, ich würde gern, bring mir, bei, beibringen, kannst du mir, lektion, eine lektion, die lektion, lektion zu, lektion für, lektion von, die lektion zu, lektionen, spielen lernen, zu spielen, bitte
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = aufgabe, aufgaben, eine aufgabe, aufgabe von, aufgaben von, aufgabe zu, aufgaben zu, aufgabe für, eine aufgabe von, eine aufgabe zu, gib mir eine aufgabe zu, gib mir eine, nächste, bitte

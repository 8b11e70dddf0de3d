# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Beginn eine Patience
command-learn = Lern ein Spiel Schritt für Schritt, indem du es spielst
command-puzzle = Lös eine Aufgabe: eine Stellung mit einem Ziel
command-daily = Spiel die Tagespartie
command-resume = Kehr zu einer offenen Partie zurück
command-games = Sieh dir deine Partien an oder kehr zu einer zurück
command-board = Sieh dir dein Spielfeld noch einmal an
command-move = Mach einen oder mehrere Züge, etwa „ac“, „qh“ oder „austeilen“
command-undo = Nimm deinen letzten Zug zurück
command-redo = Wiederhol den zuletzt zurückgenommenen Zug
command-finish = Spiel den Rest, wenn der Sieg sicher ist
command-restart = Beginn diese Partie von vorn
command-new = Beginn eine neue Partie derselben Art
command-giveup = Gib diese Partie auf
command-hint = Hol dir einen Tipp nach dem, was du selbst siehst
command-chance = Sieh nach, wie oft Partien wie deine gewonnen werden
command-verdict = Prüf, ob du noch gewinnen kannst (dafür sehe ich mir auch verdeckte Karten an)
command-replay = Sieh dir deine Partie noch einmal an, als Animation oder Zug für Zug
command-review = Sieh nach, was jeder Zug gebracht oder gekostet hat
command-autoplay = Sieh dir an, wie eine beendete Partie am besten hätte laufen können
command-share = Zeig anderen, wie deine beendete Partie ausgegangen ist
command-record = Zeig die Züge eines Spiels als Text, auch für andere Programme
command-mistakes = Üb die entscheidenden Züge deiner Partien aus dem Rückblick
command-friend = Forder mit deiner beendeten Partie einen Freund heraus, oder öffne eine Herausforderung
command-leaderboard = Zeig die Rangliste, auch nach Rating, Serie oder Liga
command-rules = Lies die Regeln eines Spiels
command-settings = Wähl Design, Sprache, Zeitzone und die Ansicht der Spielfelder
command-mydata = Sieh dir deine Daten an, exportier oder lösch sie
command-privacy = Sieh nach, was der Bot über dich speichert und wie du es löschst
command-admin = Ändere die Einstellungen für diesen Server oder diese Gruppe
command-help = Sieh nach, wie man spielt und welche Befehle es gibt
command-about = Sieh nach, welche Version und Lizenz der Bot hat und wer die Spiele erfunden hat

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Alles andere machst du mit Knöpfen. Du kannst auch eingeben: { $commands }.
commands-typed-as-moves = Alles andere machst du mit Knöpfen. Als Zug kannst du auch eingeben: { $commands }.

parameter-game = Wähl ein Spiel
parameter-deal = Gib die Nummer einer Partie ein; ohne Angabe beginnt eine neue
parameter-option = Wähl, wie du spielst
parameter-session = Wähl eine deiner offenen Partien
parameter-move = Gib Plätze oder Karten ein, etwa „ac“, „7s 7h“ oder „g4“
parameter-step = Gib die Nummer eines Zugs ein; ohne Angabe siehst du die ganze Partie
parameter-analysis = Wähl den Rückblick oder den besten Weg zum Ende
parameter-statistics = Wähl deine Partien, deinen Kalender oder deine Erfolge
parameter-audience = Wähl, wer die Partie sieht
parameter-theme = Wähl das Design deiner Bilder
parameter-language = Wähl deine Sprache
parameter-zone = Gib eine große Stadt in deiner Zeitzone ein
parameter-boards = Wähl, ob du Spielfelder als Bild oder als Text siehst
parameter-results = Wähl, wer sehen darf, wie deine Partien ausgingen
parameter-reminder = Wähl, wann ich dich privat an die Tagespartie erinnere
parameter-warning = Wähl, ob ich dich vor dem Ende einer Serie warne
parameter-clock = Wähl, ob die Seite eine Uhr und deine Züge zeigt
parameter-automatic = Wähl, ob Karten automatisch ins Ziel gehen
parameter-table = Wähl Tag, Woche, Monat oder Rating; hier oder überall; die Nummer eines Tages, gestern oder letzter
parameter-difficulty = Wähl die Schwierigkeit oder eine Serie
parameter-number = Gib die Nummer einer Aufgabe ein
parameter-change = Wähl, was sich hier für alle ändern soll

# The choices of parameters; their names can be typed too.
statistics-games = Partien
statistics-calendar = Kalender
statistics-achievements = Erfolge
statistics-puzzles = Aufgaben
analysis-review = Rückblick
analysis-autoplay = Bester Weg zum Ende

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = spielen
command-name-learn = lernen
command-name-puzzle = aufgabe
command-name-daily = tagespartie
command-name-resume = weiterspielen
command-name-games = partien
command-name-board = spielfeld
command-name-move = zug
command-name-undo = rückgängig
command-name-redo = wiederholen
command-name-finish = fertigspielen
command-name-restart = von-vorn
command-name-new = neu
command-name-giveup = aufgeben
command-name-hint = tipp
command-name-chance = chancen
command-name-verdict = urteil
command-name-replay = wiedergabe
command-name-review = rückblick
command-name-autoplay = vorspielen
command-name-share = teilen
command-name-record = protokoll
command-name-mistakes = fehler
command-name-friend = freund
command-name-leaderboard = rangliste
command-name-rules = regeln
command-name-settings = einstellungen
command-name-mydata = meine-daten
command-name-privacy = datenschutz
command-name-admin = verwaltung
command-name-help = hilfe
command-name-about = info

parameter-name-game = spiel
parameter-name-deal = partie
parameter-name-option = optionen
parameter-name-session = partie
parameter-name-move = zug
parameter-name-step = nach-zug
parameter-name-analysis = anzeigen
parameter-name-statistics = anzeigen
parameter-name-audience = sichtbar-für
parameter-name-theme = design
parameter-name-language = sprache
parameter-name-zone = zeitzone
parameter-name-boards = spielfelder
parameter-name-results = ergebnisse
parameter-name-reminder = erinnerung
parameter-name-warning = serienwarnung
parameter-name-clock = uhr
parameter-name-automatic = automatik
parameter-name-table = rangliste
parameter-name-difficulty = schwierigkeit
parameter-name-number = nummer
parameter-name-change = änderung

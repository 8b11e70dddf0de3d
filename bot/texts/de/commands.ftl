# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Eine Patience austeilen
command-daily = Die Tagespartie spielen
command-resume = Zu einer offenen Partie zurückkehren
command-games = Deine offenen und zuletzt beendeten Partien zeigen
command-board = Den Spielstand in Worten zeigen
command-move = Züge machen, etwa „ac“, „qh“ oder „austeilen“
command-undo = Den letzten Zug zurücknehmen
command-redo = Den zurückgenommenen Zug wieder ausführen
command-restart = Diese Partie von vorn beginnen
command-new = Eine neue Partie derselben Art austeilen
command-giveup = Diese Partie aufgeben
command-hint = Ein Zugvorschlag, nach dem, was du siehst
command-chance = Wie oft Partien wie deine gewonnen werden
command-verdict = Fragen, ob die Partie mit allen Karten noch zu gewinnen ist
command-replay = Die Partie noch einmal sehen, als Film oder Zug für Zug
command-review = Eine beendete Partie Zug für Zug beurteilen
command-share = Anderen zeigen, wie deine beendete Partie ausging
command-leaderboard = Sehen, wer wo steht: am Tag, in Woche und Monat oder nach Rating
command-rules = Die Regeln lesen
command-settings = Design, Sprache, Zeitzone und Art der Spielstände wählen
command-mydata = Sehen, als Datei bekommen oder löschen, was gespeichert ist
command-admin = Festlegen, was in diesem Server oder dieser Gruppe gilt
command-help = Erklären, wie man spielt und was man eingeben kann

parameter-game = Welches Spiel
parameter-deal = Welche Partie, nach ihrer Nummer; ohne Angabe eine neue
parameter-option = Wie gespielt werden soll
parameter-session = Welche deiner offenen Partien
parameter-move = Plätze oder Karten, etwa „ac“, „7s 7h“ oder „g4“
parameter-step = Nach welchem Zug, nach seiner Nummer; ohne Angabe die ganze Partie
parameter-audience = Wer die Partie sieht
parameter-theme = Das Design deiner Bilder
parameter-language = In welcher Sprache der Bot mit dir spricht
parameter-zone = Deine Zeitzone, nach einer großen Stadt darin
parameter-boards = Ob Spielstände als Bild oder in Worten gezeigt werden
parameter-results = Wer sehen darf, wie deine Partien ausgingen
parameter-table = Welche: Tag, Woche, Monat oder Rating, hier oder überall; auch eine Nummer, yesterday oder last
parameter-change = Was für alle hier gelten soll

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name.

command-name-play = spielen
command-name-daily = tagespartie
command-name-resume = weiterspielen
command-name-games = partien
command-name-board = spielstand
command-name-move = zug
command-name-undo = rückgängig
command-name-redo = wiederholen
command-name-restart = von-vorn
command-name-new = neu
command-name-giveup = aufgeben
command-name-hint = tipp
command-name-chance = chancen
command-name-verdict = urteil
command-name-replay = wiedergabe
command-name-review = rückblick
command-name-share = teilen
command-name-leaderboard = rangliste
command-name-rules = regeln
command-name-settings = einstellungen
command-name-mydata = meine-daten
command-name-admin = verwaltung
command-name-help = hilfe

parameter-name-game = spiel
parameter-name-deal = partie
parameter-name-session = partie
parameter-name-move = zug
parameter-name-step = nach-zug
parameter-name-audience = sichtbar-für
parameter-name-theme = design
parameter-name-language = sprache
parameter-name-zone = zeitzone
parameter-name-boards = spielstände
parameter-name-results = ergebnisse
parameter-name-table = liste
parameter-name-change = änderung

option-name-decks = decks
option-name-table = tisch
option-name-hold = halten
option-name-timer = uhr
option-name-level = stufe
option-name-blind = blind
option-name-open = offen

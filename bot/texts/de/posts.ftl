# What administrators can configure about posts of the daily challenge, and what they are told about them.

posts-title = Tägliche Beiträge
posts-none = Ich kann hier jeden Tag die Tagespartie posten. Jeder Beitrag hat den Knopf „{ button-play }“ und die Ergebnisse vom Vortag. Drück auf „{ button-post-here }“ in dem Kanal oder Thema, in dem die Beiträge erscheinen sollen. Du siehst dann sofort einen Testbeitrag.
posts-switched-off = Die Beiträge sind abgeschaltet, weil sie eine Woche lang nicht ankamen: { $reason }
posts-unreadable = Die Einstellungen für Beiträge sind nicht mehr lesbar, darum erscheinen hier keine. Leg sie bitte neu fest.
posts-configured = Ich poste jeden Tag die Tagespartie, mit den Ergebnissen vom Vortag.
posts-here = Wo: hier
posts-elsewhere = Wo: in einem anderen Kanal oder Thema
posts-hour = Wann: { $hour } Uhr ({ $zone })
posts-next = Nächster Beitrag: { announce-weekday } um { $clock } Uhr
posts-next-now = Nächster Beitrag: sofort
posts-role = Benachrichtigt wird: eine Rolle (in den Servereinstellungen muss erlaubt sein, dass alle sie erwähnen)
posts-how-role = Um eine Rolle zu benachrichtigen, gib { $command } ein.
posts-players = Benachrichtigt { $count ->
    [one] wird: { $count } Person, die das möchte
   *[other] werden: { $count } Personen, die das möchten
 }
posts-fail = Die Beiträge kommen seit { announce-weekday }, { $clock } Uhr, nicht an. Ich versuche es weiter.
posts-choose-hour = Zu welcher vollen Stunde soll ich posten? Ab { $noon } Uhr ist der Vortag abgeschlossen. Dann zeigt der Beitrag auch den entscheidenden Zug und einen Weg zum Sieg.
posts-choose-zone = Welche Zeitzone? Gib { $command } ein, mit einer großen Stadt in deiner Zeitzone statt Tokyo.

# Buttons: a name with a tick is on.
button-post-here = Hier posten
button-post-here-instead = Stattdessen hier posten
post-hour-label = Uhrzeit: { $hour }
button-post-names = Namen der Spieler
button-post-all = Bester Versuch insgesamt
button-post-sound = Mit Ton
button-post-weekly = Wochenrückblick
button-post-monthly = Monatsrückblick
button-post-puzzle = Mit Aufgabe
button-post-no-role = Keine Rolle benachrichtigen
button-post-off = Keine Beiträge mehr
button-to-posts = ◀ Beiträge
zone-of-yours = Deine: { $zone }

# Completions of typed words.
posts-choice = Beiträge: { $choice }
posts-switched-on-choice = { $name }: an
posts-switched-off-choice = { $name }: aus
posts-hour-choice = um { $hour } Uhr

# The outcome of a test post, and of a change.
posts-arrived = Der Testbeitrag ist da. Ab jetzt erscheint hier jeden Tag die Tagespartie.
posts-doubtful = Ich habe einen Testbeitrag gesendet, aber vielleicht ist er nicht angekommen. Von jetzt an kommt hier auf jeden Fall jeden Tag ein Beitrag.
posts-unreached = Der Chat ist gerade nicht erreichbar. Es wurde nichts geändert. Versuch es bitte später noch einmal.
posts-need-a-place = Es gibt noch keine Beiträge. Wähl zuerst, wo sie erscheinen sollen.
no-such-post-rule = Unbekannte Einstellung für Beiträge: „{ $name }“. Verfügbar: { $known }.
refused-only-full-hours = Beiträge erscheinen zur vollen Stunde, von 0 bis 23 Uhr. Gib zum Beispiel { $command } ein.
refused-no-roles-here = In diesem Chat gibt es keine Rollen. Um benachrichtigt zu werden, drück „{ button-tell-me }“ unter einem Beitrag.

# Why a post is rejected, and what to do.
post-may-not-see = Ich sehe diesen Kanal nicht. Gib mir dort das Recht „{ discord-view-channel }“.
post-may-not-write = Ich darf dort nicht schreiben. Erlaub mir, dort Nachrichten zu senden.
post-may-not-write-in-threads = Ich darf dort nicht schreiben. Gib mir in dem Kanal das Recht „{ discord-send-in-threads }“.
post-may-not-attach = Ich darf dort keine Bilder senden. Erlaub mir, dort Dateien und Fotos zu senden.
post-may-not-embed = Ich darf dort keine Bilder zeigen. Gib mir dort das Recht „{ discord-embed-links }“.
post-is-closed = Das Thema (auf Discord: der Thread) ist geschlossen. Öffne es wieder, oder wähl einen anderen Ort.
post-is-gone = Diesen Kanal oder dieses Thema gibt es nicht mehr. Wähl einen anderen Ort.
post-is-outside = Ich bin dort kein Mitglied mehr. Füg mich wieder hinzu, oder schalte die Beiträge ab.
post-is-refused = Der Chat nimmt dort keine Beiträge an und sagt nicht, warum. Prüf, was ich dort darf.

# Private messages to the administrator who configured the posts.
posts-failing-title = Die täglichen Beiträge kommen nicht an
posts-failing = An dem Ort, den du gewählt hast, kann ich die Tagespartie nicht posten: { $reason } Ich versuche es noch eine Woche lang. Um die Beiträge zu verlegen, gib am neuen Ort { $command } ein.
posts-off-title = Die täglichen Beiträge sind abgeschaltet
posts-off = Eine Woche lang konnte ich die Tagespartie nicht an dem Ort posten, den du gewählt hattest: { $reason } Jetzt sind die Beiträge abgeschaltet. Um sie wieder zu starten, gib { $command } an dem Ort ein, an dem du sie willst.

# Players who want to be mentioned in posts.
tell-on = Ab jetzt wirst du hier in jedem täglichen Beitrag erwähnt. Um das zu beenden, gib { $command } ein.
tell-off = Du wirst hier in den Beiträgen nicht mehr erwähnt.
tell-no-longer = Nicht mehr benachrichtigen
tell-full = Die Liste der Benachrichtigten ist voll. Es kann niemand mehr dazukommen.
refused-no-group-to-tell = Beiträge erscheinen auf Servern und in Gruppen. Drück dort „{ button-tell-me }“ unter einem Beitrag.

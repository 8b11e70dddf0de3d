# What administrators can configure about posts of the daily challenge, and what they are told about them.

posts-title = Beiträge zum Tag
posts-none = Jeden Tag kann ich die Tagespartie zeigen, mit einem Knopf zum Spielen, und wie der Tag davor ausging. Drücke „{ button-post-here }“ in dem Kanal oder Thema, in dem sie erscheinen soll: Ein Probebeitrag kommt sofort.
posts-switched-off = Ich habe die Beiträge abgeschaltet, weil sie eine Woche lang nicht ankamen: { $reason }
posts-unreadable = Was hier für Beiträge festgelegt war, kann ich nicht mehr lesen. Darum kommen keine. Lege es bitte neu fest.
posts-configured = Jeden Tag zeige ich die Tagespartie, und wie der Tag davor ausging.
posts-here = Wo: hier
posts-elsewhere = Wo: in einem anderen Kanal oder Thema
posts-hour = Wann: um { $hour } ({ $zone })
posts-next = Der nächste: { announce-weekday } { $clock }
posts-next-now = Der nächste: sofort
posts-role = Benachrichtigt wird: eine Rolle (die Servereinstellungen müssen sie alle erwähnen lassen)
posts-how-role = Soll eine Rolle benachrichtigt werden, tippe { $command }.
posts-players = Benachrichtigt { $count ->
    [one] wird: 1 Mitspieler, der das möchte
   *[other] werden: { $count } Mitspieler, die das möchten
 }
posts-fail = Sie kommen seit { announce-weekday } { $clock } nicht an. Ich versuche es von selbst weiter.
posts-choose-hour = Zu welcher vollen Stunde? Ab { $noon } ist der Tag davor abgeschlossen, und der Beitrag sagt, wie er verloren und gewonnen wurde.
posts-choose-zone = Nach welcher Uhr? Tippe { $command }, mit einer großen Stadt deiner Zeitzone statt Tokyo.

# Buttons: a name with a tick is on.
button-post-here = Hier posten
button-post-here-instead = Stattdessen hier posten
post-hour-label = Stunde: { $hour }
button-post-names = Namen der Mitspieler
button-post-all = Beste überall
button-post-sound = Mit Ton
button-post-weekly = Wochenrückblick
button-post-monthly = Monatsrückblick
button-post-no-role = Keine Rolle rufen
button-post-off = Keine Beiträge mehr
button-to-posts = ◀ Beiträge
zone-of-yours = Deine: { $zone }

# Completions of typed words.
posts-choice = Beiträge: { $choice }
posts-switched-on-choice = { $name }: an
posts-switched-off-choice = { $name }: aus
posts-hour-choice = um { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Ein Probebeitrag ist da. Von jetzt an kommt die Tagespartie hierher.
posts-doubtful = Ein Probebeitrag ist abgeschickt, aber ich weiß nicht, ob er ankam. Bitte sieh nach; wenn nicht, drücke noch einmal.
posts-unreached = Der Chat ist gerade nicht zu erreichen. Nichts ist festgelegt; bitte versuche es später noch einmal.
posts-need-a-place = Es gibt noch keine Beiträge: Sag zuerst, wo sie erscheinen sollen.
no-such-post-rule = „{ $name }“ lässt sich zu Beiträgen nicht festlegen. Du kannst { $known } tippen.
refused-only-full-hours = Beiträge kommen zu vollen Stunden, von 0 bis 23: Tippe zum Beispiel { $command }.
refused-no-roles-here = In diesem Chat gibt es keine Rollen. Wer benachrichtigt werden möchte, drückt den Knopf unter einem Beitrag.

# Why a post is rejected, and what to do.
post-may-not-see = Ich sehe diesen Kanal nicht. Erlaube mir dort „{ discord-view-channel }“.
post-may-not-write = Ich darf dort nicht schreiben. Erlaube mir, dort Nachrichten zu senden.
post-may-not-write-in-threads = Ich darf dort nicht schreiben. Erlaube mir in dem Kanal „{ discord-send-in-threads }“.
post-may-not-attach = Ich darf dort keine Bilder senden. Erlaube mir, dort Dateien und Fotos zu senden.
post-may-not-embed = Ich darf dort keine Bilder zeigen. Erlaube mir dort „{ discord-embed-links }“.
post-is-closed = Dieses Thema ist geschlossen. Öffne es wieder, oder lass mich woanders posten.
post-is-gone = Diesen Kanal oder dieses Thema gibt es nicht mehr. Lass mich woanders posten.
post-is-outside = Ich bin dort kein Mitglied mehr. Füge mich wieder hinzu, oder schalte die Beiträge ab.
post-is-refused = Der Chat nimmt dort keinen Beitrag an und nennt keinen Grund, den ich verstehe. Prüfe, was ich dort darf.

# Private messages to the administrator who configured the posts.
posts-failing-title = Meine Beiträge kommen nicht an
posts-failing = Die Tagespartie kommt nicht dort an, wo du es festgelegt hast: { $reason } Ich versuche es noch eine Woche lang. Um es anders festzulegen, tippe dort { $command }.
posts-off-title = Meine Beiträge sind abgeschaltet
posts-off = Eine Woche lang kam die Tagespartie nicht dort an, wo du es festgelegt hattest: { $reason } Jetzt habe ich das abgeschaltet. Um neu zu beginnen, tippe dort { $command }.

# Players who want to be mentioned in posts.
tell-on = Ich nenne dich hier in jedem Beitrag zum Tag, damit du benachrichtigt wirst. Um das zu beenden, tippe { $command }.
tell-off = Ich nenne dich in den Beiträgen hier nicht mehr.
tell-no-longer = Mich nicht mehr benachrichtigen
tell-full = So viele werden schon benachrichtigt, dass kein Platz für mehr ist.
refused-no-group-to-tell = Beiträge erscheinen in Servern und Gruppen: Drücke das unter einem von ihnen.

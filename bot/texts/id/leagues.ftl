# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Liga
league-title = Liga { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }: { $days ->
    [0] hari terakhir
   *[other] sisa { $days } hari
 }
league-moved = { $rose ->
    [yes] Minggu lalu kamu naik ke liga ini.
   *[no] Minggu lalu kamu turun ke liga ini.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Naik ke Liga { $league }
league-stay = Tetap di Liga { $league }
league-fall = ▼ Turun ke Liga { $league }
league-points = { $points } poin
league-rule = Poin: { $won } untuk tiap tantangan harian yang dimenangkan, tambah { $clean } kalau tanpa bantuan, dan 1 untuk tiap teka-teki dalam runtunan terbaik minggu ini (maksimal { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = Minggu ini sudah berakhir. Hasilnya keluar { $moment }.
league-waiting = Kamu sudah bergabung. Minggu pertamamu dimulai { $moment }.

# What players read who are in no league.
league-left = Kamu keluar dari ligamu. Kalau bergabung lagi, kamu mulai di Liga 1.
league-about = Tiap minggu kamu dibandingkan dengan maksimal { $others } pemain dengan rating serupa. { $moved } teratas naik, { $moved } terbawah turun: ada { $leagues } liga, dan kamu mulai di Liga 1. Setelah { $weeks } minggu tanpa bermain, kamu keluar dari liga.
league-hidden = Di liga, semua orang melihat nama dan poinmu, tetapi hasilmu disembunyikan. Untuk menampilkannya, ketik { $command }.
button-league-join = Ikut liga
button-league-leave = Keluar dari liga

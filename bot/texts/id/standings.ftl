# Leaderboards.
leaderboard-day = Hari
leaderboard-week = Minggu
leaderboard-month = Bulan
leaderboard-rating = Rating
leaderboard-streak = Runtunan
leaderboard-streak-week = Minggu ini
leaderboard-here = Di sini
leaderboard-all = Di semua tempat
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } dengan bantuan
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { $count } pemain
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(kamu)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = tidak menang, { $run }
leaderboard-days = { $won } menang, { $clean } mandiri{ $won ->
    [0] { "" }
   *[other] , { $moves } langkah, { $time }
 }
leaderboard-assisted = Dengan bantuan:
leaderboard-own = Peringkatmu: { $row }
leaderboard-own-assisted = Peringkatmu, dengan bantuan: { $row }
leaderboard-hidden = Kamu memilih untuk tidak ditampilkan di sini. Untuk mengubahnya, ketik { $command }.
leaderboard-order = Urutan: paling banyak hari menang, lalu paling banyak mandiri (tanpa bantuan), langkah paling sedikit, waktu paling singkat.

# Empty leaderboards.
leaderboard-nobody-yet = Belum ada yang menyelesaikannya. Untuk memainkannya, ketik { $command }.
leaderboard-nobody-yet-in-days = Belum ada yang menyelesaikan tantangan harian dalam kurun waktu itu. Untuk memainkan tantangan hari ini, ketik { $command }.
leaderboard-nobody-seen = Pemain yang menyelesaikannya tidak ditampilkan di sini. Untuk memainkannya, ketik { $command }.
leaderboard-nobody = Tak ada yang ditampilkan di sini.
leaderboard-gone = Papan peringkat per hari dihapus setelah { $days } hari.
leaderboard-page-empty = Papan peringkatnya tidak sepanjang itu.
leaderboard-no-ratings = Belum ada rating. Rating dimulai saat ditutupnya tantangan harian yang diselesaikan minimal 2 pemain tanpa bantuan.

leaderboard-unknown = Papan peringkat “{ $text }” tidak dikenal. Ketik hari, minggu, bulan, rating, runtunan, atau liga; di sini atau di semua tempat; nomor, kemarin, atau terakhir.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Lebih awal
button-later = Lebih baru ▶
button-rating-how = Cara kerja rating
leaderboard-rating-how = Tiap hari dinilai satu kali, setelah ditutup. Semua pemain yang menyelesaikan tantangan hari itu tanpa bantuan dibandingkan menurut peringkatnya. Kalau hasilmu melawan pemain lain lebih baik daripada perkiraan, ratingmu naik. Kalau lebih buruk, ratingmu turun.

    Semua orang mulai dari { $start }. Angka yang ditampilkan adalah perkiraan yang hati-hati. Pada awalnya angka itu juga naik seiring makin banyak yang diketahui tentangmu. Hari yang terlewat tidak mengubah apa pun, begitu juga percobaan dengan bantuan. Setelah { $days } hari tanpa percobaan, kamu keluar dari papan peringkat.

    OpenSkill menghitung rating ini, dengan model Plackett–Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • hasil tantangan harianmu dan posisimu di papan peringkat dan liga, dengan namamu di chat ini; statistik, pencapaian, dan target musimmu
my-data-days-lifetimes = Permainan tantangan harian yang selesai dihapus setelah { $days } hari. Hasil, statistik, pencapaian, dan target musim dihapus { $years } tahun setelah terakhir berubah.

# Streaks of puzzles.
leaderboard-title-streak = Runtunan teka-teki terbaik
leaderboard-title-streak-week = Runtunan teka-teki terbaik minggu ini
leaderboard-streak-count = { $count }
leaderboard-streak-source = Solusi semua teka-teki terbuka untuk umum, di kode sumber bot. Runtunanmu untuk dirimu sendiri.
leaderboard-no-streaks = Belum ada runtunan. Untuk memulainya, ketik { $command }.

# Statistics of a player, the calendar of a month, and achievements.

command-stats = Tampilkan statistik, kalender, atau pencapaianmu
command-calendar = Tampilkan hari-hari kamu bermain dalam sebulan
command-name-stats = statistik
command-name-calendar = kalender
parameter-month = Masukkan bulan, seperti 2026-11, atau kosongkan untuk bulan ini
parameter-name-month = bulan

# All games.
stats-title = Statistikmu
stats-nothing = Belum ada statistik. Permainan dihitung saat berakhir, kalau kamu menjalankan minimal satu langkah.
stats-unread = Statistik “{ $text }” tidak dikenal. Ketik permainan, bulan seperti 2026-11, “kalender”, atau “pencapaian”.
stats-games = { $played } permainan, { $won } menang ({ $share }%)
stats-clean = Menang tanpa bantuan: { $clean }
stats-help = Dengan bantuan: { $assisted } ({ $share }%) · menyerah: { $givenup }
stats-time = Waktu: { $time }
stats-time-fastest = { stats-time } · menang tercepat: { $fastest }
stats-favourite = Paling sering dimainkan: { $game }
stats-days-played = Runtunan harian: { $days } hari, terpanjang { $longest }{ $freezes ->
    [0] { "" }
   *[other] { " " }· ❄ { $freezes } pelindung
 }
stats-days-won = Runtunan menang harian: { $days } hari, terpanjang { $longest }
stats-achievements = Pencapaian: { $count } dari { $all }
button-stats = Statistik
button-stats-all = ◀ Semua permainan
button-progress = Kemajuan
button-achievements = Pencapaian

# One game, or one of its option sets.
stats-of = Statistik: { $kind }
stats-page-all = Semua opsi digabung
stats-page-usual = Dengan opsi bawaan
stats-streak = Runtunan menang: { $streak } permainan, terpanjang { $longest }
stats-longest-streak = Runtunan terpanjang: { $cards } kartu
stats-wishes = Permohonan terkabul: { $count }
stats-scores = { $what }: terbaik { $best }, rata-rata { $average }
stats-score = Skor
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Permainan dimenangkan
chart-bars-won = Menang
chart-bars-rest = Tidak menang
chart-bar = { $won } dari { $played }
chart-bars-alt = Diagram batang permainan yang dimenangkan. { $details }.
chart-bars-alt-one = { $name }: { $won } dari { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: diagram kolom seberapa sering tiap hasil muncul. { $details }. Rata-rata { $average }, terbaik { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Rata-rata { $average }
chart-best = Terbaik { $best }
chart-times = { $what }: berapa kali
chart-progress = Permainan dimenangkan per bulan
chart-progress-line = Menang
chart-progress-alt = Diagram garis persentase permainan yang dimenangkan, per bulan. { $details }.
chart-progress-alt-one = { $month }: { $won } dari { $played }, { $share }%
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = Tidak ada permainan yang dihitung dalam bulan-bulan terakhir.

# The calendar of a month.
calendar-weekdays = Sn Sl Rb Km Jm Sb Mg
calendar-played = Hari bermain: { $played } dari { $counting }, { $won } menang
calendar-badge = { $badge ->
    [bronze] Lencana perunggu: sepertiga hari
    [silver] Lencana perak: dua pertiga hari
    [gold] Lencana emas: main setiap hari
    [diamond] Lencana berlian: menang setiap hari
   *[none] Belum ada lencana: main sepertiga hari untuk perunggu
 }
calendar-stars = { $stars } Bintang: { $won } dari 3, 1 untuk tiap sepertiga hari yang dimenangkan. Tanpa bantuan (★): { $clean }
calendar-streak = Runtunan harian: { $played } hari. Runtunan menang harian: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Pelindung: { $freezes }
 }
calendar-missed = Hari yang terlewat bisa dimainkan, tapi tidak masuk peringkat. Misalnya, ketik { $command }.
calendar-alt = Kalender { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = menang tanpa bantuan
calendar-silver = menang dengan bantuan
calendar-bronze = main, tidak menang
calendar-frozen = terselamatkan pelindung
calendar-outage = bot mati, runtunan aman
calendar-missed-day = terlewat
calendar-open = hari ini, masih terbuka
calendar-none = belum tiba, atau sebelum hari pertamamu
calendar-unread = “{ $text }” bukan bulan. Misalnya, ketik { $command }.
calendar-before = Tantangan harian pertama ada pada { announce-date } { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below.
season-goals = Target musim: { $reached } dari { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } dari { $all }
season-goal-new = 🏅 Target musim tercapai: { $goal }
season-goal-lesson = Selesaikan pelajaran { $game }
season-goal-wins = Menangkan { $count } permainan { $game }
season-goal-clean = Menangkan { $count } permainan { $game } tanpa bantuan
season-goal-puzzles = Pecahkan { $count } teka-teki baru
season-goal-days = Mainkan { $count } tantangan harian bulan ini
season-goal-days-won = Menangkan { $count } tantangan harian bulan ini
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Lencana perunggu
    [silver] Lencana perak
    [gold] Lencana emas
   *[diamond] Lencana berlian
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Pencapaian
achievements-got = Diraih: { $count } dari { $all }
achievements-missing = Belum diraih:
achievement-new = { $emblem } Pencapaian: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = Baru permulaan
achievement-how-first-day = selesaikan satu tantangan harian
achievement-week = Seminggu
achievement-how-week = capai runtunan harian 7 hari
achievement-thirty-days = Satu purnama
achievement-how-thirty-days = capai runtunan harian 30 hari
achievement-hundred-days = 100 hari
achievement-how-hundred-days = capai runtunan harian 100 hari
achievement-winning-week = Minggu kemenangan
achievement-how-winning-week = menangkan tantangan harian 7 hari berturut-turut
achievement-month = Sebulan penuh
achievement-how-month = mainkan tantangan harian setiap hari dalam sebulan
achievement-wish = Permohonan terkabul
achievement-how-wish = menangkan permainan Wish pertama yang kamu mulai hari itu, tanpa mengurungkan dan tanpa bantuan
achievement-perfect-flip = Flip sempurna
achievement-how-perfect-flip = raih semua 104 poin
achievement-kittyhawk = Penerbangan pertama
achievement-how-kittyhawk = menangkan Kittyhawk di level 5
achievement-blink = Sekejap mata
achievement-how-blink = menangkan Blink di meja sempit
achievement-klondike = Demam emas
achievement-how-klondike = menangkan Klondike dengan menarik 3 kartu sekaligus
achievement-klondike-once = Sekali jalan
achievement-how-klondike-once = menangkan Klondike dengan 1 putaran stok
achievement-freecell-2 = Teman satu sel
achievement-how-freecell-2 = menangkan FreeCell dengan 2 sel
achievement-freecell-1 = Sel isolasi
achievement-how-freecell-1 = menangkan FreeCell dengan 1 sel
achievement-streets = Hafal jalan
achievement-how-streets = menangkan Streets and Alleys
achievement-streets-castle = Kepungan berakhir
achievement-how-streets-castle = menangkan Beleaguered Castle (Streets and Alleys dengan as di fondasi)
achievement-spider-2 = Dua benang
achievement-how-spider-2 = menangkan Spider dengan 2 kembang
achievement-spider-4 = Ahli jaring
achievement-how-spider-4 = menangkan Spider dengan 4 kembang
achievement-yukon = Melintasi celah gunung
achievement-how-yukon = menangkan Yukon
achievement-yukon-suit = Pelukan beruang
achievement-how-yukon-suit = menangkan solitaire Rusia: Yukon dengan kembang sama
achievement-pyramid = Firaun
achievement-how-pyramid = menangkan Piramida dengan 1 putaran stok
achievement-tripeaks = Puncak kejayaan
achievement-how-tripeaks = menangkan TriPeaks dengan king dan as tidak menyambung
achievement-golf = Hole in one
achievement-how-golf = menangkan Golf
achievement-par = Par
achievement-how-par = capai par tanpa bantuan
achievement-above-par = Lebih baik dari par
achievement-how-above-par = lampaui par tanpa bantuan
achievement-hardest = Puncak
achievement-how-hardest = menangkan susunan dengan kesulitan 5 tanpa bantuan
achievement-five-games = Serba bisa
achievement-how-five-games = menangkan 5 permainan berbeda, di tantangan harian atau di luarnya
achievement-all-games = Semua permainan
achievement-how-all-games = menangkan tiap permainan satu kali, di tantangan harian atau di luarnya
achievement-in-a-row = 10 berturut-turut
achievement-how-in-a-row = menangkan 10 permainan berturut-turut
achievement-hundred-wins = 100 kemenangan
achievement-how-hundred-wins = menangkan 100 permainan

# Puzzles: ratings, and the chart of one.
stats-puzzles = Teka-teki
stats-puzzles-of = Teka-teki: { $game }
stats-no-puzzles = Kamu belum mencoba teka-teki di sini.
stats-puzzle-game = { $game }: rating { $rating }, terpecahkan { $solved }/{ $tried }
stats-puzzle-streak = Runtunan terbaik: { $count }
stats-puzzle-source = Semua orang mulai dari { $start }. Solusinya terbuka di kode sumber bot: ratingmu untuk dirimu sendiri.
chart-ratings-line = Rating
chart-ratings-alt = Diagram garis ratingmu selama { $count } teka-teki terakhir: dari { $first } ke { $last }, terendah { $low }, tertinggi { $high }.

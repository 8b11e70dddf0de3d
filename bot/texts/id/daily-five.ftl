# Lima harian: lima permainan sehari, masing-masing dengan target. $number adalah nomor hari.

command-five = Mainkan lima permainan hari ini, masing-masing dengan target
command-name-five = lima
parameter-five = Masukkan nomor atau tanggal hari, atau salah satu permainan; kosongkan untuk melihatnya
parameter-name-five = hari
phrase-five = lima harian, lima permainan hari ini, lima hari ini, main lima harian

button-five = Lima harian
button-five-next = Berikutnya dari lima
button-five-before = Hari sebelumnya
button-five-open = Mainkan lima
telegram-button-send-five = Kirim lima harian…
button-post-five = Dengan lima harian
five-yesterday = Lima kemarin

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = menang
puzzle-goal-aces = { $count ->
    [4] bawa semua As ke fondasi
   *[other] bawa { $count } As ke fondasi
 }
puzzle-goal-all-up = buka semua kartu
# Target dengan batas: “menang dalam paling banyak 110 langkah”.
five-goal-in = { $goal } dalam paling banyak { $moves } langkah

five-title = Lima harian #{ $number } · { $date }
five-name = Lima harian #{ $number }
five-intro = Lima permainan hari ini, masing-masing dengan target. Bantuan dan urungkan boleh dipakai. Bisa juga dimainkan nanti.
five-intro-past = Lima permainan, masing-masing dengan target. Masih bisa dimainkan: hari ini di kalendermu ikut terisi.
five-post = Tekan satu permainan untuk memainkannya di tempat yang hanya terlihat olehmu.
five-offer = Lima permainan, masing-masing dengan target. Sama untuk semua orang.
five-alt = Kelima permainan di awal:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] mudah
    [medium] sedang
    [hard] sulit
   *[very-hard] sangat sulit
 }
five-is-solved = berhasil
five-solved = { $all ->
    [yes] Kelimanya berhasil!
   *[no] { $solved } dari 5 berhasil.
 }

# Di papan salah satu dari lima. $made adalah jumlah langkah sejauh ini.
five-goal = Target: { $goal }
five-goal-made = Target: { $goal } · sudah { $made }.
five-late = Langkahnya terlalu banyak untuk target: “{ button-undo }” atau “{ button-restart }” membantu.
five-reached = ✓ Target tercapai: { $goal }.
five-missed = Target tidak tercapai: { $goal }.

# A result to share names the day and no deal.
five-result-name = Lima harian { $date }: { $game }
five-result = { $result ->
    [solved] Berhasil dalam
   *[missed] Target tidak tercapai setelah
 } { announce-attempt }, { $help ->
    [no] tanpa bantuan
   *[yes] dengan bantuan
 }

five-unread = “{ $text }” bukan hari atau permainan. Setelah { $command }, ketik nomor, tanggal, “kemarin”, atau salah satu dari kelima permainan.
five-to-come = Lima harian #{ $number } belum tiba. Hari ini #{ $today }.
five-before-first = Lima harian pertama ada pada { $date } (UTC).
five-not-one = { $game } bukan salah satu dari lima hari itu. Pilih salah satu ini: { $games }.

home-five-new = Lima permainan sehari, masing-masing dengan target
reminder-five = Dari lima hari ini masih terbuka: { $games }.

# Di kalender. $all adalah jumlah lima harian dari semua hari.
calendar-five = Lima harian: { $solved } dari { $all } berhasil
calendar-five-badge = { $badge ->
    [bronze] Lencana perunggu lima harian: seperlima berhasil
    [silver] Lencana perak lima harian: dua perlima berhasil
    [gold] Lencana emas lima harian: empat perlima berhasil
    [diamond] Lencana berlian lima harian: semua berhasil
   *[none] Belum ada lencana lima harian: selesaikan seperlima untuk perunggu
 }
calendar-five-short = { $badge ->
    [bronze] Lencana perunggu lima harian
    [silver] Lencana perak lima harian
    [gold] Lencana emas lima harian
   *[diamond] Lencana berlian lima harian
 }
calendar-five-legend = berhasil dari lima harian
calendar-five-alt = { $count } dari lima harian berhasil: { $days }

achievement-five = Tos lima
achievement-how-five = Selesaikan kelima permainan dari satu hari

# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Main di sini
button-tell-me = Beri tahu aku
button-way-to-win = Jalan menang

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { announce-weekday }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] Senin
    [2] Selasa
    [3] Rabu
    [4] Kamis
    [5] Jumat
    [6] Sabtu
   *[7] Minggu
 }
announce-hardness = { $difficulty ->
    [1] sangat mudah ★☆☆☆☆
    [2] mudah ★★☆☆☆
    [3] sedang ★★★☆☆
    [4] sulit ★★★★☆
   *[5] sangat sulit ★★★★★
 }
announce-par = Par { $par }: skor terbaik yang diketahui.
announce-goal = Raih { $goal } poin untuk menang. Skor terbaik yang diketahui: { $par }.
announce-until = { daily-until } Hanya percobaan pertamamu yang masuk peringkat.
announce-moment = { announce-weekday } pukul { $time }
announce-first = Ini tantangan harian pertama. Semua orang mendapat kartu yang sama.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Kemarin, #{ $number } · { $game }: { announce-counts }
announce-so-far = Kemarin, #{ $number } · { $game }, sejauh ini (terbuka sampai { $end }): { announce-counts }
announce-counts = { $played ->
    [0] belum ada yang memainkannya di sini.
   *[other] { announce-won-of }.
 }
announce-nobody = Kemarin, #{ $number } · { $game }: tak ada yang memainkannya di sini.
announce-won-of = { $won ->
    [0] tak satu pun
   *[other] { $won }
 } dari { $played } menang
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves } langkah, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score } poin, { announce-attempt }
announce-best = Percobaan terbaik: { $run }.
announce-with-help = Menang dibantu: { $names }.
announce-of-all = Di semua tempat: { announce-won-of }.
announce-best-of-all = Di semua tempat: { announce-won-of }. Terbaik: { $run }.
announce-nameless = seorang pemain

# The results of the last closed day.
announce-closed = #{ $number } · { $game } sudah ditutup{ $played ->
    [0] .
   *[other] : { announce-won-of } di sini.
 }
announce-decisive-move = Penyebab kekalahan tersering: langkah { $number }, “{ $move }” ({ $percent }% kekalahan). “{ $better }” bisa menang.
announce-apart = Percobaan yang kalah gagal di langkah yang berbeda-beda. Setengahnya masih bisa menang sampai langkah { $number }.
announce-film = Animasi: jalan menang untuk #{ $number }.
announce-film-of-goal = Animasi ini menunjukkan cara meraih { $score } poin di #{ $number }.
announce-film-title = Jalan menang: { $deal }
announce-film-alt = Animasi { $deal }, dengan semua { $moves } langkah sampai akhir.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = Solusinya muncul bersama teka-teki berikutnya.
announce-puzzle-past = Teka-teki { $number } ({ $game }: { $goal }): { $tried ->
    [0] tak ada yang mencobanya.
   *[other] { $solved ->
        [0] tak satu pun
       *[other] { $solved }
    } dari { $tried } pemain memecahkannya.
 }
announce-puzzle-solution = Solusinya: { $moves }{ $more ->
    [0] .
   *[other] … dan { $more } langkah lagi.
 }
announce-puzzle-film = Animasi ini menunjukkan solusi teka-teki { $number }.
announce-puzzle-film-title = Solusi teka-teki { $number }
announce-puzzle-film-alt = { $moves ->
    [1] Animasi solusi teka-teki { $number }, dengan { $moves } langkah.
   *[other] Animasi solusi teka-teki { $number }, dengan semua { $moves } langkah.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Postingan uji coba: tantangan harian akan diposting di sini setiap hari pukul { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = Pekan { $first } sampai { $last }
announce-date = { $day } { announce-month }
announce-month-title = { announce-month } { $year }
announce-month = { $month ->
    [1] Januari
    [2] Februari
    [3] Maret
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Agustus
    [9] September
    [10] Oktober
    [11] November
   *[12] Desember
 }
announce-period-counts = { $runs ->
    [0] Tak ada yang main di sini.
    [1] { $runs } percobaan, { $won } menang.
   *[other] { $runs } percobaan dalam { $days } hari, { $won } menang.
 }
announce-period-table = Hari yang dimenangkan:
announce-period-row = { $place }. { $name } – { $won }, { $clean } tanpa bantuan
announce-period-best = Percobaan terbaik:
announce-period-attempt = #{ $number } · { $game }: { $name } – { announce-attempt }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Mainkan: { $command }
share-by = { $name }: { $details }
share-practice = Latihan: tidak masuk peringkat.
share-ending = { $result ->
    [won] Menang
    [given-up] Menyerah
    [missed] Target meleset
   *[lost] Kalah
 }
share-result = { $result ->
    [won] Menang dalam
    [given-up] Menyerah setelah
    [missed] Target meleset setelah
    [ended] Selesai setelah
   *[lost] Kalah setelah
 } { announce-attempt }, { $help ->
    [no] tanpa bantuan
   *[yes] dengan bantuan
 }
share-daily-alt = Hasil { $deal }. { $details }. { $score }. Kemajuan: { $reached } dari 5.
share-daily-streak = Runtunan harian: { $days } hari

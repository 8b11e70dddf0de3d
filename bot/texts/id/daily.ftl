# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Hanya percobaan pertamamu yang masuk peringkat. Tidak bisa mengurungkan, meminta petunjuk, atau mulai ulang.
daily-difficulty = Kesulitan { $difficulty }/5 (5 paling sulit).
daily-par = Par { $par }: skor terbaik yang diketahui.
daily-goal = Target: { $goal } poin atau lebih.
daily-until = Mulai sebelum { $begin }, selesai sebelum { $end } ({ $zone }).
daily-closes = Ditutup { $moment }.
daily-review-from = Tinjauan permainan ini dibuka { $moment }.
button-start = Mulai
button-practice-first = Latihan dulu
daily-ranked = Masuk peringkat.
daily-assisted = Masuk peringkat percobaan dengan bantuan.
daily-practice = Latihan: percobaan ini tidak masuk peringkat.
daily-late = Tantangan ini ditutup sebelum kamu selesai, jadi percobaan ini tidak masuk peringkat.
daily-late-excused = Tantangan ini ditutup sebelum kamu selesai, jadi percobaan ini tidak masuk peringkat. Bot mati hari itu, jadi runtunanmu tetap berlanjut.
daily-uncounted = Percobaanmu selesai dan tersimpan. Sekarang belum bisa dihitung, tapi sebentar lagi akan dihitung.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } poin: target { $goal } tercapai, jadi tantangan hari itu dihitung menang.
daily-goal-missed = { $score } poin: kamu perlu { $goal } untuk memenangkan tantangan hari itu.
daily-place-so-far = { daily-place }, sejauh ini.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Di sini: peringkat { $place } dari { $count }
   *[everywhere] Di semua tempat: peringkat { $place } dari { $count }
 }
daily-streak = Runtunan harian: { $played } hari. Runtunan menang harian: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Percobaan ini dihitung sebagai percobaan tanpa bantuan. Kalau kamu mengizinkan bantuan, peringkatnya terpisah. Ini tidak bisa diurungkan.
daily-giving-up = Menyerah dalam percobaan ini? Itu akan jadi hasilmu untuk tantangan ini. Ini tidak bisa diurungkan.
daily-stands = Percobaan ini sudah selesai dan tidak bisa diubah. Tekan “{ button-practise }” untuk memainkan kartu yang sama lagi.
button-allow-help = Izinkan bantuan
button-daily-play-on = Lanjut main
button-practise = Latihan
button-leaderboard = Papan peringkat
button-calendar = Kalender

# Di layar awal: “#214 · Wish · belum dimainkan”. $state bisa juga daily-result.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = belum dimainkan
home-daily-begun = belum selesai

# Challenges of other days.
button-today = Tantangan hari ini
button-archive = Hari-hari lalu
daily-play-past = Mainkan #{ $number }
button-own-attempt = Percobaanku
daily-past = Tantangan harian #{ $number } sudah selesai. Kamu masih bisa memainkannya, tapi tidak masuk peringkat.
daily-past-result = Hasilmu: { $result }.
daily-begun-before = Kamu memulai tantangan ini sebelum menghapus datamu, jadi percobaan ini hanya latihan.
daily-unread = Hari “{ $text }” tidak dikenal. Setelah { $command }, ketik nomor, tanggal, “kemarin”, atau “arsip”.
daily-to-come = Tantangan harian #{ $number } belum tiba. Hari ini #{ $today }.
daily-not-yet = Tantangan harian pertama tiba pada { $date } (UTC).
daily-none = Tidak ada tantangan harian untuk hari itu.
daily-archive-title = Tantangan harian yang lalu
daily-archive = Tekan salah satu untuk memainkannya. Hanya tantangan hari ini yang masuk peringkat.
daily-archive-empty = Belum ada. Tantangan hari ini yang pertama.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] menang
    [given-up] menyerah
   *[lost] tidak menang
 }, { daily-attempt }
daily-result-points = { $score } poin, { daily-attempt }
daily-attempt = { $moves } langkah, { $time }{ $help ->
    [some] , dengan bantuan
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Masukkan nomor atau tanggal hari, atau kosongkan untuk hari ini
parameter-name-day = hari
day-yesterday = Tantangan kemarin

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = hari ini
day-word-yesterday = kemarin
day-word-last = terakhir, sebelumnya
day-word-archive = arsip, hari-hari lalu

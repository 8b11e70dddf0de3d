# Lessons, second tries and the mistakes to practice.

button-learn = Belajar
# Below a player's first deal of a game: the way to its lesson.
button-first-time = Baru pertama? Belajar
button-lessons = Semua pelajaran
button-lesson-back = ◀ Tahap sebelumnya
button-alone = Sekarang giliranmu

lessons-title = Pelajaran
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Belajar permainan sambil memainkannya. Satu pelajaran perlu sekitar 2 menit, dan kamu bisa pergi dan kembali kapan saja.
   *[other] Belajar permainan sambil memainkannya. Kamu bisa meninggalkan pelajaran dan kembali kapan saja. Selesai: { $finished } dari { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Pelajaran: { $game }, tahap { $number } dari { $count }
lesson-title-end = Pelajaran: { $game }, selesai
lesson-typed = Ketik “{ $move }”.
lesson-right = Benar!
lesson-right-other = Benar! Pelajaran berlanjut dengan langkah lain: { $move }.
lesson-also = Pelajaran menjalankan { $count } langkah ini untukmu: { $moves }.
lesson-also-many = Pelajaran menjalankan { $count } langkah untukmu.
lesson-changed = Pelajaran ini sudah berubah. Tekan “{ button-restart }” untuk memulainya lagi.
lesson-over = Pelajaran ini sudah selesai. Tekan “{ button-alone }” untuk main, atau “{ button-restart }” untuk mengulanginya.
lesson-none = { $game } belum punya pelajaran. Tekan “{ button-rules }” untuk membaca aturannya.
lesson-hint = Tempat yang ditandai menunjukkan inti tahap ini. Baca lagi tahapnya, atau tekan “{ button-lesson-back }”.

# Di layar awal.
home-lessons-new = Permainan pertamamu, selangkah demi selangkah
home-lessons-finished = Selesai: { $games }

exercise-leave = Di sini tidak ada yang dihitung, jadi kamu tidak perlu menyerah. Untuk keluar, mulai atau buka permainan lain.
exercise-at-start = Tidak ada yang bisa diurungkan: di sinilah kamu mulai.
exercise-no-review = Pelajaran, kesempatan kedua, dan teka-teki tidak punya tinjauan. Hanya permainan yang sudah selesai yang punya.
exercise-not-shared = Pelajaran dan kesempatan kedua tidak bisa dibagikan. Bagikan permainannya sendiri setelah selesai.

button-try = Coba sendiri
button-try-from-here = Coba dari sini
button-show = Tunjukkan
button-to-review = Ke tinjauan
button-to-exercise = Kembali ke posisi
button-mistakes = Kesalahanku
button-mistake-early = Latihan sekarang

# “Second try: Wish, deal 42”
second-try-title = Kesempatan kedua: { $deal }
second-try-goal = Target: { $goal }.
# The goal, inside other sentences.
goal-win = menang
goal = raih { $goal } atau lebih baik
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Mencari jalan terbaik dari sini…
second-try-refused = Kamu hanya bisa mencoba lagi dari langkah dalam permainanmu sendiri yang sudah selesai. Buka lewat “{ button-games }”.
second-try-at-the-end = Permainan selesai setelah langkah ini. Pilih langkah sebelumnya.
second-try-no-win = Aku tidak menemukan kemenangan dari sini. Pilih langkah sebelumnya.
second-try-only = “{ button-show }” hanya bisa dipakai dalam kesempatan kedua.
second-try-solved = Berhasil! Targetnya tercapai.
second-try-missed = Kali ini belum. Targetnya: { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Memeriksa langkah ini…
judge-in-reach = Kamu masih bisa menang.
judge-in-reach-points = Kamu masih bisa mencapai { $score }.
judge-out-of-reach = Kalah: dari sini kamu tidak bisa menang lagi. “{ button-undo }” menarik kembali langkahnya.
judge-out-of-reach-points = Kalah: dari sini hanya { $score } yang bisa dicapai. “{ button-undo }” menarik kembali langkahnya.
judge-unknown = Aku tidak bisa cepat memastikan apakah kamu masih bisa menang.
judge-unknown-points = Dari sini aku hanya menemukan { $score }, tapi mungkin bisa lebih.
judge-no-answer = Aku tidak bisa memeriksa langkah ini sekarang. Kamu bisa lanjut main.
judge-does-it = Dalam kesempatan kedua, setiap langkah sudah diperiksa.

mistakes-title = Kesalahanku
mistakes-none = Tidak ada kesalahan untuk latihan. Tinjau permainan yang sudah selesai untuk menambahkan langkah penentunya.
mistakes-none-due = Kesalahan untuk latihan: { $count }. Berikutnya muncul { $days } hari lagi.
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = Untuk latihan hari ini: { $due } dari { $count }. Apa yang lebih baik di sini?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] Itu yang terakhir kali: yang ini sudah kamu kuasai.
   *[other] Nah, lebih baik! Posisi ini akan muncul lagi dalam { $days } hari.
 }

my-data-exercises = • pelajaran, kesempatan kedua, dan teka-tekimu; rating dan runtunan teka-tekimu; sampai 50 kesalahan untuk latihan

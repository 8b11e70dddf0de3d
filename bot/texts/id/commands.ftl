# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Mulai permainan solitaire
command-learn = Belajar permainan selangkah demi selangkah sambil bermain
command-puzzle = Pecahkan teka-teki: posisi kartu dengan sebuah target
command-daily = Mainkan tantangan harian
command-resume = Kembali ke permainan yang masih terbuka
command-games = Lihat permainanmu, atau kembali ke salah satunya
command-board = Tampilkan papanmu lagi
command-move = Jalankan satu langkah atau lebih, seperti “ac”, “qh”, atau “bagi”
command-undo = Urungkan langkah terakhirmu
command-redo = Ulangi langkah yang terakhir kamu urungkan
command-finish = Mainkan sisanya saat kemenangan sudah pasti
command-restart = Mulai lagi susunan ini dari awal
command-new = Mulai permainan baru yang sejenis
command-giveup = Menyerah dalam permainan ini
command-hint = Sarankan satu langkah, hanya berdasarkan kartu yang bisa kamu lihat
command-chance = Tampilkan seberapa sering papan seperti punyamu dimenangkan
command-verdict = Periksa apakah kamu masih bisa menang (kartu tersembunyi ikut dilihat)
command-replay = Tampilkan lagi permainanmu, sebagai animasi atau langkah demi langkah
command-review = Tampilkan untung dan rugi tiap langkah dalam permainan yang sudah selesai
command-autoplay = Tampilkan jalan terbaik untuk permainan yang sudah selesai
command-share = Tunjukkan kepada orang lain bagaimana permainanmu berakhir
command-record = Tampilkan langkah permainan sebagai teks, juga untuk program lain
command-mistakes = Latih langkah penentu dari permainanmu yang sudah ditinjau
command-friend = Tantang teman dengan permainanmu yang selesai, atau buka tantangan dengan kodenya
command-leaderboard = Tampilkan papan peringkat per hari, minggu, bulan, rating, runtunan, atau liga
command-rules = Baca aturan sebuah permainan
command-settings = Pilih tema, bahasa, zona waktu, dan tampilan papanmu
command-mydata = Lihat, ekspor, atau hapus datamu
command-privacy = Lihat apa yang disimpan bot tentangmu dan cara menghapusnya
command-admin = Ubah pengaturan server atau grup ini
command-help = Tampilkan cara bermain dan semua perintah
command-about = Tampilkan versi, lisensi, dan siapa perancang permainannya

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Selebihnya cukup dengan tombol. Kamu juga bisa mengetik { $commands }.
commands-typed-as-moves = Selebihnya cukup dengan tombol. Kamu juga bisa mengetik salah satu dari ini sebagai langkah: { $commands }.

parameter-game = Pilih permainan
parameter-deal = Masukkan nomor susunan, atau kosongkan untuk susunan baru
parameter-option = Pilih cara bermain
parameter-session = Pilih salah satu permainanmu yang masih terbuka
parameter-move = Masukkan tempat atau kartu, seperti “ac”, “7s 7h”, atau “g4”
parameter-step = Masukkan nomor langkah, atau kosongkan untuk seluruh permainan
parameter-analysis = Pilih tinjauan atau jalan terbaik untuk permainan itu
parameter-statistics = Pilih permainanmu, kalendermu, atau pencapaianmu
parameter-audience = Pilih siapa yang bisa melihat permainan ini
parameter-theme = Pilih tema gambarmu
parameter-language = Pilih bahasamu
parameter-zone = Masukkan kota besar di zona waktumu
parameter-boards = Pilih apakah papan ditampilkan sebagai gambar atau teks
parameter-results = Pilih siapa yang bisa melihat hasil permainanmu
parameter-reminder = Pilih kapan aku mengingatkanmu secara pribadi tentang tantangan harian
parameter-warning = Pilih apakah aku memperingatkanmu sebelum runtunan berakhir
parameter-clock = Pilih apakah halaman menampilkan jam dan langkahmu
parameter-automatic = Pilih apakah kartu naik ke fondasi secara otomatis
parameter-table = Pilih hari, minggu, bulan, atau rating; di sini atau di semua tempat; nomor hari, kemarin, terakhir
parameter-difficulty = Pilih tingkat kesulitannya, atau sebuah runtunan
parameter-number = Masukkan nomor teka-teki
parameter-change = Pilih apa yang mau diubah untuk semua orang di sini

# The choices of parameters; their names can be typed too.
statistics-games = Permainan
statistics-calendar = Kalender
statistics-achievements = Pencapaian
statistics-puzzles = Teka-teki
analysis-review = Tinjauan
analysis-autoplay = Jalan terbaik sampai akhir

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = main
command-name-learn = belajar
command-name-puzzle = teka-teki
command-name-daily = harian
command-name-resume = lanjutkan
command-name-games = permainan
command-name-board = papan
command-name-move = langkah
command-name-undo = urungkan
command-name-redo = ulangi
command-name-finish = selesaikan
command-name-restart = mulai-ulang
command-name-new = baru
command-name-giveup = menyerah
command-name-hint = petunjuk
command-name-chance = peluang
command-name-verdict = putusan
command-name-replay = putar-ulang
command-name-review = tinjauan
command-name-autoplay = main-otomatis
command-name-share = berbagi
command-name-record = catatan
command-name-mistakes = kesalahan
command-name-friend = teman
command-name-leaderboard = peringkat
command-name-rules = aturan
command-name-settings = pengaturan
command-name-mydata = dataku
command-name-privacy = privasi
command-name-admin = admin
command-name-help = bantuan
command-name-about = tentang

parameter-name-game = permainan
parameter-name-deal = susunan
parameter-name-option = opsi
parameter-name-session = permainan
parameter-name-move = langkah
parameter-name-step = setelah-langkah
parameter-name-analysis = tampilkan
parameter-name-statistics = tampilkan
parameter-name-audience = terlihat-oleh
parameter-name-theme = tema
parameter-name-language = bahasa
parameter-name-zone = zona-waktu
parameter-name-boards = papan
parameter-name-results = hasil
parameter-name-reminder = pengingat
parameter-name-warning = peringatan-runtunan
parameter-name-clock = jam
parameter-name-automatic = otomatis
parameter-name-table = peringkat
parameter-name-difficulty = kesulitan
parameter-name-number = nomor
parameter-name-change = perubahan

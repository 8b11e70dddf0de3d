# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Solitaire
page-motto = Solitaire klasik dan yang tidak biasa
page-home = Beranda
page-home-games = Permainan
page-home-places = Lainnya
page-table = Meja
page-chat = Obrolan
page-moves = Semua langkah
# The page replaces # by a number.
page-progress = Langkah: #
page-skip = Langsung ke kotak teks
page-conversation = Percakapan
page-compose = Tulis ke bot
page-box = Langkah atau perintah
page-box-hint = Langkah atau /perintah
page-box-help = Ketik langkah atau perintah. Ketik / untuk melihat semua perintah. Pakai tombol panah untuk memilih, atau untuk memunculkan lagi yang tadi kamu ketik.
page-send = Kirim
page-completions = Yang bisa kamu ketik
page-bot = Solitaire Bot
page-player = Kamu
page-answering = Solitaire Bot sedang menjawab
page-buttons = Yang bisa kamu lakukan
page-latest = Ke pesan terbaru
page-play = Putar animasi
page-stop = Hentikan animasi
page-copied = Tersalin. Tempel di tempat kamu ingin membagikannya.
page-shared = Dibagikan.
page-copy-by-hand = Browsermu tidak menyalin teksnya. Tekan “{ button-copy }”, atau salin sendiri: teksnya sudah ditandai di bawah.
page-copy-text = Teks untuk disalin
page-loading = Memuat percakapan
page-dismiss = Tutup
page-try-again = Coba lagi
page-unreachable = Solitaire Bot tidak merespons. Periksa apakah bot sedang berjalan. Tidak ada yang hilang.
page-no-script = Halaman ini memerlukan JavaScript. Aktifkan, lalu muat ulang.

# Errors that the server answers.

page-failed = Maaf, ada yang salah. Tidak ada yang hilang. Coba lagi sebentar lagi.
page-not-found = Tidak ada apa-apa di alamat ini. Periksa alamatnya, atau kembali ke beranda.
page-wrong-method = Alamat ini tidak bisa dipakai dengan cara ini. Kembali ke beranda.
page-wrong-host = Ini bukan alamat halaman ini. Buka alamat yang ditampilkan bot saat mulai berjalan. Atau tambahkan alamat ini ke pengaturan PAGE_NAMES.
page-foreign-origin = Hanya halaman ini sendiri yang bisa melakukan ini. Kembali ke beranda.
page-not-json = Permintaan ini bukan JSON. Kembali ke beranda.
page-bad-request = Permintaan ini tidak bisa dibaca. Muat ulang halaman, lalu coba lagi.
page-too-large = Terlalu panjang. Satu baris bisa berisi paling banyak 6.000 karakter. Pecah jadi beberapa baris.
page-full = Saat ini tidak ada tempat lagi untuk permainan di halaman ini. Coba lagi nanti.
page-unknown-button = Tombol itu tidak tersedia di sini. Muat ulang halaman.
page-unknown-visitor = Halaman ini sudah usang. Muat ulang.
table-launch-invalid = Telegram tidak memastikan siapa kamu. Buka lagi meja dari obrolan dengan bot.
table-launch-old = Meja ini dibuka terlalu lama yang lalu, atau terbuka di tempat lain. Buka lagi dari obrolan dengan bot.
table-not-ready = Bot masih menghubungkan diri ke Discord. Coba lagi sebentar lagi.
table-discord-unreached = Discord tidak memberi tahu siapa kamu. Coba lagi sebentar lagi.
table-not-built = Meja belum disiapkan di Discord. Main dengan tombol di bawah papan.
table-not-allowed = Discord belum memastikan siapa kamu. Izinkan, lalu coba lagi.
table-outside-discord = Discord tidak menjawab. Buka lagi meja dari obrolan dengan bot.

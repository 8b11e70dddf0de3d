# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Tekan Mulai untuk bermain.
    Datamu: /privacy
telegram-short-description = Klondike, Spider, FreeCell, Piramida, TriPeaks, dan { $more } solitaire lain di chat: gambar, tombol, dan tantangan harian.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Main di chat pribadi kita
telegram-anonymous = Aku tidak bisa membedakan pemain anonim. Tulis dengan namamu sendiri untuk bermain.
telegram-strange-button = Tombol ini sudah tidak berfungsi. Kirim /board untuk melihat permainanmu.
telegram-old-button = Pesan ini sudah terlalu lama, jadi tidak bisa diubah lagi. Kirim /board untuk melihat permainanmu.
telegram-failed = Maaf, ada yang salah. Permainanmu tersimpan: kirim /board untuk melihatnya.
telegram-sent-privately = Sudah aku kirim di chat pribadi kita.
telegram-no-private-chat = Ini hanya untukmu, tapi aku belum bisa mengirimimu pesan. Buka @{ $bot }, tekan Mulai, lalu coba lagi.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Main secara pribadi
telegram-button-send = Kirim susunan…
telegram-button-send-puzzle = Kirim teka-teki…
telegram-no-pictures = Aku tidak bisa mengirim foto di chat ini, jadi ini tampilan teksnya.
telegram-bad-picture = Telegram tidak menerima gambarnya, jadi ini tampilan teksnya.
telegram-maybe-lost = Koneksi terputus saat aku menjawab. Kalau tidak ada yang baru di atas, kirim /board.
telegram-not-shown = Telegram tidak menerima jawabanku. Permainanmu tersimpan: kirim /board untuk melihatnya.
telegram-no-topic = Topik ini ditutup atau dihapus, jadi aku tidak bisa menulis di sini. Permainanmu tersimpan: kirim /board di chat pribadi kita.
telegram-no-entry = Aku tidak bisa menulis di chat ini. Permainanmu tersimpan: kirim /board di chat pribadi kita.
telegram-no-files = Aku tidak bisa mengirim file di chat ini. Minta filenya di chat pribadi kita.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = Grup ini sedang ramai: Telegram menyuruhku menunggu { $seconds } detik sebelum menampilkan papan. Di chat pribadi kita lebih cepat.
telegram-slow-alone = Cepat sekali! Telegram menyuruhku menunggu { $seconds } detik sebelum menampilkan papan.

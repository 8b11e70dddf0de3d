# Messages only for Discord.

discord-group = Mainkan Klondike, Spider, FreeCell, dan lainnya: mulai, melangkah, urungkan, dan kembali lagi

discord-sorry = Maaf, itu tidak berhasil. Coba lagi, ya.
discord-old-button = Tombol ini sudah terlalu lama, jadi tidak berfungsi lagi. Pakai /solitaire permainan untuk membuka permainanmu.
discord-message-gone = Pesan itu sudah tidak ada. Pakai /solitaire papan untuk menampilkan permainanmu lagi.
discord-goes-on-below = Berlanjut di bawah dalam pesan baru: Discord membatasi seberapa sering pesan lama bisa berubah.
discord-lacks = Aku tidak bisa menjawab di sini. Minta admin server ini memberiku izin berikut: { $permissions }. Atau main lewat pesan langsung (DM) denganku.
discord-no-pictures = Aku tidak bisa mengirim gambar di sini, jadi ini tampilan teksnya. Untuk menampilkan gambar, aku perlu izin ini: { $permission }.
discord-closed-messages = Balasan ini hanya untukmu, tapi aku tidak bisa mengirimimu pesan langsung. Pakai /solitaire di sini, atau izinkan pesan langsung dariku.
discord-may-not = Discord tidak mengizinkanku menjawab di sini. Aku perlu izin melihat channel, mengirim pesan, dan melampirkan file. Kamu juga bisa main lewat pesan langsung.
discord-old-command = Perintah ini sudah berubah. Muat ulang Discord, lalu coba lagi.
discord-table-refused = Discord tidak bisa membuka meja di sini. Main dengan tombol di bawah papan.
discord-entry-point = meja

# Permissions, named as in Discord's own settings.
discord-view-channel = Lihat Channel (View Channels)
discord-send-messages = Kirim Pesan (Send Messages)
discord-send-in-threads = Kirim Pesan di Thread (Send Messages in Threads)
discord-attach-files = Lampirkan File (Attach Files)
discord-embed-links = Sematkan Tautan (Embed Links)

# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = Operator memblokirmu. Dengan { $command } kamu masih bisa mengambil atau menghapus datamu.
blocked-group = Operator mematikan bot ini di sini.
operator-note-for-all = Dari operator: { $text }
operator-note-for-all-until = Dari operator, sampai { $end }: { $text }

# The overview.
operator-title = Operator
operator-groups-discord = Discord: { $count } server
operator-groups-telegram = Telegram: { $count } grup
operator-chat-page = Halaman web
operator-chat-unknown = { $chat } tidak menjawab.
operator-players = Pemain aktif: { $today } hari ini, { $week } dalam 7 hari, { $month } dalam 30 hari
operator-blocked-count = Diblokir: { $count }
operator-note-none = Pesan untuk pemain: tidak ada
operator-note-now = Pesan untuk pemain sampai { $end }: { $text }
operator-typed = Kamu juga bisa mengetik:
button-operator = Ke ringkasan
button-operator-groups-discord = Server
button-operator-groups-telegram = Grup
button-operator-blocks = Daftar blokir
button-operator-note-off = Hapus pesan
operator-unknown = Tidak ada “{ $typed }” di sini. Pilihan: { $known }
operator-unreached = Chat tidak menjawab, jadi tidak ada yang berubah. Coba lagi sebentar lagi.

# Servers and groups.
operator-groups-none = Belum ada.
operator-no-name = (tanpa nama)
operator-members = { $count } anggota
operator-used = terakhir dipakai { $date }
operator-is-blocked = diblokir
operator-no-chat = Tidak ada daftar “{ $typed }”. Pilihan: { $known }
operator-leave-title = Keluar?
operator-leave = Setelah itu, tidak ada yang bisa main di { $name } ({ $subject }). Pengaturan di sana dihapus setelah { $days } hari.
operator-left = Aku sudah keluar dari { $name } ({ $subject }).
operator-not-there = Aku tidak ada di { $subject }. Periksa nomornya.
button-operator-list = ◀ Ke daftar
button-operator-leave = Keluar…
button-operator-leave-yes = Ya, keluar
button-operator-stay = Tidak, jangan keluar

# Blocks.
operator-blocks-title = Daftar blokir
operator-blocks-none = Tidak ada yang diblokir.
operator-block-line = { $kind ->
    [group] { $number }. Server atau grup { $subject }, sejak { $date }
   *[player] { $number }. Pemain { $subject }, sejak { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } diblokir: tidak ada permainan dan postingan di sana.
   *[player] { $subject } diblokir: tidak ada permainan dan pengingat. Pemain ini masih bisa mengambil atau menghapus datanya.
 }
operator-already-blocked = { $subject } sudah diblokir.
operator-unblocked = { $subject } tidak lagi diblokir.
operator-not-blocked = { $subject } tidak diblokir.
operator-cant-block = Operator tidak bisa diblokir.
operator-blocks-full = Sudah ada { $most } blokir, dan itu batasnya. Buka dulu beberapa blokir.
operator-bad-id = “{ $typed }” tidak terbaca sebagai ID. Tulis seperti discord:123456, atau nomornya saja.
button-operator-block = Blokir
button-operator-unblock = Buka blokir
operator-unblock-number = Buka blokir { $number }

# The note to players.
operator-note-empty = Tulis pesannya setelah perintah: { $command }
operator-note-long = Pesannya { $count } karakter. Paling banyak { $most }.
operator-note-bad-end = Akhir pesan tidak terbaca. Tulis 18:00 atau 2026-12-01 18:00, paling jauh { $days } hari ke depan.

# The deletion of a player's data.
operator-delete-title = Hapus data pemain?
operator-delete = Ini menghapus semua tentang { $subject }: pengaturan, hasil, peringkat, dan { $count } permainan. Ini tidak bisa diurungkan. Blokir tetap ada.
operator-delete-nothing = Tidak ada yang tersimpan tentang { $subject }. Periksa nomornya.
operator-deleted = Semua tentang { $subject } sudah dihapus. Cadanganmu masih memuatnya.

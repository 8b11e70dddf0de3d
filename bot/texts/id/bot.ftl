# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = susunan { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, susunan { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } tertutup
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = tertutup { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, kartu ke-{ $number } dari bawah di tumpukan { $pile }
typed-moves = Kamu bisa mengetik: { $moves }.
typed-moves-listed = Kamu bisa mengetik, misalnya, “{ $example }”. Semua langkah: { $moves }.
typed-any = Kamu bisa mengetik “{ $verb }”, diikuti beberapa dari ini atau tanpa apa pun: { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = “{ button-words }” menampilkan selebihnya.
text-view-once = Hanya papan ini yang berupa teks. Untuk semua papan: { $command }

button-undo = ↩ Urungkan
button-redo = ↪ Ulangi
button-restart = Mulai ulang
button-new = Permainan baru
button-same = Susunan yang sama
button-try-again = Coba lagi
button-another = Permainan lain
button-words = Teks saja
button-always-words = Selalu teks…
button-picture = Tampilan gambar
button-rules = Aturan
button-games = Permainanku
button-give-up = Menyerah
button-give-up-yes = Ya, menyerah
button-play-on = Tidak, lanjut main
button-play = Main
button-play-deal = Mainkan susunan ini
button-help = Bantuan
button-more = Lainnya…
button-open-table = Buka meja
button-others = Langkah lain…
button-back = ◀ Kembali
button-next = Berikutnya ▶
to-part = Bagian { $number } dari { $count }
button-deal = Mulai permainan
button-record = Catatan
button-notation = Untuk program lain
button-replay = Putar ulang
button-share = Bagikan
button-copy = Salin teks
button-settings = Pengaturan
button-to-game = Kembali ke permainanku

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animasi
button-play-from = Main dari sini

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Ke awal
label-before = Mundur 1 langkah
label-after = Maju 1 langkah
label-last = Ke akhir

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first } – { $last }
bunch-range-means = “{ bunch-range }” membuka pilihan dari { $first } sampai { $last }.
choosing = Pilih salah satu.
choosing-others = Langkah-langkah ini jarang membantu.
too-long-a-line = Terlalu panjang. Satu baris langkah bisa berisi paling banyak { $most } karakter. Pecah jadi beberapa baris.
no-move-typed = Tambahkan langkah setelah perintahnya. Lihat { $command } untuk contohnya.
later-in-line = Tidak ada yang dimainkan: langkah { $number } di baris itu, “{ $move }”, tidak bisa dijalankan.
would-end-first = Permainan akan berakhir sebelum langkah terakhir di baris itu, jadi tidak ada yang dimainkan. Hapus langkah-langkah setelah permainan berakhir.
type-yes = Langkah ini langsung membuatmu kalah. Kalau yakin, tekan tombolnya, atau ketik lagi langkahnya diikuti “{ typed-yes }”.
type-yes-to-end = Untuk mengakhiri permainan, tekan tombolnya, atau ketik lagi langkahnya diikuti “{ typed-yes }”.
nearest = Maksudmu “{ $move }”?
record-title = Catatan { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } untuk program lain
export-board = Susunan, seperti dibaca Freecell Solver dan program serupa:
export-moves = Langkah dalam notasi standar:
export-unwritable = Langkahnya tidak disertakan: notasi standar tidak bisa menulis kartu yang kembali dari fondasi.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Susunan ini adalah tantangan harian yang masih terbuka. Kamu hanya bisa memainkannya dari awal.
record-over = Permainan di catatan ini sudah selesai. Untuk main dari langkah sebelumnya, hapus langkah-langkah terakhir. Untuk menontonnya, ketik “replay” sebagai ganti “play”.
record-illegal = Langkah { $number } di catatan ini, “{ $move }”, tidak bisa dijalankan.
record-goes-on = Permainan berakhir di langkah { $number }, tapi catatannya masih berlanjut. Hapus langkah setelahnya.
refused-record-gone = Catatan ini sudah tidak tersimpan. Ketik lagi.
refused-unreadable-record = “{ $text }” tidak terbaca sebagai catatan. Contoh catatan: wish/1 #42 | take a c

options-title = { $game }: pilih opsi
option-line = • { $option }
option-on = { $option }
option-off = { $option }: nonaktif
rules-menu-title = Aturan
rules-menu = Pilih permainan untuk membaca aturannya.

assisted = { $details }.
replay-film = Seluruh permainan: { $moves } langkah. Telusuri dengan tombol.
replay-so-far = Sejauh ini: { $state }
replay-film-alt = Animasi { $deal } dari awal, { $moves } langkah. { $end }
replay-count = { $number } / { $count }
replay-deal = Awal permainan, disusul { $count } langkah.
replay-move = Langkah { $number } dari { $count }: { $move }.
replay-state = Pada saat itu: { $state }.
replay-beyond = Permainan ini punya { $count } langkah. Ini yang terakhir.
replay-unread = Ini seluruh permainannya. Untuk papan setelah langkah { $number }, ketik “{ $command }”.
nothing-to-replay = Permainan ini tidak punya langkah untuk diputar ulang.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Menang
result-lost = Kalah
result-ended = Selesai
result-given-up = Menyerah
result = Skor: { $score }
result-moves = { $moves } langkah
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] Di awal:
   *[other] Setelah langkah { $moves }:
 }
result-clean = Tanpa bantuan: tanpa mengurungkan atau petunjuk
result-assisted = Dengan bantuan: { $help }
help-undos = { $count }× urungkan
help-hints = { $count }× petunjuk
help-verdicts = { $count }× putusan
help-begun-again = dimulai ulang
help-from-record = dimulai dari catatan
share = { $result } { $moves ->
    [0] sebelum langkah pertama
   *[other] setelah { $moves } langkah
 }. { $score }. { $effort }.
share-alt = Hasil { $deal }. { $details }
share-to-nobody = Hasilmu disembunyikan dari semua orang, jadi hanya kamu yang bisa melihat ini.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Mainkan susunan ini: semua orang mendapat kartu yang sama.
nothing-to-share = Permainan ini belum selesai. Kamu bisa membagikannya nanti setelah selesai.

giving-up = Menyerah dalam permainan ini? Permainan dihitung kalah, tapi “{ button-undo }” bisa mengembalikannya.
ended-given-up = Kamu menyerah dalam permainan ini.

welcome-title = Selamat datang di Solitaire Bot
welcome = Tekan sebuah permainan untuk memulainya. Semua langkah bisa diurungkan, jadi silakan coba-coba.
# The bot was added to a server or group. $command starts a game.
greeting = Hai! Di sini kamu bisa main solitaire bersamaku. Tekan sebuah permainan, atau kirim { $command }. Tiap papan milik pemain yang memulainya. Siapa pun bisa memainkan susunan yang sama.
menu-title = Main apa?
menu = Tekan sebuah permainan untuk memulainya. Teman yang memainkan nomor susunan yang sama mendapat kartu yang sama.
no-game = Kamu belum punya permainan yang berjalan. Pilih permainan untuk mulai.
game-gone = Permainan ini sudah tidak tersimpan. Permainan terbuka dihapus setelah { $days } hari tanpa langkah, atau kalau kamu menghapus datamu. Mulai yang baru?
rules-changed = Aturan permainan ini diperbaiki setelah kamu memulainya, jadi tidak bisa dilanjutkan. Kamu bisa memainkan susunan yang sama dari awal.
stranger = Permainan ini milik pemain lain. Kamu bisa memainkan susunan yang sama sendiri.
how-to-move = Giliranmu: tekan tombol di bawah papan. “{ button-rules }” menjelaskan permainannya, dan { $command } menunjukkan apa yang bisa kamu ketik.
still-open = Ini permainanmu yang belum selesai. Untuk memulai yang lain, tekan “{ button-new }”.

no-such-open-game = Kamu tidak punya permainan terbuka dengan nama itu. Permainanmu yang terbuka:
games-title = Permainanmu
games-open = { $count ->
    [0] Kamu tidak punya permainan terbuka.
    [1] Kamu punya { $count } permainan terbuka. Tekan untuk melanjutkan.
   *[other] Kamu punya { $count } permainan terbuka. Tekan salah satu untuk melanjutkan.
 }
games-past = Baru-baru ini selesai:
past-won = { $deal }: menang. { $state }
past-lost = { $deal }: kalah. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: menyerah. { $state }
past-other-rules = { $deal }: dimainkan dengan aturan lama.
too-many-games = Kamu punya { $most } permainan terbuka, dan itu batasnya. Selesaikan dulu salah satunya, atau menyerah.

rules-title = { $heading } ({ $number }/{ $count })
help-title = Cara bermain
help-moves = { $chat ->
    [page] Tekan kartu, seret ke tempatnya, atau ketik langkah.
   *[other] Tekan tombol di bawah papan, atau ketik langkah.
 } { $typing } “{ button-words }” menampilkan papan ini sebagai teks. Di bawahnya, “{ button-always-words }” mengubah semua papan.
help-typing = Aturan tiap permainan menjelaskan cara mengetik langkahnya.
unknown-command = Perintah tidak dikenal: { $name }. Perintah yang tersedia:
unexpected-words = “{ $text }” tidak bisa ditulis setelah { $command }, jadi tidak ada yang dilakukan. Ketik { $command } saja.

about-title = Solitaire Bot { $version }
about = Permainan solitaire klasik dan yang tidak biasa di Discord, Telegram, dan halaman web.
about-licence = Bot ini perangkat lunak bebas dengan lisensi MIT. Gambar dan kartunya dibuat khusus untuk bot ini. Tulisannya memakai Inter dan Noto Sans CJK, dengan SIL Open Font License.

settings-title = Pengaturan
settings-theme = Papanmu memakai tema “{ $theme }”, seperti di sini. Tekan tema lain untuk menggantinya.
no-such-theme = Tema “{ $name }” tidak dikenal.

moved-on = Tombol itu sudah tidak berlaku. Ini papan yang terbaru.
nothing-to-undo = Tidak ada yang bisa diurungkan: ini awal susunan.
nothing-to-redo = Tidak ada yang bisa diulangi: tak ada lagi langkah yang diurungkan.
nothing-to-restart = Belum perlu mulai ulang: ini memang awal susunan.
busy = Kamu menjalankan langkah lain pada saat yang sama. Coba lagi, ya.
sorry = Maaf, ada yang salah. Periksa papannya, lalu coba lagi.
store-unavailable = Permainanmu sedang tidak bisa dibuka. Tunggu sebentar dan periksa papannya sebelum mencoba lagi: langkahmu mungkin sudah tersimpan.
unreadable-game = Data permainan ini tidak bisa dibaca, tapi tetap disimpan apa adanya. Silakan mulai permainan lain.

refused-not-here = Permainan dimatikan di sini. Untuk melanjutkan permainanmu, pakai { $command } di channel atau topik lain, atau main di chat pribadi denganku.
refused-not-your-start = Hanya admin yang bisa memulai permainan di sini. Kamu bisa main di chat pribadi denganku.
refused-not-a-code = Tautan ini tidak menuju ke sebuah susunan. Pakai /play untuk memulai permainan.
refused-too-long = Permainan ini sudah { $most } langkah, dan itu batasnya. Urungkan beberapa langkah, atau mulai ulang susunannya.
refused-over = Permainan ini sudah selesai. “{ button-undo }” mengembalikannya, dan “{ button-new }” memulai yang lain.
refused-begins-here = Ada langkah di sini. Tekan sekali lagi untuk melakukannya atau memilih.
refused-ends-here = Ada kartu yang bisa ke sini. Tekan dulu kartu itu.
refused-covered-card = Kartu ini tertutup kartu lain, jadi sekarang belum bisa dipakai.
refused-no-move-here = Sekarang tidak ada yang bisa dilakukan di sini.
refused-no-move-between = Tidak ada langkah dari sana ke sini. Tekan kartunya untuk melihat tujuannya.
refused-move-there = Langkah itu bisa dilakukan. Coba lagi, atau pakai tombolnya.
refused-no-such-place = “{ $place }” bukan tempat di papan ini. Tekan satu tempat di gambar.
refused-which-place = Sebut 1 atau 2 tempat di papan, bukan { $count }.
refused-unreadable = “{ $text }” tidak terbaca sebagai langkah.
refused-no-such-game = Permainan “{ $name }” tidak dikenal. Yang tersedia: { $known }.
refused-no-such-option = Opsi “{ $name }” tidak dikenal. Yang tersedia: { $known }.
refused-no-options = Opsi “{ $name }” tidak dikenal. Permainan ini tidak punya opsi.
refused-no-such-value = { $name } bisa { $known }, bukan “{ $value }”.
refused-options-exclude = “{ $name }” dan “{ $other }” tidak bisa digabung. Pilih salah satunya.
refused-not-a-deal = “{ $text }” bukan nomor susunan. Ketik bilangan bulat, seperti 4503599.
refused-no-such-deal = Nomor susunan mulai dari 0 sampai { $last }.

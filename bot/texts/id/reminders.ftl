# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Tantangan harian #{ $number }: { $game }
reminder = Kamu meminta pengingat ini. Kamu belum memulai tantangan hari ini.
reminder-days = Kamu sudah bermain { $days } hari berturut-turut.
reminder-last = Kalau kamu tidak bermain hari ini, pengingat berhenti selama { $days } hari.
reminder-streak-title = { $days } hari berturut-turut
reminder-streak = Kamu meminta peringatan ini. Agar runtunanmu berlanjut, mulai tantangan harian #{ $number } ({ $game }) sebelum hari berakhir { $until }.
button-change = Ubah…
button-turn-off = Matikan
reminder-begun-title = Pengingat menyala
reminder-begun = Aku akan mengingatkanmu di sini pukul { $time } ({ $zone }), hanya kalau kamu belum memulai tantangan harian.
reminder-warning-begun = Aku akan mengirim pesan di sini 3 jam sebelum runtunan berakhir.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Aku belum bisa mengirimimu pesan. Buka chat pribadi kita, tekan Mulai, lalu pilih lagi pengingatnya.
   *[other] Aku tidak bisa mengirimimu pesan langsung. Izinkan pesan dariku atau dari server ini, lalu pilih lagi pengingatnya.
 }
reminder-ended = { $chat ->
    [telegram] Pengingatmu mati karena aku tidak bisa mengirimimu pesan. Mulai lagi chat pribadi kita, lalu pilih waktu di /settings.
   *[other] Pengingatmu mati karena aku tidak bisa mengirimimu pesan langsung. Izinkan dulu, lalu pilih waktu di pengaturan.
 }

# The message that a review has opened.
review-promised-title = Tinjauan #{ $number }
review-promised = Aku akan menulis kepadamu secara pribadi { $moment }, saat tinjauannya dibuka.
review-not-played = Kamu belum memainkan tantangan harian ini, jadi tidak ada tinjauannya.
review-is-open = Tinjauannya sudah dibuka: tekan “{ button-review }” di bawah permainanmu.
review-ready-title = Tinjauan #{ $number } sudah dibuka
review-ready = Kamu meminta pesan ini. Lihat langkah mana yang menentukan permainanmu.

# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Tantangan harian #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Harian #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = harian #{ $number } · { $details }
daily-rules-changed = Aturannya sudah berubah sejak hari itu. Tantangannya tidak bisa dimainkan lagi.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = pukul { $clock } { $zone ->
    [UTC] UTC
   *[other] waktumu
 }, { $hours ->
    [0] { $minutes } menit
   *[other] { $hours } jam
 } lagi
secret-until = Ini rahasia sampai tantangan harian #{ $number } ditutup { $moment }. Setelah itu semua orang bisa melihatnya.

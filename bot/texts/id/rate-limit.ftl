# Refusals of too many requests. At most 200 characters.

too-fast = Terlalu cepat. Tunggu { $seconds } detik, lalu coba lagi.
too-much-here = Di sini sedang terlalu ramai. Tunggu { $seconds } detik, lalu coba lagi.
page-too-busy = Terlalu banyak permintaan sekaligus. Coba lagi sebentar lagi.

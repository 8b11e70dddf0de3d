# Why an analysis has no result. At most 200 characters.

analysis-dropped = Kamu sudah melangkah lagi, jadi pencarian ini dihentikan.
analysis-too-long = Pencarian ini terlalu lama, jadi dihentikan. Coba lagi nanti, ya.
analysis-busy = Banyak pemain sedang meminta petunjuk atau tinjauan. Coba lagi sebentar lagi.
analysis-lost = Ada yang salah saat pencarian ini. Coba lagi, ya.

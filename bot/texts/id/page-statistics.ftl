# The statistics page of the web chat: everything around its screens.

page-statistics = Statistik
page-statistics-skip = Langsung ke statistik
page-statistics-contents = Di halaman ini
page-statistics-views = Statistik lainnya

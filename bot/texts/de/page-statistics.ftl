# The statistics page of the web chat: everything around its screens.

page-statistics = Statistik
page-statistics-skip = Zur Statistik springen
page-statistics-contents = Auf dieser Seite
page-statistics-views = Weitere Statistiken

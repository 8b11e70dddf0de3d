# The page of statistics beside the chat on the local page: what stands around its screens.

page-statistics = Statistik
page-statistics-back = Zurück zum Chat
page-statistics-skip = Zur Statistik springen
page-statistics-contents = Auf dieser Seite
page-statistics-views = Was hier sonst zu sehen ist

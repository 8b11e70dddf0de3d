# The statistics page of the web chat: everything around its screens.

page-statistics = Statistiques
page-statistics-skip = Aller aux statistiques
page-statistics-contents = Sur cette page
page-statistics-views = Autres statistiques

# The statistics page of the web chat: everything around its screens.

page-statistics = Estadísticas
page-statistics-skip = Ir a las estadísticas
page-statistics-contents = En esta página
page-statistics-views = Más estadísticas

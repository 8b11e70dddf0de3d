# The statistics page of the web chat: everything around its screens.

page-statistics = Estadísticas
page-statistics-back = Volver al chat
page-statistics-skip = Ir a las estadísticas
page-statistics-contents = En esta página
page-statistics-views = Más estadísticas

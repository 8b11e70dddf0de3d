# The statistics page of the web chat: everything around its screens.

page-statistics = Estatísticas
page-statistics-skip = Pular para as estatísticas
page-statistics-contents = Nesta página
page-statistics-views = Mais estatísticas

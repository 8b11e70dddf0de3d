# The statistics page of the web chat: everything around its screens.

page-statistics = Статистика
page-statistics-skip = Перейти к статистике
page-statistics-contents = На этой странице
page-statistics-views = Ещё статистика

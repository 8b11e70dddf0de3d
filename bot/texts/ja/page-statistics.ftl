# The statistics page of the web chat: everything around its screens.

page-statistics = 成績
page-statistics-skip = 成績へ移動
page-statistics-contents = このページの内容
page-statistics-views = ほかの成績

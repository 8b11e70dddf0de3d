# The statistics page of the web chat: everything around its screens.

page-statistics = 統計
page-statistics-back = チャットに戻る
page-statistics-skip = 統計へ移動
page-statistics-contents = このページの内容
page-statistics-views = ほかの表示

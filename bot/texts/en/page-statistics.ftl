# The statistics page of the web chat: everything around its screens.

page-statistics = Statistics
page-statistics-skip = Skip to the statistics
page-statistics-contents = On this page
page-statistics-views = More statistics

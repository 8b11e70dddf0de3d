# The names of themes, on buttons.

theme-green = 緑のフェルト
theme-night = ナイト
theme-paper = ペーパー
theme-contrast = ハイコントラスト
theme-four-colour = 4色のスート
theme-safe = 色覚サポート

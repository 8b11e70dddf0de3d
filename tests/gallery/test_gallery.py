"""The gallery's page, and the pictures in the README and ``docs``."""

import re
from itertools import product
from pathlib import Path

from PIL import Image

from bot.core.charts import DEFAULT_THEME
from bot.core.images import BoardPicture
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes
from engine.games import all_games, find_game
from tests.gallery.readme import FOLDER, write_readme_pictures
from tests.gallery.stages import shown_options
from tests.gallery.views import in_themes, language_views, views, write_gallery

MAX_BYTES = 256 * 1024
"""The largest file size of a picture in the README, so that it loads quickly."""
GAMES = [game.name for game in all_games()]


def test_the_page_shows_every_picture_at_full_and_at_phone_size(tmp_path: Path) -> None:
    themes, reports, wish = all_themes()[:2], list[str](), find_game("wish")
    shown = views(Texts.load("en"), wish, shown_options(wish)[0], deals=1)
    boards = [view for view in shown if isinstance(view.picture, BoardPicture)]
    write_gallery(list(in_themes(boards, themes)), tmp_path, reports.append)
    page = (tmp_path / "index.html").read_text("utf-8")
    images = re.findall(r'<img class="(\w+)" src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"', page)
    assert {(kind, source) for kind, source, _, _ in images} == {
        (kind, str(view.file(theme)))
        for kind, (view, theme) in product(("full", "phone"), in_themes(boards, themes))
    }
    assert {width for kind, _, width, _ in images if kind == "phone"} == {"320"}
    for _, source, width, height in images:
        with Image.open(tmp_path / source) as picture:
            assert int(height) == round(int(width) * picture.height / picture.width)
    anchors = re.findall(r'href="#([^"]+)"', page)
    assert anchors == [f"wish-{theme}" for theme in themes]
    assert all(f'id="{anchor}"' in page for anchor in anchors)
    assert all(view.record and view.record.text in page for view in boards)
    assert "http" not in page
    assert reports == [f"Painting {find_game('wish').title} in {theme} …" for theme in themes]


def test_boards_and_results_are_shown_in_each_language() -> None:
    wish = find_game("wish")
    english = list(views(Texts.load("en"), wish, shown_options(wish)[0], deals=1))
    russian = list(language_views("ru", english))
    assert {"wish start", "wish middle"} <= {view.stage for view in russian}
    assert any(view.stage.endswith("result") for view in russian)
    assert not {view.title for view in russian} & {view.title for view in english}
    assert {theme for _, theme in in_themes(russian)} == {DEFAULT_THEME}


def test_the_documents_show_the_pictures_that_are_painted_for_them(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    text = "".join(file.read_text("utf-8") for file in (root / "README.md", *sorted(root.glob("docs/*.md"))))
    used = re.findall(r'<img src="(?:\.\./)?seeds/pictures/([^"]+)" width="\d+" alt="[^"]+"', text)
    painted = [file.name for file in write_readme_pictures(tmp_path)]
    assert sorted({*used}) == sorted([*painted, "page.png", "table-in-telegram.png"])
    assert set(GAMES) <= {Path(name).stem for name in painted}
    assert all((tmp_path / name).stat().st_size < MAX_BYTES for name in painted)
    assert all((FOLDER / name).is_file() for name in used)

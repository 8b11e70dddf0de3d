"""Writes what directories of bots ask for to test-output/listing: a folder for each language.

The icons of the page as an app are written to its folder, ``bot/chats/web/page``.

Addresses of the operator's policies come from the settings ``PRIVACY_URL`` and ``TERMS_URL``. With
``PAGE_URL`` and ``DISCORD_CLIENT_SECRET`` texts and pictures for Discord show the table, which opens there.
"""

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from bot.config.environment import load_config
from bot.core.public_links import PolicyAddresses
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from tests.listing.app_icons import write_app_icons
from tests.listing.fields import fields, shared_fields
from tests.listing.pictures import language_pictures, shared_pictures

FOLDER = Path(__file__).parents[2] / "test-output" / "listing"


def write(folder: Path, texts: Mapping[str, str], pictures: Mapping[str, Image.Image]) -> None:
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(f"{text}\n", "utf-8")
    for name, picture in pictures.items():
        picture.save(folder / name, optimize=True)


def main() -> None:
    settings = load_config()
    policies = PolicyAddresses(settings.privacy_url or "", settings.terms_url or "")
    has_table = bool(settings.page_url and settings.discord_client_secret)
    shutil.rmtree(FOLDER, ignore_errors=True)
    write(FOLDER, shared_fields(policies), shared_pictures())
    write_app_icons()
    for language in finished_languages():
        texts, folder = Texts.load(language), FOLDER / language
        write(folder, fields(texts, has_table=has_table), language_pictures(texts, has_table=has_table))
        sys.stdout.write(f"Wrote {folder}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

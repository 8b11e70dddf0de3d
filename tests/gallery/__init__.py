"""The gallery: every game, option, stage and theme as a picture, and a page that shows them all."""

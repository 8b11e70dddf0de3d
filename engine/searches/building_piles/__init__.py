"""The fast search of building games whose cards all lie on piles and in cells, such as FreeCell."""

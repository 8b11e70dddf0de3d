"""Data of the games beside their code: rules pages and certified deals, and the programs that make them."""

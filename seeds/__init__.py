"""What is kept about the games beside their code: rules pages, and deals that are known."""

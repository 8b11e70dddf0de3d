"""Pictures of boards: sees what the player may see, and nothing else."""

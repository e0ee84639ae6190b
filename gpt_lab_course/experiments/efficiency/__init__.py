"""What computing costs: caches, latent attention, operations, rounded weights."""

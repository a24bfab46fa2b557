"""What keeps a node healthy: metrics, limits, admission, garbage collection."""

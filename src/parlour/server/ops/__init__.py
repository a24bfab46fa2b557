"""Keeps a node healthy: metrics, limits, admission, garbage collection."""

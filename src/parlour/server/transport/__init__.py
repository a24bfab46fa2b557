"""HTTP and WebSocket: what comes in from the network, and what goes out."""

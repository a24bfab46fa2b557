"""HTTP and WebSocket: input from the network and output to it."""

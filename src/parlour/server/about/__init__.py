"""What a server says of itself: who runs it, and how long it keeps what it stores."""

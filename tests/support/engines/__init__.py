"""Firefox and WebKitGTK for tests, each by a client that others keep up."""

"""The project's own tools: setting up, building, testing, executing notebooks."""

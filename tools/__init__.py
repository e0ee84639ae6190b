"""The project's tools: setting up, building, testing, executing notebooks."""

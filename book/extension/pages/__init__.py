"""The content of pages: addresses, boxes, lists, links, and the search engine's data."""

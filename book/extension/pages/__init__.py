"""What stands on pages: addresses, boxes, lists, links, the search."""

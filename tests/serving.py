"""A folder served on loopback, for browsers of the tests."""

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path


class _Patient(http.server.ThreadingHTTPServer):
    request_queue_size = 128  # a page with many widgets asks for much at once

    def handle_error(self, *_: object) -> None:
        """Say nothing of pages that are closed while an answer is on its way."""


@contextlib.contextmanager
def serving(folder: Path, requests: list[str] | None = None) -> Iterator[str]:
    """A folder on loopback: the address, without a slash at its end.

    Paths that pages ask for are appended to ``requests``.
    """

    class Quiet(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            """Keep what was asked for: failed requests are the pages' own to report."""
            if requests is not None:
                requests.append(self.path)

        def end_headers(self) -> None:
            """Have all that is asked for counted, if requests are: what a page has kept, too."""
            if requests is not None:
                self.send_header("Cache-Control", "no-cache")
            super().end_headers()

    handler = functools.partial(Quiet, directory=str(folder))
    with _Patient(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()

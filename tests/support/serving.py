"""A folder served on loopback, for browsers of the tests."""

import contextlib
import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path

_PRELOAD = "/preload.js"
_HEAD = re.compile(r"<head(?: [^>]*)?>")


class _Patient(http.server.ThreadingHTTPServer):
    request_queue_size = 128  # a page with many widgets asks for much at once

    def handle_error(self, *_: object) -> None:
        """Say nothing of pages that are closed while an answer is on its way."""


@contextlib.contextmanager
def serving(folder: Path, requests: list[str] | None = None, preload: str = "") -> Iterator[str]:
    """A folder on loopback: the address, without a slash at its end.

    Paths that pages ask for are appended to ``requests``. A script to ``preload`` is run by each
    page before its own; it comes from a file, as a page's policy demands.
    """

    class Quiet(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            """Keep what was asked for: failed requests are the pages' own to report."""
            if requests is not None:
                requests.append(self.path)

        def do_GET(self) -> None:
            """Send a file, and have a page load what is to be run first."""
            path = Path(self.translate_path(self.path))
            path = path / "index.html" if path.is_dir() else path
            if preload and self.path == _PRELOAD:
                self._send(preload, "text/javascript")
            elif preload and path.suffix == ".html" and path.is_file():
                script = f'<script src="{_PRELOAD}"></script>'
                self._send(
                    _HEAD.sub(rf"\g<0>{script}", path.read_text("utf-8"), count=1), "text/html"
                )
            else:
                super().do_GET()

        def _send(self, text: str, kind: str) -> None:
            content = text.encode("utf-8")
            self.send_response(200)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

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

# Each target sets up what it needs. The work is done by tools/dev.py, which runs without make too.

PYTHON ?= python3

.PHONY: help book serve lab notebooks widgets lock check test bench clean
.DEFAULT_GOAL := help

help:  ## show this
	@echo "make TARGET, with Python 3.11 to 3.13 (PYTHON=python3.12 to choose one)"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

book:  ## set up and build the book into _build/html
serve:  ## build the book, serve it on 127.0.0.1 and open the browser
lab:  ## open the notebooks in JupyterLab
notebooks:  ## execute all notebooks in place
widgets:  ## make the widgets' scripts and declarations, after a change of either source
lock:  ## write requirements.lock anew, after a change of requirements.txt
check:  ## format, lint, types, and the tests without a browser: some minutes
test:  ## run everything: all tests, every notebook, the book in browsers: about half an hour
bench:  ## measure speed and memory against transformers, for book/performance.md
clean:  ## remove the environment, the built book and the tools' caches

book serve lab notebooks widgets lock check test bench clean:
	@$(PYTHON) tools/dev.py $@

"""From text-continuer to assistant: what tuning on conversations and on rewards gives and takes."""

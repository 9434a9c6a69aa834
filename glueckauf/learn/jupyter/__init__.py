"""Jupyter over the learner's folder: what it wants of a notebook, and the page that the command opens.

`desk` knows what Jupyter writes into notebooks and trusts, `ours` which cells run by themselves, `server` runs a JupyterLab until it is stopped,
`settings` are that one's own, `sessions` and `saving` work inside it, and `labextensions` holds what we
add to the page itself: plain JavaScript, loaded by JupyterLab as it is.
"""

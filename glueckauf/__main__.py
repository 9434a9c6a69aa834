"""The command `glueckauf`, also as `python -m glueckauf`."""

import sys


def main() -> int:
    """Run the command line; whoever presses Ctrl+C while it is still loading sees no traceback."""
    try:
        from glueckauf import cli

        return cli.main()
    except KeyboardInterrupt:
        print("glueckauf: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())

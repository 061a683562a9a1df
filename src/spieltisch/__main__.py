"""`python -m spieltisch` is the command `spieltisch`."""

from spieltisch.cli.main import main

if __name__ == "__main__":
    main()

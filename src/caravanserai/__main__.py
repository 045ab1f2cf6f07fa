"""`python -m caravanserai` is the same program as `caravanserai`."""

from caravanserai.cli import main

if __name__ == "__main__":
    main()

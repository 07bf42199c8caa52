#!/usr/bin/env bash
# Takes the pictures of all other programs: windows.sh OUT
set -e
here=$(dirname "$0")
for program in xboard gnome_chess chessx scid pychess web; do
  python3 "$here/windows/$program.py" "$1"
done

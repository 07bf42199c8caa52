#!/usr/bin/env python3
"""Stands in for the command in a trial of run.py: tells the truth of most boards. FAKE is the folder of the benchmark."""

import json
import os
import random
import sys
from pathlib import Path

from run import load

folder = Path(os.environ["FAKE"])
truth = {str(folder / t["file"]): t["boards"] for t in load(folder)}
rng = random.Random(1)
for file in sys.argv[3:]:
    boards = [b for b in truth[file] if rng.random() < 0.95]
    for number, board in enumerate(boards, 1):
        placement = board["placement"].replace("K", "Q") if rng.random() < 0.1 else board["placement"]
        print(json.dumps({"file": file, "board": number, "placement": placement, "flipped": board["flipped"],
                          "doubtful": ["e4"] if rng.random() < 0.1 else [], "confidence": 0.9,
                          "corners": board.get("corners", [[0, 0]] * 4)}))
    if not boards:
        print(json.dumps({"file": file, "board": None, "error": "no board"}))

#!/usr/bin/env python3
"""Reads the pictures of the benchmark with a command and prints how well it did.

run.py OUT --binary PATH       PATH is `fenwright`, or anything that answers to `read --json FILE...`
"""

import argparse
import collections
import json
import re
import subprocess
import time
from pathlib import Path

KINDS = ["screen", "crop", "print", "scan", "window", "photo", "hatched"]
BATCH = 20


def squares(placement):
    out = []
    for rank in placement.split()[0].split("/"):
        for sign in rank:
            out += ["."] * int(sign) if sign.isdigit() else [sign]
    return out


def load(folder):
    lines = []
    for path in sorted(folder.glob("*/*.jsonl")):
        lines += [json.loads(line) for line in path.read_text().splitlines()]
    return lines


def read(binary, folder, files, extra):
    """The objects printed for each file, and the seconds that it all took."""
    found, began = collections.defaultdict(list), time.perf_counter()
    broken = []
    for first in range(0, len(files), BATCH):
        paths = [str(folder / file) for file in files[first:first + BATCH]]
        done = subprocess.run([binary, "read", "--json", *extra, *paths], capture_output=True, text=True)
        if done.returncode not in (0, 1):
            broken.append(f"exit code {done.returncode}: {done.stderr[-200:]}")
        for line in done.stdout.splitlines():
            answer = json.loads(line)
            if answer.get("board") is not None:
                found[str(Path(answer["file"]).relative_to(folder))].append(answer)
    return found, time.perf_counter() - began, broken


def centre(corners):
    return sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4


def near(a, b):
    """The same board: corners within a third of a square of each other."""
    side = max(abs(b[1][0] - b[0][0]), abs(b[2][1] - b[1][1])) / 8
    return all(abs(p[0] - q[0]) < side / 3 and abs(p[1] - q[1]) < side / 3 for p, q in zip(a, b))


def match(truth, answers):
    """Pairs of a true board and its answer or none, and the answers left over."""
    left, pairs = list(answers), []
    if all("corners" in board for board in truth):
        for board in truth:
            hit = next((a for a in left if near(a["corners"], board["corners"])), None)
            if hit:
                left.remove(hit)
            pairs.append((board, hit))
        return pairs, left
    if len(left) == len(truth):
        return list(zip(truth, left)), []
    # Without corners and with another number: the order is kept and the most squares are to agree.
    best = [[0] * (len(left) + 1) for _ in range(len(truth) + 1)]

    def same(i, j):
        return sum(x == y for x, y in zip(squares(truth[i]["placement"]), squares(left[j]["placement"])))

    for i in range(len(truth) - 1, -1, -1):
        for j in range(len(left) - 1, -1, -1):
            best[i][j] = max(best[i + 1][j], best[i][j + 1], best[i + 1][j + 1] + same(i, j))
    i = j = 0
    used = set()
    while i < len(truth):
        if j < len(left) and best[i][j] == best[i + 1][j + 1] + same(i, j):
            pairs.append((truth[i], left[j]))
            used.add(j)
            i, j = i + 1, j + 1
        elif j < len(left) and best[i][j] == best[i][j + 1]:
            j += 1
        else:
            pairs.append((truth[i], None))
            i += 1
    return pairs, [a for k, a in enumerate(left) if k not in used]


class Count:
    def __init__(self):
        self.boards = self.found = self.exact = self.flagged = self.sure = self.one = self.turned = self.extra = 0
        self.after = self.afters = self.quiet = self.side = 0

    def add(self, board, answer):
        self.boards += 1
        if answer is None:
            return
        self.found += 1
        wrong = sum(a != b for a, b in zip(squares(board["placement"]), squares(answer["placement"])))
        turned = squares(board["placement"])[::-1] == squares(answer["placement"])
        self.turned += turned
        self.exact += wrong == 0
        self.one += wrong <= 1
        doubtful, side = bool(answer.get("doubtful")), not answer.get("bottom_known", True)
        flagged = doubtful or side
        self.flagged += flagged
        self.side += side and not doubtful
        self.quiet += turned and not flagged
        self.sure += wrong == 0 and not flagged

    def row(self):
        def part(n, of):
            return f"{100 * n / of:.1f}" if of else "-"

        return [self.boards, part(self.found, self.boards), part(self.exact, self.boards), part(self.exact + self.turned, self.boards),
                part(self.sure, self.found - self.flagged), part(self.flagged, self.found), part(self.side, self.found), part(self.one, self.boards),
                part(self.after, self.afters), self.turned, self.quiet, self.extra]


HEAD = ["", "boards", "found %", "exact %", "either way up %", "exact of unflagged %", "flagged %", "for the side alone %", "<= 1 wrong %", "after one correction %",
        "turned", "turned unflagged", "false"]


def table(rows, plain):
    rows = [[str(cell) for cell in row] for row in [HEAD] + rows]
    if plain:
        rows.insert(1, ["---"] + ["---:"] * (len(HEAD) - 1))
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEAD))]
    return "\n".join("  ".join(cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths)))
                     for row in rows)


def corrected(binary, folder, groups):
    """What examples/after_correction.rs says about boards after one correction for each design.

    It gets JSON lines {"design", "file", "boards"} and answers {"design", "boards", "exact"} a line.
    """
    lines = "".join(json.dumps({"design": key, "file": str(folder / t["file"]), "boards": t["boards"]}) + "\n"
                    for key, some in groups.items() for t in some)
    done = subprocess.run([binary], input=lines, capture_output=True, text=True, check=True)
    return {a["design"]: a for a in map(json.loads, done.stdout.splitlines())}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--correct", help="a program that reads the designs again after one correction each")
    parser.add_argument("--plain", action="store_true", help="tables in Markdown")
    parser.add_argument("--kind", help="one kind alone")
    parser.add_argument("--failures", type=Path, help="a file for the boards that were not exact, one JSON object a line")
    parser.add_argument("extra", nargs="*", help="further arguments of the command, after --")
    args = parser.parse_args()

    truth = [t for t in load(args.folder) if not args.kind or t["kind"] == args.kind]
    counts, confusions, times = collections.defaultdict(Count), collections.defaultdict(collections.Counter), {}
    failures, groups = [], collections.defaultdict(list)
    broken = []
    for kind in [*KINDS, "none"]:
        some = [t for t in truth if t["kind"] == kind]
        if not some:
            continue
        found, seconds, bad = read(args.binary, args.folder, [t["file"] for t in some], args.extra)
        broken += bad
        times[kind] = len(some), seconds
        for t in some:
            split = "" if kind in ("window", "none") else {"final": "unseen", "kept": "kept"}.get(t.get("split"), "known")
            # All boards of a kind, then of the kind's split, then of the design.
            keys = [(kind, "", ""), (kind, split, ""), (kind, split, t["design"])]
            groups[" ".join(filter(None, keys[-1]))].append(t)
            pairs, left = match(t["boards"], found[t["file"]])
            for key in dict.fromkeys(keys):
                counts[key].extra += len(left)
            for answer in left:
                failures.append({"file": t["file"], "why": "false board", "corners": answer["corners"]})
            for board, answer in pairs:
                for key in dict.fromkeys(keys):
                    counts[key].add(board, answer)
                if answer is None:
                    failures.append({"file": t["file"], "why": "not found", "corners": board.get("corners")})
                    continue
                true, got = squares(board["placement"]), squares(answer["placement"])
                if true == got:
                    continue
                turned = true == got[::-1]
                failures.append({"file": t["file"], "why": "turned" if turned else "wrong", "true": board["placement"],
                                 "read": answer["placement"], "doubtful": answer.get("doubtful")})
                if not turned and sum(a != b for a, b in zip(true, got)) <= 24:
                    for a, b in zip(true, got):
                        if a != b:
                            confusions[kind][f"{a} read as {b}"] += 1
    if args.correct:
        after = corrected(args.correct, args.folder, groups)
        for key, count in counts.items():
            for name, answer in after.items():
                if name.split()[:len(list(filter(None, key)))] == list(filter(None, key)):
                    count.after += answer["exact"]
                    count.afters += answer["boards"]

    order = sorted((key for key in counts if key[0] != "none"), key=lambda k: (KINDS.index(k[0]), ["", "unseen", "kept", "known"].index(k[1]), k[2]))
    totals = [key for key in order if not key[2]]
    print(table([[" ".join(filter(None, key))] + counts[key].row() for key in totals], args.plain), end="\n\n")
    print(table([[" ".join(filter(None, key))] + counts[key].row() for key in order if key[2]], args.plain), end="\n\n")
    for kind, counter in confusions.items():
        print(f"{kind}: " + ", ".join(f"{what} {n} times" for what, n in counter.most_common(12)) + "\n")
    if "none" in times:
        print(f"Pictures without a board: {times['none'][0]}, false boards {counts['none', '', ''].extra}\n")
    print("Time per picture: " + ", ".join(f"{kind} {1000 * s / n:.0f} ms" for kind, (n, s) in times.items()))
    for line in broken:
        print(line)
    if args.failures:
        args.failures.write_text("".join(json.dumps(f) + "\n" for f in failures))


if __name__ == "__main__":
    main()

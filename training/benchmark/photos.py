#!/usr/bin/env python3
"""Photographs of screens and of flat pages, tilted by up to 15 degrees: made of the pictures of screens.py and pages.py. photos.py OUT"""

import json
import math
import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

COUNT = 160


def camera(rng, width, height):
    """The homography (3 x 3) of a picture of this size as a camera sees it that is tilted and turned."""
    tilt, around, turn = (math.radians(rng.uniform(-15, 15)) for _ in range(3))
    away = 2.2 * max(width, height)
    cx, sx, cy, sy, cz, sz = math.cos(tilt), math.sin(tilt), math.cos(around), math.sin(around), math.cos(turn), math.sin(turn)
    rotation = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]) @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]]) @ \
        np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    plane = rotation[:, :2]
    project = np.array([[plane[0, 0], plane[0, 1], 0], [plane[1, 0], plane[1, 1], 0], [plane[2, 0] / away, plane[2, 1] / away, 1]])
    return project @ np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])


def seen(matrix, point):
    x, y, w = matrix @ np.array([*point, 1.0])
    return x / w, y / w


def photograph(rng, picture, boards):
    width, height = picture.size
    matrix = camera(rng, width, height)
    spots = [seen(matrix, p) for p in ((0, 0), (width, 0), (width, height), (0, height))]
    left, top = (min(s[i] for s in spots) for i in (0, 1))
    right, low = (max(s[i] for s in spots) for i in (0, 1))
    scale = rng.uniform(1200, 2000) / max(right - left, low - top)
    matrix = np.array([[scale, 0, -left * scale], [0, scale, -top * scale], [0, 0, 1]]) @ matrix
    size = math.ceil((right - left) * scale), math.ceil((low - top) * scale)
    back = np.linalg.inv(matrix)
    back /= back[2, 2]
    table = tuple(rng.randrange(20, 200) for _ in range(3))
    over = picture.convert("RGBA").transform(size, Image.Transform.PERSPECTIVE, back.flatten()[:8], Image.Resampling.BICUBIC)
    photo = Image.new("RGBA", size, (*table, 255))
    photo.alpha_composite(over)
    noise = np.random.default_rng(rng.randrange(2**32))
    a = np.asarray(photo.convert("RGB").filter(ImageFilter.GaussianBlur(rng.uniform(.5, 1.6))), np.float32)
    light = np.asarray(Image.fromarray((noise.random((3, 4)) * 255).astype(np.uint8)).resize(size, Image.Resampling.BICUBIC), np.float32) / 255
    a = a * (rng.uniform(.6, .8) + rng.uniform(.15, .35) * light)[..., None] + rng.uniform(5, 30)
    a = a * [rng.uniform(.92, 1.04), 1, rng.uniform(.85, 1.04)] + noise.normal(0, rng.uniform(2, 7), a.shape)
    out = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
    # The corners as seen, from the top left one of the picture.
    return out, [dict(b, corners=[[round(v, 2) for v in seen(matrix, p)] for p in b["corners"]]) for b in boards]


def main(out):
    out = Path(out)
    (out / "photos").mkdir(exist_ok=True)
    rng = random.Random(1515)
    lines = [json.loads(line) for folder in ("screens", "pages") for path in sorted((out / folder).glob("*.jsonl")) for line in path.read_text().splitlines()]
    lines = [line for line in lines if line["kind"] in ("screen", "print") and all("corners" in b for b in line["boards"])]
    truth = []
    for number, line in enumerate(rng.sample(lines, COUNT)):
        picture = Image.open(out / line["file"]).convert("RGB")
        if line["kind"] == "screen":  # nobody photographs a whole screen for one board
            board = line["boards"][0]
            (x, y), side = board["corners"][0], board["corners"][1][0] - board["corners"][0][0]
            m = side * rng.uniform(.1, .3)
            box = [int(v) for v in (max(0, x - m), max(0, y - m), min(picture.width, x + side + m), min(picture.height, y + side + m))]
            picture = picture.crop(box)
            line = dict(line, boards=[dict(board, corners=[[a - box[0], b - box[1]] for a, b in board["corners"]])])
        picture, boards = photograph(rng, picture, line["boards"])
        file = f"photos/{number}.jpg"
        picture.save(out / file, quality=rng.randrange(70, 92))
        truth.append(dict(line, file=file, kind="photo", boards=boards))
    (out / "photos" / "truth.jsonl").write_text("".join(json.dumps(line) + "\n" for line in truth))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Scenes of a fixed size become pictures: many of them in one page of headless Chromium, cut apart again."""

import subprocess
import tempfile
from pathlib import Path

from PIL import Image

STYLE = """<!doctype html><meta charset=utf-8><style>*{box-sizing:border-box}body{margin:0;background:#fff}
.scene{position:absolute;overflow:hidden;left:0}.a{position:absolute}img{display:block}</style>"""


def render(scenes, width, height):
    """Scenes are HTML texts; yields pictures in their order."""
    batch = max(1, 12000 // height)
    for first in range(0, len(scenes), batch):
        some = scenes[first:first + batch]
        with tempfile.TemporaryDirectory() as folder:
            page, shot = Path(folder) / "page.html", Path(folder) / "shot.png"
            page.write_text(STYLE + "".join(
                f'<div class=scene style="top:{i * height}px;width:{width}px;height:{height}px">{scene}</div>'
                for i, scene in enumerate(some)))
            subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                            "--disable-lcd-text", f"--user-data-dir={folder}/profile", "--virtual-time-budget=20000",
                            f"--window-size={width},{height * len(some)}", f"--screenshot={shot}", f"file://{page}"],
                           check=True, timeout=300, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            picture = Image.open(shot).convert("RGB")
            assert picture.size == (width, height * len(some)), picture.size
            for i in range(len(some)):
                yield picture.crop((0, i * height, width, (i + 1) * height))

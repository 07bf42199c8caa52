"""What the scripts of this folder share: a display of their own, a home of their own, a picture at the end."""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from positions import WINDOWS, placement  # noqa: E402

SIZES = [(1920, 1080), (1280, 800), (1366, 768), (1600, 900), (1024, 768), (800, 600)]


class Desk:
    """An X server with a window manager, a session bus and an empty home."""

    def __init__(self, size):
        self.size = size
        self.home = Path(tempfile.mkdtemp(prefix="desk"))
        number = 300 + os.getpid() % 600
        while os.path.exists(f"/tmp/.X{number}-lock"):
            number += 1
        with open(self.home / "log", "ab") as log:
            self.children = [subprocess.Popen(
                ["Xvfb", f":{number}", "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"],
                stdout=log, stderr=log, start_new_session=True)]
        for _ in range(50):
            if os.path.exists(f"/tmp/.X11-unix/X{number}"):
                break
            time.sleep(0.1)
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "WAYLAND_", "DBUS_"))}
        self.env.update(
            DISPLAY=f":{number}", HOME=str(self.home), XDG_RUNTIME_DIR=str(self.home), GSETTINGS_BACKEND="keyfile",
            LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", QT_QPA_PLATFORM="xcb", LANG="C.UTF-8", XDG_SESSION_TYPE="x11",
            GDK_BACKEND="x11", PATH=os.environ["PATH"] + ":/usr/games")

    def __enter__(self):
        self.start(["openbox"])
        time.sleep(0.8)
        self.paint()
        return self

    def __exit__(self, *_):
        for child in reversed(self.children):
            try:
                os.killpg(child.pid, signal.SIGTERM)
                child.wait(3)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                try:
                    os.killpg(child.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        shutil.rmtree(self.home, ignore_errors=True)

    def paint(self):
        """A desktop that is not black."""
        rng = random.Random(str(self.size))
        a, b = ([rng.randrange(256) for _ in range(3)] for _ in "ab")
        ramp = Image.linear_gradient("L").resize(self.size)
        picture = Image.merge("RGB", [ramp.point(lambda v, x=x, y=y: x + (y - x) * v // 255) for x, y in zip(a, b)])
        picture.save(self.home / "desktop.png")
        subprocess.run(["display", "-window", "root", str(self.home / "desktop.png")], env=self.env,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def write(self, name, text):
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return str(path)

    def start(self, command, bus=False):
        command = (["dbus-run-session", "--"] if bus else []) + command
        with open(self.home / "log", "ab") as log:
            child = subprocess.Popen(command, env=self.env, stdout=log, stderr=log, start_new_session=True,
                                     cwd=self.home)
        self.children.append(child)
        return child

    def log(self):
        return (self.home / "log").read_text(errors="replace")

    def do(self, *words):
        out = subprocess.run(["xdotool", *map(str, words)], env=self.env, capture_output=True, text=True)
        return out.stdout.split()

    def window(self, name, seconds=20):
        end = time.time() + seconds
        while time.time() < end:
            ids = self.do("search", "--onlyvisible", "--name", name)
            if ids:
                return ids[-1]
            time.sleep(0.2)
        raise RuntimeError(f"no window named {name}: {self.log()[-800:]}")

    def names(self):
        return [subprocess.run(["xdotool", "getwindowname", i], env=self.env, capture_output=True, text=True).stdout.strip()
                for i in self.do("search", "--onlyvisible", "--name", ".")]

    def fill(self, window):
        """The window over the whole screen."""
        self.do("windowmove", window, 0, 0, "windowsize", window, *self.size)

    def still(self, path, seconds=12):
        """Takes pictures until two of them, half a second apart, are the same."""
        old = None
        end = time.time() + seconds
        while True:
            time.sleep(0.5)
            subprocess.run(["import", "-window", "root", "-depth", "8", f"rgb:{self.home}/shot.rgb"], env=self.env, check=True)
            new = (self.home / "shot.rgb").read_bytes()
            if new == old or time.time() > end:
                break
            old = new
        Image.frombytes("RGB", self.size, new).save(path)


def pgn(fen):
    return f'[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n' \
           f'[SetUp "1"]\n[FEN "{fen}"]\n\n*\n'


def main(program, take, variants, design=None):
    """Takes WINDOWS in turn, each with the next size and the next of the variants, and writes the truth beside them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", type=int, help="one position alone, to try things")
    args = parser.parse_args()
    folder = args.out / "windows"
    folder.mkdir(parents=True, exist_ok=True)
    truth = []
    count = max(len(WINDOWS), len(variants))
    for number in range(count) if args.only is None else [args.only]:
        fen = WINDOWS[number % len(WINDOWS)]
        size = SIZES[(number * 5 + len(program)) % len(SIZES)]
        variant = variants[number % len(variants)]
        name = f"{program}{number}.png"
        try:
            with Desk(size) as desk:
                flipped = take(desk, fen, variant, folder / name)
        except Exception as error:  # one that fails leaves the others
            print(f"{name}: {error}", file=sys.stderr)
            continue
        truth.append({"file": f"windows/{name}", "kind": "window", "design": design(variant) if design else program,
                      "boards": [{"placement": placement(fen), "flipped": bool(flipped)}]})
        print(name, size, variant, flush=True)
    if args.only is None:
        (folder / f"{program}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in truth))

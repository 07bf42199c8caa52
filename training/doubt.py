"""Find the temperature and the rule for doubt on validation designs, and measure a rule on any boards.

Usage: doubt.py WEIGHTS BOARDS_NPZ [--rule T M P]
A square is doubtful when the margin of its group (together.py) is below M or the probability of its label, with logits divided by T, below P.
"""
import argparse
import numpy as np, torch
from evaluate import join
from export import read
from net import normalise, tiles
from together import decode_board


@torch.no_grad()
def logits(net, boards):
    kinds, colors, looks = [], [], []
    for i in range(0, len(boards), 16):
        k, c, l, _ = net(tiles(normalise(torch.from_numpy(boards[i:i + 16]))))
        kinds.append(k), colors.append(c), looks.append(l)
    return torch.cat(kinds), torch.cat(colors), torch.cat(looks).numpy()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("weights"), ap.add_argument("boards")
    ap.add_argument("--rule", type=float, nargs=3)
    a = ap.parse_args()
    torch.set_num_threads(1)
    d = np.load(a.boards)
    truth, prints = d["labels"], d["prints"]
    kind, color, look = logits(read(a.weights), d["boards"])
    k = torch.from_numpy(np.where(truth > 0, (truth - 1) % 6 + 1, 0)).long()
    t = a.rule[0] if a.rule else min(np.arange(.6, 3.01, .1), key=lambda t: float(
        torch.nn.functional.cross_entropy(kind.flatten(0, 1) / t, k.flatten())))
    logp = join(kind, color, float(t)).numpy()
    both = [decode_board(*x, margins=True) for x in zip(logp, look)]
    labels, margin = np.stack([x[0] for x in both]), np.stack([x[1] for x in both])
    p = np.exp(np.take_along_axis(logp, labels[..., None], -1))[..., 0]
    exact, plain = (labels == truth).all(-1), (logp.argmax(-1) == truth).all(-1)
    everything = np.ones(len(truth), bool)
    print("T %.1f exact: argmax %.3f decoded %.3f screen %.3f print %.3f" % (t, plain.mean(), exact.mean(), exact[~prints].mean(), exact[prints].mean()))

    def report(margin_at, p_at):
        flags = ((margin < margin_at) | (p < p_at)).any(-1)
        out = [f"margin {margin_at} probability {p_at}:"]
        for what, rows in (("all", everything), ("screen", ~prints), ("print", prints)):
            ok = rows & ~flags
            out.append(f"{what} flagged {flags[rows].mean():.3f} exact of the rest {exact[ok].mean() if ok.any() else 0:.4f} ({ok.sum()})")
        return exact[~flags].mean() if (~flags).any() else 0, flags.mean(), "; ".join(out)

    if a.rule:
        print(report(*a.rule[1:])[2])
        return
    tried = [report(m, p) for m in (0, .5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10) for p in (0, .2, .5, .7, .9, .95, .97, .98, .985, .99, .993)]
    for least in (.95, .98, .99, .995):
        good = [r for r in tried if r[0] >= least]
        print(least, min(good, key=lambda r: r[1])[2] if good else "not reached")


if __name__ == "__main__":
    main()

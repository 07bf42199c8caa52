"""Exact boards on designs not seen, as read and after one correction, and the rule for doubt.

Usage: evaluate.py WEIGHTS BOARDS_NPZ [--teach] [--sheet PNG]
Boards come in looks of six (generate.py); the correction is simulated within a look.
"""
import argparse, sys
import numpy as np, torch
from export import read
from net import normalise, tiles

KINDS = ".PNBRQK"
LETTERS = ".PNBRQKpnbrqk"


@torch.no_grad()
def forward(net, boards):
    """Log-probabilities (n x 64 x 13) and looks (n x 64 x 32)."""
    logs, looks = [], []
    for i in range(0, len(boards), 16):
        kind, color, look, _ = net(tiles(normalise(torch.from_numpy(boards[i:i + 16]))))
        logs.append(join(kind, color)), looks.append(look)
    return torch.cat(logs).numpy(), torch.cat(looks).numpy()


def join(kind, color, temperature=1.):
    k, c = (kind / temperature).log_softmax(-1), (color / temperature).log_softmax(-1)
    return torch.cat([k[..., :1], k[..., 1:7] + c[..., :1], k[..., 1:7] + c[..., 1:]], -1)


def decode(logp, king=2.5, pawn=2.):
    """The best labelling with a prior: missing or second kings and pawns on the end ranks cost, clear pictures overrule."""
    logp = logp.copy()
    ends = np.r_[0:8, 56:64]
    logp[ends, 1] -= pawn
    logp[ends, 7] -= pawn
    out = logp.argmax(-1)
    for k in (6, 12):
        rest = np.delete(logp, k, 1)
        gain = logp[:, k] - rest.max(-1)  # of calling this square the king
        best = gain.argmax()
        if gain[best] < 0 and gain[best] > -king:
            out[best] = k
        for q in np.flatnonzero(out == k):
            if q != best and gain[q] < king:
                out[q] = np.where(np.arange(13) == k, -1e9, logp[q]).argmax()
    return out


def looks_like_game(labels):
    ends = np.r_[0:8, 56:64]
    return ((labels == 6).sum() == 1) and ((labels == 12).sum() == 1) and not np.isin(labels[ends], (1, 7)).any()


BETA, BASE = 48., .8


def corrected(logp, look, taught_look, taught_labels, beta=None, base=None):
    """Labels with the looks of a corrected board: a label gains with its nearest remembered look and loses without."""
    beta, base = beta or BETA, base or BASE
    sim = look @ taught_look.T
    logp = logp.copy()
    for c in np.unique(taught_labels):
        logp[:, c] += beta * (sim[:, taught_labels == c].max(-1) - base)
    return logp.argmax(-1)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("weights"), ap.add_argument("boards"), ap.add_argument("--sheet")
    ap.add_argument("--teach", action="store_true", help="try other values of BETA and BASE")
    a = ap.parse_args()
    torch.set_num_threads(1)
    d = np.load(a.boards)
    boards, truth, names, prints, groups = (d[k] for k in ("boards", "labels", "names", "prints", "groups"))
    logp, look = forward(read(a.weights), boards)
    plain = logp.argmax(-1)
    kings = np.stack([decode(l) for l in logp])
    taught = plain.copy()
    counted = np.zeros(len(boards), bool)
    for g in np.unique(groups):
        rows = np.flatnonzero(groups == g)
        wrong = [r for r in rows if (plain[r] != truth[r]).any()]
        if wrong:
            t = wrong[0]
            for r in rows:
                if r != t:
                    taught[r] = corrected(logp[r], look[r], look[t], truth[t])
            counted[rows[rows != t]] = True
        else:
            counted[rows] = True
    exact = lambda x: (x == truth).all(-1)
    game = np.array([looks_like_game(t) for t in truth])
    print(f"{'design':22}{'medium':8}{'boards':>7}{'exact':>8}{'<=1':>8}{'taught':>8}{'squares wrong':>15}")
    def line(name, medium, m):
        if m.any():
            e = exact(plain)[m].mean()
            one = ((plain != truth).sum(-1) <= 1)[m].mean()
            t = exact(taught)[m & counted].mean() if (m & counted).any() else 0
            print(f"{name:22}{medium:8}{m.sum():7}{e:8.3f}{one:8.3f}{t:8.3f}{(plain != truth)[m].mean():15.4f}")
    for n in sorted(set(names)):
        for p in (False, True):
            line(n, "print" if p else "screen", (names == n) & (prints == p))
    for p in (False, True):
        line("ALL", "print" if p else "screen", prints == p)
    line("ALL", "both", prints >= 0)
    line("ALL game-like", "both", game)
    print("game-like, decoded with kings and pawns: %.3f" % exact(kings)[game].mean(), " others: %.3f" % exact(kings)[~game].mean())
    pairs = {}
    for t, p in zip(truth[plain != truth], plain[plain != truth]):
        pairs[LETTERS[t] + ">" + LETTERS[p]] = pairs.get(LETTERS[t] + ">" + LETTERS[p], 0) + 1
    print("confusions", sorted(pairs.items(), key=lambda x: -x[1])[:24])
    if a.teach:
        for beta in (4, 8, 16, 32, 64):
            for base in (.5, .6, .7, .8, .9):
                right = []
                for g in np.unique(groups):
                    rows = np.flatnonzero(groups == g)
                    wrong = [r for r in rows if (plain[r] != truth[r]).any()]
                    right += [(corrected(logp[r], look[r], look[wrong[0]], truth[wrong[0]], beta, base) == truth[r]).all()
                              for r in rows if wrong and r != wrong[0]]
                print(f"beta {beta} base {base}: exact after a correction {np.mean(right):.3f} of {len(right)}")
    if a.sheet:
        import cv2
        bad = np.flatnonzero(~exact(plain))
        bad = bad[np.argsort(-(plain != truth)[bad].sum(-1))][:24]
        cells = []
        for i in bad:
            b = boards[i].copy()
            for q in np.flatnonzero(plain[i] != truth[i]):
                y, x = 4 + q // 8 * 40, 4 + q % 8 * 40
                cv2.rectangle(b, (x, y), (x + 39, y + 39), (255, 0, 0), 1)
                cv2.putText(b, LETTERS[plain[i, q]], (x + 1, y + 12), 0, .45, (255, 0, 255), 1)
            cells.append(cv2.copyMakeBorder(b, 0, 4, 0, 4, cv2.BORDER_CONSTANT))
        while len(cells) % 6:
            cells.append(np.zeros_like(cells[0]))
        sheet = np.concatenate([np.concatenate(cells[i:i + 6], 1) for i in range(0, len(cells), 6)], 0)
        cv2.imwrite(a.sheet, np.ascontiguousarray(sheet[..., ::-1]))


if __name__ == "__main__":
    main()

"""Decode a whole board: squares that look alike form a group, a group has one label, groups that look different should differ.

`decode_board` is the reference for the program's decoding.
"""
import numpy as np

ENDS = np.r_[0:8, 56:64]
ALIKE, SPLIT, KING, PAWN, SECOND = .92, 12., 6., 6., 3.


def groups_of(look, first, logp, alike=None):
    """Group number of each square: single linkage over squares of a cosine above `alike`; empty squares stay alone."""
    alike = alike or ALIKE
    group = np.arange(64)
    sim = look @ look.T
    for i in range(64):
        for j in range(i):
            if first[i] and first[j] and sim[i, j] > alike:
                group[group == group[i]] = group[j]
    return np.unique(group, return_inverse=True)[1], sim


def decode_board(logp, look, alike=None, split=None, king=None, pawn=None, second=None, margins=False):
    """Labels (64) of 0..12, with `margins` also how sure each square is. logp: 64 x 13, after the temperature."""
    alike, split, king, pawn, second = alike or ALIKE, SPLIT if split is None else split, KING if king is None else king, PAWN if pawn is None else pawn, SECOND if second is None else second
    first = logp.argmax(-1)
    logp = np.maximum(logp, -12)
    logp = logp.copy()
    logp[ENDS, 1] -= pawn
    logp[ENDS, 7] -= pawn
    group, sim = groups_of(look, first, logp, alike)
    men = [g for g in range(group.max() + 1) if first[group == g][0] > 0]
    if not men:
        return (first, np.sort(logp, -1)[:, -1] - np.sort(logp, -1)[:, -2]) if margins else first
    size = np.array([(group == g).sum() for g in men])
    score = np.stack([logp[group == g].sum(0) for g in men])
    near = np.array([[sim[np.ix_(group == g, group == h)].max() for h in men] for g in men])
    apart = np.clip((alike - near) / .4, 0, 1) * split
    np.fill_diagonal(apart, 0)

    def total(lab):
        t = score[np.arange(len(men)), lab].sum()
        for c in range(1, 13):
            m = lab == c
            if m.sum() > 1:
                t -= apart[np.ix_(m, m)].sum() / 2
        for c in (6, 12):
            n = size[lab == c].sum()
            t -= king * (n == 0) + second * max(0, n - 1)
        return t - second * max(0, size[lab == 1].sum() - 8) - second * max(0, size[lab == 7].sum() - 8)

    lab = score.argmax(-1)
    best = total(lab)
    for _ in range(4):
        before = best
        for i in np.argsort(-size):
            for c in np.argsort(-score[i])[:6]:
                trial = lab.copy()
                trial[i] = c
                v = total(trial)
                if v > best:
                    lab, best = trial, v
            for j in range(i):
                if lab[i] != lab[j]:
                    trial = lab.copy()
                    trial[[i, j]] = lab[[j, i]]
                    v = total(trial)
                    if v > best:
                        lab, best = trial, v
        if best == before:
            break
    if not margins:
        margin = None
    else:  # how much worse the best board is in which the group has another label
        margin = np.sort(logp, -1)[:, -1] - np.sort(logp, -1)[:, -2]
        for i, g in enumerate(men):
            worst = np.inf
            for c in np.argsort(-score[i])[:4]:
                if c != lab[i]:
                    trial = lab.copy()
                    trial[i] = c
                    worst = min(worst, best - total(trial))
            for j in range(len(men)):
                if lab[i] != lab[j]:
                    trial = lab.copy()
                    trial[[i, j]] = lab[[j, i]]
                    worst = min(worst, best - total(trial))
            margin[group == g] = worst
    out = first.copy()
    for k, g in enumerate(men):
        out[group == g] = lab[k]
    return (out, margin) if margins else out

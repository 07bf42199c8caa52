"""Fit the model that tells the side at the bottom from the men alone (src/vision/orient.rs).

Usage: orientation.py GAMES PROBLEMS   (files with a placement or FEN a line; both sets have half of the weight)
Features are log-odds for White at the bottom: each changes its sign when the board is turned, so one side is enough.
Prints the weights, and for six random halves how many of the others are called at 99 to 1 and how many of those are wrong.
"""
import random, re, sys
import numpy as np, torch

NAMES = ["pawn2", "pawn3", "pawn4", "bishop1", "bishop2", "bishop3", "bishop4", "rook1", "rook2", "rook3", "rook4",
         "king1", "king2", "king3", "king4", "king at home", "knight at home", "rook at home", "facing", "facing beside"]
FIRST = dict(P=-1, B=3, R=7, K=11)
HOME = dict(K=(15, {4}), N=(16, {1, 6}), R=(17, {0, 7}))
PLACEMENT = re.compile(r"(?:[1-8pnbrqkPNBRQK]+/){7}[1-8pnbrqkPNBRQK]+")


def squares(placement):
    return "".join("." * int(c) if c.isdigit() else c for c in placement.replace("/", ""))


def features(board):
    out = np.zeros(len(NAMES), np.float32)
    men = [(i // 8, i % 8, c) for i, c in enumerate(board) if c != "."]
    for row, column, man in men:
        role, rank = man.upper(), 7 - row if man.isupper() else row
        near, sign = (rank, 1) if rank < 4 else (7 - rank, -1)
        if role in FIRST and not (role == "P" and near == 0):
            out[FIRST[role] + near] += sign
        if role in HOME:
            at, files = HOME[role]
            out[at] += (rank == 0 and column in files) - (rank == 7 and 7 - column in files)
    for row, column, _ in (m for m in men if m[2] == "P"):
        for other, beside, _ in (m for m in men if m[2] == "p"):
            if abs(column - beside) < 2:
                out[18 + abs(column - beside)] += np.sign(row - other)
    return out


def load(path, most):
    found = list(dict.fromkeys(m.group() for m in map(PLACEMENT.search, open(path)) if m))
    boards = [b for b in map(squares, random.Random(1).sample(found, min(most, len(found)))) if len(b) == 64]
    return np.stack([features(b) for b in boards]), np.array([sum(c != "." for c in b) for b in boards])


def fit(parts, decay=2e-3):
    x = torch.tensor(np.concatenate(parts))
    weight = torch.tensor(np.concatenate([np.full(len(p), .5 / len(p), np.float32) for p in parts]))
    theta = torch.zeros(x.shape[1], requires_grad=True)
    opt = torch.optim.LBFGS([theta], max_iter=200)

    def loss():
        opt.zero_grad()
        value = (torch.nn.functional.softplus(-(x @ theta)) * weight).sum() + decay * (theta ** 2).sum()
        value.backward()
        return value
    opt.step(loss)
    return theta.detach().numpy()


def main():
    sets = [load(path, 24000) for path in sys.argv[1:3]]
    for name, value in zip(NAMES, fit([x for x, _ in sets])):
        print(f"{name:16}{value:6.2f}")
    for what, number in (("games", 0), ("problems", 1)):
        for few in (True, False):
            rows, sure, wrong = 0, 0, 0
            for seed in range(6):
                rng = np.random.default_rng(seed)
                halves = [rng.random(len(n)) < .5 for _, n in sets]
                theta = fit([x[h] for (x, _), h in zip(sets, halves)])
                x, n = sets[number]
                rest = ~halves[number] & ((n < 13) == few)
                score = x[rest] @ theta
                rows, sure, wrong = rows + rest.sum(), sure + (abs(score) >= 4.6).sum(), wrong + (score <= -4.6).sum()
            print(f"{what}, {'at most 12 men' if few else 'more men'}: {rows} boards, called {sure / rows:.3f}, of these wrong {wrong}")


if __name__ == "__main__":
    main()

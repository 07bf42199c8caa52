"""Averages the weights of two nets of which one was trained on from the other: mean.py WEIGHTS WEIGHTS OUT."""
import sys
import torch
from export import read, write


@torch.no_grad()
def main():
    one, other = map(read, sys.argv[1:3])
    for (_, w), (_, v) in zip(one.named_parameters(), other.named_parameters()):
        w.copy_((w + v) / 2)
    write(one, sys.argv[3])


if __name__ == "__main__":
    main()

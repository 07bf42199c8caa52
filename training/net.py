"""The net: one trunk for all tiles of a board, then a context over its 64 squares without positions."""
import torch
from torch import nn
from torch.nn import functional as F

D, HEADS = 96, 4


class Relu(torch.autograd.Function):
    """relu whose backward pass is vectorised (the built-in one took a fifth of the time on a processor)."""

    @staticmethod
    def forward(ctx, x):
        y = F.relu(x)
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, g):
        return g * ctx.saved_tensors[0].sign()


relu = Relu.apply


def block(i, o, stride):
    return nn.Sequential(nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o))


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.ln1, self.ln2 = nn.LayerNorm(D), nn.LayerNorm(D)
        self.qkv, self.out = nn.Linear(D, 3 * D), nn.Linear(D, D)
        self.ff1, self.ff2 = nn.Linear(D, 2 * D), nn.Linear(2 * D, D)

    def forward(self, x):
        b, n, _ = x.shape
        q, k, v = self.qkv(self.ln1(x)).view(b, n, 3, HEADS, D // HEADS).permute(2, 0, 3, 1, 4)
        a = F.scaled_dot_product_attention(q, k, v)
        x = x + self.out(a.transpose(1, 2).reshape(b, n, D))
        return x + self.ff2(relu(self.ff1(self.ln2(x))))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.c3 = block(3, 24, 2), block(24, 48, 2), block(48, 48, 1)
        self.c4, self.c5, self.c6 = block(48, 96, 2), block(96, 96, 1), block(96, 96, 2)
        self.fc, self.look = nn.Linear(864, D), nn.Linear(D, 32)
        self.parity = nn.Parameter(torch.randn(2, D) * .02)
        self.layers = nn.ModuleList([Layer(), Layer()])
        self.ln = nn.LayerNorm(D)
        self.kind, self.color = nn.Linear(D, 8), nn.Linear(D, 2)  # kinds: empty, PNBRQK, no chess man
        self.direct = nn.Linear(D, 14)  # only in training: the token must tell by itself; not exported
        i = torch.arange(64)
        self.register_buffer("odd", (i // 8 + i % 8) % 2, persistent=False)

    def forward(self, tiles, drop=0.0, odd=None):
        """tiles: (boards * 64) x 3 x 48 x 48. Gives kind, color, look and direct, each boards x 64 x n.
        With `odd` (boards x n: the parity of each square) a board has only n of its squares, in training."""
        x = relu(self.c1(tiles))
        x = relu(self.c2(x))
        x = x + relu(self.c3(x))
        x = relu(self.c4(x))
        x = x + relu(self.c5(x))
        x = relu(self.c6(x))
        x = x.contiguous().flatten(1)
        odd = self.odd if odd is None else odd
        token = self.fc(F.dropout(x, drop) if drop else x).view(-1, odd.shape[-1], D)
        look = F.normalize(self.look(token).float(), dim=-1)
        y = token + self.parity[odd]
        for layer in self.layers:
            y = layer(y)
        y = self.ln(y)
        return self.kind(y), self.color(y), look, self.direct(token)


def normalise(boards):
    """uint8 or float n x 328 x 328 x 3 -> float n x 3 x 328 x 328, by the luminance of the whole board."""
    x = boards.permute(0, 3, 1, 2).float()
    l = .299 * x[:, 0] + .587 * x[:, 1] + .114 * x[:, 2]
    m, s = l.mean((1, 2)), l.std((1, 2), correction=0).clamp(min=12)
    return (x - m[:, None, None, None]) / s[:, None, None, None]


def tiles(x):
    """n x 3 x 328 x 328 -> (n * 64) x 3 x 48 x 48, rows first."""
    n = x.shape[0]
    t = x.unfold(2, 48, 40).unfold(3, 48, 40)  # n, 3, 8, 8, 48, 48
    return t.permute(0, 2, 3, 1, 4, 5).reshape(n * 64, 3, 48, 48)

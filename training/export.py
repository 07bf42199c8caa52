"""Write the weights file and the raw samples that test another forward pass.

Usage: export.py STATE WEIGHTS [SAMPLES_FOLDER BOARDS_NPZ]
STATE: last.pt of train.py (its average is taken). Quantised by row to int8; the samples are made with the quantised weights.
"""
import struct, sys
import numpy as np, torch
from net import Net, normalise, tiles

FUSED = ["c1", "c2", "c3", "c4", "c5", "c6"]


def tensors(net):
    """Name and matrix of every tensor, in the order of the file, batch norms folded."""
    out = []
    for name in FUSED:
        conv, bn = getattr(net, name)
        g = bn.weight / (bn.running_var + bn.eps).sqrt()
        out.append((name + ".w", (conv.weight * g[:, None, None, None]).flatten(1)))
        out.append((name + ".b", (bn.bias - bn.running_mean * g)[None]))
    linear = lambda n, m: [(n + ".w", m.weight), (n + ".b", m.bias[None])]
    norm = lambda n, m: [(n + ".g", m.weight[None]), (n + ".b", m.bias[None])]
    out += linear("fc", net.fc) + linear("look", net.look) + [("parity", net.parity)]
    for layer in net.layers:
        out += norm("ln1", layer.ln1) + linear("qkv", layer.qkv) + linear("out", layer.out)
        out += norm("ln2", layer.ln2) + linear("ff1", layer.ff1) + linear("ff2", layer.ff2)
    return out + norm("ln", net.ln) + linear("kind", net.kind) + linear("color", net.color)


def quantise(w):
    scale = np.maximum(np.abs(w).max(1), 1e-12).astype(np.float32) / 127
    return scale, np.clip(np.rint(w / scale[:, None]), -127, 127).astype(np.int8)


@torch.no_grad()
def write(net, path):
    with open(path, "wb") as f:
        f.write(b"FWVISION" + struct.pack("<I", 1))
        for _, w in tensors(net):
            for s, q in zip(*quantise(w.detach().numpy())):
                f.write(struct.pack("<f", s) + q.tobytes())


@torch.no_grad()
def read(path):
    """A net with the weights of a file; its batch norms do nothing."""
    net = Net().eval()
    data, at = open(path, "rb").read(), 12
    size = 12 + sum(len(w) * (4 + w.shape[1]) for _, w in tensors(net))
    without_other = len(data) < size  # weights of seven kinds: what is no chess man gets a row that says never
    for name in FUSED:
        bn = getattr(net, name)[1]
        bn.eps = 0.
    for name, w in tensors(net):
        rows, cols = w.shape
        if without_other and name == "kind.w":
            rows -= 1
        if without_other and name == "kind.b":
            cols -= 1
        m = np.empty((rows, cols), np.float32)
        for r in range(rows):
            s = struct.unpack_from("<f", data, at)[0]
            m[r] = s * np.frombuffer(data, np.int8, cols, at + 4)
            at += 4 + cols
        m = torch.from_numpy(m)
        if name[:2] in FUSED:
            conv, bn = getattr(net, name[:2])
            if name.endswith(".w"):
                conv.weight.copy_(m.view_as(conv.weight))
                bn.weight.fill_(1), bn.running_var.fill_(1), bn.running_mean.fill_(0)
            else:
                bn.bias.copy_(m[0])
        elif m.shape != w.shape:
            fill = w.new_full(w.shape, -6. if name.endswith(".b") else 0.)
            fill[:m.shape[0], :m.shape[1]] = m
            w.copy_(fill)
        else:
            w.copy_(m)
    assert at == len(data)
    return net


@torch.no_grad()
def main():
    net = Net()
    state = torch.load(sys.argv[1], weights_only=False)
    net.load_state_dict(state["ema"])
    net.eval()
    write(net, sys.argv[2])
    print("boards seen", state["seen"])
    if len(sys.argv) > 3:
        folder = sys.argv[3]
        board = torch.from_numpy(np.load(sys.argv[4])["boards"][:1])
        q = read(sys.argv[2])
        x = tiles(normalise(board)).contiguous()
        kind, color, look, _ = q(x)
        board.numpy().tofile(folder + "/sample_board.rgb")
        for name, v in dict(input=x, kind=kind, color=color, look=look).items():
            v.contiguous().numpy().astype("<f4").tofile(f"{folder}/sample_{name}.f32")
        a = net(x)
        print("largest difference of logits by quantising", float((a[0] - kind).abs().max()))


if __name__ == "__main__":
    main()

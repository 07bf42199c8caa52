"""Train the net on a rolling pool of pictures.

Usage: train.py POOL OUT MINUTES [--resume FILE | --from WEIGHTS] [--lr 2e-3] [--warm 0.05] [--rank R --world N]
A generator (generate.py ... train SEED 256 SHARDS) may rewrite the pool meanwhile.
With N processes each trains by itself on one thread and their nets are averaged every eight steps.
OUT/last.pt holds net, average (EMA), optimizer; a one-cycle over the given minutes.
"""
import argparse, copy, glob, os, time
import numpy as np, torch
import torch.distributed as dist
from torch.nn import functional as F
from export import read
from net import Net, normalise, tiles, relu


@torch.no_grad()
def unfold(net, boards):
    """Gives the batch norms of a net that was read from exported weights the statistics of real boards, without changing what it says."""
    x = tiles(normalise(boards))
    for name, adds in (("c1", 0), ("c2", 0), ("c3", 1), ("c4", 0), ("c5", 1), ("c6", 0)):
        conv, bn = getattr(net, name)
        y = conv(x)
        mean, var = y.mean((0, 2, 3)), y.var((0, 2, 3))
        bn.eps = 1e-5
        bn.running_mean.copy_(mean), bn.running_var.copy_(var)
        bn.weight.copy_((var + bn.eps).sqrt()), bn.bias.add_(mean)
        y = relu(y + (bn.bias - mean)[None, :, None, None])
        x = x + y if adds else y
    return net


ap = argparse.ArgumentParser()
ap.add_argument("pool"), ap.add_argument("out"), ap.add_argument("minutes", type=float)
ap.add_argument("--resume"), ap.add_argument("--from", dest="weights"), ap.add_argument("--lr", type=float, default=2e-3), ap.add_argument("--warm", type=float, default=.05)
ap.add_argument("--batch", type=int, default=16), ap.add_argument("--rank", type=int, default=0), ap.add_argument("--world", type=int, default=1)
ap.add_argument("--some", type=int, default=36), ap.add_argument("--all-from", type=float, default=.75)
ap.add_argument("--seed", type=int, default=1)
a = ap.parse_args()
torch.set_num_threads(1)  # several threads wait for one another on a busy machine; processes do not
if a.world > 1:
    dist.init_process_group("gloo", init_method="file://" + os.path.abspath(a.out) + "/meet", rank=a.rank, world_size=a.world)
torch.manual_seed(a.seed)
net = Net().to(memory_format=torch.channels_last)
ema = copy.deepcopy(net)
torch.manual_seed(a.seed + a.rank)
rng = np.random.default_rng(a.seed + a.rank)
params = [{"params": [p for p in net.parameters() if p.dim() > 1], "weight_decay": .02},
          {"params": [p for p in net.parameters() if p.dim() <= 1], "weight_decay": 0}]
opt = torch.optim.AdamW(params, lr=a.lr, betas=(.9, .98))
seen = 0
if a.resume:
    state = torch.load(a.resume, weights_only=False)
    net.load_state_dict(state["net"]), ema.load_state_dict(state["ema"]), opt.load_state_dict(state["opt"])
    seen = state["seen"]
elif a.weights:
    with np.load(sorted(glob.glob(a.pool + "/train-*.npz"))[0]) as d:
        net.load_state_dict(unfold(read(a.weights), torch.from_numpy(d["boards"][:48])).state_dict())
    ema.load_state_dict(net.state_dict())


def batches():
    """Boards of a few shards at a time, mixed, each shard read anew now and then."""
    while True:
        files = sorted(glob.glob(a.pool + "/train-*.npz"))
        files = [f for f in files if not f.endswith("tmp.npz")]
        pick = rng.choice(len(files), min(6, len(files)), replace=False)
        boards, labels = [], []
        for i in pick:
            with np.load(files[i]) as d:
                take = rng.permutation(len(d["labels"]))[:96]
                boards.append(d["boards"][take]), labels.append(d["labels"][take])
        boards, labels = np.concatenate(boards), np.concatenate(labels)
        order = rng.permutation(len(labels))
        for i in range(0, len(order) - a.batch + 1, a.batch):
            o = order[i:i + a.batch]
            yield torch.from_numpy(boards[o]), torch.from_numpy(labels[o].astype(np.int64))


def change(x):
    """Cheap changes of a batch of boards: hue, gamma, noise, shift and mirrored tiles."""
    n = x.shape[0]
    x = x.float()
    g = torch.exp(torch.randn(n, 1, 1, 1) * .2)
    x = 255 * (x / 255) ** g
    mix = torch.eye(3) + torch.randn(n, 3, 3) * .08 * (torch.rand(n, 1, 1) < .5)
    perm = torch.stack([torch.randperm(3) if torch.rand(1) < .3 else torch.arange(3) for _ in range(n)])
    mix = torch.stack([m[p] for m, p in zip(mix, perm)])
    x = torch.einsum("nhwc,ndc->nhwd", x, mix)
    if torch.rand(1) < .3:
        x = x + torch.randn_like(x) * torch.rand(n, 1, 1, 1) * 8
    t = tiles(normalise(x))
    flip = (torch.rand(n) < .3).repeat_interleave(64)
    t[flip] = t[flip].flip(-1)
    dx, dy = torch.randint(-1, 2, (2,)).tolist()
    return torch.roll(t, (dy, dx), (2, 3)) if dx or dy else t


def contrast(look, labels, tau=.1):
    """Supervised contrast within each board."""
    sim = look @ look.transpose(1, 2) / tau
    eye = torch.eye(look.shape[1], dtype=torch.bool)
    sim = sim.masked_fill(eye, -1e4)
    same = (labels[:, :, None] == labels[:, None, :]) & ~eye & (labels < OTHER)[:, :, None]
    logp = sim - sim.logsumexp(-1, keepdim=True)
    count = same.sum(-1)
    per = -(logp * same).sum(-1) / count.clamp(min=1)
    weight = (count > 0).float() * torch.where(labels > 0, 1., .3)
    return (per * weight).sum() / weight.sum().clamp(min=1)


OTHER = 13


def kinds(labels):
    return torch.where(labels == OTHER, 7, torch.where(labels > 0, (labels - 1) % 6 + 1, 0))


def loss_of(out, labels):
    kind, color, look, direct = out
    k = kinds(labels)
    w = torch.where(labels > 0, 1., .5)
    lk = (F.cross_entropy(kind.float().flatten(0, 1), k.flatten(), label_smoothing=.02, reduction="none") * w.flatten()).mean()
    men = (labels.flatten() > 0) & (labels.flatten() < OTHER)
    lc = F.cross_entropy(color.float().flatten(0, 1)[men], (labels.flatten()[men] > 6).long(), label_smoothing=.02) if men.any() else 0.
    ld = F.cross_entropy(direct.float().flatten(0, 1), labels.flatten(), label_smoothing=.02)
    return lk + .5 * lc + .3 * ld + .15 * contrast(look.float(), labels), lk


def meet(t):
    """Average the nets of all processes; gives the time they agree on."""
    with torch.no_grad():
        values = [v for v in net.state_dict().values() if v.is_floating_point()]
        flat = torch.cat([v.flatten() for v in values] + [torch.tensor([t])])
        dist.all_reduce(flat)
        flat /= a.world
        at = 0
        for v in values:
            v.copy_(flat[at:at + v.numel()].view_as(v))
            at += v.numel()
    return flat[-1].item()


start, step, last_save, log = time.time(), 0, time.time(), []
net.train()
for boards, labels in batches():
    if a.world == 1 or step % 8 == 0:
        t = (time.time() - start) / 60 / a.minutes
        if a.world > 1:
            t = meet(t)
    if t >= 1:
        break
    lr = a.lr * (t / a.warm if t < a.warm else .5 * (1 + np.cos(np.pi * (t - a.warm) / (1 - a.warm)))) + 1e-5
    for g in opt.param_groups:
        g["lr"] = lr
    with torch.autocast("cpu", dtype=torch.bfloat16):
        x, odd = change(boards), None
        if t < a.all_from:  # some of the squares, men first: more boards for the time
            index = ((labels > 0) * .5 + torch.rand(labels.shape)).topk(a.some, 1).indices
            x = x.view(-1, 64, 3, 48, 48)[torch.arange(len(labels))[:, None], index].flatten(0, 1)
            labels, odd = labels.gather(1, index), net.odd[index]
        out = net(x.contiguous(memory_format=torch.channels_last), .1, odd)
    loss, lk = loss_of(out, labels)
    opt.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 2.)
    opt.step()
    step += 1
    seen += len(labels) * a.world
    decay = min(.998, (1 + step) / (10 + step)) if not (a.resume or a.weights) else .998
    with torch.no_grad():
        for p, q in zip(ema.state_dict().values(), net.state_dict().values()):
            p.lerp_(q, 1 - decay) if p.is_floating_point() else p.copy_(q)
    with torch.no_grad():
        wrong = (out[0].argmax(-1) != kinds(labels)) | ((labels > 0) & (labels < OTHER) & (out[1].argmax(-1) != (labels > 6)))
        log.append((loss.item(), wrong.float().mean().item(), (wrong.sum(1) == 0).float().mean().item()))
    if a.rank:
        continue
    if step % 50 == 0:
        m = np.mean(log[-50:], 0)
        print(f"{(time.time() - start) / 60:6.2f} min step {step} seen {seen} lr {lr:.5f} loss {m[0]:.3f} wrong squares {m[1]:.4f} exact {m[2]:.3f}", flush=True)
    if time.time() - last_save > 120:
        torch.save(dict(net=net.state_dict(), ema=ema.state_dict(), opt=opt.state_dict(), seen=seen), a.out + "/tmp.pt")
        os.replace(a.out + "/tmp.pt", a.out + "/last.pt")
        last_save = time.time()
if not a.rank:
    torch.save(dict(net=net.state_dict(), ema=ema.state_dict(), opt=opt.state_dict(), seen=seen), a.out + "/last.pt")

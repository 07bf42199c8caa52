//! The cheapest ways through a lattice: a forward pass that prunes, a backward pass with the exact cost to go, and
//! the readings best first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::costs::SLACK;
use super::lattice::{Arc, Emit, Lattice};
use crate::board::{Board, Piece, Square};

/// A state that nothing leads to.
const FAR: i32 = i32::MAX / 2;

/// The forward pass keeps what costs no more than this; the next bound is tried where nothing is found so near.
const BOUNDS: [i32; 3] = [700, 1300, 2200];

/// How much more than the best a reading may cost before what is unlikely about its position is known.
const REACH: i32 = 700;

/// No more nodes than these are looked at.
const MOST_NODES: usize = 4000;

/// A placement that a text can mean.
#[derive(Clone, Debug)]
pub(super) struct Path {
    pub(super) board: Board,
    /// Whether it holds a man that cannot be told.
    pub(super) has_unknown: bool,
    /// The characters it takes.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) cost: i32,
}

/// A beginning of a path.
#[derive(Clone, Copy)]
struct Node {
    at: usize,
    state: usize,
    cost: i32,
    /// What tells its men from those of another node at the same state.
    hash: u64,
    /// The node before and the arc from it; a beginning is its own.
    before: usize,
    arc: Arc,
}

pub(super) struct Search<'a> {
    lattice: &'a Lattice<'a>,
    /// For each character and state the least cost from a beginning, then the least cost to an end.
    costs: Vec<i32>,
    /// The visited places, in order, each with the number of its first edge.
    order: Vec<(usize, usize)>,
    /// What it costs to go on, and to which place.
    edges: Vec<(i32, usize)>,
    starts: Vec<(usize, i32)>,
    /// The ends that are near enough, with the least cost from a beginning.
    ends: Vec<(i32, usize)>,
    best: i32,
}

impl<'a> Search<'a> {
    /// Both passes, from beginnings with their costs to ends whose rest of the text costs what the function says;
    /// `None` if no end can be reached.
    pub(super) fn new(
        lattice: &'a Lattice<'a>,
        starts: Vec<(usize, i32)>,
        mut rest: impl FnMut(usize) -> i32,
    ) -> Option<Self> {
        let costs = vec![FAR; (lattice.text.len() + 1) * lattice.states()];
        let mut search =
            Self { lattice, costs, order: Vec::new(), edges: Vec::new(), starts, ends: Vec::new(), best: FAR };
        for bound in BOUNDS {
            search.forward(bound);
            search.best = search.nearest_end(&mut rest);
            if search.best + REACH / 2 <= bound {
                break;
            }
        }
        (search.best < FAR).then(|| {
            search.backward(rest);
            search
        })
    }

    fn forward(&mut self, bound: i32) {
        let states = self.lattice.states();
        self.costs.fill(FAR);
        self.order.clear();
        self.edges.clear();
        for (at, cost) in &self.starts {
            self.costs[at * states] = *cost;
        }
        let mut arcs = Vec::with_capacity(32);
        for at in 0..=self.lattice.text.len() {
            for state in 0..states {
                let cost = self.costs[at * states + state];
                if cost > bound {
                    continue;
                }
                self.order.push((at * states + state, self.edges.len()));
                self.lattice.arcs(at, state, &mut arcs);
                for arc in arcs.iter().filter(|arc| cost + arc.cost <= bound) {
                    let to = (at + arc.length) * states + arc.to;
                    self.costs[to] = self.costs[to].min(cost + arc.cost);
                    self.edges.push((arc.cost, to));
                }
            }
        }
    }

    /// The least cost of an end with what is behind it, and of no end that cannot be among the readings.
    fn nearest_end(&mut self, rest: &mut impl FnMut(usize) -> i32) -> i32 {
        let states = self.lattice.states();
        let ends = self.order.iter().filter(|(place, _)| place % states + 1 == states);
        self.ends = ends.map(|(place, _)| (self.costs[*place], place / states)).collect();
        self.ends.sort_unstable();
        let mut best = FAR;
        let mut near = 0;
        while let Some((cost, at)) = self.ends.get(near).filter(|(cost, _)| *cost <= best.saturating_add(SLACK)) {
            best = best.min(cost + rest(*at));
            near += 1;
        }
        self.ends.truncate(near);
        best
    }

    fn backward(&mut self, mut rest: impl FnMut(usize) -> i32) {
        let states = self.lattice.states();
        self.costs.fill(FAR);
        for (_, at) in &self.ends {
            self.costs[at * states + states - 1] = rest(*at);
        }
        let mut end = self.edges.len();
        for (place, first) in self.order.iter().rev() {
            let edges = self.edges[*first..end].iter();
            let least = edges.map(|(cost, to)| cost + self.costs[*to]).min().unwrap_or(FAR).min(self.costs[*place]);
            end = *first;
            self.costs[*place] = least.min(FAR);
        }
    }

    /// Hands over the placements, cheapest first with the rest of the text, until the function that takes them
    /// answers with a limit below what comes next.
    pub(super) fn best_first(&self, mut take: impl FnMut(Path) -> i32) {
        let states = self.lattice.states();
        let mut limit = self.best + REACH;
        let (mut heap, mut nodes, mut seen) = (BinaryHeap::new(), Vec::<Node>::new(), HashSet::new());
        let none = Arc { cost: 0, length: 0, to: 0, emit: Emit::Empty };
        for (at, cost) in &self.starts {
            heap.push(Reverse((cost + self.costs[at * states], nodes.len())));
            nodes.push(Node { at: *at, state: 0, cost: *cost, hash: 0, before: nodes.len(), arc: none });
        }
        let mut arcs = Vec::with_capacity(32);
        while let Some(Reverse((total, index))) = heap.pop() {
            let from = nodes[index];
            if total > limit || seen.len() > MOST_NODES {
                break;
            }
            if !seen.insert(from.hash ^ ((from.at * states + from.state) as u64).wrapping_mul(0x2545_F491_4F6C_DD1D)) {
                continue;
            }
            if from.state + 1 == states {
                limit = limit.min(take(self.path(&nodes, index)));
            }
            self.lattice.arcs(from.at, from.state, &mut arcs);
            for arc in &arcs {
                let at = from.at + arc.length;
                let cost = from.cost + arc.cost;
                let total = cost.saturating_add(self.costs[at * states + arc.to]);
                if total <= limit {
                    let men = self.lattice.men(from.state, *arc);
                    let hash = men.fold(from.hash, |hash, (square, man)| {
                        (hash ^ (square as u64) << 8 ^ u64::from(man))
                            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                            .rotate_left(29)
                    });
                    heap.push(Reverse((total, nodes.len())));
                    nodes.push(Node { at, state: arc.to, cost, hash, before: index, arc: *arc });
                }
            }
        }
    }

    /// The placement that ends at a node.
    fn path(&self, nodes: &[Node], last: usize) -> Path {
        let Node { at: end, cost, .. } = nodes[last];
        let mut path = Path { board: Board::empty(self.lattice.size), has_unknown: false, start: end, end, cost };
        let (files, ranks) = (self.lattice.files(), self.lattice.size.ranks());
        let mut index = last;
        while nodes[index].before != index {
            let before = nodes[index].before;
            for (square, letter) in self.lattice.men(nodes[before].state, nodes[index].arc) {
                let piece = Piece::from_letter(char::from(letter));
                path.has_unknown |= piece.is_none();
                path.board.set(Square::new((square % files) as u8, ranks - 1 - (square / files) as u8), piece);
            }
            index = before;
        }
        path.start = nodes[index].at;
        path
    }
}

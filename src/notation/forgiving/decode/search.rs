//! Finds the cheapest paths through a lattice: a pruned forward pass, then a backward pass that computes exact costs,
//! then the readings, cheapest first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::costs::{MAX_COST, MAX_EXTRA_COST};
use super::lattice::{Emission, Lattice, Transition};
use crate::board::{Board, Piece, Square};
use crate::notation::forgiving::steps::step;

const UNREACHABLE: i32 = i32::MAX / 2;

/// Cost bounds of the forward pass. If no path ends clearly below a bound, the next bound is tried.
const BOUNDS: [i32; 3] = [700, 1300, 2200];

/// Maximum extra cost of a path over the cheapest path, not counting the cost of an unlikely position.
const MAX_EXCESS: i32 = 700;

const MAX_NODES: usize = 4000;

#[derive(Clone, Debug)]
pub(super) struct PlacementPath {
    pub(super) board: Board,
    pub(super) has_unknown: bool,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) cost: i32,
}

/// The end of a partial path.
#[derive(Clone, Copy)]
struct Node {
    at: usize,
    state: usize,
    cost: i32,
    /// A hash of the pieces placed so far, to distinguish nodes in the same state.
    hash: u64,
    /// The index of the previous node, from which `arc` starts. A start node refers to itself.
    before: usize,
    arc: Transition,
}

pub(super) struct Search<'a> {
    lattice: &'a Lattice<'a>,
    /// The lowest cost for each character offset and state: from a start, or, after the backward pass, to an end.
    costs: Vec<i32>,
    /// The visited states in order, each as an index of `costs`, with the index of its first edge in `edges`.
    order: Vec<(usize, usize)>,
    edges: Vec<(i32, usize)>,
    starts: Vec<(usize, i32)>,
    /// The ends that can be among the readings: the lowest cost from a start, and the character offset.
    ends: Vec<(i32, usize)>,
    best: i32,
}

impl<'a> Search<'a> {
    /// Runs both passes from `starts`. `rest` returns the cost of the text after an end. `None` if every path costs
    /// more than [`MAX_COST`].
    pub(super) fn new(
        lattice: &'a Lattice<'a>,
        starts: Vec<(usize, i32)>,
        mut rest: impl FnMut(usize) -> i32,
    ) -> Option<Self> {
        let costs = vec![UNREACHABLE; (lattice.text.len() + 1) * lattice.states()];
        let mut search =
            Self { lattice, costs, order: Vec::new(), edges: Vec::new(), starts, ends: Vec::new(), best: UNREACHABLE };
        for bound in BOUNDS {
            search.forward(bound);
            search.best = search.nearest_end(&mut rest);
            if search.best + MAX_EXCESS / 2 <= bound || search.best > MAX_COST && bound >= MAX_COST {
                break;
            }
        }
        (search.best <= MAX_COST).then(|| {
            search.backward(rest);
            search
        })
    }

    fn forward(&mut self, bound: i32) {
        let states = self.lattice.states();
        self.costs.fill(UNREACHABLE);
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
                    step();
                    let to = (at + arc.length) * states + arc.to;
                    self.costs[to] = self.costs[to].min(cost + arc.cost);
                    self.edges.push((arc.cost, to));
                }
            }
        }
    }

    /// Returns the lowest cost of an end plus the text after it. Keeps only the ends that can be among the readings.
    fn nearest_end(&mut self, rest: &mut impl FnMut(usize) -> i32) -> i32 {
        let states = self.lattice.states();
        let ends = self.order.iter().filter(|(place, _)| place % states + 1 == states);
        self.ends = ends.map(|(place, _)| (self.costs[*place], place / states)).collect();
        self.ends.sort_unstable();
        let mut best = UNREACHABLE;
        let mut near = 0;
        while let Some((cost, at)) =
            self.ends.get(near).filter(|(cost, _)| *cost <= best.saturating_add(MAX_EXTRA_COST))
        {
            best = best.min(cost + rest(*at));
            near += 1;
        }
        self.ends.truncate(near);
        best
    }

    fn backward(&mut self, mut rest: impl FnMut(usize) -> i32) {
        let states = self.lattice.states();
        self.costs.fill(UNREACHABLE);
        for (_, at) in &self.ends {
            self.costs[at * states + states - 1] = rest(*at);
        }
        let mut end = self.edges.len();
        for (place, first) in self.order.iter().rev() {
            let edges = self.edges[*first..end].iter();
            let least =
                edges.map(|(cost, to)| cost + self.costs[*to]).min().unwrap_or(UNREACHABLE).min(self.costs[*place]);
            end = *first;
            self.costs[*place] = least.min(UNREACHABLE);
        }
    }

    /// Passes the placements to `take` in order of their cost, including the text after them. `take` returns the cost
    /// at which the search stops.
    pub(super) fn best_first(&self, mut take: impl FnMut(PlacementPath) -> i32) {
        let states = self.lattice.states();
        let mut limit = self.best + MAX_EXCESS;
        let (mut heap, mut nodes, mut seen) = (BinaryHeap::new(), Vec::<Node>::new(), HashSet::new());
        let none = Transition { cost: 0, length: 0, to: 0, emit: Emission::Empty };
        for (at, cost) in &self.starts {
            heap.push(Reverse((cost + self.costs[at * states], nodes.len())));
            nodes.push(Node { at: *at, state: 0, cost: *cost, hash: 0, before: nodes.len(), arc: none });
        }
        let mut arcs = Vec::with_capacity(32);
        while let Some(Reverse((total, index))) = heap.pop() {
            step();
            let from = nodes[index];
            if total > limit || seen.len() > MAX_NODES {
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
                    let men = self.lattice.pieces(from.state, *arc);
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

    fn path(&self, nodes: &[Node], last: usize) -> PlacementPath {
        let Node { at: end, cost, .. } = nodes[last];
        let mut path =
            PlacementPath { board: Board::empty(self.lattice.size), has_unknown: false, start: end, end, cost };
        let (files, ranks) = (self.lattice.files(), self.lattice.size.ranks());
        let mut index = last;
        while nodes[index].before != index {
            let before = nodes[index].before;
            for (square, letter) in self.lattice.pieces(nodes[before].state, nodes[index].arc) {
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

//! Groups of similar pieces, and the joint assignment of labels to them.

use super::{COUNT, KINGS, PAWNS};
use crate::vision::learned_designs::cosine;
use crate::vision::net::SquareScores;

/// Minimum cosine of the descriptors of two squares with the same drawing.
const ALIKE: f32 = 0.92;
/// Minimum probability that two squares with the same drawing have pieces of the same color.
const SAME_COLOR: f32 = 0.3;
/// Maximum cost of two different-looking groups with the same label.
const DIFFERENCE_COST: f32 = 12.0;
/// The maximum cost applies if the cosine of two groups is this far below [`ALIKE`].
const DIFFERENT: f32 = 0.4;
/// Cost of a missing king.
const NO_KING: f32 = 6.0;
/// Cost of each surplus king.
const SECOND_KING: f32 = 7.0;
/// Cost of each surplus pawn.
const TOO_MANY_PAWNS: f32 = 3.0;
/// Cost of each surplus piece of another role, which must be a promoted pawn.
const PROMOTED: f32 = 0.7;
/// Maximum number of passes over all groups.
const ROUNDS: usize = 4;
/// Number of likeliest labels that are tried for a group.
const LABELS_TRIED: usize = 6;
/// Number of likeliest labels that count for the margin of a group.
const LABELS_COMPARED: usize = 4;

pub(super) struct Groups {
    pub(super) numbers: [Option<usize>; 64],
    all: Vec<Group>,
    difference_costs: Vec<Vec<f32>>,
}

struct Group {
    size: usize,
    scores: [f32; COUNT],
    order: [usize; COUNT],
}

impl Groups {
    /// Groups the squares that are likely to have a piece. `first` has the likeliest label of each square, and `scores`
    /// the log-probabilities of all labels.
    pub(super) fn new(sight: &[SquareScores; 64], first: &[usize; 64], scores: &[[f32; COUNT]; 64]) -> Self {
        let cosine = |one: usize, other: usize| cosine(&sight[one].descriptor, &sight[other].descriptor);
        let white: [f32; 64] = std::array::from_fn(|square| sight[square].white_share());
        let same_color =
            |one: usize, other: usize| white[one] * white[other] + (1.0 - white[one]) * (1.0 - white[other]);
        let is_alike = |one, other| cosine(one, other) > ALIKE && same_color(one, other) > SAME_COLOR;
        let mut members: Vec<Vec<usize>> = Vec::new();
        for square in (0..64).filter(|square| first[*square] != 0) {
            let (near, far): (Vec<_>, Vec<_>) = std::mem::take(&mut members)
                .into_iter()
                .partition(|group: &Vec<usize>| group.iter().any(|other| is_alike(square, *other)));
            members = far;
            members.push(near.into_iter().flatten().chain([square]).collect());
        }
        let members = split_kings(members, scores);
        let nearest = |one: &[usize], other: &[usize]| {
            let pairs = one.iter().flat_map(|square| other.iter().map(|other| cosine(*square, *other)));
            pairs.fold(f32::MIN, f32::max)
        };
        let cost = |one: &[usize], other: &[usize]| {
            DIFFERENCE_COST * ((ALIKE - nearest(one, other)) / DIFFERENT).clamp(0.0, 1.0)
        };
        let difference_costs =
            members.iter().map(|one| members.iter().map(|other| cost(one, other)).collect()).collect();
        let mut numbers = [None; 64];
        for (number, group) in members.iter().enumerate() {
            for square in group {
                numbers[*square] = Some(number);
            }
        }
        let all = members.iter().map(|squares| Group::from_squares(squares, scores)).collect();
        Self { numbers, all, difference_costs }
    }

    /// Finds a likely board by local search: changes the label of a group or swaps the labels of two groups, as long as
    /// that makes the board likelier.
    pub(super) fn best_labels(&self) -> Vec<usize> {
        let mut labels: Vec<usize> = self.all.iter().map(|group| group.order[0]).collect();
        let mut best = self.log_likelihood(&labels);
        let mut order: Vec<usize> = (0..self.all.len()).collect();
        order.sort_by_key(|number| std::cmp::Reverse(self.all[*number].size));
        for _ in 0..ROUNDS {
            let before = best;
            for number in &order {
                for label in &self.all[*number].order[..LABELS_TRIED] {
                    self.try_out(&mut labels, &mut best, |labels| labels[*number] = *label);
                }
                for other in 0..*number {
                    self.try_out(&mut labels, &mut best, |labels| labels.swap(*number, other));
                }
            }
            if best <= before {
                break;
            }
        }
        labels
    }

    /// Returns the margin of each group: the least fall of the log-likelihood if its label is changed or swapped.
    pub(super) fn margins(&self, labels: &[usize]) -> Vec<f32> {
        let best = self.log_likelihood(labels);
        let loss = |change: &dyn Fn(&mut Vec<usize>)| {
            let mut trial = labels.to_vec();
            change(&mut trial);
            best - self.log_likelihood(&trial)
        };
        let margin = |number: usize| {
            let others = self.all[number].order[..LABELS_COMPARED].iter().filter(|label| **label != labels[number]);
            let of_labels = others.map(|label| loss(&|trial| trial[number] = *label));
            let partners = (0..labels.len()).filter(|other| labels[*other] != labels[number]);
            let of_swaps = partners.map(|other| loss(&|trial| trial.swap(number, other)));
            of_labels.chain(of_swaps).fold(f32::MAX, f32::min)
        };
        (0..labels.len()).map(margin).collect()
    }

    /// Returns `true` for each group that is or is not a king only because boards have one king per color.
    pub(super) fn forced_kings(&self, labels: &[usize]) -> Vec<bool> {
        let is_forced = |(group, label): (&Group, &usize)| {
            let likeliest = group.order[0];
            likeliest != *label && (KINGS.contains(label) || KINGS.contains(&likeliest))
        };
        self.all.iter().zip(labels).map(is_forced).collect()
    }

    fn try_out(&self, labels: &mut Vec<usize>, best: &mut f32, change: impl Fn(&mut Vec<usize>)) {
        let mut trial = labels.clone();
        change(&mut trial);
        let total = self.log_likelihood(&trial);
        if total > *best {
            (*labels, *best) = (trial, total);
        }
    }

    fn log_likelihood(&self, labels: &[usize]) -> f32 {
        let mut total: f32 = self.all.iter().zip(labels).map(|(group, label)| group.scores[*label]).sum();
        for (one, label) in labels.iter().enumerate() {
            let same = (0..one).filter(|other| *label != 0 && labels[*other] == *label);
            total -= same.map(|other| self.difference_costs[one][other]).sum::<f32>();
        }
        let count = |label: usize| {
            self.all.iter().zip(labels).filter(|(_, own)| **own == label).map(|(group, _)| group.size).sum::<usize>()
        };
        for king in KINGS {
            total -= match count(king) {
                0 => NO_KING,
                kings => SECOND_KING * (kings - 1) as f32,
            };
        }
        for pawn in PAWNS {
            let beyond = |label: usize, first: usize| count(label).saturating_sub(first) as f32;
            let promoted: f32 =
                [(1, 2), (2, 2), (3, 2), (4, 1)].iter().map(|(after, first)| beyond(pawn + after, *first)).sum();
            total -= TOO_MANY_PAWNS * beyond(pawn, 8) + PROMOTED * promoted;
        }
        total
    }
}

/// Splits each group that looks like kings into single squares, because queens, for example, may be drawn alike.
fn split_kings(groups: Vec<Vec<usize>>, scores: &[[f32; COUNT]; 64]) -> Vec<Vec<usize>> {
    let is_king = |group: &[usize]| KINGS.contains(&Group::from_squares(group, scores).order[0]);
    let split = |group: Vec<usize>| {
        if is_king(&group) { group.into_iter().map(|square| vec![square]).collect() } else { vec![group] }
    };
    groups.into_iter().flat_map(split).collect()
}

impl Group {
    fn from_squares(squares: &[usize], scores: &[[f32; COUNT]; 64]) -> Self {
        let scores = std::array::from_fn(|label| squares.iter().map(|square| scores[*square][label]).sum());
        let mut order: [usize; COUNT] = std::array::from_fn(|label| label);
        order.sort_by(|one, other| f32::total_cmp(&scores[*other], &scores[*one]));
        Self { size: squares.len(), scores, order }
    }
}

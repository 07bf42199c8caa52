//! Squares with men that look the same, and the labels of all groups of them together.

use super::{COUNT, KINGS, PAWNS};
use crate::vision::alike::cosine;
use crate::vision::net::Sight;

/// From this cosine on two looks are those of one drawing.
const ALIKE: f32 = 0.92;
/// What two groups cost that have one label and look as different as can be.
const APART: f32 = 12.0;
/// How much less than [`ALIKE`] the cosine of groups is that look as different as can be.
const DIFFERENT: f32 = 0.4;
/// What a board without a king costs, one with a king too many, and one with a pawn too many.
const NO_KING: f32 = 6.0;
const SECOND_KING: f32 = 7.0;
const TOO_MANY_PAWNS: f32 = 3.0;
/// What each man costs beyond those a side begins with, which was promoted. A queen of the wrong colour is two of one
/// colour and none of the other.
const PROMOTED: f32 = 0.7;
/// How often all groups are gone through at most.
const ROUNDS: usize = 4;
/// How many of its likeliest labels a group tries, and how many beside the chosen one tell how sure that is.
const TRIED: usize = 6;
const DOUBTED: usize = 4;

/// The groups of a board.
pub(super) struct Groups {
    /// The group of each square; empty squares are in none.
    numbers: [Option<usize>; 64],
    all: Vec<Group>,
    /// What it costs that two groups have one label.
    apart: Vec<Vec<f32>>,
}

/// Squares with one label.
struct Group {
    size: usize,
    /// How likely each label is, over all squares.
    scores: [f32; COUNT],
    /// The labels, the likeliest first.
    order: [usize; COUNT],
}

impl Groups {
    /// Groups the squares that are most likely men. `scores`: logarithms of how likely each label is.
    pub(super) fn of(sight: &[Sight; 64], first: &[usize; 64], scores: &[[f32; COUNT]; 64]) -> Self {
        let cosine = |one: usize, other: usize| cosine(&sight[one].look, &sight[other].look);
        let mut members: Vec<Vec<usize>> = Vec::new();
        for square in (0..64).filter(|square| first[*square] != 0) {
            let (near, far): (Vec<_>, Vec<_>) = std::mem::take(&mut members)
                .into_iter()
                .partition(|group: &Vec<usize>| group.iter().any(|other| cosine(square, *other) > ALIKE));
            members = far;
            members.push(near.into_iter().flatten().chain([square]).collect());
        }
        let members = split_kings(members, scores);
        let nearest = |one: &[usize], other: &[usize]| {
            let pairs = one.iter().flat_map(|square| other.iter().map(|other| cosine(*square, *other)));
            pairs.fold(f32::MIN, f32::max)
        };
        let cost = |one: &[usize], other: &[usize]| APART * ((ALIKE - nearest(one, other)) / DIFFERENT).clamp(0.0, 1.0);
        let apart = members.iter().map(|one| members.iter().map(|other| cost(one, other)).collect()).collect();
        let mut numbers = [None; 64];
        for (number, group) in members.iter().enumerate() {
            for square in group {
                numbers[*square] = Some(number);
            }
        }
        Self { numbers, all: members.iter().map(|squares| Group::of(squares, scores)).collect(), apart }
    }

    /// The group of a square, if it has one.
    pub(super) const fn number(&self, square: usize) -> Option<usize> {
        self.numbers[square]
    }

    /// The labels of the likeliest board that is found: from the likeliest labels on, one other label and two that change
    /// places are tried as long as that helps.
    pub(super) fn likeliest(&self) -> Vec<usize> {
        let mut labels: Vec<usize> = self.all.iter().map(|group| group.order[0]).collect();
        let mut best = self.total(&labels);
        let mut order: Vec<usize> = (0..self.all.len()).collect();
        order.sort_by_key(|number| std::cmp::Reverse(self.all[*number].size));
        for _ in 0..ROUNDS {
            let before = best;
            for number in &order {
                for label in &self.all[*number].order[..TRIED] {
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

    /// How much less likely the best other board is in which a group has another label, for each group.
    pub(super) fn margins(&self, labels: &[usize]) -> Vec<f32> {
        let best = self.total(labels);
        let loss = |change: &dyn Fn(&mut Vec<usize>)| {
            let mut trial = labels.to_vec();
            change(&mut trial);
            best - self.total(&trial)
        };
        let margin = |number: usize| {
            let others = self.all[number].order[..DOUBTED].iter().filter(|label| **label != labels[number]);
            let of_labels = others.map(|label| loss(&|trial| trial[number] = *label));
            let partners = (0..labels.len()).filter(|other| labels[*other] != labels[number]);
            let of_swaps = partners.map(|other| loss(&|trial| trial.swap(number, other)));
            of_labels.chain(of_swaps).fold(f32::MAX, f32::min)
        };
        (0..labels.len()).map(margin).collect()
    }

    fn try_out(&self, labels: &mut Vec<usize>, best: &mut f32, change: impl Fn(&mut Vec<usize>)) {
        let mut trial = labels.clone();
        change(&mut trial);
        let total = self.total(&trial);
        if total > *best {
            (*labels, *best) = (trial, total);
        }
    }

    /// How likely a board is.
    fn total(&self, labels: &[usize]) -> f32 {
        let mut total: f32 = self.all.iter().zip(labels).map(|(group, label)| group.scores[*label]).sum();
        for (one, label) in labels.iter().enumerate() {
            let same = (0..one).filter(|other| *label != 0 && labels[*other] == *label);
            total -= same.map(|other| self.apart[one][other]).sum::<f32>();
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

/// The groups, where each square that looks like a king is one of its own: there is one of a colour, so the others are
/// men that are drawn much like it, as queens are in some designs.
fn split_kings(groups: Vec<Vec<usize>>, scores: &[[f32; COUNT]; 64]) -> Vec<Vec<usize>> {
    let is_king = |group: &[usize]| KINGS.contains(&Group::of(group, scores).order[0]);
    let split = |group: Vec<usize>| {
        if is_king(&group) { group.into_iter().map(|square| vec![square]).collect() } else { vec![group] }
    };
    groups.into_iter().flat_map(split).collect()
}

impl Group {
    fn of(squares: &[usize], scores: &[[f32; COUNT]; 64]) -> Self {
        let scores = std::array::from_fn(|label| squares.iter().map(|square| scores[*square][label]).sum());
        let mut order: [usize; COUNT] = std::array::from_fn(|label| label);
        order.sort_by(|one, other| f32::total_cmp(&scores[*other], &scores[*one]));
        Self { size: squares.len(), scores, order }
    }
}

//! Piece designs learned from corrected boards.

use serde::{Deserialize, Serialize};

use super::alike::cosine;
use super::decode::{COUNT, LABELS};
use super::net::Sight;
use super::reading::{Reading, SeenSquare};

type Look = [f32; SeenSquare::LOOK];

/// Minimum cosine of a descriptor to a prototype that it belongs to.
const NEAR: f32 = 0.9;
/// Weight of a match on its label, and the cosine of an unrelated drawing, which has no effect.
const WEIGHT: f32 = 32.0;
const FOREIGN: f32 = 0.83;
/// Minimum cosine of an exact match, and the bonus for its label.
const SAME: f32 = 0.98;
const NAMED: f32 = 10.0;
/// Minimum share of pieces that must match a design for the board to be of that design.
const OF_DESIGN: f32 = 0.5;
/// Maximum number of prototypes per label in a design.
const VARIANTS: usize = 6;

/// The appearance of pieces in corrected designs, stored with the settings: about 2 KB per design.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Looks {
    /// Newest last.
    designs: Vec<Design>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct Design {
    prototypes: Vec<Prototype>,
}

/// A label and a descriptor with values in units of 1/127.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Prototype(u8, Vec<i8>);

impl Prototype {
    fn of(label: usize, look: &Look) -> Self {
        Self(label as u8, look.iter().map(|value| (value * 127.0).round() as i8).collect())
    }

    /// Returns the label and descriptor; `None` if they are invalid, since users may edit the file.
    fn get(&self) -> Option<(usize, Look)> {
        let label = Some(usize::from(self.0)).filter(|label| *label < COUNT)?;
        let mut look = [0.0; SeenSquare::LOOK];
        if self.1.len() != look.len() {
            return None;
        }
        look.iter_mut().zip(&self.1).for_each(|(to, from)| *to = f32::from(*from) / 127.0);
        let length = cosine(&look, &look).sqrt().max(1e-6);
        Some((label, look.map(|value| value / length)))
    }
}

impl Design {
    /// Returns the best cosine for each known label.
    fn nearest(&self, look: &Look) -> [Option<f32>; COUNT] {
        let mut nearest = [None; COUNT];
        for (label, prototype) in self.prototypes.iter().filter_map(Prototype::get) {
            let cosine = cosine(&prototype, look);
            nearest[label] = Some(nearest[label].map_or(cosine, |known: f32| known.max(cosine)));
        }
        nearest
    }

    /// Returns the share of descriptors that match a prototype.
    fn part<'a>(&self, looks: impl Iterator<Item = &'a Look>) -> f32 {
        let (mut near, mut all) = (0.0, 0.0);
        for look in looks {
            all += 1.0;
            near += if self.nearest(look).into_iter().flatten().any(|cosine| cosine >= NEAR) { 1.0 } else { 0.0 };
        }
        if all == 0.0 { 0.0 } else { near / all }
    }

    /// Adds a descriptor and removes similar ones with another label.
    fn learn(&mut self, label: usize, look: &Look) {
        let near = |prototype: &Prototype| prototype.get().is_none_or(|(_, other)| cosine(&other, look) >= NEAR);
        self.prototypes.retain(|prototype| usize::from(prototype.0) == label || !near(prototype));
        let is_known = self.prototypes.iter().any(|prototype| usize::from(prototype.0) == label && near(prototype));
        let variants = self.prototypes.iter().filter(|prototype| usize::from(prototype.0) == label).count();
        if !is_known && variants < VARIANTS {
            self.prototypes.push(Prototype::of(label, look));
        }
    }
}

impl Looks {
    /// Maximum number of designs; the oldest are dropped.
    pub const MOST: usize = 200;

    /// Returns the number of designs.
    pub const fn len(&self) -> usize {
        self.designs.len()
    }

    /// Returns `true` if there are no designs.
    pub const fn is_empty(&self) -> bool {
        self.designs.is_empty()
    }

    /// Learns the pieces of a board that a person has corrected or confirmed.
    pub fn learn(&mut self, reading: &Reading) {
        let men = reading.seen().iter().filter(|square| square.piece.is_some());
        let mut design = match self.of(&men.map(|square| &square.look)) {
            Some(number) => self.designs.remove(number),
            None => Design::default(),
        };
        for square in reading.seen() {
            if let Some(label) = LABELS.iter().position(|label| *label == square.piece) {
                design.learn(label, &square.look);
            }
        }
        self.designs.push(design);
        let surplus = self.designs.len().saturating_sub(Self::MOST);
        self.designs.drain(..surplus);
    }

    /// Returns the index of the design that a board with these pieces is of.
    fn of<'a>(&self, men: &(impl Iterator<Item = &'a Look> + Clone)) -> Option<usize> {
        let parts = self.designs.iter().map(|design| design.part(men.clone()));
        let (number, part) = parts.enumerate().max_by(|one, other| one.1.total_cmp(&other.1))?;
        (part >= OF_DESIGN).then_some(number)
    }

    /// Raises the scores of labels that match in the design of the board, and lowers those that do not.
    pub(super) fn prefer(&self, sight: &[Sight; 64], scores: &mut [[f32; COUNT]; 64]) {
        let is_man = |sight: &&Sight| sight.scores[0] < -std::f32::consts::LN_2;
        let design = self.of(&sight.iter().filter(is_man).map(|sight| &sight.look));
        let Some(design) = design.and_then(|number| self.designs.get(number)) else { return };
        for (sight, scores) in sight.iter().zip(scores) {
            for (score, nearest) in scores.iter_mut().zip(design.nearest(&sight.look)) {
                let gain = |cosine| WEIGHT * (cosine - FOREIGN) + if cosine >= SAME { NAMED } else { 0.0 };
                *score += nearest.map_or(0.0, gain);
            }
        }
    }
}

//! Piece designs learned from corrected boards.

use serde::{Deserialize, Serialize};

use super::decode::{COUNT, LABELS};
use super::net::SquareScores;
use super::reading::{BoardReading, SeenSquare};

type Descriptor = [f32; SeenSquare::DESCRIPTOR_LEN];

/// Minimum cosine of a descriptor to a prototype that it belongs to.
const MIN_PROTOTYPE_COSINE: f32 = 0.9;
/// Weight of the cosine in the score of a label.
const WEIGHT: f32 = 32.0;
/// The cosine of an unrelated drawing, which does not change the score.
const NEUTRAL_COSINE: f32 = 0.83;
/// Minimum cosine of an exact match.
const EXACT_COSINE: f32 = 0.98;
/// Added to the score of a label with an exact match.
const EXACT_BONUS: f32 = 10.0;
/// A board is of a design if at least this share of its pieces matches the design.
const OF_DESIGN: f32 = 0.5;
/// Maximum number of prototypes per label in a design.
const VARIANTS: usize = 6;

/// The appearance of pieces in corrected designs, stored with the settings: about 2 KB per design.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LearnedDesigns {
    designs: Vec<Design>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct Design {
    prototypes: Vec<Prototype>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Prototype(u8, Vec<i8>);

impl Prototype {
    fn new(label: usize, look: &Descriptor) -> Self {
        Self(label as u8, look.iter().map(|value| (value * 127.0).round() as i8).collect())
    }

    /// Returns the label and descriptor; `None` if they are invalid, since users may edit the file.
    fn decode(&self) -> Option<(usize, Descriptor)> {
        let label = Some(usize::from(self.0)).filter(|label| *label < COUNT)?;
        let mut look = [0.0; SeenSquare::DESCRIPTOR_LEN];
        if self.1.len() != look.len() {
            return None;
        }
        look.iter_mut().zip(&self.1).for_each(|(to, from)| *to = f32::from(*from) / 127.0);
        let length = cosine(&look, &look).sqrt().max(1e-6);
        Some((label, look.map(|value| value / length)))
    }
}

impl Design {
    /// Returns for each label the best cosine with its prototypes; `None` without prototypes.
    fn nearest(&self, look: &Descriptor) -> [Option<f32>; COUNT] {
        let mut nearest = [None; COUNT];
        for (label, prototype) in self.prototypes.iter().filter_map(Prototype::decode) {
            let cosine = cosine(&prototype, look);
            nearest[label] = Some(nearest[label].map_or(cosine, |known: f32| known.max(cosine)));
        }
        nearest
    }

    /// Returns the share of descriptors that match a prototype.
    fn part<'a>(&self, looks: impl Iterator<Item = &'a Descriptor>) -> f32 {
        let (mut near, mut all) = (0.0, 0.0);
        for look in looks {
            all += 1.0;
            near += if self.nearest(look).into_iter().flatten().any(|cosine| cosine >= MIN_PROTOTYPE_COSINE) {
                1.0
            } else {
                0.0
            };
        }
        if all == 0.0 { 0.0 } else { near / all }
    }

    /// Adds a descriptor and removes similar ones with another label.
    fn learn(&mut self, label: usize, look: &Descriptor) {
        let near = |prototype: &Prototype| {
            prototype.decode().is_none_or(|(_, other)| cosine(&other, look) >= MIN_PROTOTYPE_COSINE)
        };
        self.prototypes.retain(|prototype| usize::from(prototype.0) == label || !near(prototype));
        let is_known = self.prototypes.iter().any(|prototype| usize::from(prototype.0) == label && near(prototype));
        let variants = self.prototypes.iter().filter(|prototype| usize::from(prototype.0) == label).count();
        if !is_known && variants < VARIANTS {
            self.prototypes.push(Prototype::new(label, look));
        }
    }
}

impl LearnedDesigns {
    /// Maximum number of designs. If there are more, those learned longest ago are dropped.
    pub const MAX_DESIGNS: usize = 200;

    /// Returns the number of designs.
    pub const fn len(&self) -> usize {
        self.designs.len()
    }

    /// Returns `true` if there are no designs.
    pub const fn is_empty(&self) -> bool {
        self.designs.is_empty()
    }

    /// Learns the pieces of a board that a person has corrected or confirmed.
    pub fn learn(&mut self, reading: &BoardReading) {
        let men = reading.squares.iter().filter(|square| square.piece.is_some());
        let mut design = match self.find_design(&men.map(|square| &square.descriptor)) {
            Some(number) => self.designs.remove(number),
            None => Design::default(),
        };
        for square in &reading.squares {
            if let Some(label) = LABELS.iter().position(|label| *label == square.piece) {
                design.learn(label, &square.descriptor);
            }
        }
        self.designs.push(design);
        let surplus = self.designs.len().saturating_sub(Self::MAX_DESIGNS);
        self.designs.drain(..surplus);
    }

    /// Returns the index of the design of a board with these pieces; `None` if no design matches.
    fn find_design<'a>(&self, men: &(impl Iterator<Item = &'a Descriptor> + Clone)) -> Option<usize> {
        let parts = self.designs.iter().map(|design| design.part(men.clone()));
        let (number, part) = parts.enumerate().max_by(|one, other| one.1.total_cmp(&other.1))?;
        (part >= OF_DESIGN).then_some(number)
    }

    /// Uses the design of the board: raises the scores of labels whose drawings look like the square, and lowers the
    /// scores of the design's other labels.
    pub(super) fn prefer(&self, sight: &[SquareScores; 64], scores: &mut [[f32; COUNT]; 64]) {
        let is_man = |sight: &&SquareScores| !sight.is_empty();
        let design = self.find_design(&sight.iter().filter(is_man).map(|sight| &sight.descriptor));
        let Some(design) = design.and_then(|number| self.designs.get(number)) else { return };
        for (sight, scores) in sight.iter().zip(scores) {
            for (score, nearest) in scores.iter_mut().zip(design.nearest(&sight.descriptor)) {
                let gain = |cosine| {
                    WEIGHT * (cosine - NEUTRAL_COSINE) + if cosine >= EXACT_COSINE { EXACT_BONUS } else { 0.0 }
                };
                *score += nearest.map_or(0.0, gain);
            }
        }
    }
}

/// Minimum cosine of the descriptors of two squares that count as similar.
const MIN_COSINE: f32 = 0.8;

pub(super) fn cosine(one: &[f32; SeenSquare::DESCRIPTOR_LEN], other: &[f32; SeenSquare::DESCRIPTOR_LEN]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Returns `true` for each square that looks like the square at `index`, including this square.
pub(super) fn similar(squares: &[SeenSquare; 64], index: usize) -> [bool; 64] {
    let look = squares[index].descriptor;
    let mut is_alike = squares.map(|square| cosine(&square.descriptor, &look) >= MIN_COSINE);
    is_alike[index] = true;
    is_alike
}

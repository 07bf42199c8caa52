//! The pieces of a table, which are its name.

use std::fmt;

use crate::board::{Board, Color, Role};
use crate::rules::Material;

/// Maximum number of pieces of a table, kings included.
pub const MAX_PIECES: usize = 7;

/// The roles in the order of the letters in a name.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The pieces of a table, the stronger side first: `KRPvKR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Signature([Side; 2]);

/// The pieces of one side. The stronger side has more pieces or, with equal numbers, more of the strongest role in
/// which they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Side {
    total: usize,
    counts: [usize; ROLES.len()],
}

impl Side {
    fn new(counts: [usize; ROLES.len()]) -> Self {
        Self { total: counts.iter().sum(), counts }
    }
}

impl Signature {
    pub(super) fn from_board(board: &Board) -> Self {
        let material = Material::from_board(board);
        let [white, black] =
            Color::ALL.map(|color| Side::new(ROLES.map(|role| usize::from(material.count(color, role)))));
        Self([white.max(black), white.min(black)])
    }

    /// Reads a name. Returns `None` unless it is written as in file names, for 3 to [`MAX_PIECES`] pieces.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        let (stronger, weaker) = name.split_once('v')?;
        let sides = [stronger, weaker].map(|side| Side::new(ROLES.map(|role| side.matches(role.letter()).count())));
        let signature = Self(sides);
        let has_kings = sides.iter().all(|side| side.counts[0] == 1);
        let is_written_so = sides[0] >= sides[1] && signature.to_string() == name;
        (has_kings && is_written_so && (3..=MAX_PIECES).contains(&signature.count())).then_some(signature)
    }

    /// Returns the number of pieces, kings included.
    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|side| side.total).sum()
    }

    /// Returns `true` if both sides have the same pieces, with pawns among them.
    pub(super) fn is_symmetric_with_pawns(&self) -> bool {
        let [stronger, weaker] = self.0;
        stronger == weaker && stronger.counts[ROLES.len() - 1] > 0
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |side: &Side| {
            let roles = ROLES.iter().zip(side.counts);
            roles.map(|(role, count)| role.letter().to_string().repeat(count)).collect::<String>()
        };
        let [stronger, weaker] = &self.0;
        write!(f, "{}v{}", letters(stronger), letters(weaker))
    }
}

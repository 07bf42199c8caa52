//! The parts of a diagram that only variants have: the pieces in hand of crazyhouse and the remaining checks of
//! three-check.

use crate::board::{Color, Piece, Position};
use crate::lang::join_names;
use crate::tr;

/// The additions of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Additions {
    /// The pieces in hand, each with its number.
    pub(super) hand: Vec<(Piece, u8)>,
    /// The number of checks that the side still has to give.
    pub(super) checks: Option<u8>,
}

impl Additions {
    /// Returns the additions for a side; `None` if there are none to show.
    pub(super) fn new(position: &Position, color: Color) -> Option<Self> {
        let pockets = position.holdings().map(|holdings| holdings.pockets);
        let pieces = pockets.iter().flat_map(|pockets| pockets.pieces_of(color));
        let hand: Vec<_> = pieces.map(|(role, count)| (Piece::new(color, role), count)).collect();
        let checks = position.checks().map(|checks| checks.remaining(color));
        (!hand.is_empty() || checks.is_some()).then_some(Self { hand, checks })
    }
}

/// Returns the additions of both sides as sentences without a full stop: "White in hand: queen, 2 pawns".
pub(super) fn sentences(position: &Position) -> impl Iterator<Item = String> {
    let additions = |color| Some((color, Additions::new(position, color)?));
    Color::ALL.into_iter().filter_map(additions).flat_map(|(color, additions)| sentences_of(color, &additions))
}

fn sentences_of(color: Color, additions: &Additions) -> impl Iterator<Item = String> + use<> {
    let name = |(piece, count): &(Piece, u8)| {
        tr!("diagram-hand-pieces", piece = piece.role.letter(), count = usize::from(*count))
    };
    let pieces: Vec<String> = additions.hand.iter().map(name).collect();
    let hand = (!pieces.is_empty()).then(|| tr!("diagram-hand", side = color.id(), pieces = join_names(&pieces)));
    let checks = additions.checks.map(|count| tr!("diagram-checks-of", side = color.id(), count = usize::from(count)));
    hand.into_iter().chain(checks)
}

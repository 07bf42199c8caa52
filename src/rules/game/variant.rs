//! The variants of the lichess editor, implemented by shakmaty.

use shakmaty::variant::{Variant as Theirs, VariantPosition};
use shakmaty::{Bitboard, CastlingMode, EnPassantMode, Move, Position as _, PositionError, Setup};

use super::EngineMove;
use crate::board::{Position, Variant};
use crate::rules::legal::{LegalMove, MoveKind};
use crate::rules::shakmaty_setup;

const VARIANTS: [(Variant, Theirs); 7] = [
    (Variant::Crazyhouse, Theirs::Crazyhouse),
    (Variant::ThreeCheck, Theirs::ThreeCheck),
    (Variant::KingOfTheHill, Theirs::KingOfTheHill),
    (Variant::Antichess, Theirs::Antichess),
    (Variant::Atomic, Theirs::Atomic),
    (Variant::Horde, Theirs::Horde),
    (Variant::RacingKings, Theirs::RacingKings),
];

/// The capacity of shakmaty's move list in variants. It suffices for the moves of any pieces on the board, but not
/// always for the drops in addition.
const MOVE_LIST_CAPACITY: usize = 440;

const MAX_PIECE_MOVES: [(shakmaty::Role, usize); 6] = [
    (shakmaty::Role::Pawn, 12),
    (shakmaty::Role::Knight, 8),
    (shakmaty::Role::Bishop, 13),
    (shakmaty::Role::Rook, 14),
    (shakmaty::Role::Queen, 27),
    (shakmaty::Role::King, 10),
];

/// Starts a game at a position; `None` if moves are not defined for it or could exceed [`MOVE_LIST_CAPACITY`].
pub(super) fn from_position(position: &Position) -> Option<VariantPosition> {
    let (_, variant) = VARIANTS.into_iter().find(|(variant, _)| *variant == position.variant())?;
    let mut setup = Setup::try_from(position).ok()?;
    // Racing Kings has no double steps, and some variants have no castling, so these fields are ignored.
    if position.variant() == Variant::RacingKings {
        setup.ep_square = None;
    }
    if !position.variant().has_castling() {
        setup.castling_rights = Bitboard::EMPTY;
    }
    if !fits_move_list(&setup) {
        return None;
    }
    VariantPosition::from_setup(variant, setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Converts a drop; `None` for other moves.
pub(super) fn to_legal_drop(played: Move) -> Option<LegalMove> {
    let Move::Put { role, to } = played else { return None };
    let to = shakmaty_setup::from_shakmaty_square(to);
    let kind = MoveKind::Drop(shakmaty_setup::from_shakmaty_role(role));
    Some(LegalMove { from: to, to, kind, promotion: None, engine_move: EngineMove::Standard(played) })
}

/// Returns `true` if the moves of either side cannot exceed [`MOVE_LIST_CAPACITY`].
fn fits_move_list(setup: &Setup) -> bool {
    let free = 64 - setup.board.occupied().count();
    shakmaty::Color::ALL.into_iter().all(|color| {
        let own = setup.board.by_color(color);
        let of_board: usize =
            MAX_PIECE_MOVES.into_iter().map(|(role, most)| (setup.board.by_role(role) & own).count() * most).sum();
        let in_hand = setup.pockets.as_ref().map_or(0, |pockets| {
            shakmaty::Role::ALL.into_iter().filter(|role| *pockets.get(color).get(*role) > 0).count()
        });
        // Without drops, the moves of any pieces on the board fit.
        in_hand == 0 || of_board + in_hand * free <= MOVE_LIST_CAPACITY
    })
}

pub(super) fn position(game: &VariantPosition, en_passant: EnPassantMode) -> Position {
    let variant = VARIANTS.into_iter().find(|(_, theirs)| *theirs == game.variant()).map(|(variant, _)| variant);
    Position::from(&game.to_setup(en_passant)).with_variant(variant.unwrap_or_default())
}

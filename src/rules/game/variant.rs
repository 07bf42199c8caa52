//! The variants of the lichess editor, by shakmaty.

use std::num::NonZeroU32;

use shakmaty::variant::VariantPosition;
use shakmaty::{
    Bitboard, ByColor, ByRole, CastlingMode, EnPassantMode, Move, Position as _, PositionError, RemainingChecks, Setup,
};

use super::{EnPassantPolicy, EngineMove};
use crate::board::{Checks, Color, Holdings, Pockets, Position, Promoted, Role, Rules, Variant};
use crate::rules::legal::{LegalMove, MoveKind};
use crate::rules::shakmaty_setup;

/// The capacity of shakmaty's move list in variants. It suffices for any pieces on the board, but drops come on top.
const MOVE_LIST_CAPACITY: usize = 440;

/// Maximum number of moves of one piece on the board.
const MAX_PIECE_MOVES: [(shakmaty::Role, usize); 6] = [
    (shakmaty::Role::Pawn, 12),
    (shakmaty::Role::Knight, 8),
    (shakmaty::Role::Bishop, 13),
    (shakmaty::Role::Rook, 14),
    (shakmaty::Role::Queen, 27),
    (shakmaty::Role::King, 10),
];

/// Starts at a position; `None` if moves are not defined for it or could exceed [`MOVE_LIST_CAPACITY`].
pub(super) fn from_position(position: &Position) -> Option<VariantPosition> {
    let variant = match position.variant() {
        Variant::Standard => return None,
        Variant::Crazyhouse => shakmaty::variant::Variant::Crazyhouse,
        Variant::ThreeCheck => shakmaty::variant::Variant::ThreeCheck,
        Variant::KingOfTheHill => shakmaty::variant::Variant::KingOfTheHill,
        Variant::Antichess => shakmaty::variant::Variant::Antichess,
        Variant::Atomic => shakmaty::variant::Variant::Atomic,
        Variant::Horde => shakmaty::variant::Variant::Horde,
        Variant::RacingKings => shakmaty::variant::Variant::RacingKings,
    };
    let setup = to_setup(position)?;
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

/// Returns `true` if the moves of both sides fit, which unusually large material may not.
fn fits_move_list(setup: &Setup) -> bool {
    let free = 64 - setup.board.occupied().count();
    shakmaty::Color::ALL.into_iter().all(|color| {
        let own = setup.board.by_color(color);
        let of_board: usize =
            MAX_PIECE_MOVES.into_iter().map(|(role, most)| (setup.board.by_role(role) & own).count() * most).sum();
        let in_hand = setup.pockets.as_ref().map_or(0, |pockets| {
            shakmaty::Role::ALL.into_iter().filter(|role| *pockets.get(color).get(*role) > 0).count()
        });
        // Without drops, any pieces on the board fit.
        in_hand == 0 || of_board + in_hand * free <= MOVE_LIST_CAPACITY
    })
}

/// Converts a position to shakmaty; `None` for boards other than 8x8.
fn to_setup(position: &Position) -> Option<Setup> {
    let mut setup = shakmaty_setup::to_setup_any_rules(position)?;
    match &position.rules {
        Rules::Crazyhouse(Holdings { pockets, promoted }) => {
            let of = |color| {
                let count = |role| pockets.count(color, role);
                ByRole {
                    pawn: count(Role::Pawn),
                    knight: count(Role::Knight),
                    bishop: count(Role::Bishop),
                    rook: count(Role::Rook),
                    queen: count(Role::Queen),
                    king: 0,
                }
            };
            setup.pockets = Some(ByColor { black: of(Color::Black), white: of(Color::White) });
            setup.promoted = promoted.squares().filter_map(shakmaty_setup::to_shakmaty_square).collect::<Bitboard>();
        }
        Rules::ThreeCheck(checks) => {
            let remaining = |color| RemainingChecks::new(checks.remaining(color).into());
            let [white, black] = Color::ALL.map(remaining);
            setup.remaining_checks = Some(ByColor { black, white });
        }
        _ => {}
    }
    // Racing Kings has no double steps, and some variants have no castling.
    if matches!(position.rules, Rules::RacingKings) {
        setup.ep_square = None;
    }
    if !position.variant().has_castling() {
        setup.castling_rights = Bitboard::EMPTY;
    }
    setup.fullmoves = NonZeroU32::new(position.fullmove_number.into()).unwrap_or(NonZeroU32::MIN);
    Some(setup)
}

pub(super) fn position(game: &VariantPosition, en_passant: EnPassantPolicy) -> Position {
    let mode = match en_passant {
        EnPassantPolicy::IfAttacked => EnPassantMode::PseudoLegal,
        EnPassantPolicy::Always => EnPassantMode::Always,
    };
    let setup = game.to_setup(mode);
    let rules = match game.variant() {
        shakmaty::variant::Variant::Chess => Rules::Standard,
        shakmaty::variant::Variant::Crazyhouse => Rules::Crazyhouse(holdings(&setup)),
        shakmaty::variant::Variant::ThreeCheck => Rules::ThreeCheck(checks(&setup)),
        shakmaty::variant::Variant::KingOfTheHill => Rules::KingOfTheHill,
        shakmaty::variant::Variant::Antichess => Rules::Antichess,
        shakmaty::variant::Variant::Atomic => Rules::Atomic,
        shakmaty::variant::Variant::Horde => Rules::Horde,
        shakmaty::variant::Variant::RacingKings => Rules::RacingKings,
    };
    Position { rules, ..shakmaty_setup::from_setup(&setup) }
}

fn holdings(setup: &Setup) -> Holdings {
    let mut holdings = Holdings::NONE;
    for (color, role) in Color::ALL.into_iter().flat_map(|color| Pockets::ROLES.map(|role| (color, role))) {
        let of = setup.pockets.as_ref().map(|pockets| *pockets.get(shakmaty_setup::to_shakmaty_color(color)));
        let count = of.map_or(0, |of| match role {
            Role::Queen => of.queen,
            Role::Rook => of.rook,
            Role::Bishop => of.bishop,
            Role::Knight => of.knight,
            _ => of.pawn,
        });
        holdings.pockets.set(color, role, count);
    }
    let mut promoted = Promoted::NONE;
    setup.promoted.into_iter().for_each(|square| promoted.set(shakmaty_setup::from_shakmaty_square(square), true));
    Holdings { promoted, ..holdings }
}

fn checks(setup: &Setup) -> Checks {
    let mut checks = Checks::NONE_GIVEN;
    for color in Color::ALL {
        let remaining =
            setup.remaining_checks.as_ref().map(|remaining| *remaining.get(shakmaty_setup::to_shakmaty_color(color)));
        checks.set_remaining(color, remaining.map_or(Checks::TO_WIN, |left| u32::from(left) as u8));
    }
    checks
}

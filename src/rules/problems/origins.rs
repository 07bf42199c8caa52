//! Proofs that the pieces of an 8x8 position cannot have come to their squares. The second half of this file is for the
//! quick check.

use super::piece_counts::{self, PieceList};
use super::{home_squares, pawns};
use crate::board::{BitPosition, Bitboards, Color, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::promoted::{promoted_bits, promoted_by_shade};
use crate::rules::retro::{self, CaptureCounts, Confinement};

/// Returns the first proof found. Positions whose numbers of pieces no game has are not examined.
pub(super) fn problem(look: &PieceList) -> Option<Problem> {
    let position = BitPosition::from_standard(look.position)?;
    let men = &position.board;
    if !Color::ALL.into_iter().all(|color| piece_counts::has_possible_material(men, color)) {
        return None;
    }
    stuck_pieces(look, &position)
        .or_else(|| too_few_captures(look, men))
        .or_else(|| no_promotion_square(look, &position))
        .or_else(|| confined_pieces(look, &position))
}

fn stuck_pieces(look: &PieceList, position: &BitPosition) -> Option<Problem> {
    let problem = |kind, set: u64| (set != 0).then(|| Problem::new(kind, None, squares(look, set)));
    problem(ProblemKind::StuckPieces, retro::misplaced_stuck_pieces(position)).or_else(|| {
        let trapped = if retro::has_signs_of_chess960(position) { 0 } else { retro::trapped_bishops(position) };
        problem(
            ProblemKind::StuckAwayFromHome,
            retro::stuck_pieces_off_standard_home(position, retro::immobile_pieces(position)) | trapped,
        )
    })
}

fn too_few_captures(look: &PieceList, men: &Bitboards) -> Option<Problem> {
    let counts = capture_counts(men);
    (!retro::are_possible(men, counts)).then(|| {
        let [promoted, missing] = [counts.promoted, counts.capturable].map(|[white, black]| (white + black) as u8);
        let pawns = look.squares_where(|_, piece| piece.role == Role::Pawn);
        Problem::new(ProblemKind::TooFewCaptures { promoted, missing }, None, pawns)
    })
}

/// Returns the numbers that hold for every start, those of Chess960 included.
fn capture_counts(men: &Bitboards) -> CaptureCounts {
    let capturable = Color::ALL.map(|color| home_squares::capturable_by_pawns(men, color));
    CaptureCounts { capturable, ..CaptureCounts::from_board(men) }
}

/// Promoted pieces need a square of the last rank that pawns can have reached with the captures available.
fn no_promotion_square(look: &PieceList, position: &BitPosition) -> Option<Problem> {
    let men = &position.board;
    Color::ALL.into_iter().find_map(|color| {
        let [on_dark, on_light, elsewhere] = promoted_by_shade(men, color);
        let promoted = on_dark | on_light | elsewhere;
        if promoted == 0 {
            return None;
        }
        let [dark, light] = retro::captures_to_promote(position, color);
        let any = dark.into_iter().chain(light).min();
        let needed = |pieces: u64, captures: Option<u32>| match pieces.count_ones() {
            0 => Some(0),
            count => Some(count * captures?),
        };
        let needed = || Some(needed(on_dark, dark)? + needed(on_light, light)? + needed(elsewhere, any)?);
        let available = home_squares::capturable_by_pawns(men, !color);
        let left = available.checked_sub(pawns::fewest_captures(men, color)?)?;
        let is_possible = needed().is_some_and(|needed| needed <= left);
        (!is_possible).then(|| Problem::new(ProblemKind::NoPromotionSquare, Some(color), squares(look, promoted)))
    })
}

/// Proofs that hold if the game began with the standard setup, which a position without signs of Chess960 is assumed
/// to have.
fn confined_pieces(look: &PieceList, position: &BitPosition) -> Option<Problem> {
    let men = &position.board;
    if home_squares::is_start_nonstandard(position) {
        return None;
    }
    let confinement = Confinement::new(position)?;
    let capturable = |color: Color| {
        let at_home = confinement.captured_at_home[color as usize];
        let missing = 16_u32.saturating_sub(men.by_color(color).count_ones() + at_home.count_ones());
        home_squares::capturable_by_pawns(men, color).min(missing)
    };
    let counts = CaptureCounts { promoted: confinement.promoted_count, capturable: Color::ALL.map(capturable) };
    if counts == capture_counts(men) {
        return None;
    }
    let has_enough_pawns =
        |color: Color| men.by_piece(color, Role::Pawn).count_ones() + counts.promoted[color as usize] <= 8;
    if Color::ALL.into_iter().all(has_enough_pawns) && retro::are_possible(men, counts) {
        return None;
    }
    let [promoted, at_home] = [confinement.promoted, confinement.captured_at_home].map(|[white, black]| white | black);
    let problem = if promoted == 0 {
        Problem::new(ProblemKind::CapturedAtHome, None, Bitboards::squares(at_home).collect())
    } else {
        Problem::new(ProblemKind::ConfinedPieces, None, squares(look, promoted))
    };
    Some(problem)
}

fn squares(look: &PieceList, set: u64) -> Vec<Square> {
    look.squares_where(|square, _| set & Bitboards::square_bit(square) != 0)
}

/// Returns `true` if this module finds no problem. `false` only means that the full check is needed. Each color must
/// have material of a game.
#[inline]
pub(super) fn is_plain(position: &BitPosition) -> bool {
    let men = &position.board;
    let immobile = retro::immobile_pieces(position);
    retro::are_stuck_pieces_at_home(position, immobile)
        && Color::ALL.into_iter().all(|color| promoted_bits(men, color) == 0)
        && retro::stuck_pieces_off_standard_home(position, immobile) == 0
        && retro::has_no_candidates(men)
        && retro::are_originals_plain(position, immobile)
        && (pawns::face_each_other(men) || retro::are_possible(men, capture_counts(men)))
}

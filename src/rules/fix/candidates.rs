//! Candidate fixes, before they are tested.

use super::{FixKind, Problem, ProblemKind, clocks};
use crate::board::{Color, Piece, Position, Role, Square};
use crate::rules::problem::VariantProblem;

#[derive(Default)]
pub(super) struct Candidates {
    pub(super) main: Vec<FixKind>,
    /// `true` if only the best fix of `main` is proposed.
    pub(super) best_only: bool,
    pub(super) fallback: Vec<FixKind>,
}

impl Candidates {
    fn from_kinds<const N: usize>(kinds: [FixKind; N]) -> Self {
        Self { main: kinds.into(), ..Self::default() }
    }

    pub(super) fn kinds(&self) -> impl Iterator<Item = FixKind> + '_ {
        self.main.iter().chain(&self.fallback).copied()
    }

    fn with_fallback(self, last: Vec<FixKind>) -> Self {
        Self { fallback: last, ..self }
    }
}

/// Returns the candidates for a problem. There are none where too many corrections are possible, as for excess pieces.
pub(super) fn find_candidates(position: &Position, problem: &Problem) -> Candidates {
    match (problem.kind, problem.color) {
        (ProblemKind::EmptyBoard, _) => Candidates::from_kinds([FixKind::SetUpStart]),
        (ProblemKind::MissingKing, Some(color)) => {
            Candidates { main: king_placements(position, color), best_only: true, ..Candidates::default() }
        }
        (ProblemKind::TooManyKings, Some(color)) => kings_to_keep(position, color),
        (ProblemKind::PawnOnBackRank, Some(color)) => off_the_back_ranks(color, problem.squares.len() as u8),
        (ProblemKind::OpponentInCheck, Some(color)) => Candidates::from_kinds([FixKind::SetSideToMove(color)]),
        (ProblemKind::WrongSideToMove, _) => Candidates::from_kinds([FixKind::SetSideToMove(!position.side_to_move)]),
        (ProblemKind::CastlingOnNarrowBoard | ProblemKind::Variant(VariantProblem::NoCastling), Some(color)) => {
            Candidates::from_kinds([FixKind::DropRights(color)])
        }
        (ProblemKind::CastlingWithoutKing, Some(color)) => without_king(position, color),
        (ProblemKind::CastlingWithoutRook, Some(color)) => without_rook(position, color, &problem.squares),
        (ProblemKind::CastlingTwiceOnOneSide, Some(color)) => twice_on_one_side(position, color, &problem.squares),
        (ProblemKind::CastlingAfterMove, _) => after_move(position, &problem.squares),
        (ProblemKind::BadEnPassant | ProblemKind::ImpossibleCheck, _) => clear_en_passant(position),
        (ProblemKind::EnPassantWithClock, _) => {
            let mut candidates = Candidates::from_kinds([FixKind::SetClock(0)]);
            candidates.main.extend(clear_en_passant(position).main);
            candidates
        }
        (kind, _) => {
            let of_clocks = clocks::candidates(kind, position.halfmove_clock, position.side_to_move);
            Candidates { main: of_clocks.into_iter().flatten().collect(), ..Candidates::default() }
        }
    }
}

// A pawn on the last rank may be meant as the queen that it becomes.
fn off_the_back_ranks(color: Color, count: u8) -> Candidates {
    Candidates::from_kinds([FixKind::MovePawns(color, count), FixKind::PromotePawns(color, count)])
        .with_fallback(vec![FixKind::RemovePawns(color, count)])
}

// If the color has no king, the king may be missing at home. A king on another square has lost the rights.
fn without_king(position: &Position, color: Color) -> Candidates {
    let king = Piece::new(color, Role::King);
    if position.board.find(king).next().is_none() {
        Candidates::from_kinds([FixKind::Put(king, home(position, color)), FixKind::DropRights(color)])
    } else {
        Candidates::from_kinds([FixKind::DropRights(color)])
    }
}

// Proposes to drop the right first: rights that should have been removed are more common than missing rooks.
fn without_rook(position: &Position, color: Color, squares: &[Square]) -> Candidates {
    let stands = position.board.castling_king(color).is_some();
    let drop = squares.iter().map(|square| FixKind::DropRight(color, *square));
    let put = squares.iter().filter(|square| stands && position.board.get(**square).is_none());
    let put = put.map(|square| FixKind::Put(Piece::new(color, Role::Rook), *square));
    Candidates { main: drop.chain(put).collect(), ..Candidates::default() }
}

// The right of the inner rook is dropped first, because K and Q refer to the outermost rook (X-FEN).
fn twice_on_one_side(position: &Position, color: Color, squares: &[Square]) -> Candidates {
    let king = position.board.castling_king(color).unwrap_or_else(|| home(position, color));
    let mut squares = squares.to_vec();
    squares.sort_by_key(|square| square.file.abs_diff(king.file));
    let each = squares.into_iter().map(|square| FixKind::DropRight(color, square)).collect();
    Candidates { main: each, fallback: vec![FixKind::DropRights(color)], ..Candidates::default() }
}

// Proposes to drop a single right, inner rooks first. If that does not help, proposes to drop all rights of a side,
// beginning with a side whose king has left home.
fn after_move(position: &Position, squares: &[Square]) -> Candidates {
    let size = position.board.size();
    let rights = position.castling.rights().map(|(color, file)| (color, Square::new(file, size.back_rank(color))));
    let mut rights: Vec<(Color, Square)> = rights.filter(|(_, rook)| squares.contains(rook)).collect();
    rights.sort_by_key(|(_, rook)| [0, size.files() - 1].contains(&rook.file));
    let is_about = |color: &Color| {
        let is_theirs = |square: &Square| position.board.get(*square).is_some_and(|man| man.color == *color);
        position.castling.mask(*color) != 0 && squares.iter().any(is_theirs)
    };
    let mut sides: Vec<Color> = Color::ALL.into_iter().filter(is_about).collect();
    sides.sort_by_key(|color| position.board.castling_king(*color) == Some(home(position, *color)));
    Candidates {
        main: rights.into_iter().map(|(color, rook)| FixKind::DropRight(color, rook)).collect(),
        fallback: sides.into_iter().map(FixKind::DropRights).collect(),
        ..Candidates::default()
    }
}

fn clear_en_passant(position: &Position) -> Candidates {
    let each = position.en_passant.map(FixKind::ClearEnPassant);
    Candidates { main: each.into_iter().collect(), ..Candidates::default() }
}

/// If a side has more kings than this, only its likeliest king is proposed to be kept.
const MAX_KEEP_CHOICES: usize = 3;

fn home(position: &Position, color: Color) -> Square {
    let size = position.board.size();
    Square::new(size.king_file(), size.back_rank(color))
}

/// Proposes a king on each empty square, the nearest to home first. If the color has castling rights, the squares of
/// its back rank come before all others.
fn king_placements(position: &Position, color: Color) -> Vec<FixKind> {
    let home = home(position, color);
    let castles = position.castling.files(color).next().is_some();
    let mut squares: Vec<Square> =
        position.board.size().squares().filter(|square| position.board.get(*square).is_none()).collect();
    squares.sort_by_key(|square| {
        let (files, ranks) = (square.file.abs_diff(home.file), square.rank.abs_diff(home.rank));
        (castles && ranks > 0, files.max(ranks), ranks, square.file)
    });
    squares.into_iter().map(|square| FixKind::Put(Piece::new(color, Role::King), square)).collect()
}

/// Proposes the kings to keep. The king with castling rights comes first; if there is none, the king at home. The other
/// kings follow, unless there are more than [`MAX_KEEP_CHOICES`] kings.
fn kings_to_keep(position: &Position, color: Color) -> Candidates {
    let castles = position.castling.files(color).next().is_some();
    let castling = position.board.castling_king(color).filter(|_| castles);
    let home = home(position, color);
    let mut kings: Vec<Square> = position.board.find(Piece::new(color, Role::King)).collect();
    let likeliest = castling.or_else(|| kings.contains(&home).then_some(home));
    if kings.len() > MAX_KEEP_CHOICES {
        kings.clear();
    }
    kings.retain(|king| Some(*king) != likeliest);
    let each = likeliest.into_iter().chain(kings).map(|king| FixKind::KeepKing(color, king)).collect();
    Candidates { main: each, ..Candidates::default() }
}

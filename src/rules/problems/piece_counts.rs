//! Problems of the number of pieces of each kind, and of pawns on back ranks. The second half of this file is for the
//! quick check.

use crate::board::{Bitboards, Color, Piece, Position, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::promoted::{self, PROMOTION_GROUPS, PromotionGroup, promoted_bits, promotion_group};

/// A position with a list of its pieces in FEN order, because searching the board for each kind of piece would take
/// most of the time.
pub(super) struct PieceList<'a> {
    pub(super) position: &'a Position,
    pub(super) pieces: Vec<(Square, Piece)>,
}

impl<'a> PieceList<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let mut pieces = Vec::with_capacity(32);
        pieces.extend(position.board.pieces());
        Self { position, pieces }
    }

    pub(super) fn squares_where(&self, is_meant: impl Fn(Square, Piece) -> bool) -> Vec<Square> {
        self.pieces.iter().filter(|(square, piece)| is_meant(*square, *piece)).map(|(square, _)| *square).collect()
    }

    pub(super) fn find(&self, color: Color, role: Role) -> Vec<Square> {
        self.squares_where(|_, piece| piece == Piece::new(color, role))
    }

    pub(super) fn count_where(&self, is_meant: impl Fn(Square, Piece) -> bool) -> usize {
        self.pieces.iter().filter(|(square, piece)| is_meant(*square, *piece)).count()
    }
}

/// Returns the problems with the number and placement of pieces. Problems of the whole board come first.
pub(super) fn problems(look: &PieceList) -> Vec<Problem> {
    let mut problems = Vec::new();
    if look.pieces.is_empty() {
        problems.push(Problem::new(ProblemKind::EmptyBoard, None, Vec::new()));
    }
    problems.extend(Color::ALL.into_iter().filter_map(|color| kings(look, color)));
    for color in Color::ALL {
        problems.extend(counts(look, color).into_iter().flatten());
        problems.extend(too_much_promotion(look, color));
    }
    problems.extend(Color::ALL.into_iter().filter_map(|color| pawns_on_back_ranks(look, color)));
    problems
}

pub(super) fn count_problems(look: &PieceList, color: Color) -> Vec<Problem> {
    counts(look, color).into_iter().flatten().chain(too_much_promotion(look, color)).collect()
}

// Each side has exactly one king: it cannot be captured, and pawns do not become kings.
fn kings(look: &PieceList, color: Color) -> Option<Problem> {
    let kings = look.find(color, Role::King);
    let kind = match kings.len() {
        0 => ProblemKind::MissingKing,
        1 => return None,
        _ => ProblemKind::TooManyKings,
    };
    Some(Problem::new(kind, Some(color), kings))
}

// A side starts with two pieces per file, one of them a pawn, and no move adds a piece.
fn counts(look: &PieceList, color: Color) -> [Option<Problem>; 2] {
    let files = look.position.board.size().files();
    let too_many = |most: u8, kind, is_meant: &dyn Fn(Square, Piece) -> bool| {
        (look.count_where(is_meant) > usize::from(most))
            .then(|| Problem::new(kind, Some(color), look.squares_where(is_meant)))
    };
    let is_own = |_, piece: Piece| piece.color == color;
    let is_pawn = |_, piece| piece == Piece::new(color, Role::Pawn);
    [
        too_many(2 * files, ProblemKind::TooManyPieces { max: 2 * files }, &is_own),
        too_many(files, ProblemKind::TooManyPawns { most: files }, &is_pawn),
    ]
}

/// Returns the minimum number of promoted pieces per group.
fn promoted_per_group(look: &PieceList, color: Color) -> [usize; PROMOTION_GROUPS.len()] {
    let pieces = look.pieces.iter().copied();
    promoted::promoted_in_groups(promoted::count_groups(look.position.board.size(), pieces, color))
}

pub(super) fn count_promoted(look: &PieceList, color: Color) -> usize {
    promoted_per_group(look, color).into_iter().sum()
}

/// Pieces beyond those of the start are promoted pawns (shakmaty 0.30.1 counts so in `is_standard_material`).
fn too_much_promotion(look: &PieceList, color: Color) -> Option<Problem> {
    let of_sorts = promoted_per_group(look, color);
    let promoted: usize = of_sorts.iter().sum();
    let pawns = look.count_where(|_, piece| piece == Piece::new(color, Role::Pawn));
    let missing = usize::from(look.position.board.size().files()).saturating_sub(pawns);
    if promoted <= missing {
        return None;
    }
    let too_many: Vec<&PromotionGroup> =
        of_sorts.iter().zip(&PROMOTION_GROUPS).filter(|(promoted, _)| **promoted > 0).map(|(_, sort)| sort).collect();
    let only_bishops = matches!(too_many[..], [PromotionGroup { is_bishops: true, .. }]);
    let is_of_these = |square, piece: Piece| {
        piece.color == color && promotion_group(square, piece.role).is_some_and(|sort| of_sorts[sort] > 0)
    };
    let kind = ProblemKind::TooMuchPromotion { promoted: promoted as u8, missing: missing as u8, only_bishops };
    Some(Problem::new(kind, Some(color), look.squares_where(is_of_these)))
}

// Pawns start on the second rank and are promoted on the last.
fn pawns_on_back_ranks(look: &PieceList, color: Color) -> Option<Problem> {
    let back_ranks = Color::ALL.map(|color| look.position.board.size().back_rank(color));
    let pawns =
        look.squares_where(|square, piece| piece == Piece::new(color, Role::Pawn) && back_ranks.contains(&square.rank));
    (!pawns.is_empty()).then(|| Problem::new(ProblemKind::PawnOnBackRank, Some(color), pawns))
}

/// The first and eighth ranks: the lowest and highest bit of each file.
pub(super) const BACK_RANKS: u64 = 0x8181_8181_8181_8181;

/// Returns `true` if a color has one king, no excess of pieces, pawns or promoted pieces, and no pawn on a back rank.
///
/// The total need not be checked: one king, eight pawns and promoted pieces, and seven other pieces make sixteen.
#[inline]
pub(super) fn has_possible_material(men: &Bitboards, color: Color) -> bool {
    let pawns = men.by_piece(color, Role::Pawn);
    men.by_piece(color, Role::King).is_power_of_two()
        && pawns & BACK_RANKS == 0
        && (pawns | promoted_bits(men, color)).count_ones() <= 8
}

#[inline]
pub(super) fn has_pawn_on_back_rank(men: &Bitboards) -> bool {
    Color::ALL.into_iter().any(|color| men.by_piece(color, Role::Pawn) & BACK_RANKS != 0)
}

//! Problems under the rules of a variant. Checks for standard chess are reused only where they apply.

use super::piece_counts::PieceList;
use super::{castling, checks, clocks, piece_counts};
use crate::board::{Color, Holdings, Piece, Position, Role, Rules, Square, Variant};
use crate::rules::attacks;
use crate::rules::ending::{has_reached_last_rank, is_on_hill};
use crate::rules::problem::{Problem, ProblemKind, VariantProblem};

const MAX_HORDE: u8 = 36;

/// Number of pieces of each kind in crazyhouse, on the board and in hand. In Racing Kings, each side has half of these
/// numbers, but no pawns.
const GAME_COUNTS: [(Role, usize); 5] =
    [(Role::Queen, 2), (Role::Rook, 4), (Role::Bishop, 4), (Role::Knight, 4), (Role::Pawn, 16)];

pub(super) fn problems(position: &Position) -> Vec<Problem> {
    let look = PieceList::new(position);
    let variant = position.variant();
    let mut problems = Vec::new();
    if look.pieces.is_empty() {
        problems.push(Problem::new(ProblemKind::EmptyBoard, None, Vec::new()));
    }
    problems.extend(Color::ALL.into_iter().filter_map(|color| kings(&look, color)));
    problems.extend(Color::ALL.into_iter().flat_map(|color| numbers(&look, color)));
    problems.extend(crazyhouse_problems(&look));
    problems.extend(Color::ALL.into_iter().filter_map(|color| pawns_on_back_ranks(&look, color)));
    problems.extend(game_was_over(position));
    problems.extend(in_check(&look));
    if variant.has_castling() {
        problems.extend(Color::ALL.into_iter().flat_map(|color| castling::problems(position, color)));
    } else {
        problems.extend(Color::ALL.into_iter().filter_map(|color| rights(position, color)));
    }
    problems.extend(clocks::en_passant_problem(position));
    problems.extend(clocks::odd_en_passant_problem(position));
    problems.extend(clocks::problems(position.halfmove_clock, position.fullmove_number, position.side_to_move));
    problems.sort_by_key(|problem| !problem.is_illegal());
    problems
}

const fn of_variant(problem: VariantProblem, color: Option<Color>, squares: Vec<Square>) -> Problem {
    Problem::new(ProblemKind::Variant(problem), color, squares)
}

// The horde has no king, antichess allows any number of kings, and in atomic chess the side to move may have lost its
// king.
fn kings(look: &PieceList, color: Color) -> Option<Problem> {
    let kings = look.find(color, Role::King);
    let is_mover = color == look.position.side_to_move;
    match (look.position.variant(), kings.len()) {
        (Variant::Antichess, _) => None,
        (Variant::Horde, count) if color == Color::White => {
            (count > 0).then(|| of_variant(VariantProblem::KingInHorde, Some(color), kings))
        }
        (Variant::Atomic, 0) if is_mover => None,
        (_, 0) => Some(Problem::new(ProblemKind::MissingKing, Some(color), kings)),
        (_, 1) => None,
        _ => Some(Problem::new(ProblemKind::TooManyKings, Some(color), kings)),
    }
}

// Except in crazyhouse, where captured pieces return, a side never has more pieces than at the start.
fn numbers(look: &PieceList, color: Color) -> Vec<Problem> {
    match look.position.variant() {
        Variant::Crazyhouse => Vec::new(),
        Variant::Horde if color == Color::White => {
            let own = look.squares_where(|_, piece| piece.color == color);
            let kind = ProblemKind::TooManyPieces { max: MAX_HORDE };
            let is_too_many = own.len() > usize::from(MAX_HORDE);
            is_too_many.then(|| Problem::new(kind, Some(color), own)).into_iter().collect()
        }
        Variant::RacingKings => racing_kings_problems(look, color),
        _ => piece_counts::count_problems(look, color),
    }
}

// Racing Kings starts without pawns, so nothing is promoted.
fn racing_kings_problems(look: &PieceList, color: Color) -> Vec<Problem> {
    let too_many = |(role, in_game): (Role, usize)| {
        let squares = look.find(color, role);
        let (count, most) = (squares.len(), in_game / 2);
        let problem = match role {
            Role::Pawn if count > 0 => VariantProblem::PawnInRace,
            Role::Pawn => return None,
            _ if count > most => VariantProblem::TooManyOfKind { role, count: count as u8, most: most as u8 },
            _ => return None,
        };
        Some(of_variant(problem, Some(color), squares))
    };
    GAME_COUNTS.into_iter().filter_map(too_many).collect()
}

// In crazyhouse pieces change sides but never leave the game, and a promoted piece counts as a pawn.
fn crazyhouse_problems(look: &PieceList) -> Vec<Problem> {
    let Rules::Crazyhouse(Holdings { pockets, promoted }) = &look.position.rules else { return Vec::new() };
    let too_many = |(role, most): (Role, usize)| {
        let is_such = |square: Square, piece: Piece| {
            let was = if promoted.has(square) { Role::Pawn } else { piece.role };
            was == role
        };
        let squares = look.squares_where(is_such);
        let in_hand: usize = Color::ALL.into_iter().map(|color| usize::from(pockets.count(color, role))).sum();
        let count = squares.len() + in_hand;
        let problem = VariantProblem::TooManyOfKind { role, count: count as u8, most: most as u8 };
        (count > most).then(|| of_variant(problem, None, squares))
    };
    GAME_COUNTS.into_iter().filter_map(too_many).collect()
}

// Pawns start on the second rank and are promoted on the last; pawns of the horde may also start on the first rank.
fn pawns_on_back_ranks(look: &PieceList, color: Color) -> Option<Problem> {
    let is_horde = look.position.variant() == Variant::Horde && color == Color::White;
    let is_behind = |square: Square| square.rank == 7 || square.rank == 0 && !is_horde;
    let is_race = look.position.variant() == Variant::RacingKings;
    let pawns = look.squares_where(|square, piece| piece == Piece::new(color, Role::Pawn) && is_behind(square));
    (!pawns.is_empty() && !is_race).then(|| Problem::new(ProblemKind::PawnOnBackRank, Some(color), pawns))
}

fn game_was_over(position: &Position) -> Option<Problem> {
    let mover = position.side_to_move;
    let king = |color| position.board.find(Piece::new(color, Role::King)).collect::<Vec<Square>>();
    let (color, squares) = match position.rules {
        Rules::ThreeCheck(checks) if checks.remaining(mover) == 0 => (mover, Vec::new()),
        Rules::KingOfTheHill if is_on_hill(position, mover) => (mover, king(mover)),
        // If White is to move, the game was not over before Black's move: Black may reply when White's king arrives.
        Rules::RacingKings if mover == Color::Black && has_reached_last_rank(position, Color::Black) => {
            (Color::Black, king(Color::Black))
        }
        _ => return None,
    };
    Some(of_variant(VariantProblem::GameWasOver, Some(color), squares))
}

// Antichess has no check. In Racing Kings, giving check is illegal. In atomic chess, adjacent kings protect each other.
fn in_check(look: &PieceList) -> Vec<Problem> {
    let position = look.position;
    match position.variant() {
        Variant::Antichess => Vec::new(),
        Variant::RacingKings => Color::ALL
            .into_iter()
            .filter_map(|color| {
                let kings: Vec<Square> = attacks::attacked_kings(&position.board, color).collect();
                (!kings.is_empty()).then(|| of_variant(VariantProblem::CheckInRace, Some(color), kings))
            })
            .collect(),
        Variant::Atomic => checks::opponent_in_check(look).filter(|_| !are_kings_together(look)).into_iter().collect(),
        _ => [checks::opponent_in_check(look), checks::impossible_check(look)]
            .into_iter()
            .flatten()
            .filter(|problem| problem.kind != ProblemKind::CheckWithoutMove)
            .collect(),
    }
}

/// Returns `true` if the kings are adjacent or one is missing. In both cases there is no check in atomic chess.
fn are_kings_together(look: &PieceList) -> bool {
    let [white, black] = Color::ALL.map(|color| look.find(color, Role::King));
    let is_near = |one: &Square, other: &Square| one.file.abs_diff(other.file).max(one.rank.abs_diff(other.rank)) == 1;
    white.is_empty() || black.is_empty() || white.iter().any(|one| black.iter().any(|other| is_near(one, other)))
}

fn rights(position: &Position, color: Color) -> Option<Problem> {
    let rank = position.board.size().back_rank(color);
    let rooks: Vec<Square> = position.castling.files(color).map(|file| Square::new(file, rank)).collect();
    (!rooks.is_empty()).then(|| of_variant(VariantProblem::NoCastling, Some(color), rooks))
}

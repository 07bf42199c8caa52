//! Retro analysis of checks: takes back each possible last move, looking for a position without an attack on the king.
//!
//! A move that cannot be excluded is possible: any missing piece can have been captured. Only the last move is
//! examined.

use super::piece_counts::PieceList;
use crate::board::{Board, Color, Piece, Position, Role, Side, Square};
use crate::rules::attacks::{self, LEAPS};

const LINES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Returns `true` if a last move can have given check from exactly these squares. If there is a possible en passant
/// square, the last move was the double step over it.
pub(super) fn is_check_possible(look: &PieceList, king: Square, checkers: &[Square]) -> bool {
    let game = RetroPosition::new(look, king);
    if double_step(look.position).is_some() {
        return attackers_before_step(look.position, king).is_empty();
    }
    let can_have_moved = |(at, piece): &(Square, Piece)| {
        piece.color == game.mover && !game.is_unmoved(*at, *piece) && game.can_have_moved(*at, piece.role, checkers)
    };
    // The checker is nearly always the piece that moved.
    let (checking, others): (Vec<_>, Vec<_>) = look.pieces.iter().partition(|(at, _)| checkers.contains(at));
    checking.into_iter().chain(others).any(can_have_moved) || game.can_have_castled()
}

/// Returns the origin and destination of the double step that a possible en passant square implies, if there is one.
pub(super) fn double_step(position: &Position) -> Option<(Square, Square)> {
    let passed = position.en_passant.filter(|square| position.en_passant_is_possible(*square))?;
    let forward = position.side_to_move.pick(-1, 1);
    Some((passed.offset(0, -forward)?, passed.offset(0, forward)?))
}

pub(super) fn attackers_before_step(position: &Position, king: Square) -> Vec<Square> {
    let mover = !position.side_to_move;
    let mut before = position.board;
    if let Some((origin, target)) = double_step(position) {
        before.set(target, None);
        before.set(origin, Some(Piece::new(mover, Role::Pawn)));
    }
    attacks::attackers(&before, king, mover).collect()
}

/// A square and its content before the move.
type Change = (Square, Option<Piece>);

struct RetroPosition<'a> {
    position: &'a Position,
    board: &'a Board,
    king: Square,
    mover: Color,
    /// A piece that the last move can have captured; `None` if no piece is missing. The captured piece cannot attack
    /// its own king, so a pawn represents any role.
    captured: Option<Piece>,
    has_lost_pawn: bool,
    can_promote: bool,
}

impl<'a> RetroPosition<'a> {
    fn new(look: &PieceList<'a>, king: Square) -> Self {
        let Position { board, side_to_move, .. } = look.position;
        let files = usize::from(board.size().files());
        let mover = !*side_to_move;
        let men = look.count_where(|_, piece| piece.color == *side_to_move);
        let pawns = |color| look.count_where(|_, piece| piece == Piece::new(color, Role::Pawn));
        let captured = (men < 2 * files).then_some(Piece::new(*side_to_move, Role::Pawn));
        let has_lost_pawn = captured.is_some() && pawns(*side_to_move) < files;
        Self { position: look.position, board, king, mover, captured, has_lost_pawn, can_promote: pawns(mover) < files }
    }

    const fn own(&self, role: Role) -> Piece {
        Piece::new(self.mover, role)
    }

    /// Returns `true` if a castling right implies that this piece has never moved.
    fn is_unmoved(&self, at: Square, piece: Piece) -> bool {
        let castling = self.position.castling;
        let is_at_home = at.rank == self.board.size().back_rank(self.mover);
        is_at_home
            && match piece.role {
                Role::King => castling.mask(self.mover) != 0,
                Role::Rook => castling.has(self.mover, at.file),
                _ => false,
            }
    }

    fn is_possible(&self, changes: &[Change]) -> bool {
        let mut before = *self.board;
        for (square, piece) in changes {
            before.set(*square, *piece);
        }
        attacks::attackers(&before, self.king, self.mover).next().is_none()
    }

    /// Returns `true` if this piece can have given the check with the last move, other than by castling.
    fn can_have_moved(&self, at: Square, role: Role, checkers: &[Square]) -> bool {
        let others: Vec<Square> = checkers.iter().copied().filter(|checker| *checker != at).collect();
        if role == Role::Pawn && self.can_have_captured_en_passant(at) {
            return true;
        }
        // The moved piece must have left the lines of all other checkers, which meet only at the king.
        let leaves_lines = |origin: Square| others.iter().all(|checker| is_between(*checker, origin, self.king));
        let is_possible_from = |(origin, role, takes): (Square, Role, Capture)| {
            let is_possible = |captured| self.is_possible(&[(at, captured), (origin, Some(self.own(role)))]);
            leaves_lines(origin)
                && (takes != Capture::Always && is_possible(None)
                    || takes != Capture::Never && self.captured.is_some() && is_possible(self.captured))
        };
        others.len() < 2 && self.origins(at, role).into_iter().any(is_possible_from)
    }

    /// Returns the possible origins of a piece, with its role before the move and whether the move can be a capture.
    fn origins(&self, at: Square, role: Role) -> Vec<(Square, Role, Capture)> {
        if role == Role::Pawn {
            return self.pawn_origins(at);
        }
        let (lines, diagonals, leaps, reach): (&[_], &[_], &[_], usize) = match role {
            Role::King => (&LINES, &DIAGONALS, &[], 1),
            Role::Queen => (&LINES, &DIAGONALS, &[], usize::MAX),
            Role::Rook => (&LINES, &[], &[], usize::MAX),
            Role::Bishop => (&[], &DIAGONALS, &[], usize::MAX),
            Role::Archbishop => (&[], &DIAGONALS, &LEAPS, usize::MAX),
            Role::Chancellor => (&LINES, &[], &LEAPS, usize::MAX),
            Role::Knight | Role::Pawn => (&[], &[], &LEAPS, 1),
        };
        let along = |(files, ranks): &(i8, i8)| self.free_squares(at, *files, *ranks).take(reach);
        let by_leaps = leaps.iter().flat_map(|(files, ranks)| self.free_squares(at, *files, *ranks).take(1));
        let mut origins: Vec<_> = lines
            .iter()
            .chain(diagonals)
            .flat_map(along)
            .chain(by_leaps)
            .map(|origin| (origin, role, Capture::Perhaps))
            .collect();
        if self.board.size().promotions().contains(&role) {
            origins.extend(self.promotion_origins(at));
        }
        origins
    }

    fn free_squares(&self, from: Square, files: i8, ranks: i8) -> impl Iterator<Item = Square> {
        std::iter::successors(from.offset(files, ranks), move |square| square.offset(files, ranks))
            .take_while(|square| self.is_free(*square))
    }

    fn is_free(&self, square: Square) -> bool {
        self.board.size().contains(square) && self.board.get(square).is_none()
    }

    /// Returns the empty squares from which a pawn can have stepped or captured to `at`.
    fn behind(&self, at: Square) -> impl Iterator<Item = (Square, Role, Capture)> {
        let back = self.mover.pick(-1, 1);
        [(0, Capture::Never), (-1, Capture::Always), (1, Capture::Always)]
            .into_iter()
            .filter_map(move |(files, takes)| Some((at.offset(files, back)?, Role::Pawn, takes)))
            .filter(|(origin, ..)| self.is_free(*origin) && origin.rank != self.board.size().back_rank(self.mover))
    }

    fn pawn_origins(&self, at: Square) -> Vec<(Square, Role, Capture)> {
        let back = self.mover.pick(-1, 1);
        let mut origins: Vec<_> = self.behind(at).collect();
        // A double step must have crossed the rank of en passant squares.
        let passed = at.offset(0, back);
        let size = self.board.size();
        let is_double = size.has_double_step() && passed.is_some_and(|at| at.rank == size.en_passant_rank(!self.mover));
        let origin = at.offset(0, 2 * back).filter(|origin| self.is_free(*origin));
        if let (true, Some(origin), Some(passed)) = (is_double, origin, passed)
            && self.is_free(passed)
        {
            origins.push((origin, Role::Pawn, Capture::Never));
        }
        origins
    }

    fn promotion_origins(&self, at: Square) -> impl Iterator<Item = (Square, Role, Capture)> {
        let is_last_rank = at.rank == self.board.size().back_rank(!self.mover);
        self.behind(at).filter(move |_| is_last_rank && self.can_promote)
    }

    fn can_have_captured_en_passant(&self, at: Square) -> bool {
        let forward = self.mover.pick(1, -1);
        let theirs = Piece::new(!self.mover, Role::Pawn);
        let (Some(passed_to), Some(came_from)) = (at.offset(0, -forward), at.offset(0, forward)) else { return false };
        let size = self.board.size();
        let is_right = size.has_double_step()
            && at.rank == size.en_passant_rank(self.mover)
            && self.is_free(passed_to)
            && self.is_free(came_from)
            && self.has_lost_pawn;
        let origins = [-1, 1].into_iter().filter_map(|side| passed_to.offset(side, 0));
        let before = |origin| [(at, None), (passed_to, Some(theirs)), (origin, Some(self.own(Role::Pawn)))];
        is_right && origins.filter(|origin| self.is_free(*origin)).any(|origin| self.is_possible(&before(origin)))
    }

    /// Returns `true` if castling can have given the check. King and rook may have started on any files (Chess960).
    fn can_have_castled(&self) -> bool {
        let size = self.board.size();
        let rank = size.back_rank(self.mover);
        let stands = |file, role| self.board.get(Square::new(file, rank)) == Some(self.own(role));
        if self.position.castling.mask(self.mover) != 0 || !size.has_castling() {
            return false;
        }
        Side::ALL.into_iter().any(|side| {
            let [king, rook] = size.castled_files(side);
            stands(king, Role::King) && stands(rook, Role::Rook) && self.can_have_castled_to(rank, [king, rook])
        })
    }

    /// Returns `true` if king and rook can have castled to these files. No other piece may be between the outermost of
    /// their four squares.
    fn can_have_castled_to(&self, rank: u8, [king, rook]: [u8; 2]) -> bool {
        let is_clear = |file: u8| file == king || file == rook || self.is_free(Square::new(file, rank));
        let is_possible = |(king_from, rook_from): (u8, u8)| {
            let [first, last] = [king.min(rook), king.max(rook)];
            let (first, last) = (first.min(king_from.min(rook_from)), last.max(king_from.max(rook_from)));
            let square = |file| Square::new(file, rank);
            let before = [
                (square(king), None),
                (square(rook), None),
                (square(king_from), Some(self.own(Role::King))),
                (square(rook_from), Some(self.own(Role::Rook))),
            ];
            (first..=last).all(is_clear) && self.is_possible(&before)
        };
        let on_its_side =
            |king_from: u8, rook_from: u8| if rook < king { king_from < rook_from } else { rook_from < king_from };
        let files = self.board.size().files();
        (0..files)
            .flat_map(|king_from| (0..files).map(move |rook_from| (king_from, rook_from)))
            .filter(|(king_from, rook_from)| on_its_side(*king_from, *rook_from))
            .any(is_possible)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Capture {
    Never,
    Perhaps,
    Always,
}

/// Returns `true` if a square is between two others on a rank, file or diagonal.
pub(super) fn is_between(one: Square, square: Square, other: Square) -> bool {
    let apart = |from: Square, to: Square| {
        (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank))
    };
    let ((files, ranks), (all_files, all_ranks)) = (apart(one, square), apart(one, other));
    let is_line = all_files == 0 || all_ranks == 0 || all_files.abs() == all_ranks.abs();
    let steps = all_files.abs().max(all_ranks.abs());
    let gone = files.abs().max(ranks.abs());
    is_line && 0 < gone && gone < steps && (files * steps, ranks * steps) == (all_files * gone, all_ranks * gone)
}

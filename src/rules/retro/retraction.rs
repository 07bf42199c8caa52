//! Retractions: the moves that can have led to a position.

use super::missing::MissingPieces;
use crate::board::{Board, Color, Piece, Position, Role, Side, Square};
use crate::rules::attacks::{self, LEAPS, STEPS};

/// A move taken back: a possible last move of the side that is not to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retraction {
    /// The square of the piece before the move; for castling, the king's.
    pub from: Square,
    /// The square of the piece now.
    pub to: Square,
    /// The piece before the move: a pawn if the move was a promotion.
    pub piece: Piece,
    /// The captured piece that comes back, with its square, which differs from `to` only for en passant.
    pub captured: Option<(Square, Piece)>,
    /// The squares of the castled rook, before the move and now.
    pub rook: Option<(Square, Square)>,
}

impl Retraction {
    /// Returns the position before the move. Its clocks go back by the move, or to 0 where the move reset them.
    ///
    /// ```
    /// use fenwright::{notation::fen, rules};
    /// let position = fen::read("7k/8/8/8/8/8/8/KB6 b - - 5 40")?;
    /// let before = rules::retractions(&position)[0].before(&position);
    /// assert_eq!(fen::write(&before), "7k/8/8/8/8/8/K7/1B6 w - - 4 40");
    /// # Ok::<(), fen::Fault>(())
    /// ```
    #[must_use]
    pub fn before(&self, position: &Position) -> Position {
        let mover = self.piece.color;
        let mut before = *position;
        before.board = self.board_before(&position.board);
        before.side_to_move = mover;
        before.en_passant = self.captured.filter(|(square, _)| *square != self.to).map(|_| self.to);
        if let Some((rook, _)) = self.rook {
            before.castling.set(mover, rook.file, true);
        }
        let is_irreversible = self.captured.is_some() || self.piece.role == Role::Pawn;
        before.halfmove_clock = if is_irreversible { 0 } else { position.halfmove_clock.saturating_sub(1) };
        if mover == Color::Black {
            before.fullmove_number = position.fullmove_number.saturating_sub(1).max(1);
        }
        before
    }

    fn board_before(&self, board: &Board) -> Board {
        let mut before = *board;
        before.set(self.to, None);
        if let Some((from, to)) = self.rook {
            before.set(to, None);
            before.set(from, Some(Piece::new(self.piece.color, Role::Rook)));
        }
        if let Some((square, piece)) = self.captured {
            before.set(square, Some(piece));
        }
        before.set(self.from, Some(self.piece));
        before
    }
}

/// Returns every move that can have led to a position of standard chess, on a board of any size, with every piece that
/// it can have captured. A move is left out only if it is certainly impossible: it would leave the opponent in check
/// before it, move a piece that has castling rights, or take back more pieces than a game has. If there is an en
/// passant square, only the double step over it is possible. Castling is taken back to the usual squares, or to any
/// squares if the castling rights are those of Chess960.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// // White's last move was with the king, perhaps capturing a piece.
/// let position = fen::read("k7/8/8/8/8/8/1P6/K7 b - - 0 1")?;
/// assert!(rules::retractions(&position).iter().all(|retraction| retraction.to.to_string() == "a1"));
/// // Neither the king nor the pawn can have made a last move.
/// assert_eq!(rules::retractions(&fen::read("k7/p1K5/8/8/8/8/8/8 w - - 0 1")?), []);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn retractions(position: &Position) -> Vec<Retraction> {
    if !position.rules.is_standard() {
        return Vec::new();
    }
    let is_chess960 = position.has_unusual_rights();
    let king_file = position.board.size().king_file();
    let last_file = position.board.size().files() - 1;
    let is_usual = |retraction: &Retraction| {
        retraction.rook.is_none_or(|(rook, _)| {
            is_chess960 || retraction.from.file == king_file && [0, last_file].contains(&rook.file)
        })
    };
    LastMoves::new(position).iter().filter(is_usual).collect()
}

/// Finds the possible last moves of a position, castling from any squares included.
pub(in crate::rules) struct LastMoves<'a> {
    position: &'a Position,
    board: &'a Board,
    mover: Color,
    missing: MissingPieces,
    kings: Vec<Square>,
}

/// Where a piece can have come from.
struct Origin {
    from: Square,
    role: Role,
    /// `true` if the move can have been, or was, a capture on its destination.
    capture: Capture,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Capture {
    Never,
    Perhaps,
    Always,
}

impl<'a> LastMoves<'a> {
    pub(in crate::rules) fn new(position: &'a Position) -> Self {
        let Position { board, side_to_move, .. } = position;
        let kings = board.find(Piece::new(*side_to_move, Role::King)).collect();
        let missing = MissingPieces::new(board, *side_to_move);
        Self { position, board, mover: !*side_to_move, missing, kings }
    }

    /// Returns the possible last moves. Computes them one by one.
    pub(in crate::rules) fn iter(&self) -> impl Iterator<Item = Retraction> {
        let double_step = self.double_step();
        let is_any = double_step.is_none();
        let of_pieces = self.board.pieces().filter(move |(_, piece)| is_any && piece.color == self.mover);
        let candidates = of_pieces.flat_map(|(at, piece)| self.retractions_of(at, piece));
        let castlings = Side::ALL.into_iter().filter(move |_| is_any).flat_map(|side| self.castlings(side));
        double_step
            .into_iter()
            .chain(candidates)
            .chain(castlings)
            .filter(|retraction| self.is_opponent_safe(retraction))
    }

    /// Returns the double step that a possible en passant square implies.
    fn double_step(&self) -> Option<Retraction> {
        let (from, to) = double_step(self.position)?;
        Some(self.quiet(from, to, Role::Pawn))
    }

    const fn quiet(&self, from: Square, to: Square, role: Role) -> Retraction {
        Retraction { from, to, piece: Piece::new(self.mover, role), captured: None, rook: None }
    }

    /// The side to move cannot have been in check before the last move: its king could have been captured.
    fn is_opponent_safe(&self, retraction: &Retraction) -> bool {
        let before = retraction.board_before(self.board);
        self.kings.iter().all(|king| attacks::attackers(&before, *king, self.mover).next().is_none())
    }

    fn retractions_of(&self, at: Square, piece: Piece) -> Vec<Retraction> {
        if self.is_unmoved(at, piece.role) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for Origin { from, role, capture } in self.origins(at, piece.role) {
            let quiet = self.quiet(from, at, role);
            if capture != Capture::Always {
                found.push(quiet);
            }
            if capture != Capture::Never {
                let captured = self.missing.roles_for(at).map(|role| Piece::new(!self.mover, role));
                found.extend(captured.map(|piece| Retraction { captured: Some((at, piece)), ..quiet }));
            }
        }
        if piece.role == Role::Pawn {
            found.extend(self.en_passant(at));
        }
        found
    }

    /// Returns `true` if a castling right implies that this piece has never moved.
    fn is_unmoved(&self, at: Square, role: Role) -> bool {
        let castling = self.position.castling;
        let is_at_home = at.rank == self.board.size().back_rank(self.mover);
        is_at_home
            && match role {
                Role::King => castling.mask(self.mover) != 0,
                Role::Rook => castling.has(self.mover, at.file),
                _ => false,
            }
    }

    fn origins(&self, at: Square, role: Role) -> Vec<Origin> {
        if role == Role::Pawn {
            return self.pawn_origins(at);
        }
        let is_line = |(files, ranks): &(i8, i8)| *files == 0 || *ranks == 0;
        let slides = |step: &(i8, i8)| match role {
            Role::King | Role::Queen => true,
            Role::Rook | Role::Chancellor => is_line(step),
            Role::Bishop | Role::Archbishop => !is_line(step),
            Role::Knight | Role::Pawn => false,
        };
        let leaps = matches!(role, Role::Knight | Role::Archbishop | Role::Chancellor);
        let reach = if role == Role::King { 1 } else { usize::MAX };
        let along = STEPS.into_iter().filter(slides).flat_map(|step| self.free_squares(at, step).take(reach));
        let leaping = LEAPS.into_iter().filter(|_| leaps).flat_map(|leap| self.free_squares(at, leap).take(1));
        let origin = |from| Origin { from, role, capture: Capture::Perhaps };
        let mut origins: Vec<Origin> = along.chain(leaping).map(origin).collect();
        if self.board.size().promotions().contains(&role) {
            origins.extend(self.promotion_origins(at));
        }
        origins
    }

    fn free_squares(&self, from: Square, (files, ranks): (i8, i8)) -> impl Iterator<Item = Square> {
        std::iter::successors(from.offset(files, ranks), move |square| square.offset(files, ranks))
            .take_while(|square| self.is_free(*square))
    }

    fn is_free(&self, square: Square) -> bool {
        self.board.size().contains(square) && self.board.get(square).is_none()
    }

    /// Returns the free squares from which a pawn can have stepped or captured to `at`.
    fn behind(&self, at: Square) -> impl Iterator<Item = Origin> {
        let back = self.mover.pick(-1, 1);
        [(0, Capture::Never), (-1, Capture::Always), (1, Capture::Always)]
            .into_iter()
            .filter_map(move |(files, capture)| {
                Some(Origin { from: at.offset(files, back)?, role: Role::Pawn, capture })
            })
            .filter(|origin| self.is_free(origin.from) && origin.from.rank != self.board.size().back_rank(self.mover))
    }

    fn pawn_origins(&self, at: Square) -> Vec<Origin> {
        let back = self.mover.pick(-1, 1);
        let size = self.board.size();
        let passed = at.offset(0, back).filter(|passed| self.is_free(*passed));
        let is_double = |passed: &Square| size.has_double_step() && passed.rank == size.en_passant_rank(!self.mover);
        let from = passed.filter(is_double).and_then(|passed| passed.offset(0, back));
        let double = from.filter(|from| self.is_free(*from));
        let double = double.map(|from| Origin { from, role: Role::Pawn, capture: Capture::Never });
        self.behind(at).chain(double).collect()
    }

    fn promotion_origins(&self, at: Square) -> impl Iterator<Item = Origin> {
        let files = usize::from(self.board.size().files());
        let can_promote = || self.board.find(Piece::new(self.mover, Role::Pawn)).count() < files;
        let is_promotion = at.rank == self.board.size().back_rank(!self.mover) && can_promote();
        self.behind(at).filter(move |_| is_promotion)
    }

    fn en_passant(&self, at: Square) -> Vec<Retraction> {
        let forward = self.mover.pick(1, -1);
        let size = self.board.size();
        let (Some(victim), Some(came_from)) = (at.offset(0, -forward), at.offset(0, forward)) else {
            return Vec::new();
        };
        let is_possible = size.has_double_step()
            && at.rank == size.en_passant_rank(self.mover)
            && self.is_free(victim)
            && self.is_free(came_from)
            && self.missing.has_pawn();
        if !is_possible {
            return Vec::new();
        }
        let captured = Some((victim, Piece::new(!self.mover, Role::Pawn)));
        let origins =
            [-1, 1].into_iter().filter_map(|files| victim.offset(files, 0)).filter(|from| self.is_free(*from));
        origins.map(|from| Retraction { captured, ..self.quiet(from, at, Role::Pawn) }).collect()
    }

    /// Returns the castlings to one side. King and rook may have started on any files (Chess960).
    fn castlings(&self, side: Side) -> Vec<Retraction> {
        let board_size = self.board.size();
        let rank = board_size.back_rank(self.mover);
        let square = |file| Square::new(file, rank);
        let is_there = |at: Square, role| self.board.get(at) == Some(Piece::new(self.mover, role));
        let [king, rook] = board_size.castled_files(side).map(square);
        let has_castled = board_size.has_castling() && self.position.castling.mask(self.mover) == 0;
        if !has_castled || !is_there(king, Role::King) || !is_there(rook, Role::Rook) {
            return Vec::new();
        }
        let files = 0..board_size.files();
        let pairs = files.clone().flat_map(|king| files.clone().map(move |rook| (square(king), square(rook))));
        let on_its_side = |(king, rook): &(Square, Square)| if side == Side::King { king < rook } else { rook < king };
        let castling = |(king_from, rook_from)| Retraction {
            rook: Some((rook_from, rook)),
            ..self.quiet(king_from, king, Role::King)
        };
        pairs.filter(on_its_side).map(castling).filter(|castling| self.is_castling_possible(castling)).collect()
    }

    /// No other piece was between the outermost of the four squares, and no square of the king's path was attacked.
    fn is_castling_possible(&self, castling: &Retraction) -> bool {
        let Some((rook_from, rook)) = castling.rook else { return false };
        let rank = castling.to.rank;
        let files = [castling.from.file, castling.to.file, rook_from.file, rook.file];
        let (first, last) =
            files.into_iter().fold((u8::MAX, 0), |(first, last), file| (first.min(file), last.max(file)));
        let is_clear = |square: Square| square == castling.to || square == rook || self.is_free(square);
        let before = castling.board_before(self.board);
        let is_attacked = |square| attacks::attackers(&before, square, !self.mover).next().is_some();
        let mut path = castling.from.file.min(castling.to.file)..=castling.from.file.max(castling.to.file);
        (first..=last).all(|file| is_clear(Square::new(file, rank)))
            && !path.any(|file| is_attacked(Square::new(file, rank)))
    }
}

/// Returns the origin and destination of the double step that a possible en passant square implies, if there is one.
pub(in crate::rules) fn double_step(position: &Position) -> Option<(Square, Square)> {
    let passed = position.en_passant.filter(|square| position.en_passant_is_possible(*square))?;
    let forward = position.side_to_move.pick(-1, 1);
    Some((passed.offset(0, -forward)?, passed.offset(0, forward)?))
}

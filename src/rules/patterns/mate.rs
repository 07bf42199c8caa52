//! Pure, economical, model and ideal mates.

use super::{Pattern, PatternKind};
use crate::board::{Board, Color, Piece, Position, Role, Square};
use crate::rules::Play;
use crate::rules::attacks::{STEPS, attackers, checkers, sort_in_fen_order};

/// Returns the most special of the pure, economical, model and ideal mate if the side to move is mated so. Its squares
/// are the king, then the pieces that take part in FEN order.
///
/// ```
/// use fenwright::{notation::fen, rules::patterns::{PatternKind, mate_pattern}};
/// let position = fen::read("k1R5/8/1K6/8/8/8/8/4R3 b - - 0 1")?;
/// assert_eq!(mate_pattern(&position).map(|mate| mate.kind), Some(PatternKind::PureMate));
/// let position = fen::read("k1R5/8/1K6/8/8/8/8/8 b - - 0 1")?;
/// assert_eq!(mate_pattern(&position).map(|mate| mate.kind), Some(PatternKind::IdealMate));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn mate_pattern(position: &Position) -> Option<Pattern> {
    let mate = Mate::new(position)?;
    let kind = match (mate.is_pure(), mate.is_economical()) {
        (true, true) if mate.is_ideal() => PatternKind::IdealMate,
        (true, true) => PatternKind::ModelMate,
        (true, false) => PatternKind::PureMate,
        (false, true) => PatternKind::EconomicalMate,
        (false, false) => return None,
    };
    Some(Pattern { kind, squares: mate.squares() })
}

struct Mate<'a> {
    position: &'a Position,
    king: Square,
    /// The board without the mated king, which does not obstruct lines.
    open: Board,
    checkers: Vec<Square>,
    /// Pins that are needed: the pinned piece, and the piece that pins it.
    pins: Vec<(Square, Square)>,
}

impl<'a> Mate<'a> {
    fn new(position: &'a Position) -> Option<Self> {
        let play = Play::from_position(position)?;
        if !play.is_check() || play.count_moves() > 0 {
            return None;
        }
        let king = position.board.find(Piece::new(position.side_to_move, Role::King)).next()?;
        let mut open = position.board;
        open.set(king, None);
        let mut mate = Self { position, king, open, checkers: checkers(position), pins: Vec::new() };
        mate.pins = mate.pins();
        Some(mate)
    }

    fn pins(&self) -> Vec<(Square, Square)> {
        let is_king = |at: Square| self.open.get(at).is_some_and(|piece| piece.role == Role::King);
        let others = self.pieces(self.attack()).filter(|at| !self.checkers.contains(at) && !is_king(*at));
        let pinned = |pinner| self.parries_without(pinner).into_iter().map(move |pinned| (pinned, pinner));
        others.flat_map(pinned).collect()
    }

    fn attack(&self) -> Color {
        !self.position.side_to_move
    }

    fn pieces(&self, color: Color) -> impl Iterator<Item = Square> {
        let pieces = self.position.board.pieces();
        pieces.filter(move |(_, piece)| piece.color == color).map(|(square, _)| square)
    }

    /// Returns the squares of pieces other than the king that could parry the check if this piece did not attack along
    /// the line between it and the king.
    fn parries_without(&self, attacker: Square) -> Vec<Square> {
        let is_straight = attacker.file == self.king.file || attacker.rank == self.king.rank;
        // The square stays occupied, so that no other line opens.
        let harmless = if is_straight { Role::Bishop } else { Role::Rook };
        let mut position = *self.position;
        position.put(attacker, Some(Piece::new(self.attack(), harmless)));
        let moves = Play::from_position(&position).map(|play| play.moves()).unwrap_or_default();
        let mut from: Vec<Square> = moves.iter().map(|legal| legal.from).filter(|from| *from != self.king).collect();
        from.dedup();
        from
    }

    /// Returns the squares beside the king.
    fn field(&self) -> impl Iterator<Item = Square> {
        let beside = STEPS.iter().filter_map(|(files, ranks)| self.king.offset(*files, *ranks));
        beside.filter(|square| self.open.size().contains(*square))
    }

    fn guards(&self, square: Square) -> Vec<Square> {
        attackers(&self.open, square, self.attack()).collect()
    }

    fn is_blocked(&self, square: Square) -> bool {
        self.open.get(square).is_some_and(|piece| piece.color == self.position.side_to_move)
    }

    fn is_pure(&self) -> bool {
        let is_needed = |checker: &Square| !self.parries_without(*checker).is_empty();
        let is_check_pure = self.checkers.len() == 1 || self.checkers.iter().all(is_needed);
        is_check_pure && self.field().all(|square| self.is_taken_once(square))
    }

    fn is_taken_once(&self, square: Square) -> bool {
        match (self.is_blocked(square), self.guards(square).as_slice()) {
            (true, []) | (false, [_]) => true,
            (true, [guard]) => self.pins.contains(&(square, *guard)),
            _ => false,
        }
    }

    /// Returns `true` if a piece of the mating side checks, guards an unblocked square beside the king, or makes a pin
    /// that is needed.
    fn attacks_king(&self, square: Square) -> bool {
        let guards = |at: Square| !self.is_blocked(at) && self.guards(at).contains(&square);
        self.checkers.contains(&square)
            || self.pins.iter().any(|(_, pinner)| *pinner == square)
            || self.field().any(guards)
    }

    fn hampers_king(&self, square: Square) -> bool {
        self.field().any(|at| at == square) || self.pins.iter().any(|(pinned, _)| *pinned == square)
    }

    fn is_economical(&self) -> bool {
        let is_officer = |square: &Square| {
            let role = self.open.get(*square).map(|piece| piece.role);
            !matches!(role, Some(Role::King | Role::Pawn))
        };
        self.pieces(self.attack()).filter(is_officer).all(|square| self.attacks_king(square))
    }

    fn is_ideal(&self) -> bool {
        self.squares().len() == self.position.board.pieces().count()
    }

    fn squares(&self) -> Vec<Square> {
        let attacking = self.pieces(self.attack()).filter(|square| self.attacks_king(*square));
        let hampering = self.pieces(self.position.side_to_move).filter(|square| self.hampers_king(*square));
        let mut squares: Vec<Square> = attacking.chain(hampering).collect();
        sort_in_fen_order(&mut squares);
        squares.insert(0, self.king);
        squares
    }
}

//! Detecting checks without playing the moves, and mates in one.

use super::attacks::pawn_attacks;
use super::bitboard::{Bitboard, UP, bit, each, shifted};
use super::moves::{Move, MoveKind};
use super::position::RectanglePosition;
use crate::board::{Color, Role};

/// The squares from which the side to move gives check, and its pieces that can uncover a check.
pub(in crate::rules) struct CheckInfo<'a> {
    game: &'a RectanglePosition,
    king: u32,
    occupied: Bitboard,
    /// The squares from which a piece of each role attacks the king, indexed by `Role as usize`.
    check_squares: [Bitboard; 8],
    /// Pieces of the side to move that alone block the attack of an own slider on the opposing king.
    blockers: Bitboard,
}

impl<'a> CheckInfo<'a> {
    pub(in crate::rules) fn new(game: &'a RectanglePosition) -> Self {
        let (attacks, own, occupied) = (&game.layout.attacks, game.by_color(game.turn), game.occupied());
        let king = game.king(!game.turn);
        let (lines, diagonals) = (attacks.rook_attacks(king, occupied), attacks.bishop_attacks(king, occupied));
        let leaps = attacks.knight_attacks(king);
        let check_squares = Role::ALL.map(|role| match role {
            Role::King => 0,
            Role::Queen => lines | diagonals,
            Role::Rook => lines,
            Role::Bishop => diagonals,
            Role::Knight => leaps,
            Role::Pawn => pawn_attacks(bit(king), game.turn == Color::Black),
            Role::Archbishop => diagonals | leaps,
            Role::Chancellor => lines | leaps,
        });
        let hiding = (lines | diagonals) & own;
        let mut blockers = 0;
        if hiding != 0 {
            for rider in each(attacks.slider_attackers(king, occupied & !hiding, game.sliders(game.turn))) {
                blockers |= attacks.between(king, rider) & hiding;
            }
        }
        Self { game, king, occupied, check_squares, blockers }
    }

    pub(in crate::rules) fn is_check(&self, played: Move) -> bool {
        let (from, to) = (u32::from(played.from), u32::from(played.to));
        let is_direct = match played.kind {
            MoveKind::Plain => {
                self.game.role_at(from).is_some_and(|role| self.check_squares[role as usize] & bit(to) != 0)
            }
            // The pawn may have blocked the line that the promoted piece attacks along.
            MoveKind::Promotion(role) => self.attacked_after(role, from, to) & bit(self.king) != 0,
            // These moves change more squares. They are rare, so playing them costs little.
            MoveKind::EnPassant | MoveKind::Castling => return self.game.after(played).is_check(),
        };
        is_direct || self.uncovers(from, to)
    }

    fn uncovers(&self, from: u32, to: u32) -> bool {
        self.blockers & bit(from) != 0 && self.game.layout.attacks.line_through(self.king, from) & bit(to) == 0
    }

    fn attacked_after(&self, role: Role, from: u32, to: u32) -> Bitboard {
        self.attacked(role, to, self.occupied & !bit(from) | bit(to))
    }

    fn attacked(&self, role: Role, at: u32, occupied: Bitboard) -> Bitboard {
        match role {
            Role::Pawn => pawn_attacks(bit(at), self.game.turn == Color::White),
            _ => self.game.layout.attacks.piece_attacks(role, at, occupied),
        }
    }

    /// Returns `true` if there is a legal move that mates. Calls `count` before examining each check.
    pub(in crate::rules) fn has_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E> {
        const PIECES: [Role; 7] =
            [Role::Queen, Role::Chancellor, Role::Rook, Role::Archbishop, Role::Bishop, Role::Knight, Role::King];
        let mut is_mate = |played: Move| {
            count()?;
            Ok(self.is_mate(played))
        };
        let own = self.game.by_color(self.game.turn);
        for role in PIECES {
            let direct = self.check_squares[role as usize];
            for from in each(own & self.game.by_role(role)) {
                let mut targets = self.attacked(role, from, self.occupied) & !own;
                if self.blockers & bit(from) == 0 {
                    targets &= direct;
                }
                for to in each(targets) {
                    let is_check = direct & bit(to) != 0 || self.uncovers(from, to);
                    if is_check && is_mate(Move::new(from, to, MoveKind::Plain))? {
                        return Ok(true);
                    }
                }
            }
        }
        for from in each(own & self.game.by_role(Role::Pawn)) {
            for to in each(self.pawn_targets(from)) {
                for kind in self.kinds_of_step(to) {
                    let played = Move::new(from, to, kind);
                    if self.is_check(played) && is_mate(played)? {
                        return Ok(true);
                    }
                }
            }
        }
        for played in self.game.special_moves() {
            if self.is_check(played) && is_mate(played)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn kinds_of_step(&self, to: u32) -> impl Iterator<Item = MoveKind> {
        let layout = self.game.layout;
        let is_last = layout.last_ranks[self.game.turn as usize] & bit(to) != 0;
        let promotions = if is_last { layout.size.promotions() } else { &[] };
        let plain = (!is_last).then_some(MoveKind::Plain);
        promotions.iter().map(|role| MoveKind::Promotion(*role)).chain(plain)
    }

    fn pawn_targets(&self, from: u32) -> Bitboard {
        let (turn, free) = (self.game.turn, !self.occupied);
        let up = turn.pick(UP, -UP);
        let one = shifted(bit(from), up) & free;
        let two = shifted(one & self.game.layout.third_ranks[turn as usize], up) & free;
        one | two | self.attacked(Role::Pawn, from, 0) & self.game.by_color(!turn)
    }

    /// Returns `true` if a move that gives check is legal and mates. The move must be pseudo-legal.
    fn is_mate(&self, played: Move) -> bool {
        let (from, to) = (u32::from(played.from), u32::from(played.to));
        let role = match played.kind {
            MoveKind::Plain => self.game.role_at(from),
            MoveKind::Promotion(role) => Some(role),
            MoveKind::EnPassant | MoveKind::Castling => None,
        };
        !role.is_some_and(|role| self.has_escape(role, from, to))
            && !self.game.after(played).has_moves()
            && self.game.is_legal(played)
    }

    fn has_escape(&self, role: Role, from: u32, to: u32) -> bool {
        let game = self.game;
        // The king does not block attacks on the squares behind it.
        let occupied = self.occupied & !bit(from) & !bit(self.king) | bit(to);
        let theirs = game.by_color(!game.turn) & !bit(to);
        let squares = game.layout.attacks.king_attacks(self.king) & !theirs & !self.attacked(role, to, occupied);
        each(squares).any(|square| game.attackers(square, game.turn, occupied) & !bit(from) == 0)
    }
}

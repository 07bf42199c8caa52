//! Which moves give check, told without playing them, and whether one of them mates.

use super::attacks::by_pawns;
use super::moves::{Move, MoveKind};
use super::position::Rectangle;
use super::squares::{Set, UP, bit, each, is_many, shifted};
use crate::board::{Color, Role};

/// From where the side to move gives check, and which of its men would uncover one.
pub(in crate::rules) struct Checking<'a> {
    game: &'a Rectangle,
    /// The other side's king.
    king: u32,
    occupied: Set,
    /// The squares from which a man of each kind attacks the king, by `Role as usize`.
    direct: [Set; 8],
    /// Men of the side to move that stand alone between the king and a man of their own that attacks along that line.
    screens: Set,
}

impl<'a> Checking<'a> {
    /// Looks at the other side's king.
    pub(in crate::rules) fn of(game: &'a Rectangle) -> Self {
        let (attacks, own, occupied) = (&game.layout.attacks, game.of_color(game.turn), game.occupied());
        let king = game.king(!game.turn);
        let (lines, diagonals) = (attacks.on_lines(king, occupied), attacks.on_diagonals(king, occupied));
        let leaps = attacks.leaps(king);
        let direct = Role::ALL.map(|role| match role {
            Role::King => 0,
            Role::Queen => lines | diagonals,
            Role::Rook => lines,
            Role::Bishop => diagonals,
            Role::Knight => leaps,
            Role::Pawn => by_pawns(bit(king), game.turn == Color::Black),
            Role::Archbishop => diagonals | leaps,
            Role::Chancellor => lines | leaps,
        });
        let hiding = (lines | diagonals) & own;
        let mut screens = 0;
        if hiding != 0 {
            for rider in each(attacks.riders(king, occupied & !hiding, game.riders(game.turn))) {
                screens |= attacks.between(king, rider) & hiding;
            }
        }
        Self { game, king, occupied, direct, screens }
    }

    /// Whether a legal move gives check.
    pub(in crate::rules) fn is_check(&self, played: Move) -> bool {
        let (from, to) = (u32::from(played.from), u32::from(played.to));
        let is_direct = match played.kind {
            MoveKind::Plain => self.game.role_at(from).is_some_and(|role| self.direct[role as usize] & bit(to) != 0),
            // The pawn may have stood between the king and the square where it is promoted.
            MoveKind::Promotion(role) => self.attacked_after(role, from, to) & bit(self.king) != 0,
            // Two men change their squares, or one more leaves the board: rare enough to be played.
            MoveKind::EnPassant | MoveKind::Castling => return self.game.after(played).is_check(),
        };
        is_direct || self.uncovers(from, to)
    }

    fn uncovers(&self, from: u32, to: u32) -> bool {
        self.screens & bit(from) != 0 && self.game.layout.attacks.line(self.king, from) & bit(to) == 0
    }

    /// What a man of the side to move attacks that came to a square.
    fn attacked_after(&self, role: Role, from: u32, to: u32) -> Set {
        self.attacked(role, to, self.occupied & !bit(from) | bit(to))
    }

    fn attacked(&self, role: Role, at: u32, occupied: Set) -> Set {
        match role {
            Role::Pawn => by_pawns(bit(at), self.game.turn == Color::White),
            _ => self.game.layout.attacks.of_role(role, at, occupied),
        }
    }

    /// Whether there is a legal move that mates. `count` is told of each check that is looked at.
    pub(in crate::rules) fn is_there_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E> {
        const PIECES: [Role; 7] =
            [Role::Queen, Role::Chancellor, Role::Rook, Role::Archbishop, Role::Bishop, Role::Knight, Role::King];
        let mut is_mate = |played: Move| {
            count()?;
            Ok(self.mates(played))
        };
        let own = self.game.of_color(self.game.turn);
        for role in PIECES {
            let direct = self.direct[role as usize];
            for from in each(own & self.game.of_role(role)) {
                let mut targets = self.attacked(role, from, self.occupied) & !own;
                if self.screens & bit(from) == 0 {
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
        for from in each(own & self.game.of_role(Role::Pawn)) {
            for to in each(self.pawn_targets(from)) {
                for kind in self.kinds_of_step(to) {
                    let played = Move::new(from, to, kind);
                    if self.is_check(played) && is_mate(played)? {
                        return Ok(true);
                    }
                }
            }
        }
        for played in self.game.rare_moves() {
            if self.is_check(played) && is_mate(played)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What a pawn's step to a square can be.
    fn kinds_of_step(&self, to: u32) -> impl Iterator<Item = MoveKind> {
        let layout = self.game.layout;
        let is_last = layout.last_ranks[self.game.turn as usize] & bit(to) != 0;
        let promotions = if is_last { layout.promotions() } else { &[] };
        let plain = (!is_last).then_some(MoveKind::Plain);
        promotions.iter().map(|role| MoveKind::Promotion(*role)).chain(plain)
    }

    /// Where a pawn goes or captures, but for en passant.
    fn pawn_targets(&self, from: u32) -> Set {
        let (turn, free) = (self.game.turn, !self.occupied);
        let up = turn.pick(UP, -UP);
        let one = shifted(bit(from), up) & free;
        let two = shifted(one & self.game.layout.third_ranks[turn as usize], up) & free;
        one | two | self.attacked(Role::Pawn, from, 0) & self.game.of_color(!turn)
    }

    /// Whether a check mates that is legal but for the mover's own king.
    fn mates(&self, played: Move) -> bool {
        let (from, to) = (u32::from(played.from), u32::from(played.to));
        let role = match played.kind {
            MoveKind::Plain => self.game.role_at(from),
            MoveKind::Promotion(role) => Some(role),
            MoveKind::EnPassant | MoveKind::Castling => None,
        };
        !role.is_some_and(|role| self.has_flight(role, from, to))
            && !self.game.after(played).has_moves()
            && self.game.is_legal(played)
    }

    /// Whether the other king has a square to go to after a move.
    fn has_flight(&self, role: Role, from: u32, to: u32) -> bool {
        let game = self.game;
        // The king does not hide what is behind it from a man that gives check.
        let occupied = self.occupied & !bit(from) & !bit(self.king) | bit(to);
        let theirs = game.of_color(!game.turn) & !bit(to);
        let squares = game.layout.attacks.steps(self.king) & !theirs & !self.attacked(role, to, occupied);
        each(squares).any(|square| game.attackers(square, game.turn, occupied) & !bit(from) == 0)
    }
}

impl Rectangle {
    /// To how many squares a king could go, whoever is to move. Castling does not count.
    pub(in crate::rules) fn flights(&self, color: Color) -> usize {
        let king = self.king(color);
        let occupied = self.occupied() & !bit(king);
        let squares = each(self.layout.attacks.steps(king) & !self.of_color(color));
        squares.filter(|square| self.attackers(*square, !color, occupied) == 0).count()
    }

    /// Whether a side has nothing but its king.
    pub(in crate::rules) const fn is_bare(&self, color: Color) -> bool {
        !is_many(self.of_color(color))
    }
}

//! Sets of positions: legal ones, checks, and moves that stay within the material.
//!
//! A word is a king pair with the square of the outer piece, if there is one. Its sets are bitboards with the squares of
//! the inner piece, so that up to a hundred positions are examined at once.

use super::bits::{Board, up};
use super::frame::{Frame, Symmetry};
use super::table::Layout;
use crate::board::{Color, Piece, Role};
use crate::rules::rectangle::bitboard::{Bitboard, UP, bit, each};

/// The geometry of one material, whose pieces other than the kings are an inner and perhaps an outer one.
#[derive(Debug)]
pub(super) struct Geometry {
    pub(super) layout: Layout,
    pub(super) outer: Option<Piece>,
    pub(super) inner: Piece,
}

/// A king pair with the square of the outer piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) pair: usize,
    pub(super) kings: [u32; 2],
    /// The square of the outer piece.
    pub(super) outer: Option<u32>,
}

/// A king move to another pair, whose numbering is seen through a symmetry.
#[derive(Clone, Copy, Debug)]
pub(super) struct KingMove {
    pub(super) pair: usize,
    symmetry: Symmetry,
}

/// Steps of sliding pieces, as differences of bit indexes: along lines, then along diagonals.
const STEPS: [i32; 8] = [1, -1, UP, -UP, UP + 1, UP - 1, -UP + 1, -UP - 1];

impl Geometry {
    pub(super) fn frame(&self) -> &Frame {
        &self.layout.frame
    }

    pub(super) fn board(&self) -> &Board {
        &self.layout.frame.board
    }

    /// Returns the number of words for each king pair.
    pub(super) fn words_per_pair(&self) -> usize {
        self.layout.per_pair / self.layout.inner
    }

    pub(super) fn word(&self, number: usize) -> Word {
        let (pair, place) = (number / self.words_per_pair(), number % self.words_per_pair());
        let outer = self.outer.map(|_| self.layout.square(0, place));
        Word { pair, kings: self.frame().pairs[pair], outer }
    }

    /// Returns the place of a square of the inner piece.
    pub(super) fn inner_place(&self, at: u32) -> usize {
        self.layout.place(usize::from(self.outer.is_some()), at)
    }

    pub(super) fn number(&self, pair: usize, outer: Option<u32>) -> usize {
        pair * self.words_per_pair() + outer.map_or(0, |at| self.layout.place(0, at))
    }

    /// Returns the squares of the inner piece at which no two pieces share a square.
    pub(super) fn placed(&self, word: &Word) -> Bitboard {
        let kings = word.occupied_by_kings();
        match word.outer.map(bit) {
            Some(outer) if outer & kings != 0 => 0,
            outer => self.board().squares_for(self.inner.role) & !kings & !outer.unwrap_or_default(),
        }
    }

    /// Returns the squares of the inner piece at which this color's king is attacked.
    pub(super) fn attacked(&self, word: &Word, color: Color) -> Bitboard {
        let king = word.kings[color as usize];
        let by_inner = if self.inner.color == color {
            0
        } else {
            // Attacks are symmetric, but a pawn attacks in the direction of the other color's.
            self.board().attacks(self.inner.role, color, king, word.occupied())
        };
        let by_outer = self.outer.zip(word.outer).filter(|(outer, _)| outer.color != color).map_or(0, |(outer, at)| {
            let attacks = self.board().attacks(outer.role, outer.color, at, word.occupied_by_kings());
            let can_leap = self.board().attacks.knight_attacks(at) & bit(king) != 0;
            match attacks & bit(king) {
                0 => 0,
                _ if can_leap => Bitboard::MAX,
                _ => !self.board().attacks.between(at, king),
            }
        });
        by_inner | by_outer
    }

    pub(super) fn king_moves(&self, kings: [u32; 2], color: Color) -> Vec<KingMove> {
        let targets = self.board().attacks.king_attacks(kings[color as usize]);
        let to_pair = |to: u32| {
            let (pair, symmetry) = self.frame().number(moved(kings, color, to))?;
            Some(KingMove { pair, symmetry })
        };
        each(targets).filter_map(to_pair).collect()
    }

    /// Returns those of the `wanted` positions of a word from which a move, neither capture nor promotion, leads into
    /// `sets`. These have the other side to move, and pieces on different squares.
    ///
    /// Double steps that can be answered by a capture en passant are left out.
    pub(super) fn with_move_into(
        &self,
        word: &Word,
        color: Color,
        king_moves: &[KingMove],
        sets: &[Bitboard],
        wanted: Bitboard,
    ) -> Bitboard {
        let mut found = self.with_king_move_into(word, king_moves, sets, wanted);
        if let Some((outer, at)) = self.outer.zip(word.outer).filter(|(outer, _)| outer.color == color)
            && found & wanted != wanted
        {
            let first = word.pair * self.words_per_pair();
            let set = |to: u32| sets[first + self.layout.place(0, to)];
            found |= match outer.role {
                Role::Pawn => self.with_pawn_move_into(word, outer.color, at, set),
                role => self.with_outer_move_into(word, role, at, set),
            };
        }
        if self.inner.color == color && found & wanted != wanted {
            let targets = sets[self.number(word.pair, word.outer)];
            found |= self.board().origins(self.inner.role, color, targets, self.board().squares & !word.occupied());
            if self.inner.role == Role::Pawn {
                let quiet = targets & !self.beside_outer_pawn(word);
                found |= self.board().pawn_double_step(color, quiet, self.board().squares & !word.occupied());
            }
        }
        found & wanted
    }

    fn with_king_move_into(
        &self,
        word: &Word,
        king_moves: &[KingMove],
        sets: &[Bitboard],
        wanted: Bitboard,
    ) -> Bitboard {
        let mut found = 0;
        for KingMove { pair, symmetry } in king_moves {
            let outer = word.outer.map(|at| self.frame().square(*symmetry, at));
            let set = sets[self.number(*pair, outer)];
            if set == 0 {
                continue;
            }
            found |= if symmetry.is_identity() { set } else { self.frame().set(symmetry.inverse(), set) };
            if found & wanted == wanted {
                break;
            }
        }
        found
    }

    fn with_outer_move_into(&self, word: &Word, role: Role, at: u32, set: impl Fn(u32) -> Bitboard) -> Bitboard {
        let (board, kings) = (self.board(), word.occupied_by_kings());
        let mut found = 0;
        let steps = match role {
            Role::Queen => &STEPS[..],
            Role::Rook | Role::Chancellor => &STEPS[..4],
            Role::Bishop | Role::Archbishop => &STEPS[4..],
            _ => &[],
        };
        for step in steps {
            let (mut crossed, mut to) = (0, at.wrapping_add_signed(*step));
            while to < 128 && board.squares & !kings & bit(to) != 0 {
                found |= set(to) & !crossed;
                crossed |= bit(to);
                to = to.wrapping_add_signed(*step);
            }
        }
        if matches!(role, Role::Knight | Role::Archbishop | Role::Chancellor) {
            found |= each(board.attacks.knight_attacks(at) & !kings).fold(0, |found, to| found | set(to));
        }
        found
    }

    fn with_pawn_move_into(&self, word: &Word, color: Color, at: u32, set: impl Fn(u32) -> Bitboard) -> Bitboard {
        let board = self.board();
        let blocked = word.occupied_by_kings() | board.last_rank(color);
        let one = at.wrapping_add_signed(up(color));
        if bit(one) & blocked != 0 {
            return 0;
        }
        let two = one.wrapping_add_signed(up(color));
        let is_double = bit(one) & board.layout.third_ranks[color as usize] != 0 && bit(two) & blocked == 0;
        let double = if is_double { set(two) & !bit(one) & !self.beside_by_inner(color, two) } else { 0 };
        set(one) | double
    }

    /// Returns the squares of the inner piece from which it captures the outer pawn en passant.
    fn beside_by_inner(&self, color: Color, two: u32) -> Bitboard {
        if self.inner == Piece::new(!color, Role::Pawn) { self.board().beside(two) } else { 0 }
    }

    /// Returns the squares where the inner pawn could be captured en passant by the outer one.
    fn beside_outer_pawn(&self, word: &Word) -> Bitboard {
        let capturer = Piece::new(!self.inner.color, Role::Pawn);
        word.outer.filter(|_| self.outer == Some(capturer)).map_or(0, |at| self.board().beside(at))
    }
}

impl Word {
    pub(super) const fn occupied_by_kings(&self) -> Bitboard {
        bit(self.kings[0]) | bit(self.kings[1])
    }

    pub(super) fn occupied(&self) -> Bitboard {
        self.occupied_by_kings() | self.outer.map_or(0, bit)
    }
}

/// Returns the squares of both kings after one of them has moved.
pub(super) const fn moved(mut kings: [u32; 2], color: Color, to: u32) -> [u32; 2] {
    kings[color as usize] = to;
    kings
}

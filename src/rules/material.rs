//! Counting and comparing material.

use crate::board::{Bitboards, Board, Color, Role};

/// The number of pieces of each role and side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Material {
    counts: [[u8; 8]; 2],
}

impl Material {
    /// Counts the pieces on a board.
    pub fn from_board(board: &Board) -> Self {
        let mut material = Self::default();
        for (_, piece) in board.pieces() {
            material.counts[piece.color as usize][piece.role as usize] += 1;
        }
        material
    }

    /// Counts the pieces of bitboards.
    ///
    /// ```
    /// use fenwright::{Position, board::Bitboards, rules::Material};
    /// let board = Position::start().board;
    /// assert_eq!(Bitboards::from_board(&board).map(|men| Material::from_bitboards(&men)), Some(Material::from_board(&board)));
    /// ```
    pub fn from_bitboards(men: &Bitboards) -> Self {
        let counts = Color::ALL.map(|color| Role::ALL.map(|role| men.by_piece(color, role).count_ones() as u8));
        Self { counts }
    }

    /// Returns the number of pieces of this color and role.
    pub const fn count(&self, color: Color, role: Role) -> u8 {
        self.counts[color as usize][role as usize]
    }

    /// Returns the number of pieces of a side, its king included.
    pub fn total(&self, color: Color) -> u8 {
        self.counts[color as usize].iter().sum()
    }

    /// Returns White's material lead in pawns; negative if Black is ahead. Kings do not count.
    ///
    /// ```
    /// use fenwright::{notation::fen, rules::Material};
    /// let exchange_up = fen::read("3nk3/8/8/8/8/8/8/R3K3 w - - 0 1")?;
    /// assert_eq!(Material::from_board(&exchange_up.board).balance(), 2);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn balance(&self) -> i32 {
        let lead = |role| i32::from(self.count(Color::White, role)) - i32::from(self.count(Color::Black, role));
        PIECE_VALUES.into_iter().map(|(role, worth)| lead(role) * worth).sum()
    }

    /// Returns the roles in which a side has more pieces than the other side, with the surplus of each. The strongest
    /// role comes first; kings are left out.
    pub fn imbalance(&self, color: Color) -> Vec<(Role, u8)> {
        let surplus = |role| self.count(color, role).saturating_sub(self.count(!color, role));
        PIECE_VALUES.into_iter().map(|(role, _)| (role, surplus(role))).filter(|(_, count)| *count > 0).collect()
    }
}

/// The conventional piece values in pawns, the strongest first.
const PIECE_VALUES: [(Role, i32); 7] = [
    (Role::Queen, 9),
    (Role::Chancellor, 8),
    (Role::Archbishop, 7),
    (Role::Rook, 5),
    (Role::Bishop, 3),
    (Role::Knight, 3),
    (Role::Pawn, 1),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Piece, Position, Size};

    type Row = (&'static str, i32, &'static [(Role, u8)], &'static [(Role, u8)]);

    fn of(men: &str) -> Material {
        let size = Size::new(10, 8).unwrap_or(Size::STANDARD);
        let mut board = Board::empty(size);
        for (square, letter) in size.squares().zip(men.chars()) {
            board.set(square, Piece::from_letter(letter));
        }
        Material::from_board(&board)
    }

    #[test]
    fn men_are_counted_and_weighed() {
        let start = Material::from_board(&Position::start().board);
        assert_eq!((start.total(Color::White), start.count(Color::Black, Role::Knight), start.balance()), (16, 2, 0));
        let cases: [Row; 6] = [
            ("Kk", 0, &[], &[]),
            ("KRkn", 2, &[(Role::Rook, 1)], &[(Role::Knight, 1)]),
            ("KRRPPkqp", 2, &[(Role::Rook, 2), (Role::Pawn, 1)], &[(Role::Queen, 1)]),
            ("KBkn", 0, &[(Role::Bishop, 1)], &[(Role::Knight, 1)]),
            ("Kkac", -15, &[], &[(Role::Chancellor, 1), (Role::Archbishop, 1)]),
            ("KKKk", 0, &[], &[]),
        ];
        for (men, balance, white, black) in cases {
            let material = of(men);
            let found = Color::ALL.map(|color| material.imbalance(color));
            assert_eq!((material.balance(), found), (balance, [white.to_vec(), black.to_vec()]), "{men}");
        }
        assert_eq!(of("K").count(Color::White, Role::King), 1);
    }
}

//! Random positions, most of them almost legal.

use fenwright::{Castling, Color, Piece, Position, Role, Size, Square};

/// An iterator of random positions with a seed.
pub(super) struct Boards {
    random: fastrand::Rng,
    /// A position of a game, as a base for small changes.
    base: Position,
}

impl Boards {
    pub(super) fn new(seed: u64) -> Self {
        Self { random: fastrand::Rng::with_seed(seed), base: Position::start() }
    }

    /// Sets the position that is the base of every other position.
    pub(super) const fn rebase(&mut self, base: &Position) {
        self.base = *base;
    }

    /// The next position.
    pub(super) fn next(&mut self) -> Position {
        let mut position = match self.random.u8(0..6) {
            0 => self.sparse(),
            1 => self.attacked_king(),
            2 => self.crowded(),
            3 => self.spoiled(&Position::start(), 24),
            _ => self.spoiled(&self.base.clone(), 3),
        };
        self.change_fields(&mut position);
        position
    }

    fn square(&mut self) -> Square {
        Square::new(self.random.u8(0..8), self.random.u8(0..8))
    }

    fn color(&mut self) -> Color {
        Color::ALL[self.random.usize(0..2)]
    }

    /// Adds any piece except a king. Pawns are rarely on back ranks.
    fn put_man(&mut self, position: &mut Position, color: Color, square: Square) {
        let roles = [Role::Pawn, Role::Pawn, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let role = roles[self.random.usize(0..roles.len())];
        let is_odd = role == Role::Pawn && [0, 7].contains(&square.rank) && self.random.u8(0..50) > 0;
        if !is_odd && position.board.get(square).is_none() {
            position.board.set(square, Some(Piece::new(color, role)));
        }
    }

    /// Mostly one king per side, and some pieces.
    fn with_kings(&mut self) -> Position {
        let mut position = Position::empty(Size::STANDARD);
        for color in Color::ALL {
            let kings = match self.random.u8(0..60) {
                0 => 0,
                1 => 2,
                _ => 1,
            };
            for _ in 0..kings {
                let at_home = self.random.u8(0..4) == 0;
                let square = if at_home { Square::new(self.random.u8(0..8), color.pick(0, 7)) } else { self.square() };
                position.board.set(square, Some(Piece::new(color, Role::King)));
            }
        }
        position
    }

    fn sparse(&mut self) -> Position {
        let mut position = self.with_kings();
        for _ in 0..self.random.usize(0..10) {
            let (color, square) = (self.color(), self.square());
            self.put_man(&mut position, color, square);
        }
        position
    }

    fn crowded(&mut self) -> Position {
        let mut position = self.with_kings();
        for _ in 0..self.random.usize(15..45) {
            let (color, square) = (self.color(), self.square());
            self.put_man(&mut position, color, square);
        }
        position
    }

    /// A king with two or three pieces of the other side on lines with it or a knight's move away: checks of every
    /// kind, also after a double step of a pawn.
    fn attacked_king(&mut self) -> Position {
        let mut position = self.with_kings();
        let color = self.color();
        position.side_to_move = color;
        let Some(king) = position.board.find(Piece::new(color, Role::King)).next() else { return position };
        if self.random.bool() {
            let stepped = Square::new(self.random.u8(0..8), color.pick(4, 3));
            if position.board.get(stepped).is_none() {
                position.board.set(stepped, Some(Piece::new(!color, Role::Pawn)));
            }
        }
        for _ in 0..self.random.usize(2..=3) {
            let (files, ranks) = [(0, 1), (1, 1), (1, 0), (1, 2), (2, 1)][self.random.usize(0..5)];
            let reach = if files + ranks == 3 { 1 } else { self.random.i8(1..6) };
            let sign = |random: &mut fastrand::Rng| if random.bool() { reach } else { -reach };
            let (files, ranks) = (files * sign(&mut self.random), ranks * sign(&mut self.random));
            if let Some(square) = king.offset(files, ranks).filter(|square| square.file < 8 && square.rank < 8) {
                self.put_man(&mut position, !color, square);
            }
        }
        for _ in 0..self.random.usize(0..4) {
            let (color, square) = (self.color(), self.square());
            self.put_man(&mut position, color, square);
        }
        position
    }

    /// A position of a game with some squares changed.
    fn spoiled(&mut self, base: &Position, most: usize) -> Position {
        let mut position = *base;
        for _ in 0..self.random.usize(0..=most) {
            let (color, square, other) = (self.color(), self.square(), self.square());
            let piece = position.board.get(square);
            let is_king = piece.is_some_and(|piece| piece.role == Role::King);
            match self.random.u8(0..4) {
                0 if !is_king => position.board.set(square, None),
                1 => self.put_man(&mut position, color, square),
                _ if position.board.get(other).is_none_or(|piece| piece.role != Role::King) => {
                    position.board.set(square, None);
                    position.board.set(other, piece);
                }
                _ => {}
            }
        }
        position
    }

    fn change_fields(&mut self, position: &mut Position) {
        if self.random.u8(0..3) == 0 {
            position.side_to_move = self.color();
        }
        match self.random.u8(0..8) {
            0 => position.castling = self.backed_rights(position),
            1 => {
                let (color, file) = (self.color(), self.random.u8(0..8));
                position.castling.set(color, file, self.random.bool());
            }
            2 | 3 => {}
            _ => position.castling = Castling::NONE,
        }
        match self.random.u8(0..8) {
            0 | 1 => position.en_passant = position.en_passant_candidates().first().copied(),
            2 => {
                let rank = position.board.size().en_passant_rank(position.side_to_move);
                position.en_passant = Some(Square::new(self.random.u8(0..8), rank));
            }
            _ => {
                let side = position.side_to_move;
                position.en_passant =
                    position.en_passant.filter(|square| square.rank == position.board.size().en_passant_rank(side));
            }
        }
        position.halfmove_clock = [0, 0, 1, 50, 100, 101, 150, 151, 9999][self.random.usize(0..9)];
        position.fullmove_number = self.random.u16(1..200);
    }

    fn backed_rights(&mut self, position: &Position) -> Castling {
        let mut castling = Castling::NONE;
        for color in Color::ALL {
            for file in 0..8 {
                if Castling::is_backed(&position.board, color, file) && self.random.u8(0..5) > 0 {
                    castling.set(color, file, true);
                }
            }
        }
        castling
    }
}

//! A position: what the six fields of FEN say.

use super::{Board, Castling, Checks, Color, Holdings, Piece, Role, Rules, Size, Square, Variant};

/// The largest halfmove clock and move number that a position can state.
pub const MAX_CLOCK: u16 = 9999;

/// What the six fields of FEN say (PGN standard, section 16.1.3), legal or not, and by which rules it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// What stands where.
    pub board: Board,
    /// Whose turn it is.
    pub side_to_move: Color,
    /// The castling rights as stated.
    pub castling: Castling,
    /// The square a pawn just passed in a double step, as stated. On the third rank when Black is to
    /// move and on the third from the top when White is; text cannot state any other.
    pub en_passant: Option<Square>,
    /// Half moves since the last capture or pawn move, 0 to [`MAX_CLOCK`].
    pub halfmove_clock: u16,
    /// The number of the next full move, 1 to [`MAX_CLOCK`].
    pub fullmove_number: u16,
    /// By which rules it is played; others than those of chess only on 8x8.
    pub rules: Rules,
}

impl Position {
    /// An empty board with White to move, no rights and the clocks of a new game.
    pub const fn empty(size: Size) -> Self {
        Self {
            board: Board::empty(size),
            side_to_move: Color::White,
            castling: Castling::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            rules: Rules::Standard,
        }
    }

    /// The start position of ordinary chess.
    ///
    /// ```
    /// use fenwright::{Position, notation::fen};
    /// assert_eq!(fen::write(&Position::start()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    pub fn start() -> Self {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let back = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut position = Self::empty(Size::STANDARD);
        for (file, role) in (0..).zip(back) {
            for (color, home, pawns) in [(Color::White, 0, 1), (Color::Black, 7, 6)] {
                position.board.set(Square::new(file, home), Some(Piece::new(color, role)));
                position.board.set(Square::new(file, pawns), Some(Piece::new(color, Role::Pawn)));
            }
        }
        position.castling = Castling::of_corners(Size::STANDARD);
        position
    }

    /// The start position that is usual on a board of this size: the one of ordinary chess on 8x8, of Capablanca's chess on
    /// 10x8; `None` on others.
    ///
    /// ```
    /// use fenwright::{Position, Size, notation::fen};
    /// let capablanca = Size::new(10, 8).and_then(Position::start_of).unwrap();
    /// assert!(fen::write(&capablanca).starts_with("rnabqkbcnr/pppppppppp/"));
    /// ```
    pub fn start_of(size: Size) -> Option<Self> {
        /// White's back rank in Capablanca's chess, from the a-file on.
        const CAPABLANCA: &str = "RNABQKBCNR";
        if size.is_standard() {
            return Some(Self::start());
        }
        if (size.files(), size.ranks()) != (10, 8) {
            return None;
        }
        let mut position = Self::empty(size);
        let pawn = Piece::new(Color::White, Role::Pawn);
        for (file, piece) in (0..).zip(CAPABLANCA.chars().filter_map(Piece::from_letter)) {
            for (man, rank) in [(piece, 0), (pawn, 1)] {
                position.board.set(Square::new(file, rank), Some(man));
                position.board.set(Square::new(file, size.ranks() - 1 - rank), Some(man.recolored()));
            }
        }
        position.castling = Castling::of_corners(size);
        Some(position)
    }

    /// The start position of a variant.
    ///
    /// ```
    /// use fenwright::board::Variant;
    /// use fenwright::{Position, notation::fen};
    /// let race = Position::start_in(Variant::RacingKings);
    /// assert_eq!(fen::write(&race), "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
    /// ```
    pub fn start_in(variant: Variant) -> Self {
        /// The ranks of White's pawns from the first on, and the two ranks of a race.
        const HORDE: [&str; 5] = ["PPPPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP", ".PP..PP."];
        const RACE: [&str; 2] = ["qrbnNBRQ", "krbnNBRK"];
        let start = Self { rules: variant.rules(), ..Self::start() };
        let put = |mut position: Self, ranks: &[&str]| {
            for (rank, letters) in (0..).zip(ranks) {
                for (file, letter) in (0..).zip(letters.chars()) {
                    position.board.set(Square::new(file, rank), Piece::from_letter(letter));
                }
            }
            position
        };
        match variant {
            Variant::Antichess => Self { castling: Castling::NONE, ..start },
            Variant::Horde => {
                let mut horde = put(start, &HORDE);
                for file in 0..Size::STANDARD.files() {
                    horde.castling.set(Color::White, file, false);
                }
                horde
            }
            Variant::RacingKings => put(Self { rules: start.rules, ..Self::empty(Size::STANDARD) }, &RACE),
            _ => start,
        }
    }

    /// By which rules it is played.
    pub const fn variant(&self) -> Variant {
        self.rules.variant()
    }

    /// The same by other rules, with what a game by those begins with; by its own rules it stays as it is. Boards other than
    /// 8x8 have one set of rules.
    #[must_use]
    pub fn with_variant(self, variant: Variant) -> Self {
        if variant == self.variant() {
            return self;
        }
        let variant = if self.board.size().is_standard() { variant } else { Variant::Standard };
        Self { rules: variant.rules(), ..self }
    }

    /// The men in hand and the promoted ones, in crazyhouse.
    pub const fn holdings(&self) -> Option<&Holdings> {
        if let Rules::Crazyhouse(holdings) = &self.rules { Some(holdings) } else { None }
    }

    /// The checks that are left, in three-check.
    pub const fn checks(&self) -> Option<Checks> {
        if let Rules::ThreeCheck(checks) = self.rules { Some(checks) } else { None }
    }

    /// Puts a piece on a square, or empties it, as [`Board::set`] does. The new man is no promoted one.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) -> bool {
        let fits = self.board.set(square, piece);
        if fits {
            self.mark_promoted(square, false);
        }
        fits
    }

    /// Whether the man on this square is marked as promoted, in crazyhouse.
    pub fn is_promoted(&self, square: Square) -> bool {
        self.holdings().is_some_and(|holdings| holdings.promoted.has(square))
    }

    /// Marks the man on this square as promoted, or takes the mark away. `false` and no change where rules have no such
    /// marks, and for kings, pawns and empty squares.
    pub fn mark_promoted(&mut self, square: Square, is_promoted: bool) -> bool {
        let can_be = self.board.get(square).is_some_and(|piece| can_be_promoted(piece.role));
        let Rules::Crazyhouse(holdings) = &mut self.rules else { return false };
        if is_promoted && !can_be {
            return false;
        }
        holdings.promoted.set(square, is_promoted);
        true
    }

    /// The same without marks on squares that hold no man that can be a promoted one, and with no other rules than those of
    /// chess on boards other than 8x8: what a text states of it.
    #[must_use]
    pub fn with_stateable_rules(mut self) -> Self {
        if self.rules.is_standard() {
            return self;
        }
        if !self.board.size().is_standard() {
            self.rules = Rules::Standard;
        }
        let board = self.board;
        if let Rules::Crazyhouse(holdings) = &mut self.rules
            && !holdings.promoted.is_empty()
        {
            let marked: Vec<Square> = holdings.promoted.squares().collect();
            for square in marked {
                let is_promoted = board.get(square).is_some_and(|piece| can_be_promoted(piece.role));
                holdings.promoted.set(square, is_promoted);
            }
        }
        self
    }

    /// The same with the clocks of a new game. What has to be played is the same whatever they say.
    #[must_use]
    pub const fn without_clocks(self) -> Self {
        Self { halfmove_clock: 0, fullmove_number: 1, ..self }
    }

    /// Whether this is a position of Chess960: on 8x8, with [unusual rights](Self::has_unusual_rights).
    pub fn is_chess960(&self) -> bool {
        self.board.size().is_standard() && self.has_unusual_rights()
    }

    /// Whether the castling rights are not those of the usual start on this board: some right is not that of a king on its
    /// home file with a rook in the corner. A right without its king says nothing about that.
    pub fn has_unusual_rights(&self) -> bool {
        let size = self.board.size();
        let is_ordinary = |color, file| {
            let king = self.board.castling_king(color);
            (file == 0 || file == size.files() - 1) && king.is_none_or(|king| king.file == size.king_file())
        };
        self.castling.rights().any(|(color, file)| !is_ordinary(color, file))
    }
}

/// Whether a pawn can have become such a man.
pub(crate) const fn can_be_promoted(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

//! A position: the six fields of a FEN.

use super::{Board, Castling, Checks, Color, Holdings, Piece, Role, Rules, Size, Square, Variant};

/// Maximum of the halfmove clock and of the move number.
pub const MAX_CLOCK: u16 = 9999;

/// A position, legal or not: the six fields of a FEN (PGN standard, section 16.1.3) and the rules of its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces on the board.
    pub board: Board,
    /// The side to move.
    pub side_to_move: Color,
    /// The castling rights, possible or not.
    pub castling: Castling,
    /// The square that a pawn has just crossed in a double step, possible or not; the side to move determines its rank.
    pub en_passant: Option<Square>,
    /// Half moves since the last capture or pawn move, 0 to [`MAX_CLOCK`].
    pub halfmove_clock: u16,
    /// The number of the next full move, 1 to [`MAX_CLOCK`].
    pub fullmove_number: u16,
    /// The rules; variants exist only on 8x8.
    pub rules: Rules,
}

impl Position {
    /// Returns an empty board with White to move, no castling rights and initial clocks.
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

    /// Returns the start position of standard chess.
    pub fn start() -> Self {
        use Role::{Bishop, King, Knight, Queen, Rook};
        Self::from_back_rank(Size::STANDARD, [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// Returns the start position with this back rank for both sides, pawns in front, and a right for every rook.
    pub(super) fn from_back_rank(size: Size, roles: impl IntoIterator<Item = Role>) -> Self {
        let mut position = Self::empty(size);
        for (file, role) in (0..).zip(roles) {
            for color in Color::ALL {
                let home = Square::new(file, size.back_rank(color));
                let pawn = Square::new(file, color.pick(1, size.ranks() - 2));
                position.board.set(home, Some(Piece::new(color, role)));
                position.board.set(pawn, Some(Piece::new(color, Role::Pawn)));
                position.castling.set(color, file, role == Role::Rook);
            }
        }
        position
    }

    /// Returns the usual start position for a size: standard chess on 8x8, Capablanca chess on 10x8.
    ///
    /// ```
    /// use fenwright::{Position, Size, notation::fen};
    /// let capablanca = Size::new(10, 8).and_then(Position::start_for_size).unwrap();
    /// assert!(fen::write(&capablanca).starts_with("rnabqkbcnr/pppppppppp/"));
    /// ```
    pub fn start_for_size(size: Size) -> Option<Self> {
        use Role::{Archbishop, Bishop, Chancellor, King, Knight, Queen, Rook};
        const CAPABLANCA: [Role; 10] =
            [Rook, Knight, Archbishop, Bishop, Queen, King, Bishop, Chancellor, Knight, Rook];
        match (size.files(), size.ranks()) {
            (8, 8) => Some(Self::start()),
            (10, 8) => Some(Self::from_back_rank(size, CAPABLANCA)),
            _ => None,
        }
    }

    /// Returns the start position of a variant.
    ///
    /// ```
    /// use fenwright::board::Variant;
    /// use fenwright::{Position, notation::fen};
    /// let race = Position::start_for_variant(Variant::RacingKings);
    /// assert_eq!(fen::write(&race), "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
    /// ```
    pub fn start_for_variant(variant: Variant) -> Self {
        /// White's pawns in Horde, from the first rank up.
        const HORDE: [&str; 5] = ["PPPPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPPPP", ".PP..PP."];
        /// The two occupied ranks of Racing Kings, from the first rank up.
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

    /// Returns the variant by whose rules the position is played.
    pub const fn variant(&self) -> Variant {
        self.rules.variant()
    }

    /// Returns the position under the rules of another variant, with empty hands and no checks given. Boards other than
    /// 8x8 stay standard.
    #[must_use]
    pub fn with_variant(self, variant: Variant) -> Self {
        if variant == self.variant() {
            return self;
        }
        let variant = if self.board.size().is_standard() { variant } else { Variant::Standard };
        Self { rules: variant.rules(), ..self }
    }

    /// Returns the pieces in hand and the promotion marks; `None` unless the variant is crazyhouse.
    pub const fn holdings(&self) -> Option<&Holdings> {
        if let Rules::Crazyhouse(holdings) = &self.rules { Some(holdings) } else { None }
    }

    /// Returns the remaining checks; `None` unless the variant is three-check.
    pub const fn checks(&self) -> Option<Checks> {
        if let Rules::ThreeCheck(checks) = self.rules { Some(checks) } else { None }
    }

    /// Places or removes a piece like [`Board::set`], and clears the promotion mark of the square.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if piece.is_none_or(|piece| self.board.can_hold(square, piece.role)) {
            self.board.set(square, piece);
            self.mark_promoted(square, false);
        }
    }

    /// Returns `true` if the piece on this square is marked as promoted, in crazyhouse.
    pub fn is_promoted(&self, square: Square) -> bool {
        self.holdings().is_some_and(|holdings| holdings.promoted.has(square))
    }

    /// Returns `true` if the piece on this square can be marked as promoted: in crazyhouse, unless it is a king or pawn.
    pub fn can_be_promoted(&self, square: Square) -> bool {
        self.holdings().is_some() && self.board.get(square).is_some_and(|piece| is_promotion_role(piece.role))
    }

    /// Sets or clears the promotion mark of a square. Marks only pieces that [can be marked](Self::can_be_promoted).
    pub fn mark_promoted(&mut self, square: Square, is_promoted: bool) {
        let can_be_set = !is_promoted || self.can_be_promoted(square);
        if let Rules::Crazyhouse(holdings) = &mut self.rules
            && can_be_set
        {
            holdings.promoted.set(square, is_promoted);
        }
    }

    /// Returns the position without rules that notation cannot write: promotion marks on kings, pawns or empty squares,
    /// and variants on boards other than 8x8.
    #[must_use]
    pub fn with_writable_rules(mut self) -> Self {
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
                let is_promoted = board.get(square).is_some_and(|piece| is_promotion_role(piece.role));
                holdings.promoted.set(square, is_promoted);
            }
        }
        self
    }

    /// Returns the position with initial clocks.
    #[must_use]
    pub const fn without_clocks(self) -> Self {
        Self { halfmove_clock: 0, fullmove_number: 1, ..self }
    }

    /// Returns `true` for a Chess960 position: on 8x8, with [unusual rights](Self::has_unusual_rights).
    pub fn is_chess960(&self) -> bool {
        self.board.size().is_standard() && self.has_unusual_rights()
    }

    /// Returns `true` if a castling right is unusual: its rook is not in a corner, or its king is on the back rank but
    /// not at home.
    pub fn has_unusual_rights(&self) -> bool {
        let size = self.board.size();
        let is_ordinary = |color, file| {
            let king = self.board.castling_king(color);
            (file == 0 || file == size.files() - 1) && king.is_none_or(|king| king.file == size.king_file())
        };
        self.castling.rights().any(|(color, file)| !is_ordinary(color, file))
    }
}

/// Returns `true` if a pawn can promote to this role on 8x8.
pub(crate) const fn is_promotion_role(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

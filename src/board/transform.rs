//! Mirrors, turns and shifts of a whole position.
//!
//! | transform | castling rights, en passant square |
//! | --- | --- |
//! | mirror left-right, swap of colours | all go along, also those that a text states without the men for them |
//! | shift by a file | go along while rook, king and square stay on the board |
//! | any other | are left behind, for ranks mean something else afterwards |
//!
//! Marks of promoted men in crazyhouse go with the men; men in hand and checks that are left change sides with the colours.
//! The clocks and the move number always stay, and so does the side to move, but for the swap of colours. A
//! king and rook that are mirrored left-right stand for castling as in Chess960, with the king on the d-file.

use super::{
    Annotations, Arrow, Board, Castling, Color, Holdings, Leftover, Mark, Piece, Position, Promoted, Rules, Size,
    Square,
};

/// A way to transform a whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// Left becomes right: the a-file becomes the last file.
    MirrorLeftRight,
    /// The first rank becomes the last. Colours stay.
    MirrorTopBottom,
    /// Each man changes its colour and the first rank becomes the last: the same position for the other side.
    SwapColors,
    /// A quarter turn clockwise.
    RotateClockwise,
    /// A quarter turn anticlockwise.
    RotateAnticlockwise,
    /// Half a turn.
    RotateHalf,
    /// Every man goes one file towards the a-file.
    ShiftLeft,
    /// Every man goes one file away from the a-file.
    ShiftRight,
    /// Every man goes one rank up.
    ShiftUp,
    /// Every man goes one rank down.
    ShiftDown,
}

impl Transform {
    /// All transforms, in the order of a menu.
    pub const ALL: [Self; 10] = [
        Self::MirrorLeftRight,
        Self::MirrorTopBottom,
        Self::SwapColors,
        Self::RotateClockwise,
        Self::RotateAnticlockwise,
        Self::RotateHalf,
        Self::ShiftLeft,
        Self::ShiftRight,
        Self::ShiftUp,
        Self::ShiftDown,
    ];

    /// The transformed position and what it could not carry along: rights in the order of FEN, then the en
    /// passant square, then men in the order of FEN. `None` if there is no board of the turned shape.
    ///
    /// ```
    /// use fenwright::board::{Leftover, Transform};
    /// use fenwright::notation::fen;
    /// let position = fen::read("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let (mirrored, dropped) = Transform::MirrorLeftRight.apply(&position).unwrap();
    /// assert_eq!(fen::write(&mirrored), "3k4/8/8/8/8/8/8/R2K4 w Q - 0 1");
    /// assert_eq!(dropped, []);
    /// let (_, dropped) = Transform::ShiftRight.apply(&position).unwrap();
    /// assert!(matches!(dropped[..], [Leftover::Castling(..), Leftover::Man(..)]));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn apply(self, position: &Position) -> Option<(Position, Vec<Leftover>)> {
        let mut men = Vec::new();
        let board = self.board(&position.board, &mut men)?;
        let mut dropped = Vec::new();
        let castling = self.castling(position, &board, &mut dropped);
        let en_passant = position.en_passant.and_then(|square| self.field_square(square, position.board.size()));
        if en_passant.is_none() {
            dropped.extend(position.en_passant.map(Leftover::EnPassant));
        }
        dropped.append(&mut men);
        let side_to_move = self.color(position.side_to_move);
        let rules = self.rules(&position.rules);
        Some((Position { board, side_to_move, castling, en_passant, rules, ..*position }, dropped))
    }

    /// Arrows and marked squares on a board of this size as they are afterwards; what goes off the board is dropped.
    ///
    /// ```
    /// use fenwright::board::{Annotations, Size, Transform};
    /// let marks = vec!["Ra1".parse().unwrap(), "Ge4".parse().unwrap()];
    /// let annotations = Annotations { arrows: vec!["Bb2b4".parse().unwrap()], marks };
    /// let shifted = Transform::ShiftLeft.annotations(&annotations, Size::STANDARD);
    /// assert_eq!((shifted.marks, shifted.arrows), (vec!["Gd4".parse().unwrap()], vec!["Ba2a4".parse().unwrap()]));
    /// ```
    pub fn annotations(self, before: &Annotations, size: Size) -> Annotations {
        let arrow = |arrow: &Arrow| {
            Some(Arrow { from: self.square(arrow.from, size)?, to: self.square(arrow.to, size)?, ..*arrow })
        };
        let mark = |mark: &Mark| Some(Mark { square: self.square(mark.square, size)?, ..*mark });
        Annotations {
            arrows: before.arrows.iter().filter_map(arrow).collect(),
            marks: before.marks.iter().filter_map(mark).collect(),
        }
    }

    /// The transformed board; men that go off it are dropped.
    fn board(self, before: &Board, dropped: &mut Vec<Leftover>) -> Option<Board> {
        let mut board = Board::empty(self.size(before.size())?);
        for (from, piece) in before.pieces() {
            let moved = Piece::new(self.color(piece.color), piece.role);
            if !self.square(from, before.size()).is_some_and(|to| board.set(to, Some(moved))) {
                dropped.push(Leftover::Man(piece, from));
            }
        }
        Some(board)
    }

    /// The rules with what they have beside the board.
    fn rules(self, before: &Rules) -> Rules {
        let is_swap = self == Self::SwapColors;
        match *before {
            Rules::Crazyhouse(Holdings { pockets, promoted: marked }) => {
                let mut promoted = Promoted::NONE;
                let moved = marked.squares().filter_map(|from| self.square(from, Size::STANDARD));
                moved.for_each(|to| promoted.set(to, true));
                let pockets = if is_swap { pockets.recolored() } else { pockets };
                Rules::Crazyhouse(Holdings { pockets, promoted })
            }
            Rules::ThreeCheck(checks) if is_swap => Rules::ThreeCheck(checks.recolored()),
            rules => rules,
        }
    }

    /// The rights that go along. Where king and rook stood for one, they have to stand for it afterwards too.
    fn castling(self, before: &Position, after: &Board, dropped: &mut Vec<Leftover>) -> Castling {
        let size = before.board.size();
        let mut castling = Castling::NONE;
        for (color, file) in before.castling.rights() {
            let rook = Square::new(file, size.back_rank(color));
            let was_backed = Castling::is_backed(&before.board, color, file);
            let to = self.field_square(rook, size).map(|to| to.file);
            match to.filter(|to| !was_backed || Castling::is_backed(after, self.color(color), *to)) {
                Some(file) => castling.set(self.color(color), file, true),
                None => dropped.push(Leftover::Castling(color, rook)),
            }
        }
        castling
    }

    /// The size of the board afterwards, if there is one.
    const fn size(self, before: Size) -> Option<Size> {
        match self {
            Self::RotateClockwise | Self::RotateAnticlockwise => Size::new(before.ranks(), before.files()),
            _ => Some(before),
        }
    }

    /// Whose man or turn it is afterwards.
    fn color(self, before: Color) -> Color {
        if self == Self::SwapColors { !before } else { before }
    }

    /// Where what is on a square goes; nowhere if it goes off the board or is not on one of this size.
    fn square(self, from: Square, size: Size) -> Option<Square> {
        let Square { file, rank } = from;
        if !size.contains(from) {
            return None;
        }
        let (from_last_file, from_last_rank) = (size.files() - 1 - file, size.ranks() - 1 - rank);
        let to = match self {
            Self::MirrorLeftRight => Square::new(from_last_file, rank),
            Self::MirrorTopBottom | Self::SwapColors => Square::new(file, from_last_rank),
            Self::RotateClockwise => Square::new(rank, from_last_file),
            Self::RotateAnticlockwise => Square::new(from_last_rank, file),
            Self::RotateHalf => Square::new(from_last_file, from_last_rank),
            Self::ShiftLeft => from.offset(-1, 0)?,
            Self::ShiftRight => from.offset(1, 0)?,
            Self::ShiftUp => from.offset(0, 1)?,
            Self::ShiftDown => from.offset(0, -1)?,
        };
        self.size(size)?.contains(to).then_some(to)
    }

    /// Where the square of a field of FEN goes, a right's rook or the en passant square: it goes nowhere
    /// unless its rank means the same afterwards.
    fn field_square(self, from: Square, size: Size) -> Option<Square> {
        let keeps_ranks = matches!(self, Self::MirrorLeftRight | Self::SwapColors | Self::ShiftLeft | Self::ShiftRight);
        self.square(from, size).filter(|_| keeps_ranks)
    }
}

//! Mirrors, rotations and shifts of a whole position.
//!
//! | transform | castling rights, en passant square |
//! | --- | --- |
//! | mirror left-right, swap of colors | kept, also rights without the king and rook for them |
//! | shift by a file | kept if rook, king and square stay on the board |
//! | any other | dropped, because ranks change their meaning |
//!
//! Crazyhouse promotion marks follow their pieces. A swap of colors also swaps pockets, checks and the side to move.

use strum::VariantArray;

use super::{
    Annotations, Arrow, Board, Castling, Color, DroppedPart, Holdings, Mark, Piece, Position, Promoted, Rules, Size,
    Square,
};

/// A transform of a whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Transform {
    /// Mirrors left and right: the a-file becomes the last file.
    MirrorLeftRight,
    /// Mirrors top and bottom: the first rank becomes the last. Colors stay.
    MirrorTopBottom,
    /// Swaps the colors and mirrors top and bottom: the equivalent position for the other side.
    SwapColors,
    /// Rotates by a quarter turn clockwise.
    RotateClockwise,
    /// Rotates by a quarter turn counterclockwise.
    RotateAnticlockwise,
    /// Rotates by half a turn.
    RotateHalf,
    /// Moves every piece one file towards the a-file.
    ShiftLeft,
    /// Moves every piece one file away from the a-file.
    ShiftRight,
    /// Moves every piece one rank up.
    ShiftUp,
    /// Moves every piece one rank down.
    ShiftDown,
}

impl Transform {
    /// All transforms, in menu order.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the transformed position and its lost parts, in FEN order. `None` if no board has the rotated size.
    ///
    /// ```
    /// use fenwright::board::{DroppedPart, Transform};
    /// use fenwright::notation::fen;
    /// let position = fen::read("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let (mirrored, dropped) = Transform::MirrorLeftRight.apply(&position).unwrap();
    /// assert_eq!(fen::write(&mirrored), "3k4/8/8/8/8/8/8/R2K4 w Q - 0 1");
    /// assert_eq!(dropped, []);
    /// let (_, dropped) = Transform::ShiftRight.apply(&position).unwrap();
    /// assert!(matches!(dropped[..], [DroppedPart::Castling(..), DroppedPart::Piece(..)]));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn apply(self, position: &Position) -> Option<(Position, Vec<DroppedPart>)> {
        let mut men = Vec::new();
        let board = self.board(&position.board, &mut men)?;
        let mut dropped = Vec::new();
        let castling = self.castling(position, &board, &mut dropped);
        let en_passant = position.en_passant.and_then(|square| self.field_square(square, position.board.size()));
        if en_passant.is_none() {
            dropped.extend(position.en_passant.map(DroppedPart::EnPassant));
        }
        dropped.append(&mut men);
        let side_to_move = self.color(position.side_to_move);
        let rules = self.rules(&position.rules);
        Some((Position { board, side_to_move, castling, en_passant, rules, ..*position }, dropped))
    }

    /// Transforms the arrows and marked squares of a board of this size. Those that leave the board are dropped.
    ///
    /// ```
    /// use fenwright::board::{Annotations, Size, Transform};
    /// let marks = vec!["Ra1".parse().unwrap(), "Ge4".parse().unwrap()];
    /// let annotations = Annotations { arrows: vec!["Bb2b4".parse().unwrap()], marks };
    /// let shifted = Transform::ShiftLeft.apply_to_annotations(&annotations, Size::STANDARD);
    /// assert_eq!((shifted.marks, shifted.arrows), (vec!["Gd4".parse().unwrap()], vec!["Ba2a4".parse().unwrap()]));
    /// ```
    pub fn apply_to_annotations(self, before: &Annotations, size: Size) -> Annotations {
        let arrow = |arrow: &Arrow| {
            Some(Arrow { from: self.square(arrow.from, size)?, to: self.square(arrow.to, size)?, ..*arrow })
        };
        let mark = |mark: &Mark| Some(Mark { square: self.square(mark.square, size)?, ..*mark });
        Annotations {
            arrows: before.arrows.iter().filter_map(arrow).collect(),
            marks: before.marks.iter().filter_map(mark).collect(),
        }
    }

    fn board(self, before: &Board, dropped: &mut Vec<DroppedPart>) -> Option<Board> {
        let mut board = Board::empty(self.size(before.size())?);
        for (from, piece) in before.pieces() {
            let moved = Piece::new(self.color(piece.color), piece.role);
            match self.square(from, before.size()).filter(|to| board.can_hold(*to, moved.role)) {
                Some(to) => board.set(to, Some(moved)),
                None => dropped.push(DroppedPart::Piece(piece, from)),
            }
        }
        Some(board)
    }

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

    /// Returns the rights that remain valid. If king and rook were in place for a right, they must still be in place.
    fn castling(self, before: &Position, after: &Board, dropped: &mut Vec<DroppedPart>) -> Castling {
        let size = before.board.size();
        let mut castling = Castling::NONE;
        for (color, file) in before.castling.rights() {
            let rook = Square::new(file, size.back_rank(color));
            let was_backed = Castling::is_backed(&before.board, color, file);
            let to = self.field_square(rook, size).map(|to| to.file);
            match to.filter(|to| !was_backed || Castling::is_backed(after, self.color(color), *to)) {
                Some(file) => castling.set(self.color(color), file, true),
                None => dropped.push(DroppedPart::Castling(color, rook)),
            }
        }
        castling
    }

    const fn size(self, before: Size) -> Option<Size> {
        match self {
            Self::RotateClockwise | Self::RotateAnticlockwise => Size::new(before.ranks(), before.files()),
            _ => Some(before),
        }
    }

    fn color(self, before: Color) -> Color {
        if self == Self::SwapColors { !before } else { before }
    }

    /// Returns the new square; `None` if the old or the new square is not on the board.
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

    /// Transforms the square of a castling rook or of en passant; `None` if the square is lost or changes its meaning.
    fn field_square(self, from: Square, size: Size) -> Option<Square> {
        let keeps_ranks = matches!(self, Self::MirrorLeftRight | Self::SwapColors | Self::ShiftLeft | Self::ShiftRight);
        self.square(from, size).filter(|_| keeps_ranks)
    }
}

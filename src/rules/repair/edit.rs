//! Edits of a position, and all positions one edit away.

use std::collections::HashSet;

use crate::board::{Castling, Color, Piece, Position, Role, Side, Square, Transform};
use crate::rules::fix::has_no_new_illegal;
use crate::rules::{Problem, en_passant_is_legal, problems};

/// A single change of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// The piece on a square is removed.
    Removed(Piece, Square),
    /// The first piece, on a square, is exchanged for the second.
    Exchanged(Piece, Piece, Square),
    /// The other side, which is this one, is to move.
    SideToMove(Color),
    /// The castling right of a color with the rook on a square is granted, if `true`, or removed.
    Castling(Color, Square, bool),
    /// The en passant square is set, or cleared.
    EnPassant(Option<Square>),
    /// A piece is moved from the first square to the second, which is empty.
    Moved(Piece, Square, Square),
    /// All pieces are shifted or mirrored.
    Transformed(Transform),
    /// A piece is added on an empty square.
    Added(Piece, Square),
}

impl Edit {
    /// Returns every edit with the position that it makes, the smallest changes first and each position once. Positions
    /// in which moves are not defined are left out, and those with an illegal problem that the position did not have.
    ///
    /// Kings are only moved. Shifts keep all pieces on the board. Mirrors are included only if pawns or castling rights
    /// make them another puzzle.
    ///
    /// ```
    /// use fenwright::notation::fen;
    /// use fenwright::rules::repair::Edit;
    /// let position = fen::read("7k/8/5KR1/8/8/8/8/8 w - - 0 1")?;
    /// let edited: Vec<String> = Edit::all(&position).iter().map(|(_, after)| fen::write(after)).collect();
    /// assert_eq!(edited[0], "7k/8/5K2/8/8/8/8/8 w - - 0 1");
    /// assert!(edited.contains(&"7k/8/5K2/8/6R1/8/8/8 w - - 0 1".to_owned()));
    /// assert!(edited.contains(&"7k/8/5KB1/8/8/8/8/8 w - - 0 1".to_owned()));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn all(position: &Position) -> Vec<(Self, Position)> {
        let before = problems(position);
        let mut seen = HashSet::from([*position]);
        let applied = |edit: Self| Some((edit, edit.apply(position)?));
        let mut edits: Vec<(Self, Position)> = every(position).into_iter().filter_map(applied).collect();
        edits.retain(|(_, after)| seen.insert(*after) && is_playable(after, &before));
        edits
    }

    /// Returns the position after the edit, with the castling rights and en passant square that remain possible. Returns
    /// `None` if a piece would leave the board.
    ///
    /// ```
    /// use fenwright::notation::fen;
    /// use fenwright::rules::repair::Edit;
    /// let position = fen::read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let edit = Edit::Removed("R".parse().unwrap(), "h1".parse().unwrap());
    /// assert_eq!(edit.apply(&position).map(|after| fen::write(&after)).as_deref(), Some("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn apply(self, position: &Position) -> Option<Position> {
        let mut after = *position;
        match self {
            Self::Removed(_, square) => after.board.set(square, None),
            Self::Exchanged(_, piece, square) | Self::Added(piece, square) => after.board.set(square, Some(piece)),
            Self::Moved(piece, from, to) => {
                after.board.set(from, None);
                after.board.set(to, Some(piece));
            }
            Self::SideToMove(color) => after.side_to_move = color,
            Self::Castling(color, rook, is_granted) => after.castling.set(color, rook.file, is_granted),
            Self::EnPassant(square) => after.en_passant = square,
            Self::Transformed(transform) => {
                (after, _) = transform.apply(position)?;
                if after.board.pieces().count() < position.board.pieces().count() {
                    return None;
                }
            }
        }
        let keeps_king = |color| after.board.castling_king(color) == position.board.castling_king(color);
        for (color, file) in after.castling.rights() {
            let is_possible = keeps_king(color) && Castling::is_backed(&after.board, color, file);
            after.castling.set(color, file, is_possible);
        }
        after.en_passant = after.en_passant.filter(|square| after.en_passant_is_possible(*square));
        Some(after)
    }
}

/// Returns `true` if moves are defined and there is no illegal problem that is not in `before`.
pub(super) fn is_playable(position: &Position, before: &[Problem]) -> bool {
    let after = problems(position);
    !after.iter().any(Problem::prevents_moves) && has_no_new_illegal(before, &after)
}

/// Returns every edit, also those whose position is not playable or not new.
fn every(position: &Position) -> Vec<Edit> {
    let board = &position.board;
    let pieces: Vec<(Square, Piece)> = board.pieces().collect();
    let others = || pieces.iter().copied().filter(|(_, piece)| piece.role != Role::King);
    let empty = || board.size().squares().filter(|square| board.get(*square).is_none());
    let kinds = |square: Square| {
        let roles = board.size().roles().iter().copied();
        let roles = roles.filter(move |role| *role != Role::King && board.can_hold(square, *role));
        roles.flat_map(|role| Color::ALL.map(|color| Piece::new(color, role)))
    };
    let mut edits: Vec<Edit> = others().map(|(square, piece)| Edit::Removed(piece, square)).collect();
    edits.extend(
        others().flat_map(|(square, piece)| kinds(square).map(move |kind| Edit::Exchanged(piece, kind, square))),
    );
    edits.push(Edit::SideToMove(!position.side_to_move));
    edits.extend(castling(position));
    edits.extend(position.en_passant.map(|_| Edit::EnPassant(None)));
    let capturable = position.en_passant_candidates().into_iter().map(Some);
    edits.extend(
        capturable
            .map(Edit::EnPassant)
            .filter(|edit| edit.apply(position).is_some_and(|after| en_passant_is_legal(&after))),
    );
    for (from, piece) in &pieces {
        let to = empty().filter(|square| board.can_hold(*square, piece.role));
        edits.extend(to.map(|to| Edit::Moved(*piece, *from, to)));
    }
    edits.extend(transforms(position).map(Edit::Transformed));
    edits.extend(empty().flat_map(|square| kinds(square).map(move |piece| Edit::Added(piece, square))));
    edits
}

/// Returns the removal of each right, and the grant of each usual right whose king and rook are at home.
fn castling(position: &Position) -> Vec<Edit> {
    let board = &position.board;
    let at = |color, file| Square::new(file, board.size().back_rank(color));
    let removed = position.castling.rights().map(|(color, file)| Edit::Castling(color, at(color, file), false));
    let is_home = |color| board.castling_king(color).is_some_and(|king| king.file == board.size().king_file());
    let homes = Color::ALL.into_iter().filter(|color| is_home(*color));
    let corner = |side| if side == Side::King { board.size().files() - 1 } else { 0 };
    let rooks = homes.flat_map(|color| Side::ALL.map(|side| (color, corner(side))));
    let open = rooks
        .filter(|(color, file)| Castling::is_backed(board, *color, *file) && !position.castling.has(*color, *file));
    removed.chain(open.map(|(color, file)| Edit::Castling(color, at(color, file), true))).collect()
}

fn transforms(position: &Position) -> impl Iterator<Item = Transform> {
    use Transform::{MirrorLeftRight, MirrorTopBottom, ShiftDown, ShiftLeft, ShiftRight, ShiftUp};
    let has_pawns = position.board.pieces().any(|(_, piece)| piece.role == Role::Pawn);
    let mirrors = [(MirrorLeftRight, !position.castling.is_empty()), (MirrorTopBottom, has_pawns)];
    let mirrors = mirrors.into_iter().filter(|(_, is_other)| *is_other).map(|(mirror, _)| mirror);
    [ShiftLeft, ShiftRight, ShiftUp, ShiftDown].into_iter().chain(mirrors)
}

//! Conversions to and from shakmaty's types.

use std::num::NonZeroU32;

use shakmaty::{Bitboard, ByColor, ByRole, Setup};

use crate::board::{BitPosition, Bitboards, Castling, Color, MAX_CLOCK, Piece, Position, Role, Size, Square};

/// Converts a standard position, legal or not; `None` for variants and for boards other than 8x8.
pub(super) fn to_setup(position: &Position) -> Option<Setup> {
    to_setup_from_bits(&BitPosition::from_standard(position)?)
}

/// Converts a position whatever its rules, without the state of its variant; `None` for boards other than 8x8.
pub(super) fn to_setup_any_rules(position: &Position) -> Option<Setup> {
    to_setup_from_bits(&BitPosition::from_any_rules(position)?)
}

pub(super) fn to_setup_from_bits(position: &BitPosition) -> Option<Setup> {
    let mut setup = Setup::empty();
    setup.board = to_shakmaty_board(&position.board)?;
    setup.turn = to_shakmaty_color(position.side_to_move);
    for (color, file) in position.castling.rights() {
        setup.castling_rights.add(to_shakmaty_square(Square::new(file, Size::STANDARD.back_rank(color)))?);
    }
    setup.ep_square = position.en_passant.and_then(to_shakmaty_square);
    setup.halfmoves = position.halfmove_clock.into();
    setup.fullmoves = NonZeroU32::new(position.fullmove_number.into()).unwrap_or(NonZeroU32::MIN);
    Some(setup)
}

/// Converts back from shakmaty, with clocks limited to [`MAX_CLOCK`].
pub(super) fn from_setup(setup: &Setup) -> Position {
    let clock = |value: u32| u16::try_from(value).unwrap_or(MAX_CLOCK).min(MAX_CLOCK);
    let mut position = Position::empty(Size::STANDARD);
    for (at, piece) in &setup.board {
        position.board.set(from_shakmaty_square(at), Some(from_shakmaty_piece(piece)));
    }
    position.side_to_move = from_shakmaty_color(setup.turn);
    let mut castling = Castling::NONE;
    for rook in setup.castling_rights {
        let color = if rook.rank() == shakmaty::Rank::First { Color::White } else { Color::Black };
        castling.set(color, from_shakmaty_square(rook).file, true);
    }
    Position {
        castling,
        en_passant: setup.ep_square.map(from_shakmaty_square),
        halfmove_clock: clock(setup.halfmoves),
        fullmove_number: clock(setup.fullmoves.get()),
        ..position
    }
}

pub(super) fn from_shakmaty_square(square: shakmaty::Square) -> Square {
    Square::new(square.file().into(), square.rank().into())
}

fn from_shakmaty_color(color: shakmaty::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}

fn from_shakmaty_piece(piece: shakmaty::Piece) -> Piece {
    Piece::new(from_shakmaty_color(piece.color), from_shakmaty_role(piece.role))
}

pub(super) const fn from_shakmaty_role(role: shakmaty::Role) -> Role {
    match role {
        shakmaty::Role::King => Role::King,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Pawn => Role::Pawn,
    }
}

fn to_shakmaty_board(men: &Bitboards) -> Option<shakmaty::Board> {
    let set = |men: u64| Bitboard(transpose_files(men));
    let of_color = |color| set(men.by_color(color));
    let of_role =
        |role| set(Color::ALL.into_iter().map(|color| men.by_piece(color, role)).fold(0, |one, other| one | other));
    let roles = ByRole {
        pawn: of_role(Role::Pawn),
        knight: of_role(Role::Knight),
        bishop: of_role(Role::Bishop),
        rook: of_role(Role::Rook),
        queen: of_role(Role::Queen),
        king: of_role(Role::King),
    };
    shakmaty::Board::try_from_bitboards(roles, ByColor { black: of_color(Color::Black), white: of_color(Color::White) })
        .ok()
}

/// Converts a bitboard with one byte per file to one with one byte per rank.
fn transpose_files(files: u64) -> u64 {
    Bitboard(files).flip_diagonal().0
}

/// Converts a square; `None` beyond 8x8.
pub(super) fn to_shakmaty_square(square: Square) -> Option<shakmaty::Square> {
    let file = shakmaty::File::try_from(square.file).ok()?;
    let rank = shakmaty::Rank::try_from(square.rank).ok()?;
    Some(shakmaty::Square::from_coords(file, rank))
}

pub(super) fn to_shakmaty_color(color: Color) -> shakmaty::Color {
    color.pick(shakmaty::Color::White, shakmaty::Color::Black)
}

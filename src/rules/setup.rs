//! Conversions to and from shakmaty's types.

use std::num::NonZeroU32;

use shakmaty::{Bitboard, ByColor, ByRole, Setup};

use crate::board::{BitPosition, Bitboards, Castling, Color, MAX_CLOCK, Piece, Position, Role, Size, Square};

/// Converts a standard position, legal or not; `None` for variants and for boards other than 8x8.
pub(super) fn setup(position: &Position) -> Option<Setup> {
    setup_of_bits(&BitPosition::of(position)?)
}

/// Converts a position whatever its rules, without the state of its variant; `None` for boards other than 8x8.
pub(super) fn setup_of_men(position: &Position) -> Option<Setup> {
    setup_of_bits(&BitPosition::of_men(position)?)
}

pub(super) fn setup_of_bits(position: &BitPosition) -> Option<Setup> {
    let mut setup = Setup::empty();
    setup.board = board(&position.men)?;
    setup.turn = color(position.side_to_move);
    for (color, file) in position.castling.rights() {
        setup.castling_rights.add(square(Square::new(file, Size::STANDARD.back_rank(color)))?);
    }
    setup.ep_square = position.en_passant.and_then(square);
    setup.halfmoves = position.halfmove_clock.into();
    setup.fullmoves = NonZeroU32::new(position.fullmove_number.into()).unwrap_or(NonZeroU32::MIN);
    Some(setup)
}

/// Converts back from shakmaty, with clocks limited to [`MAX_CLOCK`].
pub(super) fn position(setup: &Setup) -> Position {
    let clock = |value: u32| u16::try_from(value).unwrap_or(MAX_CLOCK).min(MAX_CLOCK);
    let mut position = Position::empty(Size::STANDARD);
    for (at, piece) in &setup.board {
        position.board.set(our_square(at), Some(our_piece(piece)));
    }
    position.side_to_move = our_color(setup.turn);
    let mut castling = Castling::NONE;
    for rook in setup.castling_rights {
        let color = if rook.rank() == shakmaty::Rank::First { Color::White } else { Color::Black };
        castling.set(color, our_square(rook).file, true);
    }
    Position {
        castling,
        en_passant: setup.ep_square.map(our_square),
        halfmove_clock: clock(setup.halfmoves),
        fullmove_number: clock(setup.fullmoves.get()),
        ..position
    }
}

pub(super) fn our_square(square: shakmaty::Square) -> Square {
    Square::new(square.file().into(), square.rank().into())
}

fn our_color(color: shakmaty::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}

fn our_piece(piece: shakmaty::Piece) -> Piece {
    Piece::new(our_color(piece.color), our_role(piece.role))
}

pub(super) const fn our_role(role: shakmaty::Role) -> Role {
    match role {
        shakmaty::Role::King => Role::King,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Pawn => Role::Pawn,
    }
}

fn board(men: &Bitboards) -> Option<shakmaty::Board> {
    let set = |men: u64| Bitboard(ranks_as_bytes(men));
    let of_color = |color| set(men.of_color(color));
    let of_role =
        |role| set(Color::ALL.into_iter().map(|color| men.of_piece(color, role)).fold(0, |one, other| one | other));
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
fn ranks_as_bytes(files: u64) -> u64 {
    Bitboard(files).flip_diagonal().0
}

/// Converts a square; `None` beyond 8x8.
pub(super) fn square(square: Square) -> Option<shakmaty::Square> {
    let file = shakmaty::File::try_from(square.file).ok()?;
    let rank = shakmaty::Rank::try_from(square.rank).ok()?;
    Some(shakmaty::Square::from_coords(file, rank))
}

pub(super) fn color(color: Color) -> shakmaty::Color {
    color.pick(shakmaty::Color::White, shakmaty::Color::Black)
}

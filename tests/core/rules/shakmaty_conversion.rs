//! Conversion of positions to shakmaty and back, independent of the conversion that is tested.

use std::num::NonZeroU32;

use fenwright::{Castling, Color, Piece, Position, Role, Size, Square};
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, PositionErrorKinds, Setup};

const ROLES: [(Role, shakmaty::Role); 6] = [
    (Role::King, shakmaty::Role::King),
    (Role::Queen, shakmaty::Role::Queen),
    (Role::Rook, shakmaty::Role::Rook),
    (Role::Bishop, shakmaty::Role::Bishop),
    (Role::Knight, shakmaty::Role::Knight),
    (Role::Pawn, shakmaty::Role::Pawn),
];

pub(super) fn square(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(u32::from(square.rank) * 8 + u32::from(square.file))
}

pub(super) fn color(color: Color) -> shakmaty::Color {
    color.pick(shakmaty::Color::White, shakmaty::Color::Black)
}

fn our_square(square: shakmaty::Square) -> Square {
    Square::new(u32::from(square) as u8 % 8, u32::from(square) as u8 / 8)
}

/// An 8x8 position in shakmaty's form, possibly illegal.
pub(super) fn setup(position: &Position) -> Setup {
    let mut setup = Setup::empty();
    for (at, piece) in position.board.pieces() {
        let role = ROLES.iter().find(|(ours, _)| *ours == piece.role).expect("a man of an 8x8 board").1;
        setup.board.set_piece_at(square(at), role.of(color(piece.color)));
    }
    setup.turn = color(position.side_to_move);
    for (color, file) in position.castling.rights() {
        setup.castling_rights.add(square(Square::new(file, color.pick(0, 7))));
    }
    setup.ep_square = position.en_passant.map(square);
    setup.halfmoves = position.halfmove_clock.into();
    setup.fullmoves = NonZeroU32::new(position.fullmove_number.into()).expect("a move number from 1");
    setup
}

/// The errors that shakmaty finds, with castling as in Chess960.
pub(super) fn errors(position: &Position) -> PositionErrorKinds {
    match Chess::from_setup(setup(position), CastlingMode::Chess960) {
        Ok(_) => PositionErrorKinds::empty(),
        Err(error) => error.kinds(),
    }
}

/// A game from a legal position.
pub(super) fn game(position: &Position) -> Chess {
    Chess::from_setup(setup(position), CastlingMode::Chess960).expect("a legal position")
}

/// The current position of a game.
pub(super) fn position(game: &Chess, mode: EnPassantMode) -> Position {
    let setup = shakmaty::Position::to_setup(game, mode);
    let mut position = Position::empty(Size::STANDARD);
    for (at, piece) in &setup.board {
        let role = ROLES.iter().find(|(_, theirs)| *theirs == piece.role).expect("one of six").0;
        let color = piece.color.fold_wb(Color::White, Color::Black);
        position.board.set(our_square(at), Some(Piece::new(color, role)));
    }
    let mut castling = Castling::NONE;
    for rook in setup.castling_rights {
        let at = our_square(rook);
        castling.set(if at.rank == 0 { Color::White } else { Color::Black }, at.file, true);
    }
    Position {
        castling,
        side_to_move: setup.turn.fold_wb(Color::White, Color::Black),
        en_passant: setup.ep_square.map(our_square),
        halfmove_clock: u16::try_from(setup.halfmoves).expect("a short game"),
        fullmove_number: u16::try_from(setup.fullmoves.get()).expect("a short game"),
        ..position
    }
}

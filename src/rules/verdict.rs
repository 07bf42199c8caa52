//! What the side to move can do.

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};

use super::{attacks, problems};
use crate::board::{Board, Color, Piece, Position, Role, Square};

/// What a position amounts to for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether a king of the side to move is attacked, also in an illegal position and on any board.
    pub check: bool,
    /// Whether and how the game is over.
    pub state: State,
    /// How many legal moves there are; `None` for an illegal position and for boards other than 8x8.
    pub moves: Option<usize>,
}

/// Whether and how a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The side to move can move.
    Ongoing,
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate, though there are legal moves.
    InsufficientMaterial,
    /// The position has a problem that no game can lead to.
    Illegal,
    /// The board is not 8x8, so that the rules of chess do not say.
    NotApplicable,
}

/// The verdict on a position. Castling follows the rules of Chess960, which hold for ordinary chess too.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let mated = fen::read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")?;
/// assert_eq!(rules::verdict(&mated).state, rules::State::Checkmate);
/// # Ok::<(), fen::Fault>(())
/// ```
#[must_use]
pub fn verdict(position: &Position) -> Verdict {
    let check = attacks::attacked_kings(&position.board, position.side_to_move).next().is_some();
    let without_moves = |state| Verdict { check, state, moves: None };
    if problems(position).iter().any(super::Problem::is_illegal) {
        return without_moves(State::Illegal);
    }
    if !position.board.size().is_standard() {
        return without_moves(State::NotApplicable);
    }
    let Some(game) = game(position) else { return without_moves(State::Illegal) };
    let moves = shakmaty::Position::legal_moves(&game).len();
    let state = match (moves, check) {
        (0, true) => State::Checkmate,
        (0, false) => State::Stalemate,
        _ if shakmaty::Position::is_insufficient_material(&game) => State::InsufficientMaterial,
        _ => State::Ongoing,
    };
    Verdict { check, state, moves: Some(moves) }
}

/// The position in the terms of the rules library. Material and checks that no game leads to are odd, but
/// moves exist all the same.
fn game(position: &Position) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.board = board(&position.board)?;
    setup.turn = color(position.side_to_move);
    for (color, file) in position.castling.rights() {
        setup.castling_rights.add(square(Square::new(file, position.board.size().back_rank(color)))?);
    }
    setup.ep_square = position.en_passant.and_then(square);
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn board(board: &Board) -> Option<shakmaty::Board> {
    let mut pieces = shakmaty::Board::empty();
    for (at, piece) in board.pieces() {
        pieces.set_piece_at(square(at)?, self::piece(piece)?);
    }
    Some(pieces)
}

fn square(square: Square) -> Option<shakmaty::Square> {
    let file = shakmaty::File::try_from(square.file).ok()?;
    let rank = shakmaty::Rank::try_from(square.rank).ok()?;
    Some(shakmaty::Square::from_coords(file, rank))
}

fn color(color: Color) -> shakmaty::Color {
    color.pick(shakmaty::Color::White, shakmaty::Color::Black)
}

fn piece(piece: Piece) -> Option<shakmaty::Piece> {
    let role = match piece.role {
        Role::King => shakmaty::Role::King,
        Role::Queen => shakmaty::Role::Queen,
        Role::Rook => shakmaty::Role::Rook,
        Role::Bishop => shakmaty::Role::Bishop,
        Role::Knight => shakmaty::Role::Knight,
        Role::Pawn => shakmaty::Role::Pawn,
        Role::Archbishop | Role::Chancellor => return None,
    };
    Some(shakmaty::Piece { color: color(piece.color), role })
}

//! Interprets the words of the fields in a given position.

use super::vocabulary::{self, EnPassantWord, NumberWord};
use crate::board::{Board, Castling, Color, Piece, Position, Role, Side, Square};

/// Returns the castling rights that a field states, even if a king or rook is not in place.
pub(super) fn castling(text: &str, board: &Board) -> Castling {
    let mut castling = Castling::NONE;
    let sides = Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side)));
    if vocabulary::is_nothing(text) {
        return castling;
    }
    if vocabulary::is_flags(text) {
        for ((color, side), _) in sides.zip(text.chars()).filter(|(_, flag)| *flag == '1') {
            castling.set(color, Castling::outermost(board, color, side), true);
        }
        return castling;
    }
    if let Some(granted) = vocabulary::castling_moves(text) {
        for (side, _) in Side::ALL.into_iter().zip(granted).filter(|(_, granted)| *granted) {
            castling.set(Color::White, Castling::outermost(board, Color::White, side), true);
        }
        return castling;
    }
    if let Some(text) = vocabulary::misread_castling(text) {
        return rights(&text, board, true);
    }
    let stated = rights(text, board, false);
    if stated.rights().eq(text.chars().filter_map(|letter| right(letter, board, false))) && is_letters(text) {
        return stated;
    }
    rights(text, board, text.chars().any(|letter| "KQkq".contains(letter)))
}

fn is_letters(text: &str) -> bool {
    text.chars().all(|letter| matches!(letter.to_ascii_uppercase(), 'A'..='K' | 'Q'))
}

fn rights(text: &str, board: &Board, is_standard: bool) -> Castling {
    let mut castling = Castling::NONE;
    for (color, file) in text.chars().filter_map(|letter| right(letter, board, is_standard)) {
        castling.set(color, file, true);
    }
    castling
}

/// Returns color and rook's file for a castling letter. With `is_standard`, a file letter needs a rook on that file.
fn right(letter: char, board: &Board, is_standard: bool) -> Option<(Color, u8)> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    match letter.to_ascii_uppercase() {
        'K' => Some((color, Castling::outermost(board, color, Side::King))),
        'Q' => Some((color, Castling::outermost(board, color, Side::Queen))),
        upper @ 'A'..='J' => {
            let file = upper as u8 - b'A';
            let rook = board.get(Square::new(file, board.size().back_rank(color)));
            let is_backed = rook == Some(Piece::new(color, Role::Rook));
            (file < board.size().files() && (is_backed || !is_standard)).then_some((color, file))
        }
        _ => None,
    }
}

/// Returns the rights with each file letter that has no rook replaced by the nearest unused rook on the same side of
/// the king. `None` if there is no such rook or nothing changes.
pub(super) fn castling_by_inner_rooks(text: &str, stated: Castling, board: &Board) -> Option<Castling> {
    let mut castling = stated;
    let is_rook = |color, file| {
        let square = Square::new(file, board.size().back_rank(color));
        board.get(square) == Some(Piece::new(color, Role::Rook))
    };
    let rights = text.chars().filter(|_| is_letters(text)).filter_map(|letter| right(letter, board, false));
    for (color, file) in rights.filter(|(color, file)| !is_rook(*color, *file)) {
        let king = board.castling_king(color)?.file;
        let inner = (0..board.size().files()).filter(|rook| is_rook(color, *rook) && !castling.has(color, *rook));
        let on_side = inner.filter(|rook| (*rook < king) == (file < king));
        let rook = on_side.min_by_key(|rook| rook.abs_diff(file))?;
        castling.set(color, file, false);
        castling.set(color, rook, true);
    }
    (castling != stated).then_some(castling)
}

/// Returns the en passant square of a word. A wrong rank is corrected if a double step on that file is possible.
pub(super) fn en_passant(word: &str, position: &Position) -> Option<Square> {
    let rank = position.board.size().en_passant_rank(position.side_to_move);
    let possible = |file: u8| Some(Square::new(file, rank)).filter(|square| position.en_passant_is_possible(*square));
    match vocabulary::en_passant(word)? {
        EnPassantWord::Nothing => None,
        EnPassantWord::Square(file, _) if file >= position.board.size().files() => None,
        EnPassantWord::Square(file, stated) if stated == rank => Some(Square::new(file, rank)),
        EnPassantWord::Square(file, _) | EnPassantWord::File(file) => possible(file),
        EnPassantWord::Rank => position.en_passant_candidates().first().copied(),
    }
}

/// Returns `true` if the en passant square of the word fits only with the other side to move.
pub(super) fn fits_other_side(word: &str, position: &Position) -> bool {
    let other = Position { side_to_move: !position.side_to_move, ..*position };
    let Some(EnPassantWord::Square(file, stated)) = vocabulary::en_passant(word) else { return false };
    let rank = other.board.size().en_passant_rank(other.side_to_move);
    stated == rank && other.en_passant_is_possible(Square::new(file, rank))
}

pub(super) fn clocks(halfmove: Option<&str>, fullmove: Option<&str>) -> (u16, u16) {
    let value = |word: NumberWord| match word {
        NumberWord::Nothing => None,
        NumberWord::Number(number) => Some(number),
    };
    let halfmove = halfmove.and_then(vocabulary::number).and_then(value);
    let fullmove = fullmove.and_then(vocabulary::move_number).and_then(value);
    (halfmove.unwrap_or(0), fullmove.unwrap_or(1).max(1))
}

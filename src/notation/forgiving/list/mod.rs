//! Reads positions given as lists of pieces: "White: Kd6, Rc8, b7 - Black: Kh7".
//!
//! Supported forms:
//!
//! - colors by headings in several languages ("White", "W:", "Blancs"), before each piece ("wKd6"), by chess symbols,
//!   or by the order of two groups;
//! - each square before its piece, as programs write them: `{d4: 'wP', e6: 'bK'}`;
//! - the commands of xboard's edit mode;
//! - piece letters and names in every known language, pawns by their squares alone, and several squares after one
//!   letter ("Ra1,h1");
//! - the piece counts of problem journals ("(3+2)"), the keywords of Popeye, and the task ("mate in 2", "#2").
//!
//! A text is not a list if it has anything else between the pieces, two different pieces on one square, two kings of a
//! color, or moves.

mod by_square;
mod edit;
mod lex;
mod pieces;

#[cfg(test)]
mod tests;
pub(super) mod turn;

use super::Correction;
use super::alphabet::{self, Alphabet};
use super::names::Language;
use super::picture::{placement, shortened};
use crate::board::{Board, Color, Piece, Position, Role, Size};
use lex::PieceName;
pub(super) use lex::{is_square, marked_fairy_piece};
use pieces::{ListedPiece, ListedPieces};

const MAX_TEXT_LENGTH: usize = 8 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct List {
    pub(super) position: Position,
    pub(super) mends: Vec<Correction>,
}

pub(super) fn read(text: &str) -> Option<List> {
    if text.len() > MAX_TEXT_LENGTH || marked_fairy_piece(text).is_some() {
        return None;
    }
    if let Some(position) = edit::read(text) {
        let mends = vec![Correction { field: 1, before: shortened_text(text), after: placement(&position.board) }];
        return Some(List { position, mends });
    }
    let side = turn::side_to_move(text);
    let castling = turn::castling(text);
    let mut bare = text.to_owned();
    for bytes in side.iter().map(|said| &said.span).chain(castling.iter().map(|said| &said.span)) {
        bare = blanked(&bare, bytes.clone());
    }
    let tokens = lex::tokens(&bare);
    let men = pieces::read_pieces(&tokens)?;
    let (board, alphabet) = board(&men)?;
    let mut position = Position::empty(Size::STANDARD);
    position.board = board;
    let mut mends = vec![Correction { field: 1, before: shortened_text(text), after: placement(&position.board) }];
    let letters = men.all.iter().filter_map(|man| Some((man.letter()?, piece(man, &men, &alphabet)?)));
    mends.extend(alphabet::letter_corrections(letters));
    let before = side.as_ref().map_or("", |said| text[said.span.clone()].trim());
    position.side_to_move = side.as_ref().map_or(Color::White, |said| said.value);
    let after = position.side_to_move.letter().to_string();
    if before != after {
        mends.push(Correction { field: 2, before: before.to_owned(), after });
    }
    if let Some(said) = castling {
        super::picture::set_rights(&mut position, &said.value);
    }
    Some(List { position, mends })
}

pub(super) fn letters(text: &str) -> Vec<char> {
    let text = if text.len() > MAX_TEXT_LENGTH { "" } else { text };
    let letter = |token: lex::Token| match token.kind {
        lex::TokenKind::PlacedPiece { name: Some(PieceName::Letter(letter)), .. } => Some(letter),
        _ => None,
    };
    lex::tokens(text).into_iter().filter_map(letter).collect()
}

fn shortened_text(text: &str) -> String {
    shortened(text.chars().take(1000))
}

fn blanked(text: &str, bytes: std::ops::Range<usize>) -> String {
    let blank = " ".repeat(bytes.len());
    [&text[..bytes.start], &blank, &text[bytes.end..]].concat()
}

/// Builds the board with the first alphabet that fits. The headings' language comes first, then English.
fn board(men: &ListedPieces) -> Option<(Board, Alphabet)> {
    let mut alphabets = alphabet::ALL;
    alphabets
        .sort_by_key(|alphabet| (!matches_language(alphabet, men.language), alphabet.cost > 0, !is_dutch(alphabet)));
    let letters: Vec<char> = men.all.iter().filter_map(ListedPiece::letter).collect();
    let is_told = |alphabet: &Alphabet| {
        men.language != Language::English && matches_language(alphabet, men.language) || alphabet.fits_letters(&letters)
    };
    let mut told = alphabets.into_iter().filter(is_told);
    told.find_map(|alphabet| Some((board_in(men, &alphabet)?, alphabet)))
}

/// Returns `true` if an alphabet belongs to a language. A few typical letters decide.
fn matches_language(alphabet: &Alphabet, language: Language) -> bool {
    let has = |letter: char, role| alphabet.piece(letter).is_some_and(|piece| piece.role == role);
    match language {
        Language::English => has('Q', Role::Queen),
        Language::German => has('L', Role::Bishop) && has('S', Role::Knight),
        Language::Dutch => is_dutch(alphabet),
        Language::French => has('F', Role::Bishop) && has('C', Role::Knight),
        Language::Spanish => has('A', Role::Bishop) && has('C', Role::Knight),
        Language::Portuguese => has('B', Role::Bishop) && has('C', Role::Knight),
        Language::Polish => has('W', Role::Rook),
    }
}

/// Returns `true` if knight and pawn share their letter in this alphabet, as in Dutch.
fn is_dutch(alphabet: &Alphabet) -> bool {
    let pawn = Piece::new(Color::White, Role::Pawn);
    alphabet.on_back_rank(pawn) != pawn
}

/// Returns the piece of an entry. Dutch lists give pawns by squares alone, so up to two `P` of a color are knights.
fn piece(man: &ListedPiece, men: &ListedPieces, alphabet: &Alphabet) -> Option<Piece> {
    let role = match man.name {
        None => Role::Pawn,
        Some(PieceName::Role(role)) => role,
        Some(PieceName::Letter(letter)) => {
            let role = alphabet.piece(letter.to_ascii_uppercase())?.role;
            let is_same = |other: &&ListedPiece| other.color == man.color && is_letter(other, letter);
            let is_knight = role == Role::Pawn && is_dutch(alphabet) && men.all.iter().filter(is_same).count() <= 2;
            if is_knight { Role::Knight } else { role }
        }
    };
    Some(Piece::new(man.color, role))
}

fn is_letter(man: &ListedPiece, letter: char) -> bool {
    man.letter().is_some_and(|other| other.eq_ignore_ascii_case(&letter))
}

fn board_in(men: &ListedPieces, alphabet: &Alphabet) -> Option<Board> {
    let mut board = Board::empty(Size::STANDARD);
    for man in &men.all {
        let piece = piece(man, men, alphabet)?;
        if board.get(man.square).is_some_and(|other| other != piece) || !board.can_hold(man.square, piece.role) {
            return None;
        }
        board.set(man.square, Some(piece));
    }
    let kings = |color| board.find(Piece::new(color, Role::King)).count();
    let (white, black) = (kings(Color::White), kings(Color::Black));
    let has_bare_squares = men.all.iter().any(|man| man.name.is_none());
    let is_told =
        men.is_colored && !men.has_other_words && (white + black > 0 || men.all.len() > 1 && !has_bare_squares);
    (white <= 1 && black <= 1 && (white + black == 2 || is_told)).then_some(board)
}

//! Splits a list of pieces into tokens.

use std::ops::Range;

use super::super::names::{self, Language};
use crate::board::{Color, Piece, Role, Square};
use crate::notation::forgiving::picture::figure;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) line: usize,
    /// `true` if no white space separates this token from the previous token.
    pub(super) is_tight: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Color(Color, Language),
    /// The name of a role; `true` for a plural.
    Role(Role, bool),
    Letter(char),
    /// The letter of a piece after the letter of its color, as in "wK".
    Colored(Color, char),
    /// A chess symbol, or a color and a name in one word, as in "whiteking".
    Figure(Piece),
    PlacedPiece {
        color: Option<(Color, Language)>,
        name: Option<PieceName>,
        squares: Vec<Square>,
    },
    Count,
    Sign(char),
    Versus,
    Filler,
    Number,
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceName {
    Letter(char),
    Role(Role),
}

const FILLERS: [&str; 91] = [
    "a", "an", "and", "are", "at", "the", "is", "on", "in", "has", "have", "with", "of", "to", "for", "pieces",
    "piece", "men", "position", "diagram", "problem", "study", "puzzle", "set", "up", "move", "moves", "play", "plays",
    "win", "wins", "draw", "draws", "mate", "mates", "hat", "haben", "heeft", "hebben", "der", "die", "das", "den",
    "ein", "eine", "einen", "een", "au", "und", "am", "zug", "auf", "steht", "stehen", "en", "op", "et", "y", "e",
    "het", "de", "les", "las", "los", "le", "la", "aux", "pièces", "piezas", "figuren", "steine", "stukken", "his",
    "s", "colour", "color", "side", "matt", "mat", "only", "zieht", "gewinnt", "type", "role", "square", "null",
    "none", "there", "stands", "на", "и",
];

const LONG_FILLERS: [&str; 5] = ["beginproblem", "endproblem", "stipulation", "condition", "remaining"];

/// Keywords of Popeye and other programs. The rest of a line after its keyword is ignored.
const REMARKS: [&str; 6] = ["author", "origin", "title", "option", "remark", "source"];

const MAX_SQUARES: usize = 16;

pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    for (line, words) in text.lines().enumerate() {
        line_tokens(words, line, &mut tokens);
    }
    tokens
}

fn line_tokens(text: &str, line: usize, tokens: &mut Vec<Token>) {
    let mut rest = text;
    let mut is_tight = false;
    while let Some(char) = rest.chars().next() {
        let (kind, length) = if char.is_alphanumeric() {
            let length = rest.find(|char: char| !char.is_alphanumeric()).unwrap_or(rest.len());
            (word(&rest[..length]), length)
        } else if char == '+' && !is_tight && rest[1..].starts_with(char::is_alphabetic) {
            // A bullet, as in "+wKf4".
            rest = &rest[1..];
            continue;
        } else if let Some(length) = count(rest) {
            (TokenKind::Count, length)
        } else if char.is_whitespace() || matches!(char, '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}' | '\u{200B}') {
            is_tight &= !char.is_whitespace();
            rest = &rest[char.len_utf8()..];
            continue;
        } else {
            (figure(char).map_or(TokenKind::Sign(plain_sign(char)), TokenKind::Figure), char.len_utf8())
        };
        if kind == TokenKind::Unknown && REMARKS.contains(&rest[..length].to_lowercase().as_str()) {
            return;
        }
        let is_genitive = kind == TokenKind::Letter('s')
            && is_tight
            && tokens.last().is_some_and(|last| matches!(last.kind, TokenKind::Sign('\'' | '’')));
        let kind = if is_genitive { TokenKind::Filler } else { kind };
        tokens.push(Token { kind, line, is_tight });
        join_range(tokens);
        is_tight = true;
        rest = &rest[length..];
    }
}

/// Joins a range of pawns on one rank, as in "pawns f2-h2", into one token with all its squares.
fn join_range(tokens: &mut Vec<Token>) {
    let [.., Token { kind: TokenKind::PlacedPiece { name: what, squares, .. }, .. }, dash, last] = tokens.as_slice()
    else {
        return;
    };
    let TokenKind::PlacedPiece { color: None, name: None, squares: end } = &last.kind else { return };
    let is_dash = dash.kind == TokenKind::Sign('-') && dash.is_tight && last.is_tight;
    let is_pawn = matches!(what, None | Some(PieceName::Letter('P') | PieceName::Role(Role::Pawn)));
    let (Some(from), [to]) = (squares.last(), end.as_slice()) else { return };
    if !is_dash || !is_pawn || from.rank != to.rank || from.file >= to.file {
        return;
    }
    let between: Vec<Square> = (from.file + 1..=to.file).map(|file| Square::new(file, from.rank)).collect();
    tokens.truncate(tokens.len() - 2);
    if let Some(Token { kind: TokenKind::PlacedPiece { squares, .. }, .. }) = tokens.last_mut() {
        squares.extend(between);
    }
}

fn plain_sign(char: char) -> char {
    match char {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ => char,
    }
}

/// Returns the length in bytes of a piece count at the beginning of a text: "(3+2)" or "(3)".
fn count(text: &str) -> Option<usize> {
    let inside = text.strip_prefix(['(', '['])?;
    let length = inside.bytes().take(12).position(|byte| matches!(byte, b')' | b']'))?;
    let is_number = |text: &str| !text.trim().is_empty() && text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let mut numbers = inside[..length].split('+');
    (numbers.clone().count() <= 2 && numbers.all(is_number)).then_some(length + 2)
}

fn word(text: &str) -> TokenKind {
    let lower = text.to_lowercase();
    if let Some((color, language)) = names::color(&lower) {
        return TokenKind::Color(color, language);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return TokenKind::Number;
    }
    if matches!(lower.as_str(), "vs" | "v" | "versus" | "gegen" | "tegen" | "contre" | "contra" | "against") {
        return TokenKind::Versus;
    }
    if let Some((role, is_plural)) = names::role(&lower) {
        return TokenKind::Role(role, is_plural);
    }
    if let Some(piece) = names::piece(&lower) {
        return TokenKind::Figure(piece);
    }
    if let Some(man) = placed_piece(text) {
        return man;
    }
    if let Some(letter) = text.strip_suffix('s').filter(|letter| matches!(*letter, "P" | "R" | "B" | "N")) {
        // Several pieces of a kind, as in "Ps a3, b2".
        return letter.chars().next().map_or(TokenKind::Unknown, TokenKind::Letter);
    }
    let mut chars = text.chars();
    if let (Some(letter), None) = (chars.next(), chars.next())
        && letter.is_ascii_alphabetic()
        && !matches!(letter, 'a' | 'e' | 'y')
    {
        return TokenKind::Letter(letter);
    }
    if let Some(colored) = colored(text) {
        return colored;
    }
    let is_filler = FILLERS.contains(&lower.as_str()) || LONG_FILLERS.contains(&lower.as_str());
    if is_filler { TokenKind::Filler } else { TokenKind::Unknown }
}

fn colored(text: &str) -> Option<TokenKind> {
    let [color, letter] = *text.as_bytes() else { return None };
    let color = match color {
        b'w' | b'W' => Color::White,
        b'b' | b'B' => Color::Black,
        _ => return None,
    };
    let is_piece = letter.is_ascii_uppercase() || b"kqrbnp".contains(&letter);
    is_piece.then(|| TokenKind::Colored(color, letter.to_ascii_uppercase().into()))
}

/// Returns the byte range of a fairy piece that is marked before its square, as problemists do: `=Gd4`, `{G}d4`.
pub(in super::super) fn marked_fairy_piece(text: &str) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    (0..bytes.len()).find_map(|at| {
        let is_first = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        let letters = |from: usize| bytes[from..].iter().take(3).take_while(|byte| byte.is_ascii_alphabetic()).count();
        let (start, end, after) = match bytes[at] {
            // The last of the letters is the file of the square.
            b'=' if is_first => match letters(at + 1) {
                0 | 1 => return None,
                count => (at + 1, at + count, at + count),
            },
            open @ (b'{' | b'[' | b'<') => {
                let (count, close) = (letters(at + 1), if open == b'{' { b'}' } else { open + 2 });
                (bytes.get(at + 1 + count) == Some(&close) && (1..=2).contains(&count)).then_some(())?;
                (at + 1, at + 1 + count, at + 2 + count)
            }
            _ => return None,
        };
        is_square(bytes.get(after..)?).then_some(start..end)
    })
}

pub(in super::super) fn is_square(bytes: &[u8]) -> bool {
    matches!(bytes, [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Reads a square from two characters; the letter may be a Cyrillic look-alike.
fn square(file: char, rank: char) -> Option<Square> {
    let file = match file.to_lowercase().next()? {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        file => file,
    };
    let square: Square = [file, rank].iter().collect::<String>().parse().ok()?;
    (square.file < 8 && square.rank < 8).then_some(square)
}

fn placed_piece(text: &str) -> Option<TokenKind> {
    let mut head = text;
    let mut squares = Vec::new();
    loop {
        let mut chars = head.chars();
        let (Some(rank), Some(file)) = (chars.next_back(), chars.next_back()) else { break };
        let Some(square) = square(file, rank) else { break };
        squares.insert(0, square);
        head = chars.as_str();
        if squares.len() > MAX_SQUARES {
            return None;
        }
    }
    if squares.is_empty() {
        return None;
    }
    let (color, what) = match *head.as_bytes() {
        [] => (None, None),
        [b'w'] => (Some((Color::White, Language::English)), None),
        [letter] if letter.is_ascii_alphabetic() => (None, Some(PieceName::Letter(letter.into()))),
        _ if names::abbreviated_role(head).is_some() => (None, names::abbreviated_role(head).map(PieceName::Role)),
        [prefix, letter] if letter.is_ascii_alphabetic() => {
            let color = match prefix.to_ascii_lowercase() {
                b'w' => (Color::White, Language::English),
                b'b' => (Color::Black, Language::English),
                b's' => (Color::Black, Language::German),
                b'z' => (Color::Black, Language::Dutch),
                _ => return None,
            };
            (Some(color), Some(PieceName::Letter(letter.into())))
        }
        _ => return None,
    };
    Some(TokenKind::PlacedPiece { color, name: what, squares })
}

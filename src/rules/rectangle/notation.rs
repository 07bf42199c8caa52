//! SAN and UCI notation on boards other than 8x8, with A and C for archbishop and chancellor and ranks up to ten.

use super::bitboard::{bit, square};
use super::moves::{Move, MoveKind};
use super::position::{RectanglePosition, side};
use crate::board::{Piece, Role, Side, Square};
use crate::rules::game::EngineMove;
use crate::rules::legal;
use crate::rules::legal::LegalMove;

impl RectanglePosition {
    pub(in crate::rules) fn to_legal_move(&self, played: Move) -> LegalMove {
        let Move { from, to, kind } = played;
        let (from_index, to_index) = (u32::from(from), u32::from(to));
        let captures = self.by_color(!self.turn) & bit(to_index) != 0;
        let (to, kind, promotion) = match kind {
            MoveKind::Castling => {
                let (king, _) = self.layout.castling_targets(self.turn, side(from_index, to_index));
                (king, legal::MoveKind::Castling(square(to_index)), None)
            }
            MoveKind::EnPassant => (to_index, legal::MoveKind::EnPassant, None),
            MoveKind::Plain | MoveKind::Promotion(_) => {
                let promotion = if let MoveKind::Promotion(role) = kind { Some(role) } else { None };
                (to_index, if captures { legal::MoveKind::Capture } else { legal::MoveKind::Quiet }, promotion)
            }
        };
        LegalMove {
            from: square(from_index),
            to: square(to),
            kind,
            promotion,
            engine_move: EngineMove::Rectangle(played),
        }
    }

    pub(in crate::rules) fn iter_legal_moves(&self) -> impl Iterator<Item = LegalMove> + '_ {
        self.legal_moves().into_iter().map(|played| self.to_legal_move(played))
    }

    /// Returns the legal moves of the piece on a square, castling last.
    pub(in crate::rules) fn moves_from(&self, from: Square) -> Vec<LegalMove> {
        let mut moves: Vec<LegalMove> = self.iter_legal_moves().filter(|legal| legal.from == from).collect();
        moves.sort_by_key(|legal| castles_to(legal).is_some());
        moves
    }

    /// Returns the legal move with this UCI notation. Castling is the king's move onto its rook, or to its destination
    /// if that is two or more files away and no other move goes there.
    pub(in crate::rules) fn find_uci(&self, word: &str) -> Option<LegalMove> {
        let (from, rest) = leading_square(word)?;
        let (to, rest) = leading_square(rest)?;
        let promotion = match rest {
            "" => None,
            letter => Some(role(letter)?),
        };
        let is_meant = |legal: &LegalMove| legal.from == from && legal.promotion == promotion;
        let moves: Vec<LegalMove> = self.iter_legal_moves().filter(is_meant).collect();
        let is_plain = |legal: &&LegalMove| !matches!(legal.kind, legal::MoveKind::Castling(_)) && legal.to == to;
        let castles = |legal: &&LegalMove| match legal.kind {
            legal::MoveKind::Castling(rook) => rook == to || legal.to == to && to.file.abs_diff(from.file) > 1,
            _ => false,
        };
        moves.iter().find(is_plain).or_else(|| moves.iter().find(castles)).copied()
    }

    /// Returns the legal move with this SAN, with or without a capture sign; `None` unless exactly one move matches.
    pub(in crate::rules) fn find_san(&self, word: &str) -> Option<LegalMove> {
        let word = word.trim_end_matches(['+', '#']);
        let castled = match word {
            "O-O" => Some(Side::King),
            "O-O-O" => Some(Side::Queen),
            _ => None,
        };
        let moves = self.iter_legal_moves().filter(|legal| castles_to(legal) == castled);
        let mut fitting: Vec<LegalMove> = if castled.is_some() {
            moves.collect()
        } else {
            let wanted = SanParts::read(word)?;
            moves.filter(|legal| self.fits(&wanted, legal)).collect()
        };
        fitting.pop().filter(|_| fitting.is_empty())
    }

    fn fits(&self, wanted: &SanParts, legal: &LegalMove) -> bool {
        self.role_of(legal) == wanted.role
            && legal.to == wanted.to
            && legal.promotion == wanted.promotion
            && wanted.file.is_none_or(|file| file == legal.from.file)
            && wanted.rank.is_none_or(|rank| rank == legal.from.rank)
    }

    fn role_of(&self, legal: &LegalMove) -> Role {
        self.role_at(super::bitboard::index(legal.from)).unwrap_or(Role::King)
    }

    /// Formats a legal move in SAN, without check sign. If needed, it contains the file, rank or both of the origin
    /// (PGN, section 8.2.3.4).
    pub(in crate::rules) fn to_san(&self, played: Move) -> String {
        let legal = self.to_legal_move(played);
        match castles_to(&legal) {
            Some(Side::King) => return "O-O".into(),
            Some(Side::Queen) => return "O-O-O".into(),
            None => {}
        }
        let role = self.role_of(&legal);
        let captures = matches!(legal.kind, legal::MoveKind::Capture | legal::MoveKind::EnPassant);
        let mut name = match role {
            Role::Pawn if captures => legal.from.file_letter().to_string(),
            Role::Pawn => String::new(),
            _ => format!("{}{}", role.letter(), self.origin(&legal, role)),
        };
        if captures {
            name.push('x');
        }
        name += &legal.to.to_string();
        if let Some(role) = legal.promotion {
            name.extend(['=', role.letter()]);
        }
        name
    }

    /// Returns the file, the rank or both of the origin, as needed to exclude moves of other pieces of the same role.
    fn origin(&self, legal: &LegalMove, role: Role) -> String {
        let is_rival = |other: &LegalMove| {
            castles_to(other).is_none()
                && other.to == legal.to
                && other.from != legal.from
                && self.role_of(other) == role
        };
        let rivals: Vec<Square> = self.iter_legal_moves().filter(is_rival).map(|other| other.from).collect();
        let Square { file, rank } = legal.from;
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|rival| rival.file != file) {
            legal.from.file_letter().to_string()
        } else if rivals.iter().all(|rival| rival.rank != rank) {
            (rank + 1).to_string()
        } else {
            legal.from.to_string()
        }
    }
}

/// Formats a move in UCI notation. Castling is the king's move to its destination or, if `onto_rook`, onto its rook.
pub(in crate::rules) fn to_uci(legal: &LegalMove, onto_rook: bool) -> String {
    let to = match legal.kind {
        legal::MoveKind::Castling(rook) if onto_rook => rook,
        _ => legal.to,
    };
    let promotion = legal.promotion.map(|role| role.letter().to_ascii_lowercase());
    format!("{}{to}{}", legal.from, promotion.map(String::from).unwrap_or_default())
}

fn castles_to(legal: &LegalMove) -> Option<Side> {
    match legal.kind {
        legal::MoveKind::Castling(rook) => Some(if rook.file < legal.from.file { Side::Queen } else { Side::King }),
        _ => None,
    }
}

/// A move parsed from standard algebraic notation.
struct SanParts {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    promotion: Option<Role>,
}

impl SanParts {
    fn read(word: &str) -> Option<Self> {
        let (word, promotion) = match word.split_once('=') {
            Some((word, letter)) => (word, Some(role(letter)?)),
            None => (word, None),
        };
        let piece = word.chars().next().filter(char::is_ascii_uppercase);
        let role = piece.map_or(Some(Role::Pawn), |letter| role(letter.encode_utf8(&mut [0; 4])))?;
        let squares = word.get(piece.map_or(0, char::len_utf8)..)?;
        // The last file letter starts the destination.
        let start = squares.rfind(|char: char| matches!(char, 'a'..='j'))?;
        let (origin, to) = squares.split_at_checked(start)?;
        let origin = origin.strip_suffix(['x', '-']).unwrap_or(origin);
        let file = origin.bytes().next().filter(|byte| matches!(byte, b'a'..=b'j')).map(|byte| byte - b'a');
        let rank = match origin.get(usize::from(file.is_some())..)? {
            "" => None,
            digits => Some(rank(digits)?),
        };
        Some(Self { role, file, rank, to: to.parse().ok()?, promotion })
    }
}

fn rank(digits: &str) -> Option<u8> {
    // Parses the digits as the rank of a square on the a-file.
    format!("a{digits}").parse::<Square>().ok().map(|square| square.rank)
}

fn role(letter: &str) -> Option<Role> {
    let mut letters = letter.chars();
    let piece = letters.next().and_then(Piece::from_letter)?;
    letters.next().is_none().then_some(piece.role)
}

fn leading_square(text: &str) -> Option<(Square, &str)> {
    let digits = text.get(1..)?.bytes().take_while(u8::is_ascii_digit).count();
    let (square, rest) = text.split_at_checked(1 + digits)?;
    Some((square.parse().ok()?, rest))
}

//! The material of both sides, such as `KRPKR`.

use crate::board::{Color, Piece, Role};
use crate::document::scan::MAX_SQUARES;
use crate::rules::Material;
use crate::tr;

/// The exact pieces of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MaterialPattern {
    /// White's and Black's, in the order of `ROLE_ORDER`.
    sides: [Vec<Role>; 2],
    counts: [[u8; ROLES]; 2],
    /// `true` if the sides may be swapped.
    is_either: bool,
}

const ROLES: usize = Role::ALL.len();

impl MaterialPattern {
    /// Parses the pieces of both sides: `KRPKR`, `krpkr`, `KRPvKR`, `KRP-KR`, `RPvR` without the kings; `KRPkr` states
    /// the colors too.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if !text.is_ascii() || text.len() > 2 * MAX_SQUARES {
            return None;
        }
        let (first, second, is_parted) = split_sides(text).or_else(|| split_at_second_king(text))?;
        let (first, first_color) = parse_side(first)?;
        let (second, second_color) = parse_side(second)?;
        let has_large = [&first, &second].iter().any(|side| side.iter().any(|role| is_capablanca_piece(*role)));
        let is_either = first_color == second_color;
        if has_large && is_either && first_color == Color::Black {
            return None;
        }
        let kings = [&first, &second].map(|side| side.contains(&Role::King));
        let are_kings_meant = is_parted && first_color == Color::White && is_either;
        let (white, black) = if first_color == Color::White || is_either { (first, second) } else { (second, first) };
        match kings {
            [true, true] => Some(Self::new([white, black], is_either)),
            [false, false] if are_kings_meant => {
                let with_king = |side: Vec<Role>| [vec![Role::King], side].concat();
                Some(Self::new([with_king(white), with_king(black)], is_either))
            }
            _ => None,
        }
    }

    fn new(mut sides: [Vec<Role>; 2], is_either: bool) -> Self {
        let mut counts = [[0; ROLES]; 2];
        for (side, counts) in sides.iter_mut().zip(&mut counts) {
            for role in side.iter() {
                counts[*role as usize] += 1;
            }
            side.sort_by_key(|role| ROLE_ORDER.iter().position(|named| named == role));
        }
        Self { sides, counts, is_either }
    }

    pub(super) fn matches(&self, material: &Material) -> bool {
        let has = |color: Color, counts: &[u8; ROLES]| {
            Role::ALL.into_iter().all(|role| material.count(color, role) == counts[role as usize])
        };
        let [white, black] = &self.counts;
        let is_so = |white, black| has(Color::White, white) && has(Color::Black, black);
        is_so(white, black) || self.is_either && is_so(black, white)
    }

    /// The explanation: `exactly KRP against KR, either side White`.
    pub(super) fn explanation(&self) -> String {
        let letters = |side: &[Role]| side.iter().map(|role| role.letter()).collect::<String>();
        let [white, black] = [&self.sides[0], &self.sides[1]].map(|side| letters(side));
        match self.is_either {
            true if white == black => tr!("document-material", one = white, other = black),
            true => tr!("document-material-either", one = white, other = black),
            false => tr!("document-material-white", one = white, other = black),
        }
    }
}

const ROLE_ORDER: [Role; ROLES] =
    [Role::King, Role::Queen, Role::Chancellor, Role::Archbishop, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

const fn is_capablanca_piece(role: Role) -> bool {
    matches!(role, Role::Archbishop | Role::Chancellor)
}

/// Splits a text at `v`, `vs`, a dash or a colon; `true` if the kings may be left out.
fn split_sides(text: &str) -> Option<(&str, &str, bool)> {
    let (first, rest) = text.split_at_checked(text.find(['v', 'V', '-', ':'])?)?;
    if let Some(second) = rest.strip_prefix(['-', ':']) {
        return Some((first, second, false));
    }
    let rest = rest.get(1..)?;
    let rest = rest.strip_prefix(['s', 'S']).unwrap_or(rest);
    Some((first, rest.strip_prefix('.').unwrap_or(rest), true))
}

/// Splits a text with two kings, where each side begins with its king.
fn split_at_second_king(text: &str) -> Option<(&str, &str, bool)> {
    let mut kings = text.match_indices(['K', 'k']).map(|(at, _)| at);
    match (kings.next(), kings.next(), kings.next()) {
        (Some(0), Some(second), None) => text.split_at_checked(second).map(|(first, second)| (first, second, false)),
        _ => None,
    }
}

/// The pieces of a side, and the color given by the case of the letters.
fn parse_side(text: &str) -> Option<(Vec<Role>, Color)> {
    let pieces: Vec<Piece> = text.chars().map(Piece::from_letter).collect::<Option<_>>()?;
    let color = pieces.first()?.color;
    let is_side = pieces.len() <= MAX_SQUARES && pieces.iter().all(|piece| piece.color == color);
    is_side.then(|| (pieces.iter().map(|piece| piece.role).collect(), color))
}

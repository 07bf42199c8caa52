//! Comparisons of piece counts, such as `Q>=2`, and the material of both sides, such as `KRPKR`.

use crate::board::{Color, Piece, Role};
use crate::document::scan::MAX_SQUARES;
use crate::rules::Material;
use crate::tr;
use crate::wording::Label;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountComparison {
    left: CountedPieces,
    relation: Relation,
    right: Number,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountedPieces {
    Piece(Piece),
    Role(Role),
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Given(u32),
    Count(CountedPieces),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// The signs of the relations; longer signs come before their prefixes.
const SIGNS: [(&str, Relation); 13] = [
    ("==", Relation::Equal),
    ("!=", Relation::Unequal),
    ("<>", Relation::Unequal),
    ("<=", Relation::LessOrEqual),
    ("=<", Relation::LessOrEqual),
    (">=", Relation::GreaterOrEqual),
    ("=>", Relation::GreaterOrEqual),
    ("=", Relation::Equal),
    ("<", Relation::Less),
    (">", Relation::Greater),
    ("\u{2260}", Relation::Unequal),
    ("\u{2264}", Relation::LessOrEqual),
    ("\u{2265}", Relation::GreaterOrEqual),
];

pub(super) fn has_sign(text: &str) -> bool {
    text.contains(is_sign)
}

fn is_sign(char: char) -> bool {
    matches!(char, '=' | '<' | '>' | '!' | '\u{2260}' | '\u{2264}' | '\u{2265}')
}

impl Relation {
    const fn swapped(self) -> Self {
        match self {
            Self::Equal | Self::Unequal => self,
            Self::Less => Self::Greater,
            Self::LessOrEqual => Self::GreaterOrEqual,
            Self::Greater => Self::Less,
            Self::GreaterOrEqual => Self::LessOrEqual,
        }
    }

    const fn is_true(self, left: u32, right: u32) -> bool {
        match self {
            Self::Equal => left == right,
            Self::Unequal => left != right,
            Self::Less => left < right,
            Self::LessOrEqual => left <= right,
            Self::Greater => left > right,
            Self::GreaterOrEqual => left >= right,
        }
    }
}

impl CountedPieces {
    fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Piece::from_letter(letter).map(Self::Piece);
        }
        let text = text.to_ascii_lowercase();
        if matches!(text.as_str(), "men" | "pieces") {
            return Some(Self::All);
        }
        let one = text.strip_suffix('s').unwrap_or(&text);
        Role::ALL.into_iter().find(|role| role.id() == one).map(Self::Role)
    }

    fn count(self, material: &Material) -> u32 {
        let both = |count: &dyn Fn(Color) -> u8| Color::ALL.into_iter().map(|color| u32::from(count(color))).sum();
        match self {
            Self::Piece(piece) => material.count(piece.color, piece.role).into(),
            Self::Role(role) => both(&|color| material.count(color, role)),
            Self::All => both(&|color| material.total(color)),
        }
    }

    /// Returns the name of the pieces, such as "white queens"; in the singular with `is_one`.
    fn label(self, is_one: bool) -> String {
        match self {
            Self::Piece(piece) if is_one => piece.label().to_owned(),
            Self::Piece(piece) => tr!("document-pieces", piece = piece.letter()),
            Self::Role(role) if is_one => role.label().to_owned(),
            Self::Role(role) => tr!("document-roles", role = role.letter()),
            Self::All if is_one => tr!("document-man").to_owned(),
            Self::All => tr!("document-men").to_owned(),
        }
    }
}

impl Number {
    fn parse(text: &str) -> Option<Self> {
        let is_number = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { text.parse().ok().map(Self::Given) } else { CountedPieces::parse(text).map(Self::Count) }
    }
}

impl CountComparison {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (left, rest) = text.split_at_checked(text.find(is_sign)?)?;
        let (sign, relation) = SIGNS.into_iter().find(|(sign, _)| rest.starts_with(sign))?;
        let right = Number::parse(rest.strip_prefix(sign)?)?;
        match (Number::parse(left)?, right) {
            (Number::Count(left), right) => Some(Self { left, relation, right }),
            (left, Number::Count(right)) => Some(Self { left: right, relation: relation.swapped(), right: left }),
            (Number::Given(_), Number::Given(_)) => None,
        }
    }

    pub(super) fn matches(self, material: &Material) -> bool {
        let right = match self.right {
            Number::Given(number) => number,
            Number::Count(counted) => counted.count(material),
        };
        self.relation.is_true(self.left.count(material), right)
    }

    pub(super) fn explanation(self) -> String {
        match self.right {
            Number::Given(number) => self.explain_number(number),
            Number::Count(other) => self.explain_count(other),
        }
    }

    fn explain_number(self, number: u32) -> String {
        let name = self.left.label(number == 1);
        let many = self.left.label(false);
        let written = number.to_string();
        match self.relation {
            Relation::Equal if number == 0 => tr!("document-count-none", name = self.left.label(true)),
            Relation::Equal => tr!("document-count-equal", number = written, name = name),
            Relation::Unequal => tr!("document-count-unequal", number = written, name = many),
            Relation::Less => tr!("document-count-less", number = written, name = name),
            Relation::LessOrEqual => tr!("document-count-at-most", number = written, name = name),
            Relation::Greater => tr!("document-count-more", number = written, name = name),
            Relation::GreaterOrEqual => tr!("document-count-at-least", number = written, name = many),
        }
    }

    fn explain_count(self, other: CountedPieces) -> String {
        let (name, other) = (self.left.label(false), other.label(false));
        match self.relation {
            Relation::Equal => tr!("document-compare-equal", name = name, other = other),
            Relation::Unequal => tr!("document-compare-unequal", name = name, other = other),
            Relation::Less => tr!("document-compare-less", name = name, other = other),
            Relation::LessOrEqual => tr!("document-compare-at-most", name = name, other = other),
            Relation::Greater => tr!("document-compare-more", name = name, other = other),
            Relation::GreaterOrEqual => tr!("document-compare-at-least", name = name, other = other),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MaterialPattern {
    /// The pieces of White and those of Black, in the order of `ROLE_ORDER`.
    sides: [Vec<Role>; 2],
    counts: [[u8; ROLES]; 2],
    /// `true` if the pattern also matches with the sides swapped.
    is_either: bool,
}

const ROLES: usize = Role::ALL.len();

impl MaterialPattern {
    /// Parses the pieces of both sides: `KRPKR`, `KRPvKR`, `KRP-KR`, `RPvR` without kings; `KRPkr` states the colors.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if !text.is_ascii() || text.len() > 2 * MAX_SQUARES {
            return None;
        }
        let (first, second, is_parted) = split_sides(text).or_else(|| split_at_second_king(text))?;
        let (first, first_color) = parse_side(first)?;
        let (second, second_color) = parse_side(second)?;
        let has_large = [&first, &second]
            .iter()
            .any(|side| side.iter().any(|role| matches!(role, Role::Archbishop | Role::Chancellor)));
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

/// Splits a text at `v`, `vs`, a dash or a colon. The third value is `true` if the kings may be left out.
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

/// Parses the pieces of a side, all in letters of one case. Also returns the color that the case means.
fn parse_side(text: &str) -> Option<(Vec<Role>, Color)> {
    let pieces: Vec<Piece> = text.chars().map(Piece::from_letter).collect::<Option<_>>()?;
    let color = pieces.first()?.color;
    let is_side = pieces.len() <= MAX_SQUARES && pieces.iter().all(|piece| piece.color == color);
    is_side.then(|| (pieces.iter().map(|piece| piece.role).collect(), color))
}

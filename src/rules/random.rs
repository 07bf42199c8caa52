//! Random legal positions with given material.

use std::fmt;

use super::{Problem, problems};
use crate::board::{Color, Piece, Position, Role, Size, Square};

const MAX_ATTEMPTS: usize = 2_000;

/// After this number of attempts, a legal but odd position is accepted.
const MAX_ATTEMPTS_WHILE_ODD: usize = 200;

/// The roles in the order of placement. Pawns come first, because they do not fit everywhere; with this order, all
/// placements are equally likely.
const ROLES: [Role; 8] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor, Role::King];

/// The reason why there is no random position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomError {
    /// No pieces are given.
    NoPieces,
    /// This character is not a piece of the board.
    NotAPiece {
        /// The character.
        letter: char,
        /// The roles that the board allows.
        roles: &'static [Role],
    },
    /// This side has more than one king.
    TooManyKings(Color),
    /// This side has more pawns than the board has files.
    TooManyPawns {
        /// The side.
        color: Color,
        /// The maximum.
        max: usize,
    },
    /// This side has more than two pieces per file.
    TooManyPieces {
        /// The side.
        color: Color,
        /// The maximum, including the king.
        most: usize,
    },
    /// This side has more promoted pieces than missing pawns.
    TooMuchPromotion {
        /// The side.
        color: Color,
        /// The minimum number of promoted pieces.
        promoted: usize,
        /// The number of missing pawns.
        missing: usize,
    },
    /// No legal position with these pieces was found.
    NoneFound,
}

impl fmt::Display for RandomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPieces => f.write_str("no pieces"),
            Self::NotAPiece { letter, .. } => write!(f, "{letter:?} is not a piece"),
            Self::TooManyKings(color) => write!(f, "{} has more than one king", color.id()),
            Self::TooManyPawns { color, max } => write!(f, "{} has more than {max} pawns", color.id()),
            Self::TooManyPieces { color, most } => write!(f, "{} has more than {most} pieces", color.id()),
            Self::TooMuchPromotion { color, promoted, missing } => {
                write!(f, "{} has {promoted} promoted pieces and {missing} missing pawns", color.id())
            }
            Self::NoneFound => f.write_str("no legal position found"),
        }
    }
}

impl std::error::Error for RandomError {}

/// Returns a random legal position with this material and no castling rights. A seed always gives the same position.
///
/// The material is one letter per piece, in upper or lower case. A separator ends White's pieces: `KQ vs KR`, `KRPvKR`,
/// `kbn-k`, `KPP:KP`. Without a separator, Black's pieces begin at the second king: `KRPKR`. Missing kings are added;
/// spaces, commas and `+` are ignored.
///
/// # Errors
/// If the text contains an invalid piece, no legal position has this material, or none was found within the limit of
/// attempts.
///
/// ```
/// use fenwright::{Color, Piece, Role, Size, rules};
/// let position = rules::random(Size::STANDARD, "KQ vs KR", 7).unwrap();
/// assert_eq!(position.board.pieces().count(), 4);
/// assert!(position.board.find(Piece::new(Color::Black, Role::Rook)).next().is_some());
/// assert!(rules::problems(&position).is_empty());
/// ```
pub fn random(size: Size, material: &str, seed: u64) -> Result<Position, RandomError> {
    let men = parse_pieces(size, material)?;
    let mut numbers = fastrand::Rng::with_seed(seed);
    let mut odd: Option<Position> = None;
    for attempt in 0..MAX_ATTEMPTS {
        let position = random_position(size, &men, &mut numbers);
        let problems = problems(&position);
        if problems.is_empty() {
            return Ok(position);
        }
        if odd.is_none() && !problems.iter().any(Problem::is_illegal) {
            odd = Some(position);
        }
        if odd.is_some() && attempt > MAX_ATTEMPTS_WHILE_ODD {
            break;
        }
    }
    odd.ok_or(RandomError::NoneFound)
}

/// Checks the material for [`random`] without generating a position.
///
/// # Errors
/// If the text contains an invalid piece, or more pieces of a kind than a game can lead to.
///
/// ```
/// use fenwright::Size;
/// use fenwright::rules::{self, RandomError};
/// assert_eq!(rules::check_material(Size::STANDARD, "KQ vs KR"), Ok(()));
/// let error = rules::check_material(Size::STANDARD, "KA vs K").unwrap_err();
/// assert_eq!(error.to_string(), "'A' is not a piece");
/// ```
pub fn check_material(size: Size, material: &str) -> Result<(), RandomError> {
    counts(size, material).map(|_| ())
}

fn random_position(size: Size, men: &[Piece], numbers: &mut fastrand::Rng) -> Position {
    let mut position = Position::empty(size);
    let mut free: Vec<Square> = size.squares().collect();
    // The first squares are the back ranks, which are closed to pawns.
    let back_ranks = Color::ALL.map(|color| size.back_rank(color));
    free.sort_by_key(|square| !back_ranks.contains(&square.rank));
    for man in men {
        let first = if man.role == Role::Pawn { 2 * usize::from(size.files()) } else { 0 };
        let at = numbers.usize(first..free.len());
        position.board.set(free.swap_remove(at), Some(*man));
    }
    position.side_to_move = if numbers.bool() { Color::White } else { Color::Black };
    position
}

fn parse_pieces(size: Size, material: &str) -> Result<Vec<Piece>, RandomError> {
    let counts = counts(size, material)?;
    let mut men = Vec::new();
    for role in ROLES {
        for color in Color::ALL {
            let named = counts[color as usize][role as usize];
            let count = if role == Role::King { 1 } else { named };
            men.extend(std::iter::repeat_n(Piece::new(color, role), count));
        }
    }
    Ok(men)
}

type Counts = [[usize; ROLES.len()]; 2];

fn counts(size: Size, material: &str) -> Result<Counts, RandomError> {
    let (white, black) = sides(material);
    let counts = [count(size, white)?, count(size, black)?];
    if counts == Counts::default() {
        return Err(RandomError::NoPieces);
    }
    for color in Color::ALL {
        check(size, color, &counts[color as usize])?;
    }
    Ok(counts)
}

/// Splits the text at a separator. If there is none, splits it before the second king.
fn sides(material: &str) -> (&str, &str) {
    if let Some((white, black)) = material.split_once(['v', 'V', '-', '\u{2013}', '\u{2014}', ':']) {
        return (white, black.trim_start_matches(['s', 'S', '.']));
    }
    let second_king = material.match_indices(['k', 'K']).nth(1).map(|(at, _)| at);
    second_king.and_then(|at| material.split_at_checked(at)).unwrap_or((material, ""))
}

fn count(size: Size, men: &str) -> Result<[usize; ROLES.len()], RandomError> {
    let mut counts = [0; ROLES.len()];
    for letter in men.chars().filter(|char| !char.is_whitespace() && !matches!(char, '+' | ',')) {
        let role = Piece::from_letter(letter).map(|piece| piece.role).filter(|role| size.roles().contains(role));
        counts[role.ok_or(RandomError::NotAPiece { letter, roles: size.roles() })? as usize] += 1;
    }
    Ok(counts)
}

/// Checks the limits of one side: kings, pawns, pieces and, where the starting set is known, promoted pieces.
fn check(size: Size, color: Color, counts: &[usize; ROLES.len()]) -> Result<(), RandomError> {
    let count = |role: Role| counts[role as usize];
    if count(Role::King) > 1 {
        return Err(RandomError::TooManyKings(color));
    }
    let files = usize::from(size.files());
    let missing = files.checked_sub(count(Role::Pawn)).ok_or(RandomError::TooManyPawns { color, max: files })?;
    // These counts must agree with those of `PROMOTION_GROUPS` in `problems`.
    let large = count(Role::Archbishop) + count(Role::Chancellor);
    let beyond = |count: usize, first: usize| count.saturating_sub(first);
    let promoted = beyond(count(Role::Queen), 1)
        + [count(Role::Rook), count(Role::Bishop), count(Role::Knight), large]
            .into_iter()
            .map(|count| beyond(count, 2))
            .sum::<usize>();
    if size.has_known_start() && promoted > missing {
        return Err(RandomError::TooMuchPromotion { color, promoted, missing });
    }
    let men = counts.iter().sum::<usize>() + usize::from(count(Role::King) == 0);
    if men > 2 * files { Err(RandomError::TooManyPieces { color, most: 2 * files }) } else { Ok(()) }
}

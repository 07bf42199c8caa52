//! A random legal position of chosen material.

use super::{Problem, problems};
use crate::board::{Color, Piece, Position, Role, Size, Square};
use crate::tr;

/// How many positions are drawn before giving up.
const ATTEMPTS: usize = 2_000;

/// How many of them may be drawn to get rid of what is merely odd.
const ATTEMPTS_AT_ODD: usize = 200;

/// The kinds of men in the order in which they are drawn: pawns first, which do not fit everywhere, so that all
/// placements are equally likely.
const ROLES: [Role; 8] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor, Role::King];

/// Why there is no random position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomError {
    /// No men are named.
    NoMen,
    /// This character names no piece of the board.
    NotAPiece {
        /// The character.
        letter: char,
        /// The kinds of men that the board has.
        roles: &'static [Role],
    },
    /// This side has more than one king.
    TooManyKings(Color),
    /// This side has more pawns than the board has files.
    TooManyPawns {
        /// Whose pawns.
        color: Color,
        /// How many there can be.
        most: usize,
    },
    /// This side has more men than two on each file.
    TooManyPieces {
        /// Whose men.
        color: Color,
        /// How many there can be, the king included.
        most: usize,
    },
    /// More of this side's pieces must be promoted pawns than pawns are missing.
    TooMuchPromotion {
        /// Whose pieces.
        color: Color,
        /// How many of them must be promoted.
        promoted: usize,
        /// How many pawns are missing.
        missing: usize,
    },
    /// No legal position of these men was found.
    NoneFound,
}

impl RandomError {
    /// What is wrong, in a sentence for the user, without a full stop.
    pub fn sentence(&self) -> String {
        match *self {
            Self::NoMen => tr!("rules-random-no-men").to_owned(),
            Self::NotAPiece { letter, roles } => {
                let letters: Vec<String> = roles.iter().map(|role| role.letter().to_string()).collect();
                let letter = letter.escape_debug().to_string();
                tr!("rules-random-not-a-piece", letter = letter, letters = letters.join(" "))
            }
            Self::TooManyKings(color) => tr!("rules-random-too-many-kings", side = color.name()),
            Self::TooManyPawns { color, most } => {
                tr!("rules-random-too-many-pawns", side = color.name(), most = most)
            }
            Self::TooManyPieces { color, most } => {
                tr!("rules-random-too-many-pieces", side = color.name(), most = most)
            }
            Self::TooMuchPromotion { color, promoted, missing } => {
                let side = color.name();
                tr!("rules-random-too-much-promotion", side = side, promoted = promoted, missing = missing)
            }
            Self::NoneFound => tr!("rules-random-none-found").to_owned(),
        }
    }
}

/// A random legal position with this material on a board of this size, without castling rights and with the clocks of
/// a new game. Each seed gives one position, the same in every run; either side can be to move. Of what is merely
/// odd there is nothing if that can be had in a few attempts.
///
/// The material is a letter for each man, in either case, White's first: `KQ vs KR`, `KRPvKR`, `kbn-k`,
/// `KPP:KP`. Without a sign between the sides Black's men begin with the second king: `KRPKR`. Kings that are
/// not named are added. Spaces, commas and `+` between the letters mean nothing.
///
/// # Errors
/// If the text names something that is no piece, or no legal position has these men, or none was found in a
/// bounded number of attempts.
///
/// ```
/// use fenwright::{Color, Piece, Role, Size, rules};
/// let position = rules::random(Size::STANDARD, "KQ vs KR", 7).unwrap();
/// assert_eq!(position.board.pieces().count(), 4);
/// assert!(position.board.find(Piece::new(Color::Black, Role::Rook)).next().is_some());
/// assert!(rules::problems(&position).is_empty());
/// ```
pub fn random(size: Size, material: &str, seed: u64) -> Result<Position, RandomError> {
    let men = men(size, material)?;
    let mut numbers = fastrand::Rng::with_seed(seed);
    let mut odd: Option<Position> = None;
    for attempt in 0..ATTEMPTS {
        let position = drawn(size, &men, &mut numbers);
        let problems = problems(&position);
        if problems.is_empty() {
            return Ok(position);
        }
        if odd.is_none() && !problems.iter().any(Problem::is_illegal) {
            odd = Some(position);
        }
        if odd.is_some() && attempt > ATTEMPTS_AT_ODD {
            break;
        }
    }
    odd.ok_or(RandomError::NoneFound)
}

/// Whether a material can be read and a side can have it on a board of this size, as [`random`] would say; no position is looked for.
///
/// # Errors
/// If the text names something that is no piece, or more of a kind than a game leads to.
///
/// ```
/// use fenwright::Size;
/// use fenwright::rules::{self, RandomError};
/// assert_eq!(rules::check_material(Size::STANDARD, "KQ vs KR"), Ok(()));
/// let error = rules::check_material(Size::STANDARD, "KA vs K").unwrap_err();
/// assert_eq!(error.sentence(), "\"A\" names no piece; the letters are K Q R B N P");
/// ```
pub fn check_material(size: Size, material: &str) -> Result<(), RandomError> {
    counts(size, material).map(|_| ())
}

/// A position of these men with any side to move, legal or not.
fn drawn(size: Size, men: &[Piece], numbers: &mut fastrand::Rng) -> Position {
    let mut position = Position::empty(size);
    let mut free: Vec<Square> = size.squares().collect();
    // Pawns are drawn first, from the squares where they can stand, which come last.
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

/// The men of both sides, pawns first.
fn men(size: Size, material: &str) -> Result<Vec<Piece>, RandomError> {
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

/// How many men of each kind each side has.
type Counts = [[usize; ROLES.len()]; 2];

/// Reads how many men of each kind each side has, and refuses what no game leads to.
fn counts(size: Size, material: &str) -> Result<Counts, RandomError> {
    let (white, black) = sides(material);
    let counts = [count(size, white)?, count(size, black)?];
    if counts == Counts::default() {
        return Err(RandomError::NoMen);
    }
    for color in Color::ALL {
        check(size, color, &counts[color as usize])?;
    }
    Ok(counts)
}

/// The text of each side's men: a sign parts them, or else the second king does.
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

/// Refuses more men than a side can have: one king, a pawn on each file, and as many promoted pieces as pawns are
/// missing, where the array of the start is known. Two men on each file at most follow from that on 8x8.
fn check(size: Size, color: Color, counts: &[usize; ROLES.len()]) -> Result<(), RandomError> {
    let count = |role: Role| counts[role as usize];
    if count(Role::King) > 1 {
        return Err(RandomError::TooManyKings(color));
    }
    let files = usize::from(size.files());
    let missing = files.checked_sub(count(Role::Pawn)).ok_or(RandomError::TooManyPawns { color, most: files })?;
    // As for positions: see the numbers of men among the problems.
    let large = count(Role::Archbishop) + count(Role::Chancellor);
    let beyond = |count: usize, first: usize| count.saturating_sub(first);
    let promoted = beyond(count(Role::Queen), 1)
        + [count(Role::Rook), count(Role::Bishop), count(Role::Knight), large]
            .into_iter()
            .map(|count| beyond(count, 2))
            .sum::<usize>();
    if size.has_known_array() && promoted > missing {
        return Err(RandomError::TooMuchPromotion { color, promoted, missing });
    }
    let men = counts.iter().sum::<usize>() + usize::from(count(Role::King) == 0);
    if men > 2 * files { Err(RandomError::TooManyPieces { color, most: 2 * files }) } else { Ok(()) }
}

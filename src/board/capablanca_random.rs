//! The start positions of Capablanca Random Chess on 10x8.

use super::{Position, Role, Size};

/// Number of start positions: 25 placements of the bishops, 56 of king and rooks, 60 orders of the other pieces.
pub const CAPABLANCA_RANDOM_STARTS: u32 = 25 * 56 * 60;

/// Returns the start position with this number, from 0; `None` for [`CAPABLANCA_RANDOM_STARTS`] and above. The bishops
/// are on opposite colors, the king is between the rooks, and Black mirrors White (Reinhard Scharnagl's rules, for
/// which he made X-FEN).
///
/// ```
/// use fenwright::{board::capablanca_random, notation::fen};
/// let first = capablanca_random(0).unwrap();
/// assert!(fen::write(&first).starts_with("bbrkrnnqac/pppppppppp/10/"));
/// assert_eq!(capablanca_random(fenwright::board::CAPABLANCA_RANDOM_STARTS), None);
/// ```
pub fn capablanca_random(number: u32) -> Option<Position> {
    const FILES: usize = 10;
    if number >= CAPABLANCA_RANDOM_STARTS {
        return None;
    }
    let (rest, of_bishops) = (number / 25, number as usize % 25);
    let (rest, of_king) = (rest / 56, rest as usize % 56);
    let mut men = [None; FILES];
    // One bishop is on an even file, the other on an odd file.
    men[2 * (of_bishops % 5)] = Some(Role::Bishop);
    men[2 * (of_bishops / 5) + 1] = Some(Role::Bishop);
    let triples =
        (0..8).flat_map(|one| (one + 1..8).flat_map(move |two| (two + 1..8).map(move |three| [one, two, three])));
    let triple = triples.into_iter().nth(of_king)?;
    let free: Vec<usize> = (0..FILES).filter(|file| men[*file].is_none()).collect();
    for (place, role) in triple.into_iter().zip([Role::Rook, Role::King, Role::Rook]) {
        men[free[place]] = Some(role);
    }
    let mut others = orders().nth(rest as usize)?.into_iter();
    for man in men.iter_mut().filter(|man| man.is_none()) {
        *man = others.next();
    }
    Some(Position::from_back_rank(Size::new(FILES as u8, 8)?, men.into_iter().flatten()))
}

/// Returns all orders of the other five pieces, by the squares of the knights, then of the queen and the archbishop.
fn orders() -> impl Iterator<Item = [Role; 5]> {
    let knights = (0..5).flat_map(|one| (one + 1..5).map(move |two| [one, two]));
    knights.flat_map(|knights| {
        let others = [0, 1, 2].into_iter().flat_map(|queen| [0, 1].map(|archbishop| (queen, archbishop)));
        others.map(move |(queen, archbishop)| {
            let mut left = vec![Role::Archbishop, Role::Chancellor];
            left.rotate_left(archbishop);
            left.insert(queen, Role::Queen);
            let mut left = left.into_iter();
            std::array::from_fn(|place| {
                if knights.contains(&place) { Role::Knight } else { left.next().unwrap_or(Role::Knight) }
            })
        })
    })
}

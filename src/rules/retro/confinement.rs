//! Pieces of the standard setup that cannot have left the area around their home, because stuck pieces surround it.
//!
//! A piece elsewhere is then not the piece that started there, but a promoted pawn; and a missing piece was captured in
//! its area, where perhaps no pawn can have captured it.

use super::stuck::stuck_pieces;
use crate::board::{BitPosition, Bitboards, Color, Role};
use crate::rules::bit_attacks::{EIGHTH_RANK, FIRST_RANK, LIGHT_SQUARES, bits, neighbors};

/// The pieces of both colors that cannot be those of the setup, by the color's index.
pub(in crate::rules) struct Confinement {
    /// Pieces on the board that must be promoted, because no piece of their role can have come to them.
    pub(in crate::rules) promoted: [u64; 2],
    /// The minimum number of promoted pieces.
    pub(in crate::rules) promoted_count: [u32; 2],
    /// The homes of missing pieces that no pawn can have captured.
    pub(in crate::rules) captured_at_home: [u64; 2],
}

/// The pieces of one role, for bishops also of one square color, with their homes on White's back rank.
struct Group {
    role: Role,
    homes: u64,
    /// The squares of this group's pieces.
    squares: u64,
}

impl Group {
    fn homes(&self, color: Color) -> u64 {
        self.homes << color.pick(0, 7)
    }
}

const fn on_file(file: u8) -> u64 {
    1 << (8 * file)
}

static GROUPS: [[Group; 4]; 2] = [groups(Color::White), groups(Color::Black)];

const fn groups(color: Color) -> [Group; 4] {
    const DARK_SQUARES: u64 = !LIGHT_SQUARES;
    let [on_c, on_f] = match color {
        Color::White => [DARK_SQUARES, LIGHT_SQUARES],
        Color::Black => [LIGHT_SQUARES, DARK_SQUARES],
    };
    [
        Group { role: Role::Queen, homes: on_file(3), squares: u64::MAX },
        Group { role: Role::Rook, homes: on_file(0) | on_file(7), squares: u64::MAX },
        Group { role: Role::Bishop, homes: on_file(2), squares: on_c },
        Group { role: Role::Bishop, homes: on_file(5), squares: on_f },
    ]
}

impl Confinement {
    /// Returns what follows if the game began with the standard setup; `None` if stuck pieces show another setup. Each
    /// color must have material of a game.
    pub(in crate::rules) fn new(position: &BitPosition) -> Option<Self> {
        let stuck = stuck_pieces(position);
        if stuck & !standard_homes(&position.board) != 0 {
            return None;
        }
        let mut confinement = Self { promoted: [0; 2], promoted_count: [0; 2], captured_at_home: [0; 2] };
        for color in Color::ALL {
            for group in &GROUPS[color as usize] {
                confinement.add(color, &GroupAreas::new(position, stuck, color, group));
            }
        }
        Some(confinement)
    }

    fn add(&mut self, color: Color, group: &GroupAreas) {
        let color = color as usize;
        let promoted = group.pieces.count_ones() - group.most_originals();
        let unreachable = group.pieces & !group.areas.iter().fold(0, |all, area| all | area.squares);
        self.promoted[color] |= if promoted > 0 && unreachable == 0 { group.pieces } else { unreachable };
        self.promoted_count[color] += promoted;
        self.captured_at_home[color] |= group.lost_at_home();
    }
}

/// Returns the stuck pieces on back ranks that start elsewhere in the standard setup; none if the position shows signs
/// of Chess960.
#[inline]
pub(in crate::rules) fn stuck_pieces_off_standard_home(position: &BitPosition, immobile: u64) -> u64 {
    let off_home = immobile & !standard_homes(&position.board) & (FIRST_RANK | EIGHTH_RANK);
    if off_home == 0 || has_signs_of_chess960(position) { 0 } else { stuck_pieces(position) & off_home }
}

/// Returns `true` if castling rights, or equal pieces of both colors on the same file, show that the start was probably
/// one of Chess960. Kings and rooks on the files to which they castle show nothing.
pub(in crate::rules) fn has_signs_of_chess960(position: &BitPosition) -> bool {
    let files = |homes: &[u8]| homes.iter().fold(FIRST_RANK, |files, file| files & !on_file(*file));
    let unusual = [
        (Role::King, files(&[2, 4, 6])),
        (Role::Queen, files(&[3])),
        (Role::Rook, files(&[0, 3, 5, 7])),
        (Role::Bishop, files(&[2, 5])),
        (Role::Knight, files(&[1, 6])),
    ];
    let on_rank = |color: Color, role| position.board.by_piece(color, role) >> color.pick(0, 7) & FIRST_RANK;
    let is_mirrored = |(role, files)| on_rank(Color::White, role) & on_rank(Color::Black, role) & files != 0;
    has_unusual_rights(position) || unusual.into_iter().any(is_mirrored)
}

/// Returns `true` if a color has rights for a rook that is not in a corner, or for a king that is not on the e-file.
fn has_unusual_rights(position: &BitPosition) -> bool {
    const CORNERS: u16 = 0x81;
    Color::ALL.into_iter().any(|color| {
        let rights = position.castling.mask(color);
        let king = position.board.by_piece(color, Role::King) >> color.pick(0, 7);
        rights != 0 && (rights & !CORNERS != 0 || king != on_file(4))
    })
}

/// Returns the pieces that are where their kind starts in the standard setup.
#[inline]
fn standard_homes(men: &Bitboards) -> u64 {
    let officers = |color: Color| {
        let king = men.by_piece(color, Role::King) & on_file(4) << color.pick(0, 7);
        let groups = GROUPS[color as usize].iter();
        groups.fold(king, |all, group| all | men.by_piece(color, group.role) & group.homes(color))
    };
    let pawns = men.by_piece(Color::White, Role::Pawn) | men.by_piece(Color::Black, Role::Pawn);
    pawns | officers(Color::White) | officers(Color::Black)
}

/// The squares that a piece of the setup can have reached.
#[derive(Clone, Copy, Default)]
struct Area {
    home: u64,
    squares: u64,
    /// `true` if an opposing pawn can have captured the piece.
    is_exposed: bool,
}

struct GroupAreas {
    pieces: u64,
    areas: Vec<Area>,
}

impl GroupAreas {
    fn new(position: &BitPosition, stuck: u64, color: Color, group: &Group) -> Self {
        let pieces = position.board.by_piece(color, group.role) & group.squares;
        let exposed = exposed_squares(stuck, color);
        let area = |home| {
            let squares = reachable(position, stuck, color, group.role, home);
            Area { home, squares, is_exposed: squares & exposed != 0 }
        };
        Self { pieces, areas: bits(group.homes(color)).map(area).collect() }
    }

    /// Returns the maximum number of pieces that can be those of the setup.
    fn most_originals(&self) -> u32 {
        let found: Vec<u64> =
            self.areas.iter().map(|area| self.pieces & area.squares).filter(|found| *found != 0).collect();
        let all = found.iter().fold(0_u64, |all, found| all | found);
        all.count_ones().min(found.len() as u32)
    }

    /// Returns the homes of missing pieces that no pawn can have captured.
    fn lost_at_home(&self) -> u64 {
        let is_lost = |area: &&Area| !area.is_exposed && self.pieces & area.squares == 0;
        self.areas.iter().filter(is_lost).fold(0, |homes, area| homes | area.home)
    }
}

/// Returns the squares where an opposing pawn can have captured a piece of this color: it came from a square that no
/// stuck piece occupies.
const fn exposed_squares(stuck: u64, color: Color) -> u64 {
    let open = !stuck & !(FIRST_RANK | EIGHTH_RANK);
    let reached = match color {
        Color::White => open >> 1,
        Color::Black => open << 1,
    };
    reached << 8 | reached >> 8
}

/// Returns the squares that a piece can have reached from its home past the stuck pieces. A piece that moves along
/// lines passes the same squares step by step.
fn reachable(position: &BitPosition, stuck: u64, color: Color, role: Role, home: u64) -> u64 {
    let free = !stuck;
    if home & stuck != 0 {
        return home & position.board.by_piece(color, role);
    }
    let mut reached = home | castled_rook(position, stuck, color, role, home);
    loop {
        let next = reached | around(reached, role) & free;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Returns the squares one step away.
fn around(squares: u64, role: Role) -> u64 {
    let [lines, diagonals] = neighbors(squares);
    match role {
        Role::Rook => lines,
        Role::Bishop => diagonals,
        _ => lines | diagonals,
    }
}

/// Returns the square to which a rook can have castled.
fn castled_rook(position: &BitPosition, stuck: u64, color: Color, role: Role, home: u64) -> u64 {
    let rank = color.pick(0, 7);
    let is_king_unmoved = position.board.by_piece(color, Role::King) & stuck != 0;
    if role != Role::Rook || is_king_unmoved {
        return 0;
    }
    let castled = if home >> rank == on_file(0) { on_file(3) } else { on_file(5) };
    (castled << rank) & !stuck
}

/// The ranks on which no piece starts.
const MIDDLE: u64 = !(FIRST_RANK | FIRST_RANK << 1 | EIGHTH_RANK | EIGHTH_RANK >> 1);

/// Returns `true` if every piece can be one of the setup, and every missing piece can have left its home. `false` only
/// means that [`Confinement`] must decide. No piece may be promoted by its number, and all stuck pieces must be on the
/// two ranks of their start.
#[inline]
pub(in crate::rules) fn are_originals_plain(position: &BitPosition, immobile: u64) -> bool {
    let are_plain = |stuck| {
        Color::ALL
            .into_iter()
            .all(|color| GROUPS[color as usize].iter().all(|group| is_group_plain(position, stuck, color, group)))
    };
    are_plain(immobile) || are_plain(stuck_pieces(position))
}

#[inline]
fn is_group_plain(position: &BitPosition, stuck: u64, color: Color, group: &Group) -> bool {
    let pieces = position.board.by_piece(color, group.role) & group.squares;
    let homes = group.homes(color);
    let away = pieces & !homes;
    let (mut found, mut areas) = (0, 0);
    for home in bits(homes & !pieces) {
        let area = area_for(position, stuck, color, group, home, away);
        if area & (away | MIDDLE) == 0 {
            return false; // a missing piece that was captured at home
        }
        found |= area & away;
        areas += u32::from(area & away != 0);
    }
    found == away && areas >= away.count_ones()
}

/// Returns the squares that a piece can have reached from its home. Stops when all pieces that it can be are reached.
/// No stuck piece is in the middle, so all of the middle can be reached from any square there.
#[inline]
fn area_for(position: &BitPosition, stuck: u64, color: Color, group: &Group, home: u64, pieces: u64) -> u64 {
    if home & stuck != 0 {
        return 0;
    }
    let mut reached = home | castled_rook(position, stuck, color, group.role, home);
    loop {
        if reached & MIDDLE != 0 {
            reached |= MIDDLE & group.squares;
            if pieces & !reached == 0 {
                return reached;
            }
        }
        let next = reached | around(reached, group.role) & !stuck;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

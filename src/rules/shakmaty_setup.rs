//! Conversions to and from shakmaty's types.

use std::fmt;
use std::num::NonZeroU32;

use shakmaty::{Bitboard, ByColor, ByRole, RemainingChecks, Setup};

use crate::board::{
    BitPosition, Bitboards, Castling, Checks, Color, Holdings, MAX_CLOCK, Piece, Position, Role, Rules, Size, Square,
};

/// The error for a position that shakmaty's [`Setup`] cannot represent: its board or a castling right is beyond 8x8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASetup;

impl fmt::Display for NotASetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a position on an 8x8 board")
    }
}

impl std::error::Error for NotASetup {}

/// Converts a position, legal or not, with pieces in hand and remaining checks. A setup does not include the variant.
///
/// ```
/// use fenwright::{Position, Size, rules::NotASetup};
/// use shakmaty::Setup;
/// assert_eq!(Setup::try_from(&Position::start()), Ok(Setup::initial()));
/// let wide = Position::empty(Size::new(10, 8).unwrap());
/// assert_eq!(Setup::try_from(&wide), Err(NotASetup));
/// ```
impl TryFrom<&Position> for Setup {
    type Error = NotASetup;

    fn try_from(position: &Position) -> Result<Self, NotASetup> {
        let bits = BitPosition::from_any_rules(position).ok_or(NotASetup)?;
        let mut setup = to_setup_from_bits(&bits).ok_or(NotASetup)?;
        match &position.rules {
            Rules::Crazyhouse(Holdings { pockets, promoted }) => {
                let [white, black] =
                    Color::ALL.map(|color| ByRole::new_with(|role| pockets.count(color, from_shakmaty_role(role))));
                setup.pockets = Some(ByColor { black, white });
                setup.promoted = promoted.squares().filter_map(to_shakmaty_square).collect();
            }
            Rules::ThreeCheck(checks) => {
                let [white, black] = Color::ALL.map(|color| RemainingChecks::new(checks.remaining(color).into()));
                setup.remaining_checks = Some(ByColor { black, white });
            }
            _ => {}
        }
        Ok(setup)
    }
}

pub(super) fn to_setup_from_bits(position: &BitPosition) -> Option<Setup> {
    let mut setup = Setup::empty();
    setup.board = to_shakmaty_board(&position.board)?;
    setup.turn = to_shakmaty_color(position.side_to_move);
    for (color, file) in position.castling.rights() {
        setup.castling_rights.add(to_shakmaty_square(Square::new(file, Size::STANDARD.back_rank(color)))?);
    }
    setup.ep_square = position.en_passant.and_then(to_shakmaty_square);
    setup.halfmoves = position.halfmove_clock.into();
    setup.fullmoves = NonZeroU32::new(position.fullmove_number.into()).unwrap_or(NonZeroU32::MIN);
    Some(setup)
}

/// Converts a setup, with clocks up to [`MAX_CLOCK`]. Pieces in hand mean crazyhouse, remaining checks three-check.
impl From<&Setup> for Position {
    fn from(setup: &Setup) -> Self {
        let clock = |value: u32| u16::try_from(value).unwrap_or(MAX_CLOCK).min(MAX_CLOCK);
        let mut position = Self::empty(Size::STANDARD);
        for (at, piece) in &setup.board {
            position.board.set(from_shakmaty_square(at), Some(from_shakmaty_piece(piece)));
        }
        position.side_to_move = from_shakmaty_color(setup.turn);
        let mut castling = Castling::NONE;
        for rook in setup.castling_rights {
            let color = if rook.rank() == shakmaty::Rank::First { Color::White } else { Color::Black };
            castling.set(color, from_shakmaty_square(rook).file, true);
        }
        Self {
            castling,
            en_passant: setup.ep_square.map(from_shakmaty_square),
            halfmove_clock: clock(setup.halfmoves),
            fullmove_number: clock(setup.fullmoves.get()),
            rules: rules(setup),
            ..position
        }
    }
}

fn rules(setup: &Setup) -> Rules {
    if let Some(pockets) = &setup.pockets {
        let mut holdings = Holdings::NONE;
        for color in Color::ALL {
            for (role, count) in pockets.get(to_shakmaty_color(color)).zip_role() {
                holdings.pockets.set(color, from_shakmaty_role(role), count);
            }
        }
        setup.promoted.into_iter().for_each(|square| holdings.promoted.set(from_shakmaty_square(square), true));
        return Rules::Crazyhouse(holdings);
    }
    setup.remaining_checks.as_ref().map_or(Rules::Standard, |remaining| {
        let mut checks = Checks::NONE_GIVEN;
        for color in Color::ALL {
            checks.set_remaining(color, u32::from(*remaining.get(to_shakmaty_color(color))) as u8);
        }
        Rules::ThreeCheck(checks)
    })
}

pub(super) fn from_shakmaty_square(square: shakmaty::Square) -> Square {
    Square::new(square.file().into(), square.rank().into())
}

fn from_shakmaty_color(color: shakmaty::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}

fn from_shakmaty_piece(piece: shakmaty::Piece) -> Piece {
    Piece::new(from_shakmaty_color(piece.color), from_shakmaty_role(piece.role))
}

pub(super) const fn from_shakmaty_role(role: shakmaty::Role) -> Role {
    match role {
        shakmaty::Role::King => Role::King,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Pawn => Role::Pawn,
    }
}

fn to_shakmaty_board(men: &Bitboards) -> Option<shakmaty::Board> {
    let set = |men: u64| Bitboard(transpose_files(men));
    let of_color = |color| set(men.by_color(color));
    let of_role =
        |role| set(Color::ALL.into_iter().map(|color| men.by_piece(color, role)).fold(0, |one, other| one | other));
    let roles = ByRole {
        pawn: of_role(Role::Pawn),
        knight: of_role(Role::Knight),
        bishop: of_role(Role::Bishop),
        rook: of_role(Role::Rook),
        queen: of_role(Role::Queen),
        king: of_role(Role::King),
    };
    shakmaty::Board::try_from_bitboards(roles, ByColor { black: of_color(Color::Black), white: of_color(Color::White) })
        .ok()
}

/// Converts a bitboard with one byte per file to one with one byte per rank.
fn transpose_files(files: u64) -> u64 {
    Bitboard(files).flip_diagonal().0
}

pub(super) fn to_shakmaty_square(square: Square) -> Option<shakmaty::Square> {
    let file = shakmaty::File::try_from(square.file).ok()?;
    let rank = shakmaty::Rank::try_from(square.rank).ok()?;
    Some(shakmaty::Square::from_coords(file, rank))
}

pub(super) fn to_shakmaty_color(color: Color) -> shakmaty::Color {
    color.pick(shakmaty::Color::White, shakmaty::Color::Black)
}

//! A position in bitboards, and playing moves in it.

use super::attacks::pawn_attacks;
use super::bitboard::{Bitboard, RANK, bit, each, first, index, is_many, square};
use super::moves::{Move, MoveKind};
use super::size_tables::SizeTables;
use crate::board::{Castling, Color, MAX_CLOCK, Piece, Position, Role, Side};

/// A position with one king per side, on a board of any size.
#[derive(Clone, Debug)]
pub(in crate::rules) struct RectanglePosition {
    pub(super) layout: &'static SizeTables,
    /// The pieces of each role, indexed by `Role as usize`.
    roles: [Bitboard; 8],
    colors: [Bitboard; 2],
    pub(in crate::rules) turn: Color,
    pub(super) castling: Bitboard,
    /// The square that a pawn has just crossed, whether or not a pawn attacks it.
    pub(super) en_passant: Bitboard,
    halfmove_clock: u16,
    fullmove_number: u16,
}

impl RectanglePosition {
    /// Starts a game at a position. Returns `None` if a side does not have exactly one king, if the side to move could
    /// capture a king, or if a pawn is on a back rank.
    pub(in crate::rules) fn from_position(position: &Position) -> Option<Self> {
        let size = position.board.size();
        let mut roles = [0; 8];
        let mut colors = [0; 2];
        for (at, piece) in position.board.pieces() {
            roles[piece.role as usize] |= bit(index(at));
            colors[piece.color as usize] |= bit(index(at));
        }
        let passed = position.en_passant.filter(|at| position.en_passant_is_possible(*at));
        let game = Self {
            layout: SizeTables::for_size(size),
            roles,
            colors,
            turn: position.side_to_move,
            castling: backed_rights(position),
            en_passant: passed.map_or(0, |at| bit(index(at))),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
        };
        let has_one_king = |color| game.by_piece(color, Role::King).is_power_of_two();
        let pawns = game.by_role(Role::Pawn) & (game.layout.last_ranks[0] | game.layout.last_ranks[1]);
        let is_playable = Color::ALL.into_iter().all(has_one_king) && pawns == 0 && !game.is_attacked(!game.turn);
        is_playable.then_some(game)
    }

    #[inline]
    pub(super) const fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    #[inline]
    pub(super) const fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    #[inline]
    pub(super) const fn by_piece(&self, color: Color, role: Role) -> Bitboard {
        self.by_role(role) & self.by_color(color)
    }

    #[inline]
    pub(super) const fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    #[inline]
    pub(super) const fn king(&self, color: Color) -> u32 {
        first(self.by_piece(color, Role::King))
    }

    #[inline]
    pub(super) fn role_at(&self, at: u32) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.by_role(*role) & bit(at) != 0)
    }

    /// Returns the sliders of a color: those that move along ranks and files, and those that move along diagonals.
    #[inline]
    pub(super) const fn sliders(&self, color: Color) -> [Bitboard; 2] {
        let own = self.by_color(color);
        let queens = self.by_role(Role::Queen);
        [
            own & (queens | self.by_role(Role::Rook) | self.by_role(Role::Chancellor)),
            own & (queens | self.by_role(Role::Bishop) | self.by_role(Role::Archbishop)),
        ]
    }

    #[inline]
    pub(super) const fn knight_movers(&self, color: Color) -> Bitboard {
        let leaping = self.by_role(Role::Knight) | self.by_role(Role::Archbishop) | self.by_role(Role::Chancellor);
        leaping & self.by_color(color)
    }

    /// Returns the pieces of a color that attack a square. Attacks along lines end at the squares in `occupied`.
    #[inline]
    pub(super) fn attackers(&self, at: u32, by: Color, occupied: Bitboard) -> Bitboard {
        let attacks = &self.layout.attacks;
        let before_pawns = pawn_attacks(bit(at), by == Color::Black);
        attacks.knight_attacks(at) & self.knight_movers(by)
            | attacks.king_attacks(at) & self.by_piece(by, Role::King)
            | before_pawns & self.by_piece(by, Role::Pawn)
            | attacks.slider_attackers(at, occupied, self.sliders(by))
    }

    #[inline]
    pub(super) fn checkers(&self, color: Color) -> Bitboard {
        self.attackers(self.king(color), !color, self.occupied())
    }

    pub(super) fn is_attacked(&self, color: Color) -> bool {
        self.checkers(color) != 0
    }

    pub(in crate::rules) fn is_check(&self) -> bool {
        self.is_attacked(self.turn)
    }

    /// Returns the number of squares to which a king could move, regardless of the turn and without castling.
    pub(in crate::rules) fn flights(&self, color: Color) -> usize {
        let king = self.king(color);
        let occupied = self.occupied() & !bit(king);
        let squares = each(self.layout.attacks.king_attacks(king) & !self.by_color(color));
        squares.filter(|square| self.attackers(*square, !color, occupied) == 0).count()
    }

    pub(in crate::rules) const fn is_bare(&self, color: Color) -> bool {
        !is_many(self.by_color(color))
    }

    pub(in crate::rules) fn is_dead(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.cannot_mate(color))
    }

    /// Returns `true` if a side cannot mate. A single knight needs an opposing piece other than a queen to block the
    /// king. Bishops on squares of one color need a blocker that can be on squares of the other color.
    fn cannot_mate(&self, color: Color) -> bool {
        let own = |role| self.by_piece(color, role);
        let strong = [Role::Pawn, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor];
        if strong.into_iter().any(|role| own(role) != 0) {
            return false;
        }
        let (knights, bishops) = (own(Role::Knight), self.by_role(Role::Bishop));
        if knights != 0 {
            let theirs = self.by_color(!color) & !self.by_role(Role::King) & !self.by_role(Role::Queen);
            return !is_many(knights) && own(Role::Bishop) == 0 && theirs == 0;
        }
        if own(Role::Bishop) == 0 {
            return true;
        }
        let light = self.layout.light;
        let are_alike = bishops & light == 0 || bishops & !light == 0;
        let others = [Role::Pawn, Role::Knight, Role::Archbishop, Role::Chancellor];
        are_alike && others.into_iter().all(|role| self.by_role(role) == 0)
    }

    #[inline]
    fn clear(&mut self, squares: Bitboard) {
        self.roles.iter_mut().chain(&mut self.colors).for_each(|set| *set &= !squares);
    }

    #[inline]
    fn put(&mut self, color: Color, role: Role, squares: Bitboard) {
        self.roles[role as usize] |= squares;
        self.colors[color as usize] |= squares;
    }

    #[inline]
    pub(in crate::rules) fn play(&mut self, played: Move) {
        let Move { from, to, kind } = played;
        let (from, to) = (u32::from(from), u32::from(to));
        let color = self.turn;
        let role = self.role_at(from).unwrap_or(Role::King);
        let is_capture = self.by_color(!color) & bit(to) != 0;
        let passed = std::mem::take(&mut self.en_passant);
        self.castling &= !(bit(from) | bit(to));
        self.clear(bit(from) | bit(to));
        match kind {
            MoveKind::Plain => self.put(color, role, bit(to)),
            MoveKind::Promotion(role) => self.put(color, role, bit(to)),
            MoveKind::EnPassant => {
                self.clear(if color == Color::White { passed >> RANK } else { passed << RANK });
                self.put(color, role, bit(to));
            }
            MoveKind::Castling => {
                let (king, rook) = self.layout.castling_targets(color, side(from, to));
                self.put(color, Role::King, bit(king));
                self.put(color, Role::Rook, bit(rook));
            }
        }
        match role {
            Role::Pawn if from.abs_diff(to) == 2 * RANK => self.en_passant = bit(u32::midpoint(from, to)),
            Role::King => self.castling &= !self.layout.last_ranks[!color as usize],
            _ => {}
        }
        let is_late = role == Role::Pawn || is_capture;
        self.halfmove_clock = if is_late { 0 } else { (self.halfmove_clock + 1).min(MAX_CLOCK) };
        self.fullmove_number = (self.fullmove_number + color.pick(0, 1)).min(MAX_CLOCK);
        self.turn = !color;
    }

    /// Returns the position with the other side to move and no en passant.
    pub(in crate::rules) fn passed(&self) -> Self {
        Self { turn: !self.turn, en_passant: 0, ..self.clone() }
    }

    #[inline]
    pub(in crate::rules) fn after(&self, played: Move) -> Self {
        let mut after = self.clone();
        after.play(played);
        after
    }

    #[inline]
    pub(super) fn en_passant_capturers(&self) -> Bitboard {
        pawn_attacks(self.en_passant, self.turn == Color::Black) & self.by_piece(self.turn, Role::Pawn)
    }

    /// Converts the game to a position. With `only_if_attacked`, it has an en passant square only if a pawn attacks it.
    pub(in crate::rules) fn position(&self, only_if_attacked: bool) -> Position {
        let mut position = Position::empty(self.layout.size);
        for color in Color::ALL {
            for role in Role::ALL {
                for at in each(self.by_piece(color, role)) {
                    position.board.set(square(at), Some(Piece::new(color, role)));
                }
            }
            let mut castling = position.castling;
            let rooks = self.castling & self.by_color(color);
            each(rooks).for_each(|rook| castling.set(color, square(rook).file, true));
            position.castling = castling;
        }
        let passed = if only_if_attacked && self.en_passant_capturers() == 0 { 0 } else { self.en_passant };
        Position {
            side_to_move: self.turn,
            en_passant: (passed != 0).then(|| square(first(passed))),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            ..position
        }
    }
}

#[inline]
pub(super) const fn side(king: u32, rook: u32) -> Side {
    if rook < king { Side::Queen } else { Side::King }
}

/// Returns the rooks of the castling rights whose king and rook are present. If there are several such rooks on one
/// side of a king, returns only the outermost of them.
fn backed_rights(position: &Position) -> Bitboard {
    let board = &position.board;
    if !board.size().has_castling() {
        return 0;
    }
    let is_backed = |(color, file): &(Color, u8)| Castling::is_backed(board, *color, *file);
    let rights: Vec<(Color, u8)> = position.castling.rights().filter(is_backed).collect();
    let is_outermost = |(color, file): &&(Color, u8)| {
        let side = Castling::side(board, *color, *file);
        let further = |(other, at): &(Color, u8)| {
            other == color
                && Castling::side(board, *color, *at) == side
                && if side == Side::King { at > file } else { at < file }
        };
        !rights.iter().any(further)
    };
    let square = |(color, file): &(Color, u8)| crate::board::Square::new(*file, board.size().back_rank(*color));
    rights.iter().filter(is_outermost).fold(0, |set, right| set | bit(index(square(right))))
}

//! The minimum number of moves of a piece between two squares on an empty board.

use std::sync::LazyLock;

use shakmaty::{Bitboard, ByColor, CastlingSide, Chess, Color, Piece, Position as _, Rank, Role, Square, attacks};

/// The distance of a square that cannot be reached.
pub(super) const UNREACHABLE: u8 = 100;

/// The kings and rooks that can still castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CastlingRights {
    rooks: Bitboard,
    kings: ByColor<Option<Square>>,
}

impl CastlingRights {
    pub(super) fn new(game: &Chess) -> Self {
        let rooks = game.castles().castling_rights();
        let is_right = |color: Color| !(rooks & Bitboard::from_rank(color.relative_rank(Rank::First))).is_empty();
        let king = |color| game.board().king_of(color).filter(|_| is_right(color));
        Self { rooks, kings: ByColor::new_with(king) }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.rooks.is_empty()
    }

    /// Returns the squares of king and rook after each castling that moves the piece on this square.
    fn castled(self, color: Color, at: Square) -> impl Iterator<Item = [Square; 2]> {
        let king = *self.kings.get(color);
        let back_rank = Bitboard::from_rank(color.relative_rank(Rank::First));
        let rooks = if self.rooks.contains(at) { Bitboard::from_square(at) } else { self.rooks & back_rank };
        let of_side = |king: Square, rook: Square| {
            let side = CastlingSide::from_queen_side(rook < king);
            [side.king_to_file(), side.rook_to_file()].map(|file| Square::from_coords(file, king.rank()))
        };
        rooks.into_iter().filter_map(move |rook| king.map(|king| of_side(king, rook)))
    }
}

type SquareDistances = [[u8; 64]; 64];

/// The distances of all pieces. A pawn can become another piece on its way; then the promotion counts as a move.
#[derive(Debug)]
pub(super) struct Distances {
    /// Indexed by `Role as usize`.
    pieces: Vec<SquareDistances>,
    /// The distances of pawns by color and by the role at the end of the way.
    pawns: [Vec<SquareDistances>; 2],
}

impl Distances {
    /// Returns the distances, which are computed once.
    pub(super) fn shared() -> &'static Self {
        static SHARED: LazyLock<Distances> = LazyLock::new(Distances::compute);
        &SHARED
    }

    /// Returns the number of moves of a piece from a square to another, where it must have this role.
    pub(super) fn moves(&self, piece: Piece, from: Square, role: Role, to: Square) -> u8 {
        let distances = match piece.role {
            Role::Pawn => &self.pawns[piece.color as usize][role as usize],
            own if own == role => &self.pieces[role as usize],
            _ => return UNREACHABLE,
        };
        distances[from as usize][to as usize]
    }

    /// Like [`Self::moves`], with castling as one move of the king and none of the rook.
    pub(super) fn moves_with_castling(
        &self,
        rights: CastlingRights,
        piece: Piece,
        from: Square,
        role: Role,
        to: Square,
    ) -> u8 {
        let direct = self.moves(piece, from, role, to);
        if rights.is_empty() {
            return direct;
        }
        let castled = rights.castled(piece.color, from).filter_map(|[king, rook]| match piece.role {
            Role::King => Some(self.moves(piece, king, role, to).saturating_add(1)),
            Role::Rook if rights.rooks.contains(from) => Some(self.moves(piece, rook, role, to)),
            _ => None,
        });
        castled.fold(direct, u8::min)
    }

    /// Returns `true` if a pawn can promote in this number of moves.
    pub(super) fn promotes_within(&self, moves: u8, color: Color, from: Square) -> bool {
        self.pawns[color as usize][Role::Queen as usize][from as usize].iter().any(|distance| *distance <= moves)
    }

    fn compute() -> Self {
        let none = [[UNREACHABLE; 64]; 64];
        let mut all = Self { pieces: vec![none; 7], pawns: [vec![none; 7], vec![none; 7]] };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            let steps = |at| attacks::attacks(at, Piece { color: Color::White, role }, Bitboard::EMPTY);
            all.pieces[role as usize] = Square::ALL.map(|from| distances_from(from, steps));
        }
        for color in Color::ALL {
            let steps = |at| pawn_steps(color, at);
            let as_pawn = Square::ALL.map(|from| distances_from(from, steps));
            for from in Square::ALL {
                all.promote(color, from, &as_pawn[from as usize]);
            }
        }
        all
    }

    /// Sets the distances of a pawn from its distances to the squares that it reaches without promotion.
    fn promote(&mut self, color: Color, from: Square, as_pawn: &[u8; 64]) {
        let pawns = &mut self.pawns[color as usize];
        let last = Bitboard::from_rank(color.relative_rank(Rank::Eighth));
        for to in !last {
            pawns[Role::Pawn as usize][from as usize][to as usize] = as_pawn[to as usize];
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for to in Square::ALL {
                let way = |promotion: Square| {
                    as_pawn[promotion as usize]
                        .saturating_add(self.pieces[role as usize][promotion as usize][to as usize])
                };
                let shortest = last.into_iter().map(way).min().unwrap_or(UNREACHABLE);
                pawns[role as usize][from as usize][to as usize] = shortest.min(UNREACHABLE);
            }
        }
    }
}

fn pawn_steps(color: Color, from: Square) -> Bitboard {
    let up = color.fold_wb(8, -8);
    let single = from.offset(up);
    let double = single.filter(|_| from.rank() == color.relative_rank(Rank::Second)).and_then(|at| at.offset(up));
    single.into_iter().chain(double).collect::<Bitboard>() | attacks::pawn_attacks(color, from)
}

fn distances_from(from: Square, steps: impl Fn(Square) -> Bitboard) -> [u8; 64] {
    let mut distances = [UNREACHABLE; 64];
    let (mut reached, mut edge) = (Bitboard::from_square(from), Bitboard::from_square(from));
    for distance in 0.. {
        for square in edge {
            distances[square as usize] = distance;
        }
        edge = edge.into_iter().map(&steps).fold(Bitboard::EMPTY, |all, next| all | next) & !reached;
        reached |= edge;
        if edge.is_empty() {
            break;
        }
    }
    distances
}

//! The pieces that a stalemate must capture, because nothing else can take all their moves.
//!
//! A piece without moves is pinned, or pieces of its own side are on all squares to which it could move.

use shakmaty::{Bitboard, ByColor, Color, Piece, Role, Square, attacks};

use super::distance::{CastlingRights, Distances, UNREACHABLE};
use super::enumerate::{Picture, Placement};

/// The ways in which the pieces of a side can lose all their moves.
pub(super) struct Mobility<'a> {
    distances: &'static Distances,
    castling: CastlingRights,
    pieces: &'a [(Square, Piece)],
    mated: Color,
    officers: Vec<Officer>,
}

/// A piece of the stalemated side, other than king and pawns.
struct Officer {
    index: u8,
    /// The squares where pieces of its side can block it.
    blocks: Vec<Block>,
}

/// A square where a piece can be blocked.
struct Block {
    at: Square,
    /// The minimum number of moves of the piece to the square.
    moves: u8,
    /// The squares that must be occupied, each with the minimum number of moves that this takes.
    steps: Vec<(Square, u8)>,
}

/// The squares where a piece can be pinned, by the direction of the pin.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pins {
    diagonal: Bitboard,
    straight: Bitboard,
    /// The number of pieces that can pin.
    pinners: u32,
}

impl<'a> Mobility<'a> {
    /// Prepares the pieces of a position in which the sides have this number of moves.
    pub(super) fn new(
        castling: CastlingRights,
        pieces: &'a [(Square, Piece)],
        mated: Color,
        moves: ByColor<u8>,
    ) -> Self {
        let mut mobility = Self { distances: Distances::shared(), castling, pieces, mated, officers: Vec::new() };
        let is_officer = |(_, (_, piece)): &(usize, &(Square, Piece))| {
            piece.color == mated && !matches!(piece.role, Role::King | Role::Pawn)
        };
        let officers = pieces.iter().enumerate().filter(is_officer).map(|(index, _)| index as u8);
        mobility.officers =
            officers.map(|index| Officer { index, blocks: mobility.blocks(index, *moves.get(mated)) }).collect();
        mobility
    }

    /// Returns the pieces that must be captured, as a set of indices, if the sides have this number of moves left beside
    /// the way to the picture. Returns `None` if they are more than the `captures` of the mating side, or if a piece in the
    /// picture keeps a move.
    pub(super) fn captures(&self, picture: &Picture, left: ByColor<u8>, captures: u8) -> Option<u32> {
        let king = picture.placements[0].square;
        let pins = self.pins(picture, *left.get(!self.mated));
        let (mut victims, mut pinned) = (0_u32, 0_u32);
        let left = *left.get(self.mated);
        for Officer { index, blocks } in &self.officers {
            let (from, piece) = self.pieces[usize::from(*index)];
            let placement = picture.placements.iter().find(|placement| placement.piece == *index);
            if blocks.iter().any(|block| block.is_possible(picture, placement, left)) {
                continue;
            }
            let can_be_pinned = |at: Square| match placement {
                Some(placement) => placement.square == at,
                None => self.moves(piece, from, piece.role, at) <= left,
            };
            if pins.stopping(piece.role, king).into_iter().any(can_be_pinned) {
                pinned += 1;
            } else if placement.is_some() {
                return None;
            } else {
                victims |= 1 << index;
            }
        }
        // Each pinning piece pins one piece.
        let least = victims.count_ones() + pinned.saturating_sub(pins.pinners);
        (least <= u32::from(captures)).then_some(victims)
    }

    fn moves(&self, piece: Piece, from: Square, role: Role, to: Square) -> u8 {
        self.distances.moves_with_castling(self.castling, piece, from, role, to)
    }

    /// Returns the squares where a piece can be blocked, if its side has this number of moves.
    fn blocks(&self, index: u8, moves: u8) -> Vec<Block> {
        let (from, piece) = self.pieces[usize::from(index)];
        let others = || {
            let others = self.pieces.iter().enumerate().filter(|(other, _)| *other != usize::from(index));
            others.map(|(_, other)| *other).filter(|(_, other)| other.color == self.mated)
        };
        let way = |to: Square| {
            let ways = others().flat_map(|(from, other)| Role::ALL.map(|role| self.moves(other, from, role, to)));
            (to, ways.min().unwrap_or(UNREACHABLE))
        };
        let block = |at: Square| Block {
            at,
            moves: self.moves(piece, from, piece.role, at),
            steps: steps(piece.role, at).into_iter().map(way).collect(),
        };
        let is_possible = |block: &Block| block.needed(|_| false) <= u32::from(moves);
        Square::ALL.into_iter().map(block).filter(is_possible).collect()
    }

    /// Returns the squares where pieces can be pinned to the king in a picture, by its pieces or by others that have
    /// this number of moves.
    fn pins(&self, picture: &Picture, left: u8) -> Pins {
        let king = picture.placements[0].square;
        let mut pins = Pins::default();
        for (index, (from, piece)) in self.pieces.iter().enumerate().filter(|(_, (_, piece))| piece.color != self.mated)
        {
            if let Some(Placement { role, square, .. }) =
                picture.placements.iter().find(|placement| usize::from(placement.piece) == index)
            {
                pins.pinners += u32::from(pins.add(king, *role, *square));
                continue;
            }
            let mut is_pinner = false;
            for role in [Role::Bishop, Role::Rook, Role::Queen] {
                let lines = attacks::attacks(king, role.of(piece.color), Bitboard::EMPTY);
                for at in lines.into_iter().filter(|at| self.moves(*piece, *from, role, *at) <= left) {
                    is_pinner |= pins.add(king, role, at);
                }
            }
            pins.pinners += u32::from(is_pinner);
        }
        pins
    }
}

impl Block {
    /// Returns the minimum number of moves that the block takes, if these squares are occupied without any.
    fn needed(&self, is_occupied: impl Fn(Square) -> bool) -> u32 {
        let open = self.steps.iter().filter(|(square, _)| !is_occupied(*square));
        open.fold(u32::from(self.moves), |sum, (_, moves)| sum + u32::from(*moves))
    }

    /// Returns `true` if the block is possible beside a picture, which contains the piece if it has a `placement`, with
    /// this number of moves of its side.
    fn is_possible(&self, picture: &Picture, placement: Option<&Placement>, left: u8) -> bool {
        let on = |at: Square| picture.placements.iter().any(|placement| placement.square == at);
        match placement {
            Some(placement) => {
                placement.square == self.at && self.needed(on) <= u32::from(left) + u32::from(self.moves)
            }
            None => !picture.lines.contains(self.at) && !on(self.at) && self.needed(on) <= u32::from(left),
        }
    }
}

impl Pins {
    pub(super) const fn on(diagonal: Bitboard, straight: Bitboard) -> Self {
        Self { diagonal, straight, pinners: 0 }
    }

    /// Adds the squares between a king and a piece on a square. Returns `true` if the piece can pin along this line.
    pub(super) fn add(&mut self, king: Square, role: Role, at: Square) -> bool {
        let between = attacks::between(king, at);
        let is_diagonal = attacks::bishop_attacks(king, Bitboard::EMPTY).contains(at);
        match role {
            Role::Bishop | Role::Queen if is_diagonal => self.diagonal |= between,
            Role::Rook | Role::Queen if !is_diagonal => self.straight |= between,
            _ => return false,
        }
        !between.is_empty()
    }

    /// Returns the squares where a pin to a king takes all moves of a piece. A line piece and a pawn keep those along
    /// the pin.
    pub(super) fn stopping(&self, role: Role, king: Square) -> Bitboard {
        match role {
            Role::Pawn => self.diagonal | self.straight & !Bitboard::from_file(king.file()),
            Role::Knight => self.diagonal | self.straight,
            Role::Bishop => self.straight,
            Role::Rook => self.diagonal,
            _ => Bitboard::EMPTY,
        }
    }
}

/// Returns the squares that must be blocked to stop a piece.
pub(super) fn steps(role: Role, at: Square) -> Bitboard {
    let all = attacks::attacks(at, role.of(Color::White), Bitboard::EMPTY);
    if role == Role::Knight { all } else { all & attacks::king_attacks(at) }
}

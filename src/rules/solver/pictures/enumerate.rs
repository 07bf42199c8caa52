//! Finds the pictures of mate that the pieces can reach.

use shakmaty::{Bitboard, ByColor, Color, Piece, Role, Square, attacks};

use super::distance::{CastlingRights, Distances};
use super::mobility::Mobility;
use crate::rules::solver::search_control::SearchControl;

/// A piece on a square that it can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The index of the piece.
    pub(super) piece: u8,
    pub(super) role: Role,
    pub(super) square: Square,
    /// The minimum number of moves to the square.
    pub(super) moves: u8,
    /// The squares around the king, and its own square, that the piece guards or blocks, if nothing is in between.
    covers: Bitboard,
    /// Those of these squares that the piece meets with nothing in between.
    near: Bitboard,
}

/// A king on a square, with the pieces that guard or block the squares around it.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    /// The king and the other pieces.
    pub(super) placements: Vec<Placement>,
    /// The squares between the pieces and the squares that they guard, which must be empty.
    pub(super) lines: Bitboard,
    /// The square of the piece that gives check, and those between it and the king.
    pub(super) check: Bitboard,
    /// The pieces that must be captured, as a set of indices.
    pub(super) captures: u32,
}

/// Number of pictures after which the stop conditions are checked.
const PICTURES_PER_CHECK: usize = 4096;

/// More pictures than the maximum, no king, or a search that was stopped.
struct GivenUp;

pub(super) struct Enumeration<'a> {
    pub(super) distances: &'static Distances,
    pub(super) castling: CastlingRights,
    pub(super) pieces: &'a [(Square, Piece)],
    pub(super) mated: Color,
    /// The number of moves of each side.
    pub(super) moves: ByColor<u8>,
    /// The pieces that a stalemate must capture; `None` for a mate.
    pub(super) mobility: Option<&'a Mobility<'a>>,
    /// `false` for pictures with the king alone.
    pub(super) around: bool,
    /// The number of pictures, complete or not, that may still be tried.
    pub(super) left: usize,
    pub(super) watch: &'a SearchControl,
    pub(super) found: Vec<Picture>,
}

/// The pictures with the king on one square.
struct KingPictures {
    king: Placement,
    /// The squares that must be guarded or blocked: those around the king, and its own for a check.
    demands: Bitboard,
    placements: Vec<Placement>,
    /// For each placement, the demands that it must not meet, because an earlier picture has it meet them.
    excluded: Vec<Bitboard>,
    chosen: Vec<usize>,
    met: Bitboard,
    lines: Bitboard,
    check: Bitboard,
    is_double_check: bool,
}

impl Enumeration<'_> {
    /// Returns the pictures; `None` if there are more than the maximum, or if there is no king.
    pub(super) fn pictures(&mut self) -> Option<Vec<Picture>> {
        self.run().ok()?;
        Some(std::mem::take(&mut self.found))
    }

    /// Returns the pictures of stalemate with the king alone; `None` for a mate, which they would not restrict.
    pub(super) fn kings(&mut self) -> Option<Vec<Picture>> {
        self.mobility?;
        (self.around, self.left) = (false, Square::ALL.len());
        self.found.clear();
        self.pictures()
    }

    fn run(&mut self) -> Result<(), GivenUp> {
        let is_king = |(_, piece): &(Square, Piece)| piece.role == Role::King && piece.color == self.mated;
        let index = self.pieces.iter().position(is_king).ok_or(GivenUp)?;
        let (from, king) = self.pieces[index];
        for square in Square::ALL {
            let moves = self.distances.moves_with_castling(self.castling, king, from, Role::King, square);
            let mut left = self.moves;
            let Some(rest) = left.get(self.mated).checked_sub(moves) else { continue };
            *left.get_mut(self.mated) = rest;
            let king = Placement {
                piece: index as u8,
                role: Role::King,
                square,
                moves,
                covers: Bitboard::EMPTY,
                near: Bitboard::EMPTY,
            };
            let mut all = self.king_pictures(king, left);
            let usable: Vec<usize> = (0..all.placements.len()).collect();
            self.choose(&mut all, left, &usable)?;
            if self.mobility.is_none() {
                self.choose_double_checks(&mut all, left)?;
            }
        }
        Ok(())
    }

    fn king_pictures(&self, king: Placement, left: ByColor<u8>) -> KingPictures {
        let around = if self.around { attacks::king_attacks(king.square) } else { Bitboard::EMPTY };
        let demands = if self.mobility.is_none() { around.with(king.square) } else { around };
        let mut placements = Vec::new();
        for (index, (from, piece)) in self.pieces.iter().enumerate().filter(|(index, _)| *index != king.piece as usize)
        {
            let is_mated = piece.color == self.mated;
            let roles: &[Role] = match piece.role {
                Role::Pawn => &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen],
                _ => std::slice::from_ref(&piece.role),
            };
            let squares = match (is_mated, piece.role) {
                (true, _) => around,
                (false, Role::King) => !around.with(king.square),
                (false, _) => !Bitboard::from_square(king.square),
            };
            for (role, square) in roles.iter().flat_map(|role| squares.into_iter().map(|square| (*role, square))) {
                let moves = self.distances.moves_with_castling(self.castling, *piece, *from, role, square);
                let guarded = || attacks::attacks(square, Piece { color: piece.color, role }, Bitboard::EMPTY);
                if moves > *left.get(piece.color) {
                    continue;
                }
                let covers = if is_mated { Bitboard::from_square(square) } else { guarded() & demands };
                if !covers.is_empty() {
                    let is_near = |demand: &Square| line(square, *demand, king.square).is_empty();
                    let near = covers.into_iter().filter(is_near).collect();
                    placements.push(Placement { piece: index as u8, role, square, moves, covers, near });
                }
            }
        }
        placements.sort_by_key(|placement| (placement.moves, 9 - placement.covers.count()));
        let excluded = vec![Bitboard::EMPTY; placements.len()];
        let [met, lines, check] = [Bitboard::EMPTY; 3];
        KingPictures {
            king,
            demands,
            placements,
            excluded,
            chosen: Vec::new(),
            met,
            lines,
            check,
            is_double_check: false,
        }
    }

    /// Finds the pictures with a double check, which no piece can parry.
    fn choose_double_checks(&mut self, all: &mut KingPictures, left: ByColor<u8>) -> Result<(), GivenUp> {
        let king = all.king.square;
        all.is_double_check = true;
        let usable: Vec<usize> = (0..all.placements.len()).collect();
        let checks: Vec<usize> = usable.iter().copied().filter(|way| self.can_meet(all, *way, king, left)).collect();
        for (number, first) in checks.iter().enumerate() {
            for second in &checks[number + 1..] {
                let both = [first, second].into_iter().try_fold(left, |left, way| self.add(all, *way, king, left));
                let outcome = both.map_or(Ok(()), |left| self.choose(all, left, &usable));
                all.clear();
                outcome?;
            }
        }
        Ok(())
    }

    /// Adds a placement that meets a demand, and returns the moves that are left; `None` if that is impossible.
    fn add(&self, all: &mut KingPictures, way: usize, demand: Square, mut left: ByColor<u8>) -> Option<ByColor<u8>> {
        if !self.can_meet(all, way, demand, left) {
            return None;
        }
        if !all.chosen.contains(&way) {
            all.chosen.push(way);
            let placement = &all.placements[way];
            *left.get_mut(self.pieces[placement.piece as usize].1.color) -= placement.moves;
        }
        all.meet(way, demand);
        Some(left)
    }

    /// Meets the demand with the fewest possibilities in every way. What was tried is excluded from the later ways, so
    /// that no picture is found twice. `usable` are the placements that could be used at the previous choice.
    fn choose(&mut self, all: &mut KingPictures, left: ByColor<u8>, usable: &[usize]) -> Result<(), GivenUp> {
        self.left = self.left.checked_sub(1).ok_or(GivenUp)?;
        if self.left.is_multiple_of(PICTURES_PER_CHECK) {
            self.watch.report_nodes(0).map_err(|_| GivenUp)?;
        }
        let usable: Vec<usize> = usable.iter().copied().filter(|way| self.is_usable(all, *way, left)).collect();
        let occupied = all.chosen_squares();
        let ways =
            |demand| -> Vec<usize> { usable.iter().copied().filter(|way| all.meets(*way, demand, occupied)).collect() };
        let open = (all.demands & !all.met).into_iter();
        let Some((demand, ways)) = open.map(|demand| (demand, ways(demand))).min_by_key(|(_, ways)| ways.len()) else {
            self.push(all.picture(), left);
            return Ok(());
        };
        let (met, lines, check, count) = (all.met, all.lines, all.check, all.chosen.len());
        for way in &ways {
            let outcome = self.add(all, *way, demand, left).map_or(Ok(()), |left| self.choose(all, left, &usable));
            all.chosen.truncate(count);
            (all.met, all.lines, all.check) = (met, lines, check);
            outcome?;
            all.excluded[*way] |= demand;
        }
        for way in ways {
            all.excluded[way] &= !Bitboard::from_square(demand);
        }
        Ok(())
    }

    /// Adds a picture, unless one of its pieces keeps a move, or there are more pieces to capture than moves.
    fn push(&mut self, mut picture: Picture, left: ByColor<u8>) {
        if let Some(mobility) = self.mobility {
            let captures = *self.moves.get(!self.mated);
            let Some(captures) = mobility.captures(&picture, left, captures) else { return };
            picture.captures = captures;
        }
        self.found.push(picture);
    }

    fn can_meet(&self, all: &KingPictures, way: usize, demand: Square, left: ByColor<u8>) -> bool {
        all.meets(way, demand, all.chosen_squares()) && self.is_usable(all, way, left)
    }

    /// Returns `true` if a placement is chosen or can be added to those that are.
    fn is_usable(&self, all: &KingPictures, way: usize, left: ByColor<u8>) -> bool {
        let placement = &all.placements[way];
        let others = || all.chosen.iter().map(|other| &all.placements[*other]);
        let is_new = || {
            placement.moves <= *left.get(self.pieces[placement.piece as usize].1.color)
                && !all.lines.contains(placement.square)
                && (placement.near & all.excluded[way]).is_empty()
                && others().all(|other| other.piece != placement.piece && other.square != placement.square)
        };
        all.chosen.contains(&way) || is_new()
    }
}

impl KingPictures {
    fn picture(&self) -> Picture {
        let chosen = self.chosen.iter().map(|way| self.placements[*way]);
        let placements = [self.king].into_iter().chain(chosen).collect();
        Picture { placements, lines: self.lines, check: self.check, captures: 0 }
    }

    fn chosen_squares(&self) -> Bitboard {
        self.chosen.iter().map(|way| self.placements[*way].square).collect()
    }

    fn line(&self, way: usize, demand: Square) -> Bitboard {
        line(self.placements[way].square, demand, self.king.square)
    }

    /// Returns `true` if a placement meets a demand, with pieces on these squares.
    fn meets(&self, way: usize, demand: Square, occupied: Bitboard) -> bool {
        self.placements[way].covers.contains(demand)
            && !self.excluded[way].contains(demand)
            && (self.line(way, demand) & occupied).is_empty()
    }

    /// Marks a demand as met by a chosen placement, and all demands that the placement meets from nearby.
    fn meet(&mut self, way: usize, demand: Square) {
        let met = self.placements[way].near.with(demand);
        let king = self.king.square;
        self.lines |= self.line(way, demand);
        if met.contains(king) && !self.met.contains(king) && !self.is_double_check {
            let checker = self.placements[way].square;
            self.check = attacks::between(checker, king).with(checker);
        }
        self.met |= met;
    }

    fn clear(&mut self) {
        self.chosen.clear();
        [self.met, self.lines, self.check] = [Bitboard::EMPTY; 3];
    }
}

/// Returns the squares between a piece and a square that it guards. The king does not shield what is behind it.
fn line(piece: Square, demand: Square, king: Square) -> Bitboard {
    attacks::between(piece, demand).without(king)
}

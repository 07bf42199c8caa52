//! Reachability of pictures with the remaining moves.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::distance::{CastlingRights, Distances};
use super::enumerate::{Picture, Placement};
use super::mobility::Pins;
use super::standstill::Standstill;
use super::{MAX_PIECES, NO_PIECE, side};

/// The pictures of a problem.
#[derive(Debug)]
pub(super) struct Reach {
    distances: &'static Distances,
    mated: Color,
    pub(super) is_stalemate: bool,
    pictures: Vec<Aim>,
}

/// A picture in the form that the search uses. Arrays are by side, white first.
#[derive(Debug)]
pub(super) struct Aim {
    /// The square of the mated king.
    pub(super) king: Square,
    /// The role and the square of each piece in the picture.
    pub(super) targets: [Option<(Role, Square)>; MAX_PIECES],
    count: usize,
    /// The pieces that must be captured, as a set of indices.
    captures: u32,
    /// The squares that must be empty.
    pub(super) lines: Bitboard,
    /// The squares of the pieces in the picture.
    pub(super) squares: [Bitboard; 2],
    /// The squares where pieces of the picture pin others.
    pub(super) pins: Pins,
    check: Bitboard,
    /// The squares where a piece of the mated side is never pinned.
    unpinned: Bitboard,
    /// The squares from which knights and pawns of the mated side parry the check.
    knights: Bitboard,
    pawns: Bitboard,
    /// The line pieces of the mated side in the picture, as far as they are never pinned.
    diagonal: Bitboard,
    straight: Bitboard,
}

/// A picture that can be reached. Arrays are by side, white first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The index of the picture.
    pub(super) picture: u32,
    /// The number of moves that a side can spend beside the way to the picture.
    pub(super) spare: [u8; 2],
    /// The number of moves on the way that can capture a piece outside the picture.
    pub(super) en_route: [u8; 2],
    /// The number of pieces that must still be captured.
    pub(super) captures: u8,
    /// The current squares of the pieces in the picture.
    pub(super) needed: Bitboard,
}

/// A position in the search.
pub(super) struct Placed<'a> {
    pub(super) board: &'a Board,
    /// For each square, the index of the piece on it in the first position.
    pub(super) pieces: &'a [u8; 64],
    pub(super) castling: CastlingRights,
    /// The number of moves that are left to each side.
    pub(super) moves: [u8; 2],
}

/// The occupied squares by side, white first, and by the way of moving.
pub(super) struct Occupied {
    pub(super) sides: [Bitboard; 2],
    knights: Bitboard,
    pub(super) pawns: Bitboard,
    /// Bishops and queens.
    pub(super) diagonal: Bitboard,
    /// Rooks and queens.
    pub(super) straight: Bitboard,
}

/// Returns the number of moves on a way that can capture a piece outside the picture: all but the last one, and with
/// en passant also that.
pub(super) const fn captures_en_route(role: Role, moves: u8) -> u8 {
    if matches!(role, Role::Pawn) { moves } else { moves.saturating_sub(1) }
}

impl Reach {
    /// Prepares pictures, except those where the mated side parries the check in any case.
    pub(super) fn new(
        found: &[Picture],
        pieces: &[(Square, Piece)],
        mated: Color,
        moves: u8,
        is_stalemate: bool,
    ) -> Self {
        let distances = Distances::shared();
        let is_pinner = |(square, piece): &(Square, Piece)| {
            piece.color != mated && (piece.role != Role::Pawn || distances.promotes_within(moves, piece.color, *square))
        };
        let pinners = pieces.iter().enumerate().filter(|(_, piece)| is_pinner(piece));
        let pinners: Vec<(u8, Role)> = pinners.map(|(index, (_, piece))| (index as u8, piece.role)).collect();
        let aim = |picture: &Picture| Aim::new(picture, pieces, mated, &pinners);
        Self { distances, mated, is_stalemate, pictures: found.iter().filter_map(aim).collect() }
    }

    pub(super) const fn picture_count(&self) -> usize {
        self.pictures.len()
    }

    /// Returns the number of moves of a piece that stands on a square to its square in a picture.
    pub(super) fn moves(&self, picture: u32, index: u8, piece: Piece, from: Square) -> u8 {
        let target = self.pictures[picture as usize].targets[index as usize];
        target.map_or(0, |(role, to)| self.distances.moves(piece, from, role, to))
    }

    /// Returns `true` if a picture needs the capture of a piece.
    pub(super) fn must_capture(&self, picture: u32, index: u8) -> bool {
        self.pictures[picture as usize].captures >> index & 1 == 1
    }

    /// Counts the moves to a picture; `None` if there are too few, or if a piece in it was captured.
    pub(super) fn candidate(&self, number: u32, placed: &Placed<'_>) -> Option<Candidate> {
        let picture = &self.pictures[number as usize];
        let mut candidate =
            Candidate { picture: number, spare: placed.moves, en_route: [0; 2], captures: 0, needed: Bitboard::EMPTY };
        for (square, piece) in placed.board.clone() {
            let index = placed.pieces[square as usize];
            candidate.captures += u8::from(index != NO_PIECE && self.must_capture(number, index));
            let target = picture.targets.get(usize::from(index)).copied().flatten().filter(|_| index != NO_PIECE);
            let Some((role, to)) = target else { continue };
            let moves = self.distances.moves_with_castling(placed.castling, piece, square, role, to);
            let side = side(piece.color);
            candidate.spare[side] = candidate.spare[side].checked_sub(moves)?;
            candidate.en_route[side] += captures_en_route(piece.role, moves);
            candidate.needed |= square;
        }
        (candidate.needed.count() == picture.count).then_some(candidate)
    }

    /// Returns `false` if the moves that are left cannot stop the pieces that a stalemate must stop. `index` returns the
    /// index of the piece on a square.
    pub(super) fn can_stop(
        &self,
        candidate: &Candidate,
        occupied: &Occupied,
        castling: CastlingRights,
        moves: [u8; 2],
        index: impl Fn(Square) -> u8,
    ) -> bool {
        // Castling moves two pieces at once.
        if !self.is_stalemate || !castling.is_empty() {
            return true;
        }
        let aim = &self.pictures[candidate.picture as usize];
        let captures = captures_left(aim, candidate, occupied, moves, side(self.mated));
        Standstill { aim, candidate, occupied, mated: self.mated, captures }.is_possible(index)
    }

    /// Returns `false` if the moves that are left cannot clear the way to a picture, or if its check will be parried.
    pub(super) fn can_reach(
        &self,
        candidate: &Candidate,
        occupied: &Occupied,
        castling: CastlingRights,
        moves: [u8; 2],
    ) -> bool {
        let picture = &self.pictures[candidate.picture as usize];
        let (mated, mating) = (side(self.mated), side(!self.mated));
        if usize::from(candidate.captures) > captures_left(picture, candidate, occupied, moves, mated) {
            return false;
        }
        let others = !candidate.needed;
        let mut obstacles = [0, 1].map(|side| occupied.sides[side] & (picture.lines | picture.squares[side]) & others);
        // A piece on the square of a picture's piece of the other side is captured.
        let defenders = occupied.sides[mated] & others & !picture.squares[mating];
        obstacles[mated] |= (occupied.knights & picture.knights | occupied.pawns & picture.pawns) & defenders;
        let Candidate { spare: [white, black], en_route, .. } = candidate;
        // An obstacle moves away or is captured. A spare move does each at most once; castling moves a second piece.
        let available = white + black + u8::from(!castling.is_empty());
        let is_enough = |side: usize| obstacles[side].count() <= usize::from(available + en_route[1 - side]);
        is_enough(0)
            && is_enough(1)
            && (available + en_route[mating] > 0 || !picture.is_parried(defenders, others, occupied))
    }
}

/// Returns the number of moves of the mating side that can capture a piece outside the picture. A piece that comes to its
/// square in the picture captures only what is there, or comes there with a spare move.
fn captures_left(picture: &Aim, candidate: &Candidate, occupied: &Occupied, moves: [u8; 2], mated: usize) -> usize {
    let mating = 1 - mated;
    let Candidate { spare, en_route, .. } = candidate;
    let on_squares = (occupied.sides[mated] & picture.squares[mating]).count();
    usize::from(moves[mating]).min(usize::from(spare[0] + spare[1] + en_route[mating]) + on_squares)
}

impl Aim {
    /// Returns `None` for a picture where the mated side parries the check in any case.
    fn new(picture: &Picture, pieces: &[(Square, Piece)], mated: Color, pinners: &[(u8, Role)]) -> Option<Self> {
        let king = picture.placements[0].square;
        let checker = picture.placements.iter().find(|placement| picture.check.contains(placement.square));
        let pinners = pinners.iter().filter(|(index, _)| checker.is_none_or(|checker| checker.piece != *index));
        let unpinned = !pinners.fold(Bitboard::EMPTY, |all, (_, role)| all | pin_lines(*role, king));
        let knights = picture.check.into_iter().fold(Bitboard::EMPTY, |all, at| all | attacks::knight_attacks(at));
        let pawns = checker.map_or(Bitboard::EMPTY, |checker| attacks::pawn_attacks(!mated, checker.square));
        let mut aim = Self {
            targets: [None; MAX_PIECES],
            count: picture.placements.len(),
            captures: picture.captures,
            king,
            pins: Pins::default(),
            lines: picture.lines,
            squares: [Bitboard::EMPTY; 2],
            check: picture.check,
            unpinned,
            knights: knights & unpinned,
            pawns: pawns & unpinned,
            diagonal: Bitboard::EMPTY,
            straight: Bitboard::EMPTY,
        };
        for Placement { piece, role, square, .. } in picture.placements.iter().copied() {
            let color = pieces[piece as usize].1.color;
            aim.targets[piece as usize] = Some((role, square));
            aim.squares[side(color)] |= square;
            if color != mated {
                aim.pins.add(king, role, square);
            }
            if color != mated || !unpinned.contains(square) {
                continue;
            }
            match role {
                Role::Pawn if aim.pawns.contains(square) => return None,
                Role::Knight if aim.knights.contains(square) => return None,
                Role::Pawn | Role::Knight | Role::King => {}
                Role::Bishop => aim.diagonal |= square,
                Role::Rook => aim.straight |= square,
                Role::Queen => {
                    aim.diagonal |= square;
                    aim.straight |= square;
                }
            }
        }
        // Nothing fits between neighboring squares.
        (!aim.reaches_check(aim.diagonal, aim.straight, Bitboard::FULL)).then_some(aim)
    }

    /// Returns `true` if a line piece parries the check when the pieces in the picture have reached their squares and
    /// the others have not moved.
    fn is_parried(&self, defenders: Bitboard, others: Bitboard, occupied: &Occupied) -> bool {
        let [white, black] = occupied.sides;
        let free = defenders & self.unpinned;
        let in_between = (white | black) & others | self.squares[0] | self.squares[1];
        let diagonal = occupied.diagonal & free | self.diagonal;
        self.reaches_check(diagonal, occupied.straight & free | self.straight, in_between)
    }

    fn reaches_check(&self, diagonal: Bitboard, straight: Bitboard, occupied: Bitboard) -> bool {
        let reach = |from: Square, attack: fn(Square, Bitboard) -> Bitboard| attack(from, occupied) & self.check;
        diagonal.into_iter().any(|from| !reach(from, attacks::bishop_attacks).is_empty())
            || straight.into_iter().any(|from| !reach(from, attacks::rook_attacks).is_empty())
    }
}

/// Returns the squares where a piece of this role, or what a pawn becomes, pins a piece to a king.
const fn pin_lines(role: Role, king: Square) -> Bitboard {
    match role {
        Role::Pawn | Role::Queen => attacks::queen_attacks(king, Bitboard::EMPTY),
        Role::Bishop => attacks::bishop_attacks(king, Bitboard::EMPTY),
        Role::Rook => attacks::rook_attacks(king, Bitboard::EMPTY),
        Role::Knight | Role::King => Bitboard::EMPTY,
    }
}

impl Occupied {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            sides: [board.white(), board.black()],
            knights: board.knights(),
            pawns: board.pawns(),
            diagonal: board.bishops_and_queens(),
            straight: board.rooks_and_queens(),
        }
    }

    /// Returns the role of the piece on an occupied square.
    pub(super) fn role(&self, at: Square) -> Role {
        let Self { knights, pawns, diagonal, straight, .. } = self;
        match (diagonal.contains(at), straight.contains(at)) {
            (true, true) => Role::Queen,
            (true, false) => Role::Bishop,
            (false, true) => Role::Rook,
            _ if knights.contains(at) => Role::Knight,
            _ if pawns.contains(at) => Role::Pawn,
            _ => Role::King,
        }
    }

    /// Moves a piece, which is `after` behind the move.
    pub(super) fn play(&mut self, from: Square, after: Piece, to: Square, captured_at: Option<Square>) {
        let gone = captured_at.map_or(Bitboard::EMPTY, Bitboard::from_square).with(from);
        let Self { sides: [white, black], knights, pawns, diagonal, straight } = self;
        for squares in [white, black, knights, pawns, diagonal, straight] {
            *squares &= !gone;
        }
        self.sides[side(after.color)] |= to;
        match after.role {
            Role::Knight => self.knights |= to,
            Role::Pawn => self.pawns |= to,
            Role::Bishop => self.diagonal |= to,
            Role::Rook => self.straight |= to,
            Role::Queen => {
                self.diagonal |= to;
                self.straight |= to;
            }
            Role::King => {}
        }
    }
}

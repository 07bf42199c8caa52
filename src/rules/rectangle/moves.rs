//! Legal move generation from checks and pins. Only en passant needs a test of the resulting position.

use super::position::{Rectangle, side};
use super::squares::{Set, UP, bit, each, first, is_many, shifted};
use crate::board::{Color, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Move {
    /// The bit index of the origin.
    pub(super) from: u8,
    /// The bit index of the destination; for castling, of the rook.
    pub(super) to: u8,
    pub(super) kind: MoveKind,
}

/// The effect of a move besides moving and capturing on the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum MoveKind {
    Plain,
    Promotion(Role),
    EnPassant,
    Castling,
}

impl Move {
    pub(super) const fn new(from: u32, to: u32, kind: MoveKind) -> Self {
        Self { from: from as u8, to: to as u8, kind }
    }

    /// Returns both squares packed into 14 bits.
    pub(in crate::rules) const fn squares(self) -> u16 {
        (self.from as u16) << 7 | self.to as u16
    }
}

/// A consumer of generated moves, which come in groups.
trait Sink {
    /// Adds the moves of one piece to these squares.
    fn man(&mut self, from: u32, targets: Set);
    /// Adds pawn moves to these squares, each from `by` bits before.
    fn pawns(&mut self, by: i32, targets: Set);
    /// Adds a single castling or en passant move.
    fn rare(&mut self, played: Move);
    /// Returns `true` if the generation can stop early.
    fn is_enough(&self) -> bool {
        false
    }
}

struct Count {
    moves: u32,
    last_rank: Set,
    promotions: u32,
    most: u32,
}

impl Sink for Count {
    #[inline]
    fn man(&mut self, _: u32, targets: Set) {
        self.moves += targets.count_ones();
    }

    #[inline]
    fn pawns(&mut self, _: i32, targets: Set) {
        self.moves += targets.count_ones() + (targets & self.last_rank).count_ones() * (self.promotions - 1);
    }

    #[inline]
    fn rare(&mut self, _: Move) {
        self.moves += 1;
    }

    #[inline]
    fn is_enough(&self) -> bool {
        self.moves >= self.most
    }
}

struct List<'a> {
    moves: Vec<Move>,
    last_rank: Set,
    promotions: &'a [Role],
}

impl Sink for List<'_> {
    #[inline]
    fn man(&mut self, from: u32, targets: Set) {
        self.moves.extend(each(targets).map(|to| Move::new(from, to, MoveKind::Plain)));
    }

    #[inline]
    fn pawns(&mut self, by: i32, targets: Set) {
        let from = |to: u32| to.wrapping_add_signed(-by);
        for to in each(targets & self.last_rank) {
            let promotion = |role: &Role| Move::new(from(to), to, MoveKind::Promotion(*role));
            self.moves.extend(self.promotions.iter().map(promotion));
        }
        self.moves.extend(each(targets & !self.last_rank).map(|to| Move::new(from(to), to, MoveKind::Plain)));
    }

    #[inline]
    fn rare(&mut self, played: Move) {
        self.moves.push(played);
    }
}

impl Rectangle {
    pub(in crate::rules) fn legal_moves(&self) -> Vec<Move> {
        self.list(Set::MAX)
    }

    fn list(&self, men: Set) -> Vec<Move> {
        let mut list = self.empty_list();
        list.moves.reserve(if men == Set::MAX { 64 } else { 16 });
        self.find(men, &mut list);
        list.moves
    }

    fn empty_list(&self) -> List<'static> {
        List { moves: Vec::new(), last_rank: self.last_rank(), promotions: self.layout.promotions() }
    }

    pub(in crate::rules) fn count_moves(&self) -> u32 {
        self.count_up_to(u32::MAX)
    }

    pub(in crate::rules) fn has_moves(&self) -> bool {
        self.count_up_to(1) > 0
    }

    fn count_up_to(&self, most: u32) -> u32 {
        let mut count = self.count(most);
        self.find(Set::MAX, &mut count);
        count.moves
    }

    fn count(&self, most: u32) -> Count {
        Count { moves: 0, last_rank: self.last_rank(), promotions: self.layout.promotions().len() as u32, most }
    }

    /// Counts move sequences of this many half moves. The last moves are counted without being played.
    pub(in crate::rules) fn perft(&self, plies: u32) -> u64 {
        match plies {
            0 => 1,
            1 => self.count_moves().into(),
            _ => self.legal_moves().into_iter().map(|played| self.after(played).perft(plies - 1)).sum(),
        }
    }

    /// Returns `true` if a move, possibly from another position, is legal here.
    pub(in crate::rules) fn is_legal(&self, played: Move) -> bool {
        // In most calls the moving piece is no longer there.
        self.of_color(self.turn) & bit(played.from.into()) != 0 && self.list(bit(played.from.into())).contains(&played)
    }

    /// Returns the legal en passant and castling moves.
    pub(super) fn rare_moves(&self) -> Vec<Move> {
        let mut list = self.empty_list();
        let king = self.king(self.turn);
        self.en_passant(king, Set::MAX, &mut list);
        if self.castling & self.of_color(self.turn) != 0 && !self.is_check() {
            self.castling(king, &mut list);
        }
        list.moves
    }

    /// Returns data that identifies the position, without the clocks and with en passant only if it is legal.
    pub(in crate::rules) fn words(&self) -> impl Iterator<Item = u64> + '_ {
        let mut legal = self.count(u32::MAX);
        self.en_passant(self.king(self.turn), Set::MAX, &mut legal);
        let passed = if legal.moves > 0 { self.passed } else { 0 };
        let turn = self.turn as Set;
        let sets = Role::ALL.map(|role| self.of_role(role));
        let others = [self.of_color(Color::White), self.castling, passed << 1 | turn];
        sets.into_iter().chain(others).flat_map(|set| [set as u64, (set >> 64) as u64])
    }

    fn last_rank(&self) -> Set {
        self.layout.last_ranks[self.turn as usize]
    }

    #[inline]
    fn find(&self, men: Set, sink: &mut impl Sink) {
        let (king, own) = (self.king(self.turn), self.of_color(self.turn));
        let checkers = self.checkers(self.turn);
        let is_king_meant = men & bit(king) != 0;
        if is_king_meant {
            let flights = each(self.layout.attacks.steps(king) & !own).filter(|to| self.is_safe_for_king(*to));
            sink.man(king, flights.fold(0, |set, to| set | bit(to)));
        }
        if is_many(checkers) || sink.is_enough() {
            return;
        }
        let targets = match checkers {
            0 => !own,
            _ => checkers | self.layout.attacks.between(king, first(checkers)),
        };
        let pinned = self.pinned_men(men, targets, sink);
        self.men(men & !pinned, targets, sink);
        self.en_passant(king, men, sink);
        if checkers == 0 && is_king_meant {
            self.castling(king, sink);
        }
    }

    #[inline]
    fn is_safe_for_king(&self, to: u32) -> bool {
        // The king does not block attacks on the squares behind it.
        let occupied = self.occupied() & !self.of_piece(self.turn, Role::King);
        self.attackers(to, !self.turn, occupied) == 0
    }

    /// Generates the moves of pinned pieces among `men`. Returns all pinned pieces.
    #[inline]
    fn pinned_men(&self, men: Set, targets: Set, sink: &mut impl Sink) -> Set {
        let (attacks, king) = (&self.layout.attacks, self.king(self.turn));
        let [on_lines, on_diagonals] = attacks.lines(king);
        let riders @ [riders_on_lines, riders_on_diagonals] = self.riders(!self.turn);
        if riders_on_lines & on_lines | riders_on_diagonals & on_diagonals == 0 {
            return 0;
        }
        let (own, occupied) = (self.of_color(self.turn), self.occupied());
        let hidden = (attacks.on_lines(king, occupied) | attacks.on_diagonals(king, occupied)) & own;
        let mut pinned = 0;
        // Sliders that already give check have no piece between.
        for pinner in each(attacks.riders(king, occupied & !hidden, riders)) {
            let way = attacks.between(king, pinner);
            let man = way & own;
            if man != 0 {
                pinned |= man;
                self.men(man & men, targets & (way | bit(pinner)), sink);
            }
        }
        pinned
    }

    /// Generates the moves of pieces other than the king to squares without own pieces.
    #[inline]
    fn men(&self, men: Set, targets: Set, sink: &mut impl Sink) {
        let (attacks, occupied) = (&self.layout.attacks, self.occupied());
        let own = men & self.of_color(self.turn);
        let pawns = own & self.of_role(Role::Pawn);
        self.pawns(pawns, targets, sink);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor] {
            for from in each(own & self.of_role(role)) {
                sink.man(from, attacks.of_role(role, from, occupied) & targets);
            }
        }
    }

    #[inline]
    fn pawns(&self, pawns: Set, targets: Set, sink: &mut impl Sink) {
        let up = self.turn.pick(UP, -UP);
        let free = !self.occupied();
        let theirs = self.of_color(!self.turn);
        let single = shifted(pawns, up) & free;
        let double = shifted(single & self.layout.third_ranks[self.turn as usize], up) & free;
        sink.pawns(up, single & targets);
        sink.pawns(2 * up, double & targets);
        for by in [up - 1, up + 1] {
            sink.pawns(by, shifted(pawns, by) & theirs & targets);
        }
    }

    #[inline]
    fn en_passant(&self, king: u32, men: Set, sink: &mut impl Sink) {
        if self.passed == 0 {
            return;
        }
        let captured = shifted(self.passed, self.turn.pick(-UP, UP));
        for from in each(self.capturers() & men) {
            let occupied = self.occupied() & !bit(from) & !captured | self.passed;
            if self.attackers(king, !self.turn, occupied) & !captured == 0 {
                sink.rare(Move::new(from, first(self.passed), MoveKind::EnPassant));
            }
        }
    }

    /// Generates castling, for a king that is not in check.
    #[inline]
    fn castling(&self, king: u32, sink: &mut impl Sink) {
        for rook in each(self.castling & self.of_color(self.turn)) {
            if self.can_castle(king, rook) {
                sink.rare(Move::new(king, rook, MoveKind::Castling));
            }
        }
    }

    fn can_castle(&self, king: u32, rook: u32) -> bool {
        let (king_to, rook_to) = self.layout.castled(self.turn, side(king, rook));
        let others = self.occupied() & !bit(king) & !bit(rook);
        let ways = from_to(king, king_to) | from_to(king, rook) | from_to(rook, rook_to);
        let is_safe = |at: u32| self.attackers(at, !self.turn, others | bit(rook)) == 0;
        ways & others == 0
            && each(from_to(king, king_to)).all(is_safe)
            && self.attackers(king_to, !self.turn, others | bit(rook_to)) == 0
    }
}

/// Returns the squares from one to another on a rank, including both.
const fn from_to(one: u32, other: u32) -> Set {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    (bit(high) << 1) - bit(low)
}

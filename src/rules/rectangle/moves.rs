//! Legal move generation from checks and pins. Only en passant needs a test of the resulting position.

use super::bitboard::{Bitboard, UP, bit, each, first, is_many, shifted};
use super::position::{RectanglePosition, side};
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
    pub(in crate::rules) const fn packed_squares(self) -> u16 {
        (self.from as u16) << 7 | self.to as u16
    }
}

trait MoveSink {
    fn add_piece_moves(&mut self, from: u32, targets: Bitboard);
    /// Adds pawn moves to these squares. Each origin has the bit index of its destination minus `by`.
    fn add_pawn_moves(&mut self, by: i32, targets: Bitboard);
    fn add_special_move(&mut self, played: Move);
    fn is_done(&self) -> bool {
        false
    }
}

struct CountSink {
    moves: u32,
    last_rank: Bitboard,
    promotions: u32,
    max: u32,
}

impl MoveSink for CountSink {
    #[inline]
    fn add_piece_moves(&mut self, _: u32, targets: Bitboard) {
        self.moves += targets.count_ones();
    }

    #[inline]
    fn add_pawn_moves(&mut self, _: i32, targets: Bitboard) {
        self.moves += targets.count_ones() + (targets & self.last_rank).count_ones() * (self.promotions - 1);
    }

    #[inline]
    fn add_special_move(&mut self, _: Move) {
        self.moves += 1;
    }

    #[inline]
    fn is_done(&self) -> bool {
        self.moves >= self.max
    }
}

struct ListSink<'a> {
    moves: Vec<Move>,
    last_rank: Bitboard,
    promotions: &'a [Role],
}

impl MoveSink for ListSink<'_> {
    #[inline]
    fn add_piece_moves(&mut self, from: u32, targets: Bitboard) {
        self.moves.extend(each(targets).map(|to| Move::new(from, to, MoveKind::Plain)));
    }

    #[inline]
    fn add_pawn_moves(&mut self, by: i32, targets: Bitboard) {
        let from = |to: u32| to.wrapping_add_signed(-by);
        for to in each(targets & self.last_rank) {
            let promotion = |role: &Role| Move::new(from(to), to, MoveKind::Promotion(*role));
            self.moves.extend(self.promotions.iter().map(promotion));
        }
        self.moves.extend(each(targets & !self.last_rank).map(|to| Move::new(from(to), to, MoveKind::Plain)));
    }

    #[inline]
    fn add_special_move(&mut self, played: Move) {
        self.moves.push(played);
    }
}

impl RectanglePosition {
    pub(in crate::rules) fn legal_moves(&self) -> Vec<Move> {
        self.list_moves_of(Bitboard::MAX)
    }

    fn list_moves_of(&self, men: Bitboard) -> Vec<Move> {
        let mut list = self.empty_list();
        list.moves.reserve(if men == Bitboard::MAX { 64 } else { 16 });
        self.generate(men, &mut list);
        list.moves
    }

    fn empty_list(&self) -> ListSink<'static> {
        ListSink { moves: Vec::new(), last_rank: self.last_rank(), promotions: self.layout.size.promotions() }
    }

    pub(in crate::rules) fn count_moves(&self) -> u32 {
        self.count_up_to(u32::MAX)
    }

    pub(in crate::rules) fn has_moves(&self) -> bool {
        self.count_up_to(1) > 0
    }

    fn count_up_to(&self, most: u32) -> u32 {
        let mut count = self.count(most);
        self.generate(Bitboard::MAX, &mut count);
        count.moves
    }

    fn count(&self, most: u32) -> CountSink {
        CountSink {
            moves: 0,
            last_rank: self.last_rank(),
            promotions: self.layout.size.promotions().len() as u32,
            max: most,
        }
    }

    pub(in crate::rules) fn perft(&self, plies: u32) -> u64 {
        match plies {
            0 => 1,
            1 => self.count_moves().into(),
            _ => self.legal_moves().into_iter().map(|played| self.after(played).perft(plies - 1)).sum(),
        }
    }

    /// Returns `true` if a move, possibly from another position, is legal here.
    pub(in crate::rules) fn is_legal(&self, played: Move) -> bool {
        // In most calls the moving piece is no longer on its square, so no moves are generated.
        self.by_color(self.turn) & bit(played.from.into()) != 0
            && self.list_moves_of(bit(played.from.into())).contains(&played)
    }

    pub(super) fn special_moves(&self) -> Vec<Move> {
        let mut list = self.empty_list();
        let king = self.king(self.turn);
        self.generate_en_passant(king, Bitboard::MAX, &mut list);
        if self.castling & self.by_color(self.turn) != 0 && !self.is_check() {
            self.generate_castling(king, &mut list);
        }
        list.moves
    }

    /// Returns data that identifies the position, without the clocks and with en passant only if it is legal.
    pub(in crate::rules) fn hash_words(&self) -> impl Iterator<Item = u64> + '_ {
        let mut legal = self.count(u32::MAX);
        self.generate_en_passant(self.king(self.turn), Bitboard::MAX, &mut legal);
        let passed = if legal.moves > 0 { self.en_passant } else { 0 };
        let turn = self.turn as Bitboard;
        let sets = Role::ALL.map(|role| self.by_role(role));
        let others = [self.by_color(Color::White), self.castling, passed << 1 | turn];
        sets.into_iter().chain(others).flat_map(|set| [set as u64, (set >> 64) as u64])
    }

    fn last_rank(&self) -> Bitboard {
        self.layout.last_ranks[self.turn as usize]
    }

    #[inline]
    fn generate(&self, men: Bitboard, sink: &mut impl MoveSink) {
        let (king, own) = (self.king(self.turn), self.by_color(self.turn));
        let checkers = self.checkers(self.turn);
        let is_king_meant = men & bit(king) != 0;
        if is_king_meant {
            let flights = each(self.layout.attacks.king_attacks(king) & !own).filter(|to| self.is_safe_for_king(*to));
            sink.add_piece_moves(king, flights.fold(0, |set, to| set | bit(to)));
        }
        if is_many(checkers) || sink.is_done() {
            return;
        }
        let targets = match checkers {
            0 => !own,
            _ => checkers | self.layout.attacks.between(king, first(checkers)),
        };
        let pinned = self.generate_pinned_moves(men, targets, sink);
        self.generate_piece_moves(men & !pinned, targets, sink);
        self.generate_en_passant(king, men, sink);
        if checkers == 0 && is_king_meant {
            self.generate_castling(king, sink);
        }
    }

    #[inline]
    fn is_safe_for_king(&self, to: u32) -> bool {
        // The king does not block attacks on the squares behind it.
        let occupied = self.occupied() & !self.by_piece(self.turn, Role::King);
        self.attackers(to, !self.turn, occupied) == 0
    }

    /// Generates the moves of pinned pieces among `men`. Returns all pinned pieces.
    #[inline]
    fn generate_pinned_moves(&self, men: Bitboard, targets: Bitboard, sink: &mut impl MoveSink) -> Bitboard {
        let (attacks, king) = (&self.layout.attacks, self.king(self.turn));
        let [on_lines, on_diagonals] = attacks.line_masks(king);
        let riders @ [riders_on_lines, riders_on_diagonals] = self.sliders(!self.turn);
        if riders_on_lines & on_lines | riders_on_diagonals & on_diagonals == 0 {
            return 0;
        }
        let (own, occupied) = (self.by_color(self.turn), self.occupied());
        let hidden = (attacks.rook_attacks(king, occupied) | attacks.bishop_attacks(king, occupied)) & own;
        let mut pinned = 0;
        // Sliders that already give check have no piece between them and the king.
        for pinner in each(attacks.slider_attackers(king, occupied & !hidden, riders)) {
            let way = attacks.between(king, pinner);
            let man = way & own;
            if man != 0 {
                pinned |= man;
                self.generate_piece_moves(man & men, targets & (way | bit(pinner)), sink);
            }
        }
        pinned
    }

    /// Generates the moves of pieces other than the king to squares without own pieces.
    #[inline]
    fn generate_piece_moves(&self, men: Bitboard, targets: Bitboard, sink: &mut impl MoveSink) {
        let (attacks, occupied) = (&self.layout.attacks, self.occupied());
        let own = men & self.by_color(self.turn);
        let pawns = own & self.by_role(Role::Pawn);
        self.generate_pawn_moves(pawns, targets, sink);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor] {
            for from in each(own & self.by_role(role)) {
                sink.add_piece_moves(from, attacks.piece_attacks(role, from, occupied) & targets);
            }
        }
    }

    #[inline]
    fn generate_pawn_moves(&self, pawns: Bitboard, targets: Bitboard, sink: &mut impl MoveSink) {
        let up = self.turn.pick(UP, -UP);
        let free = !self.occupied();
        let theirs = self.by_color(!self.turn);
        let single = shifted(pawns, up) & free;
        let double = shifted(single & self.layout.third_ranks[self.turn as usize], up) & free;
        sink.add_pawn_moves(up, single & targets);
        sink.add_pawn_moves(2 * up, double & targets);
        for by in [up - 1, up + 1] {
            sink.add_pawn_moves(by, shifted(pawns, by) & theirs & targets);
        }
    }

    #[inline]
    fn generate_en_passant(&self, king: u32, men: Bitboard, sink: &mut impl MoveSink) {
        if self.en_passant == 0 {
            return;
        }
        let captured = shifted(self.en_passant, self.turn.pick(-UP, UP));
        for from in each(self.en_passant_capturers() & men) {
            let occupied = self.occupied() & !bit(from) & !captured | self.en_passant;
            if self.attackers(king, !self.turn, occupied) & !captured == 0 {
                sink.add_special_move(Move::new(from, first(self.en_passant), MoveKind::EnPassant));
            }
        }
    }

    #[inline]
    fn generate_castling(&self, king: u32, sink: &mut impl MoveSink) {
        for rook in each(self.castling & self.by_color(self.turn)) {
            if self.can_castle(king, rook) {
                sink.add_special_move(Move::new(king, rook, MoveKind::Castling));
            }
        }
    }

    fn can_castle(&self, king: u32, rook: u32) -> bool {
        let (king_to, rook_to) = self.layout.castling_targets(self.turn, side(king, rook));
        let others = self.occupied() & !bit(king) & !bit(rook);
        let ways = from_to(king, king_to) | from_to(king, rook) | from_to(rook, rook_to);
        let is_safe = |at: u32| self.attackers(at, !self.turn, others | bit(rook)) == 0;
        ways & others == 0
            && each(from_to(king, king_to)).all(is_safe)
            && self.attackers(king_to, !self.turn, others | bit(rook_to)) == 0
    }
}

const fn from_to(one: u32, other: u32) -> Bitboard {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    (bit(high) << 1) - bit(low)
}

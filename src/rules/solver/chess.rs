//! The search on 8x8, with shakmaty.

use shakmaty::zobrist::Zobrist128;
use shakmaty::{Bitboard, Chess, EnPassantMode, Move, MoveList, Position as _, Role, Square, attacks};

use super::check_info::CheckInfo;
use super::pictures::Pictures;
use super::search_control::SearchControl;
use super::search_position::{Ending, SearchPosition};
use super::table::PositionKey;
use crate::board::Color;
use crate::rules::LegalMove;
use crate::rules::game::{self, EngineMove};
use crate::rules::shakmaty_setup::to_shakmaty_color;

/// Maximum number of [`free_pieces`] that one move of the other side can stop: castling blocks two pawns, and a capture
/// en passant takes one and blocks one. Free pieces cannot be pinned.
const MAX_STOPPED: usize = 2;

/// Returns pieces of a side, except the king, that surely have a move if the side is to move and not in check. A piece on a line with its king may be
/// pinned and is not counted.
fn free_pieces(game: &Chess, color: shakmaty::Color) -> impl Iterator<Item = Square> {
    let board = game.board();
    let (own, occupied) = (board.by_color(color), board.occupied());
    let kings = board.kings() & own;
    let lines =
        kings.into_iter().fold(Bitboard::EMPTY, |lines, king| lines | attacks::queen_attacks(king, Bitboard::EMPTY));
    let pieces = own & !kings & !lines;
    let is_free = move |square: &Square| match board.role_at(*square) {
        Some(Role::Pawn) => square.offset(color.fold_wb(8, -8)).is_some_and(|next| !occupied.contains(next)),
        Some(role) => !(attacks::attacks(*square, role.of(color), occupied) & !own).is_empty(),
        None => false,
    };
    pieces.into_iter().filter(is_free)
}

impl SearchPosition for Chess {
    type Move = Move;
    type Moves = MoveList;
    type Checking<'a> = CheckInfo<'a>;
    type Guide = Option<Pictures>;

    fn guide(&self, ending: Ending, watch: &SearchControl) -> Option<Pictures> {
        Pictures::new(self, ending, watch)
    }

    #[inline]
    fn moves(&self) -> MoveList {
        self.legal_moves()
    }

    /// Like shakmaty's `is_legal`, but without copying a move list.
    #[inline]
    fn is_legal_here(&self, played: Move) -> bool {
        match played {
            Move::Normal { role, to, .. } => self.san_candidates(role, to).contains(&played),
            _ => self.is_legal(played),
        }
    }

    #[inline]
    fn after(&self, played: Move) -> Self {
        let mut after = self.clone();
        after.play_unchecked(played);
        after
    }

    fn side_to_move(&self) -> Color {
        self.turn().fold_wb(Color::White, Color::Black)
    }

    #[inline]
    fn is_in_check(&self) -> bool {
        self.is_check()
    }

    #[inline]
    fn is_mated(&self) -> bool {
        self.is_checkmate()
    }

    fn is_stalemated(&self) -> bool {
        !self.is_check() && free_pieces(self, self.turn()).next().is_none() && self.legal_moves().is_empty()
    }

    fn stalemating_moves(&self) -> MoveList {
        let free: Bitboard = free_pieces(self, self.turn().other()).take(MAX_STOPPED + 1).collect();
        // Only a capture stops a free piece other than a pawn.
        let officers = free & !self.board().pawns();
        if free.count() > MAX_STOPPED || officers.more_than_one() {
            return MoveList::new();
        }
        let mut moves = self.legal_moves();
        if let Some(captured) = officers.first() {
            moves.retain(|played| played.to() == captured);
        }
        moves
    }

    fn passed(&self) -> Option<Self> {
        game::passed(self)
    }

    #[inline]
    fn key(&self) -> PositionKey {
        let Zobrist128(hash) = self.zobrist_hash(EnPassantMode::Legal);
        PositionKey::from_hash(hash)
    }

    #[inline]
    fn packed_squares(played: Move) -> u16 {
        let from = played.from().map_or(0, u16::from);
        from << 6 | u16::from(played.to())
    }

    #[inline]
    fn check_info(&self) -> Option<CheckInfo<'_>> {
        CheckInfo::new(self)
    }

    fn is_bare(&self, color: Color) -> bool {
        !self.board().by_color(to_shakmaty_color(color)).more_than_one()
    }

    fn flights(&self, king: Color) -> usize {
        let (board, own, attack) = (self.board(), to_shakmaty_color(king), to_shakmaty_color(!king));
        let Some(king) = board.king_of(own) else { return 0 };
        // The king does not block attacks on the squares behind it.
        let occupied = board.occupied().without(king);
        let squares = attacks::king_attacks(king) & !board.by_color(own);
        squares.into_iter().filter(|square| board.attacks_to(*square, attack, occupied).is_empty()).count()
    }

    fn to_legal(&self, played: Move) -> Option<LegalMove> {
        LegalMove::from_shakmaty(played)
    }

    fn from_legal(legal: LegalMove) -> Option<Move> {
        if let EngineMove::Standard(played) = legal.engine_move { Some(played) } else { None }
    }
}

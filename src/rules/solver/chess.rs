//! The search on 8x8, with shakmaty.

use shakmaty::zobrist::Zobrist128;
use shakmaty::{Chess, EnPassantMode, Move, MoveList, Position as _, attacks};

use super::check_info::CheckInfo;
use super::pictures::Pictures;
use super::search_position::{Ending, SearchPosition};
use super::table::PositionKey;
use crate::board::Color;
use crate::rules::LegalMove;
use crate::rules::game::{self, EngineMove};
use crate::rules::shakmaty_setup::to_shakmaty_color;

impl SearchPosition for Chess {
    type Move = Move;
    type Moves = MoveList;
    type Checking<'a> = CheckInfo<'a>;
    type Guide = Option<Pictures>;

    fn guide(&self, ending: Ending) -> Option<Pictures> {
        Pictures::new(self, ending)
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

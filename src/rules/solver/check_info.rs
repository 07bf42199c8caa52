//! Detecting checks without playing the moves, and mates in one.

use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Move, Piece, Position as _, Rank, Role, Square, attacks};

use super::search_position::{CheckDetection, SearchPosition};

/// The squares from which the side to move gives check, and its pieces that can uncover a check.
pub(super) struct CheckInfo<'a> {
    game: &'a Chess,
    board: &'a Board,
    mover: Color,
    king: Square,
    occupied: Bitboard,
    /// The squares from which a piece of each role attacks the king, indexed by `Role as usize`.
    check_squares: [Bitboard; 7],
    /// Pieces of the side to move that alone block the attack of an own slider on the opposing king.
    blockers: Bitboard,
}

impl<'a> CheckInfo<'a> {
    /// Returns `None` if the other side has no king.
    pub(super) fn new(game: &'a Chess) -> Option<Self> {
        let (board, mover) = (game.board(), game.turn());
        let king = board.king_of(!mover)?;
        let occupied = board.occupied();
        let bishop = attacks::bishop_attacks(king, occupied);
        let rook = attacks::rook_attacks(king, occupied);
        let mut direct = [Bitboard::EMPTY; 7];
        direct[Role::Pawn as usize] = attacks::pawn_attacks(!mover, king);
        direct[Role::Knight as usize] = attacks::knight_attacks(king);
        direct[Role::Bishop as usize] = bishop;
        direct[Role::Rook as usize] = rook;
        direct[Role::Queen as usize] = bishop | rook;
        let on_diagonals = attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
        let on_lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens();
        let mut screens = Bitboard::EMPTY;
        for attacker in (on_diagonals | on_lines) & game.us() {
            let between = attacks::between(king, attacker) & occupied;
            if !between.more_than_one() {
                screens |= between & game.us();
            }
        }
        Some(Self { game, board, mover, king, occupied, check_squares: direct, blockers: screens })
    }

    fn uncovers(&self, from: Square, to: Square) -> bool {
        self.blockers.contains(from) && !attacks::aligned(self.king, from, to)
    }

    fn attacks_after(&self, role: Role, from: Square, to: Square) -> Bitboard {
        attacks::attacks(to, Piece { color: self.mover, role }, self.occupied.without(from).with(to))
    }

    fn normal(&self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> Move {
        Move::Normal { role, from, capture: self.board.role_at(to), to, promotion }
    }

    fn pawn_targets(&self, from: Square) -> Bitboard {
        let free = !self.occupied;
        let step = |at: Square| {
            let up = if self.mover.is_white() { 8 } else { -8 };
            at.offset(up).map_or(Bitboard::EMPTY, Bitboard::from_square) & free
        };
        let one = step(from);
        let two =
            one.first().filter(|_| from.rank() == self.mover.relative_rank(Rank::Second)).map_or(Bitboard::EMPTY, step);
        one | two | attacks::pawn_attacks(self.mover, from) & self.board.by_color(!self.mover)
    }

    /// Returns `true` if a move that gives check is legal and mates. The move must be pseudo-legal.
    fn is_mate(&self, played: Move) -> bool {
        if let Move::Normal { role, from, to, promotion, .. } = played
            && self.has_escape(promotion.unwrap_or(role), from, to)
        {
            return false;
        }
        self.game.after(played).legal_moves().is_empty() && self.game.is_legal_here(played)
    }

    fn has_escape(&self, role: Role, from: Square, to: Square) -> bool {
        // The king does not block attacks on the squares behind it.
        let occupied = self.occupied.without(from).with(to).without(self.king);
        let moved = attacks::attacks(to, Piece { color: self.mover, role }, occupied);
        let theirs = self.board.by_color(!self.mover).without(to);
        let is_safe = |square: Square| {
            let attackers = self.board.attacks_to(square, self.mover, occupied) & !Bitboard::from_square(from);
            attackers.is_empty()
        };
        (attacks::king_attacks(self.king) & !theirs & !moved).into_iter().any(is_safe)
    }
}

impl CheckDetection<Move> for CheckInfo<'_> {
    #[inline]
    fn is_check(&self, played: Move) -> bool {
        match played {
            Move::Normal { role, from, to, promotion, .. } => {
                let attacks = match promotion {
                    None => self.check_squares[role as usize].contains(to),
                    // The pawn may have blocked the line that the promoted piece attacks along.
                    Some(role) => self.attacks_after(role, from, to).contains(self.king),
                };
                attacks || self.uncovers(from, to)
            }
            // These moves change more squares. They are rare, so playing them costs little.
            _ => self.game.after(played).is_check(),
        }
    }

    #[inline]
    fn has_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E> {
        let mut is_mate = |played: Move| {
            count()?;
            Ok(self.is_mate(played))
        };
        let us = self.game.us();
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King] {
            let direct = self.check_squares[role as usize];
            for from in self.board.by_role(role) & us {
                let mut targets = attacks::attacks(from, Piece { color: self.mover, role }, self.occupied) & !us;
                if !self.blockers.contains(from) {
                    targets &= direct;
                }
                for to in targets {
                    if (direct.contains(to) || self.uncovers(from, to)) && is_mate(self.normal(role, from, to, None))? {
                        return Ok(true);
                    }
                }
            }
        }
        for from in self.board.pawns() & us {
            for to in self.pawn_targets(from) {
                let is_last = to.rank() == self.mover.relative_rank(Rank::Eighth);
                let promotions: &[_] = if is_last { &PROMOTIONS } else { &[None] };
                for promotion in promotions {
                    let played = self.normal(Role::Pawn, from, to, *promotion);
                    if self.is_check(played) && is_mate(played)? {
                        return Ok(true);
                    }
                }
            }
        }
        let [king_side, queen_side] = CastlingSide::ALL;
        let mut is_rare_mate = |moves: &[Move]| {
            for played in moves {
                if self.is_check(*played) && is_mate(*played)? {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        // Move lists are large arrays: they are used in place, not moved.
        Ok(is_rare_mate(&self.game.en_passant_moves())?
            || is_rare_mate(&self.game.castling_moves(king_side))?
            || is_rare_mate(&self.game.castling_moves(queen_side))?)
    }
}

const PROMOTIONS: [Option<Role>; 4] = [Some(Role::Queen), Some(Role::Knight), Some(Role::Rook), Some(Role::Bishop)];

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, MoveList};

    use super::*;

    /// Positions with checks and mates by rare moves: promotions, en passant, castling, discovered checks.
    const RARE: [&str; 11] = [
        "8/5P1k/8/6K1/8/8/8/8 w - - 0 1",
        "5nk1/6P1/6K1/8/8/8/8/8 w - - 0 1",
        "2r2k2/1P5R/5K2/8/8/8/8/8 w - - 0 1",
        "4k3/1P6/4K3/8/8/8/8/8 w - - 0 1",
        "8/8/8/2k5/3Pp3/8/6B1/K7 b - d3 0 1",
        "8/8/8/R2pP2k/8/8/8/K7 w - d6 0 1",
        "7k/8/8/3pP3/8/8/1B6/K6R w - d6 0 1",
        "8/8/8/8/8/3K4/8/4k2R w - - 0 1",
        "5k2/8/8/8/8/8/6R1/4K2R w K - 0 1",
        "8/8/N1p3p1/p1P1p1P1/3pk2B/PB1p2pP/2pP4/2N1K2R w K - 0 1",
        "8/8/4N3/8/1N6/B7/3r4/k4KR1 w K - 0 1",
    ];

    fn game(text: &str) -> Option<Chess> {
        text.parse::<Fen>().ok()?.into_position(CastlingMode::Chess960).ok()
    }

    fn assert_equal_to_playing(game: &Chess) {
        let moves: MoveList = game.legal_moves();
        let Some(checking) = CheckInfo::new(game) else { return };
        for played in &moves {
            assert_eq!(checking.is_check(*played), game.after(*played).is_check(), "{played:?} in {game:?}");
        }
        let expected = moves.iter().any(|played| game.after(*played).is_checkmate());
        let found = checking.has_mate(&mut || Ok::<(), Infallible>(()));
        assert_eq!(found, Ok(expected), "{game:?}");
    }

    #[test]
    fn checks_and_mates_are_those_of_playing_the_moves() {
        let corpus = include_str!("../../../tests/data/mates.jsonl").lines();
        let problems = corpus.filter_map(|line| line.split('"').nth(3));
        let starts = include_str!("../../../tests/data/chess960_starts.tsv").lines().step_by(9);
        let starts = starts.filter_map(|line| line.split('\t').nth(2));
        let games: Vec<Chess> = RARE.into_iter().chain(problems).chain(starts).filter_map(game).collect();
        assert!(games.len() > 350, "only {} positions", games.len());
        let mut random = fastrand::Rng::with_seed(7);
        let (mut seen, mut rare) = (0, 0);
        for start in &games {
            let mut game = start.clone();
            for _ in 0..12 {
                assert_equal_to_playing(&game);
                seen += 1;
                let moves = game.legal_moves();
                let is_rare = |played: &&Move| played.is_promotion() || played.is_en_passant() || played.is_castle();
                rare += moves.iter().filter(is_rare).count();
                let Some(played) = random.choice(&moves) else { break };
                game.play_unchecked(*played);
            }
        }
        assert!(seen > 3000 && rare > 500, "{seen} positions, {rare} rare moves");
    }
}

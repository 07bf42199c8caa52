//! Playing moves from a position.

use std::fmt;

use shakmaty::EnPassantMode;

use super::game::{self, Game};
use super::legal::{self, LegalMove, Target};
use crate::board::{Color, Position, Role, Square};

/// A game that starts at any position, on a board of any size. Castling follows the rules of Chess960.
///
/// ```
/// use fenwright::{Position, notation::fen, rules::Play};
/// let mut play = Play::from_position(&Position::start()).unwrap();
/// play.play_san("e4")?;
/// play.play_uci("e7e5")?;
/// assert!(play.play_san("e5").is_err());
/// assert_eq!(fen::write(&play.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
/// # Ok::<(), fenwright::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Play {
    start: Position,
    game: Game,
    plies: usize,
}

/// The error for a move that is not legal, or for a text that fits more than one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such legal move")
    }
}

impl std::error::Error for IllegalMove {}

impl Play {
    /// Starts a game at a position. Returns `None` if moves are not defined for it, such as without a king.
    ///
    /// Invalid castling rights and en passant squares are allowed; no move can use them.
    pub fn from_position(position: &Position) -> Option<Self> {
        let game = Game::from_position(position)?;
        Some(Self { start: *position, game, plies: 0 })
    }

    /// Plays a move in UCI notation, such as `e2e4`. Castling is the king's move onto its rook or to its
    /// destination. The destination is accepted on 8x8 only if the king is on the e-file and the rook in the corner, on
    /// other boards only if the king moves two or more files.
    ///
    /// # Errors
    /// If there is no such move; then nothing changes.
    pub fn play_uci(&mut self, word: &str) -> Result<(), IllegalMove> {
        self.find_uci(word).map(|found| self.apply(found)).ok_or(IllegalMove)
    }

    /// Plays a move in SAN, such as `Nf3` or `exd8=Q+`; signs for captures and checks are optional.
    ///
    /// # Errors
    /// If no move or more than one matches; then nothing changes.
    pub fn play_san(&mut self, word: &str) -> Result<(), IllegalMove> {
        self.find_san(word).map(|found| self.apply(found)).ok_or(IllegalMove)
    }

    /// Returns the move that [`Play::play_uci`] would play.
    pub fn find_uci(&self, word: &str) -> Option<LegalMove> {
        self.game.find_uci(word)
    }

    /// Returns the move that [`Play::play_san`] would play.
    pub fn find_san(&self, word: &str) -> Option<LegalMove> {
        self.game.find_san(word)
    }

    /// Returns the legal destinations of the piece on this square, in FEN order; empty if it is the other side's turn.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// let play = Play::from_position(&Position::start()).unwrap();
    /// let targets = play.targets("g1".parse().unwrap());
    /// assert_eq!(targets.iter().map(|target| target.square.to_string()).collect::<Vec<_>>(), ["f3", "h3"]);
    /// ```
    pub fn targets(&self, from: Square) -> Vec<Target> {
        legal::targets(&self.game, from)
    }

    /// Returns the number of legal moves.
    pub fn count_moves(&self) -> usize {
        self.game.count_moves() as usize
    }

    /// Returns the legal drops of a piece of this role from the pocket of the side to move, in crazyhouse.
    ///
    /// ```
    /// use fenwright::{Role, board::Variant, notation::fen, rules::Play};
    /// let position = fen::read_as("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", Variant::Crazyhouse)?;
    /// let play = Play::from_position(&position).unwrap();
    /// assert_eq!(play.drops(Role::Pawn).len(), 48);
    /// assert_eq!(play.find_uci("P@e4").and_then(|found| play.to_san(found)).as_deref(), Some("@e4"));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn drops(&self, role: Role) -> Vec<LegalMove> {
        self.game.drops(role)
    }

    /// Returns the squares where the side to move can drop a piece of this role, in FEN order.
    pub fn drop_targets(&self, role: Role) -> Vec<Target> {
        legal::drop_targets(&self.game, role)
    }

    /// Returns the move in standard algebraic notation, with `+` or `#` for check and mate; `None` if it is illegal.
    pub fn to_san(&self, legal: LegalMove) -> Option<String> {
        let name = self.game.to_san(legal.engine_move)?;
        let mut after = self.game.clone();
        after.play(legal.engine_move);
        // Legal moves are generated only if the king is in check, when there are few of them.
        let suffix = match after.is_check() {
            true if after.has_moves() => "+",
            true => "#",
            false => "",
        };
        Some(name + suffix)
    }

    /// Returns the move in UCI notation. Castling is written as the king's move to its destination; if the start
    /// position has unusual castling rights (Chess960), as its move onto the rook.
    pub fn to_uci(&self, legal: LegalMove) -> String {
        game::to_uci(&legal, self.start.has_unusual_rights())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal in the current position; then nothing changes.
    pub fn play(&mut self, legal: LegalMove) -> Result<(), IllegalMove> {
        if !self.game.is_legal(legal.engine_move) {
            return Err(IllegalMove);
        }
        self.apply(legal);
        Ok(())
    }

    /// Passes the turn if this move is one of the other side, as within a series of moves or in set play.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// let mut play = Play::from_position(&Position::start()).unwrap();
    /// for word in ["e2e4", "e4e5"] {
    ///     let mut passed = play.clone();
    ///     passed.play_uci("a7a6").ok();
    ///     let found = play.find_uci(word).or_else(|| passed.find_uci(word)).unwrap();
    ///     play.pass_to(&found);
    ///     play.play(found)?;
    /// }
    /// assert_eq!(play.position().fullmove_number, 2);
    /// # Ok::<(), fenwright::rules::IllegalMove>(())
    /// ```
    pub fn pass_to(&mut self, legal: &LegalMove) {
        let position = self.position();
        let mover = position.board.get(legal.from).map(|piece| piece.color);
        if mover == Some(!position.side_to_move) {
            let fullmove_number = position.fullmove_number.saturating_add(u16::from(mover == Some(Color::White)));
            let side_to_move = !position.side_to_move;
            let passed = Position { side_to_move, en_passant: None, fullmove_number, ..position };
            if let Some(game) = Game::from_position(&passed) {
                self.game = game;
            }
        }
    }

    fn apply(&mut self, legal: LegalMove) {
        self.game.play(legal.engine_move);
        self.plies += 1;
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns all legal moves of the side to move.
    pub fn moves(&self) -> Vec<LegalMove> {
        self.game.moves()
    }

    /// Returns `true` if the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.game.is_check()
    }

    /// Returns the number of move sequences of this many half moves (perft). The last half moves are only counted, not
    /// played.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// assert_eq!(Play::from_position(&Position::start()).map(|play| play.perft(3)), Some(8_902));
    /// ```
    pub fn perft(&self, plies: u32) -> u64 {
        self.game.perft(plies)
    }

    /// Returns the number of half moves played.
    pub const fn plies(&self) -> usize {
        self.plies
    }

    /// Returns the current position. After a move, the en passant square is set only if a pawn attacks it (X-FEN).
    pub fn position(&self) -> Position {
        self.reached(EnPassantMode::PseudoLegal)
    }

    /// Returns the current position, with an en passant square after every double step (PGN, section 16.1.3.4).
    pub fn position_with_all_en_passant(&self) -> Position {
        self.reached(EnPassantMode::Always)
    }

    fn reached(&self, en_passant: EnPassantMode) -> Position {
        if self.plies == 0 { self.start } else { self.game.position(en_passant) }
    }
}

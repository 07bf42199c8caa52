//! Playing moves from a position.

use super::game::{self, Game, Stated};
use super::legal::{self, LegalMove, Target};
use crate::board::{Position, Role, Square};

/// A position from which moves are played, on a board of any size. Castling follows the rules of Chess960, which hold for
/// ordinary chess too.
///
/// ```
/// use fenwright::{Position, notation::fen, rules::Play};
/// let mut play = Play::from(&Position::start()).unwrap();
/// assert!(play.san("e4") && play.uci("e7e5") && !play.san("e5"));
/// assert_eq!(fen::write(&play.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
/// ```
#[derive(Clone, Debug)]
pub struct Play {
    start: Position,
    game: Game,
    plies: usize,
}

impl Play {
    /// Begins at a position; `None` where its rules do not say what a move is: in chess without one king on each side, with
    /// pawns on back ranks, and where the side to move could capture a king.
    ///
    /// Castling rights and en passant squares that are impossible do not hinder; no move can use them.
    pub fn from(position: &Position) -> Option<Self> {
        let game = Game::of(position)?;
        Some(Self { start: *position, game, plies: 0 })
    }

    /// Plays a move in the notation of UCI, such as `e2e4` or `a7a8q`. A king castles onto its own rook or,
    /// from the e-file, two squares to a side. `false` and no change if there is no such move.
    pub fn uci(&mut self, word: &str) -> bool {
        self.find_uci(word).map(|found| self.apply(found)).is_some()
    }

    /// Plays a move in standard algebraic notation, such as `Nf3` or `exd8=Q+`. Whether it says that it
    /// captures, checks or mates does not matter. `false` and no change if there is no such move, or more
    /// than one.
    pub fn san(&mut self, word: &str) -> bool {
        self.find_san(word).map(|found| self.apply(found)).is_some()
    }

    /// The move that [`Play::uci`] would play.
    pub fn find_uci(&self, word: &str) -> Option<LegalMove> {
        self.game.find_uci(word)
    }

    /// The move that [`Play::san`] would play.
    pub fn find_san(&self, word: &str) -> Option<LegalMove> {
        self.game.find_san(word)
    }

    /// Where the man on this square can legally go, in the order of FEN; nowhere if it is not its turn.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// let play = Play::from(&Position::start()).unwrap();
    /// let targets = play.targets("g1".parse().unwrap());
    /// assert_eq!(targets.iter().map(|target| target.square.to_string()).collect::<Vec<_>>(), ["f3", "h3"]);
    /// ```
    pub fn targets(&self, from: Square) -> Vec<Target> {
        legal::targets(&self.game, from)
    }

    /// How many legal moves there are.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// assert_eq!(Play::from(&Position::start()).map(|play| play.count_moves()), Some(20));
    /// ```
    pub fn count_moves(&self) -> usize {
        self.game.count_moves() as usize
    }

    /// The squares onto which the side to move can drop a man of this kind that it has in hand, in crazyhouse.
    ///
    /// ```
    /// use fenwright::{Role, board::Variant, notation::fen, rules::Play};
    /// let position = fen::read_as("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", Variant::Crazyhouse)?;
    /// let play = Play::from(&position).unwrap();
    /// assert_eq!(play.drops(Role::Pawn).len(), 48);
    /// assert_eq!(play.find_uci("P@e4").and_then(|found| play.name(found)).as_deref(), Some("@e4"));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn drops(&self, role: Role) -> Vec<LegalMove> {
        self.game.drops(role)
    }

    /// Where the side to move can drop a man of this kind that it has in hand, in the order of FEN.
    pub fn drop_targets(&self, role: Role) -> Vec<Target> {
        legal::drop_targets(&self.game, role)
    }

    /// The move in standard algebraic notation, with `+` or `#` where it checks or mates; `None` if it is no
    /// legal move here.
    pub fn name(&self, legal: LegalMove) -> Option<String> {
        let name = self.game.san(legal.played)?;
        let mut after = self.game.clone();
        after.play(legal.played);
        // Only out of check all moves are looked for; there are few of them.
        let suffix = match after.is_check() {
            true if after.has_moves() => "+",
            true => "#",
            false => "",
        };
        Some(name + suffix)
    }

    /// The move in the notation of UCI. A king castles onto its own rook where the beginning was a position with
    /// unusual rights, as in Chess960, else onto the square where it comes to stand.
    pub fn uci_name(&self, legal: LegalMove) -> String {
        game::uci(&legal, self.start.has_unusual_rights())
    }

    /// Plays a move. `false` and no change if it is no legal move here.
    pub fn play(&mut self, legal: LegalMove) -> bool {
        let is_legal = self.game.is_legal(legal.played);
        if is_legal {
            self.apply(legal);
        }
        is_legal
    }

    fn apply(&mut self, legal: LegalMove) {
        self.game.play(legal.played);
        self.plies += 1;
    }

    /// The game as it stands.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// All legal moves of the side to move.
    pub fn moves(&self) -> Vec<LegalMove> {
        self.game.moves()
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.game.is_check()
    }

    /// How many lines of so many half moves go on from here (perft); the moves at their ends are counted, not played.
    ///
    /// ```
    /// use fenwright::{Position, rules::Play};
    /// assert_eq!(Play::from(&Position::start()).map(|play| play.perft(3)), Some(8_902));
    /// ```
    pub fn perft(&self, plies: u32) -> u64 {
        self.game.perft(plies)
    }

    /// How many moves of either side were played.
    pub const fn plies(&self) -> usize {
        self.plies
    }

    /// The position that is reached: the one of the beginning exactly as it was while nothing was played.
    /// After a move the en passant square is stated only if a pawn attacks it (X-FEN), and rights that no
    /// king and rook back are gone.
    pub fn position(&self) -> Position {
        self.reached(Stated::IfAttacked)
    }

    /// The position that is reached, with the en passant square stated after any double step (PGN standard, section 16.1.3.4).
    pub fn position_as_stated(&self) -> Position {
        self.reached(Stated::Always)
    }

    fn reached(&self, en_passant: Stated) -> Position {
        if self.plies == 0 {
            return self.start;
        }
        self.game.position(en_passant)
    }
}

//! A trial: moves, the picked-up piece, the typed text and the pending choice of a promotion or a captured piece. Neither draws nor edits.

use std::ops::Deref;

use super::destination::{Destination, TrialMove};
use super::keys::TrialKey;
use super::lines::TrialLines;
use super::typed;
use crate::app::shell::{EnPassantChoice, Shell, write_fen};
use crate::app::ui::{BoardButton, CursorStep, PointerEvent, PointerTarget, step_square};
use crate::board::{Piece, Position, Role, Square};
use crate::document::{Document, RecordId};
use crate::notation::fen::FenLayout;
use crate::rules::LegalMove;

const MAX_MOVE_CHARS: usize = 12;

/// Moves that are tried from the document's position, which does not change. Dereferences to the lines of the trial.
#[derive(Clone, Debug)]
pub struct Trial {
    record: RecordId,
    lines: TrialLines,
    pickup: Option<Pickup>,
    /// The destination of a move whose promotion or captured piece must still be chosen.
    choice: Option<Destination>,
    cursor: Option<Square>,
    typed: String,
    remark: Option<String>,
    fen: ShownFen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Square(Square),
    Hand(Piece),
}

#[derive(Clone, Debug)]
pub struct Pickup {
    pub origin: Origin,
    pub targets: Vec<Destination>,
    is_held: bool,
    was_picked_up: bool,
}

impl Pickup {
    pub fn target(&self, square: Square) -> Option<&Destination> {
        self.targets.iter().find(|target| target.square == square)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ShownFen {
    pub text: String,
    pub layout: FenLayout,
    source: (Position, EnPassantChoice),
}

impl ShownFen {
    fn new(position: &Position, choice: EnPassantChoice) -> Self {
        let text = write_fen(position, choice);
        Self { layout: FenLayout::from_text(&text), text, source: (*position, choice) }
    }
}

impl Deref for Trial {
    type Target = TrialLines;

    fn deref(&self) -> &TrialLines {
        &self.lines
    }
}

impl Trial {
    /// Starts a trial at the position of the current record; `None` if the rules define no moves from it.
    pub fn new(document: &Document) -> Option<Self> {
        let position = *document.position();
        Some(Self {
            record: document.record(document.current()).id(),
            lines: TrialLines::new(&position)?,
            pickup: None,
            choice: None,
            cursor: None,
            typed: String::new(),
            remark: None,
            fen: ShownFen::new(&position, EnPassantChoice::AsStated),
        })
    }

    pub fn started_at(&self, document: &Document) -> bool {
        self.lines.origin() == document.position() && self.record == document.record(document.current()).id()
    }

    pub fn at(&self) -> usize {
        self.lines.at()
    }

    /// Returns the moves that led from the document's position to the current one.
    pub fn moves_played(&self) -> Vec<LegalMove> {
        self.moves_from_origin().iter().map(|ply| ply.legal).collect()
    }

    pub const fn mark_kept(&mut self) {
        self.lines.mark_kept();
    }

    /// Shows the position after these moves from the document's position; see `TrialLines::show`.
    pub fn show(&mut self, moves: &[LegalMove]) {
        self.cancel_pending().show(moves);
    }

    /// Shows moves from the current position; see `TrialLines::show_continuation`.
    pub fn show_continuation(&mut self, moves: &[LegalMove], shown: usize) {
        self.cancel_pending().show_continuation(moves, shown);
    }

    pub(super) fn reset(&mut self) {
        self.cancel_pickup();
        self.lines.shown = None;
    }

    /// Looks up the results of the moves that are shown.
    pub(super) fn look_up_results(&mut self, shell: &Shell) {
        let is_current = shell.position() == self.position();
        let current = shell.proof.known().filter(|_| is_current).map(|known| known.proof);
        self.lines.visible_mut().look_up_results(current, shell.puzzle_marks.prover());
    }

    pub const fn pickup(&self) -> Option<&Pickup> {
        self.pickup.as_ref()
    }

    /// Returns the dragged piece and its square; the square is `None` for a piece from the hand.
    pub(crate) fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match self.pickup.as_ref().filter(|taken| taken.is_held)?.origin {
            Origin::Square(from) => Some((self.position().board.get(from)?, Some(from))),
            Origin::Hand(piece) => Some((piece, None)),
        }
    }

    /// Returns the destination of a move whose promotion or captured piece must still be chosen.
    pub(crate) const fn choice(&self) -> Option<&Destination> {
        self.choice.as_ref()
    }

    pub(crate) const fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    pub fn set_cursor(&mut self, square: Square) {
        self.cursor = Some(square).filter(|square| self.position().board.size().contains(*square));
    }

    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the reason why the typed text was not played.
    pub fn remark(&self) -> Option<&str> {
        self.remark.as_deref()
    }

    pub fn set_typed(&mut self, text: &str) {
        self.remark = None;
        self.typed = text.chars().take(MAX_MOVE_CHARS).collect();
    }

    pub(crate) const fn fen(&self) -> &ShownFen {
        &self.fen
    }

    pub fn update_fen(&mut self, choice: EnPassantChoice) {
        if self.fen.source != (*self.position(), choice) {
            self.fen = ShownFen::new(self.position(), choice);
        }
    }

    fn cancel_pending(&mut self) -> &mut TrialLines {
        self.cancel_pickup();
        self.remark = None;
        &mut self.lines
    }

    pub fn go_to(&mut self, at: usize) {
        self.cancel_pending().visible_mut().go_to(at);
    }

    pub fn go_by(&mut self, moves: isize) {
        self.go_to(self.at().saturating_add_signed(moves));
    }

    pub fn undo(&mut self) {
        self.cancel_pending().visible_mut().undo();
    }

    pub fn redo(&mut self) {
        self.cancel_pending().visible_mut().redo();
    }

    /// Cancels the pickup of a piece and the pending choice of a move.
    pub fn cancel_pickup(&mut self) {
        self.pickup = None;
        self.choice = None;
    }

    /// Plays or retracts a move.
    pub fn perform(&mut self, chosen: TrialMove) {
        self.cancel_pickup();
        match chosen {
            TrialMove::Play(legal) => self.lines.play(legal),
            TrialMove::Retract(retraction) => self.lines.retract(&retraction),
        }
    }

    pub(super) fn play(&mut self, legal: LegalMove) {
        self.perform(TrialMove::Play(legal));
    }

    pub fn handle_pointer(&mut self, event: PointerEvent) {
        match event {
            PointerEvent::Press(BoardButton::Primary, PointerTarget::Square(square)) => self.press(square),
            PointerEvent::Press(BoardButton::Primary, PointerTarget::InHand(piece)) => self.press_in_hand(piece),
            PointerEvent::Press(..) => self.pickup = self.pickup.take().filter(|taken| !taken.is_held),
            PointerEvent::Release(BoardButton::Primary, spot, _) => self.release(spot),
            PointerEvent::Release(..) | PointerEvent::Enter(_) => {}
            PointerEvent::Wheel(steps) => self.go_by(steps as isize),
        }
    }

    fn press(&mut self, square: Square) {
        if self.choice.take().is_some() {
            return;
        }
        let taken = self.pickup.take();
        if let Some(target) = taken.as_ref().and_then(|taken| taken.target(square)) {
            self.move_to(target.clone());
            return;
        }
        self.pickup = self.can_pick_up(square).then(|| self.pick_up(Origin::Square(square), taken));
    }

    /// Returns `true` if a square has a piece of the side to move, or one that can have made the last move.
    pub(crate) fn can_pick_up(&self, square: Square) -> bool {
        self.is_of_mover(square) || self.retractions().iter().any(|retraction| retraction.to == square)
    }

    fn is_of_mover(&self, square: Square) -> bool {
        let Position { board, side_to_move, .. } = self.position();
        board.get(square).is_some_and(|piece| piece.color == *side_to_move)
    }

    /// Returns `true` if the picked-up piece goes back to where it can have come from.
    pub(crate) fn is_retracting(&self) -> bool {
        let is_back = |origin| matches!(origin, Origin::Square(from) if !self.is_of_mover(from));
        self.pickup().is_some_and(|taken| is_back(taken.origin))
    }

    fn press_in_hand(&mut self, piece: Piece) {
        let taken = self.pickup.take();
        if self.choice.take().is_some() {
            return;
        }
        let position = self.position();
        let has_any = position.holdings().is_some_and(|held| held.pockets.count(piece.color, piece.role) > 0);
        let is_own = has_any && piece.color == position.side_to_move;
        self.pickup = is_own.then(|| self.pick_up(Origin::Hand(piece), taken));
    }

    fn pick_up(&self, origin: Origin, before: Option<Pickup>) -> Pickup {
        let targets = match origin {
            Origin::Square(at) if !self.is_of_mover(at) => {
                Destination::origins(self.retractions(), at, self.position())
            }
            Origin::Square(from) => self.moves().targets(from).into_iter().map(Destination::from).collect(),
            Origin::Hand(piece) => self.moves().drop_targets(piece.role).into_iter().map(Destination::from).collect(),
        };
        let is_again = before.is_some_and(|before| before.origin == origin);
        Pickup { origin, targets, is_held: true, was_picked_up: is_again }
    }

    fn release(&mut self, spot: PointerTarget) {
        let Some(mut taken) = self.pickup.take_if(|taken| taken.is_held) else { return };
        taken.is_held = false;
        let is_there = match taken.origin {
            Origin::Square(from) => spot == PointerTarget::Square(from),
            Origin::Hand(piece) => spot == PointerTarget::InHand(piece),
        };
        if is_there {
            self.pickup = Some(taken).filter(|taken| !taken.was_picked_up);
        } else if let Some(target) = spot.square().and_then(|square| taken.target(square)) {
            self.move_to(target.clone());
        }
    }

    fn move_to(&mut self, destination: Destination) {
        match *destination.moves.as_slice() {
            [only] => self.perform(only),
            _ => self.choice = Some(destination),
        }
    }

    pub fn play_typed(&mut self) {
        if !self.is_typed() {
            self.set_typed("");
            return;
        }
        match typed::find(self.moves(), self.typed.trim()) {
            Ok(legal) => {
                self.play(legal);
                self.set_typed("");
            }
            Err(why) => self.remark = Some(why),
        }
    }

    fn is_typed(&self) -> bool {
        !self.typed.trim().is_empty()
    }

    /// Handles a key. Returns `false` for Escape if nothing was left to cancel.
    pub fn handle_key(&mut self, key: TrialKey, flipped: bool) -> bool {
        match key {
            TrialKey::Step(step) => self.step(step, flipped),
            TrialKey::Back => self.go_by(-1),
            TrialKey::Forward => self.go_by(1),
            TrialKey::Start => self.go_to(0),
            TrialKey::End => self.go_to(usize::MAX),
            TrialKey::Enter => self.enter(),
            TrialKey::Character(character) => self.character(character),
            TrialKey::Backspace => {
                self.remark = None;
                self.typed.pop();
            }
            TrialKey::Escape => return self.escape(),
        }
        true
    }

    fn step(&mut self, step: CursorStep, flipped: bool) {
        let size = self.position().board.size();
        let to = self.cursor.map_or_else(|| Some(self.first_square()), |at| step_square(at, step, size, flipped));
        self.cursor = to.or(self.cursor);
    }

    /// Returns the square on which the cursor appears: that of the last moved piece or, before any move, of the king of
    /// the side to move.
    fn first_square(&self) -> Square {
        let Position { board, side_to_move, .. } = self.position();
        let king = || board.find(Piece::new(*side_to_move, Role::King)).next();
        self.last().map(|ply| ply.legal.to).or_else(king).unwrap_or(Square::new(0, 0))
    }

    fn enter(&mut self) {
        if let Some(first) = self.choice().and_then(|destination| destination.moves.first()) {
            self.perform(*first);
        } else if self.is_typed() {
            self.play_typed();
        } else if let Some(square) = self.cursor {
            self.press(square);
            self.release(PointerTarget::Square(square));
        } else {
            self.cursor = Some(self.first_square());
        }
    }

    fn character(&mut self, character: char) {
        if let Some(destination) = self.choice() {
            if let Some(chosen) = destination.find_by_letter(character) {
                self.perform(chosen);
            }
        } else if character.is_ascii_alphanumeric() || "-=+#@".contains(character) {
            self.set_typed(&format!("{}{character}", self.typed));
        }
    }

    /// Cancels one thing: a pending choice, a pickup, the typed text or the cursor. Returns `false` if there is none.
    fn escape(&mut self) -> bool {
        let is_waiting = self.choice.is_some() || self.pickup.is_some();
        if is_waiting {
            self.cancel_pickup();
        } else if !self.typed.is_empty() {
            self.set_typed("");
        } else {
            return self.cursor.take().is_some();
        }
        true
    }
}

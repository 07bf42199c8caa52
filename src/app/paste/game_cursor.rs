//! The moves of a pasted or opened game, along which a slider puts its positions on the board.

use super::State;
use super::setting_up::PendingPosition;
use crate::app::shell::{Command, Shell};
use crate::board::{Annotations, Color, Position};
use crate::document::Records;
use crate::notation::forgiving;
use crate::notation::pgn::{self, Ply};
use crate::{lang, tr};

const MAX_GAME_BYTES: u64 = 1 << 20;

pub struct GameCursor {
    start: Position,
    moves: Vec<Ply>,
    /// Number of half moves before the shown position.
    ply: usize,
    /// The value of `ply` when the slider appeared.
    initial_ply: usize,
    annotations: Annotations,
    /// `true` if the shown position was set up as an undo step. Going to another position replaces that step.
    is_step: bool,
    /// `true` if the position was added as a new one, as the next position of the game must be too.
    is_added: bool,
    /// The document revision in which the position is shown. With any other revision, the slider is hidden.
    revision: Option<u64>,
    pub(super) is_pasted: bool,
}

impl GameCursor {
    /// Reads a text that consists of a single game; returns `None` unless `shown` is one of its positions.
    fn from_text(text: &str, shown: &Position) -> Option<Self> {
        let mut games = pgn::games(text);
        let game = games.next().filter(|game| game.fen_tags().count() < 2)?;
        if games.next().is_some() {
            return None;
        }
        let start = match game.fen_tags().next() {
            Some(tag) => *forgiving::read(&tag.value).position()?,
            None => Position::start(),
        };
        let moves = if game.tags.is_empty() {
            pgn::plies(&start, &forgiving::moves_of_game(text.trim())?)
        } else {
            pgn::plies(&start, &text[game.movetext])
        };
        let mut positions = std::iter::once(&start).chain(moves.iter().map(|ply| &ply.position));
        let at = positions.position(|position| position == shown).filter(|_| !moves.is_empty())?;
        let annotations = Annotations::default();
        let (is_step, is_added, revision, is_pasted) = (false, false, None, true);
        Some(Self { start, moves, ply: at, initial_ply: at, annotations, is_step, is_added, revision, is_pasted })
    }

    pub fn ply(&self) -> usize {
        self.ply
    }

    pub fn count(&self) -> usize {
        self.moves.len()
    }

    fn position(&self, at: usize) -> &Position {
        at.checked_sub(1).and_then(|last| self.moves.get(last)).map_or(&self.start, |ply| &ply.position)
    }

    pub fn label(&self) -> String {
        let Some(last) = self.ply.checked_sub(1) else { return tr!("paste-before-first").to_owned() };
        let before = self.position(last);
        let dots = if before.side_to_move == Color::White { "." } else { "..." };
        let san = self.moves.get(last).map_or("", |ply| &ply.san);
        tr!("paste-after", ply = format!("{}{dots} {}", before.fullmove_number, lang::localize_moves(san)))
    }
}

impl State {
    pub fn plies(&self, shell: &Shell) -> Option<&GameCursor> {
        self.plies.as_ref().filter(|plies| plies.revision == Some(shell.document.revision()))
    }

    pub(super) fn note_game(&mut self, text: &str, shown: &Position, annotations: &Annotations) {
        let plies = GameCursor::from_text(text, shown);
        self.plies = plies.map(|plies| GameCursor { annotations: annotations.clone(), ..plies });
    }

    pub(crate) fn note_opened(&mut self, shell: &Shell) {
        let document = &shell.document;
        let is_one = document.len() == 1 && document.format().has_games() && document.reading_progress().is_none();
        if !is_one || document.snapshot().size() > MAX_GAME_BYTES {
            return;
        }
        let text = document.records_text(&Records::from(0)).unwrap_or_default();
        self.note_game(&text, document.position(), &document.record(0).annotations());
        if let Some(plies) = &mut self.plies {
            (plies.is_pasted, plies.revision) = (false, Some(document.revision()));
        }
    }

    pub(super) fn note_set_up(&mut self, is_step: bool, is_added: bool, shell: &Shell) {
        if let Some(plies) = &mut self.plies {
            (plies.is_step, plies.is_added) = (is_step, is_added);
            plies.revision = Some(shell.document.revision());
        }
    }

    /// Replaces the position on the board by the position after `at` half moves.
    pub(super) fn go_to_ply(&mut self, at: usize, shell: &mut Shell) {
        if self.plies(shell).is_none_or(|plies| plies.ply == at || at > plies.count()) {
            return;
        }
        let Some(plies) = &mut self.plies else { return };
        plies.ply = at;
        if std::mem::take(&mut plies.is_step) {
            shell.document.undo();
        }
        let position = *plies.position(at);
        let annotations = if at == plies.initial_ply { plies.annotations.clone() } else { Annotations::default() };
        let is_added = plies.is_added;
        self.request_set_up(PendingPosition::without_messages(position, annotations, is_added), shell);
    }

    /// Closes the slider and restores the previous position.
    pub(super) fn leave_game(&mut self, shell: &mut Shell) {
        if self.plies(shell).is_none() {
            return;
        }
        let plies = self.plies.take();
        if plies.as_ref().is_some_and(|plies| plies.is_step) && shell.document.undo() {
            let is_pasted = plies.is_some_and(|plies| plies.is_pasted);
            let what = if is_pasted { tr!("paste-not-pasted") } else { tr!("paste-position-of-file") };
            shell.notices.restorable(what, Command::Redo, shell.document.revision());
        }
    }
}

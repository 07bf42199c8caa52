//! The state of the whole window, without its appearance.

use std::borrow::Cow;

use super::comparing::{ComparisonState, KnownResults};
use super::details::Details;
use super::diagnosis::{Diagnosis, PointedProblem};
use super::exporting::{BoardLook, DiagramSubject, ExportContext, ExportDraft, Exporting};
use super::fen_box::FenBox;
use super::fields::Fields;
use super::file;
use super::help::Help;
use super::list::{ListState, ListedRecords};
use super::operations::Operations;
use super::paste;
use super::picture;
use super::puzzles::Puzzles;
use super::sending::Sending;
use super::setup;
use super::solving::Solving;
use super::trying::{Trial, Trying};
use super::welcome::Welcome;
use crate::app::board::BoardEditor;
use crate::app::shell::Shell;
use crate::app::shell::mode::Mode;
use crate::app::shell::notice::Topic;
use crate::app::shell::pending_input::{PendingInput, UnfinishedText, UnkeptMoves};
use crate::app::shell::scope::{Scope, ScopeCounts};
use crate::app::shell::settings::write_fen;
use crate::app::ui::theme::dimmed_squares;
use crate::board::{Annotations, Piece, Position, Square};
use crate::document::{RecordView, Unreadable};
use crate::notation::fen::FenLayout;
use crate::rules::LegalMove;
use crate::{lang, tr};

/// The state of the window. Views only read it.
#[derive(Debug)]
pub struct State {
    pub shell: Shell,
    pub list: ListState,
    pub board_editor: BoardEditor,
    pub fen: FenBox,
    pub details: Details,
    pub operations: Operations,
    pub meaning: Diagnosis,
    /// The problem or fix that the pointer is on.
    pub pointed: Option<PointedProblem>,
    pub comparing: ComparisonState,
    pub picture: picture::State,
    /// The moves being tried (`None` while editing), and those of positions left earlier.
    pub trial: Trying,
    pub solving: Solving,
    pub puzzles: Puzzles,
    pub fields: Fields,
    pub file: file::State,
    pub set_up: setup::State,
    pub exporting: Exporting,
    pub paste: paste::State,
    pub help: Help,
    pub sending: Sending,
    pub welcome: Welcome,
}

impl std::ops::Deref for State {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

impl State {
    pub fn new(mut shell: Shell) -> Self {
        let journals = shell.desktop.journal_folder();
        let mut state = Self {
            welcome: Welcome::new(&mut shell.settings),
            meaning: Diagnosis::new(shell.document.position()),
            shell,
            list: ListState::default(),
            board_editor: BoardEditor::default(),
            fen: FenBox::default(),
            details: Details::default(),
            operations: Operations::default(),
            pointed: None,
            comparing: ComparisonState::default(),
            picture: picture::State::default(),
            trial: Trying::default(),
            solving: Solving::default(),
            puzzles: Puzzles::default(),
            fields: Fields::default(),
            file: file::State::new(journals),
            set_up: setup::State::default(),
            exporting: Exporting::default(),
            paste: paste::State::default(),
            help: Help::default(),
            sending: Sending::default(),
        };
        state.follow();
        state
    }

    /// Resets everything but the orientation of the board for another document.
    pub(super) fn forget_document(&mut self) {
        let Self { list, board_editor: hands, fen, details, operations, paste, .. } = self;
        (*list, *hands, *details) = (ListState::default(), BoardEditor::default(), Details::default());
        (*fen, *operations, *paste) = (FenBox::default(), Operations::default(), paste::State::default());
        self.shell.clear_query_override();
        let Self { pointed, comparing, trial, solving, puzzles, fields, .. } = self;
        (*pointed, *comparing, *fields) = (None, ComparisonState::default(), Fields::default());
        self.picture.forget();
        (*trial, *solving, *puzzles) = (Trying::default(), Solving::default(), Puzzles::default());
        self.follow();
    }

    /// Updates everything derived from the document.
    pub fn follow(&mut self) {
        self.fen.sync_with_document(&mut self.shell);
        self.list.sync(&self.shell.document);
        self.list.search.update_puzzle_results(self.puzzles.judged());
        self.trial.follow(self.fen.fault().is_some(), &mut self.shell);
        self.shell.mode = self.mode();
        let shown = self.trial.as_ref().map_or(self.shell.document.position(), |trial| trial.position());
        self.fields.follow(self.shell.shown_position());
        if self.meaning.sync(shown) {
            self.pointed = None;
        }
        self.details.follow(&self.shell);
        self.shell.stated_stipulation = self.details.metadata().stipulation();
        self.solving.follow(&self.shell);
        self.follow_comparison();
        self.picture.follow(&self.shell);
        self.operations.follow(&self.shell);
        self.board_editor.follow(&self.shell);
        self.follow_notices();
        self.shell.pending_input = self.pending_input();
        self.follow_selection();
    }

    /// Retranslates stored texts of features that do not notice a change of language themselves.
    pub(super) fn retranslate(&mut self) {
        self.fen.retranslate(&self.shell.document);
        self.operations.retranslate();
    }

    fn follow_comparison(&mut self) {
        let Self { shell, list, puzzles, comparing, .. } = self;
        let words = |record: &RecordView<'_>, position: &Position| Some(puzzles.mark(record, position)?.label(None));
        let known = KnownResults { revision: puzzles.revision(), describe: &words };
        comparing.follow(shell, list.other_selected(&shell.document), known);
    }

    fn mode(&self) -> Mode {
        match &*self.trial {
            Some(trial) => Mode::Trying { position: *trial.position(), at: trial.at() },
            None if self.fen.fault().is_some() => Mode::Preview,
            None => Mode::Editing,
        }
    }

    /// Updates the number of selected positions, which also depends on the rows that the list shows.
    pub(super) fn follow_selection(&mut self) {
        self.shell.selected = self.list.selected_count(&self.shell.document);
    }

    fn pending_input(&self) -> PendingInput {
        let Self { shell, fen, details, operations, trial, .. } = self;
        let of_operations = operations.unfinished(&shell.document).map(|id| (id, UnfinishedText::Operation));
        let of_fens = fen.unfinished_records(&shell.document).map(|id| (id, UnfinishedText::Fen));
        PendingInput {
            moves: trial.unkept_moves(),
            // If a record has both, the FEN box takes precedence.
            unfinished: of_operations.chain(of_fens).collect(),
            fen: fen.text().to_owned(),
            invalid_fens: fen.unfinished_texts(&shell.document),
            field_drafts: operations.typed_texts().chain(details.changed_drafts()).map(str::to_owned).collect(),
        }
    }

    fn follow_notices(&mut self) {
        self.shell.notices.remove_outdated(self.shell.document.revision());
        if !self.fen.has_unfinished_text() {
            self.shell.notices.end_topic(Topic::UnreadText);
        }
        if !self.board_editor.is_drawing_arrow() {
            self.shell.notices.end_topic(Topic::Arrow);
        }
    }

    /// Returns `true` if text was typed that is not valid yet and would be lost with the window.
    pub fn has_unfinished_text(&self) -> bool {
        !self.pending_input.unfinished.is_empty()
    }

    pub fn displayed_fen(&self) -> (&str, &FenLayout) {
        match &*self.trial {
            Some(trial) => (&trial.fen().text, &trial.fen().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    /// Returns the square selected by keyboard.
    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    pub fn dragged_piece(&self) -> Option<(Piece, Option<Square>)> {
        match &*self.trial {
            Some(trial) => trial.carried(),
            None => self.board_editor.dragged_piece(),
        }
    }

    /// Returns the tried moves that would be lost with the document.
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        self.trial.unkept_moves()
    }

    /// Returns the FEN of the current position, written according to the settings.
    pub fn fen(&self) -> String {
        write_fen(self.position(), self.shell.settings.en_passant)
    }

    pub fn scope_counts(&self) -> ScopeCounts {
        self.list.scope_counts(&self.shell.document)
    }

    /// Returns the contents of the board for a diagram.
    pub fn subject(&self) -> DiagramSubject {
        let (position, current) = (*self.shown_position(), self.document.current());
        let annotations = self.annotations().cloned().unwrap_or_default();
        let record = self.document.record(current);
        DiagramSubject {
            annotations,
            ..DiagramSubject::from_position(position, current, &record, self.settings.en_passant)
        }
    }

    pub(super) fn showing(&self) -> ExportContext {
        let settings = &self.shell.settings;
        let (pieces, coloring, has_coordinates) = (settings.pieces, settings.coloring, settings.coordinates);
        let is_dark = self.shell.ctx.theme() == egui::Theme::Dark;
        let dimmed = dimmed_squares(coloring).filter(|_| is_dark);
        let (below, own_colors) = (self.bottom(), settings.own_colors);
        let screen = BoardLook { below, pieces, coloring, custom_colors: own_colors, dimmed, has_coordinates };
        ExportContext { subject: self.subject(), look: screen, scope_counts: self.scope_counts() }
    }

    /// Returns the position drawn as the preview of an export.
    pub(super) fn example(&self, export: &ExportDraft) -> Result<DiagramSubject, Unreadable> {
        let document = &self.shell.document;
        let first = match export.batch.as_ref().map(|many| many.scope) {
            None => return Ok(self.subject()),
            Some(Scope::All) => Some(0),
            Some(Scope::Selected) => self.list.selection.first().filter(|first| *first < document.len()),
            Some(Scope::Found) => self.list_rows().index_at(0),
        };
        let place = first.unwrap_or(document.current());
        DiagramSubject::from_record(place, &document.record(place), self.shell.settings.en_passant)
    }

    pub fn list_rows(&self) -> ListedRecords<'_> {
        self.list.listed(&self.shell.document)
    }

    pub fn annotations(&self) -> Option<&Annotations> {
        self.board_editor.annotations(&self.shell)
    }

    /// Returns the key moves of the solution if it belongs to the position on the board.
    pub(super) fn key_moves(&self) -> &[LegalMove] {
        let solving = Some(&self.solving).filter(|solving| solving.is_current());
        let answer = solving.and_then(Solving::answer).filter(|_| self.trial.is_none() && !self.is_preview());
        answer.map_or(&[], |answer| &answer.keys)
    }

    pub fn step_names(&self) -> [Option<Cow<'_, str>>; 2] {
        match &*self.trial {
            Some(trial) => [trial.last(), trial.next_redo()].map(|ply| ply.map(|ply| lang::localize_moves(&ply.san))),
            None => [self.shell.document.undo_name(), self.shell.document.redo_name()].map(|name| name.map(Cow::from)),
        }
    }

    /// Returns the file name or a placeholder, with a mark for unsaved changes.
    pub fn title(&self) -> String {
        let name = self.shell.document.file_name().unwrap_or_else(|| tr!("views-untitled").to_owned());
        if self.shell.document.is_modified() { tr!("views-edited", name = name) } else { name }
    }

    pub fn window_title(&self) -> String {
        format!("{} - Fenwright", self.title())
    }
}

//! The state of the whole window, without its appearance.

use std::borrow::Cow;

use super::comparing::{Comparing, Known};
use super::details::Details;
use super::exporting::{Export, Exporting, Screen, Showing, Subject};
use super::fen_box::FenBox;
use super::fields::Fields;
use super::file;
use super::help::Help;
use super::list::{ListState, Shown};
use super::meaning::{Meaning, Pointed};
use super::operations::Operations;
use super::paste;
use super::picture;
use super::puzzles::Puzzles;
use super::sending::Sending;
use super::setup;
use super::solving::Solving;
use super::trying::{Trial, Trying};
use super::welcome::Welcome;
use crate::app::board::Hands;
use crate::app::shell::Shell;
use crate::app::shell::mode::Mode;
use crate::app::shell::notice::Topic;
use crate::app::shell::settings::write_fen;
use crate::app::shell::under_way::{UnderWay, Unfinished, UnkeptMoves};
use crate::app::shell::which::{Offer, Which};
use crate::app::ui::theme::dimmed_squares;
use crate::board::{Annotations, Piece, Position, Square};
use crate::document::{RecordView, Unreadable};
use crate::notation::fen::Layout;
use crate::rules::LegalMove;
use crate::{lang, tr};

/// The state of the window. Views only read it.
#[derive(Debug)]
pub struct State {
    pub shell: Shell,
    pub list: ListState,
    pub hands: Hands,
    pub fen: FenBox,
    pub details: Details,
    pub operations: Operations,
    pub meaning: Meaning,
    /// The problem or fix that the pointer is on.
    pub pointed: Option<Pointed>,
    pub comparing: Comparing,
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
            welcome: Welcome::of(&mut shell.settings),
            meaning: Meaning::of(shell.document.position()),
            shell,
            list: ListState::default(),
            hands: Hands::default(),
            fen: FenBox::default(),
            details: Details::default(),
            operations: Operations::default(),
            pointed: None,
            comparing: Comparing::default(),
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
        let Self { list, hands, fen, details, operations, paste, .. } = self;
        (*list, *hands, *details) = (ListState::default(), Hands::default(), Details::default());
        (*fen, *operations, *paste) = (FenBox::default(), Operations::default(), paste::State::default());
        self.shell.forget_asked();
        let Self { pointed, comparing, trial, solving, puzzles, fields, .. } = self;
        (*pointed, *comparing, *fields) = (None, Comparing::default(), Fields::default());
        self.picture.forget();
        (*trial, *solving, *puzzles) = (Trying::default(), Solving::default(), Puzzles::default());
        self.follow();
    }

    /// Updates everything derived from the document.
    pub fn follow(&mut self) {
        self.fen.catch_up(&mut self.shell);
        self.list.follow(&self.shell.document);
        self.list.finding.follow_puzzles(self.puzzles.judged());
        self.trial.follow(self.fen.fault().is_some(), &mut self.shell);
        self.shell.mode = self.mode();
        let shown = self.trial.as_ref().map_or(self.shell.document.position(), |trial| trial.position());
        self.fields.follow(self.shell.shown());
        if self.meaning.follow(shown) {
            self.pointed = None;
        }
        self.details.follow(&self.shell);
        self.shell.stated = self.details.said().stipulation();
        self.solving.follow(&self.shell);
        self.follow_comparison();
        self.picture.follow(&self.shell);
        self.operations.follow(&self.shell);
        self.hands.follow(&self.shell);
        self.follow_notices();
        self.shell.under_way = self.under_way();
        self.follow_selection();
    }

    /// Retranslates stored texts of features that do not notice a change of language themselves.
    pub(super) fn word_again(&mut self) {
        self.fen.word_again(&self.shell.document);
        self.operations.word_again();
    }

    fn follow_comparison(&mut self) {
        let Self { shell, list, puzzles, comparing, .. } = self;
        let words = |record: &RecordView<'_>, position: &Position| Some(puzzles.mark(record, position)?.words(None));
        let known = Known { revision: puzzles.revision(), words: &words };
        comparing.follow(shell, list.pair(&shell.document), known);
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
        self.shell.selected = self.list.count(&self.shell.document);
    }

    fn under_way(&self) -> UnderWay {
        let Self { shell, fen, details, operations, trial, .. } = self;
        let of_operations = operations.unfinished(&shell.document).map(|id| (id, Unfinished::Operation));
        let of_fens = fen.unfinished(&shell.document).map(|id| (id, Unfinished::Fen));
        UnderWay {
            moves: trial.unkept_moves(),
            // If a record has both, the FEN box takes precedence.
            unfinished: of_operations.chain(of_fens).collect(),
            fen: fen.text().to_owned(),
            fens: fen.unfinished_texts(&shell.document),
            fields: operations.typed_texts().chain(details.typed_texts()).map(str::to_owned).collect(),
        }
    }

    fn follow_notices(&mut self) {
        self.shell.notices.outdate(self.shell.document.revision());
        if !self.fen.holds_unfinished() {
            self.shell.notices.end(Topic::UnreadText);
        }
        if !self.hands.draws_by_keys() {
            self.shell.notices.end(Topic::Arrow);
        }
    }

    /// Returns `true` if text was typed that is not valid yet and would be lost with the window.
    pub fn is_unfinished(&self) -> bool {
        !self.under_way.unfinished.is_empty()
    }

    pub fn written(&self) -> (&str, &Layout) {
        match &*self.trial {
            Some(trial) => (&trial.written().text, &trial.written().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    /// Returns the square selected by keyboard.
    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    pub fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match &*self.trial {
            Some(trial) => trial.carried(),
            None => self.hands.carried(),
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

    pub fn offer(&self) -> Offer {
        self.list.offer(&self.shell.document)
    }

    /// Returns the contents of the board for a diagram.
    pub fn subject(&self) -> Subject {
        let (position, current) = (*self.shown(), self.document.current());
        let annotations = self.annotations().cloned().unwrap_or_default();
        let record = self.document.record(current);
        Subject { annotations, ..Subject::of(position, current, &record, self.settings.en_passant) }
    }

    pub(super) fn showing(&self) -> Showing {
        let settings = &self.shell.settings;
        let (pieces, coloring, has_coordinates) = (settings.pieces, settings.coloring, settings.coordinates);
        let is_dark = self.shell.ctx.theme() == egui::Theme::Dark;
        let dimmed = dimmed_squares(coloring).filter(|_| is_dark);
        let (below, own_colors) = (self.bottom(), settings.own_colors);
        let screen = Screen { below, pieces, coloring, own_colors, dimmed, has_coordinates };
        Showing { subject: self.subject(), screen, offer: self.offer() }
    }

    /// Returns the position drawn as the preview of an export.
    pub(super) fn example(&self, export: &Export) -> Result<Subject, Unreadable> {
        let document = &self.shell.document;
        let first = match export.many.as_ref().map(|many| many.which) {
            None => return Ok(self.subject()),
            Some(Which::All) => Some(0),
            Some(Which::Selected) => self.list.chosen.first().filter(|first| *first < document.len()),
            Some(Which::Found) => self.listed().place(0),
        };
        let place = first.unwrap_or(document.current());
        Subject::of_record(place, &document.record(place), self.shell.settings.en_passant)
    }

    pub fn listed(&self) -> Shown<'_> {
        self.list.listed(&self.shell.document)
    }

    pub fn annotations(&self) -> Option<&Annotations> {
        self.hands.annotations(&self.shell)
    }

    /// Returns the key moves of the solution if it belongs to the position on the board.
    pub(super) fn keys(&self) -> &[LegalMove] {
        let solving = Some(&self.solving).filter(|solving| solving.is_current());
        let answer = solving.and_then(Solving::answer).filter(|_| self.trial.is_none() && !self.is_preview());
        answer.map_or(&[], |answer| &answer.keys)
    }

    pub fn step_names(&self) -> [Option<Cow<'_, str>>; 2] {
        match &*self.trial {
            Some(trial) => [trial.last(), trial.redone()].map(|ply| ply.map(|ply| lang::moves(&ply.san))),
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

//! Everything the window shows, apart from how it looks.

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

/// Everything the window shows, apart from how it looks. Views only read it.
#[derive(Debug)]
pub struct State {
    /// What every feature is handed.
    pub shell: Shell,
    /// The list of positions.
    pub list: ListState,
    /// What the hands are at on the board.
    pub hands: Hands,
    /// The FEN box.
    pub fen: FenBox,
    /// What the current record says of its position.
    pub details: Details,
    /// The operations of an EPD record.
    pub operations: Operations,
    /// What the shown position means.
    pub meaning: Meaning,
    /// The problem or the fix that is pointed at.
    pub pointed: Option<Pointed>,
    /// The position on the board beside another one.
    pub comparing: Comparing,
    /// The picture that was read, with its boards.
    pub picture: picture::State,
    /// The moves that are tried, `None` while editing, and those that were left.
    pub trial: Trying,
    /// Whether the position is a sound problem, and its solution.
    pub solving: Solving,
    /// What is known of all positions as problems.
    pub puzzles: Puzzles,
    /// The fields of the position.
    pub fields: Fields,
    /// The file and what is on its way.
    pub file: file::State,
    /// What is asked about a set-up.
    pub set_up: setup::State,
    /// What is being exported.
    pub exporting: Exporting,
    /// Texts from outside.
    pub paste: paste::State,
    /// The palette of all commands, and what is explained.
    pub help: Help,
    /// What is sent on.
    pub sending: Sending,
    /// The hints of a first start.
    pub welcome: Welcome,
}

impl std::ops::Deref for State {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

impl State {
    /// The state of a window that shows this document.
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

    /// Another document is shown. Nothing stays of the one before but from which side the board is seen.
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

    /// Brings everything that is derived from the document up to date.
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

    /// Words anew what is kept in words and does not look for another language itself.
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

    /// How many positions are selected depends on what the list shows, too.
    pub(super) fn follow_selection(&mut self) {
        self.shell.selected = self.list.count(&self.shell.document);
    }

    fn under_way(&self) -> UnderWay {
        let Self { shell, fen, details, operations, trial, .. } = self;
        let of_operations = operations.unfinished(&shell.document).map(|id| (id, Unfinished::Operation));
        let of_fens = fen.unfinished(&shell.document).map(|id| (id, Unfinished::Fen));
        UnderWay {
            moves: trial.unkept_moves(),
            // Where a record has both, it is called by that of the FEN box.
            unfinished: of_operations.chain(of_fens).collect(),
            fen: fen.text().to_owned(),
            fens: fen.unfinished_texts(&shell.document),
            fields: operations.typed_texts().chain(details.typed_texts()).map(str::to_owned).collect(),
        }
    }

    /// Takes away messages about what is over.
    fn follow_notices(&mut self) {
        self.shell.notices.outdate(self.shell.document.revision());
        if !self.fen.holds_unfinished() {
            self.shell.notices.end(Topic::UnreadText);
        }
        if !self.hands.draws_by_keys() {
            self.shell.notices.end(Topic::Arrow);
        }
    }

    /// Whether text was typed that cannot be taken as it is and would be lost with the window.
    pub fn is_unfinished(&self) -> bool {
        !self.under_way.unfinished.is_empty()
    }

    /// The FEN that is shown, with its layout.
    pub fn written(&self) -> (&str, &Layout) {
        match &*self.trial {
            Some(trial) => (&trial.written().text, &trial.written().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    /// The square that the keys are at.
    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    /// The man that hangs on the pointer, and where it came from.
    pub fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match &*self.trial {
            Some(trial) => trial.carried(),
            None => self.hands.carried(),
        }
    }

    /// The moves that were tried and would be lost with the document, if there are any.
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        self.trial.unkept_moves()
    }

    /// The FEN of the current position as the settings want it.
    pub fn fen(&self) -> String {
        write_fen(self.position(), self.shell.settings.en_passant)
    }

    /// How many positions there are to choose from.
    pub fn offer(&self) -> Offer {
        self.list.offer(&self.shell.document)
    }

    /// What the board shows, to be drawn as a diagram.
    pub fn subject(&self) -> Subject {
        let (position, current) = (*self.shown(), self.document.current());
        let annotations = self.annotations().cloned().unwrap_or_default();
        let record = self.document.record(current);
        Subject { annotations, ..Subject::of(position, current, &record, self.settings.en_passant) }
    }

    /// What the window shows, for an export of it.
    pub(super) fn showing(&self) -> Showing {
        let settings = &self.shell.settings;
        let (pieces, coloring, has_coordinates) = (settings.pieces, settings.coloring, settings.coordinates);
        let is_dark = self.shell.ctx.theme() == egui::Theme::Dark;
        let dimmed = dimmed_squares(coloring).filter(|_| is_dark);
        let (below, own_colors) = (self.bottom(), settings.own_colors);
        let screen = Screen { below, pieces, coloring, own_colors, dimmed, has_coordinates };
        Showing { subject: self.subject(), screen, offer: self.offer() }
    }

    /// The position that is drawn as an example of an export.
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

    /// The rows of the list.
    pub fn listed(&self) -> Shown<'_> {
        self.list.listed(&self.shell.document)
    }

    /// The arrows and marked squares of the position on the board.
    pub fn annotations(&self) -> Option<&Annotations> {
        self.hands.annotations(&self.shell)
    }

    /// The first moves that solve the position, as long as that is the one on the board.
    pub(super) fn keys(&self) -> &[LegalMove] {
        let solving = Some(&self.solving).filter(|solving| solving.is_current());
        let answer = solving.and_then(Solving::answer).filter(|_| self.trial.is_none() && !self.is_preview());
        answer.map_or(&[], |answer| &answer.keys)
    }

    /// The names of the steps that Undo and Redo would take.
    pub fn step_names(&self) -> [Option<Cow<'_, str>>; 2] {
        match &*self.trial {
            Some(trial) => [trial.last(), trial.redone()].map(|ply| ply.map(|ply| lang::moves(&ply.san))),
            None => [self.shell.document.undo_name(), self.shell.document.redo_name()].map(|name| name.map(Cow::from)),
        }
    }

    /// The file's name, or what stands for it.
    pub fn title(&self) -> String {
        let name = self.shell.document.file_name().unwrap_or_else(|| tr!("views-untitled").to_owned());
        if self.shell.document.is_modified() { tr!("views-edited", name = name) } else { name }
    }

    /// What the window is called.
    pub fn window_title(&self) -> String {
        format!("{} - Fenwright", self.title())
    }
}

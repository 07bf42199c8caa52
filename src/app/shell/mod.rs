//! The state that all features share: the document, the desktop, settings, notices, dialogs and jobs.

pub mod command;
pub mod desktop;
pub mod dialog;
pub mod effect;
mod engine_choices;
mod evaluations;
pub mod export_options;
pub mod feature;
pub mod job;
pub mod library;
pub mod notice;
pub mod puzzle_marks;
pub mod records;
pub mod settings;
pub mod side_tab;

use std::collections::HashMap;
use std::mem;
use std::sync::Arc;

use egui::Context;

use crate::app::ui::wording;
use crate::board::{Color, Piece, Position, Square, Stipulation};
use crate::document::{Document, RecordId, Wake, stated_key, stated_solution};
use crate::lang::{self, Language};
use crate::notation::composition::Composition;
use crate::rules::solver::Query;
use crate::rules::{Proof, ProvenMove, Unproven};
use crate::tr;
pub(crate) use command::{Command, Menu, MenuPlace, Reason, Yields, alt, at, ctrl, ctrl_shift, plain, require, shift};
pub(crate) use desktop::{ClipboardRead, Clipping, Desktop, Folders, PathAnswer, PathRequest, RealDesktop};
pub(crate) use dialog::{Dialog, JobDialog, LeaveTarget, Question};
pub(crate) use effect::{Effect, PathKind, PathPrompt, PathPurpose, RecordsUse, Term};
pub use engine_choices::EngineChoices;
pub(crate) use evaluations::StoredEvaluation;
pub(crate) use export_options::{BottomSide, ExportOptions, SheetOptions, SolutionPages};
pub use feature::Feature;
pub(crate) use feature::{
    FeatureRow, Interrupts, PendingInput, PendingTexts, Polled, UnfinishedText, UnkeptMoves, has_no, setting_row,
};
pub(crate) use job::{BackgroundRead, BackgroundReader, Job, JobStatus, ModalWork, ModalWorker, POLL_INTERVAL};
pub(crate) use notice::{Notice, Notices, ReadingChoices, Severity, Topic};
pub(crate) use puzzle_marks::{Fingerprint, Marks, PuzzleMark, PuzzleMarks, judgement_tone};
pub(crate) use records::{
    CopiedRecords, Cut, RecordSelection, Scope, ScopeCounts, TextFile, remarks, unreadable_records,
};
pub(crate) use settings::{
    ChosenWidths, EnPassantChoice, PasteOver, Settings, SizedPanel, ThemeChoice, Widths, write_fen,
};
pub use side_tab::SideTab;

/// The mode decides what the board and the keys do. It is derived from the document, the FEN box and the tried moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Mode {
    #[default]
    Editing,
    /// The readable part of an invalid text is shown; the document is unchanged.
    Preview,
    Trying {
        position: Position,
        /// `true` if the position is the document's.
        is_at_origin: bool,
        /// `true` if a move or a retraction can be undone.
        can_undo: bool,
        /// `true` if a move that was taken back can be played again.
        can_redo: bool,
    },
}

/// The state that every feature receives besides its own. Views have only read access.
pub struct Shell {
    pub document: Document,
    /// The document with unsaved edits that a reload, or restoring another document, has replaced. It can be restored.
    pub set_aside: Option<Box<Document>>,
    /// Documents whose edits were discarded in this session and can be restored, the newest last.
    pub(crate) discarded: Vec<Document>,
    pub pending_input: PendingInput,
    /// The piece that would be placed, or moved from its square, by a click or key on the board.
    pub held: Option<HeldPiece>,
    /// The square under the pointer.
    pub pointed_square: Option<Square>,
    pub selected: usize,
    /// Number of positions found by the search of the list; `None` without a search.
    pub(crate) found: Option<usize>,
    pub(crate) other_selected: Option<usize>,
    pub puzzle_marks: PuzzleMarks,
    pub proof: ProofStatus,
    pub settings: Settings,
    pub notices: Notices,
    pub dialog: Option<Dialog>,
    /// Describes the background read or the open file dialog; `None` if there is neither.
    pub waiting_for: Option<String>,
    pub mode: Mode,
    /// The moves tried from the position of the document, as PGN movetext; empty outside try mode.
    pub tried_moves: String,
    pub(crate) copied: Option<CopiedRecords>,
    /// The composition that the current record states, even if there is no solver for its stipulation.
    pub composition: Composition,
    pub(crate) query_overrides: QueryOverrides,
    pub flipped: bool,
    pub solves_after_edits: bool,
    /// Requests between features, in order. The root routes them after each action.
    pub(crate) effects: Vec<Effect>,
    pub(crate) desktop: Box<dyn Desktop>,
    pub(crate) pending_paste: Option<PendingPaste>,
    pub(crate) ctx: Context,
    language: Language,
}

/// A piece that is dragged, selected, or the active tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPiece {
    pub piece: Piece,
    /// Its square; `None` for a new piece.
    pub from: Option<Square>,
}

/// The proven result of a position, and those of its legal moves for the side that makes them.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownProof {
    pub proof: Proof,
    pub moves: Vec<ProvenMove>,
}

/// The state of proving the result of the shown position.
#[derive(Clone, Debug, PartialEq)]
pub enum ProofStatus {
    Unknown,
    /// Tables are being made; with their number.
    Running {
        done: usize,
        total: usize,
    },
    Known(KnownProof),
    Failed(Unproven),
}

impl ProofStatus {
    pub const fn known(&self) -> Option<&KnownProof> {
        if let Self::Known(known) = self { Some(known) } else { None }
    }
}

/// The destination of the text on the clipboard once it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasteTarget {
    /// The focused text field.
    Field,
    Board,
    List,
}

pub(crate) struct PendingPaste {
    pub(crate) target: PasteTarget,
    read: ClipboardRead,
}

/// For records with a stipulation: this stipulation, and the query that the user chose instead.
type QueryOverrides = HashMap<RecordId, (Stipulation, Query)>;

impl Shell {
    pub fn new(ctx: &Context, desktop: Box<dyn Desktop>, settings: Settings, document: Document) -> Self {
        let (notices, mode) = (Notices::default(), Mode::default());
        Self {
            document,
            set_aside: None,
            discarded: Vec::new(),
            pending_input: PendingInput::default(),
            held: None,
            pointed_square: None,
            selected: 0,
            found: None,
            other_selected: None,
            puzzle_marks: PuzzleMarks::default(),
            proof: ProofStatus::Unknown,
            settings,
            notices,
            dialog: None,
            waiting_for: None,
            mode,
            tried_moves: String::new(),
            copied: None,
            composition: Composition::default(),
            query_overrides: QueryOverrides::new(),
            flipped: false,
            solves_after_edits: false,
            effects: Vec::new(),
            desktop,
            pending_paste: None,
            ctx: ctx.clone(),
            language: lang::current(),
        }
    }

    /// Sets and stores the language; `None` for the language of the desktop.
    pub(crate) fn choose_language(&mut self, language: Option<Language>) {
        self.settings.language = language.map(|language| language.code().to_owned());
        self.store_settings();
        self.apply_language();
    }

    /// Sets the language and the piece letters of this thread. If no language is chosen, uses the desktop's.
    pub(crate) fn apply_language(&self) {
        lang::set(self.settings.chosen_language().unwrap_or(self.language));
        lang::set_piece_letters(self.settings.piece_letters);
    }

    /// Shows another document. Unsaved edits of the previous one can be restored.
    pub(crate) fn show(&mut self, document: Document) {
        let before = mem::replace(&mut self.document, document);
        let aside = self.set_aside.take().map(|document| *document);
        // Notices with a revision belong to the previous document. Its revisions have no meaning in the new one.
        self.notices.remove_outdated(u64::MAX);
        self.notices.withdraw(Command::BringBack);
        self.notices.end_topic(Topic::Opening);
        (self.dialog, self.waiting_for) = (None, None);
        self.solves_after_edits = false;
        for document in [aside, Some(before)].into_iter().flatten().filter(Document::is_modified) {
            let name = document.file_name().unwrap_or_else(|| tr!("window-untitled-file").to_owned());
            let revision = self.document.revision();
            self.notices.restorable(tr!("window-edits-discarded", name = name), Command::BringBack, revision);
            self.discarded.push(document);
        }
    }

    /// Opens a tab of the side panel. Only commands of the user do so, and the picture that such a command has read.
    pub(crate) fn open_tab(&mut self, tab: SideTab) {
        self.settings.tab = tab;
    }

    pub(crate) fn has_edits_to_bring_back(&self) -> bool {
        self.set_aside.is_some() || !self.discarded.is_empty()
    }

    pub(crate) fn remember_file(&mut self) {
        if let Some(path) = self.document.path() {
            self.settings.remember_file(&desktop::absolute(path));
            self.store_settings();
        }
    }

    pub fn is_preview(&self) -> bool {
        self.mode == Mode::Preview
    }

    pub const fn is_trying(&self) -> bool {
        matches!(self.mode, Mode::Trying { .. })
    }

    /// Returns `true` if moves that were tried or retracted led from the document's position to another.
    pub const fn is_after_moves(&self) -> bool {
        matches!(self.mode, Mode::Trying { is_at_origin: false, .. })
    }

    /// Returns `true` in try mode after the last move of the line.
    pub const fn is_at_line_end(&self) -> bool {
        matches!(self.mode, Mode::Trying { can_redo: false, .. })
    }

    /// Returns the position on the board: the document's, the readable part of a text, or the one after tried moves.
    pub fn shown_position(&self) -> &Position {
        match &self.mode {
            Mode::Trying { position, .. } => position,
            Mode::Editing | Mode::Preview => self.document.working_position(),
        }
    }

    /// Returns the position for commands: the document's or the position after tried moves, but never a preview.
    pub fn position(&self) -> &Position {
        match &self.mode {
            Mode::Trying { position, .. } => position,
            Mode::Editing | Mode::Preview => self.document.position(),
        }
    }

    pub const fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    pub fn scope_counts(&self) -> ScopeCounts {
        ScopeCounts { all: self.document.len(), selected: self.selected, found: self.found }
    }

    /// Returns `true` if there is neither a dialog nor an open menu.
    pub(crate) fn is_uncovered(&self) -> bool {
        self.dialog.is_none() && !egui::Popup::is_any_open(&self.ctx)
    }

    /// Returns the query for solving the current position: the query chosen for its record, otherwise the stipulation
    /// of the record. For a record without either, returns the query last chosen for such a record.
    pub fn query(&self) -> Query {
        let (record, last) = (self.current_id(), self.settings.asked);
        let Some(stated) = self.composition.stipulation else {
            let own = self.puzzle_marks.question(record);
            return own.map_or(last, |stipulation| Query { stipulation, ..last }).clamped();
        };
        let chosen = self.query_overrides.get(&record).filter(|(instead_of, _)| *instead_of == stated);
        chosen.map_or(stated.into(), |(_, query)| *query)
    }

    /// Sets the query for the current record.
    pub(crate) fn set_query(&mut self, asked: Query) {
        let record = self.current_id();
        if let Some(stated) = self.composition.stipulation {
            self.query_overrides.insert(record, (stated, asked));
        } else {
            self.settings.asked = asked;
            self.puzzle_marks.set_question(record, asked.stipulation);
        }
    }

    /// Returns the first move of the solution that the current record states, in UCI notation.
    pub(crate) fn stated_key(&self) -> Option<String> {
        let (record, position) = (self.document.record(self.document.current()), self.document.position());
        stated_key(position, &stated_solution(position, &record.read_metadata(), &record.operations())?)
    }

    fn current_id(&self) -> RecordId {
        self.document.record(self.document.current()).id()
    }

    /// Reports that records changed. Offers Undo, but not while moves are tried: Undo would take back a move then.
    pub(crate) fn report_changed(&mut self, sentence: impl Into<String>) {
        if self.is_trying() {
            self.notices.done(sentence);
        } else {
            self.notices.undoable(sentence, self.document.revision());
        }
    }

    /// Copies text to the clipboard. `done` is the notice of success.
    pub(crate) fn copy(&mut self, text: &str, done: Option<&str>) {
        let copied = self.desktop.set_clipboard_text(text);
        self.report_copied(copied, done);
    }

    /// Copies text to the clipboard, and HTML with the same content. `done` is the notice of success.
    pub(crate) fn copy_html(&mut self, html: &str, text: &str, done: &str) {
        let copied = self.desktop.set_clipboard_html(html, text);
        self.report_copied(copied, Some(done));
    }

    fn report_copied(&mut self, copied: Result<(), String>, done: Option<&str>) {
        match (copied, done) {
            (Ok(()), Some(done)) => self.notices.done(done),
            (Ok(()), None) => {}
            (Err(why), _) => self.notices.failed(tr!("window-clipboard-unusable", why = why), None),
        }
    }

    /// Starts to read the clipboard, and drops an earlier read that is still pending.
    pub(crate) fn request_paste(&mut self, target: PasteTarget) {
        let read = self.desktop.read_clipboard(self.wake());
        self.pending_paste = Some(PendingPaste { target, read });
    }

    /// Returns the text read from the clipboard, with its target. If there is a picture, requests to read its positions
    /// instead; if there are files, to open them. If there is neither, shows a notice with the reason.
    pub(crate) fn take_pasted(&mut self) -> Option<(PasteTarget, String)> {
        let answer = self.pending_paste.as_ref()?.read.poll()?;
        let target = self.pending_paste.take()?.target;
        let is_covered = self.dialog.is_some();
        match answer {
            // A dialog that was opened meanwhile covers the board and the list, so the text is dropped.
            Ok(Clipping::Text(_)) if is_covered && target != PasteTarget::Field => {}
            Ok(Clipping::Text(text)) => return Some((target, text)),
            Ok(Clipping::Files(paths)) if target == PasteTarget::Field => {
                let paths: Vec<_> = paths.iter().map(|path| path.to_string_lossy()).collect();
                return Some((target, paths.join("\n")));
            }
            Ok(Clipping::Files(paths)) => self.effects.push(Effect::OpenFiles(paths)),
            Ok(Clipping::Picture { width, height, rgba }) if !is_covered => {
                self.effects.push(Effect::ReadPixels(width, height, rgba));
            }
            Ok(Clipping::Picture { .. }) => {
                let why = tr!("window-clipboard-no-text");
                self.notices.failed(tr!("window-clipboard-unreadable", why = why), None);
            }
            Err(why) => self.notices.failed(tr!("window-clipboard-unreadable", why = why), None),
        }
        None
    }

    /// Number of cut positions that would be lost with the clipboard when the window closes.
    pub(crate) fn lost_with_clipboard(&mut self) -> Option<usize> {
        let copied = self.copied.as_ref()?;
        if copied.cut.is_none_or(|cut| cut.is_in_file) || self.desktop.keeps_clipboard() {
            return None;
        }
        let read = self.desktop.read_clipboard(self.wake()).wait();
        let is_there = matches!(read, Ok(Clipping::Text(text)) if *text == *copied.text);
        is_there.then_some(copied.count)
    }

    /// Updates where the cut positions exist, after saving. `was_moved`: the document was saved to another file, so the
    /// old file still has the positions.
    pub(crate) fn note_saved(&mut self, was_moved: bool) {
        let Some(copied) = &mut self.copied else { return };
        match &mut copied.cut {
            Some(Cut { is_in_file: true, .. }) if was_moved => copied.cut = None,
            Some(Cut { first: Some(first), is_in_file }) => *is_in_file = self.document.contains(*first),
            _ => {}
        }
    }

    /// Notes that the copied positions are in the document again, starting with the current one.
    pub(crate) fn note_pasted(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = Some(self.document.record(self.document.current()).id());
        }
    }

    /// Notes that another document is open, in which record ids have other meanings.
    pub(crate) fn note_other_document(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = None;
        }
    }

    /// Notes that a discarded document was restored, whose file may no longer have the cut positions.
    pub(crate) fn note_restored(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.is_in_file = false;
        }
    }

    pub(crate) fn note_cut_saved(&mut self) {
        if let Some(copied) = &mut self.copied {
            copied.cut = None;
        }
    }

    pub(crate) fn report_too_long(&mut self, text: &str) {
        let count = wording::number(text.chars().count());
        self.notices.failed(tr!("window-text-too-long", count = count), None);
    }

    pub(crate) fn report_waiting(&mut self) {
        let what = self.waiting_for.as_deref().unwrap_or_default();
        self.notices.noted(tr!("window-finish-first", what = what));
    }

    /// The function that background threads call to repaint the window.
    pub(crate) fn wake(&self) -> Wake {
        let ctx = self.ctx.clone();
        Arc::new(move || ctx.request_repaint())
    }

    pub(crate) fn store_settings(&mut self) {
        if let Err(why) = self.desktop.store_settings(&self.settings) {
            self.notices.failed(tr!("window-settings-not-kept", why = why), None);
        }
    }
}

//! The draft of an export, and the actions of its dialog.

use std::sync::Arc;

use super::moving::{MoveSource, MovingPicture};
use super::pictures::ExportBatch;
use super::rendition::{ExportJob, Rendition};
use super::state::State;
use super::{Action, DiagramSubject, ExportContext, ExportOptions, commands};
use crate::app::shell::{
    Effect, Feature, FeatureRow, Interrupts, ModalWorker as _, Polled, RecordsUse, Scope, Shell, SolutionPages, has_no,
};
use crate::app::ui::parse_seconds;
use crate::diagram::{
    AnimationFormat, AnimationFrame, Diagram, DiagramFormat, LatexPackage, LengthUnit, PrintSize, WorksheetFormat,
};
use crate::document::Records;
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportDraft {
    /// The options, with the last valid size that was typed.
    pub choices: ExportOptions,
    /// The size as typed, in pixels or in the chosen unit.
    pub size: String,
    pub dpi: String,
    pub seconds: String,
    /// The pause of a moving picture in seconds, as typed.
    pub pause: String,
    /// The moves of the board for a moving picture, if there are any.
    pub(super) moves: Option<Arc<MoveSource>>,
    pub batch: Option<BatchOptions>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchOptions {
    pub scope: Scope,
    pub title: String,
    /// The number of the first diagram, as typed.
    pub first_number: String,
    /// The page shown in the preview, counted from 0.
    pub page: usize,
}

/// Maximum number of the first diagram.
const MAX_NUMBER: usize = 1_000_000;

impl BatchOptions {
    /// Returns the number of the first diagram; `None` if something else was typed.
    pub(super) fn first_number(&self) -> Option<usize> {
        self.first_number.trim().parse().ok().filter(|number| (1..=MAX_NUMBER).contains(number))
    }
}

impl ExportDraft {
    pub(super) fn new(choices: ExportOptions, many: Option<BatchOptions>) -> Self {
        let (dpi, seconds, pause) = (choices.dpi.to_string(), choices.sheet.seconds(), choices.moves.seconds());
        let mut export = Self { size: String::new(), dpi, seconds, pause, choices, moves: None, batch: many };
        export.write_size();
        export
    }

    /// Creates the draft for the board.
    pub(super) fn for_board(shell: &Shell) -> Self {
        let moves = MoveSource::new(&DiagramSubject::on_board(shell)).map(Arc::new);
        Self { moves, ..Self::new(shell.settings.export.clone(), None) }
    }

    /// Returns the unit of the size. `None` means pixels or, on pages, diagrams as large as fit.
    pub(super) const fn unit(&self) -> Option<LengthUnit> {
        if self.is_sheet() { self.choices.sheet.unit } else { self.choices.unit }
    }

    fn write_size(&mut self) {
        let ExportOptions { size, length, sheet, .. } = &self.choices;
        let length = if self.is_sheet() { sheet.length } else { *length };
        self.size = self.unit().map_or_else(|| size.to_string(), |unit| unit.write(length));
    }

    /// Returns `true` if all diagrams go onto pages of one file.
    pub(super) const fn is_sheet(&self) -> bool {
        self.batch.is_some() && self.choices.sheet.is_chosen
    }

    /// Returns the format of each diagram; `None` for pages. If several positions are exported, this is SVG or PNG.
    pub fn form(&self) -> Option<DiagramFormat> {
        match self.choices.form {
            _ if self.is_sheet() => None,
            _ if self.animation().is_some() => Some(DiagramFormat::Png),
            form if self.batch.is_none() || form == DiagramFormat::Svg => Some(form),
            _ => Some(DiagramFormat::Png),
        }
    }

    /// Returns the format of moving pictures, if they are exported.
    pub const fn animation(&self) -> Option<AnimationFormat> {
        if self.is_sheet() { None } else { self.choices.moves.form }
    }

    pub(super) fn caption(&self) -> &str {
        if self.is_sheet() { &self.choices.sheet.caption } else { &self.choices.caption }
    }

    /// Returns `true` if the user can set the size. The LaTeX package `diagram`, for example, has its own sizes.
    pub(super) fn can_have_size(&self) -> bool {
        self.form().map_or(
            self.choices.sheet.form != WorksheetFormat::Latex(LatexPackage::Diagram),
            DiagramFormat::uses_built_in_font,
        )
    }

    fn has_size(&self) -> bool {
        self.can_have_size() && (!self.is_sheet() || self.unit().is_some())
    }

    pub(super) fn solves(&self) -> bool {
        let sheet = &self.choices.sheet;
        match self.animation() {
            Some(_) => self.batch.is_some(),
            None => self.is_sheet() && (sheet.solutions == SolutionPages::Solve || sheet.is_solvable()),
        }
    }

    pub(super) fn has_dots(&self) -> bool {
        self.has_size() && self.form().is_some() && self.unit().is_some()
    }

    pub(super) fn draws_letters(&self) -> bool {
        self.form().map_or(self.choices.sheet.form.uses_built_in_font(), DiagramFormat::uses_built_in_font)
    }

    /// Returns the options with the typed numbers applied, or the reason why a number is invalid, without a full stop.
    fn parse_choices(&self) -> Result<ExportOptions, String> {
        let mut choices = self.choices.clone();
        let has_number = |many: &BatchOptions| many.first_number().is_some();
        if self.is_sheet() && !self.batch.as_ref().is_none_or(has_number) {
            return Err(tr!("exporting-fault-number", most = MAX_NUMBER.to_string()));
        }
        if self.solves() {
            choices.sheet.milliseconds = parse_seconds(&self.seconds)?.as_millis() as u32;
        }
        if self.animation().is_some() {
            let (least, most) = (AnimationFrame::MIN_PAUSE, AnimationFrame::MAX_PAUSE);
            let pause = parse_seconds(&self.pause).ok().filter(|pause| (least..=most).contains(pause));
            let (least, most) = (least.as_secs_f64().to_string(), most.as_secs().to_string());
            let wrong = || tr!("exporting-fault-pause", least = least, most = most);
            choices.moves.milliseconds = pause.ok_or_else(wrong)?.as_millis() as u32;
        }
        if !self.has_size() {
            return Ok(choices);
        }
        if let Some(unit) = self.unit() {
            let length = unit.read(&self.size).ok_or_else(|| wrong_length(unit))?;
            *if self.is_sheet() { &mut choices.sheet.length } else { &mut choices.length } = length;
        } else {
            let [least, most] = [Diagram::MIN_SIZE, Diagram::MAX_SIZE].map(|size| size.to_string());
            let size = self.size.trim().parse();
            choices.size = size.map_err(|_| tr!("exporting-fault-pixels", least = least, most = most))?;
        }
        if self.has_dots() {
            let (least, most) = PrintSize::DPI;
            let dots = self.dpi.trim().parse().ok().filter(|dots| (least..=most).contains(dots));
            let wrong = || tr!("exporting-fault-dpi", least = least.to_string(), most = most.to_string());
            choices.dpi = dots.ok_or_else(wrong)?;
        }
        let size = choices.pixels();
        if !self.is_sheet() && !(Diagram::MIN_SIZE..=Diagram::MAX_SIZE).contains(&size) {
            let [least, most, size] = [Diagram::MIN_SIZE, Diagram::MAX_SIZE, size].map(|size| size.to_string());
            return Err(tr!("exporting-fault-size", least = least, most = most, size = size));
        }
        Ok(choices)
    }

    pub fn fault(&self) -> Option<String> {
        self.parse_choices().err()
    }

    /// Applies the typed numbers. If the unit, or the choice between pages and pictures, has changed since `before`,
    /// rewrites the size field instead.
    fn reconciled_with(mut self, before: &Self) -> Self {
        if (self.is_sheet(), self.unit()) == (before.is_sheet(), before.unit()) {
            self.choices = self.parse_choices().unwrap_or(self.choices);
        } else {
            self.write_size();
        }
        self
    }
}

fn wrong_length(unit: LengthUnit) -> String {
    let (least, most) = (unit.write(PrintSize::LENGTHS.0), unit.write(PrintSize::LENGTHS.1));
    match unit {
        LengthUnit::Centimetres => tr!("exporting-fault-centimetres", least = least, most = most),
        LengthUnit::Inches => tr!("exporting-fault-inches", least = least, most = most),
    }
}

impl State {
    pub(super) fn open_for_records(&mut self, shell: &mut Shell) {
        self.open_for_scope(shell.scope_counts().default_scope(), shell);
    }

    pub(super) fn open_for_scope(&mut self, scope: Scope, shell: &mut Shell) {
        self.open_batch(shell.settings.export.clone(), scope, shell);
    }

    pub(super) fn open_worksheet(&mut self, shell: &mut Shell) {
        let mut choices = shell.settings.export.clone();
        choices.sheet.is_chosen = true;
        self.open_batch(choices, shell.scope_counts().default_scope(), shell);
    }

    fn open_batch(&mut self, choices: ExportOptions, scope: Scope, shell: &mut Shell) {
        let many = BatchOptions { scope, title: String::new(), first_number: "1".to_owned(), page: 0 };
        self.open_dialog(ExportDraft::new(choices, Some(many)), shell);
    }

    fn scope(&self) -> Option<Scope> {
        Some(self.draft()?.batch.as_ref()?.scope)
    }
}

impl Feature for State {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, follow, forget);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Choose(export) => {
                if let Some(before) = self.take_draft(shell) {
                    self.open_dialog(export.reconciled_with(&before), shell);
                }
            }
            Action::Save => match self.scope() {
                Some(scope) => shell.effects.push(Effect::UseRecords(scope, RecordsUse::Export)),
                None => self.export(false, Records::default(), shell),
            },
            Action::Copy => self.export(true, Records::default(), shell),
            Action::Replace => {
                if let Some((folder, positions)) = self.take_replace_prompt(shell) {
                    self.save_pictures(&folder, positions, true, shell);
                }
            }
            Action::Cancel => shell.dialog = None,
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TYPING
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        Polled::from_change(self.poll_work(shell))
    }
}

impl State {
    /// Exports to a file or to the clipboard, and remembers the options.
    pub(crate) fn export(&mut self, to_clipboard: bool, records: Records, shell: &mut Shell) {
        let showing = ExportContext::new(shell);
        let Some(export) = self.take_draft(shell) else { return };
        if export.fault().is_some() {
            self.open_dialog(*export, shell);
            return;
        }
        shell.settings.export = export.choices.clone();
        shell.store_settings();
        if !to_clipboard && shell.waiting_for.is_none() {
            self.suspended_draft = Some(export.clone());
        }
        let form = export.form();
        if let Some(many) = export.batch {
            let (first_number, title) = (many.first_number().unwrap_or(1), many.title);
            let (snapshot, en_passant) = (shell.document.snapshot(), shell.settings.en_passant);
            let (choices, screen) = (export.choices, showing.look);
            let (solutions, marks) = (self.solutions.clone(), shell.puzzle_marks.clone());
            let positions = ExportBatch {
                snapshot,
                records,
                choices,
                title,
                first_number,
                look: screen,
                en_passant,
                solutions,
                marks,
            };
            let job = if form.is_some() { ExportJob::Pictures(positions) } else { ExportJob::Pages(positions) };
            self.ask_export_path(job, shell);
            return;
        }
        let subject = (&showing.subject, showing.look);
        let moving = |moves| MovingPicture::new(&export.choices, subject, moves, shell.puzzle_marks.prover());
        if let Some(moving) = export.moves.clone().and_then(moving) {
            self.ask_export_path(ExportJob::Moves(Box::new(moving)), shell);
            return;
        }
        let diagram = export.choices.diagram(&showing.subject, showing.look);
        let rendition = Rendition { form: form.unwrap_or_default(), diagram, fen: showing.subject.fen };
        if to_clipboard {
            self.copy_rendition(rendition, shell);
        } else {
            self.ask_export_path(ExportJob::Diagram(rendition), shell);
        }
    }
}

//! The draft of an export, and the actions of its dialog.

use super::many::Positions;
use super::rendition::{Job, Rendition};
use super::state::State;
use super::{Action, ExportChoices, Showing};
use crate::app::shell::Shell;
use crate::app::shell::export_choices::SolutionPages;
use crate::app::shell::which::{Offer, Which};
use crate::app::ui::numbers::typed_seconds;
use crate::diagram::{Diagram, Form, LengthUnit, PrintSize};
use crate::document::Records;
use crate::tr;

/// An export while its options are being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The options. Their size is the last one that could be read.
    pub choices: ExportChoices,
    /// The size as typed, in pixels or in the chosen unit.
    pub size: String,
    pub dpi: String,
    pub seconds: String,
    /// `None` to export what the board shows.
    pub many: Option<Many>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Many {
    pub which: Which,
    pub title: String,
    /// The page shown in the preview, counted from 0.
    pub page: usize,
}

impl Export {
    fn new(choices: ExportChoices, many: Option<Many>) -> Self {
        let (dpi, seconds) = (choices.dpi.to_string(), choices.sheet.seconds());
        let mut export = Self { size: String::new(), dpi, seconds, choices, many };
        export.write_size();
        export
    }

    /// The unit of the size; `None` for pixels, or on pages for as large as fits.
    pub(super) const fn unit(&self) -> Option<LengthUnit> {
        if self.is_sheet() { self.choices.sheet.unit } else { self.choices.unit }
    }

    /// Fills the size field from the stored options.
    fn write_size(&mut self) {
        let ExportChoices { size, length, sheet, .. } = &self.choices;
        let length = if self.is_sheet() { sheet.length } else { *length };
        self.size = self.unit().map_or_else(|| size.to_string(), |unit| unit.write(length));
    }

    /// Returns `true` if all diagrams go onto pages of one file.
    pub(super) const fn is_sheet(&self) -> bool {
        self.many.is_some() && self.choices.sheet.is_chosen
    }

    /// Returns the format of each diagram; `None` for pages. Several positions can only be exported as picture files.
    pub fn form(&self) -> Option<Form> {
        match self.choices.form {
            _ if self.is_sheet() => None,
            form if self.many.is_none() || form == Form::Svg => Some(form),
            _ => Some(Form::Png),
        }
    }

    pub(super) fn caption(&self) -> &str {
        if self.is_sheet() { &self.choices.sheet.caption } else { &self.choices.caption }
    }

    pub(super) fn has_size(&self) -> bool {
        match self.form() {
            Some(form) => matches!(form, Form::Png | Form::Svg | Form::Markdown),
            None => self.unit().is_some(),
        }
    }

    pub(super) fn solves(&self) -> bool {
        self.is_sheet() && self.choices.sheet.solutions == SolutionPages::Solve
    }

    pub(super) fn has_dots(&self) -> bool {
        self.has_size() && self.form().is_some() && self.unit().is_some()
    }

    /// Returns `true` if captions are drawn with the built-in letters.
    pub(super) fn draws_letters(&self) -> bool {
        self.form().map_or(self.choices.sheet.form.draws_letters(), Form::draws_letters)
    }

    /// Returns the options with the typed numbers applied, or why they are invalid, as a sentence without a full stop.
    fn typed(&self) -> Result<ExportChoices, String> {
        let mut choices = self.choices.clone();
        if self.solves() {
            choices.sheet.milliseconds = typed_seconds(&self.seconds)?.as_millis() as u32;
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
        self.typed().err()
    }

    /// Takes over the typed numbers, or rewrites the size field if its unit differs from `before`.
    fn follow(mut self, before: &Self) -> Self {
        if (self.is_sheet(), self.unit()) == (before.is_sheet(), before.unit()) {
            self.choices = self.typed().unwrap_or(self.choices);
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
    pub(super) fn ask_one(&mut self, shell: &mut Shell) {
        self.ask(Export::new(shell.settings.export.clone(), None), shell);
    }

    pub(in crate::app) fn ask_many(&mut self, offer: Offer, shell: &mut Shell) {
        let many = Many { which: offer.proposed(), title: String::new(), page: 0 };
        self.ask(Export::new(shell.settings.export.clone(), Some(many)), shell);
    }

    /// The chosen scope if several positions are exported.
    pub(in crate::app) fn which(&self) -> Option<Which> {
        Some(self.asked()?.many.as_ref()?.which)
    }

    /// Handles an action. `records`: the records in the chosen scope.
    pub(in crate::app) fn update(&mut self, action: Action, showing: Showing, records: Records, shell: &mut Shell) {
        match action {
            Action::Choose(export) => {
                if let Some(before) = self.take_asked(shell) {
                    self.ask(export.follow(&before), shell);
                }
            }
            Action::Save => self.export_chosen(false, showing, records, shell),
            Action::Copy => self.export_chosen(true, showing, records, shell),
            Action::Replace => {
                if let Some((folder, positions)) = self.take_existing(shell) {
                    self.save_pictures(&folder, positions, true, shell);
                }
            }
            Action::Cancel => shell.dialog = None,
        }
    }

    /// Exports to a file or to the clipboard, and remembers the options.
    fn export_chosen(&mut self, to_clipboard: bool, showing: Showing, records: Records, shell: &mut Shell) {
        let Some(export) = self.take_asked(shell) else { return };
        if export.fault().is_some() {
            self.ask(*export, shell);
            return;
        }
        shell.settings.export = export.choices.clone();
        shell.store_settings();
        if !to_clipboard && shell.waiting.is_none() {
            self.left = Some(export.clone());
        }
        let form = export.form();
        if let Some(Many { title, .. }) = export.many {
            let (snapshot, en_passant) = (shell.document.snapshot(), shell.settings.en_passant);
            let (choices, screen) = (export.choices, showing.screen);
            let solved = self.solved.clone();
            let positions = Positions { snapshot, records, choices, title, screen, en_passant, solved };
            let job = if form.is_some() { Job::Pictures(positions) } else { Job::Pages(positions) };
            self.ask_where_to_export(job, shell);
            return;
        }
        let diagram = export.choices.draw(&showing.subject, showing.screen);
        let rendition = Rendition { form: form.unwrap_or_default(), diagram, fen: showing.subject.fen };
        if to_clipboard {
            self.copy_rendition(rendition, shell);
        } else {
            self.ask_where_to_export(Job::One(rendition), shell);
        }
    }
}

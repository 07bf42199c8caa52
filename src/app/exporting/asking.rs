//! What the dialogs for exporting have, and what their answers do.

use super::{Action, ExportChoices, Job, Positions, Rendition};
use crate::app::App;
use crate::app::shell::chosen::Chosen;
use crate::app::shell::which::Which;
use crate::app::state::State;
use crate::diagram::{Diagram, Form, PngError};

/// Something is to be exported, as it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The choices; their size is the last one that could be read.
    pub choices: ExportChoices,
    /// The size as typed.
    pub size: String,
    /// Which positions; `None` for what the board shows.
    pub many: Option<Many>,
}

/// Which positions are exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Many {
    /// Which of them.
    pub which: Which,
    /// The title of pages.
    pub title: String,
}

impl Which {
    /// Those that are proposed: what is selected if that is several, else what is found.
    #[must_use]
    pub fn proposed(state: &State) -> Self {
        state.offer().proposed()
    }

    /// How many positions these are.
    #[must_use]
    pub fn count(self, state: &State) -> usize {
        state.offer().count(self)
    }

    /// Whether they can be chosen: what is found only while something is searched.
    #[must_use]
    pub fn is_offered(self, state: &State) -> bool {
        state.offer().offers(self)
    }

    /// The one of them that is drawn as an example.
    #[must_use]
    pub fn first(self, state: &State) -> usize {
        let document = &state.shell.document;
        match self {
            Self::All => Some(0),
            Self::Selected => state.list.chosen.first().filter(|first| *first < document.len()),
            Self::Found => state.listed().place(0),
        }
        .unwrap_or(document.current())
    }
}

impl Export {
    fn new(choices: ExportChoices, many: Option<Many>) -> Self {
        Self { size: choices.size.to_string(), choices, many }
    }

    /// Whether all diagrams go onto pages of one file.
    #[must_use]
    pub const fn is_sheet(&self) -> bool {
        self.many.is_some() && self.choices.sheet.is_chosen
    }

    /// What each diagram is written as; `None` for pages. Of several positions only pictures are a file each.
    #[must_use]
    pub fn form(&self) -> Option<Form> {
        match self.choices.form {
            _ if self.is_sheet() => None,
            form if self.many.is_none() || form == Form::Svg => Some(form),
            _ => Some(Form::Png),
        }
    }

    /// The caption with its placeholders.
    #[must_use]
    pub fn caption(&self) -> &str {
        if self.is_sheet() { &self.choices.sheet.caption } else { &self.choices.caption }
    }

    /// Whether it has a size in pixels.
    #[must_use]
    pub fn has_size(&self) -> bool {
        self.form().is_some_and(|form| matches!(form, Form::Png | Form::Svg | Form::Markdown))
    }

    /// Why there is no picture of the size that was typed, in a sentence without a full stop.
    #[must_use]
    pub fn fault(&self) -> Option<String> {
        if !self.has_size() {
            return None;
        }
        let typed = self.size.trim();
        let (least, most) = (Diagram::MIN_SIZE, Diagram::MAX_SIZE);
        match typed.parse::<u32>() {
            Ok(size) if (least..=most).contains(&size) => None,
            Ok(size) => {
                let sentence = PngError::Size(size).to_string();
                Some(sentence.replacen("a picture", "A picture", 1))
            }
            Err(_) => Some(format!("Type a number of pixels from {least} to {most}")),
        }
    }

    /// What was chosen now takes the place of what was chosen before.
    fn follow(mut self) -> Self {
        if self.fault().is_none()
            && let Ok(size) = self.size.trim().parse()
        {
            self.choices.size = size;
        }
        self
    }
}

impl App {
    /// Asks how what the board shows is to be exported.
    pub(in crate::app) fn ask_export(&mut self) {
        let export = Export::new(self.state.shell.settings.export.clone(), None);
        self.state.exporting.ask(export, &mut self.state.shell);
    }

    /// Asks how the positions of the file are to be exported.
    pub(in crate::app) fn ask_export_all(&mut self) {
        self.end_all_typing();
        self.once_read(|app| {
            let state = &mut app.state;
            let many = Many { which: Which::proposed(state), title: String::new() };
            let export = Export::new(state.shell.settings.export.clone(), Some(many));
            state.exporting.ask(export, &mut state.shell);
        });
    }

    /// Does what happened in the dialogs.
    pub(in crate::app) fn act_on_export(&mut self, action: Action) {
        let State { exporting, shell, .. } = &mut self.state;
        match action {
            Action::Choose(export) => {
                if exporting.take_asked(shell).is_some() {
                    exporting.ask(export.follow(), shell);
                }
            }
            Action::Save => self.export_chosen(false),
            Action::Copy => self.export_chosen(true),
            Action::Replace => {
                if let Some((folder, positions)) = exporting.take_existing(shell) {
                    self.save_pictures(&folder, &positions, true);
                }
            }
            Action::Cancel => shell.dialog = None,
        }
    }

    /// Exports what was chosen: to a file, or to the clipboard. The choices are remembered.
    fn export_chosen(&mut self, to_clipboard: bool) {
        let State { exporting, shell, .. } = &mut self.state;
        let Some(export) = exporting.take_asked(shell) else { return };
        if export.fault().is_some() {
            exporting.ask(*export, shell);
            return;
        }
        self.state.shell.settings.export = export.choices.clone();
        self.state.shell.store_settings();
        match (export.many.clone(), export.form()) {
            (Some(Many { which, title }), form) => {
                let chosen = Chosen::of(&self.state.shell.document, self.state.records_of(which));
                let positions = Positions::new(chosen, export.choices, title, &self.state);
                let is_picture = form.is_some();
                self.ask_where_to_export(if is_picture { Job::Pictures(positions) } else { Job::Pages(positions) });
            }
            (None, form) => {
                let subject = self.state.subject();
                let diagram = export.choices.draw(&subject, self.state.screen());
                let rendition = Rendition { form: form.unwrap_or_default(), diagram, fen: subject.fen };
                if to_clipboard {
                    self.copy_rendition(rendition);
                } else {
                    self.ask_where_to_export(Job::One(rendition));
                }
            }
        }
    }
}

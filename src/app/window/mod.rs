//! The window itself: panel widths, theme, language, notices.

mod commands;

use crate::app::shell::{Feature, FeatureRow, Interrupts, Shell, SizedPanel, has_no};
use crate::lang::{Language, PieceLetters};

#[derive(Debug, Default)]
pub struct Window;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Resize(SizedPanel, Option<f32>),
    StoreWidths,
    SetLanguage(Option<Language>),
    SetPieceLetters(PieceLetters),
    CloseNotice(usize),
    CancelWork,
}

impl Feature for Window {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll, follow, forget);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Resize(panel, width) => {
                let window = shell.ctx.content_rect().width();
                shell.settings.choose_width(panel, width, window);
            }
            Action::StoreWidths => shell.store_settings(),
            Action::SetLanguage(language) => shell.choose_language(language),
            Action::SetPieceLetters(letters) => {
                shell.settings.piece_letters = letters;
                shell.store_settings();
                shell.apply_language();
            }
            Action::CloseNotice(index) => shell.notices.close(index),
            Action::CancelWork => shell.cancel_work(),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Resize(..) | Action::StoreWidths => Interrupts::NOTHING,
            Action::SetLanguage(_) | Action::SetPieceLetters(_) => Interrupts::FIELDS,
            Action::CloseNotice(_) | Action::CancelWork => Interrupts::TYPING,
        }
    }
}

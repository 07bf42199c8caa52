//! The analysis in the window.

pub(crate) mod bar;
mod batch;
mod lines;
mod options;
mod panel;

pub(crate) use panel::show;

use egui::Ui;

use super::{Action, Analysing};
use crate::app::shell::{Dialog, Shell};
use crate::app::ui::Pictures;

/// Draws one of the dialogs of the feature.
pub(crate) fn dialog(
    ui: &mut Ui,
    dialog: &Dialog,
    (analysing, shell): (&Analysing, &Shell),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    match dialog {
        Dialog::AnalyzePositions => batch::options(ui, (analysing, shell), pictures, actions),
        Dialog::AnalysisReport => batch::report(ui, analysing, actions),
        _ => options::show(ui, (analysing, shell), pictures, actions),
    }
}

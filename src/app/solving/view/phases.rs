//! The dialog with the table of phases.

use egui::{Grid, Label, RichText, ScrollArea, Ui, vec2};

use crate::app::solving::phases::PhaseTexts;
use crate::app::solving::{Action, Solving};
use crate::app::ui::{Pictures, answers, metrics, palette, parts, text, title};
use crate::tr;

const WIDTH: f32 = 560.0;
/// Height of the dialog besides its contents, in points.
const AROUND: f32 = 220.0;

pub(crate) fn show(ui: &mut Ui, solving: &Solving, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let Some(phases) = &solving.phases else { return };
    let screen = ui.ctx().content_rect().size();
    ui.set_width(WIDTH.min(screen.x - 80.0));
    title(ui, tr!("solving-phases"));
    let Some(texts) = &phases.texts else {
        parts::quiet(ui, tr!("solving-phases-running"));
        answers(ui, &[(tr!("solving-phases-close"), Action::ClosePhases)], actions);
        return;
    };
    let height = (screen.y - AROUND).max(120.0);
    ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        table(ui, texts);
        ui.spacing_mut().item_spacing.y = metrics::GRID / 2.0;
        for (heading, sentences) in &texts.parts {
            ui.add_space(metrics::GRID);
            parts::heading(ui, heading);
            for sentence in sentences {
                ui.add(Label::new(RichText::new(sentence).font(text::body())).extend());
            }
        }
    });
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        let name = tr!("solving-phases-all");
        if parts::tick_box(ui, pictures, phases.has_all, true, name).clicked() {
            actions.push(Action::ToggleAllTries);
        }
        ui.label(name);
    });
    let choices =
        [(tr!("solving-phases-close"), Action::ClosePhases), (tr!("solving-phases-copy"), Action::CopyPhases)];
    answers(ui, &choices, actions);
}

fn table(ui: &mut Ui, texts: &PhaseTexts) {
    let colors = palette(ui.visuals());
    Grid::new("phases").striped(true).spacing(vec2(18.0, 4.0)).min_row_height(20.0).show(ui, |ui| {
        for (row, cells) in texts.cells.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let words = match (row, column) {
                    (0, _) => RichText::new(cell).font(text::strong()),
                    (_, 0) => RichText::new(cell).font(text::body()).color(colors.quiet),
                    _ => RichText::new(cell).font(text::body()),
                };
                ui.add(Label::new(words).extend());
            }
            ui.end_row();
        }
    });
}

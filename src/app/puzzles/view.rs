//! The dialogs of puzzle checking: the options and the report.

use egui::{Label, Response, RichText, ScrollArea, Ui};

use crate::app::puzzles::{Action, PuzzleCheck, PuzzleOutcome, Puzzles, Report, SolutionOptions};
use crate::app::shell::{Scope, ScopeCounts, Shell};
use crate::app::ui::{
    DialogField, FieldEvent, Pictures, answers, answers_if, explanation, labelled, metrics, palette, parts, rows,
    title, wording,
};
use crate::tr;

const NUMBER: f32 = 64.0;

pub(crate) fn show(
    ui: &mut Ui,
    (check, offer): (&PuzzleCheck, ScopeCounts),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    ui.set_width(420.0);
    title(ui, tr!("puzzles-title"));
    let limits = check.limits();
    let mut draft = check.clone();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        fields(ui, (check, offer), &mut draft, pictures, actions);
    });
    if draft != *check {
        actions.push(Action::Choose(Box::new(draft)));
    }
    match &limits {
        Ok(_) => explanation(ui, &tr!("puzzles-outlook", count = offer.count(check.scope))),
        Err(why) => _ = ui.add(Label::new(RichText::new(why).color(palette(ui.visuals()).fault)).wrap()),
    }
    answers_if(
        ui,
        limits.is_ok(),
        &[(tr!("puzzles-check"), Action::Check), (tr!("puzzles-cancel"), Action::Cancel)],
        actions,
    );
}

fn fields(
    ui: &mut Ui,
    (check, offer): (&PuzzleCheck, ScopeCounts),
    draft: &mut PuzzleCheck,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let is_ready = check.limits().is_ok();
    rows::tick(ui, pictures, tr!("puzzles-as-stated"), true, &mut draft.prefers_stated);
    labelled(
        ui,
        if check.prefers_stated { tr!("puzzles-others-mate-in") } else { tr!("puzzles-mate-in") },
        true,
        |ui| {
            let mut events = Vec::new();
            DialogField { name: tr!("puzzles-moves"), hint: "", typed: &check.moves, width: NUMBER, is_ready }
                .show(ui, &mut events);
            actions.extend(events.into_iter().filter_map(|event| match event {
                FieldEvent::Typed(moves) => Some(Action::Moves(moves)),
                FieldEvent::Entered => Some(Action::Check),
                FieldEvent::Row(_) => None,
            }));
            parts::quiet(ui, tr!("puzzles-moves-unit"));
        },
    );
    labelled(ui, tr!("puzzles-at-most"), true, |ui| {
        let field = rows::field(ui, tr!("puzzles-seconds"), NUMBER, &mut draft.seconds);
        answer_on_enter(ui, &field, is_ready, actions);
        parts::quiet(ui, tr!("puzzles-seconds-unit"));
    });
    let offered: Vec<Scope> = Scope::ALL.into_iter().filter(|which| offer.is_available(*which)).collect();
    if offered.len() > 1 {
        let named = offered.into_iter().map(|which| (which, wording::scope_label(which, offer.count(which))));
        rows::choice(ui, (tr!("puzzles-positions"), true), &mut draft.scope, named);
    }
}

fn answer_on_enter(ui: &Ui, field: &Response, is_ready: bool, actions: &mut Vec<Action>) {
    if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        field.request_focus();
        if is_ready {
            actions.push(Action::Check);
        }
    }
}

pub(crate) fn report(
    ui: &mut Ui,
    (shell, puzzles): (&Shell, &Puzzles),
    report: &Report,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let selected = puzzles.selected;
    ui.set_width(440.0);
    let tally = &report.tally;
    let (checked, total) = (tally.checked(), tally.total());
    if checked < total {
        title(ui, &tr!("puzzles-cancelled", checked = checked, total = total));
    } else {
        title(ui, &tr!("puzzles-checked", count = total));
    }
    let height = (ui.ctx().content_rect().height() - 330.0).max(3.0 * rows::COUNTED);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let counts = PuzzleOutcome::ALL.map(|outcome| (outcome, tally.count_of(outcome)));
        let width = rows::counts_width(ui, counts.iter().map(|(_, count)| *count));
        for (outcome, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            let ink = outcome.tone().ink(palette(ui.visuals()));
            let row = rows::CountedRow { count, words: outcome.label(), ink };
            if rows::counted(ui, &row, width, selected == Some(outcome)) {
                actions.push(Action::Select(outcome));
            }
        }
    });
    if report.proven > 0 {
        solution_options(ui, (shell, report), puzzles.writing, pictures, actions);
    }
    let choices = [(tr!("puzzles-write"), Action::Write), (tr!("puzzles-close"), Action::Cancel)];
    answers(ui, &choices[usize::from(report.solution_count(puzzles.writing) == 0)..], actions);
}

fn solution_options(
    ui: &mut Ui,
    (shell, report): (&Shell, &Report),
    choice: SolutionOptions,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let mut draft = choice;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        let sound = tr!("puzzles-of-sound", count = report.sound());
        let offered = [(false, sound), (true, tr!("puzzles-all-proven", count = report.proven))];
        rows::choice(ui, (tr!("puzzles-solutions"), true), &mut draft.all_proven, offered);
        let own = tr!("puzzles-replace");
        rows::tick(ui, pictures, own, report.solution_count(draft) > 0, &mut draft.replace_existing);
    });
    if draft != choice {
        actions.push(Action::ChooseWriting(draft));
    }
    let has_operations = shell.document.format().has_operations();
    let sentence = if has_operations { tr!("puzzles-as-operations") } else { tr!("puzzles-as-moves") };
    explanation(ui, sentence);
}

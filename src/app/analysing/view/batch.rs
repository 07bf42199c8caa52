//! The dialogs of a batch: its options, and its report.

use egui::{Label, RichText, Ui};

use crate::app::analysing::batch::{BatchOutcome, BatchReport};
use crate::app::analysing::batch_update::LimitUnit;
use crate::app::analysing::{Action, Analysing};
use crate::app::shell::{Scope, Shell};
use crate::app::ui::{
    DialogField, FieldEvent, Pictures, answers, answers_if, explanation, labelled, metrics, palette, rows, title,
    wording,
};
use crate::document::search::EngineVerdict;
use crate::tr;

const NUMBER: f32 = 140.0;

pub(crate) fn options(
    ui: &mut Ui,
    (analysing, shell): (&Analysing, &Shell),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let Some(before) = &analysing.batch.draft else { return };
    ui.set_width(420.0);
    title(ui, tr!("analysing-batch-title"));
    let (mut draft, offer) = (before.clone(), shell.scope_counts());
    let is_valid = before.limits().is_some();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        let units = [LimitUnit::Nodes, LimitUnit::Seconds].map(|unit| (unit, unit_name(unit).to_owned()));
        rows::choice(ui, (tr!("analysing-batch-limit"), true), &mut draft.unit, units);
        let name = unit_name(before.unit);
        labelled(ui, name, true, |ui| {
            let mut events = Vec::new();
            DialogField { name, hint: "", typed: draft.typed(), width: NUMBER, is_ready: is_valid }
                .show(ui, &mut events);
            for event in events {
                match event {
                    FieldEvent::Typed(number) => *draft.typed() = number,
                    FieldEvent::Entered => actions.push(Action::StartBatch),
                    FieldEvent::Row(_) => {}
                }
            }
        });
        let offered: Vec<Scope> = Scope::ALL.into_iter().filter(|which| offer.is_available(*which)).collect();
        if offered.len() > 1 {
            let named = offered.into_iter().map(|which| (which, wording::scope_label(which, offer.count(which))));
            rows::choice(ui, (tr!("analysing-batch-positions"), true), &mut draft.scope, named);
        }
        rows::tick(ui, pictures, tr!("analysing-batch-follow"), true, &mut draft.follows);
    });
    if is_valid {
        explanation(ui, tr!("analysing-batch-note"));
    } else {
        let ink = palette(ui.visuals()).fault;
        let words = match before.unit {
            LimitUnit::Nodes => tr!("analysing-batch-wrong-nodes"),
            LimitUnit::Seconds => tr!("analysing-batch-wrong-seconds"),
        };
        ui.add(Label::new(RichText::new(words).color(ink)).wrap());
    }
    if draft != *before {
        actions.push(Action::DraftBatch(Box::new(draft)));
    }
    let choices = [(tr!("analysing-batch-start"), Action::StartBatch), (tr!("analysing-cancel"), Action::CloseBatch)];
    answers_if(ui, is_valid, &choices, actions);
}

fn unit_name(unit: LimitUnit) -> &'static str {
    match unit {
        LimitUnit::Nodes => tr!("analysing-batch-nodes"),
        LimitUnit::Seconds => tr!("analysing-batch-seconds"),
    }
}

pub(crate) fn report(ui: &mut Ui, analysing: &Analysing, actions: &mut Vec<Action>) {
    let Some(report) = &analysing.batch.report else { return };
    ui.set_width(440.0);
    title(ui, &heading(report));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let counts = BatchOutcome::ALL.map(|outcome| (outcome, report.count_of(outcome)));
        let width = rows::counts_width(ui, counts.iter().map(|(_, count)| *count));
        for (outcome, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            let words = label(outcome);
            let row = rows::CountedRow { count, words, ink: palette(ui.visuals()).text };
            let is_selected = analysing.batch.selected == Some(outcome);
            if rows::counted(ui, &row, width, is_selected) {
                actions.push(Action::SelectOutcome(outcome));
            }
        }
    });
    explanation(ui, tr!("analysing-batch-searched"));
    let choices = [(tr!("analysing-batch-save"), Action::SaveLines), (tr!("analysing-close"), Action::CloseBatch)];
    answers(ui, &choices[usize::from(report.lines() == 0)..], actions);
}

fn heading(report: &BatchReport) -> String {
    let (done, total) = (report.analyzed(), report.total());
    if done < total {
        tr!("analysing-batch-partly", done = done, total = total)
    } else {
        tr!("analysing-batch-done", count = total)
    }
}

fn label(outcome: BatchOutcome) -> &'static str {
    match outcome {
        BatchOutcome::Judged(EngineVerdict::OnlyMove) => tr!("analysing-outcome-only"),
        BatchOutcome::Judged(EngineVerdict::Several) => tr!("analysing-outcome-several"),
        BatchOutcome::Judged(EngineVerdict::Lost) => tr!("analysing-outcome-lost"),
        BatchOutcome::Judged(EngineVerdict::Unclear) => tr!("analysing-outcome-unclear"),
        BatchOutcome::Refused => tr!("analysing-outcome-refused"),
        BatchOutcome::Unreadable => tr!("analysing-outcome-unreadable"),
    }
}

//! Fixing the problems of the position.

use egui::Key;

use super::{Diagnosis, Finding, PointedProblem};
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, Menu, Reason, Shell, at, has_no, plain, require,
};
use crate::document::Edit;
use crate::{rules, tr};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    PointAt(Option<PointedProblem>),
    Fix { problem: usize, fix: usize },
    Explain(usize),
    Run(Command),
}

impl Feature for Diagnosis {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::<Self>::edit(Command::FixAll, at(Menu::Position, 3), |meaning, shell| meaning.fix_all(shell))
            .keys(&[plain(Key::F8)])
            .needs(has_problems)];

    has_no!(end_input, poll);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::PointAt(now) => self.pointed = now,
            Action::Fix { problem, fix } => self.fix(problem, fix, shell),
            Action::Explain(problem) => {
                let finding = self.findings.get(problem);
                shell.effects.extend(finding.map(|finding| Effect::Explain(finding.term())));
            }
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::PointAt(_) => Interrupts::NOTHING,
            Action::Fix { .. } => Interrupts::ALL.unless_trying(),
            Action::Explain(_) => Interrupts::FIELDS,
            Action::Run(command) => command.interrupts(),
        }
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(shell.position(), shell.proof.known().map(|known| known.proof));
    }

    fn forget(&mut self, _: bool, _: &mut Shell) {
        self.pointed = None;
    }
}

impl Diagnosis {
    /// Applies a fix of a problem. Does nothing in try mode and during a preview, which cannot be edited.
    fn fix(&self, problem: usize, fix: usize, shell: &mut Shell) {
        let proposal = self.findings.get(problem).and_then(|finding| finding.fixes.get(fix));
        if let Some(proposal) = proposal.filter(|_| !shell.is_trying() && !shell.is_preview()) {
            shell.document.apply(Edit::Fix(Box::new(proposal.position)));
        }
    }

    /// Applies all unambiguous fixes. Reports how many problems were fixed, unless there was one problem with one fix.
    pub(super) fn fix_all(&self, shell: &mut Shell) {
        if let [Finding { fixes, .. }] = &self.findings[..]
            && fixes.len() == 1
        {
            self.fix(0, 0, shell);
            return;
        }
        let Some(position) = self.fix_all else {
            shell.notices.failed(tr!("meaning-no-certain-fix"), None);
            return;
        };
        let left = rules::problems(&position).len();
        let mended = self.findings.len().saturating_sub(left);
        if shell.document.apply(Edit::Fix(Box::new(position))) {
            let sentence = match left {
                0 => tr!("meaning-fixed", count = mended),
                left => tr!("meaning-fixed-some", count = mended, left = left),
            };
            shell.notices.undoable(sentence, shell.document.revision());
        }
    }
}

fn has_problems(meaning: &Diagnosis, shell: &Shell) -> Result<(), Reason> {
    require(!shell.is_preview(), tr!("meaning-why-preview"))?;
    require(!meaning.findings.is_empty(), tr!("meaning-why-no-problems"))
}

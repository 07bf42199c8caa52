//! The hints, and the steps from one hint to the next.

use strum::{EnumCount, EnumIter, FromRepr};

use crate::app::shell::{Command, Feature, FeatureRow, Interrupts, Menu, Settings, Shell, at, has_no};
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumIter, FromRepr)]
#[repr(u8)]
pub enum Hint {
    Board,
    Paste,
    Problems,
    Solve,
}

impl Hint {
    pub(super) const fn number(self) -> usize {
        self as usize + 1
    }

    pub fn title(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board"),
            Self::Paste => tr!("welcome-paste"),
            Self::Problems => tr!("welcome-problems"),
            Self::Solve => tr!("welcome-solve"),
        }
    }

    pub fn text(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board.text"),
            Self::Paste => tr!("welcome-paste.text"),
            Self::Problems => tr!("welcome-problems.text"),
            Self::Solve => tr!("welcome-solve.text"),
        }
    }

    pub(super) fn place(self) -> String {
        tr!("welcome-place", number = self.number(), count = Self::COUNT)
    }

    pub(crate) fn announcement(self) -> String {
        format!("{}. {}. {}", self.place(), self.title(), self.text())
    }

    pub(super) fn next(self) -> Option<Self> {
        Self::from_repr(self as u8 + 1)
    }
}

#[derive(Debug, Default)]
pub struct Welcome {
    hint: Option<Hint>,
}

impl Welcome {
    /// Shows the first hint at the first start, and records in the settings that it was shown.
    pub fn new(settings: &mut Settings) -> Self {
        let is_first = !std::mem::replace(&mut settings.welcomed, true);
        Self { hint: is_first.then_some(Hint::Board) }
    }

    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Next,
    Skip,
}

impl Feature for Welcome {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::new(Command::FirstSteps, at(Menu::Help, 0), |welcome, _| welcome.hint = Some(Hint::Board))];

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::NOTHING
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        self.hint = match action {
            Action::Next => self.hint.and_then(Hint::next),
            Action::Skip => None,
        };
        if self.hint.is_none() {
            // The settings are stored now and not only on exit, so that the hints do not come again after a crash.
            shell.store_settings();
        }
    }
}

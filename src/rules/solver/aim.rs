//! The aims that the attacking side can force.

use crate::board::Goal;

/// The outcome that the side to move must force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// It mates: a direct mate.
    #[default]
    Mate,
    /// It forces the other side to mate it: a selfmate.
    Selfmate,
}

impl Aim {
    /// Returns the aim for a goal; `None` if nothing is forced.
    pub const fn from_goal(goal: Goal) -> Option<Self> {
        match goal {
            Goal::Mate => Some(Self::Mate),
            Goal::Selfmate => Some(Self::Selfmate),
            Goal::Helpmate | Goal::Win | Goal::Draw => None,
        }
    }

    /// Returns the goal for this aim.
    pub const fn goal(self) -> Goal {
        match self {
            Self::Mate => Goal::Mate,
            Self::Selfmate => Goal::Selfmate,
        }
    }

    /// Returns the untranslated name, which selects texts: `mate` or `selfmate`.
    pub const fn id(self) -> &'static str {
        self.goal().id()
    }
}

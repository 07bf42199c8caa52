//! Who is to be mated.

use crate::board::Goal;

/// What the side to move is to force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// It mates: a direct mate.
    #[default]
    Mate,
    /// It is mated, against the will of the other side: a selfmate.
    Selfmate,
}

impl Aim {
    /// What is to be forced for a goal; `None` where nothing is forced.
    pub const fn of(goal: Goal) -> Option<Self> {
        match goal {
            Goal::Mate => Some(Self::Mate),
            Goal::Selfmate => Some(Self::Selfmate),
            Goal::Helpmate | Goal::Win | Goal::Draw => None,
        }
    }

    /// The goal of a problem that asks for it.
    pub const fn goal(self) -> Goal {
        match self {
            Self::Mate => Goal::Mate,
            Self::Selfmate => Goal::Selfmate,
        }
    }

    /// Its English name, by which texts choose: `mate` or `selfmate`.
    pub const fn noun(self) -> &'static str {
        self.goal().noun()
    }
}

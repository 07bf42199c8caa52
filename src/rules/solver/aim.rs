//! Who is to be mated.

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
    /// How problems are marked: `#` or `s#`, before the number of moves.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Mate => "#",
            Self::Selfmate => "s#",
        }
    }

    /// What it is called: `mate` or `selfmate`; with an `s` also what a move does that reaches it.
    #[must_use]
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Selfmate => "selfmate",
        }
    }
}

//! Goals of problems: how the sides play, and how the play ends.

use strum::IntoStaticStr;

/// The goal of a problem: a genre together with mate or stalemate, or the result of a study.
#[derive(Clone, Copy, Debug, Default, IntoStaticStr, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Goal {
    /// The side to move mates.
    #[default]
    Mate,
    /// The side to move stalemates.
    Stalemate,
    /// The side to move forces the other side to give mate.
    Selfmate,
    /// The side to move forces the other side to give stalemate.
    Selfstalemate,
    /// A selfmate in which a side that can mate must do so.
    Reflexmate,
    /// A selfstalemate in which a side that can stalemate must do so.
    Reflexstalemate,
    /// A selfmate in which the other side must mate if it can.
    SemiReflexmate,
    /// A selfstalemate in which the other side must stalemate if it can.
    SemiReflexstalemate,
    /// Both sides cooperate to mate the side that moves first or, with an odd number of half moves, the other side.
    Helpmate,
    /// A helpmate that ends in stalemate.
    Helpstalemate,
    /// Both sides cooperate until a selfmate in one move.
    HelpSelfmate,
    /// Both sides cooperate until a selfstalemate in one move.
    HelpSelfstalemate,
    /// The side to move makes all moves in series, and mates with the last one.
    SeriesMate,
    /// The side to move makes all moves in series, and stalemates with the last one.
    SeriesStalemate,
    /// The side to move makes all moves in series, and forces the other side to mate in reply to the last one.
    SeriesSelfmate,
    /// The side to move makes all moves in series, and forces the other side to stalemate in reply to the last one.
    SeriesSelfstalemate,
    /// The side to move makes all moves in series, then the other side mates in one move.
    SeriesHelpmate,
    /// The side to move makes all moves in series, then the other side stalemates in one move.
    SeriesHelpstalemate,
    /// A side wins: the side to move, or that of [`Stipulation::side`](super::Stipulation::side).
    Win,
    /// A side does not lose: the side to move, or that of [`Stipulation::side`](super::Stipulation::side).
    Draw,
}

/// The manner in which the sides of a problem play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Genre {
    /// The side to move forces the end.
    Direct,
    /// The side to move forces the other side to make the last move.
    SelfPlay,
    /// Self play in which both sides must make the last move if they can.
    Reflex,
    /// Self play in which the other side must make the last move if it can.
    SemiReflex,
    /// Both sides cooperate.
    Help,
    /// Both sides cooperate until self play of one move.
    HelpSelf,
    /// One side makes all moves in series.
    SeriesDirect,
    /// One side makes all moves in series until self play of one move.
    SeriesSelf,
    /// One side makes all moves in series but the last one, which the other side makes.
    SeriesHelp,
}

/// The genre of each goal, the goals in which it ends in mate and in stalemate, and its sign before `#` or `=`.
const GENRES: [(Genre, [Goal; 2], &str); 9] = [
    (Genre::Direct, [Goal::Mate, Goal::Stalemate], ""),
    (Genre::SelfPlay, [Goal::Selfmate, Goal::Selfstalemate], "s"),
    (Genre::Reflex, [Goal::Reflexmate, Goal::Reflexstalemate], "r"),
    (Genre::SemiReflex, [Goal::SemiReflexmate, Goal::SemiReflexstalemate], "semi-r"),
    (Genre::Help, [Goal::Helpmate, Goal::Helpstalemate], "h"),
    (Genre::HelpSelf, [Goal::HelpSelfmate, Goal::HelpSelfstalemate], "hs"),
    (Genre::SeriesDirect, [Goal::SeriesMate, Goal::SeriesStalemate], "ser-"),
    (Genre::SeriesSelf, [Goal::SeriesSelfmate, Goal::SeriesSelfstalemate], "ser-s"),
    (Genre::SeriesHelp, [Goal::SeriesHelpmate, Goal::SeriesHelpstalemate], "ser-h"),
];

impl Goal {
    /// Returns all goals except those of studies, in the order of the genres.
    pub fn problems() -> impl Iterator<Item = Self> {
        GENRES.into_iter().flat_map(|(_, goals, _)| goals)
    }

    /// Returns the untranslated name, such as `mate`, which selects translated texts.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the genre; `None` for a study.
    pub fn genre(self) -> Option<Genre> {
        GENRES.iter().find(|(_, goals, _)| goals.contains(&self)).map(|(genre, ..)| *genre)
    }

    /// Returns `true` for the goals of studies: a win or draw.
    pub const fn is_study(self) -> bool {
        matches!(self, Self::Win | Self::Draw)
    }

    /// Returns `true` if the side to move forces the goal against any replies.
    pub fn is_forced(self) -> bool {
        matches!(self.genre(), Some(Genre::Direct | Genre::SelfPlay | Genre::Reflex | Genre::SemiReflex))
    }

    /// Returns `true` if one side makes a series of moves, which are numbered one by one.
    pub fn is_series(self) -> bool {
        matches!(self.genre(), Some(Genre::SeriesDirect | Genre::SeriesSelf | Genre::SeriesHelp))
    }

    /// Returns `true` if the last move gives stalemate.
    pub fn is_stalemate(self) -> bool {
        GENRES.iter().any(|(_, [_, stalemate], _)| *stalemate == self)
    }

    /// Returns `true` if the number of moves can be a half one.
    pub fn has_half_moves(self) -> bool {
        matches!(self.genre(), Some(Genre::Help | Genre::HelpSelf))
    }

    /// Returns the sign of the goal, as before a number of moves: `#`, `ser-h=`.
    ///
    /// ```
    /// use fenwright::board::Goal;
    /// assert_eq!(Goal::SeriesHelpstalemate.sign(), "ser-h=");
    /// assert_eq!(Goal::from_sign("semi-r#"), Some(Goal::SemiReflexmate));
    /// ```
    pub fn sign(self) -> String {
        match GENRES.iter().find(|(_, goals, _)| goals.contains(&self)) {
            Some((_, _, prefix)) => format!("{prefix}{}", if self.is_stalemate() { '=' } else { '#' }),
            None => if self == Self::Win { "+" } else { "=" }.to_owned(),
        }
    }

    /// Reads the sign of a goal other than that of a study.
    pub fn from_sign(sign: &str) -> Option<Self> {
        let (prefix, end) = sign.split_at_checked(sign.len().checked_sub(1)?)?;
        let (_, [mate, stalemate], _) = GENRES.iter().find(|(.., known)| *known == prefix)?;
        match end {
            "#" => Some(*mate),
            "=" => Some(*stalemate),
            _ => None,
        }
    }
}

//! The rules by which a position is played: chess, or a variant of it on the same board.

use super::{Checks, Holdings};

/// A game that is played on an 8x8 board, as lichess's editor offers them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Chess and Chess960, whose rules are the same.
    #[default]
    Standard,
    /// Captured men change sides and are dropped onto the board again.
    Crazyhouse,
    /// Who gives the third check wins.
    ThreeCheck,
    /// Who brings the king to the middle of the board wins.
    KingOfTheHill,
    /// Who loses all men, or cannot move, wins. Captures are compulsory, and the king is a man like others.
    Antichess,
    /// A capture takes away what stands around it, but for pawns.
    Atomic,
    /// White has 36 pawns and no king, and wins by mate; Black wins by capturing all of them.
    Horde,
    /// Who brings the king to the last rank first wins. Nobody may give check.
    RacingKings,
}

impl Variant {
    /// All of them, in the order of a menu.
    pub const ALL: [Self; 8] = [
        Self::Standard,
        Self::Crazyhouse,
        Self::ThreeCheck,
        Self::KingOfTheHill,
        Self::Antichess,
        Self::Atomic,
        Self::Horde,
        Self::RacingKings,
    ];

    /// The value of the tag `Variant` in games of lichess: "King of the Hill".
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "Standard",
            Self::Crazyhouse => "Crazyhouse",
            Self::ThreeCheck => "Three-check",
            Self::KingOfTheHill => "King of the Hill",
            Self::Antichess => "Antichess",
            Self::Atomic => "Atomic",
            Self::Horde => "Horde",
            Self::RacingKings => "Racing Kings",
        }
    }

    /// The name for programs, in kebab-case: "king-of-the-hill".
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Crazyhouse => "crazyhouse",
            Self::ThreeCheck => "three-check",
            Self::KingOfTheHill => "king-of-the-hill",
            Self::Antichess => "antichess",
            Self::Atomic => "atomic",
            Self::Horde => "horde",
            Self::RacingKings => "racing-kings",
        }
    }

    /// The variant of a name in any usual spelling: of tags, of addresses and of engines. Standard chess has several names,
    /// among them those of Chess960.
    ///
    /// ```
    /// use fenwright::board::Variant;
    /// for name in ["King of the Hill", "kingOfTheHill", "koth", "king-of-the-hill"] {
    ///     assert_eq!(Variant::from_name(name), Some(Variant::KingOfTheHill));
    /// }
    /// assert_eq!(Variant::from_name("Chess 960"), Some(Variant::Standard));
    /// assert_eq!(Variant::from_name("Shogi"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        let plain: String =
            name.chars().filter(char::is_ascii_alphanumeric).map(|char| char.to_ascii_lowercase()).collect();
        let bare = plain.strip_suffix("chess").filter(|bare| !bare.is_empty() && *bare != "anti").unwrap_or(&plain);
        Some(match bare {
            "standard" | "chess" | "classical" | "normal" | "orthodox" | "regular" | "fromposition" | "chess960"
            | "960" | "fischerandom" | "fischerrandom" | "frc" => Self::Standard,
            "crazyhouse" | "zh" | "house" => Self::Crazyhouse,
            "threecheck" | "3check" | "threechecks" | "3checks" => Self::ThreeCheck,
            "kingofthehill" | "koth" => Self::KingOfTheHill,
            "antichess" | "anti" => Self::Antichess,
            "atomic" | "atom" => Self::Atomic,
            "horde" => Self::Horde,
            "racingkings" | "racing" | "race" => Self::RacingKings,
            _ => return None,
        })
    }

    /// The rules with what a game begins with: empty pockets, no checks given.
    pub const fn rules(self) -> Rules {
        match self {
            Self::Standard => Rules::Standard,
            Self::Crazyhouse => Rules::Crazyhouse(Holdings::NONE),
            Self::ThreeCheck => Rules::ThreeCheck(Checks::NONE_GIVEN),
            Self::KingOfTheHill => Rules::KingOfTheHill,
            Self::Antichess => Rules::Antichess,
            Self::Atomic => Rules::Atomic,
            Self::Horde => Rules::Horde,
            Self::RacingKings => Rules::RacingKings,
        }
    }

    /// Whether castling is known to it.
    pub const fn has_castling(self) -> bool {
        !matches!(self, Self::Antichess | Self::RacingKings)
    }
}

/// By which rules a position is played, with what only these rules have: so nothing else has to be read, written or
/// compared where a position is one of chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// [`Variant::Standard`]
    #[default]
    Standard,
    /// [`Variant::Crazyhouse`], with the men in hand and the promoted ones.
    Crazyhouse(Holdings),
    /// [`Variant::ThreeCheck`], with the checks that are left.
    ThreeCheck(Checks),
    /// [`Variant::KingOfTheHill`]
    KingOfTheHill,
    /// [`Variant::Antichess`]
    Antichess,
    /// [`Variant::Atomic`]
    Atomic,
    /// [`Variant::Horde`]
    Horde,
    /// [`Variant::RacingKings`]
    RacingKings,
}

impl Rules {
    /// Which rules they are.
    pub const fn variant(&self) -> Variant {
        match self {
            Self::Standard => Variant::Standard,
            Self::Crazyhouse(_) => Variant::Crazyhouse,
            Self::ThreeCheck(_) => Variant::ThreeCheck,
            Self::KingOfTheHill => Variant::KingOfTheHill,
            Self::Antichess => Variant::Antichess,
            Self::Atomic => Variant::Atomic,
            Self::Horde => Variant::Horde,
            Self::RacingKings => Variant::RacingKings,
        }
    }

    /// Whether they are those of chess.
    pub const fn is_standard(&self) -> bool {
        matches!(self, Self::Standard)
    }
}

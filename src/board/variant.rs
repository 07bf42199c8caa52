//! Chess variants and their rules.

use strum::IntoStaticStr;

use super::{Checks, Holdings};

/// A game on an 8x8 board: standard chess or one of the variants of the lichess editor.
#[derive(Clone, Copy, Debug, Default, IntoStaticStr, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// Chess and Chess960, whose rules are the same.
    #[default]
    Standard,
    /// Captured pieces change sides and can be dropped back onto the board.
    Crazyhouse,
    /// The third check wins.
    ThreeCheck,
    /// A king that reaches the center wins.
    KingOfTheHill,
    /// A side that loses all pieces or has no legal move wins. Captures are compulsory, the king is not royal.
    Antichess,
    /// A capture removes all pieces around it except pawns.
    Atomic,
    /// White has 36 pawns and no king, and wins by mate. Black wins by capturing all white pieces.
    Horde,
    /// The first king to reach the last rank wins. Giving check is illegal.
    RacingKings,
}

impl Variant {
    /// All variants, in menu order.
    pub const ALL: [Self; 8] = {
        use Variant::{Antichess, Atomic, Crazyhouse, Horde, KingOfTheHill, RacingKings, Standard, ThreeCheck};
        [Standard, Crazyhouse, ThreeCheck, KingOfTheHill, Antichess, Atomic, Horde, RacingKings]
    };

    /// Returns the value of the PGN tag `Variant` in lichess games: "King of the Hill".
    pub const fn tag_value(self) -> &'static str {
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

    /// Returns the identifier in kebab-case: "king-of-the-hill".
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the variant for a name in any usual spelling, as in PGN tags, URLs and engine options.
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

    /// Returns the rules with the initial state: empty pockets, no checks given.
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

    /// Returns `true` if the variant has castling.
    pub const fn has_castling(self) -> bool {
        !matches!(self, Self::Antichess | Self::RacingKings)
    }
}

/// The rules of a position, with the additional state that its variant needs. Standard chess needs none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// [`Variant::Standard`]
    #[default]
    Standard,
    /// [`Variant::Crazyhouse`], with pockets and promoted pieces.
    Crazyhouse(Holdings),
    /// [`Variant::ThreeCheck`], with the remaining checks.
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
    /// Returns the variant.
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

    /// Returns `true` for standard chess.
    pub const fn is_standard(&self) -> bool {
        matches!(self, Self::Standard)
    }
}

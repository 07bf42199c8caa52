//! The output formats of `fenwright convert`.

use clap::ValueEnum;

use crate::board::Position;
use crate::document::Format;
use crate::notation::fen::{self, CastlingStyle, EnPassantStyle, Style};
use crate::notation::forsyth;
use crate::rules;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ConvertFormat {
    Fen,
    Xfen,
    Legal,
    Shredder,
    Epd,
    Pgn,
    Csv,
    Tsv,
    Olv,
    Json,
    Popeye,
    Forsyth,
    Ascii,
    Unicode,
}

pub(super) enum OutputKind {
    Lines(Format),
    Games,
    Boards { has_figures: bool },
}

impl ConvertFormat {
    pub(super) const fn layout(self) -> OutputKind {
        match self {
            Self::Fen | Self::Xfen | Self::Legal | Self::Shredder | Self::Forsyth => OutputKind::Lines(Format::Fen),
            // Tables and entries are made of lines of EPD.
            Self::Epd | Self::Csv | Self::Tsv | Self::Olv | Self::Json | Self::Popeye => OutputKind::Lines(Format::Epd),
            Self::Pgn => OutputKind::Games,
            Self::Ascii => OutputKind::Boards { has_figures: false },
            Self::Unicode => OutputKind::Boards { has_figures: true },
        }
    }

    /// Returns a format that is written when all records are known: a table, or entries.
    pub(super) const fn whole(self) -> Option<Format> {
        match self {
            Self::Csv => Some(Format::Csv),
            Self::Tsv => Some(Format::Tsv),
            Self::Olv => Some(Format::Olive),
            Self::Json => Some(Format::Yacpdb),
            Self::Popeye => Some(Format::Popeye),
            _ => None,
        }
    }

    pub(super) const fn format(self) -> Option<Format> {
        match self.layout() {
            OutputKind::Lines(format) => Some(format),
            OutputKind::Games => Some(Format::Pgn),
            OutputKind::Boards { .. } => None,
        }
    }

    pub(super) fn label(self) -> &'static str {
        self.whole().or(self.format()).map_or(tr!("cli-drawn-board"), Format::name)
    }

    /// Returns the position and the style that the FEN writer needs for this format.
    pub(in crate::cli) fn adapt(self, position: &Position, style: Style) -> (Position, Style) {
        let en_passant = position.en_passant.filter(|_| self != Self::Legal || rules::en_passant_is_legal(position));
        let style = match self {
            Self::Xfen => Style { en_passant: EnPassantStyle::Capturable, ..style },
            Self::Shredder => Style { castling: CastlingStyle::Shredder, ..style },
            _ => style,
        };
        (Position { en_passant, ..*position }, style)
    }

    pub(super) fn fen(self, position: &Position, style: Style) -> String {
        if self == Self::Forsyth {
            return forsyth::write(position);
        }
        let (position, style) = self.adapt(position, style);
        fen::write_as(&position, style)
    }
}

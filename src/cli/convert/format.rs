//! The output formats of `fenwright convert`.

use clap::ValueEnum;

use super::super::fen_form;
use crate::board::Position;
use crate::document::Format;
use crate::notation::fen::{self, ChecksStyle, PocketStyle, Style};
use crate::notation::forsyth;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ConvertFormat {
    /// FEN, with comments above the lines
    Fen,
    /// X-FEN, with an en passant square only where a pawn attacks it
    Xfen,
    /// FEN with an en passant square only where a capture is legal
    Legal,
    /// Shredder-FEN, with the rooks' files as castling letters
    Shredder,
    /// EPD, with operations for names, marks, and arrows and marked squares
    Epd,
    /// PGN, a game a position, with operations in a tag and the rest in comments; games stay as they are
    Pgn,
    /// Forsyth's own form, with runs of empty squares over several ranks
    Forsyth,
    /// Boards drawn with letters
    Ascii,
    /// Boards drawn with chess figures
    Unicode,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum PocketForm {
    /// Behind the last rank in brackets: `[QPp]`
    #[default]
    Brackets,
    /// As a ninth rank: `/QPp`
    Rank,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum ChecksForm {
    /// Those that are left, before the clocks: 3+3
    #[default]
    Remaining,
    /// Those that were given, behind the clocks: +0+0
    Given,
}

pub(super) fn style(pockets: PocketForm, checks: ChecksForm) -> Style {
    Style {
        pocket: match pockets {
            PocketForm::Brackets => PocketStyle::Brackets,
            PocketForm::Rank => PocketStyle::Rank,
        },
        checks: match checks {
            ChecksForm::Remaining => ChecksStyle::Remaining,
            ChecksForm::Given => ChecksStyle::Given,
        },
        ..Style::default()
    }
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
            Self::Epd => OutputKind::Lines(Format::Epd),
            Self::Pgn => OutputKind::Games,
            Self::Ascii => OutputKind::Boards { has_figures: false },
            Self::Unicode => OutputKind::Boards { has_figures: true },
        }
    }

    /// Returns the file format that stores the same information; `None` for drawn boards.
    pub(super) const fn format(self) -> Option<Format> {
        match self.layout() {
            OutputKind::Lines(format) => Some(format),
            OutputKind::Games => Some(Format::Pgn),
            OutputKind::Boards { .. } => None,
        }
    }

    pub(super) fn label(self) -> &'static str {
        self.format().map_or(tr!("cli-drawn-board"), Format::name)
    }

    pub(super) fn fen(self, position: &Position, style: Style) -> String {
        match self {
            Self::Xfen => fen_form::xfen(position, style),
            Self::Legal => fen_form::legal(position, style),
            Self::Shredder => fen_form::shredder(position, style),
            Self::Forsyth => forsyth::write(position),
            _ => fen::write_as(position, style),
        }
    }

    pub(super) const fn has_rules(self) -> bool {
        !matches!(self, Self::Forsyth | Self::Ascii | Self::Unicode)
    }
}

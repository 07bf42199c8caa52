//! What is remembered from one session to the next.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::exporting::ExportChoices;
use super::solving::Asked;
use crate::diagram::{Coloring, PieceSet};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl From<ThemeChoice> for egui::ThemePreference {
    fn from(choice: ThemeChoice) -> Self {
        match choice {
            ThemeChoice::System => Self::System,
            ThemeChoice::Light => Self::Light,
            ThemeChoice::Dark => Self::Dark,
        }
    }
}

/// When the en passant square is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnPassantChoice {
    /// Whenever it is stated, the PGN standard's rule.
    #[default]
    AsStated,
    /// When a pawn can capture, the rule of X-FEN.
    IfCapturable,
    /// When the capture is legal.
    IfLegal,
}

/// The settings, kept as JSON in the user's configuration folder. What is missing there has its default; a
/// file that cannot be read counts as none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: ThemeChoice,
    /// When the en passant square is written.
    pub en_passant: EnPassantChoice,
    /// Whether file letters and rank numbers are shown.
    pub coordinates: bool,
    /// The pieces on the board.
    pub pieces: PieceSet,
    /// The colours of the board.
    pub coloring: Coloring,
    /// The material of the last random position.
    pub random_material: String,
    /// Whether the file that saving replaces is kept.
    pub keeps_backup: bool,
    /// What is asked for when a position is solved.
    pub asked: Asked,
    /// Whether a position is solved again after each edit.
    pub solves_after_edits: bool,
    /// How diagrams are exported.
    pub export: ExportChoices,
    /// The files opened last, the newest first.
    pub recent: Vec<PathBuf>,
    /// The window's inner size in points.
    pub window: [f32; 2],
    /// Whether the window was maximised.
    pub maximized: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            en_passant: EnPassantChoice::AsStated,
            coordinates: true,
            pieces: PieceSet::default(),
            coloring: Coloring::default(),
            random_material: "KRP vs KR".to_owned(),
            keeps_backup: false,
            asked: Asked::default(),
            solves_after_edits: false,
            export: ExportChoices::default(),
            recent: Vec::new(),
            window: [1180.0, 780.0],
            maximized: false,
        }
    }
}

impl Settings {
    /// How many recent files are kept.
    const RECENT: usize = 10;

    /// Puts a file at the top of the recent ones.
    pub fn remember_file(&mut self, path: &Path) {
        // JSON cannot hold a path that is no Unicode.
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(Self::RECENT);
    }

    /// Reads settings; what is missing has its default, and so has everything in a text that is broken.
    #[must_use]
    pub fn from_json(json: &str) -> Self {
        serde_json::from_str(json).unwrap_or_default()
    }

    /// Writes settings.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_writing_and_reading() {
        let mut settings = Settings { theme: ThemeChoice::Dark, coloring: Coloring::Print, ..Settings::default() };
        settings.remember_file(Path::new("/a.fen"));
        assert_eq!(Settings::from_json(&settings.to_json()), settings);
    }

    #[test]
    fn broken_settings_are_no_obstacle() {
        assert_eq!(Settings::from_json("{\"theme\":"), Settings::default());
        assert_eq!(Settings::from_json("{}"), Settings::default());
    }

    #[test]
    fn recent_files_are_ten_the_newest_first_and_none_twice() {
        let mut settings = Settings::default();
        for name in 0..12 {
            settings.remember_file(&PathBuf::from(format!("/{name}.fen")));
        }
        settings.remember_file(Path::new("/5.fen"));
        assert_eq!(settings.recent.len(), 10);
        assert_eq!(settings.recent[0], PathBuf::from("/5.fen"));
        assert_eq!(settings.recent[1], PathBuf::from("/11.fen"));
    }
}

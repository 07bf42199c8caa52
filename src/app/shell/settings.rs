//! The settings, and the state that is kept between sessions.

mod stored;
mod widths;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::app::shell::{EngineChoices, ExportOptions, SideTab};
use crate::app::ui::BoardStyle;
use crate::board::Position;
use crate::diagram::{Coloring, PieceSet, SquareColors};
use crate::lang::{Language, PieceLetters};
use crate::notation::fen;
use crate::rules;
use crate::rules::solver::Query;

pub use widths::{ChosenWidths, SizedPanel, Widths};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnPassantChoice {
    /// The FEN contains every en passant square that the position states (PGN standard, section 16.1.3.4).
    #[default]
    AsStated,
    /// The FEN contains the square if a pawn can capture there (X-FEN).
    IfCapturable,
    IfLegal,
}

/// The handling of a pasted position if the current one has details, such as a title or a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PasteOver {
    #[default]
    Ask,
    /// Replaces the position and keeps the details.
    Replace,
    /// Adds the pasted position as a new one after the current position.
    Add,
}

/// The settings and the state, stored as JSON. Missing or unreadable values become defaults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: ThemeChoice,
    pub language: Option<String>,
    pub piece_letters: PieceLetters,
    pub en_passant: EnPassantChoice,
    pub paste_over: PasteOver,
    pub coordinates: bool,
    /// `true` to show hints about buttons and keys below the FEN.
    pub hints: bool,
    pub pieces: PieceSet,
    pub coloring: Coloring,
    #[serde(with = "stored::squares")]
    pub own_colors: SquareColors,
    pub random_material: String,
    pub keeps_backup: bool,
    /// The query for positions whose record states no stipulation.
    #[serde(with = "stored::asked")]
    pub asked: Query,
    /// `true` to prove the result of the position on the board.
    pub proves_positions: bool,
    /// The time for the second change in the repair of a puzzle, in seconds.
    pub repair_seconds: u32,
    /// The chosen folder with Syzygy tables; `None` for the usual places.
    pub syzygy: Option<PathBuf>,
    pub engine: EngineChoices,
    /// The chosen program of Popeye; `None` for the one that is installed.
    pub popeye: Option<PathBuf>,
    /// `true` to show the list if there are several positions.
    pub list: bool,
    pub large_diagrams: bool,
    pub widths: ChosenWidths,
    /// The size of everything in the window, as a multiple of the size that the screen asks for.
    #[serde(deserialize_with = "zoom")]
    pub zoom: f32,
    /// The open tab of the side panel.
    pub tab: SideTab,
    pub export: ExportOptions,
    pub recent: Vec<PathBuf>,
    #[serde(deserialize_with = "window_size")]
    pub window: [f32; 2],
    pub maximized: bool,
    /// `true` once the hints of a first start were shown.
    pub welcomed: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            language: None,
            piece_letters: PieceLetters::OfLanguage,
            en_passant: EnPassantChoice::AsStated,
            paste_over: PasteOver::Ask,
            coordinates: true,
            hints: true,
            pieces: PieceSet::default(),
            coloring: Coloring::default(),
            own_colors: SquareColors::default(),
            random_material: "KRP vs KR".to_owned(),
            keeps_backup: false,
            asked: Query::default(),
            proves_positions: true,
            repair_seconds: 60,
            syzygy: None,
            engine: EngineChoices::default(),
            popeye: None,
            list: true,
            large_diagrams: false,
            widths: ChosenWidths::default(),
            zoom: 1.0,
            tab: SideTab::default(),
            export: ExportOptions::default(),
            recent: Vec::new(),
            window: [1180.0, 780.0],
            maximized: false,
            welcomed: true,
        }
    }
}

impl Settings {
    const MAX_RECENT: usize = 10;
    pub const ZOOMS: RangeInclusive<f32> = 0.5..=3.0;

    pub fn for_first_start() -> Self {
        Self { welcomed: false, ..Self::default() }
    }

    pub(crate) fn chosen_language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_code)
    }

    pub fn remember_file(&mut self, path: &Path) {
        // Paths that are not Unicode cannot be stored as JSON.
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(Self::MAX_RECENT);
    }

    pub const fn board_style(&self) -> BoardStyle {
        BoardStyle { pieces: self.pieces, coloring: self.coloring }
    }

    pub fn widths(&self, window: f32) -> Widths {
        self.widths.in_window(window, self.large_diagrams)
    }

    /// Sets the width of a panel in points, within the limits of the window; `None` restores the default.
    pub fn choose_width(&mut self, panel: SizedPanel, width: Option<f32>, window: f32) {
        let [least, most] = self.widths(window).limits(panel);
        self.widths.choose(panel, width.map(|width| width.clamp(least, most)));
    }

    pub const fn initial_own_colors(&self) -> SquareColors {
        if let Coloring::Custom(squares) = self.coloring { squares } else { self.own_colors }
    }

    /// Remembers the custom colors of the board. If exported diagrams use custom colors, they get the same.
    pub const fn keep_own_colors(&mut self) {
        let Coloring::Custom(squares) = self.coloring else { return };
        self.own_colors = squares;
        if let Some(Coloring::Custom(exported)) = &mut self.export.coloring {
            *exported = squares;
        }
    }

    /// The fields that are state, not preferences. They are stored in another file, for users who copy only their
    /// preferences to another machine.
    const STATE_FIELDS: [&str; 6] = ["recent", "window", "maximized", "widths", "tab", "welcomed"];

    /// Reads the preferences and the state, value by value: missing, unknown or damaged values become defaults. The
    /// preferences of older versions contain the state, too.
    pub fn from_texts(chosen: &str, remembered: &str) -> Self {
        let [mut whole, remembered] =
            [chosen, remembered].map(|json| serde_json::from_str::<Map<_, _>>(json).unwrap_or_default());
        whole.extend(remembered.into_iter().filter(|(name, _)| Self::STATE_FIELDS.contains(&name.as_str())));
        stored::read(Value::Object(whole))
    }

    pub fn to_texts(&self) -> (String, String) {
        let whole = serde_json::to_value(self).unwrap_or_default();
        let of = |is_remembered: bool| {
            let fields = whole.as_object().into_iter().flatten();
            let fields = fields.filter(|(name, _)| Self::STATE_FIELDS.contains(&name.as_str()) == is_remembered);
            let fields: Map<_, _> = fields.map(|(name, value)| (name.clone(), value.clone())).collect();
            serde_json::to_string_pretty(&fields).unwrap_or_default()
        };
        (of(false), of(true))
    }
}

pub fn write_fen(position: &Position, choice: EnPassantChoice) -> String {
    match choice {
        EnPassantChoice::AsStated => fen::write(position),
        EnPassantChoice::IfCapturable => {
            fen::write_as(position, fen::Style { en_passant: fen::EnPassantStyle::Capturable, ..fen::Style::default() })
        }
        EnPassantChoice::IfLegal if rules::en_passant_is_legal(position) => fen::write(position),
        EnPassantChoice::IfLegal => fen::write(&Position { en_passant: None, ..*position }),
    }
}

fn window_size<'de, D: Deserializer<'de>>(reader: D) -> Result<[f32; 2], D::Error> {
    let size = <[f32; 2]>::deserialize(reader)?;
    let is_possible = size.iter().all(|side| (1.0..=32_767.0).contains(side));
    if is_possible { Ok(size) } else { Err(D::Error::custom("no window is of this size")) }
}

fn zoom<'de, D: Deserializer<'de>>(reader: D) -> Result<f32, D::Error> {
    let zoom = f32::deserialize(reader)?;
    if Settings::ZOOMS.contains(&zoom) { Ok(zoom) } else { Err(D::Error::custom("no window can be read at this zoom")) }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::app::shell::engine_choices::ProgramOptions;
    use crate::board::{Goal, Stipulation};
    use crate::engine::OnlyMoveRule;

    #[test]
    fn settings_survive_writing_and_reading() {
        let mut settings = Settings { theme: ThemeChoice::Dark, coloring: Coloring::Print, ..Settings::default() };
        settings.remember_file(Path::new("/a.fen"));
        let (chosen, remembered) = settings.to_texts();
        assert_eq!(Settings::from_texts(&chosen, &remembered), settings);
    }

    #[test]
    fn broken_settings_are_no_obstacle() {
        assert_eq!(Settings::from_texts("{\"theme\":", ""), Settings::default());
        assert_eq!(Settings::from_texts("{}", ""), Settings::default());
    }

    fn unusual() -> Settings {
        Settings {
            theme: ThemeChoice::Dark,
            language: Some("nl".to_owned()),
            piece_letters: PieceLetters::Figurines,
            en_passant: EnPassantChoice::IfLegal,
            paste_over: PasteOver::Add,
            coordinates: false,
            hints: false,
            pieces: PieceSet::Bold,
            coloring: "#123,#FED".parse().unwrap(),
            own_colors: "#123,#FED".parse().unwrap(),
            random_material: "KQ vs K".to_owned(),
            keeps_backup: true,
            asked: Stipulation::new(Goal::Helpmate, 3).into(),
            proves_positions: false,
            repair_seconds: 5,
            syzygy: Some("/tables".into()),
            engine: EngineChoices {
                program: Some("/usr/games/stockfish".into()),
                lines: 1,
                rule: OnlyMoveRule::Strict,
                options: vec![ProgramOptions::default()],
            },
            popeye: Some("/usr/games/py".into()),
            list: false,
            large_diagrams: true,
            widths: ChosenWidths { list: Some(300.0), side: Some(280.0) },
            zoom: 1.5,
            tab: SideTab::Details,
            export: ExportOptions {
                size: 300,
                coloring: Some(Coloring::Walnut),
                border: true,
                ..ExportOptions::default()
            },
            recent: vec!["/a.fen".into(), "/b.fen".into()],
            window: [900.0, 700.0],
            maximized: true,
            welcomed: false,
        }
    }

    /// Collects the JSON pointers of all values, including nested ones.
    fn places(value: &Value, place: &str, found: &mut Vec<String>) {
        for (name, value) in value.as_object().into_iter().flatten() {
            let place = format!("{place}/{name}");
            places(value, &place, found);
            found.push(place);
        }
    }

    #[test]
    fn a_damaged_value_takes_no_other_away() {
        let [whole, usual] = [unusual(), Settings::default()].map(|settings| serde_json::to_value(settings).unwrap());
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        assert!(all.len() > 25, "{all:?}");
        for place in all {
            let mut damaged = whole.clone();
            // No setting can be read from this object.
            *damaged.pointer_mut(&place).unwrap() = serde_json::json!({"damaged": [null]});
            let read = serde_json::to_value(Settings::from_texts(&damaged.to_string(), "")).unwrap();
            let mut expected = whole.clone();
            *expected.pointer_mut(&place).unwrap() = usual.pointer(&place).unwrap().clone();
            assert_eq!(read, expected, "{place}");
        }
    }

    #[test]
    fn unknown_names_and_values_do_no_harm() {
        let mut stated = serde_json::to_value(unusual()).unwrap();
        let unknown =
            serde_json::json!({"coloring": "marble", "export": {"form": "hologram", "of/~1": 1}, "sound": true});
        for (name, value) in unknown.as_object().unwrap() {
            stated[name] = value.clone();
        }
        let expected = Settings { coloring: Coloring::default(), export: ExportOptions::default(), ..unusual() };
        assert_eq!(Settings::from_texts(&stated.to_string(), ""), expected);
    }

    #[test]
    fn own_colours_are_read_and_damaged_ones_take_nothing_else_away() {
        let usual = Settings::default();
        let own: SquareColors = "#FED,#123456".parse().unwrap();
        for (coloring, colors, expected) in [
            (r##""#FED,#123456""##, r#""fed 123456""#, (Coloring::Custom(own), own)),
            (r#""walnut""#, r##""#FED,#123456""##, (Coloring::Walnut, own)),
            (r##""#FED""##, r#"["FED", "123456"]"#, (usual.coloring, usual.own_colors)),
            (r#""custom""#, "7", (usual.coloring, usual.own_colors)),
            ("null", r##""#FED,#12345G""##, (usual.coloring, usual.own_colors)),
        ] {
            let json = format!(r#"{{"theme":"dark","coloring":{coloring},"own_colors":{colors},"hints":false}}"#);
            let read = Settings::from_texts(&json, "");
            assert_eq!((read.coloring, read.own_colors), expected, "{json}");
            assert_eq!((read.theme, read.hints), (ThemeChoice::Dark, false), "{json}");
        }
    }

    #[test]
    fn kept_own_colours_are_those_of_exported_diagrams_too() {
        let [old, new] = ["#FED,#123", "#DEF,#321"].map(|text| Coloring::Custom(text.parse().unwrap()));
        for (exported, expected) in
            [(None, None), (Some(Coloring::Print), Some(Coloring::Print)), (Some(old), Some(new))]
        {
            let mut settings = Settings { coloring: new, ..Settings::default() };
            settings.export.coloring = exported;
            settings.keep_own_colors();
            assert_eq!((Coloring::Custom(settings.own_colors), settings.export.coloring), (new, expected));
        }
    }

    #[test]
    fn of_damaged_recent_files_the_others_stay() {
        let read =
            Settings::from_texts(r#"{"theme":"dark","recent":["/a.fen",7,"/b.fen",null],"window":[900,"wide"]}"#, "");
        let recent = vec!["/a.fen".into(), "/b.fen".into()];
        assert_eq!(read, Settings { theme: ThemeChoice::Dark, recent, ..Settings::default() });
    }

    #[test]
    fn a_window_has_a_size_that_there_can_be() {
        for (stated, expected) in [
            ("[900, 700]", [900.0, 700.0]),
            ("[1e300, 700]", Settings::default().window),
            ("[900, -1]", Settings::default().window),
            ("[0, 0]", Settings::default().window),
        ] {
            let read = Settings::from_texts(&format!(r#"{{"window":{stated},"maximized":true}}"#), "");
            assert_eq!((read.window, read.maximized), (expected, true), "{stated}");
        }
    }

    #[test]
    fn an_unknown_question_takes_nothing_else_away() {
        for (asked, expected) in [
            (r#"{"goal":"reflex","moves":300}"#, "#100"),
            (r#"{"goal":"helpmate","moves":-1}"#, "h#1"),
            (r#"{"goal":"helpmate","moves":2.5}"#, "h#2.5"),
            (r#"{"goal":"mate","moves":2.5}"#, "#3"),
            (r#"{"goal":["mate"],"moves":"3"}"#, "#2"),
            (r#"{"goal":"selfmate"}"#, "s#2"),
            (r#"{"moves":1e300}"#, "#100"),
            ("7", "#2"),
            ("null", "#2"),
        ] {
            let read = Settings::from_texts(&format!(r#"{{"theme":"dark","asked":{asked}}}"#), "");
            let stipulation = read.asked.stipulation.to_string();
            assert_eq!((read.theme, stipulation.as_str()), (ThemeChoice::Dark, expected), "{asked}");
        }
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

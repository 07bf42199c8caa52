//! The choices about engines, which are stored with the settings.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::engine::OnlyMoveRule;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineChoices {
    /// The chosen program; `None` for the first one that is installed.
    pub program: Option<PathBuf>,
    /// The number of lines, from 1 to [`EngineChoices::MAX_LINES`].
    #[serde(deserialize_with = "lines")]
    pub lines: usize,
    /// When a move counts as the only one.
    pub rule: OnlyMoveRule,
    /// The options that differ from the defaults of their engine.
    pub options: Vec<ProgramOptions>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramOptions {
    pub program: PathBuf,
    pub values: BTreeMap<String, String>,
}

impl Default for EngineChoices {
    fn default() -> Self {
        Self { program: None, lines: 3, rule: OnlyMoveRule::default(), options: Vec::new() }
    }
}

impl EngineChoices {
    pub const MAX_LINES: usize = 5;

    pub(crate) fn options_of(&self, program: &Path) -> BTreeMap<String, String> {
        let own = self.options.iter().find(|options| options.program == program);
        own.map(|options| options.values.clone()).unwrap_or_default()
    }

    /// Sets an option; `None` for its default.
    pub(crate) fn set_option(&mut self, program: &Path, name: String, value: Option<String>) {
        let mut values = self.options_of(program);
        match value {
            Some(value) => _ = values.insert(name, value),
            None => _ = values.remove(&name),
        }
        self.reset_options(program);
        if !values.is_empty() {
            self.options.push(ProgramOptions { program: program.to_owned(), values });
        }
    }

    pub(crate) fn reset_options(&mut self, program: &Path) {
        self.options.retain(|options| options.program != program);
    }
}

fn lines<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<usize, D::Error> {
    Ok(usize::deserialize(reader)?.clamp(1, EngineChoices::MAX_LINES))
}

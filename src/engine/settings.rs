//! The settings of an engine.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;
use std::{fs, thread};

use super::message::{EngineOption, OptionKind};

/// Maximum size of the hash table in MB, unless the user sets another one.
const MAX_HASH: u64 = 256;

/// The size of the hash table where the memory is not known, in MB.
const USUAL_HASH: u64 = 64;

/// Options that follow from the analysis and are not for users.
const RESERVED: [&str; 6] = ["MultiPV", "Ponder", "UCI_AnalyseMode", "UCI_Chess960", "UCI_Variant", "UCI_ShowWDL"];

/// The settings of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Values of options by name. Names that the engine does not have and values that it does not accept are ignored.
    pub options: BTreeMap<String, String>,
    /// Maximum times for answers.
    pub answer_times: AnswerTimes,
}

/// Maximum times for an engine's answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerTimes {
    /// To introduce itself after its start.
    pub start: Duration,
    /// To be ready after changes of options, which may allocate memory.
    pub ready: Duration,
    /// To end a search.
    pub stop: Duration,
    /// To quit.
    pub quit: Duration,
}

impl Default for AnswerTimes {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { start: seconds(10), ready: seconds(30), stop: seconds(3), quit: seconds(1) }
    }
}

impl EngineOption {
    /// Returns `true` if users can set the option. The others are set for each analysis.
    ///
    /// ```
    /// use fenwright::engine::{EngineOption, OptionKind};
    /// let option = |name: &str| EngineOption { name: name.into(), kind: OptionKind::Check { default: false } };
    /// assert!(option("Use NNUE").is_for_user() && !option("UCI_Chess960").is_for_user());
    /// ```
    pub fn is_for_user(&self) -> bool {
        !RESERVED.iter().any(|name| name.eq_ignore_ascii_case(&self.name))
    }

    /// Returns the value to use unless the user sets one: half of the processors, a part of the memory, or the engine's
    /// own default. `None` for a button.
    ///
    /// ```
    /// use fenwright::engine::{EngineOption, OptionKind};
    /// let kind = OptionKind::Spin { default: 1, min: 1, max: 512 };
    /// let threads = EngineOption { name: "Threads".to_owned(), kind };
    /// let processors = std::thread::available_parallelism()?.get();
    /// assert_eq!(threads.sensible_value(), Some((processors / 2).clamp(1, 512).to_string()));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn sensible_value(&self) -> Option<String> {
        let OptionKind::Spin { min, max, .. } = self.kind else { return self.default_value() };
        let value = match self.name.to_ascii_lowercase().as_str() {
            "threads" => thread::available_parallelism().map_or(1, |count| count.get() / 2) as u64,
            "hash" => memory().map_or(USUAL_HASH, |memory| (memory / 16).min(MAX_HASH)),
            _ => return self.default_value(),
        };
        Some(i64::try_from(value).unwrap_or(max).max(1).clamp(min, max).to_string())
    }
}

/// Returns the memory of this machine in MB, where Linux reports it.
fn memory() -> Option<u64> {
    // Read once: a view asks in each frame.
    static MEMORY: LazyLock<Option<u64>> = LazyLock::new(read_memory);
    *MEMORY
}

fn read_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let kilobytes = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    kilobytes.split_ascii_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

impl Settings {
    /// Returns the value of an option that users can set.
    pub(super) fn value(&self, option: &EngineOption) -> Option<String> {
        let chosen = self.options.iter().find(|(name, _)| name.eq_ignore_ascii_case(&option.name));
        let chosen = chosen.map(|(_, value)| value).filter(|value| option.accepts(value));
        chosen.cloned().or_else(|| option.sensible_value())
    }
}

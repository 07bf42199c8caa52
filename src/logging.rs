//! The log of the program, which is printed on standard error if `--verbose` or `RUST_LOG` asks for it.

use std::mem::take;
use std::sync::{Mutex, MutexGuard, PoisonError};

use log::{Level, LevelFilter, Log, Metadata, Record};

/// The last error, kept because eframe does not return the reason why it cannot create a window.
static LAST_ERROR: Mutex<String> = Mutex::new(String::new());

struct Logger(env_logger::Logger);

/// Starts the log, unless the process has one. With `is_verbose`, the messages of this program are printed; `RUST_LOG`
/// selects these and others, as usual for `env_logger`.
///
/// ```
/// use fenwright::logging;
/// logging::start(false);
/// log::error!("no screen");
/// assert_eq!(logging::take_last_error(), "no screen");
/// ```
pub fn start(is_verbose: bool) {
    let mut builder = env_logger::Builder::new();
    builder.filter_level(LevelFilter::Off);
    if is_verbose {
        builder.filter_module("fenwright", LevelFilter::Debug);
    }
    let logger = builder.parse_default_env().build();
    let level = logger.filter().max(LevelFilter::Error);
    // A second logger is never set.
    let _ = log::set_boxed_logger(Box::new(Logger(logger))).map(|()| log::set_max_level(level));
}

/// Returns the last error that was logged, and forgets it.
pub fn take_last_error() -> String {
    take(&mut last_error())
}

fn last_error() -> MutexGuard<'static, String> {
    LAST_ERROR.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Log for Logger {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Error || self.0.enabled(metadata)
    }

    fn log(&self, record: &Record<'_>) {
        if record.level() == Level::Error {
            *last_error() = record.args().to_string();
        }
        self.0.log(record);
    }

    fn flush(&self) {}
}

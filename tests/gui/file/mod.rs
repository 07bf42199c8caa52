//! Opening, saving, reloading, splitting and recovering files.

mod formats;
mod late_answers;
mod opening;
mod recovery;
mod reloading;
mod saving;
mod saving_large;
mod splitting;

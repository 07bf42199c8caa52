//! Searches on threads of their own, which give way to the window.

use std::sync::Arc;

use crate::app::shell::job::Job;
use crate::document::{Wake, background};
use crate::rules::solver::Watch;

/// A search on a thread of its own.
pub(super) type Task<T> = Job<T, Arc<Watch>>;

/// Begins a search. `wake` is called after each report and at the end, also if the search broke off.
pub(super) fn start<T: Send + 'static>(
    watch: Watch,
    wake: &Wake,
    search: impl FnOnce(&Watch, &dyn Fn(T)) + Send + 'static,
) -> Task<T> {
    Job::reporting("solving", Arc::new(watch), wake, |watch, report| {
        background::give_way();
        search(watch, report);
    })
}

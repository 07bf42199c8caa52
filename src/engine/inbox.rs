//! The inbox of an engine's thread: output of the program, and requests of the user.
//!
//! The threads that read the program never wait, so an engine can always write. What arrives faster than it is used
//! replaces what is older, so that a flood uses no memory.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::line_reader::RawLine;
use super::message::{Info, Message};
use super::search::Search;
use super::settings::Settings;

/// Maximum number of lines of an analysis.
pub const MAX_LINES: usize = 5;

/// Maximum number of events that wait. Real engines have some dozens of options.
const MAX_EVENTS: usize = 1000;

/// Maximum number of changes of the best move that are kept. Real engines change it a few times at each depth.
pub(super) const MAX_CHANGES: usize = 1000;

/// The state that the user requests.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted {
    pub(super) search: Option<Search>,
    /// The number of games that were begun.
    pub(super) games: u64,
    pub(super) settings: Settings,
    /// The buttons that were pressed, in order.
    pub(super) pressed: Vec<String>,
    pub(super) quits: bool,
    /// Increases with each change.
    pub(super) revision: u64,
}

/// The moment at which another move became the best, in the words of the engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BestChange {
    pub(super) word: String,
    pub(super) depth: u32,
    pub(super) nodes: u64,
    /// In milliseconds.
    pub(super) time: u64,
}

/// Output of the program that is not about the running search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A line that is neither `info` nor `bestmove`.
    Line(String),
    /// `bestmove`, and the last lines of the search that it ends.
    Done {
        line: String,
        infos: Infos,
    },
    /// A line that means nothing.
    Unreadable(String),
    TooLong,
    /// The output ended.
    Ended,
}

/// The newest `info` lines of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Infos {
    /// By rank; the first is the newest line without moves.
    lines: [Option<String>; MAX_LINES + 1],
    /// The latest changes of the best move, in order. Lines that are replaced unseen count too.
    pub(super) changes: VecDeque<BestChange>,
    /// The number of lines that were replaced unseen.
    pub(super) skipped: u64,
}

/// The next thing for the thread of an engine to handle.
pub(super) enum Next {
    Wanted(Wanted),
    Event(Event),
    Infos(Infos),
    Timeout,
}

/// The conditions that wake the thread of an engine, besides events.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wake {
    /// A request after this revision.
    pub(super) revision: u64,
    /// New lines of the search, but not before this moment.
    pub(super) infos_from: Option<Instant>,
    pub(super) deadline: Option<Instant>,
}

#[derive(Default)]
pub(super) struct Inbox {
    contents: Mutex<Contents>,
    changed: Condvar,
}

#[derive(Default)]
struct Contents {
    wanted: Wanted,
    /// The number of the process. Threads that read an earlier one are ignored.
    process: u64,
    events: VecDeque<Event>,
    infos: Infos,
    /// The move that the running search considers best.
    best: String,
    last_error: Option<String>,
}

impl Infos {
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(Option::as_deref)
    }

    fn is_empty(&self) -> bool {
        self.lines.iter().all(Option::is_none)
    }

    fn put(&mut self, rank: usize, line: &str) {
        let Some(place) = self.lines.get_mut(rank) else { return };
        self.skipped += u64::from(place.is_some());
        let text = place.get_or_insert_default();
        text.clear();
        text.push_str(line);
    }
}

impl Contents {
    /// Keeps the line of a root move, and the moment if it makes another move the best.
    fn put_line(&mut self, info: &Info<'_>, text: &str) {
        let rank = info.multipv.unwrap_or(1).max(1) as usize;
        self.infos.put(rank, text);
        let Some(first) = info.pv.iter().next().filter(|first| rank == 1 && self.best != *first) else { return };
        first.clone_into(&mut self.best);
        if self.infos.changes.len() == MAX_CHANGES {
            self.infos.changes.pop_front();
        }
        let number = |value: Option<u64>| value.unwrap_or_default();
        let (word, depth) = (first.to_owned(), info.depth.unwrap_or_default());
        self.infos.changes.push_back(BestChange { word, depth, nodes: number(info.nodes), time: number(info.time) });
    }
}

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the request of the user. Returns its revision.
    pub(super) fn want(&self, change: impl FnOnce(&mut Wanted)) -> u64 {
        let mut contents = self.lock();
        change(&mut contents.wanted);
        contents.wanted.revision += 1;
        let revision = contents.wanted.revision;
        drop(contents);
        self.changed.notify_all();
        revision
    }

    pub(super) fn wanted(&self) -> Wanted {
        self.lock().wanted.clone()
    }

    /// Forgets the output of former processes, and returns the number of a new one.
    pub(super) fn begin_process(&self) -> u64 {
        let mut contents = self.lock();
        let (wanted, process) = (std::mem::take(&mut contents.wanted), contents.process + 1);
        *contents = Contents { wanted, process, ..Contents::default() };
        process
    }

    /// Forgets what belongs to earlier searches, such as a second `bestmove`.
    pub(super) fn begin_search(&self) {
        let mut contents = self.lock();
        contents.infos = Infos::default();
        contents.best.clear();
        contents.events.retain(|event| !matches!(event, Event::Done { .. }));
    }

    pub(super) fn last_error(&self) -> Option<String> {
        self.lock().last_error.clone()
    }

    pub(super) fn set_last_error(&self, process: u64, text: &str) {
        let mut contents = self.lock();
        if contents.process == process && !text.is_empty() {
            contents.last_error = Some(excerpt(text));
        }
    }

    /// Sorts a line of a process, or the end of its output.
    pub(super) fn receive(&self, process: u64, line: Option<RawLine<'_>>) {
        let mut contents = self.lock();
        if contents.process != process {
            return;
        }
        let text = match line {
            None => return self.push(contents, Event::Ended),
            Some(RawLine::TooLong) => return self.push(contents, Event::TooLong),
            Some(RawLine::Text(text)) => text,
        };
        match Message::parse(&text) {
            Some(Message::Info(info)) => {
                let was_empty = contents.infos.is_empty();
                match info.string {
                    Some(string) if string.to_ascii_lowercase().contains("error") => {
                        contents.last_error = Some(excerpt(string));
                    }
                    Some(_) => {}
                    None if info.pv.is_empty() => contents.infos.put(0, &text),
                    None => contents.put_line(&info, &text),
                }
                // A thread that has not taken the last lines yet is awake or will be.
                if was_empty && !contents.infos.is_empty() {
                    drop(contents);
                    self.changed.notify_all();
                }
            }
            Some(Message::BestMove { .. }) => {
                let infos = std::mem::take(&mut contents.infos);
                self.push(contents, Event::Done { line: text.into_owned(), infos });
            }
            Some(_) => self.push(contents, Event::Line(text.into_owned())),
            None if text.is_empty() => {}
            None => self.push(contents, Event::Unreadable(excerpt(&text))),
        }
    }

    fn push(&self, mut contents: MutexGuard<'_, Contents>, event: Event) {
        // The end is always known, so that no thread waits in vain.
        if contents.events.len() < MAX_EVENTS || event == Event::Ended {
            contents.events.push_back(event);
        }
        drop(contents);
        self.changed.notify_all();
    }

    /// Waits for the next thing to handle.
    pub(super) fn next(&self, wake: Wake) -> Next {
        let mut contents = self.lock();
        loop {
            if contents.wanted.revision > wake.revision {
                return Next::Wanted(contents.wanted.clone());
            }
            let now = Instant::now();
            // Before the events, which may never end.
            if wake.deadline.is_some_and(|deadline| deadline <= now) {
                return Next::Timeout;
            }
            if let Some(event) = contents.events.pop_front() {
                return Next::Event(event);
            }
            let infos_from = wake.infos_from.filter(|_| !contents.infos.is_empty());
            if infos_from.is_some_and(|from| from <= now) {
                return Next::Infos(std::mem::take(&mut contents.infos));
            }
            contents = match wake.deadline.into_iter().chain(infos_from).min() {
                None => self.changed.wait(contents).unwrap_or_else(PoisonError::into_inner),
                Some(until) => {
                    self.changed.wait_timeout(contents, until - now).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}

/// Returns the beginning of a text for a message.
fn excerpt(text: &str) -> String {
    const MAX_CHARACTERS: usize = 100;
    text.chars().take(MAX_CHARACTERS).filter(|character| !character.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receive(inbox: &Inbox, process: u64, line: &str) {
        inbox.receive(process, Some(RawLine::Text(line.into())));
    }

    #[test]
    fn a_flood_keeps_the_newest_line_of_each_rank_and_counts_the_rest() {
        let inbox = Inbox::default();
        let process = inbox.begin_process();
        for depth in 1..=2000 {
            for rank in 1..=7 {
                let first = if depth % 2 == 0 { "e2e4" } else { "d2d4" };
                receive(&inbox, process, &format!("info depth {depth} multipv {rank} score cp 1 pv {first}"));
            }
            receive(&inbox, process, &format!("info depth {depth} multipv 1 score cp 1 pv e2e4"));
            receive(&inbox, process, &format!("info nodes {depth}"));
            receive(&inbox, process, "hello");
        }
        let Next::Infos(infos) =
            std::iter::repeat_with(|| inbox.next(Wake { infos_from: Some(Instant::now()), ..Wake::default() }))
                .find(|next| !matches!(next, Next::Event(Event::Unreadable(_))))
                .unwrap()
        else {
            panic!()
        };
        let last = |rank| format!("info depth 2000 multipv {rank} score cp 1 pv e2e4");
        let expected: Vec<String> = ["info nodes 2000".to_owned()].into_iter().chain((1..=5).map(last)).collect();
        assert_eq!(infos.iter().collect::<Vec<_>>(), expected);
        assert_eq!(infos.skipped, 6 * 1999 + 2000);
        assert_eq!((infos.changes.len(), infos.changes[MAX_CHANGES - 1].depth), (MAX_CHANGES, 1999));
    }

    #[test]
    fn the_best_move_takes_the_lines_of_its_search_with_it() {
        let inbox = Inbox::default();
        let former = inbox.begin_process();
        let process = inbox.begin_process();
        receive(&inbox, process, "info depth 1 score cp 1 pv e2e4");
        receive(&inbox, former, "info depth 9 score cp 9 pv d2d4");
        receive(&inbox, process, "bestmove e2e4");
        receive(&inbox, process, "info depth 2 score cp 2 pv c2c4");
        let wake = Wake { infos_from: Some(Instant::now()), ..Wake::default() };
        let Next::Event(Event::Done { line, infos }) = inbox.next(wake) else { panic!() };
        assert_eq!((&*line, infos.iter().next()), ("bestmove e2e4", Some("info depth 1 score cp 1 pv e2e4")));
        let Next::Infos(infos) = inbox.next(wake) else { panic!() };
        assert_eq!(infos.iter().collect::<Vec<_>>(), ["info depth 2 score cp 2 pv c2c4"]);
    }
}

//! Announcements for screen readers, whichever widget has the focus: changes on the board, the verdict and new
//! problems, an error in the FEN box, results of the solver, notices.

use egui::accesskit::{Live, Node};
use egui::{Context, Id, Role, accesskit_root_id};

use crate::app::diagnosis::Finding;
use crate::app::shell::Notice;
use crate::app::state::State;
use crate::app::trying::view::bar as trying;
use crate::app::ui::wording;
use crate::app::views::{is_in_fen_box, is_in_list};
use crate::app::welcome::Hint;
use crate::board::{Board, Square};
use crate::document::{Field, RecordId};
use crate::tr;

/// Maximum number of changed squares that are announced one by one. A move changes at most four.
const MAX_SQUARES: usize = 4;

/// Seconds after which a new error of the FEN box is announced, if typing has not changed it.
const PAUSE: f64 = 0.7;

/// Seconds after which an announcement ends. Otherwise it would still be read beside the texts that it repeats.
const DURATION: f64 = 5.0;

/// Finds out what has changed since the last frame, and announces it.
#[derive(Default)]
pub(super) struct Announcer {
    before: Option<AnnouncerSnapshot>,
    /// An error of the FEN box that is not announced yet, and the time in seconds when it occurred.
    fault: Option<(String, f64)>,
    words: String,
    /// Time in seconds at which `words` are removed.
    end: f64,
    /// Number of announcements so far. Each announcement gets its own node, so that a repeated text is read again.
    number: u64,
}

struct AnnouncerSnapshot {
    record: RecordId,
    board: Board,
    /// The title of try mode and the last move; `None` outside try mode.
    moves: Option<(&'static str, Option<String>)>,
    verdict: Option<String>,
    problems: Vec<String>,
    fault: Option<String>,
    answer: Vec<String>,
    notices: Vec<Notice>,
    hint: Option<String>,
    /// The number of search results, a remark of try mode, the refusal of a key, and the text about a background read.
    remarks: Vec<String>,
}

impl AnnouncerSnapshot {
    fn from_state(state: &State) -> Self {
        let shell = &state.shell;
        let is_preview = shell.is_preview();
        let findings = state.meaning.findings.iter().filter(|_| !is_preview);
        let solving = Some(&state.solving).filter(|solving| solving.is_current());
        let answer = solving.and_then(|solving| solving.answer());
        let answer = answer.map(|answer| [&answer.headline].into_iter().chain(&answer.remarks).cloned().collect());
        let trial = state.trial.as_ref();
        let remark = trial.and_then(|trial| trial.remark().map(str::to_owned));
        let finding = &state.list.search;
        let found = finding.count().filter(|_| finding.progress().is_none());
        let found = found.map(|count| format!("{} found", wording::number(count)));
        Self {
            record: shell.document.record(shell.document.current()).id(),
            board: shell.shown_position().board,
            moves: trial.map(|trial| (trying::title(trial), trying::last_move(trial))),
            verdict: (!is_preview).then(|| state.meaning.headline.clone()),
            problems: findings.map(Finding::announcement).collect(),
            fault: state.fen.error_message().filter(|_| trial.is_none()).map(str::to_owned),
            answer: answer.unwrap_or_default(),
            notices: shell.notices.list().to_vec(),
            hint: state.welcome.hint().map(Hint::announcement),
            remarks: [found, remark, state.board_editor.refusal_message(), state.waiting_for.clone()]
                .into_iter()
                .flatten()
                .collect(),
        }
    }

    /// Returns texts about the changes since `before`, except for an error of the FEN box.
    fn changes_since(&self, before: &Self, state: &State, ctx: &Context) -> Vec<String> {
        let mut news = Vec::new();
        if self.record != before.record {
            // A screen reader reads a focused row of the list by itself.
            news.extend((!is_in_list(ctx)).then(|| position(state)));
        } else if !is_in_fen_box(ctx) {
            // While a FEN is being typed, changes of the board are not announced.
            news.extend(self.move_changes(before).or_else(|| changes(&before.board, &self.board)));
        }
        news.extend(self.verdict.clone().filter(|_| self.verdict != before.verdict));
        news.extend(added(&self.problems, &before.problems).cloned());
        news.extend(added(&self.answer, &before.answer).cloned());
        for notice in added(&self.notices, &before.notices) {
            news.extend([&notice.text].into_iter().chain(&notice.lines).cloned());
        }
        news.extend(self.hint.clone().filter(|_| self.hint != before.hint));
        news.extend(added(&self.remarks, &before.remarks).cloned());
        news
    }

    /// Returns a text if try mode was entered, a move was made, or try mode was left.
    fn move_changes(&self, before: &Self) -> Option<String> {
        match (&before.moves, &self.moves) {
            (before, now) if before == now => None,
            (_, None) => Some(tr!("views-back-to-position").to_owned()),
            (Some((was, _)), Some((is, last))) if was == is => last.clone(),
            (_, Some((title, None))) => Some((*title).to_owned()),
            (_, Some((title, Some(last)))) => Some(format!("{title}. {last}")),
        }
    }
}

impl Announcer {
    /// If a screen reader is active, announces what has changed and labels the window.
    pub(super) fn show(&mut self, ctx: &Context, state: &State) {
        let named = ctx.accesskit_node_builder(accesskit_root_id(), |root| root.set_label(state.window_title()));
        if named.is_none() {
            *self = Self::default();
            return;
        }
        let now = AnnouncerSnapshot::from_state(state);
        let time = ctx.input(|input| input.time);
        let mut news = Vec::new();
        if let Some(before) = &self.before {
            news = now.changes_since(before, state, ctx);
            if now.fault != before.fault {
                self.fault = now.fault.clone().map(|fault| (fault, time));
            }
            news.extend(self.fault_after_pause(ctx, time));
        } else {
            news.extend(now.hint.clone());
        }
        self.before = Some(now);
        if !news.is_empty() {
            (self.words, self.end, self.number) = (news.join(". "), time + DURATION, self.number + 1);
        }
        if self.words.is_empty() {
            return;
        }
        if time >= self.end {
            self.words.clear();
            return;
        }
        ctx.request_repaint_after_secs((self.end - time) as f32);
        let id = Id::unique(("announcement", self.number));
        ctx.accesskit_node_builder(id, |node: &mut Node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_label(self.words.as_str());
        });
    }

    fn fault_after_pause(&mut self, ctx: &Context, time: f64) -> Option<String> {
        let (_, since) = self.fault.as_ref()?;
        let left = since + PAUSE - time;
        if left > 0.0 {
            ctx.request_repaint_after_secs(left as f32);
            return None;
        }
        self.fault.take().map(|(fault, _)| fault)
    }
}

fn added<'a, T: PartialEq>(now: &'a [T], before: &[T]) -> impl Iterator<Item = &'a T> {
    now.iter().filter(|one| !before.contains(one))
}

fn position(state: &State) -> String {
    let document = &state.shell.document;
    let place = tr!("views-place", number = document.current() + 1, count = document.len());
    match state.details.metadata.get(Field::Title) {
        "" => place,
        title => format!("{place}, {title}"),
    }
}

/// Describes changed squares, for example "e2, empty; e4, white pawn".
fn changes(before: &Board, now: &Board) -> Option<String> {
    if before == now {
        return None;
    }
    let is_other = |square: &Square| before.size() != now.size() || before.get(*square) != now.get(*square);
    let changed: Vec<Square> = now.size().squares().filter(is_other).collect();
    let named = changed.iter().map(|square| wording::square(*square, now.get(*square)));
    Some(match (changed.len(), now.pieces().count()) {
        (0..=MAX_SQUARES, _) => named.collect::<Vec<_>>().join("; "),
        // The verdict already reports an empty board.
        (_, 0) => return None,
        (_, men) => tr!("views-men", count = men),
    })
}

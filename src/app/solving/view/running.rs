//! The progress of a search.

use egui::{CornerRadius, Rect, Sense, Ui, WidgetInfo, vec2};

use crate::app::solving::state::SearchStatus;
use crate::app::solving::view::answer;
use crate::app::ui::{Tone, palette, parts};
use crate::rules::solver::SearchProgress;
use crate::{lang, tr};

/// Draws the progress where the answer will be, in an area of at least this height.
pub(super) fn show(ui: &mut Ui, running: &SearchStatus, height: f32) {
    let place = answer::ground(ui, Tone::Unknown, height, |ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        parts::quiet(ui, &progress_text(running));
        parts::quiet(ui, &effort_text(running));
    });
    if !running.is_by_popeye {
        bar(ui, running, place.shrink2(vec2(answer::MARGIN, 0.0)));
    }
}

/// Draws a bar with the share of first moves that are done at this depth, in the margin below the texts.
fn bar(ui: &Ui, running: &SearchStatus, card: Rect) {
    const HEIGHT: f32 = 4.0;
    let colors = palette(ui.visuals());
    let SearchProgress { done, total, .. } = running.progress;
    let share = if total == 0 { 0.0 } else { (done as f32 / total as f32).min(1.0) };
    let rect = Rect::from_x_y_ranges(card.x_range(), card.bottom() - 1.5 * HEIGHT..=card.bottom() - 0.5 * HEIGHT);
    let response = ui.interact(rect, ui.scope_id().with("progress"), Sense::hover());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(
            egui::Role::ProgressIndicator,
            true,
            tr!("solving-running", place = progress_text(running)),
        );
        info.value = Some(f64::from(share));
        info
    });
    ui.painter().rect_filled(rect, CornerRadius::same(2), colors.line);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * share, HEIGHT));
    ui.painter().rect_filled(done, CornerRadius::same(2), colors.accent);
}

/// Returns a text such as "Depth 4 of 6 · 12 of 31 first moves".
fn progress_text(running: &SearchStatus) -> String {
    let SearchProgress { depth, done, total, .. } = running.progress;
    if running.is_by_popeye {
        return tr!("solving-popeye-runs").to_owned();
    }
    if depth == 0 {
        return tr!("solving-begins").to_owned();
    }
    let most = running.asked.stipulation.half_moves.div_ceil(2);
    tr!("solving-place", depth = depth, most = most, done = done, total = total)
}

/// Returns a text such as "1.2 M positions · 3 s".
fn effort_text(running: &SearchStatus) -> String {
    if running.is_by_popeye {
        return time(running.seconds);
    }
    tr!("solving-effort", positions = abbreviate(running.progress.nodes), time = time(running.seconds))
}

/// Abbreviates a large number: `950`, `12 k`, `1.2 M`, `3.4 G`.
fn abbreviate(number: u64) -> String {
    let scaled = |unit: f64, letter: char| {
        let scaled = number as f64 / unit;
        let tenths = (scaled * 10.0).round() as u64;
        if scaled < 9.95 {
            tr!("solving-rounded-tenths", whole = tenths / 10, tenths = tenths % 10, unit = letter)
        } else {
            tr!("solving-rounded", number = format!("{scaled:.0}"), unit = letter)
        }
    };
    match number {
        0..10_000 => lang::number(number as usize),
        10_000..999_500 => scaled(1e3, 'k'),
        999_500..999_500_000 => scaled(1e6, 'M'),
        _ => scaled(1e9, 'G'),
    }
}

/// Formats a time: `3 s`, `2 min 5 s`, `1 h 4 min`.
fn time(seconds: f64) -> String {
    let seconds = seconds.max(0.0) as u64;
    match seconds {
        0..60 => tr!("solving-seconds", seconds = seconds),
        60..3600 => tr!("solving-minutes", minutes = seconds / 60, seconds = seconds % 60),
        _ => tr!("solving-hours", hours = seconds / 3600, minutes = seconds / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Goal, Stipulation};

    #[test]
    fn progress_is_said_in_few_words() {
        let progress = SearchProgress { nodes: 1_240_000, depth: 4, done: 12, total: 31 };
        let asked = Stipulation::new(Goal::Mate, 6).into();
        let running = SearchStatus { asked, progress, seconds: 3.7, is_by_popeye: false };
        assert_eq!(progress_text(&running), "Depth 4 of 6 \u{b7} 12 of 31 first moves");
        assert_eq!(effort_text(&running), "1.2 M positions \u{b7} 3 s");
    }

    #[test]
    fn large_numbers_and_long_times_are_rounded() {
        for (number, expected) in [
            (0, "0"),
            (9_999, "9,999"),
            (10_000, "10 k"),
            (999_499, "999 k"),
            (999_500, "1.0 M"),
            (9_940_000, "9.9 M"),
            (9_960_000, "10 M"),
            (999_499_999, "999 M"),
            (3_400_000_000, "3.4 G"),
        ] {
            assert_eq!(abbreviate(number), expected, "{number}");
        }
        for (seconds, expected) in [(0.9, "0 s"), (59.9, "59 s"), (125.0, "2 min 5 s"), (3900.0, "1 h 5 min")] {
            assert_eq!(time(seconds), expected, "{seconds}");
        }
    }
}

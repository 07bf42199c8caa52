//! The row of tabs in the side panel. A mark on a tab shows what needs attention there.

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::shell::{Command, SideTab};
use crate::app::state::{Action, State};
use crate::app::ui::{FocusRow, NamedRegion, Palette, Tone, accessibility, metrics, palette, parts, text};
use crate::tr;

const TABS: [SideTab; 4] = [SideTab::Position, SideTab::Solve, SideTab::Engine, SideTab::Details];
const HEIGHT: f32 = 32.0;
/// Width of a mark with its gap to the label. It is reserved, so that a new mark does not move the labels.
const MARK: f32 = 22.0;
/// Width of a dot with its gap to the label, in a narrow panel.
const DOT_MARK: f32 = 14.0;
const MARK_HEIGHT: f32 = 16.0;
const DOT: f32 = 3.5;
const LINE: f32 = 2.0;

#[derive(Clone, Copy)]
enum Mark {
    /// The number of problems.
    Count(usize, Color32),
    Dot(Color32),
}

pub(super) fn label(tab: SideTab) -> &'static str {
    match tab {
        SideTab::Position => tr!("views-tab-position"),
        SideTab::Solve => tr!("views-tab-solve"),
        SideTab::Engine => tr!("views-tab-engine"),
        SideTab::Details => tr!("views-tab-details"),
    }
}

const fn command(tab: SideTab) -> Command {
    match tab {
        SideTab::Position => Command::ShowPosition,
        SideTab::Solve => Command::ShowSolve,
        SideTab::Engine => Command::ShowEngine,
        SideTab::Details => Command::ShowDetails,
    }
}

/// Draws the tabs. Returns the area of each, in their order.
pub(super) fn show(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) -> [Rect; TABS.len()] {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let colors = palette(ui.visuals());
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, (1.0, colors.line));
    let (places, font_size) = places(ui, row.shrink2(vec2(metrics::PADDING - metrics::GRID, 0.0)));
    let tabs = NamedRegion::new(Role::TabList, tr!("views-tabs")).with_rect(row).with_size(places.len());
    tabs.show(ui, |ui| {
        let open = TABS.iter().position(|tab| state.settings.tab == *tab).unwrap_or_default();
        let keys = FocusRow::of_choices(ui, Id::unique("tabs of the side panel"), TABS.len(), open);
        for (index, tab) in TABS.into_iter().enumerate() {
            let response = show_tab(ui, state, (tab, keys.sense(index)), (index, places[index]), font_size);
            let chosen = keys.follow_keys(ui, &response, index).or_else(|| response.clicked().then_some(index));
            actions.extend(chosen.map(|index| Action::Run(command(TABS[index]))));
        }
    });
    places
}

/// Returns the areas of the tabs, as wide as their labels with an equal share of the rest, and the size of the font.
fn places(ui: &Ui, row: Rect) -> ([Rect; TABS.len()], f32) {
    let labels = TABS.map(|tab| parts::text_width(ui, label(tab), text::strong()));
    let is_narrow = labels.iter().sum::<f32>() + (MARK + metrics::GRID) * labels.len() as f32 > row.width();
    let mut widths = labels.map(|width| width + if is_narrow { DOT_MARK } else { MARK + metrics::GRID });
    if is_narrow {
        // The first tab has a number as its mark.
        widths[0] += MARK - DOT_MARK;
    }
    let whole: f32 = widths.iter().sum();
    let (shrunk, share) = ((row.width() / whole).min(1.0), (row.width() - whole).max(0.0) / widths.len() as f32);
    let mut left = row.left();
    let place = |width: f32| {
        let start = left;
        left += width * shrunk + share;
        Rect::from_min_max(pos2(start, row.top()), pos2(left, row.bottom()))
    };
    (widths.map(place), text::strong().size * shrunk)
}

fn show_tab(
    ui: &Ui,
    state: &State,
    (tab, sense): (SideTab, Sense),
    (index, place): (usize, Rect),
    font_size: f32,
) -> Response {
    let colors = palette(ui.visuals());
    let is_open = state.settings.tab == tab;
    let response = ui.interact(place, Id::unique(("tab of the side panel", tab)), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_open, label(tab)));
    accessibility::edit_node(&response, |node| {
        node.set_selected(is_open);
        node.clear_toggled();
        node.set_position_in_set(index);
    });
    if response.hovered() && !is_open {
        ui.painter().rect_filled(place.shrink2(vec2(2.0, 4.0)), metrics::CORNER_BOARD, colors.hovered);
    }
    let font = if is_open { text::strong() } else { text::body() };
    let font = FontId { size: font_size.min(font.size), ..font };
    let ink = if is_open { colors.text } else { colors.quiet };
    let words = ui.painter().layout_no_wrap(label(tab).to_owned(), font, ink);
    let left = place.center().x - f32::midpoint(words.size().x, MARK) + MARK / 4.0;
    let end = left + words.size().x;
    let middle = place.center().y;
    ui.painter().galley(pos2(left, middle - words.size().y / 2.0), words, ink);
    let mark = mark(state, tab, colors);
    if let Some(mark) = mark {
        draw_mark(ui, mark, pos2(end + 6.0, middle));
    }
    if is_open {
        let line = Rect::from_x_y_ranges(left..=end, place.bottom() - LINE..=place.bottom());
        ui.painter().rect_filled(line, CornerRadius::same(1), colors.accent);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, colors.text);
        ui.painter().rect_stroke(place.shrink2(vec2(1.0, 3.0)), metrics::CORNER_BOARD, ring, egui::StrokeKind::Inside);
    }
    let mut tip = parts::tooltip(ui, command(tab));
    if mark.is_some() {
        let words = mark_words(state, tab);
        // The open tab itself shows what its mark is about.
        accessibility::describe(&response, || if is_open { tip.clone() } else { words.clone() });
        tip = format!("{words}\n{tip}");
    }
    response.on_hover_text(tip)
}

fn mark(state: &State, tab: SideTab, colors: &Palette) -> Option<Mark> {
    match tab {
        _ if state.is_preview() => None,
        SideTab::Position => {
            let findings = &state.meaning.findings;
            let is_illegal = findings.iter().any(|finding| finding.problem.is_illegal());
            let ink = if is_illegal { colors.fault } else { colors.odd_text };
            (!findings.is_empty()).then_some(Mark::Count(findings.len(), ink))
        }
        SideTab::Solve if state.solving.search_status().is_some() => Some(Mark::Dot(colors.accent)),
        SideTab::Solve => {
            let answer = state.solving.answer().filter(|_| state.solving.is_current());
            answer.map(|answer| Mark::Dot(answer.tone.ink(colors)))
        }
        SideTab::Engine => state.analysing.is_on().then_some(Mark::Dot(colors.accent)),
        SideTab::Details => state.operations.has_errors().then_some(Mark::Dot(Tone::Fault.ink(colors))),
    }
}

/// Returns the meaning of the mark on a tab, for its tooltip and for screen readers.
fn mark_words(state: &State, tab: SideTab) -> String {
    match tab {
        SideTab::Position => tr!("window-problems", count = state.meaning.findings.len()),
        SideTab::Solve if state.solving.search_status().is_some() => tr!("views-tab-solving").to_owned(),
        SideTab::Solve => state.solving.answer().map_or_else(String::new, |answer| answer.headline.clone()),
        SideTab::Engine => tr!("views-tab-analysing").to_owned(),
        SideTab::Details => tr!("views-tab-error").to_owned(),
    }
}

fn draw_mark(ui: &Ui, mark: Mark, left: egui::Pos2) {
    match mark {
        Mark::Dot(ink) => {
            ui.painter().circle_filled(left + vec2(DOT, 0.0), DOT, ink);
        }
        Mark::Count(count, ink) => {
            let most = 9;
            let words = if count > most { format!("{most}+") } else { count.to_string() };
            let paper = palette(ui.visuals()).panel;
            let galley = ui.painter().layout_no_wrap(words, text::small(), paper);
            let width = (galley.size().x + 8.0).max(MARK_HEIGHT);
            let place = Rect::from_min_size(left - vec2(0.0, MARK_HEIGHT / 2.0), vec2(width, MARK_HEIGHT));
            ui.painter().rect_filled(place, CornerRadius::same(MARK_HEIGHT as u8 / 2), ink);
            let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), place).min;
            ui.painter().galley(at, galley, paper);
        }
    }
}

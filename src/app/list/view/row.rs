//! A row of the list: a small diagram with the number, the name and a remark on the position. Once the puzzle is
//! solved, the remark is about its result.

use std::ops::Range;
use std::sync::Arc;

use egui::{Color32, CornerRadius, FontId, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::hit::{self, HitExtract, SearchHit};
use super::layout::{LINE, RowLayout};
use crate::app::shell::{Shell, UnfinishedText};
use crate::app::ui::{Icon, ListMark, Palette, Pictures, Tone, brief, grid, metrics, palette, text};
use crate::board::Position;
use crate::document::search::SearchQuery;
use crate::notation::annotations;
use crate::{lang, tr};

/// The content of a row, computed once for each state of the document.
pub(super) struct RowContent {
    pub(super) position: Position,
    name: String,
    remark: String,
    hit: SearchHit,
    mark: Option<ListMark>,
    /// The tone of the solver result, which `remark` then describes; `None` without a result.
    puzzle: Option<Tone>,
    is_edited: bool,
    is_done: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct RowStyle {
    pub(super) is_selected: bool,
    /// `true` to outline the row, which distinguishes the current position from other selected ones.
    pub(super) has_marker: bool,
    pub(super) is_hovered: bool,
    pub(super) layout: RowLayout,
    pub(super) is_title_edited: bool,
    pub(super) unfinished: Option<UnfinishedText>,
    /// `true` if the number is below the diagram because the number does not fit beside the diagram.
    pub(super) is_number_below: bool,
}

const SIGN: f32 = 14.0;

fn diagram(row: Rect, look: RowStyle) -> Rect {
    Rect::from_min_size(row.min + vec2(8.0, 8.0), Vec2::splat(look.layout.side))
}

fn beside(row: Rect, look: RowStyle) -> Rect {
    let diagram = diagram(row, look);
    let left = diagram.right() + if look.layout.is_beside { 10.0 } else { 6.0 };
    Rect::from_min_max(pos2(left, diagram.top()), pos2(row.right() - 4.0, diagram.bottom()))
}

/// The area of the title field: beside the diagram and above the number, or below the diagram.
pub(super) fn title_place(row: Rect, look: RowStyle) -> Rect {
    if !look.layout.is_beside {
        return Rect::from_min_max(diagram(row, look).left_bottom(), row.max - vec2(8.0, 2.0));
    }
    let place = beside(row, look);
    place.with_min_x(place.left() - 6.0).with_max_y(place.bottom() - LINE)
}

impl RowContent {
    pub(super) fn new(shell: &Shell, query: &SearchQuery, index: usize) -> Self {
        let record = shell.document.record(index);
        let name = record.name().map(|name| annotations::words(&name).into_owned()).unwrap_or_default();
        let hit = SearchHit::find(query, &name, &record);
        let (is_edited, is_done) = (record.is_edited(), record.is_done());
        let (position, (brief, mark), known) = match record.position() {
            Ok(position) => (position, brief::brief(&position), shell.puzzle_marks.mark(&record, &position)),
            Err(unreadable) => (unreadable.preview(), (unreadable.sentence(), Some(ListMark::Fault)), None),
        };
        let (remark, puzzle) = match (known, shell.puzzle_marks.evaluation(&position)) {
            (Some(mark), _) => (mark.label(None), Some(mark.tone())),
            (None, Some(thought)) => (thought.label(), None),
            (None, None) => (brief, None),
        };
        Self { position, name, remark, hit, mark, puzzle, is_edited, is_done }
    }

    pub(super) fn label(&self, index: usize, unfinished: Option<UnfinishedText>) -> String {
        let done = if self.is_done { tr!("list-row-done") } else { "" };
        let edited = if self.is_edited { tr!("list-row-edited") } else { "" };
        let words = [self.name.as_str(), self.extract().unwrap_or_default(), self.remark(unfinished), edited, done];
        let words: Vec<&str> = words.into_iter().filter(|words| !words.is_empty()).collect();
        tr!("list-row", number = index + 1, words = words.join(", "))
    }

    fn remark(&self, unfinished: Option<UnfinishedText>) -> &str {
        unfinished.map_or(self.remark.as_str(), |unfinished| unfinished.remark())
    }

    pub(super) fn cut_name(&self, ui: &Ui, row: Rect, index: usize, look: RowStyle) -> Option<&str> {
        let RowStyle { layout: shape, .. } = look;
        if self.hit.extract.is_some() && !shape.has_title_field() && !self.name.is_empty() {
            return Some(self.name.as_str());
        }
        let place = if shape.is_beside { beside(row, look) } else { words_below(ui, row, index, look) };
        let font = if shape.has_title_field() { text::strong() } else { text::small() };
        let lines = shape.lines_of_name(self.hit.extract.is_some());
        let name = wrapped(ui, (&self.name, &[]), (font, Color32::PLACEHOLDER), place.width(), lines);
        name.elided.then_some(self.name.as_str())
    }

    /// Returns the search hit outside the name. The row may have no room for it.
    pub(super) fn extract(&self) -> Option<&str> {
        self.hit.extract.as_ref().map(|extract| &*extract.text)
    }

    pub(super) const fn has_marks(&self) -> bool {
        self.is_edited || self.is_done || self.puzzle.is_some()
    }

    pub(super) fn paint(&self, ui: &Ui, row: Rect, index: usize, look: RowStyle, pictures: &mut Pictures) {
        let colors = palette(ui.visuals());
        let corner = CornerRadius::same(metrics::CORNER_FIELD);
        if look.is_selected || look.is_hovered {
            let ground = if look.is_selected { colors.chosen } else { colors.hovered };
            ui.painter().rect_filled(row, corner, ground);
        }
        if look.has_marker {
            ui.painter().rect_stroke(row, corner, Stroke::new(1.5, colors.accent), StrokeKind::Inside);
        }
        let diagram = diagram(row, look);
        grid::diagram(ui.painter(), &self.position, diagram, pictures);
        if self.is_done {
            paint_tick(ui, diagram, look, colors, pictures);
        }
        let beside = beside(row, look);
        if look.layout.is_beside {
            if !look.is_title_edited {
                self.describe(ui, beside, look, colors);
            }
            let number = paint_number(ui, beside.left_bottom(), index);
            self.paint_marks(ui, number.right_center() + vec2(12.0, 0.0), vec2(16.0, 0.0), look, pictures);
        } else {
            self.paint_words_below(ui, row, index, look);
            if !look.is_number_below {
                paint_number(ui, beside.left_bottom(), index);
            }
            let (at, step) = (beside.left_top() + Vec2::splat(8.0), vec2(0.0, 18.0));
            let at = self.paint_puzzle(ui, at, step, pictures);
            self.paint_marks(ui, at, step, look, pictures);
        }
    }

    /// Paints a sign for the result of the puzzle where there is no room for text. Returns the point for the next sign.
    fn paint_puzzle(&self, ui: &Ui, at: Pos2, step: Vec2, pictures: &mut Pictures) -> Pos2 {
        let Some(tone) = self.puzzle else { return at };
        let icon = match tone {
            Tone::Good => Icon::Check,
            Tone::Odd => Icon::Info,
            Tone::Fault => Icon::Close,
            Tone::Unknown => return at,
        };
        pictures.icon(ui.painter(), icon, at, SIGN, tone.ink(palette(ui.visuals())));
        at + step
    }

    fn paint_marks(&self, ui: &Ui, mut at: Pos2, step: Vec2, look: RowStyle, pictures: &mut Pictures) {
        let colors = palette(ui.visuals());
        if let Some(mark) = look.unfinished.map(|_| ListMark::Fault).or(self.mark) {
            let ink = if mark == ListMark::Fault { colors.fault } else { colors.odd };
            pictures.icon(ui.painter(), Icon::Warning, at, SIGN, ink);
            at += step;
        }
        if self.is_edited {
            ui.painter().circle_filled(at, 3.0, colors.accent);
        }
    }

    /// Paints the name and the remark below a large diagram; below a small one, only the hit, the remark or the name.
    fn paint_words_below(&self, ui: &Ui, row: Rect, index: usize, look: RowStyle) {
        let colors = palette(ui.visuals());
        let place = words_below(ui, row, index, look);
        if look.is_title_edited {
            return;
        }
        if look.is_number_below {
            paint_number(ui, pos2(diagram(row, look).left(), place.top() + LINE), index);
        }
        if look.layout.is_large {
            return self.describe(ui, place, look, colors);
        }
        let inks = self.inks(look, colors);
        let shows_remark = self.name.is_empty() || look.unfinished.is_some();
        let extract = self.hit.extract.as_ref().filter(|_| look.unfinished.is_none()).map(HitExtract::shortened);
        let (words, ink) = match &extract {
            Some((text, places)) => ((text.as_str(), places.as_slice()), colors.quiet),
            _ if shows_remark => ((self.remark(look.unfinished), &[][..]), inks[1]),
            _ => ((&*self.name, &*self.hit.in_name), inks[0]),
        };
        let galley = wrapped(ui, words, (text::small(), ink), place.width(), 1);
        ui.painter().galley(place.left_bottom() - vec2(0.0, galley.size().y), galley, ink);
    }

    /// Paints the name, the search hit and the remark, beside the diagram or below a large one.
    fn describe(&self, ui: &Ui, place: Rect, look: RowStyle, colors: &Palette) {
        let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
        let [name_ink, remark_ink] = self.inks(look, colors);
        let mut top = place.left_top();
        let mut lines = look.layout.lines();
        let found = self.hit.extract.as_ref().map(|extract| (&*extract.text, &*extract.places));
        let lines_of_name = look.layout.lines_of_name(found.is_some());
        for (words, font, ink, most) in [
            ((&*self.name, &*self.hit.in_name), text::strong(), name_ink, lines_of_name),
            (found.unwrap_or_default(), text::small(), colors.quiet, 2),
            ((self.remark(look.unfinished), &[][..]), text::small(), remark_ink, 2),
        ] {
            if words.0.is_empty() || lines == 0 {
                continue;
            }
            let galley = wrapped(ui, words, (font, ink), place.width(), lines.min(most));
            lines -= galley.rows.len().min(lines);
            let height = galley.size().y;
            painter.galley(top, galley, ink);
            top.y += height + 2.0;
        }
    }

    fn inks(&self, look: RowStyle, colors: &Palette) -> [Color32; 2] {
        let name = if self.is_done { colors.quiet } else { colors.text };
        let remark = match self.puzzle {
            _ if look.unfinished.is_some() => colors.fault,
            Some(tone) => tone.ink(colors),
            None if self.mark == Some(ListMark::Fault) => colors.fault,
            None => colors.quiet,
        };
        [name, remark]
    }
}

type FoundText<'a> = (&'a str, &'a [Range<usize>]);

/// Lays out a text in at most `lines` lines. Further text is cut off.
fn wrapped(ui: &Ui, (words, found): FoundText<'_>, look: (FontId, Color32), width: f32, lines: usize) -> Arc<Galley> {
    let mut job = hit::highlighted(words, found, look, palette(ui.visuals()));
    job.wrap.max_width = width;
    job.wrap.max_rows = lines;
    job.wrap.break_anywhere = lines == 1;
    ui.painter().layout_job(job)
}

/// Returns the area of the texts in a narrow list: below the diagram, to the right of the number if that is there too.
fn words_below(ui: &Ui, row: Rect, index: usize, look: RowStyle) -> Rect {
    let line = Rect::from_min_max(diagram(row, look).left_bottom() + vec2(0.0, 2.0), row.max - vec2(6.0, 8.0));
    let number = if look.is_number_below { number(ui, index).size().x + 6.0 } else { 0.0 };
    line.with_min_x(line.left() + number)
}

fn number(ui: &Ui, index: usize) -> Arc<Galley> {
    let ink = palette(ui.visuals()).quiet;
    ui.painter().layout_no_wrap(lang::number(index + 1), text::small(), ink)
}

/// Paints the number of a position with its lower left corner at a point, and returns its area.
fn paint_number(ui: &Ui, at: Pos2, index: usize) -> Rect {
    let number = number(ui, index);
    let place = Rect::from_min_size(at - vec2(0.0, number.size().y), number.size());
    ui.painter().galley(place.min, number, palette(ui.visuals()).quiet);
    place
}

/// Dims the diagram and paints a check mark on its lower right corner.
fn paint_tick(ui: &Ui, place: Rect, look: RowStyle, colors: &Palette, pictures: &mut Pictures) {
    let ground = if look.is_selected { colors.chosen } else { colors.panel };
    ui.painter().rect_filled(place, 0, ground.gamma_multiply(0.45));
    let center = place.right_bottom() - Vec2::splat(9.0);
    ui.painter().circle_filled(center, 9.0, ground);
    ui.painter().circle_filled(center, 7.5, colors.good);
    pictures.icon(ui.painter(), Icon::Check, center, 11.0, colors.on_accent);
}

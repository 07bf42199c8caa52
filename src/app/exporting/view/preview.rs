//! The preview of an export, drawn on another thread.

use std::sync::Arc;

use egui::emath::GuiRounding;
use egui::{
    ColorImage, Context, Key, Label, Rect, RichText, Role, ScrollArea, StrokeKind, TextureHandle, TextureOptions, Ui,
    UiBuilder, WidgetInfo,
};

use crate::app::exporting::moving::animation;
use crate::app::exporting::pictures::ExportBatch;
use crate::app::exporting::rendition::{DrawnDiagram, Rendition};
use crate::app::exporting::sheet::{MAX_DIAGRAMS, SheetPage};
use crate::app::exporting::{BoardLook, DiagramSubject, ExportContext, ExportDraft, ExportOptions, SolutionCache};
use crate::app::shell::{EnPassantChoice, Job, JobStatus, PuzzleMarks, Scope};
use crate::app::ui::{Icon, Pictures, metrics, palette, parts, text};
use crate::diagram::{Diagram, DiagramFormat, LengthUnit, Pixels};
use crate::document::{Field, Progress, Records, Snapshot, Unreadable, Wake, background};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

type DiagramInput<'a> = (&'a ExportDraft, BoardLook, &'a Result<DiagramSubject, Unreadable>);

/// Returns the document, the records in a scope, the rule for the en passant square in their FENs, and known results.
pub(crate) type RecordSource<'a> = &'a dyn Fn(Scope) -> (Snapshot, Records, EnPassantChoice, PuzzleMarks);

pub(super) type PageSource<'a> = (RecordSource<'a>, &'a SolutionCache);

type Locale = (Language, PieceLetters);

/// A requested preview. A request that equals the last one is not drawn again.
#[derive(Clone, PartialEq)]
enum PreviewRequest {
    Diagram(Rendition, Locale),
    Page(PageRequest),
}

#[derive(Clone, PartialEq)]
struct PageRequest {
    read: RecordsKey,
    choices: ExportOptions,
    title: String,
    first_number: usize,
    look: BoardLook,
    page: usize,
    locale: Locale,
    /// Available width and height, in pixels.
    room: (u32, u32),
}

/// Identifies the positions on the pages. They are read again only if this key changes.
#[derive(Clone, Copy, PartialEq)]
struct RecordsKey {
    scope: Scope,
    count: usize,
}

enum ShownPreview {
    Picture(TextureHandle),
    Page(TextureHandle, PageStatus),
    Text(String),
    Failed(String),
}

#[derive(Clone, Copy)]
struct PageStatus {
    number: usize,
    pages: usize,
    length: Option<u32>,
    is_solving: bool,
}

enum DrawnPreview {
    Diagram(DrawnDiagram),
    /// A page and the positions of all pages; `true` if the page will be drawn again once all positions are solved.
    Page(SheetPage, Arc<SheetSubjects>, bool),
}

struct SheetSubjects {
    all: Vec<DiagramSubject>,
    available: AvailableFields,
}

impl SheetSubjects {
    fn shared(all: Vec<DiagramSubject>) -> Arc<Self> {
        let stated = AvailableFields::from_subjects(&all);
        Arc::new(Self { all, available: stated })
    }
}

#[derive(Clone, Copy)]
pub(super) struct AvailableFields {
    fields: [bool; Field::ALL.len()],
    pub(super) can_have_solutions: bool,
}

impl AvailableFields {
    /// Assumes that all fields are available, until the positions have been read.
    pub(super) const UNKNOWN: Self = Self { fields: [true; Field::ALL.len()], can_have_solutions: true };

    fn from_subjects(subjects: &[DiagramSubject]) -> Self {
        let fields = Field::ALL.map(|field| match field {
            Field::Title => subjects.iter().any(|subject| !subject.title.is_empty()),
            Field::Solution => subjects.iter().any(|subject| subject.solution.is_some()),
            _ => subjects.iter().any(|subject| !subject.metadata.get(field).is_empty()),
        });
        let asks = |subject: &DiagramSubject| subject.stipulation.is_some();
        let can_have_solutions = fields[Field::Solution as usize] || subjects.iter().any(asks);
        Self { fields, can_have_solutions }
    }

    pub(super) const fn has(self, field: Field) -> bool {
        self.fields[field as usize]
    }
}

#[derive(Default)]
pub(crate) struct Preview {
    shown: Option<(PreviewRequest, ShownPreview)>,
    pending: Option<(PreviewRequest, Job<Result<DrawnPreview, String>>)>,
    subjects: Option<(RecordsKey, Arc<SheetSubjects>)>,
}

impl Preview {
    /// Returns the current preview, which may still be the preview of an earlier request, and starts drawing the
    /// requested one. One job runs at a time and wakes the window when it is done.
    fn request(&mut self, ctx: &Context, asked: PreviewRequest, from: Option<PageSource<'_>>) -> Option<&ShownPreview> {
        self.poll(ctx);
        let shown = self.shown.as_ref().map(|(shown, _)| shown);
        let is_shown = shown == Some(&asked);
        // Cancels solving for a page that is no longer requested. Drawing alone is quick and may finish.
        self.pending.take_if(|(coming, _)| *coming != asked && shown == Some(coming));
        if !is_shown && self.pending.is_none() {
            let woken = ctx.clone();
            let wake: Wake = Arc::new(move || woken.request_repaint());
            let job = match (&asked, from) {
                (PreviewRequest::Diagram(rendition, _), _) => draw_diagram(rendition.clone(), &wake),
                (PreviewRequest::Page(request), Some(from)) => self.draw_page(request.clone(), from, &wake),
                (PreviewRequest::Page(_), None) => return None,
            };
            self.pending = Some((asked, job));
        }
        self.shown.as_ref().map(|(_, shown)| shown)
    }

    pub(super) fn available_fields(&self, which: Scope, count: usize) -> AvailableFields {
        let read = RecordsKey { scope: which, count: count.min(MAX_DIAGRAMS) };
        self.subjects_for(read).map_or(AvailableFields::UNKNOWN, |subjects| subjects.available)
    }

    fn subjects_for(&self, wanted: RecordsKey) -> Option<&Arc<SheetSubjects>> {
        self.subjects.as_ref().filter(|(read, _)| *read == wanted).map(|(_, subjects)| subjects)
    }

    fn draw_page(
        &self,
        request: PageRequest,
        (chosen, solved): PageSource<'_>,
        wake: &Wake,
    ) -> Job<Result<DrawnPreview, String>> {
        let known = self.subjects_for(request.read).map(Arc::clone);
        let (snapshot, records, en_passant, marks) = chosen(request.read.scope);
        let PageRequest { choices, title, first_number, look: screen, page, room, .. } = request;
        let positions = ExportBatch {
            snapshot,
            records,
            choices,
            title,
            first_number,
            look: screen,
            en_passant,
            solutions: solved.clone(),
            marks,
        };
        Job::spawn_reporting("preview", Progress::default(), wake, move |progress, report| {
            background::lower_priority();
            let subjects = known.unwrap_or_else(|| SheetSubjects::shared(positions.subjects(progress)));
            let draw = |is_solving| {
                let page = positions.page(&subjects.all, page, room)?;
                Ok(DrawnPreview::Page(page, Arc::clone(&subjects), is_solving))
            };
            if !positions.is_solved(&subjects.all) {
                report(draw(true));
                positions.solve(&subjects.all, progress);
            }
            if !progress.is_cancelled() {
                report(draw(false));
            }
        })
    }

    fn poll(&mut self, ctx: &Context) {
        let Some((wanted, mut job)) = self.pending.take() else { return };
        let texture = |Pixels { width, height, rgba }: Pixels| {
            let image = ColorImage::from_rgba_premultiplied([width as usize, height as usize], &rgba);
            ctx.load_texture("preview", image, TextureOptions::LINEAR)
        };
        let shown = match job.poll() {
            JobStatus::Running => {
                self.pending = Some((wanted, job));
                return;
            }
            JobStatus::Done(Ok(DrawnPreview::Diagram(DrawnDiagram::Picture(pixels)))) => {
                ShownPreview::Picture(texture(pixels))
            }
            JobStatus::Done(Ok(DrawnPreview::Diagram(DrawnDiagram::Text(text, _)))) => ShownPreview::Text(text),
            JobStatus::Done(Ok(DrawnPreview::Page(
                SheetPage { picture, number, pages, length },
                subjects,
                is_solving,
            ))) => {
                if let PreviewRequest::Page(request) = &wanted {
                    self.subjects = Some((request.read, subjects));
                }
                if is_solving {
                    self.pending = Some((wanted.clone(), job));
                }
                ShownPreview::Page(texture(picture), PageStatus { number, pages, length, is_solving })
            }
            JobStatus::Done(Err(why)) => ShownPreview::Failed(why),
            JobStatus::Ended => ShownPreview::Failed(tr!("exporting-preview-failed").to_owned()),
        };
        self.shown = Some((wanted, shown));
    }
}

fn draw_diagram(rendition: Rendition, wake: &Wake) -> Job<Result<DrawnPreview, String>> {
    // Markdown embeds a PNG, and SVG and PDF are drawn from the same scene, so they are shown as pictures.
    let is_picture = rendition.form.uses_built_in_font();
    Job::spawn(wake, move |_| rendition.draw(is_picture).map(DrawnPreview::Diagram))
}

pub(super) fn show(ui: &mut Ui, place: Rect, seen: DiagramInput<'_>, preview: &mut Preview) {
    let inner = ground(ui, place);
    let Some(wanted) = preview_rendition(ui, inner, seen) else { return };
    let wraps = wanted.form == DiagramFormat::Alt;
    match preview.request(ui.ctx(), PreviewRequest::Diagram(wanted, lang::locale()), None) {
        None | Some(ShownPreview::Page(..)) => {}
        Some(ShownPreview::Picture(texture)) => _ = picture(ui, inner, texture, tr!("exporting-preview")),
        Some(ShownPreview::Text(content)) => words(ui, inner, content, wraps),
        Some(ShownPreview::Failed(why)) => words(ui, inner, why, true),
    }
}

/// Draws the background and returns the rectangle inside its padding.
fn ground(ui: &Ui, place: Rect) -> Rect {
    let colors = palette(ui.visuals());
    ui.painter().rect_filled(place, metrics::CORNER_FIELD, colors.window);
    ui.painter().rect_stroke(place, metrics::CORNER_FIELD, (1.0, colors.line), StrokeKind::Inside);
    place.shrink(metrics::PADDING)
}

/// Draws a picture centered in a rectangle, reduced to fit.
fn picture(ui: &Ui, inner: Rect, texture: &TextureHandle, name: &str) -> Rect {
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let fit = (inner.size() / size).min_elem().min(1.0);
    // The picture is aligned to pixels, so that it is not blurred.
    let corner = Rect::from_center_size(inner.center(), size * fit).min;
    let rect = Rect::from_min_size(corner.round_to_pixels(ui.pixels_per_point()), size * fit);
    let response = ui.interact(rect, ui.scope_id().with("preview"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, egui::Color32::WHITE);
    rect
}

const PAGER_HEIGHT: f32 = 32.0;

pub(super) fn show_page(
    ui: &mut Ui,
    place: Rect,
    (showing, origin): (&ExportContext, PageSource<'_>),
    draft: &mut ExportDraft,
    pictures: &mut Pictures,
    preview: &mut Preview,
) {
    let inner = ground(ui, place);
    let (above, row) = inner.split_top_bottom_at_y(inner.bottom() - PAGER_HEIGHT);
    let above = above.with_max_y(above.bottom() - metrics::GRID);
    let unit = draft.choices.sheet.unit.unwrap_or(LengthUnit::Centimetres);
    let room = above.size() * ui.ctx().pixels_per_point();
    let choices = draft.choices.clone();
    let Some(many) = &mut draft.batch else { return };
    let count = showing.scope_counts.count(many.scope).min(MAX_DIAGRAMS);
    let request = PageRequest {
        read: RecordsKey { scope: many.scope, count },
        choices,
        title: many.title.clone(),
        first_number: many.first_number().unwrap_or(1),
        look: showing.look,
        page: many.page,
        locale: lang::locale(),
        room: (room.x as u32, room.y as u32),
    };
    match preview.request(ui.ctx(), PreviewRequest::Page(request), Some(origin)) {
        None | Some(ShownPreview::Picture(_) | ShownPreview::Text(_)) => {}
        Some(ShownPreview::Page(texture, place)) => {
            let place = *place;
            let name = tr!(
                "exporting-preview-of-page",
                page = (place.number + 1).to_string(),
                pages = place.pages.to_string()
            );
            let paper = picture(ui, above, texture, &name);
            ui.painter().rect_stroke(paper, 0.0, (1.0, palette(ui.visuals()).line), StrokeKind::Outside);
            leaf(ui, row, (place, unit), &mut many.page, pictures);
        }
        Some(ShownPreview::Failed(why)) => words(ui, inner, why, true),
    }
}

/// Draws the buttons that turn pages, with the page number between them. Page Up and Page Down also turn pages.
fn leaf(ui: &mut Ui, row: Rect, (place, unit): (PageStatus, LengthUnit), page: &mut usize, pictures: &mut Pictures) {
    let PageStatus { number, pages, length, is_solving } = place;
    // An earlier request may have had more pages.
    *page = (*page).min(pages - 1);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(row).id_salt("leafing"));
    let mut step = |ui: &mut Ui, rect: Rect, icon: Icon, name: &str, is_possible: bool, key: Key| {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
        let button =
            ui.add_enabled_ui(is_possible, |ui| parts::icon_button(ui, pictures, icon, name, PAGER_HEIGHT)).inner;
        is_possible && (button.clicked() || ui.input(|input| input.key_pressed(key)))
    };
    let (left, right) = (row.with_max_x(row.left() + PAGER_HEIGHT), row.with_min_x(row.right() - PAGER_HEIGHT));
    let back = step(&mut ui, left, Icon::Back, tr!("exporting-page-back"), *page > 0, Key::PageUp);
    let forward = step(&mut ui, right, Icon::Forward, tr!("exporting-page-forward"), *page + 1 < pages, Key::PageDown);
    *page = *page + usize::from(forward) - usize::from(back);
    let length = length.map(|length| format!("{} {}", unit.write(length), unit.sign()));
    let words = match length {
        _ if is_solving => tr!("exporting-page-solving", page = number + 1, pages = pages),
        Some(length) => tr!("exporting-page-length", page = number + 1, pages = pages, length = length),
        None => tr!("exporting-page", page = number + 1, pages = pages),
    };
    let label = Label::new(RichText::new(words).color(palette(ui.visuals()).quiet)).truncate().selectable(false);
    ui.put(row.shrink2(egui::vec2(PAGER_HEIGHT + metrics::GRID, 0.0)), label);
}

fn preview_rendition(ui: &Ui, inner: Rect, (export, screen, example): DiagramInput<'_>) -> Option<Rendition> {
    let subject = example.as_ref().ok()?;
    let seen = (inner.size().min_elem() * ui.ctx().pixels_per_point()) as u32;
    let mut diagram = export.choices.diagram(subject, screen);
    if export.animation().is_some() {
        // The first move shows more of the options than the position before it.
        let first = export.moves.as_ref().and_then(|moves| moves.known().get(..1)).unwrap_or_default();
        let frames = animation(&export.choices, subject, diagram.clone()).frames(first);
        diagram = frames.into_iter().last().map_or(diagram, |frame| frame.diagram);
    }
    diagram.size = diagram.size.min(seen).max(Diagram::MIN_SIZE);
    Some(Rendition { form: export.form().unwrap_or_default(), diagram, fen: subject.fen.clone() })
}

fn words(ui: &mut Ui, inner: Rect, content: &str, wraps: bool) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("preview of text"));
    parts::slim_scroll_bars(&mut ui);
    ScrollArea::both().auto_shrink(false).show(&mut ui, |ui| {
        let font = if wraps { text::body() } else { text::fen() };
        let label = Label::new(RichText::new(content).font(font));
        ui.add(if wraps { label.wrap() } else { label.extend() });
    });
}

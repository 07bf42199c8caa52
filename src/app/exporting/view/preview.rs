//! The preview of an export, drawn on another thread.

use std::sync::Arc;

use egui::emath::GuiRounding;
use egui::{
    ColorImage, Context, Key, Label, Rect, RichText, Role, ScrollArea, StrokeKind, TextureHandle, TextureOptions, Ui,
    UiBuilder, WidgetInfo,
};

use crate::app::exporting::many::Positions;
use crate::app::exporting::rendition::{Drawn, Rendition};
use crate::app::exporting::sheet::{MOST_DIAGRAMS, SheetPage};
use crate::app::exporting::{Export, ExportChoices, Screen, Showing, Solved, Subject};
use crate::app::shell::job::{Job, News};
use crate::app::shell::settings::EnPassantChoice;
use crate::app::shell::which::Which;
use crate::app::ui::pictures::Icon;
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{Pictures, parts};
use crate::diagram::{Diagram, Form, LengthUnit, Pixels};
use crate::document::{Field, Progress, Records, Snapshot, Unreadable, Wake, background};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

type Seen<'a> = (&'a Export, Screen, &'a Result<Subject, Unreadable>);

/// Returns the document and the records in a scope, and how their FENs are written.
pub(in crate::app) type Chosen<'a> = &'a dyn Fn(Which) -> (Snapshot, Records, EnPassantChoice);

pub(super) type Origin<'a> = (Chosen<'a>, &'a Solved);

type Speech = (Language, PieceLetters);

fn speech() -> Speech {
    (lang::current(), lang::piece_letters())
}

/// A requested preview. It is drawn again only if it differs from the last one.
#[derive(Clone, PartialEq)]
enum Wanted {
    Diagram(Rendition, Speech),
    Page(PageWish),
}

#[derive(Clone, PartialEq)]
struct PageWish {
    read: ReadOnce,
    choices: ExportChoices,
    title: String,
    screen: Screen,
    page: usize,
    speech: Speech,
    /// In pixels.
    room: (u32, u32),
}

/// The positions on the pages. They are read again only if this changes.
#[derive(Clone, Copy, PartialEq)]
struct ReadOnce {
    which: Which,
    count: usize,
}

enum Shown {
    Picture(TextureHandle),
    Page(TextureHandle, Place),
    Text(String),
    Failed(String),
}

/// The page shown in the preview.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    pages: usize,
    length: Option<u32>,
    is_solving: bool,
}

enum Come {
    Diagram(Drawn),
    /// A page; `true` if it will be drawn again once all positions are solved.
    Page(SheetPage, Arc<Subjects>, bool),
}

/// The positions on the pages, and the metadata that some of them have.
struct Subjects {
    all: Vec<Subject>,
    stated: Stated,
}

impl Subjects {
    fn of(all: Vec<Subject>) -> Arc<Self> {
        let stated = Stated::of(&all);
        Arc::new(Self { all, stated })
    }
}

/// The metadata that at least one of the positions has.
#[derive(Clone, Copy)]
pub(super) struct Stated {
    fields: [bool; Field::ALL.len()],
    /// `true` if there is a solution, or a problem to solve.
    can_have_solutions: bool,
}

impl Stated {
    /// Assumes all metadata until the positions are read.
    pub(super) const UNKNOWN: Self = Self { fields: [true; Field::ALL.len()], can_have_solutions: true };

    fn of(subjects: &[Subject]) -> Self {
        let fields = Field::ALL.map(|field| match field {
            Field::Title => subjects.iter().any(|subject| !subject.id.is_empty()),
            Field::Solution => subjects.iter().any(|subject| subject.solution.is_some()),
            _ => subjects.iter().any(|subject| !subject.said.get(field).is_empty()),
        });
        let asks = |subject: &Subject| subject.said.stipulation().is_some();
        let can_have_solutions = fields[Field::Solution as usize] || subjects.iter().any(asks);
        Self { fields, can_have_solutions }
    }

    pub(super) const fn has(self, field: Field) -> bool {
        self.fields[field as usize]
    }

    pub(super) const fn can_have_solutions(self) -> bool {
        self.can_have_solutions
    }
}

#[derive(Default)]
pub(in crate::app) struct Preview {
    shown: Option<(Wanted, Shown)>,
    coming: Option<(Wanted, Job<Result<Come, String>>)>,
    /// The positions on the pages, once read.
    subjects: Option<(ReadOnce, Arc<Subjects>)>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// Returns the current preview, which may still be that of the previous request, and starts drawing the requested
    /// one. One job runs at a time and wakes the window when it is done.
    fn of(&mut self, ctx: &Context, wanted: Wanted, origin: Option<Origin<'_>>) -> Option<&Shown> {
        self.take_drawn(ctx);
        let shown = self.shown.as_ref().map(|(shown, _)| shown);
        let is_shown = shown == Some(&wanted);
        // Cancels solving for a page that is no longer wanted. Drawing alone is quick and may finish.
        self.coming.take_if(|(coming, _)| *coming != wanted && shown == Some(coming));
        if !is_shown && self.coming.is_none() {
            let woken = ctx.clone();
            let wake: Wake = Arc::new(move || woken.request_repaint());
            let job = match (&wanted, origin) {
                (Wanted::Diagram(rendition, _), _) => draw_diagram(rendition.clone(), &wake),
                (Wanted::Page(wish), Some(origin)) => self.draw_page(wish.clone(), origin, &wake),
                (Wanted::Page(_), None) => return None,
            };
            self.coming = Some((wanted, job));
        }
        self.shown.as_ref().map(|(_, shown)| shown)
    }

    pub(super) fn stated(&self, which: Which, count: usize) -> Stated {
        let read = ReadOnce { which, count: count.min(MOST_DIAGRAMS) };
        self.known(read).map_or(Stated::UNKNOWN, |subjects| subjects.stated)
    }

    fn known(&self, wanted: ReadOnce) -> Option<&Arc<Subjects>> {
        self.subjects.as_ref().filter(|(read, _)| *read == wanted).map(|(_, subjects)| subjects)
    }

    fn draw_page(&self, wish: PageWish, (chosen, solved): Origin<'_>, wake: &Wake) -> Job<Result<Come, String>> {
        let known = self.known(wish.read).map(Arc::clone);
        let (snapshot, records, en_passant) = chosen(wish.read.which);
        let PageWish { choices, title, screen, page, room, .. } = wish;
        let positions = Positions { snapshot, records, choices, title, screen, en_passant, solved: solved.clone() };
        Job::reporting("preview", Progress::default(), wake, move |progress, report| {
            background::give_way();
            let subjects = known.unwrap_or_else(|| Subjects::of(positions.subjects(progress)));
            let draw = |is_solving| {
                let page = positions.page(&subjects.all, page, room)?;
                Ok(Come::Page(page, Arc::clone(&subjects), is_solving))
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

    fn take_drawn(&mut self, ctx: &Context) {
        let Some((wanted, mut job)) = self.coming.take() else { return };
        let texture = |Pixels { width, height, rgba }: Pixels| {
            let image = ColorImage::from_rgba_premultiplied([width as usize, height as usize], &rgba);
            ctx.load_texture("preview", image, TextureOptions::LINEAR)
        };
        let shown = match job.news() {
            News::Nothing => {
                self.coming = Some((wanted, job));
                return;
            }
            News::Done(Ok(Come::Diagram(Drawn::Picture(pixels)))) => Shown::Picture(texture(pixels)),
            News::Done(Ok(Come::Diagram(Drawn::Text(text)))) => Shown::Text(text),
            News::Done(Ok(Come::Page(SheetPage { picture, number, pages, length }, subjects, is_solving))) => {
                if let Wanted::Page(wish) = &wanted {
                    self.subjects = Some((wish.read, subjects));
                }
                if is_solving {
                    self.coming = Some((wanted.clone(), job));
                }
                Shown::Page(texture(picture), Place { number, pages, length, is_solving })
            }
            News::Done(Err(why)) => Shown::Failed(why),
            News::Over => Shown::Failed(tr!("exporting-preview-failed").to_owned()),
        };
        self.shown = Some((wanted, shown));
    }
}

fn draw_diagram(rendition: Rendition, wake: &Wake) -> Job<Result<Come, String>> {
    // Markdown embeds a PNG, and SVG is drawn from the same scene.
    let is_picture = matches!(rendition.form, Form::Png | Form::Svg | Form::Markdown);
    Job::start(wake, move |_| rendition.draw(is_picture).map(Come::Diagram))
}

pub(super) fn show(ui: &mut Ui, place: Rect, seen: Seen<'_>, preview: &mut Preview) {
    let inner = ground(ui, place);
    let Some(wanted) = wanted(ui, inner, seen) else { return };
    let wraps = wanted.form == Form::Alt;
    match preview.of(ui.ctx(), Wanted::Diagram(wanted, speech()), None) {
        None | Some(Shown::Page(..)) => {}
        Some(Shown::Picture(texture)) => _ = picture(ui, inner, texture, tr!("exporting-preview")),
        Some(Shown::Text(content)) => words(ui, inner, content, wraps),
        Some(Shown::Failed(why)) => words(ui, inner, why, true),
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
    // Aligned to pixels, so that nothing is blurred.
    let corner = Rect::from_center_size(inner.center(), size * fit).min;
    let rect = Rect::from_min_size(corner.round_to_pixels(ui.pixels_per_point()), size * fit);
    let response = ui.interact(rect, ui.scope_id().with("preview"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, egui::Color32::WHITE);
    rect
}

const LEAFING: f32 = 32.0;

pub(super) fn show_page(
    ui: &mut Ui,
    place: Rect,
    (showing, origin): (&Showing, Origin<'_>),
    draft: &mut Export,
    pictures: &mut Pictures,
    preview: &mut Preview,
) {
    let inner = ground(ui, place);
    let (above, row) = inner.split_top_bottom_at_y(inner.bottom() - LEAFING);
    let above = above.with_max_y(above.bottom() - metrics::GRID);
    let unit = draft.choices.sheet.unit.unwrap_or(LengthUnit::Centimetres);
    let room = above.size() * ui.ctx().pixels_per_point();
    let choices = draft.choices.clone();
    let Some(many) = &mut draft.many else { return };
    let count = showing.offer.count(many.which).min(MOST_DIAGRAMS);
    let wish = PageWish {
        read: ReadOnce { which: many.which, count },
        choices,
        title: many.title.clone(),
        screen: showing.screen,
        page: many.page,
        speech: speech(),
        room: (room.x as u32, room.y as u32),
    };
    match preview.of(ui.ctx(), Wanted::Page(wish), Some(origin)) {
        None | Some(Shown::Picture(_) | Shown::Text(_)) => {}
        Some(Shown::Page(texture, place)) => {
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
        Some(Shown::Failed(why)) => words(ui, inner, why, true),
    }
}

/// The buttons that turn pages, with the page number between them. Page Up and Page Down do the same.
fn leaf(ui: &mut Ui, row: Rect, (place, unit): (Place, LengthUnit), page: &mut usize, pictures: &mut Pictures) {
    let Place { number, pages, length, is_solving } = place;
    // An earlier request may have had more pages.
    *page = (*page).min(pages - 1);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(row).id_salt("leafing"));
    let mut step = |ui: &mut Ui, rect: Rect, icon: Icon, name: &str, is_possible: bool, key: Key| {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
        let button = ui.add_enabled_ui(is_possible, |ui| parts::icon_button(ui, pictures, icon, name, LEAFING)).inner;
        is_possible && (button.clicked() || ui.input(|input| input.key_pressed(key)))
    };
    let (left, right) = (row.with_max_x(row.left() + LEAFING), row.with_min_x(row.right() - LEAFING));
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
    ui.put(row.shrink2(egui::vec2(LEAFING + metrics::GRID, 0.0)), label);
}

/// Returns the diagram to draw, reduced to the pixels available.
fn wanted(ui: &Ui, inner: Rect, (export, screen, example): Seen<'_>) -> Option<Rendition> {
    let subject = example.as_ref().ok()?;
    let seen = (inner.size().min_elem() * ui.ctx().pixels_per_point()) as u32;
    let mut diagram = export.choices.draw(subject, screen);
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

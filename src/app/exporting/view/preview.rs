//! A diagram as it would be exported, drawn beside the window's own work.

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

/// What is exported, how the board is shown, and a position as an example.
type Seen<'a> = (&'a Export, Screen, &'a Result<Subject, Unreadable>);

/// The positions of which these are, in the document as it is, and how their FENs are written.
pub(in crate::app) type Chosen<'a> = &'a dyn Fn(Which) -> (Snapshot, Records, EnPassantChoice);

/// Where positions come from, and what was solved.
pub(super) type Origin<'a> = (Chosen<'a>, &'a Solved);

/// How the window speaks.
type Speech = (Language, PieceLetters);

fn speech() -> Speech {
    (lang::current(), lang::piece_letters())
}

/// What is wanted to be seen.
#[derive(Clone, PartialEq)]
enum Wanted {
    Diagram(Rendition, Speech),
    Page(PageWish),
}

/// A page of diagrams.
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

/// Which positions are read for the pages, and how many of them; that is done once.
#[derive(Clone, Copy, PartialEq)]
struct ReadOnce {
    which: Which,
    count: usize,
}

/// What is seen.
enum Shown {
    Picture(TextureHandle),
    Page(TextureHandle, Place),
    Text(String),
    /// Why there is nothing.
    Failed(String),
}

/// Which page is seen of how many, and the length of its diagrams.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    pages: usize,
    length: Option<u32>,
    /// Whether positions are still being solved.
    is_solving: bool,
}

/// What comes of drawing.
enum Come {
    Diagram(Drawn),
    /// A page, and whether it comes again once all positions are solved.
    Page(SheetPage, Arc<Subjects>, bool),
}

/// The positions of the pages, and what some of them state.
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

/// What some of the positions state.
#[derive(Clone, Copy)]
pub(super) struct Stated {
    fields: [bool; Field::ALL.len()],
    /// There is a solution, or a problem to be solved.
    can_have_solutions: bool,
}

impl Stated {
    /// Before it is known everything may be stated.
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

    /// Whether one of them says something in a field.
    pub(super) const fn has(self, field: Field) -> bool {
        self.fields[field as usize]
    }

    /// Whether there is a solution, or a problem to be solved.
    pub(super) const fn can_have_solutions(self) -> bool {
        self.can_have_solutions
    }
}

/// What is seen, and what is being drawn to take its place.
#[derive(Default)]
pub(in crate::app) struct Preview {
    shown: Option<(Wanted, Shown)>,
    coming: Option<(Wanted, Job<Result<Come, String>>)>,
    /// The positions of the pages.
    subjects: Option<(ReadOnce, Arc<Subjects>)>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// What is seen now, which may still be what was wanted before. It is drawn on another thread, one at a time, and the
    /// window wakes up when it is there.
    fn of(&mut self, ctx: &Context, wanted: Wanted, origin: Option<Origin<'_>>) -> Option<&Shown> {
        self.take_drawn(ctx);
        let shown = self.shown.as_ref().map(|(shown, _)| shown);
        let is_shown = shown == Some(&wanted);
        // Solving for a page that is not wanted any more is given up; drawing is soon done.
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

    /// What some of the positions state of which so many are wanted.
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
    // The image of Markdown is PNG, and SVG is drawn from the same scene.
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

/// What is below the preview.
fn ground(ui: &Ui, place: Rect) -> Rect {
    let colors = palette(ui.visuals());
    ui.painter().rect_filled(place, metrics::CORNER_FIELD, colors.window);
    ui.painter().rect_stroke(place, metrics::CORNER_FIELD, (1.0, colors.line), StrokeKind::Inside);
    place.shrink(metrics::PADDING)
}

/// A picture in the middle of a place, not larger than it is.
fn picture(ui: &Ui, inner: Rect, texture: &TextureHandle, name: &str) -> Rect {
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let fit = (inner.size() / size).min_elem().min(1.0);
    // On whole pixels, so that nothing is blurred.
    let corner = Rect::from_center_size(inner.center(), size * fit).min;
    let rect = Rect::from_min_size(corner.round_to_pixels(ui.pixels_per_point()), size * fit);
    let response = ui.interact(rect, ui.scope_id().with("preview"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, egui::Color32::WHITE);
    rect
}

/// The height of the row in which pages are leafed through.
const LEAFING: f32 = 32.0;

/// Shows a page, and leafs through all of them.
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

/// The buttons to leaf through the pages, and between them where one is; Page Up and Page Down do the same.
fn leaf(ui: &mut Ui, row: Rect, (place, unit): (Place, LengthUnit), page: &mut usize, pictures: &mut Pictures) {
    let Place { number, pages, length, is_solving } = place;
    // Of what was wanted before there may have been more pages.
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

/// What fits into a place: no more pixels than are seen.
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

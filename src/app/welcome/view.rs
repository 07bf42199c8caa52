//! The card of a hint, beside the thing that it points at.

use egui::{
    Align, Align2, Area, Context, Frame, Id, Label, LayerId, Layout, Order, Pos2, Rect, RichText, Role, Shape, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::{Action, Hint};
use crate::app::ui::{NamedRegion, metrics, palette, parts, text};
use crate::tr;

const WIDTH: [f32; 2] = [280.0, 184.0];
const MARGIN: f32 = 14.0;
/// Gap in points between the target and the card, in which the beak of the card is drawn.
const GAP: f32 = 14.0;
const RING: f32 = 4.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct HintTargets {
    pub(crate) board: Rect,
    pub(crate) fen: Rect,
    pub(crate) problems: Rect,
    /// The area of the link to the solution. If there is no such link, the area of the row of links.
    pub(crate) solve: Rect,
    pub(crate) side: Rect,
}

struct CardPlacement {
    target: Rect,
    pivot: Align2,
    corner: Pos2,
    /// The width in points that is available without covering the target.
    room: f32,
}

impl HintTargets {
    pub(crate) fn target(&self, hint: Hint) -> Rect {
        match hint {
            Hint::Board => self.board,
            Hint::Paste => self.fen,
            Hint::Problems => Rect::from_x_y_ranges(self.side.shrink(2.0 * RING).x_range(), self.problems.y_range()),
            Hint::Solve => self.solve,
        }
    }

    fn card(&self, hint: Hint, window: Rect) -> CardPlacement {
        let target = self.target(hint);
        let left_of_side = self.side.left() - GAP;
        let (pivot, corner, room) = match hint {
            Hint::Board => {
                let corner = pos2(target.right() + GAP, target.top() + metrics::TOOL);
                (Align2::LEFT_TOP, corner, window.right() - corner.x)
            }
            // The card is above the strip of the notices.
            Hint::Paste => {
                let bottom = target.top() - metrics::NOTICE - GAP;
                (Align2::RIGHT_BOTTOM, pos2(left_of_side, bottom), left_of_side - window.left())
            }
            Hint::Problems | Hint::Solve => {
                (Align2::RIGHT_TOP, pos2(left_of_side, target.top() - MARGIN), left_of_side - window.left())
            }
        };
        CardPlacement { target, pivot, corner, room }
    }
}

pub(crate) fn show(ctx: &Context, hint: Hint, places: &HintTargets, actions: &mut Vec<Action>) {
    let window = ctx.content_rect().shrink(metrics::GRID);
    let card = places.card(hint, window);
    let width = (card.room - 2.0 * MARGIN).clamp(WIDTH[1], WIDTH[0]);
    let area = Area::new(Id::unique(("hint", hint.number()))).order(Order::Foreground).fade_in(false);
    let area = area.pivot(card.pivot).fixed_pos(card.corner).constrain_to(window);
    let visuals = &ctx.global_style().visuals;
    let frame = Frame::new()
        .fill(palette(visuals).panel)
        .stroke((1.0, palette(visuals).accent))
        .corner_radius(metrics::CORNER_FIELD)
        .shadow(visuals.popup_shadow)
        .inner_margin(MARGIN);
    let shown = area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width);
            NamedRegion::new(Role::Group, tr!("welcome"))
                .with_description(hint.announcement())
                .show(ui, |ui| content(ui, hint, actions));
        });
    });
    point(ctx, shown.response.layer_id, card.target, shown.response.rect, hint);
}

fn content(ui: &mut Ui, hint: Hint, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
    ui.horizontal(|ui| {
        ui.label(RichText::new(hint.title()).font(text::strong()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| parts::quiet(ui, &hint.place()));
    });
    ui.add(Label::new(hint.text()).wrap());
    ui.horizontal(|ui| {
        let is_last = hint.next().is_none();
        if !is_last && parts::link(ui, tr!("welcome-skip")).on_hover_text(tr!("welcome-skip.tip")).clicked() {
            actions.push(Action::Skip);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let label = if is_last { tr!("welcome-done") } else { tr!("welcome-next") };
            if parts::filled_button(ui, label, metrics::FIELD).clicked() {
                actions.push(Action::Next);
            }
        });
    });
}

/// Draws a frame around the target, and the beak of the card: a triangle that points at the target.
fn point(ctx: &Context, layer: LayerId, target: Rect, card: Rect, hint: Hint) {
    const BEAK: f32 = 8.0;
    let colors = palette(&ctx.global_style().visuals);
    let painter = ctx.layer_painter(layer);
    let ring = target.expand(RING).intersect(ctx.content_rect().shrink(1.0));
    painter.rect_stroke(ring, metrics::CORNER_FIELD, (2.0, colors.accent), StrokeKind::Inside);
    let height = |at: f32| at.clamp(card.top() + 2.0 * BEAK, card.bottom() - 2.0 * BEAK);
    let (foot, tip) = match hint {
        Hint::Board => (pos2(card.left(), height(card.top() + 24.0)), vec2(-BEAK, 0.0)),
        Hint::Paste => (pos2(card.right() - 40.0, card.bottom()), vec2(0.0, BEAK)),
        Hint::Problems | Hint::Solve => {
            (pos2(card.right(), height(target.center().y.min(target.top() + 24.0))), vec2(BEAK, 0.0))
        }
    };
    let across = tip.rot90();
    let beak = vec![foot - across, foot + tip, foot + across];
    painter.add(Shape::convex_polygon(beak.clone(), colors.panel, Stroke::NONE));
    painter.line_segment([beak[0], beak[1]], (1.0, colors.accent));
    painter.line_segment([beak[1], beak[2]], (1.0, colors.accent));
}

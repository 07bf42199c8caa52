//! The card of a hint, beside the thing that it points at.

use egui::{
    Align, Align2, Area, Context, Frame, Id, Label, LayerId, Layout, Order, Pos2, Rangef, Rect, RichText, Role, Shape,
    Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{Action, Hint};
use crate::app::ui::{NamedRegion, metrics, palette, parts, text};
use crate::tr;

/// Width in points of the text of a card. A card beside the board has less room.
const WIDTH: f32 = 360.0;
const WIDTHS_BESIDE_BOARD: Rangef = Rangef { min: 184.0, max: 280.0 };
/// Maximum distance in points from the tabs of the side panel to the lower edge of a card.
const BELOW_TABS: f32 = 300.0;
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
    /// The tab of the problems.
    pub(crate) tab: Rect,
}

impl HintTargets {
    /// Returns what a hint points at: in place of problems that its card covers, their tab.
    fn target(&self, hint: Hint, card: Rect) -> Rect {
        match hint {
            Hint::Board => self.board,
            Hint::Paste => self.fen,
            Hint::Problems if self.problems.intersects(card) => self.tab,
            Hint::Problems => Rect::from_x_y_ranges(self.side.shrink(2.0 * RING).x_range(), self.problems.y_range()),
            Hint::Solve => self.solve,
        }
    }

    /// Returns the lower right corner of all cards, so that their buttons stay in one place. It is above the strip of the
    /// notices.
    fn corner(&self, window: Rect) -> Pos2 {
        let above_notices = self.fen.top() - metrics::NOTICE - GAP;
        pos2(window.right(), above_notices.min(self.solve.bottom() + BELOW_TABS))
    }

    fn width(&self, hint: Hint, window: Rect) -> f32 {
        let beside_board = window.right() - self.board.right() - GAP - 2.0 * MARGIN;
        if hint == Hint::Board { WIDTHS_BESIDE_BOARD.clamp(beside_board) } else { WIDTH }
    }
}

pub(crate) fn show(ctx: &Context, hint: Hint, places: &HintTargets, actions: &mut Vec<Action>) {
    let window = ctx.content_rect().shrink(metrics::GRID);
    let width = places.width(hint, window);
    let area = Area::new(Id::unique("hint")).order(Order::Foreground).fade_in(false);
    let area = area.pivot(Align2::RIGHT_BOTTOM).fixed_pos(places.corner(window)).constrain_to(window);
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
    point(ctx, shown.response.layer_id, places.target(hint, shown.response.rect), shown.response.rect, hint);
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
    let (foot, tip) = match hint {
        Hint::Board => (pos2(card.left(), card.top() + 24.0), vec2(-BEAK, 0.0)),
        Hint::Paste => (pos2(card.right() - 40.0, card.bottom()), vec2(0.0, BEAK)),
        Hint::Problems | Hint::Solve => (pos2(target.center().x, card.top()), vec2(0.0, -BEAK)),
    };
    let across = tip.rot90();
    let beak = vec![foot - across, foot + tip, foot + across];
    painter.add(Shape::convex_polygon(beak.clone(), colors.panel, Stroke::NONE));
    painter.line_segment([beak[0], beak[1]], (1.0, colors.accent));
    painter.line_segment([beak[1], beak[2]], (1.0, colors.accent));
}

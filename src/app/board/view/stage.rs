//! The middle of the window: the board between its two rows of tools, and the pointer over them.

use egui::emath::GuiRounding;
use egui::{
    CursorIcon, Event, Id, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Role, Sense, SetOpenCommand, Ui, Vec2,
    WidgetInfo, accesskit, pos2, vec2,
};

use crate::app::board::Action;
use crate::app::board::state::{Gesture, SquareMenu};
use crate::app::board::view::{Scene, board};
use crate::app::ui::grid::{self, Grid};
use crate::app::ui::pictures::{Icon, Pictures};
use crate::app::ui::pointer::{Button, Pointer, Spot};
use crate::app::ui::theme::{metrics, palette};
use crate::app::ui::{Tool, parts, wording};
use crate::board::{Color, Piece, Size};
use crate::document::Edit;

/// Where everything of the stage is.
struct Layout {
    grid: Grid,
    /// None in try mode.
    tools: Vec<(Tool, Rect)>,
    /// The places of the two rows of tools, the upper one first.
    rows: [Rect; 2],
}

impl Layout {
    fn of(ui: &Ui, scene: &Scene<'_>) -> Self {
        let shell = scene.shell;
        let size = shell.shown().board.size();
        let space = ui.max_rect().shrink2(vec2(metrics::PADDING, 10.0));
        let tools = size.roles().len() + 2;
        let tool = (space.width() / (tools as f32 * 1.09)).clamp(metrics::TOOL_MIN, metrics::TOOL).floor();
        let row = tool + metrics::GRID;
        let scale = ui.ctx().pixels_per_point();
        let most =
            (space.width() / f32::from(size.files())).min((space.height() - 2.0 * row) / f32::from(size.ranks()));
        let square = (most.max(8.0) * scale).floor() / scale;
        let board = square * vec2(size.files().into(), size.ranks().into());
        let place = (space.center() - board / 2.0).round_to_pixels(scale);
        // A line around the board and hatching have no round corners.
        let corner = if shell.settings.coloring.needs_border() { 0 } else { metrics::CORNER_BOARD };
        let grid = Grid { rect: Rect::from_min_size(place, board), square, size, flipped: shell.flipped, corner };
        let above = grid.rect.center_top() - vec2(0.0, row);
        let below = grid.rect.center_bottom() + vec2(0.0, metrics::GRID);
        let place = |middle: Pos2| {
            let width = space.width().max(grid.rect.width());
            Rect::from_min_size(middle - vec2(width / 2.0, 0.0), vec2(width, tool))
        };
        let rows = [place(above), place(below)];
        if scene.is_trying() {
            return Self { grid, tools: Vec::new(), rows };
        }
        let top = place_tools(size, !shell.bottom(), above, tool);
        let bottom = place_tools(size, shell.bottom(), below, tool);
        Self { grid, tools: top.chain(bottom).collect(), rows }
    }

    fn spot(&self, at: Pos2) -> Spot {
        if let Some(square) = self.grid.square_at(at) {
            return Spot::Square(square);
        }
        let tool = self.tools.iter().find(|(_, rect)| rect.contains(at));
        tool.map_or(Spot::Elsewhere, |(tool, _)| Spot::Tool(*tool))
    }
}

/// A row of tools whose upper middle is here: hand, pieces, eraser.
fn place_tools(size: Size, color: Color, middle: Pos2, width: f32) -> impl Iterator<Item = (Tool, Rect)> {
    let pieces = size.roles().iter().map(move |role| Tool::Brush(Piece::new(color, *role)));
    let tools = [Tool::Hand].into_iter().chain(pieces).chain([Tool::Eraser]);
    let pitch = (width * 1.09).round();
    let row = pitch * (size.roles().len() + 1) as f32 + width;
    let left = middle.x - row / 2.0;
    tools.enumerate().map(move |(index, tool)| {
        let corner = pos2((left + pitch * index as f32).round(), middle.y.round());
        (tool, Rect::from_min_size(corner, Vec2::splat(width)))
    })
}

/// Where the board was drawn, and where the pointer is.
#[derive(Debug)]
pub(in crate::app) struct Stage {
    pub(in crate::app) grid: Grid,
    /// The places of the two rows of tools, the upper one first.
    pub(in crate::app) rows: [Rect; 2],
    /// The pointer, where it is over the panel.
    pub(in crate::app) pointer: Option<Pos2>,
}

/// Draws the board and its tools, and follows the pointer over them. While moves are tried there are no tools.
pub(in crate::app) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) -> Stage {
    let layout = Layout::of(ui, scene);
    let response = ui.interact(layout.grid.rect, Id::unique("board"), Sense::CLICK | Sense::DRAG);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(accesskit::Role::Group);
        node.set_label("Board");
        node.set_description(described(scene));
    });
    board::show(ui, scene, &layout.grid, pictures, actions);
    show_tools(ui, scene, &layout, pictures, actions);
    // The pointer first: once the menu is open, a press is no longer the board's.
    let over = pointer(ui, scene, &layout, actions);
    if !scene.is_trying() {
        square_menu(ui, scene, pictures, &response, actions);
        show_held(ui, scene, &layout, pictures, over);
    }
    Stage { grid: layout.grid, rows: layout.rows, pointer: over }
}

/// What is drawn on the board, in words: "red arrow from d1 to h5, key from d2 to d4".
fn described(scene: &Scene<'_>) -> String {
    let drawn = scene.annotations().map(wording::drawn).filter(|drawn| !drawn.is_empty());
    let keys = scene.keys.iter().map(|key| format!("key from {} to {}", key.from, key.to));
    drawn.into_iter().chain(keys).collect::<Vec<_>>().join(", ")
}

fn show_tools(ui: &mut Ui, scene: &Scene<'_>, layout: &Layout, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    for (index, (tool, rect)) in layout.tools.iter().enumerate() {
        let row = if index < layout.tools.len() / 2 { "upper" } else { "lower" };
        let response = ui.interact(*rect, Id::unique(("tool", row, *tool)), Sense::click());
        // Hand and eraser are in both rows; the one nearer the viewer shows that it is active.
        let active = scene.hands.tool == *tool && (row == "lower" || matches!(tool, Tool::Brush(_)));
        response.widget_info(|| {
            let name = match tool {
                Tool::Brush(_) => tool.name(),
                _ => format!("{}, {row} row", tool.name()),
            };
            WidgetInfo::selected(Role::Button, true, active, name)
        });
        paint_tool(ui, pictures, *tool, *rect, active, response.hovered());
        parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
        // The pointer is followed from press to release elsewhere; this is Enter, Space or a screen reader.
        if response.clicked() && !ui.input(|input| input.pointer.any_released()) {
            actions.push(Action::Pointer(Pointer::Press(Button::Primary, Spot::Tool(*tool))));
            actions.push(Action::Pointer(Pointer::Release(Button::Primary, Spot::Elsewhere, Modifiers::NONE)));
        }
        parts::on_hover(response, || tool_tip(*tool));
    }
}

fn tool_tip(tool: Tool) -> String {
    match tool {
        Tool::Hand => {
            "Hand: drag pieces, click a square to type on it, draw arrows with the right button (Esc)".to_owned()
        }
        Tool::Brush(piece) => {
            format!("{}: drag it to a square, or click to paint with it ({})", capital(&piece.name()), piece.letter())
        }
        Tool::Eraser => "Eraser: press and sweep to remove pieces (x)".to_owned(),
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

fn paint_tool(ui: &Ui, pictures: &mut Pictures, tool: Tool, rect: Rect, active: bool, hovered: bool) {
    let colors = palette(ui.visuals());
    let corner = metrics::CORNER_BOARD + 2;
    let tile = rect.shrink(rect.width() * 0.09);
    if active {
        ui.painter().rect_filled(rect, corner, colors.chosen);
    }
    match tool {
        Tool::Brush(piece) => {
            let is_dark = piece.color == Color::White;
            pictures.square(ui.painter(), tile, is_dark, metrics::CORNER_BOARD.into());
            pictures.piece(ui.painter(), piece, tile.center(), tile.width() * 0.96, egui::Color32::WHITE);
        }
        Tool::Hand | Tool::Eraser => {
            let icon = if tool == Tool::Hand { Icon::Hand } else { Icon::Eraser };
            if hovered && !active {
                ui.painter().rect_filled(tile, metrics::CORNER_BOARD, colors.hovered);
            }
            pictures.icon(ui.painter(), icon, tile.center(), (tile.width() * 0.6).round(), colors.text);
        }
    }
    let line = match (active, hovered) {
        (true, _) => Some((rect, 2.0, colors.accent)),
        (false, true) if matches!(tool, Tool::Brush(_)) => Some((tile, 1.5, colors.accent)),
        _ => None,
    };
    if let Some((rect, width, color)) = line {
        ui.painter().rect_stroke(rect, corner, (width, color), egui::StrokeKind::Inside);
    }
}

/// Follows the pointer through the events of this frame, in their order; returns where it is now.
fn pointer(ui: &Ui, scene: &Scene<'_>, layout: &Layout, actions: &mut Vec<Action>) -> Option<Pos2> {
    let free = scene.shell.is_uncovered();
    let ours = |at: Pos2| free && ui.ctx().layer_id_at(at).is_none_or(|layer| layer == ui.layer_id());
    let memory = Id::unique("pointer of the stage");
    let mut last: Option<Pos2> = ui.data(|data| data.get_temp(memory)).flatten();
    // Not within `input`: asking what lies at a point would wait for the same lock.
    let events = ui.input(|input| input.events.clone());
    for event in &events {
        match event {
            Event::PointerMoved(at) => {
                sweep(layout, last.unwrap_or(*at), *at, actions);
                last = Some(*at);
            }
            Event::PointerButton { pos, button, pressed, modifiers } => {
                let Some(button) = named(*button) else { continue };
                let spot = layout.spot(*pos);
                if !pressed {
                    actions.push(Action::Pointer(Pointer::Release(button, spot, *modifiers)));
                } else if free {
                    // Also a press elsewhere: it ends what a release outside the window has left open.
                    let spot = if ours(*pos) { spot } else { Spot::Elsewhere };
                    // A text field gives its focus up for a click elsewhere, but not for a drag.
                    if spot != Spot::Elsewhere && ui.ctx().text_edit_focused() {
                        ui.memory_mut(egui::Memory::stop_text_input);
                    }
                    actions.push(Action::Pointer(Pointer::Press(button, spot)));
                }
                last = Some(*pos);
            }
            Event::MouseWheel { unit, delta, modifiers, .. } if !modifiers.command => {
                let over_board = last.is_some_and(|at| ours(at) && layout.grid.square_at(at).is_some());
                if over_board && delta.y != 0.0 {
                    wheel(ui, *unit, delta.y, actions);
                }
            }
            Event::PointerGone => last = None,
            _ => {}
        }
    }
    ui.data_mut(|data| data.insert_temp(memory, last));
    let over = last.filter(|at| ours(*at));
    let hover = over.and_then(|at| layout.grid.square_at(at));
    if hover != scene.hands.hover {
        actions.push(Action::Hover(hover));
    }
    over
}

/// Turns the wheel by whole notches; a touchpad, which counts in points, has to come as far as a notch.
fn wheel(ui: &Ui, unit: MouseWheelUnit, delta: f32, actions: &mut Vec<Action>) {
    const NOTCH: f32 = 50.0;
    let notches = if unit == MouseWheelUnit::Point {
        let memory = Id::unique("turned on the stage");
        let turned = ui.data(|data| data.get_temp::<f32>(memory)).unwrap_or(0.0) + delta / NOTCH;
        ui.data_mut(|data| data.insert_temp(memory, turned.fract()));
        turned.trunc()
    } else {
        delta.signum()
    };
    if notches != 0.0 {
        actions.push(Action::Pointer(Pointer::Wheel(-notches as i32)));
    }
}

/// Enters every square between two points, so that a quick sweep leaves none out.
fn sweep(layout: &Layout, from: Pos2, to: Pos2, actions: &mut Vec<Action>) {
    let steps = ((to - from).length() / (layout.grid.square * 0.4)).ceil().clamp(1.0, 100.0) as usize;
    for step in 1..=steps {
        let at = from.lerp(to, step as f32 / steps as f32);
        let enter = Action::Pointer(Pointer::Enter(layout.spot(at)));
        if actions.last() != Some(&enter) {
            actions.push(enter);
        }
    }
}

const fn named(button: PointerButton) -> Option<Button> {
    match button {
        PointerButton::Primary => Some(Button::Primary),
        PointerButton::Secondary => Some(Button::Secondary),
        PointerButton::Middle => Some(Button::Middle),
        PointerButton::Extra1 | PointerButton::Extra2 => None,
    }
}

/// Shows at the pointer what the active tool holds.
fn show_held(ui: &Ui, scene: &Scene<'_>, layout: &Layout, pictures: &mut Pictures, over: Option<Pos2>) {
    let side = layout.grid.square;
    if let Some((piece, _)) = scene.hands.carried() {
        return grid::carried(ui.ctx(), piece, side, pictures);
    }
    let Some((at, square)) = over.and_then(|at| Some((at, layout.grid.square_at(at)?))) else { return };
    let painter = grid::held_layer(ui.ctx());
    ui.ctx().set_cursor_icon(match scene.hands.tool {
        Tool::Hand if matches!(scene.hands.gesture, Some(Gesture::Draw { .. })) => CursorIcon::Crosshair,
        Tool::Hand if scene.shell.shown().board.get(square).is_some() => CursorIcon::Grab,
        Tool::Hand => return,
        Tool::Brush(piece) => {
            let beside = at + Vec2::splat(side * 0.34);
            pictures.piece(&painter, piece, beside, (side * 0.5).round(), egui::Color32::WHITE);
            CursorIcon::Crosshair
        }
        Tool::Eraser => {
            let ink = palette(ui.visuals()).fault;
            pictures.icon(&painter, Icon::Eraser, at + Vec2::splat(16.0), 22.0, ink);
            CursorIcon::Crosshair
        }
    });
}

/// The menu that a right click with the hand opens on a square.
fn square_menu(
    ui: &Ui,
    scene: &Scene<'_>,
    pictures: &mut Pictures,
    response: &egui::Response,
    actions: &mut Vec<Action>,
) {
    if scene.hands.tool != Tool::Hand {
        return;
    }
    let Some(SquareMenu { square, number }) = scene.hands.menu else { return };
    let position = scene.shell.shown();
    // Not egui's own click: the pointer may have moved within the square. Each menu opens once.
    let memory = Id::unique("menus of squares");
    let is_new = ui.data(|data| data.get_temp::<u32>(memory)) != Some(number);
    ui.data_mut(|data| data.insert_temp(memory, number));
    let opens = (is_new || response.clicked()).then_some(SetOpenCommand::Bool(is_new));
    egui::Popup::context_menu(response).open_memory(opens).show(|ui| {
        ui.set_width(6.0 * 40.0);
        parts::heading(ui, &wording::square(square, position.board.get(square)));
        ui.spacing_mut().item_spacing = Vec2::splat(2.0);
        let mut edit = |ui: &Ui, edit| {
            actions.push(Action::Edit(edit));
            ui.close();
        };
        for color in [!scene.shell.bottom(), scene.shell.bottom()] {
            ui.horizontal_wrapped(|ui| {
                for role in position.board.size().roles() {
                    let piece = Piece::new(color, *role);
                    let name = piece.name();
                    let (rect, response) = ui.allocate_exact_size(Vec2::splat(38.0), Sense::click());
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name} on {square}")));
                    let is_pointed_at = response.hovered() || response.has_focus();
                    paint_tool(ui, pictures, Tool::Brush(piece), rect, false, is_pointed_at);
                    if response.on_hover_text(format!("{} on {square}", capital(&name))).clicked() {
                        edit(ui, Edit::Place { square, piece: Some(piece) });
                    }
                }
            });
        }
        ui.add_space(4.0);
        let is_empty = position.board.get(square).is_none();
        let empty = ui.add_enabled(!is_empty, egui::Button::new("Empty"));
        if empty.on_disabled_hover_text("Nothing stands on this square").clicked() {
            edit(ui, Edit::Place { square, piece: None });
        }
        let is_stated = position.en_passant == Some(square);
        let is_possible = is_stated || position.en_passant_is_possible(square);
        let label = if is_stated { "No en passant here" } else { "En passant here" };
        let en_passant = ui.add_enabled(is_possible, egui::Button::new(label));
        if en_passant.on_disabled_hover_text("No pawn can just have passed this square in a double step").clicked() {
            edit(ui, Edit::EnPassant((!is_stated).then_some(square)));
        }
    });
}

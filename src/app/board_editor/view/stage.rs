//! The middle of the window: the board between its two rows of tools.

use egui::{CursorIcon, Id, Modifiers, Pos2, Rect, Role, Sense, SetOpenCommand, Ui, Vec2, WidgetInfo};

use crate::app::board_editor::Action;
use crate::app::board_editor::state::{Gesture, SquareMenu};
use crate::app::board_editor::update::castling_side;
use crate::app::board_editor::view::layout::StageLayout;
use crate::app::board_editor::view::{Scene, board, tray};
use crate::app::shell::Command;
use crate::app::ui::{
    BoardButton, FocusRow, Icon, NamedRegion, Pictures, PointerEvent, PointerTarget, Tool, accessibility, grid, menu,
    metrics, palette, parts, wording,
};
use crate::board::{Color, Piece, Position, Square};
use crate::document::Edit;
use crate::tr;
use crate::wording::{Label, Sentence, capitalize};

/// Draws the board, its tools (none in try mode) and the tool or piece at the pointer.
pub(crate) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    pictures: &mut Pictures,
    over: Option<Pos2>,
    actions: &mut Vec<Action>,
) -> StageLayout {
    let layout = StageLayout::compute(ui, scene);
    let response = ui.interact(layout.grid.rect, Id::unique("board"), Sense::CLICK | Sense::DRAG);
    tools(ui, scene, &layout, pictures, actions);
    board::show(ui, scene, &layout.grid, pictures, actions);
    tray::show(ui, scene, &layout, pictures, actions);
    if !scene.is_trying() {
        square_menu(ui, (scene, &layout), pictures, &response, actions);
        show_held(ui, scene, &layout, pictures, over);
    }
    layout
}

fn tools(ui: &mut Ui, scene: &Scene<'_>, layout: &StageLayout, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let (upper, lower) = layout.tools.split_at(layout.tools.len() / 2);
    for (row, tools, place) in [("upper", upper, layout.rows[0]), ("lower", lower, layout.rows[1])] {
        let name = tr!("board-tools", row = row);
        let part = NamedRegion::new(Role::Toolbar, &name).with_rect(place).with_size(tools.len());
        part.show(ui, |ui| show_row(ui, scene, (row, tools), pictures, actions));
    }
}

fn show_row(
    ui: &Ui,
    scene: &Scene<'_>,
    (row, tools): (&str, &[(Tool, Rect)]),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let keys = FocusRow::of_buttons(ui, Id::unique(("tools", row)), 0..tools.len());
    for (index, (tool, rect)) in tools.iter().enumerate() {
        let response = ui.interact(*rect, Id::unique(("tool", row, *tool)), keys.sense(index));
        keys.follow_keys(ui, &response, index);
        // Hand and eraser are in both rows; only the lower row shows them as active.
        let active = scene.editor.tool == *tool && (row == "lower" || matches!(tool, Tool::Brush(_)));
        response.widget_info(|| {
            let name = if matches!(tool, Tool::Brush(_)) {
                tool.name()
            } else {
                tr!("board-tool-in-row", tool = tool.name(), row = row)
            };
            WidgetInfo::selected(Role::Button, true, active, name)
        });
        accessibility::edit_node(&response, |node| node.set_position_in_set(index));
        paint_tool(ui, pictures, *tool, *rect, active, response.hovered());
        parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
        // The pointer tracker handles the mouse, so this click came from Enter, Space or a screen reader.
        if response.clicked() && !ui.input(|input| input.pointer.any_released()) {
            actions.push(Action::Pointer(PointerEvent::Press(BoardButton::Primary, PointerTarget::Tool(*tool))));
            actions.push(Action::Pointer(PointerEvent::Release(
                BoardButton::Primary,
                PointerTarget::Elsewhere,
                Modifiers::NONE,
            )));
        }
        parts::on_hover(response, || tool_tip(*tool));
    }
}

fn tool_tip(tool: Tool) -> String {
    match tool {
        Tool::Hand => tr!("board-tool-hand").to_owned(),
        Tool::Brush(piece) => tr!("board-tool-brush", piece = capitalize(piece.label()), letter = piece.letter()),
        Tool::Eraser => tr!("board-tool-eraser").to_owned(),
    }
}

fn paint_tool(ui: &Ui, pictures: &mut Pictures, tool: Tool, rect: Rect, active: bool, hovered: bool) {
    let colors = palette(ui.visuals());
    let corner = metrics::CORNER_BOARD + 2;
    let tile = rect.shrink2(Vec2::new(2.0, 3.0));
    if active {
        ui.painter().rect_filled(rect, corner, colors.chosen);
    }
    match tool {
        Tool::Brush(piece) => {
            let is_dark = piece.color == Color::White;
            pictures.square(ui.painter(), tile, is_dark, metrics::CORNER_BOARD.into());
            pictures.piece(ui.painter(), piece, tile.center(), tile.size().min_elem() * 0.96, egui::Color32::WHITE);
        }
        Tool::Hand | Tool::Eraser => {
            let icon = if tool == Tool::Hand { Icon::Hand } else { Icon::Eraser };
            if hovered && !active {
                ui.painter().rect_filled(tile, metrics::CORNER_BOARD, colors.hovered);
            }
            pictures.icon(ui.painter(), icon, tile.center(), (tile.size().min_elem() * 0.6).round(), colors.text);
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

fn show_held(ui: &Ui, scene: &Scene<'_>, layout: &StageLayout, pictures: &mut Pictures, over: Option<Pos2>) {
    let side = layout.grid.square;
    if let Some(carried) = scene.editor.dragged_piece() {
        return dragged(ui, scene, carried, side, pictures);
    }
    let Some((at, square)) = over.and_then(|at| Some((at, layout.grid.square_at(at)?))) else { return };
    let painter = grid::drag_layer(ui.ctx());
    ui.ctx().set_cursor_icon(match scene.editor.tool {
        Tool::Hand if matches!(scene.editor.gesture, Some(Gesture::Draw { .. })) => CursorIcon::Crosshair,
        Tool::Hand if scene.shell.shown_position().board.get(square).is_some() => CursorIcon::Grab,
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

/// Draws the dragged piece, and shows what its release would do: copy the piece, do nothing, or remove the piece.
fn dragged(ui: &Ui, scene: &Scene<'_>, (piece, from): (Piece, Option<Square>), side: f32, pictures: &mut Pictures) {
    let copies = from.is_some() && ui.input(|input| input.modifiers.command);
    let is_off = from.is_some() && scene.editor.hover.is_none() && scene.editor.tray.is_none();
    let opacity = if is_off { FAINT } else { u8::MAX };
    grid::draw_dragged(ui.ctx(), piece, side, opacity, pictures);
    match (is_off, copies) {
        (false, true) => ui.ctx().set_cursor_icon(CursorIcon::Copy),
        (true, true) => ui.ctx().set_cursor_icon(CursorIcon::NotAllowed),
        (true, false) => {
            let ink = palette(ui.visuals()).fault;
            if let Some(at) = ui.ctx().pointer_latest_pos() {
                pictures.icon(&grid::drag_layer(ui.ctx()), Icon::Eraser, at + Vec2::splat(16.0), 22.0, ink);
            }
        }
        (false, false) => {}
    }
}

const FAINT: u8 = 110;

/// Shows the context menu of a square, which a right click with the hand tool or a key has opened.
fn square_menu(
    ui: &Ui,
    (scene, layout): (&Scene<'_>, &StageLayout),
    pictures: &mut Pictures,
    response: &egui::Response,
    actions: &mut Vec<Action>,
) {
    let Some(SquareMenu { square, number, by_key }) = scene.editor.menu else { return };
    if scene.editor.tool != Tool::Hand && !by_key {
        return;
    }
    // The editor opens the menu, since egui sees no click if the pointer moved within the square. Each menu opens once.
    let memory = Id::unique("menus of squares");
    let is_new = ui.data(|data| data.get_temp::<u32>(memory)) != Some(number);
    ui.data_mut(|data| data.insert_temp(memory, number));
    let opens = (is_new || response.clicked()).then_some(SetOpenCommand::Bool(is_new));
    let menu = egui::Popup::context_menu(response).open_memory(opens);
    let asked = (is_new && by_key).then(|| layout.grid.square_rect(square));
    menu::show_context(menu, asked, is_new && !by_key, |ui| square_entries(ui, scene, square, pictures, actions));
}

fn square_entries(ui: &mut Ui, scene: &Scene<'_>, square: Square, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let position = scene.shell.shown_position();
    ui.set_width(6.0 * 40.0);
    let name = wording::square(square, position.board.get(square));
    accessibility::name_menu(ui, &name, 2 * position.board.size().roles().len() + 4);
    parts::heading(ui, &name);
    ui.spacing_mut().item_spacing = Vec2::splat(2.0);
    let mut edit = |ui: &Ui, edit| {
        actions.push(Action::Edit(edit));
        ui.close();
    };
    for color in [!scene.shell.bottom(), scene.shell.bottom()] {
        ui.horizontal_wrapped(|ui| {
            for role in position.board.size().roles() {
                let piece = Piece::new(color, *role);
                let name = piece.label();
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(38.0), Sense::click());
                let on_square = |name: &str| tr!("board-piece-on", piece = name, square = square.to_string());
                response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, on_square(name)));
                let is_pointed_at = response.hovered() || response.has_focus();
                paint_tool(ui, pictures, Tool::Brush(piece), rect, false, is_pointed_at);
                if response.on_hover_text(on_square(&capitalize(name))).clicked() {
                    edit(ui, Edit::Place { square, piece: Some(piece) });
                }
            }
        });
    }
    ui.add_space(4.0);
    let is_empty = position.board.get(square).is_none();
    let empty = ui.add_enabled(!is_empty, egui::Button::new(tr!("board-empty")));
    accessibility::menu_item(&empty);
    if empty.on_disabled_hover_text(tr!("board-empty-already")).clicked() {
        edit(ui, Edit::Place { square, piece: None });
    }
    let is_stated = position.en_passant == Some(square);
    let is_possible = is_stated || position.en_passant_is_possible(square);
    let label = if is_stated { tr!("board-no-en-passant") } else { tr!("board-en-passant") };
    let en_passant = ui.add_enabled(is_possible, egui::Button::new(label));
    accessibility::menu_item(&en_passant);
    let why_not =
        position.en_passant_obstacle(square).map_or_else(String::new, |obstacle| capitalize(&obstacle.sentence()));
    if en_passant.on_disabled_hover_text(why_not).clicked() {
        edit(ui, Edit::EnPassant((!is_stated).then_some(square)));
    }
    let mut draw = |label: &str, action| {
        let response = ui.button(label);
        accessibility::menu_item(&response);
        if response.clicked() {
            actions.push(action);
            ui.close();
        }
    };
    draw(Command::MarkSquare.name(), Action::MarkSquare(square));
    draw(tr!("board-arrow-from-here"), Action::BeginArrow(square));
    castling_entry(ui, position, square, actions);
    promoted_entry(ui, position, square, actions);
}

fn castling_entry(ui: &mut Ui, position: &Position, square: Square, actions: &mut Vec<Action>) {
    let Some(color) = castling_side(position, square) else { return };
    let has_right = position.castling.has(color, square.file);
    let label = tr!("board-may-castle", side = color.pick("white", "black"));
    let response = ui.selectable_label(has_right, label);
    accessibility::edit_node(&response, |node| node.set_role(Role::MenuItemCheckBox));
    if response.clicked() {
        actions.push(Action::Castle(square));
        ui.close();
    }
}

fn promoted_entry(ui: &mut Ui, position: &Position, square: Square, actions: &mut Vec<Action>) {
    if !position.can_be_promoted(square) {
        return;
    }
    let promoted = position.is_promoted(square);
    let response = ui.selectable_label(promoted, tr!("board-promoted"));
    accessibility::edit_node(&response, |node| node.set_role(Role::MenuItemCheckBox));
    if response.on_hover_text(tr!("board-promoted.tip")).clicked() {
        actions.push(Action::Edit(Edit::Promoted { square, promoted: !promoted }));
        ui.close();
    }
}

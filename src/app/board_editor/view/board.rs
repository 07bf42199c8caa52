//! The board: squares, coordinates, marks, moves in try mode, pieces, and an accessibility node for each square.

use egui::{
    Align2, Color32, Id, Modifiers, Painter, Pos2, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit, pos2,
    vec2,
};

use crate::app::board_editor::Action;
use crate::app::board_editor::view::layout::are_coordinates_outside;
use crate::app::board_editor::view::{MoveMarks, Scene, annotations};
use crate::app::ui::{
    BoardButton, BoardColors, Grid, NamedRegion, Palette, Pictures, PointerEvent, PointerTarget, accessibility,
    draw_squares, is_dark, is_focus_on_board, palette, parts, placement_mark, result_mark, square_id, text, wording,
};
use crate::board::Square;
use crate::rules::GameResult;
use crate::tr;
use crate::wording::{Sentence as _, move_result};

pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, grid: &Grid, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let painter = ui.painter().clone();
    draw_squares(&painter, grid, pictures);
    if let Some(moves) = scene.moves {
        last_move(&painter, moves, grid, colors);
    }
    for tint in &scene.tints {
        tint.paint(&painter, grid);
    }
    for (square, placement) in scene.placements {
        placement_mark::fill(&painter, *square, placement, grid, colors);
    }
    let drawn = annotations::visible_annotations(ui, scene);
    annotations::marks(&painter, &drawn, grid, pictures.colors());
    if let Some(moves) = scene.moves {
        targets(&painter, (moves, scene), grid, colors);
    }
    if scene.shell.settings.coordinates {
        if are_coordinates_outside(grid.square) {
            // In try mode (playing moves from the position) the board has a frame, which needs a larger gap.
            let gap = if scene.is_trying() { 5.0 } else { 3.0 };
            coordinates_around(&painter, grid, gap, colors.quiet);
        } else {
            coordinates(&painter, grid, pictures.colors());
        }
    }
    pieces(&painter, scene, grid, pictures);
    for (square, placement) in scene.placements {
        placement_mark::draw(&painter, *square, placement, grid, colors);
    }
    promoted(&painter, scene, grid, colors);
    annotations::arrows(&painter, &drawn, grid, pictures.colors());
    for (rank, best) in scene.engine_moves.iter().enumerate().rev() {
        let opacity = if rank == 0 { 0.75 } else { 0.35 };
        annotations::key_arrows(&painter, &[*best], grid, colors.accent.gamma_multiply(opacity));
    }
    annotations::key_arrows(&painter, scene.keys, grid, colors.key);
    marks(&painter, scene, grid, colors);
    let board =
        NamedRegion::new(Role::Group, tr!("board-name")).with_rect(grid.rect).with_description(described(scene));
    board.show(ui, |ui| nodes(ui, scene, grid, actions));
}

/// Describes the drawings and key moves, for example "red arrow from d1 to h5, key from d2 to d4".
fn described(scene: &Scene<'_>) -> String {
    let drawn = scene.annotations().map(wording::all_annotations).filter(|drawn| !drawn.is_empty());
    let keys = scene.keys.iter();
    let keys = keys.map(|key| tr!("board-key-from-to", from = key.from.to_string(), to = key.to.to_string()));
    drawn.into_iter().chain(keys).collect::<Vec<_>>().join(", ")
}

fn coordinates(painter: &Painter, grid: &Grid, colors: &BoardColors) {
    let font = text::coordinate(grid.square);
    let inset = (grid.square * 0.06).max(2.0);
    let ink = |square: Square| if is_dark(square) { colors.on_dark } else { colors.on_light };
    let (left, bottom) = if grid.flipped { (grid.size.files() - 1, grid.size.ranks() - 1) } else { (0, 0) };
    let name = |square: Square, at: Pos2, corner: Align2, name: String| {
        let text = painter.layout_no_wrap(name, font.clone(), ink(square));
        let place = corner.anchor_size(at, text.size());
        if colors.hatching.is_some() && is_dark(square) {
            painter.rect_filled(place, 2, colors.light);
        }
        painter.galley(place.min, text, ink(square));
    };
    for rank in 0..grid.size.ranks() {
        let square = Square::new(left, rank);
        let at = grid.square_rect(square).left_top() + vec2(inset, inset * 0.6);
        name(square, at, Align2::LEFT_TOP, (rank + 1).to_string());
    }
    for file in 0..grid.size.files() {
        let square = Square::new(file, bottom);
        let at = grid.square_rect(square).right_bottom() - vec2(inset, inset * 0.4);
        name(square, at, Align2::RIGHT_BOTTOM, square.file_letter().to_string());
    }
}

fn coordinates_around(painter: &Painter, grid: &Grid, gap: f32, ink: Color32) {
    let name = |at: Pos2, corner: Align2, name: String| painter.text(at, corner, name, text::coordinate_outside(), ink);
    for rank in 0..grid.size.ranks() {
        let middle = grid.square_rect(Square::new(0, rank)).center().y;
        name(pos2(grid.rect.left() - gap, middle), Align2::RIGHT_CENTER, (rank + 1).to_string());
    }
    for file in 0..grid.size.files() {
        let square = Square::new(file, 0);
        let middle = grid.square_rect(square).center().x;
        name(pos2(middle, grid.rect.bottom() + gap - 1.0), Align2::CENTER_TOP, square.file_letter().to_string());
    }
}

fn pieces(painter: &Painter, scene: &Scene<'_>, grid: &Grid, pictures: &mut Pictures) {
    // A dragged piece is faint on its square, unless it is being copied.
    let copies = !scene.is_trying() && painter.ctx().input(|input| input.modifiers.command);
    let carried_from = scene.dragged_from.filter(|_| !copies);
    let tint = if scene.shell.is_preview() { Color32::from_white_alpha(170) } else { Color32::WHITE };
    let position = scene.preview.unwrap_or_else(|| scene.shell.shown_position());
    for (square, piece) in position.board.pieces() {
        let tint = if carried_from == Some(square) { Color32::from_white_alpha(70) } else { tint };
        pictures.piece(painter, piece, grid.square_rect(square).center(), grid.square, tint);
    }
}

fn promoted(painter: &Painter, scene: &Scene<'_>, grid: &Grid, colors: &Palette) {
    let Some(holdings) = scene.shell.shown_position().holdings() else { return };
    let radius = (grid.square * 0.08).max(3.0);
    for square in holdings.promoted.squares() {
        let at = grid.square_rect(square).right_top() + vec2(-1.7, 1.7) * radius;
        painter.circle(at, radius, colors.accent, Stroke::new(1.0, colors.on_accent));
    }
}

/// Draws frames around the selected square, the squares at the FEN box's cursor, and the target of a dragged piece.
fn marks(painter: &Painter, scene: &Scene<'_>, grid: &Grid, colors: &Palette) {
    let wide = |share: f32| (grid.square * share).max(2.0);
    let frame = |square: Square, width: f32, color: Color32| {
        if grid.size.contains(square) {
            painter.rect_stroke(grid.square_rect(square), 0, Stroke::new(width, color), StrokeKind::Inside);
        }
    };
    if let Some(run) = scene.caret.filter(|_| !scene.is_trying()) {
        for file in run.first.file..run.first.file + run.squares {
            frame(Square::new(file, run.first.rank), wide(0.045), colors.accent);
        }
    }
    if let Some(square) = scene.cursor {
        // If another widget has the focus, that widget is framed, and the frame of the square is fainter.
        let has_keys = is_focus_on_board(painter.ctx(), grid.size) && scene.shell.dialog.is_none();
        if has_keys {
            frame(square, wide(0.05), colors.selected);
        } else {
            frame(square, wide(0.05) / 2.0, colors.selected.gamma_multiply(0.6));
        }
    }
    if let (Some(_), Some(square)) = (scene.editor.dragged_piece(), scene.editor.hover) {
        frame(square, wide(0.045), colors.accent);
    }
}

/// Adds an accessibility node for each square. Only the selected or first square is focusable: Tab stops here once.
fn nodes(ui: &mut Ui, scene: &Scene<'_>, grid: &Grid, actions: &mut Vec<Action>) {
    let first = Square::new(0, grid.size.ranks() - 1);
    let stop = scene.cursor.filter(|square| grid.size.contains(*square));
    for square in grid.size.squares() {
        let is_stop = square == stop.unwrap_or(first);
        let sense = if is_stop { Sense::FOCUSABLE } else { Sense::HOVER };
        let response = ui.interact(grid.square_rect(square), square_id(square), sense);
        response.widget_info(|| {
            let position = scene.shell.shown_position();
            let mut label = wording::square(square, position.board.get(square));
            if position.is_promoted(square) {
                label.push_str(", ");
                label.push_str(tr!("board-is-promoted"));
            }
            label += &scene.annotations().map_or_else(String::new, |drawn| wording::square_annotations(square, drawn));
            let keys = scene.keys.iter().filter(|key| key.from == square);
            label.extend(keys.map(|key| ", ".to_owned() + &tr!("board-key-to", to = key.to.to_string())));
            let label =
                if scene.is_target(square) { format!("{label}, {}", target_label(scene, square)) } else { label };
            let placement = scene.placements.iter().find(|(place, _)| *place == square);
            let judged = placement.map(|(_, placement)| placement.sentence()).filter(|judged| !judged.is_empty());
            let label = judged.map_or_else(|| label.clone(), |judged| format!("{label}, {judged}"));
            WidgetInfo::labeled(Role::Button, true, label)
        });
        accessibility::edit_node(&response, |node| node.set_selected(stop == Some(square)));
        handle_accessible_click(ui, square, response.id, actions);
        if is_stop {
            follow_focus(ui, scene, square, &response, stop.is_some(), actions);
        }
    }
}

/// Treats a press by a screen reader as a click with the active tool.
fn handle_accessible_click(ui: &Ui, square: Square, id: Id, actions: &mut Vec<Action>) {
    ui.ctx().accesskit_node_builder(id, |node| node.add_action(accesskit::Action::Click));
    if ui.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click)) {
        let spot = PointerTarget::Square(square);
        actions.push(Action::Pointer(PointerEvent::Press(BoardButton::Primary, spot)));
        actions.push(Action::Pointer(PointerEvent::Release(BoardButton::Primary, spot, Modifiers::NONE)));
    }
}

/// Keeps focus and selection on the same square: Tab selects the focused square, and the focus follows the selection.
fn follow_focus(
    ui: &Ui,
    scene: &Scene<'_>,
    square: Square,
    response: &egui::Response,
    selected: bool,
    actions: &mut Vec<Action>,
) {
    if selected
        && !response.has_focus()
        && is_focus_on_board(ui.ctx(), scene.shell.shown_position().board.size())
        && scene.shell.dialog.is_none()
    {
        response.request_focus();
    }
    if response.has_focus() {
        parts::keep_arrows(ui, response.id, true);
        if response.gained_focus() && !selected {
            actions.push(Action::Select(square));
        } else if !selected {
            response.surrender_focus();
        }
    }
}

fn last_move(painter: &Painter, moves: MoveMarks<'_>, grid: &Grid, colors: &Palette) {
    for square in moves.last.into_iter().flatten() {
        grid.fill(painter, square, colors.selected.gamma_multiply(0.35));
    }
    if let Some(square) = moves.selected {
        grid.fill(painter, square, colors.target.gamma_multiply(0.4));
    }
}

/// Marks the squares a piece can move to: a dot on an empty square, a ring around a captured piece, a fill if hovered. If
/// the results of moves are proven, the marks have their colors, and a move that draws or loses has another mark.
fn targets(painter: &Painter, (moves, scene): (MoveMarks<'_>, &Scene<'_>), grid: &Grid, colors: &Palette) {
    let (board, hover) = (&scene.shell.shown_position().board, scene.editor.hover);
    for square in moves.targets {
        let place = grid.square_rect(*square);
        let result = scene.proven_move(*square).map(|proof| proof.result);
        let ink = result.map_or(colors.target.gamma_multiply(0.6), |result| result_mark::ink(result, colors));
        let width = grid.square * 0.07;
        if hover == Some(*square) {
            grid.fill(painter, *square, ink.gamma_multiply(0.4));
        } else if board.get(*square).is_some() || moves.en_passant == Some(*square) {
            painter.circle_stroke(place.center(), (grid.square - width) * 0.48, Stroke::new(width, ink));
        } else {
            let line = Stroke::new(width, ink);
            let mark = result.unwrap_or(GameResult::Win);
            result_mark::draw(painter, place.center(), grid.square * 0.15, line, mark);
        }
    }
}

/// Returns the label of a square that the picked up piece can move to, with the proven result of the move.
fn target_label(scene: &Scene<'_>, square: Square) -> String {
    if scene.moves.is_some_and(|moves| moves.is_retracting) {
        return tr!("board-possible-origin").to_owned();
    }
    let reached = tr!("board-can-be-reached");
    scene.proven_move(square).map_or_else(|| reached.to_owned(), |proof| format!("{reached}, {}", move_result(&proof)))
}

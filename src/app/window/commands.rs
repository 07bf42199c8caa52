//! The commands of the window's layout and theme.

use egui::gui_zoom::kb_shortcuts;
use egui::{Key, ViewportCommand};

use super::Window;
use crate::app::shell::{
    ChosenWidths, Command, FeatureRow, Menu, MenuPlace, Reason, Settings, Shell, SideTab, SizedPanel, ThemeChoice,
    Widths, at, ctrl, plain, require, setting_row,
};
use crate::tr;

type Row = FeatureRow<Window>;

const WIDTHS: MenuPlace = at(Menu::View, 2).within("menu-width-of-panels", 0);
const THEME: MenuPlace = at(Menu::View, 1).within("menu-theme", 0);
const ZOOM: MenuPlace = at(Menu::View, 2).within("menu-zoom", 0);
const ZOOM_STEP: f32 = 0.1;
/// By how many points a command changes the width of a panel.
const STEP: f32 = 32.0;

pub(crate) const COMMANDS: &[Row] = &[
    Row::new(Command::ShowPosition, at(Menu::View, 3), |_, shell| shell.open_tab(SideTab::Position))
        .keys(&[ctrl(Key::Num1)]),
    Row::new(Command::ShowSolve, at(Menu::View, 3), |_, shell| shell.open_tab(SideTab::Solve)).keys(&[ctrl(Key::Num2)]),
    Row::new(Command::ShowEngine, at(Menu::View, 3), |_, shell| shell.open_tab(SideTab::Engine))
        .keys(&[ctrl(Key::Num3)]),
    Row::new(Command::ShowDetails, at(Menu::View, 3), |_, shell| shell.open_tab(SideTab::Details))
        .keys(&[ctrl(Key::Num4)]),
    setting_row!(ShowList, at(Menu::View, 2), list).keys(&[plain(Key::F9)]),
    setting_row!(LargeDiagrams, at(Menu::View, 2), large_diagrams),
    Row::new(Command::WidenList, WIDTHS, |_, shell| widen(shell, SizedPanel::List, STEP))
        .needs(|_, shell| can_widen(shell, SizedPanel::List, true)),
    Row::new(Command::NarrowList, WIDTHS, |_, shell| widen(shell, SizedPanel::List, -STEP))
        .needs(|_, shell| can_widen(shell, SizedPanel::List, false)),
    Row::new(Command::WidenSide, WIDTHS, |_, shell| widen(shell, SizedPanel::Side, STEP))
        .needs(|_, shell| can_widen(shell, SizedPanel::Side, true)),
    Row::new(Command::NarrowSide, WIDTHS, |_, shell| widen(shell, SizedPanel::Side, -STEP))
        .needs(|_, shell| can_widen(shell, SizedPanel::Side, false)),
    Row::new(Command::UsualWidths, WIDTHS, |_, shell| {
        shell.settings.widths = ChosenWidths::default();
        shell.store_settings();
    })
    .needs(|_, shell| require(shell.settings.widths != ChosenWidths::default(), tr!("views-usual-widths"))),
    Row::new(Command::FullScreen, at(Menu::View, 2), |_, shell| {
        let fill = ViewportCommand::Fullscreen(!is_full_screen(shell));
        shell.ctx.send_viewport_cmd(fill);
    })
    .keys(&[plain(Key::F11)])
    .checked(|_, shell| is_full_screen(shell)),
    Row::new(Command::ZoomIn, ZOOM, |_, shell| set_zoom(shell, shell.settings.zoom + ZOOM_STEP))
        .keys(&[kb_shortcuts::ZOOM_IN, kb_shortcuts::ZOOM_IN_SECONDARY])
        .needs(|_, shell| require(shell.settings.zoom < *Settings::ZOOMS.end(), tr!("views-largest"))),
    Row::new(Command::ZoomOut, ZOOM, |_, shell| set_zoom(shell, shell.settings.zoom - ZOOM_STEP))
        .keys(&[kb_shortcuts::ZOOM_OUT])
        .needs(|_, shell| require(shell.settings.zoom > *Settings::ZOOMS.start(), tr!("views-smallest"))),
    Row::new(Command::UsualZoom, ZOOM, |_, shell| set_zoom(shell, 1.0))
        .keys(&[kb_shortcuts::ZOOM_RESET])
        .needs(|_, shell| require((shell.settings.zoom - 1.0).abs() > ZOOM_STEP / 2.0, tr!("views-usual-zoom"))),
    Row::new(Command::SystemTheme, THEME, |_, shell| set_theme(shell, ThemeChoice::System))
        .checked(|_, shell| shell.settings.theme == ThemeChoice::System),
    Row::new(Command::LightTheme, THEME, |_, shell| set_theme(shell, ThemeChoice::Light))
        .checked(|_, shell| shell.settings.theme == ThemeChoice::Light),
    Row::new(Command::DarkTheme, THEME, |_, shell| set_theme(shell, ThemeChoice::Dark))
        .checked(|_, shell| shell.settings.theme == ThemeChoice::Dark),
];

fn is_full_screen(shell: &Shell) -> bool {
    shell.ctx.input(|input| input.viewport().fullscreen == Some(true))
}

fn window_width(shell: &Shell) -> f32 {
    shell.ctx.content_rect().width()
}

fn widths(shell: &Shell) -> Widths {
    shell.settings.widths(window_width(shell))
}

fn can_widen(shell: &Shell, panel: SizedPanel, is_wider: bool) -> Result<(), Reason> {
    if panel == SizedPanel::List {
        require(shell.document.len() > 1 && shell.settings.list, tr!("views-list-hidden"))?;
    }
    let ([least, most], now) = (widths(shell).limits(panel), widths(shell).width(panel));
    let reason = if is_wider { tr!("views-widest") } else { tr!("views-narrowest") };
    require(if is_wider { now < most } else { now > least }, reason)
}

fn widen(shell: &mut Shell, panel: SizedPanel, by: f32) {
    let (window, now) = (window_width(shell), widths(shell).width(panel));
    shell.settings.choose_width(panel, Some(now + by), window);
    shell.store_settings();
}

fn set_zoom(shell: &mut Shell, zoom: f32) {
    // Rounding keeps the steps whole, so that in and out lead back.
    let zoom = (zoom / ZOOM_STEP).round() * ZOOM_STEP;
    shell.settings.zoom = zoom.clamp(*Settings::ZOOMS.start(), *Settings::ZOOMS.end());
    shell.ctx.set_zoom_factor(shell.settings.zoom);
    shell.store_settings();
}

fn set_theme(shell: &mut Shell, theme: ThemeChoice) {
    shell.settings.theme = theme;
    shell.ctx.set_theme(theme);
    shell.store_settings();
}

//! Tints for the squares of the board: kings in check with the checking pieces, and the squares of the problem or fix
//! that is pointed at.

use super::{Diagnosis, PointedProblem};
use crate::app::ui::grid::Tint;
use crate::app::ui::theme::Palette;
use crate::rules;

/// Returns the tints, the topmost last.
pub(in crate::app) fn tints<'a>(
    meaning: &'a Diagnosis,
    pointed: Option<PointedProblem>,
    colors: &Palette,
) -> Vec<Tint<'a>> {
    let mut tints = check(meaning, colors).to_vec();
    if let Some(pointed) = pointed {
        point_at(meaning, pointed, colors, &mut tints);
    }
    tints
}

/// Fills the king, more strongly in checkmate, and frames the pieces that give check.
fn check<'a>(meaning: &'a Diagnosis, colors: &Palette) -> [Tint<'a>; 2] {
    let is_mate = meaning.verdict.state == rules::GameState::Checkmate;
    let color = |strength: f32| colors.fault_square.gamma_multiply(strength);
    [
        Tint { squares: &meaning.checked, fill: color(if is_mate { 0.8 } else { 0.5 }), frame: None },
        Tint { squares: &meaning.checkers, fill: color(0.14), frame: Some(color(0.8)) },
    ]
}

fn point_at<'a>(meaning: &'a Diagnosis, pointed: PointedProblem, colors: &Palette, tints: &mut Vec<Tint<'a>>) {
    let Some(finding) = meaning.findings.get(pointed.problem) else { return };
    let color = if finding.problem.is_illegal() { colors.fault_square } else { colors.odd };
    tints.push(Tint { squares: &finding.problem.squares, fill: color.gamma_multiply(0.5), frame: Some(color) });
    if let Some(proposal) = pointed.fix.and_then(|fix| finding.fixes.get(fix)) {
        let fill = colors.good.gamma_multiply(0.45);
        tints.push(Tint { squares: &proposal.squares, fill, frame: Some(colors.good) });
    }
}

//! Problems compared with shakmaty and with retracted moves, on positions of random games and random boards.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fenwright::notation::fen;
use fenwright::rules::{self, GameState, Problem, ProblemKind};
use fenwright::{Castling, Color, Piece, Position, Role};
use shakmaty::{Chess, Position as _, PositionErrorKinds as Kinds};

use super::random_boards::Boards;
use super::random_games::Start;
use super::retro::Captured;
use super::{pawns, random_games, retro, shakmaty_conversion};

/// Number of positions per test: a few seconds without optimisation. For a million each, run
/// `FENWRIGHT_POSITIONS=1000000 CARGO_PROFILE_DEV_OPT_LEVEL=3 cargo test --no-default-features --test core_tests
/// -- rules::`.
pub(super) static COUNT: LazyLock<usize> = LazyLock::new(|| match std::env::var("FENWRIGHT_POSITIONS") {
    Ok(count) => count.parse().expect("FENWRIGHT_POSITIONS is a number"),
    Err(_) => 60_000,
});

/// Our codes for each of shakmaty's kinds.
const CODES: [(Kinds, &[&str]); 9] = [
    (Kinds::EMPTY_BOARD, &["empty-board"]),
    (Kinds::MISSING_KING, &["missing-king"]),
    (Kinds::TOO_MANY_KINGS, &["too-many-kings"]),
    (Kinds::PAWNS_ON_BACKRANK, &["pawn-on-back-rank"]),
    (Kinds::INVALID_CASTLING_RIGHTS, &["castling-without-king", "castling-without-rook"]),
    (Kinds::INVALID_EP_SQUARE, &["bad-en-passant"]),
    (Kinds::OPPOSITE_CHECK, &["opponent-in-check"]),
    (Kinds::IMPOSSIBLE_CHECK, &["impossible-check"]),
    (Kinds::TOO_MUCH_MATERIAL, &["too-many-pieces", "too-many-pawns", "too-much-promotion"]),
];

/// The kinds that differ for several kings of a colour or none. shakmaty then knows no king, so none is attacked, in
/// check or castles; we check each. shakmaty limits pawns and promoted pawns, we limit all pieces, and several kings
/// can be too many where the others are not. Both call such a position illegal.
const ABOUT_KINGS: Kinds = Kinds::INVALID_CASTLING_RIGHTS
    .union(Kinds::OPPOSITE_CHECK)
    .union(Kinds::IMPOSSIBLE_CHECK)
    .union(Kinds::TOO_MUCH_MATERIAL);

fn has_other_kings(position: &Position) -> bool {
    let kings = |color| position.board.find(Piece::new(color, Role::King)).count();
    kings(Color::White) != 1 || kings(Color::Black) != 1
}

/// Returns `true` if a right needs a king or rook that is not on its standard square.
fn tells_chess960(position: &Position) -> bool {
    let is_king_at_home = |color| position.board.castling_king(color).is_some_and(|king| king.file == 4);
    position.castling.rights().any(|(color, file)| ![0, 7].contains(&file) || !is_king_at_home(color))
}

/// Codes whose sentences begin with "In standard chess".
const IN_STANDARD_CHESS: [&str; 4] =
    ["bishop-behind-pawns", "stuck-away-from-home", "confined-pieces", "captured-at-home"];

/// The error in our problems of a position from a game, if there is one.
///
/// A game whose rights do not show that it is Chess960 is checked as standard chess, and then pieces may be reported as
/// impossible that began elsewhere.
fn wrong_about_reached(position: &Position, start: Start) -> Option<String> {
    let expected: &[&str] = match position.halfmove_clock {
        0..=100 => &[],
        101..=150 => &["clock-above-100"],
        _ => &["clock-above-150"],
    };
    let codes = |position: &Position| rules::problems(position).iter().map(Problem::id).collect::<Vec<_>>();
    let is_taken_for_standard = start == Start::Chess960 && !tells_chess960(position);
    let codes = |position: &Position| {
        let is_excused = |code: &&str| is_taken_for_standard && IN_STANDARD_CHESS.contains(code);
        codes(position).into_iter().filter(|code| !is_excused(code)).collect::<Vec<_>>()
    };
    let found = codes(position);
    let unclocked = codes(&Position { halfmove_clock: 0, fullmove_number: 1, ..*position });
    let without_rights = match start {
        Start::Standard => codes(&Position { castling: Castling::NONE, ..*position }),
        Start::Chess960 => found.clone(),
    };
    let is_right = found == expected
        && unclocked.is_empty()
        && without_rights == found
        && shakmaty_conversion::errors(position).is_empty();
    (!is_right).then(|| {
        let text = fen::write(position);
        format!("{text}: {start:?} {found:?}, with clocks 0 1 {unclocked:?}, without rights {without_rights:?}")
    })
}

/// Every position that legal moves reach, in standard chess and Chess960, has no problems except about its halfmove
/// clock. This includes positions with the clocks 0 and 1, which many programs write, and, in standard chess, positions
/// without castling rights. shakmaty accepts all of them.
#[test]
fn positions_of_games_have_no_problems() {
    let mut wrong: Vec<String> = Vec::new();
    let mut classes = [0_usize; 4];
    random_games::play(7, *COUNT, |position, start| {
        wrong.extend(wrong_about_reached(position, start));
        let checkers = if rules::checkers(position).is_empty() { 0 } else { retro::checkers(position) };
        classes[checkers] += 1;
    });
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), *COUNT, first_lines(&wrong));
    assert!(classes[1] > *COUNT / 100 && classes[2] > *COUNT / 20_000, "by checkers: {classes:?}");
}

fn first_lines(lines: &[String]) -> String {
    lines.iter().take(40).map(String::as_str).collect::<Vec<_>>().join("\n")
}

#[derive(Default)]
struct Tally {
    /// The numbers of positions that both call illegal, and that both call legal.
    same: [usize; 2],
    /// The number of differences because of several kings or none.
    about_kings: usize,
    wrong: Vec<String>,
    met: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn add(&mut self, position: &Position) {
        let problems = rules::problems(position);
        let illegal: Vec<&str> = problems.iter().filter(|problem| problem.is_illegal()).map(Problem::id).collect();
        let theirs = shakmaty_conversion::errors(position);
        self.same[usize::from(illegal.is_empty())] += 1;
        if illegal.is_empty() != theirs.is_empty() {
            self.wrong.push(format!("{}: ours {illegal:?}, theirs {theirs:?}", fen::write(position)));
        }
        for problem in &problems {
            *self.met.entry(problem.id()).or_default() += 1;
        }
        self.compare(position, &illegal, theirs);
        self.judge_checks(position, &illegal, &problems);
        self.judge_clocks(position, &problems);
    }

    /// Checks that each of our codes has one of their kinds, and the reverse, or that the difference is known.
    fn compare(&mut self, position: &Position, illegal: &[&str], theirs: Kinds) {
        for (kind, codes) in CODES {
            let ours = illegal.iter().find(|code| codes.contains(code));
            if ours.is_some() == theirs.contains(kind) {
                continue;
            }
            if ABOUT_KINGS.contains(kind) && has_other_kings(position) {
                self.about_kings += 1;
            } else {
                self.wrong.push(format!("{}: ours {illegal:?}, theirs {theirs:?}", fen::write(position)));
            }
        }
    }

    /// Checks that impossible checks and checks without a last move have no last move, and that all others have one, if
    /// any captured piece is allowed.
    fn judge_checks(&mut self, position: &Position, illegal: &[&str], problems: &[Problem]) {
        let accused = problems
            .iter()
            .find(|problem| matches!(problem.kind, ProblemKind::ImpossibleCheck | ProblemKind::CheckWithoutMove));
        if illegal.iter().any(|code| *code != "impossible-check") {
            return;
        }
        let checkers = rules::checkers(position).len();
        if checkers == 0 {
            return;
        }
        let captured = if accused.is_some() { Captured::AsInAGame } else { Captured::AnyMan };
        if accused.is_some() == retro::has_last_move(position, captured) {
            let verdict = if accused.is_some() { "has a last move" } else { "has no last move" };
            self.wrong.push(format!("{}: {verdict}, ours {accused:?}", fen::write(position)));
        }
    }

    fn judge_clocks(&mut self, position: &Position, problems: &[Problem]) {
        let clock = position.halfmove_clock;
        let most = (position.fullmove_number - 1) * 2 + position.side_to_move.pick(0, 1);
        let has = |code: &str| problems.iter().any(|problem| problem.id() == code);
        let is_right = has("clock-above-moves") == (clock > most)
            && has("clock-above-100") == (101..=150).contains(&clock)
            && has("clock-above-150") == (clock > 150)
            && has("en-passant-with-clock") == (clock > 0 && position.en_passant.is_some() && !has("bad-en-passant"));
        if !is_right {
            self.wrong.push(format!("{}: clocks, ours {problems:?}", fen::write(position)));
        }
    }
}

#[test]
fn random_boards_are_as_legal_as_for_shakmaty() {
    let mut boards = Boards::new(3);
    let mut tally = Tally::default();
    random_games::play(5, *COUNT / 10, |base, _| {
        boards.rebase(base);
        for _ in 0..10 {
            tally.add(&boards.next());
        }
    });
    let Tally { same, about_kings, wrong, met } = tally;
    println!("illegal and legal for both: {same:?}, {about_kings} codes of several kings, {met:?}");
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), *COUNT, first_lines(&wrong));
    assert!(about_kings > *COUNT / 1000, "{about_kings}");
    assert!(same.iter().all(|count| *count > *COUNT / 10), "illegal and legal for both: {same:?}");
    for (_, codes) in CODES {
        for code in codes.iter().filter(|code| **code != "empty-board") {
            assert!(met.contains_key(code), "{code} was never met: {met:?}");
        }
    }
}

/// Check, the number of moves and the result agree with shakmaty on legal positions of games and of random boards.
#[test]
fn verdicts_are_those_of_shakmaty() {
    let mut boards = Boards::new(41);
    let mut wrong = Vec::new();
    let mut states = BTreeMap::<String, usize>::new();
    random_games::play(43, *COUNT / 4, |base, _| {
        boards.rebase(base);
        for position in [*base, boards.next(), boards.next(), boards.next()] {
            if !shakmaty_conversion::errors(&position).is_empty() {
                continue;
            }
            let verdict = rules::verdict(&position);
            let ours = (verdict.state, verdict.check, verdict.moves);
            let theirs = verdict_of_shakmaty(&shakmaty_conversion::game(&position));
            *states.entry(format!("{:?}, castling {}", ours.0, !position.castling.is_empty())).or_default() += 1;
            if ours != theirs {
                wrong.push(format!("{}: ours {ours:?}, theirs {theirs:?}", fen::write(&position)));
            }
        }
    });
    println!("{states:?}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), first_lines(&wrong));
    for state in ["Checkmate", "Stalemate", "InsufficientMaterial", "Ongoing"] {
        assert!(states.keys().any(|key| key.starts_with(state)), "{state} was never met: {states:?}");
    }
}

fn verdict_of_shakmaty(game: &Chess) -> (GameState, bool, Option<usize>) {
    let state = if game.is_checkmate() {
        GameState::Checkmate
    } else if game.is_stalemate() {
        GameState::Stalemate
    } else if game.is_insufficient_material() {
        GameState::InsufficientMaterial
    } else {
        GameState::Ongoing
    };
    (state, game.is_check(), Some(game.legal_moves().len()))
}

/// A legal move from a legal position leads to a legal position, and its check has a last move. This looks for the
/// rarest double checks too.
#[test]
fn moves_give_no_impossible_check() {
    let mut boards = Boards::new(31);
    let mut wrong = Vec::new();
    let mut doubles = 0;
    random_games::play(37, *COUNT / 10, |base, _| {
        boards.rebase(base);
        for _ in 0..5 {
            let before = boards.next();
            if !shakmaty_conversion::errors(&before).is_empty() {
                continue;
            }
            let Some(after) = random_games::most_checking_move(&before) else { continue };
            doubles += usize::from(retro::checkers(&after) == 2);
            let problems = rules::problems(&after);
            if problems.iter().any(|problem| problem.is_illegal() || problem.id() == "check-without-move") {
                wrong.push(format!("{} after {}: {problems:?}", fen::write(&after), fen::write(&before)));
            }
        }
    });
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), first_lines(&wrong));
    assert!(doubles > *COUNT / 5000, "only {doubles} double checks");
}

/// Codes of boards whose pawns are not judged, because their pieces are illegal already.
const PAWNS_OR_MEN: [&str; 3] = ["too-many-pawns", "too-many-pieces", "pawn-on-back-rank"];

/// The minimum number of pawn captures, compared with trying every assignment of home squares.
#[test]
fn pawn_captures_are_counted_right() {
    let mut boards = Boards::new(9);
    let mut wrong = Vec::new();
    let mut accused = 0;
    random_games::play(13, *COUNT / 10, |base, _| {
        boards.rebase(base);
        let position = boards.next();
        let problems = rules::problems(&position);
        if problems.iter().any(|problem| PAWNS_OR_MEN.contains(&problem.id())) {
            return;
        }
        for color in Color::ALL {
            let found =
                problems.iter().any(|problem| problem.id() == "too-many-pawn-captures" && problem.color == Some(color));
            let fewest = pawns::fewest_captures(&position.board, color);
            let missing = pawns::missing_men(&position.board, !color);
            let fits = |captured: u32| fewest.is_some_and(|fewest| fewest <= captured);
            let locked = pawns::bishops_captured_at_home(&position.board, !color);
            accused += usize::from(found);
            if found && fits(missing.saturating_sub(locked)) || !found && !fits(missing) {
                wrong.push(format!("{}: {color:?} {fewest:?} of {missing}, {found}", fen::write(&position)));
            }
        }
    });
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), first_lines(&wrong));
    assert!(accused > 100, "only {accused} accused");
}

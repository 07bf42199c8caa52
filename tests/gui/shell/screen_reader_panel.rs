//! The side panel in a screen reader: the solution as a tree, the answer, the problems, and long texts.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, NodeT};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::window::Window;

/// A mate in two with one key, several defences and two tries.
const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

fn solved(content: &str) -> Window {
    let mut window = Window::showing(content);
    window.solve();
    window
}

/// All nodes that are not hidden, in reading order.
fn all(window: &Window) -> Vec<AccessKitNode<'_>> {
    let nodes = window.root().children_recursive().map(|node| node.accesskit_node());
    nodes.filter(|node| !node.is_hidden()).collect()
}

fn with_role(window: &Window, role: Role) -> Vec<AccessKitNode<'_>> {
    all(window).into_iter().filter(|node| node.role() == role).collect()
}

/// The nodes around a node that have a meaning, innermost first.
fn around<'a>(node: &AccessKitNode<'a>) -> impl Iterator<Item = AccessKitNode<'a>> {
    let above = std::iter::successors(node.parent(), AccessKitNode::parent);
    above.filter(|node| node.role() != Role::GenericContainer)
}

fn words(node: &AccessKitNode<'_>) -> String {
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// The row with this name.
fn row<'a>(window: &'a Window, name: &str) -> AccessKitNode<'a> {
    let found = with_role(window, Role::TreeItem).into_iter().find(|row| words(row) == name);
    found.unwrap_or_else(|| panic!("there is no row {name:?}: {}", window.words()))
}

/// The level of a row, its place among its siblings and their number, and whether it is open and shown on the board.
fn state(row: &AccessKitNode<'_>) -> (usize, usize, usize, Option<bool>, Option<bool>) {
    let data = row.data();
    let siblings = around(row).find_map(|node| node.data().size_of_set());
    let (level, place) = (data.level(), data.position_in_set());
    let [level, place, siblings] = [level, place, siblings].map(|number| number.expect("a number"));
    (level, place, siblings, data.is_expanded(), row.is_selected())
}

#[test]
fn a_row_of_the_solution_has_its_level_its_place_its_state_and_its_parent() {
    let mut window = solved(CORNER);
    let roots = window.state().solving.answer().map(|answer| answer.tree.roots().len()).unwrap_or_default();
    let tree = with_role(&window, Role::Tree);
    assert_eq!((tree.len(), words(&tree[0])), (1, "Solution".to_owned()));
    let key = row(&window, "Key 1.Ra6, zugzwang");
    assert_eq!(state(&key), (1, 0, roots, Some(true), Some(false)));
    assert_eq!(around(&key).next().map(|node| node.role()), Some(Role::Tree));
    let bishop = row(&window, "Defence 1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7");
    assert_eq!(state(&bishop), (2, 1, 2, Some(true), Some(false)));
    assert_eq!(around(&bishop).next().map(|node| words(&node)), Some(words(&key)));
    let mate = row(&window, "Continuation 2.Rxa7#");
    assert_eq!(state(&mate), (3, 0, 1, None, Some(false)));
    assert_eq!(around(&mate).next().map(|node| words(&node)), Some(words(&bishop)));
    assert_eq!(state(&row(&window, "2 tries")).3, Some(false));
    window.click("Continuation 2.Rxa7#");
    assert_eq!(state(&row(&window, "Continuation 2.Rxa7#, shown on the board")).4, Some(true));
    window.click("Close Key 1.Ra6");
    assert_eq!(state(&row(&window, "Key 1.Ra6, zugzwang")).3, Some(false));
}

#[test]
fn a_row_keeps_its_parents_that_are_scrolled_out_of_sight() {
    let document = Document::from_bytes(b"8/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1".to_vec());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.solve();
    for name in ["Open 16 tries", "Open Key 1.d4"] {
        window.click(name);
        window.wait_for_solving();
    }
    window.key(Key::F5);
    window.key(Key::End);
    let rows = with_role(&window, Role::TreeItem);
    assert!(rows.iter().any(|row| row.data().level() == Some(2)), "{}", window.words());
    for row in rows {
        let parents = around(&row).take_while(|node| node.role() != Role::Tree).count();
        assert_eq!(row.data().level(), Some(parents + 1), "{}", words(&row));
    }
}

#[test]
fn the_triangle_of_a_row_is_in_the_row() {
    let window = solved(CORNER);
    let triangle = all(&window).into_iter().find(|node| words(node) == "Close Key 1.Ra6").expect("a triangle");
    assert_eq!(around(&triangle).next().map(|node| words(&node)), Some("Key 1.Ra6, zugzwang".to_owned()));
}

#[test]
fn the_answer_is_there_once() {
    let mut window = solved(CORNER);
    let answer = window.state().solving.answer().expect("an answer");
    let texts: Vec<String> = [&answer.headline].into_iter().chain(&answer.remarks).cloned().collect();
    assert!(texts.len() > 1, "{texts:?}");
    let nodes = |window: &Window, text: &str| -> Vec<String> {
        let has_text = |node: &AccessKitNode<'_>| {
            [node.label(), node.value(), node.data().description().map(str::to_owned)]
                .iter()
                .flatten()
                .any(|words| words.contains(text))
        };
        all(window).iter().filter(|node| has_text(node)).map(|node| format!("{:?}", node.role())).collect()
    };
    window.wait(10.0);
    for text in texts {
        assert_eq!(nodes(&window, &text), ["Label"], "{text}");
    }
    window.ctrl(Key::T);
    assert_eq!(nodes(&window, "\u{b7} sound"), ["Label"], "an answer to another position");
}

#[test]
fn problems_are_items_of_one_list_with_and_without_fixes() {
    for content in [
        "KKKKK3/8/8/8/8/8/8/PPP5 w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/P3K2P w KQ e6 0 1",
        "rnb1k3/8/8/8/8/8/8/4K2Q w - - 0 1",
    ] {
        let mut window = Window::showing(content);
        for is_trying in [false, true] {
            let findings = &window.state().meaning.findings;
            let items = with_role(&window, Role::ListItem);
            let names: Vec<String> = items.iter().map(words).collect();
            assert_eq!(names.len(), findings.len(), "{content}: {names:#?}");
            for (index, (item, finding)) in items.iter().zip(findings).enumerate() {
                let severity = if finding.problem.is_illegal() { "Problem: " } else { "Odd: " };
                assert!(
                    words(item).starts_with(severity) && words(item).contains(&finding.sentence),
                    "{}",
                    words(item)
                );
                let list = around(item).next().expect("a list");
                assert_eq!((list.role(), words(&list)), (Role::List, "Problems".to_owned()), "{}", words(item));
                let places = (item.data().position_in_set(), list.data().size_of_set());
                assert_eq!(places, (Some(index), Some(findings.len())), "{}", words(item));
                let inside: Vec<String> = item.children().map(|node| words(&node)).collect();
                assert!(inside.iter().all(|inside| *inside != words(item)), "it is said twice: {inside:?}");
            }
            if !is_trying {
                window.ctrl(Key::M);
            }
        }
    }
}

#[test]
fn the_explanation_of_a_problem_is_in_its_item() {
    let window = Window::showing("KKKKK3/8/8/8/8/8/8/PPP5 w KQkq - 0 1");
    let whys: Vec<_> = all(&window).into_iter().filter(|node| words(node).starts_with("Explain: ")).collect();
    assert!(whys.len() > 2, "{}", window.words());
    for why in whys {
        assert_eq!(around(&why).next().map(|node| node.role()), Some(Role::ListItem), "{}", words(&why));
    }
}

#[test]
fn fields_of_several_lines_have_their_role_their_label_and_their_text() {
    let content = "# t\n# by Somebody\n# a remark\n# on two lines\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
    let mut window = Window::showing(content);
    window.open_tab("Details");
    for name in ["Solution", "Comment"] {
        if window.find(name).is_none() {
            window.click("More fields");
            window.click(name);
        }
        window.click(name);
        window.type_keys("one line");
        let field = with_role(&window, Role::MultilineTextInput).into_iter().find(|node| words(node) == name);
        let field = field.unwrap_or_else(|| panic!("{name}: {}", window.words()));
        assert!(field.value().is_some_and(|value| value.contains("one line")), "{:?}", field.value());
    }
    let author = all(&window).into_iter().find(|node| node.label().as_deref() == Some("Author")).expect("a field");
    assert_eq!((author.role(), author.value().as_deref()), (Role::TextInput, Some("Somebody")));
}

//! Cycles of imports between files, direct or indirect.

use std::collections::BTreeSet;

use super::resolved::{House, Meaning};

/// The cycles of files, largest first, each as the names of its files.
pub(crate) fn circles(house: &House) -> Vec<Vec<&str>> {
    let imports = imports(house);
    let reached: Vec<BTreeSet<usize>> = (0..imports.len()).map(|from| reached(&imports, from)).collect();
    let mut left: BTreeSet<usize> = (0..imports.len()).collect();
    let mut circles = Vec::new();
    while let Some(file) = left.pop_first() {
        let mut circle: Vec<usize> =
            reached[file].iter().copied().filter(|other| *other != file && reached[*other].contains(&file)).collect();
        circle.retain(|other| left.remove(other));
        circle.push(file);
        if circle.len() > 1 {
            circle.sort_unstable();
            circles.push(circle.into_iter().map(|file| house.sources[file].name.as_str()).collect::<Vec<_>>());
        }
    }
    circles.sort_by_key(|circle| usize::MAX - circle.len());
    circles
}

/// The indexes of the files that each file imports from.
fn imports(house: &House) -> Vec<BTreeSet<usize>> {
    let of = |meaning| match meaning {
        Meaning::Inside(module) => house.file(&module),
        Meaning::Outside(_) => None,
    };
    let named = house.sources.iter().map(|source| {
        source.references.iter().flat_map(|reference| house.meanings(reference)).filter_map(of).collect()
    });
    named.collect()
}

fn reached(imports: &[BTreeSet<usize>], from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        open.extend(imports[file].iter().copied().filter(|next| reached.insert(*next)));
    }
    reached
}

//! The uses of texts in the sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

/// A `tr!` call.
pub(super) struct Use {
    pub(super) place: String,
    pub(super) key: String,
    pub(super) values: BTreeSet<String>,
}

/// Every `tr!` call of the sources.
pub(super) fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for (name, tokens) in sources() {
        collect_uses(tokens, &name, &mut uses);
    }
    assert!(uses.len() > 100, "only {} texts are used", uses.len());
    uses
}

/// Every string literal of the sources.
pub(super) fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for (_, tokens) in sources() {
        collect_literals(tokens, &mut literals);
    }
    literals
}

fn sources() -> Vec<(String, TokenStream)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    find(&root, &mut files);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let tokens = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path.strip_prefix(&root).unwrap().display().to_string(), tokens)
    };
    files.into_iter().map(read).collect()
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn collect_uses(tokens: TokenStream, name: &str, uses: &mut Vec<Use>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            let is_macro = index >= 2 && is_ident(&tokens[index - 2], "tr") && is_punct(&tokens[index - 1], '!');
            if is_macro {
                let line = group.span_open().start().line;
                uses.extend(use_of(group.stream(), format!("{name}:{line}")));
            }
            collect_uses(group.stream(), name, uses);
        }
    }
}

/// The key, and the names before each single `=`.
fn use_of(tokens: TokenStream, place: String) -> Option<Use> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let TokenTree::Literal(key) = tokens.first()? else { return None };
    let starts = tokens.windows(3).filter(|three| is_punct(&three[0], ',') && is_punct(&three[2], '='));
    let values =
        starts.filter_map(|three| if let TokenTree::Ident(name) = &three[1] { Some(name.to_string()) } else { None });
    Some(Use { place, key: key.to_string().trim_matches('"').to_owned(), values: values.collect() })
}

fn collect_literals(tokens: TokenStream, literals: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect_literals(group.stream(), literals),
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    literals.insert(text.value());
                }
            }
            _ => {}
        }
    }
}

fn is_ident(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == name)
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

//! One source file as the rules see it: its paths, calls and declarations.

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};

/// The path of a module from the root of its crate.
pub(crate) type Module = Vec<String>;

/// A path as written: an import, or a path in an expression, type or pattern.
pub(crate) struct Reference {
    /// The module that contains it.
    pub(crate) module: Module,
    /// Its segments. The first one is empty if the path begins with `::`.
    pub(crate) names: Vec<String>,
    pub(crate) line: usize,
    pub(crate) sort: Sort,
}

/// The use of a path.
pub(crate) enum Sort {
    /// An import under this name.
    Import(String),
    /// A glob import.
    Glob,
    /// A path outside of imports.
    Plain,
}

/// A method call.
pub(crate) struct Call {
    pub(crate) name: String,
    pub(crate) arguments: usize,
    pub(crate) line: usize,
}

/// The names that a module declares itself.
pub(crate) struct Declared {
    pub(crate) module: Module,
    /// Submodules, which may be files of their own.
    pub(crate) modules: Vec<String>,
    pub(crate) items: Vec<String>,
}

/// A source file without its unit tests.
pub(crate) struct Source {
    /// Its path below `src`.
    pub(crate) name: String,
    pub(crate) module: Module,
    pub(crate) declared: Vec<Declared>,
    pub(crate) references: Vec<Reference>,
    pub(crate) calls: Vec<Call>,
    /// The last segments of the types that it takes by `&mut`.
    pub(crate) borrowed: Vec<(String, usize)>,
    /// Modules that exist only in tests.
    pub(crate) test_modules: Vec<Module>,
}

impl Source {
    /// Parses the source file with this path below `src`.
    pub(crate) fn read(name: &str, text: &str) -> Self {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("src/{name}: {error}"));
        let mut source = Self {
            name: name.to_owned(),
            module: module_of(name),
            declared: Vec::new(),
            references: Vec::new(),
            calls: Vec::new(),
            borrowed: Vec::new(),
            test_modules: Vec::new(),
        };
        let module = source.module.clone();
        Reader { source: &mut source, module: Vec::new() }.module(module, &file.items);
        source
    }
}

/// The module of a file: `app/list/mod.rs` and `app/list.rs` are `app::list`, and `bin/package/main.rs` is the parent
/// of its neighbours.
fn module_of(name: &str) -> Module {
    let path = name.strip_suffix(".rs").unwrap_or(name);
    let path = path.strip_suffix("/mod").or_else(|| path.strip_suffix("/main")).unwrap_or(path);
    // The program is a separate crate.
    if path == "lib" { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

struct Reader<'a> {
    source: &'a mut Source,
    module: Module,
}

impl Reader<'_> {
    /// Collects the items of a module.
    fn module(&mut self, module: Module, items: &[syn::Item]) {
        let declared = Declared { module: module.clone(), modules: Vec::new(), items: Vec::new() };
        self.source.declared.push(declared);
        let outer = std::mem::replace(&mut self.module, module);
        for item in items {
            self.visit_item(item);
        }
        self.module = outer;
    }

    fn declare(&mut self, item: &syn::Item) {
        if let syn::Item::Macro(item) = item {
            self.export(item);
        }
        let module = &self.module;
        let Some(declared) = self.source.declared.iter_mut().find(|declared| declared.module == *module) else {
            return;
        };
        let name = match item {
            syn::Item::Mod(item) => return declared.modules.push(name_of(&item.ident)),
            syn::Item::Const(item) => &item.ident,
            syn::Item::Enum(item) => &item.ident,
            syn::Item::Macro(syn::ItemMacro { ident: Some(ident), .. }) => ident,
            syn::Item::Fn(item) => &item.sig.ident,
            syn::Item::Static(item) => &item.ident,
            syn::Item::Struct(item) => &item.ident,
            syn::Item::Trait(item) => &item.ident,
            syn::Item::Type(item) => &item.ident,
            syn::Item::Union(item) => &item.ident,
            _ => return,
        };
        declared.items.push(name_of(name));
    }

    /// An exported macro is an item of the root, as if the root imported it.
    fn export(&mut self, item: &syn::ItemMacro) {
        let is_exported = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
        let Some(ident) = item.ident.as_ref().filter(|_| is_exported) else { return };
        let names = [&["crate".to_owned()], self.module.as_slice(), &[name_of(ident)]].concat();
        let (line, sort) = (ident.span().start().line, Sort::Import(name_of(ident)));
        self.source.references.push(Reference { module: Vec::new(), names, line, sort });
    }

    fn refer(&mut self, names: Vec<String>, span: Span, sort: Sort) {
        let (module, line) = (self.module.clone(), span.start().line);
        self.source.references.push(Reference { module, names, line, sort });
    }

    /// Collects an import with its groups, renames and globs.
    fn import(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| [before, &[name_of(name)]].concat();
        match tree {
            syn::UseTree::Path(path) => self.import(&with(&path.ident), &path.tree),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(before, tree)),
            syn::UseTree::Glob(glob) => self.refer(before.to_vec(), glob.star_token.spans[0], Sort::Glob),
            syn::UseTree::Name(name) => self.import_as(with(&name.ident), name.ident.span(), None),
            syn::UseTree::Rename(name) => self.import_as(with(&name.ident), name.ident.span(), Some(&name.rename)),
        }
    }

    fn import_as(&mut self, mut names: Vec<String>, span: Span, rename: Option<&syn::Ident>) {
        if names.len() > 1 {
            // `a::{self}` is `a`.
            names.pop_if(|last| last == "self");
        }
        let name = rename.map(name_of).or_else(|| names.last().cloned()).unwrap_or_default();
        self.refer(names, span, Sort::Import(name));
    }

    /// Finds paths and calls in the tokens of a macro call.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(ident) => {
                    let mut names = vec![name_of(ident)];
                    while let Some(TokenTree::Ident(next)) = tokens.get(at + 3)
                        && are_colons(&tokens[at + 1..at + 3])
                    {
                        names.push(name_of(next));
                        at += 3;
                    }
                    if names.len() > 1 {
                        self.refer(names, ident.span(), Sort::Plain);
                    }
                }
                TokenTree::Punct(dot) if dot.as_char() == '.' => self.call_in_tokens(&tokens[at + 1..]),
                _ => {}
            }
            at += 1;
        }
    }

    fn call_in_tokens(&mut self, tokens: &[TokenTree]) {
        let [TokenTree::Ident(name), TokenTree::Group(group), ..] = tokens else { return };
        if group.delimiter() == Delimiter::Parenthesis {
            let commas = |token: &TokenTree| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ',');
            let stream = group.stream();
            let arguments = if stream.is_empty() { 0 } else { 1 + stream.into_iter().filter(commas).count() };
            self.source.calls.push(Call { name: name_of(name), arguments, line: name.span().start().line });
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if is_for_tests(attributes(item)) {
            if let syn::Item::Mod(item) = item {
                self.source.test_modules.push([&self.module[..], &[name_of(&item.ident)]].concat());
            }
            return;
        }
        self.declare(item);
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if let Some((_, items)) = &item.content {
            self.module([&self.module[..], &[name_of(&item.ident)]].concat(), items);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let before = if item.leading_colon.is_some() { vec![String::new()] } else { Vec::new() };
        self.import(&before, &item.tree);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        // `<Path>::exists` is `Path::exists`.
        if let Some(of) = &path.qself
            && let syn::Type::Path(of) = &*of.ty
        {
            let names = of.path.segments.iter().chain(&path.path.segments).map(|segment| name_of(&segment.ident));
            self.refer(names.collect(), segment_span(&path.path), Sort::Plain);
        }
        visit::visit_expr_path(self, path);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut names: Vec<String> = path.segments.iter().map(|segment| name_of(&segment.ident)).collect();
        if path.leading_colon.is_some() {
            names.insert(0, String::new());
        }
        // A single name was imported, belongs to the same module, or is a variable.
        if names.len() > 1 {
            self.refer(names, segment_span(path), Sort::Plain);
        }
        visit::visit_path(self, path);
    }

    // Attributes are not code.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    // The path in a visibility does not access anything.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.visit_path(&called.path);
        self.tokens(called.tokens.clone());
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let (name, line) = (name_of(&call.method), call.method.span().start().line);
        self.source.calls.push(Call { name, arguments: call.args.len(), line });
        visit::visit_expr_method_call(self, call);
    }

    fn visit_type_reference(&mut self, reference: &'ast syn::TypeReference) {
        if let (Some(_), syn::Type::Path(of)) = (reference.mutability, &*reference.elem)
            && let Some(last) = of.path.segments.last()
        {
            self.source.borrowed.push((name_of(&last.ident), last.ident.span().start().line));
        }
        visit::visit_type_reference(self, reference);
    }
}

fn name_of(ident: &syn::Ident) -> String {
    ident.unraw().to_string()
}

fn segment_span(path: &syn::Path) -> Span {
    path.segments.first().map_or_else(Span::call_site, |segment| segment.ident.span())
}

fn are_colons(tokens: &[TokenTree]) -> bool {
    let [TokenTree::Punct(first), TokenTree::Punct(second)] = tokens else { return false };
    first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':'
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
    })
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

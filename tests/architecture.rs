//! The modules of each crate form layers: there are no circles between them, and no floor uses a higher one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

const LIBRARY: &str = "ddb-keys/src/lib.rs";
const ADMINISTRATION: &str = "ddb-keys-admin/src/lib.rs";
const ROOTS: [&str; 5] = [
    LIBRARY,
    ADMINISTRATION,
    "ddb-keys-derive/src/lib.rs",
    "benches/src/lib.rs",
    "benches/src/bin/report/main.rs",
];

/// The floors of the library, from the lowest to the highest.
const FLOORS: [&str; 7] = ["schema", "part", "format", "key", "query", "table", "aws"];

/// A file for each of two types that contain each other: an error holds the rows that were read before another error.
const RECURSIVE: (&str, &str) = ("aws::error", "aws::error::incomplete");

#[test]
fn no_module_uses_one_that_uses_it() {
    for root in ROOTS {
        let mut arrows = Modules::of(root).arrows();
        if let (LIBRARY, Some(targets)) = (root, arrows.get_mut(RECURSIVE.1)) {
            assert!(targets.remove(RECURSIVE.0), "no longer recursive: {RECURSIVE:?}");
        }
        let circles = circles(&arrows);
        assert!(circles.is_empty(), "modules of {root} that use each other: {circles:#?}");
    }
}

#[test]
fn no_floor_uses_one_above_it() {
    let rank =
        |module: &String| FLOORS.iter().position(|floor| module.split("::").next() == Some(floor));
    let mut upward = Vec::new();
    for (from, targets) in Modules::of(LIBRARY).arrows() {
        let above = |to: &&String| matches!((rank(&from), rank(to)), (Some(a), Some(b)) if a < b);
        upward.extend(targets.iter().filter(above).map(|to| format!("{from} → {to}")));
    }
    assert!(upward.is_empty(), "arrows to a higher floor: {upward:#?}");
}

#[test]
fn every_floor_is_found() {
    let modules = Modules::of(LIBRARY);
    for floor in FLOORS {
        assert!(modules.by_path.contains_key(floor), "no module `{floor}`");
    }
    let arrows = modules.arrows();
    assert!(arrows["aws::client::read"].contains("aws::read::get"), "re-exports are followed");
    assert!(arrows["key::entity"].contains("key::whole_key"), "`super` is followed");
}

#[test]
fn administration_uses_what_is_documented() {
    let hidden = Modules::of(LIBRARY).hidden();
    assert!(hidden.contains("__rt") && !hidden.contains("TableItems"), "{hidden:?}");
    let mut stray = Vec::new();
    for (module, of) in &Modules::of(ADMINISTRATION).by_path {
        let from_library = of.used.iter().filter(|path| path[0] == "ddb_keys");
        let is_hidden = |path: &&Vec<String>| path.iter().any(|name| hidden.contains(name));
        stray.extend(from_library.filter(is_hidden).map(|path| format!("{module}: {path:?}")));
    }
    assert!(stray.is_empty(), "administration uses hidden items of the library: {stray:#?}");
}

#[test]
fn the_library_does_not_name_administration() {
    for (module, of) in &Modules::of(LIBRARY).by_path {
        let named = of.used.iter().find(|path| path[0].starts_with("ddb_keys_admin"));
        assert!(named.is_none(), "{module} names {named:?}");
    }
}

/// The modules of a crate, without those of tests.
#[derive(Default)]
struct Modules {
    by_path: BTreeMap<String, Module>,
}

/// A module, and the names that it takes from others.
#[derive(Default)]
struct Module {
    /// Paths by the names that a `use` gives them.
    names: BTreeMap<String, Vec<String>>,
    /// Modules that all names are taken from.
    globs: Vec<Vec<String>>,
    /// Paths that the module itself uses: all but those of re-exports.
    used: Vec<Vec<String>>,
    /// Names that documentation leaves out where they are declared or exported.
    hidden: Vec<String>,
    /// Names that other documentation shows.
    shown: Vec<String>,
}

impl Modules {
    fn of(root: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(root);
        let mut modules = Self::default();
        let folder = root.parent().expect("a folder").to_owned();
        modules.read(&root, &folder, "");
        modules
    }

    fn read(&mut self, file: &Path, folder: &Path, path: &str) {
        let text =
            fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = syn::parse_file(&text).expect("Rust");
        let mut module = Module::default();
        module.visit_file(&parsed);
        self.by_path.insert(path.to_owned(), module);
        for item in parsed.items {
            let Item::Mod(child) = item else { continue };
            if child.content.is_some() || is_test(&child.attrs) {
                continue;
            }
            let name = child.ident.to_string();
            let (file, below) = file_of(folder, &name, &text);
            self.read(&file, &below, &joined(path, &name));
        }
    }

    /// Returns the modules that each module uses.
    fn arrows(&self) -> BTreeMap<String, BTreeSet<String>> {
        let targets = |(from, module): (&String, &Module)| {
            let used = module.used.iter().filter_map(|path| self.resolve(from, path, 8));
            (from.clone(), used.filter(|to| to != from).collect())
        };
        self.by_path.iter().map(targets).collect()
    }

    /// The names that no page of the documentation has.
    fn hidden(&self) -> BTreeSet<String> {
        let names = |of: fn(&Module) -> &Vec<String>| self.by_path.values().flat_map(of).cloned();
        let shown: BTreeSet<String> = names(|module| &module.shown).collect();
        names(|module| &module.hidden).filter(|name| !shown.contains(name)).collect()
    }

    /// The module that defines what a path names, through re-exports. `None` for other crates.
    fn resolve(&self, from: &str, path: &[String], depth: usize) -> Option<String> {
        let (first, mut rest) = path.split_first()?;
        let mut module = match first.as_str() {
            "crate" => String::new(),
            "self" => from.to_owned(),
            "super" => parent(from),
            name if self.by_path.contains_key(&joined(from, name)) => joined(from, name),
            _ => return None,
        };
        while let Some((name, after)) = rest.split_first() {
            let child = joined(&module, name);
            if name == "super" {
                module = parent(&module);
            } else if self.by_path.contains_key(&child) {
                module = child;
            } else {
                return self.definition(&module, name, depth);
            }
            rest = after;
        }
        Some(module)
    }

    /// The module that defines a name which another one may only re-export.
    fn definition(&self, module: &str, name: &str, depth: usize) -> Option<String> {
        let here = Some(module.to_owned());
        let Some(depth) = depth.checked_sub(1) else { return here };
        match self.by_path[module].names.get(name) {
            Some(target) => self.resolve(module, target, depth),
            None => here,
        }
    }
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            _ => &Vec::new(),
        };
        if let Item::Mod(module) = item
            && is_hidden(&module.attrs)
        {
            self.hidden.push(module.ident.to_string());
        }
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut leaves = Vec::new();
        flatten(&item.tree, &mut Vec::new(), &mut leaves);
        for (name, path) in leaves {
            if matches!(item.vis, Visibility::Inherited) {
                self.used.push(path.clone());
            }
            if let (Visibility::Public(_), Some(name)) = (&item.vis, &name) {
                let of = if is_hidden(&item.attrs) { &mut self.hidden } else { &mut self.shown };
                of.push(name.clone());
            }
            match name {
                Some(name) => drop(self.names.insert(name, path)),
                None => self.globs.push(path),
            }
        }
    }

    // The path of `pub(in path)` uses nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<_> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if matches!(segments[0].as_str(), "crate" | "super" | "ddb_keys") {
            self.used.push(segments);
        }
        visit::visit_path(self, path);
    }
}

/// Takes a `use` apart into names and paths. A `*` has no name.
fn flatten(
    tree: &UseTree,
    path: &mut Vec<String>,
    leaves: &mut Vec<(Option<String>, Vec<String>)>,
) {
    match tree {
        UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            flatten(&tree.tree, path, leaves);
            path.pop();
        }
        UseTree::Group(tree) => tree.items.iter().for_each(|tree| flatten(tree, path, leaves)),
        UseTree::Glob(_) => leaves.push((None, path.clone())),
        UseTree::Name(tree) if tree.ident == "self" => {
            leaves.push((path.last().cloned(), path.clone()));
        }
        UseTree::Name(tree) => leaves.push(named(path, &tree.ident, &tree.ident)),
        UseTree::Rename(tree) => leaves.push(named(path, &tree.ident, &tree.rename)),
    }
}

fn named(path: &[String], ident: &syn::Ident, name: &syn::Ident) -> (Option<String>, Vec<String>) {
    (Some(name.to_string()), [path, &[ident.to_string()]].concat())
}

/// Whether `#[doc(hidden)]` is among the attributes.
fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("doc")
            && matches!(&attribute.meta, syn::Meta::List(list) if list.tokens.to_string() == "hidden")
    })
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || matches!(&attribute.meta, syn::Meta::List(list)
                if list.path.is_ident("cfg") && list.tokens.to_string().starts_with("test"))
    })
}

/// The file of a module, and the folder of the modules in it.
fn file_of(folder: &Path, name: &str, declared_in: &str) -> (PathBuf, PathBuf) {
    let renamed = declared_in.contains(&format!("pub mod {name};")) && name.starts_with("__");
    let stem = if renamed { name.trim_start_matches('_') } else { name };
    let below = folder.join(stem);
    let flat = folder.join(format!("{stem}.rs"));
    (if flat.exists() { flat } else { below.join("mod.rs") }, below)
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}

fn parent(path: &str) -> String {
    path.rsplit_once("::").map_or_else(String::new, |(parent, _)| parent.to_owned())
}

/// The groups of modules that use each other, directly or through others.
fn circles(arrows: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<&String>> {
    let reached = |from: &String| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(next) = open.pop() {
            let targets = arrows.get(&next).into_iter().flatten();
            open.extend(targets.filter(|target| reached.insert((*target).clone())).cloned());
        }
        reached
    };
    let reached: BTreeMap<_, _> = arrows.keys().map(|from| (from, reached(from))).collect();
    let of = |one: &String| -> Vec<&String> {
        arrows
            .keys()
            .filter(|other| reached[one].contains(*other) && reached[other].contains(one))
            .collect()
    };
    let circles: BTreeSet<_> = arrows.keys().map(of).filter(|circle| !circle.is_empty()).collect();
    circles.into_iter().collect()
}

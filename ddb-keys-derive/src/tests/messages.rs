//! Compares the messages of the derives with the UI tests under `tests/ui`, without a compiler:
//! each message and the place it points to. Errors with a code come from the compiler, and only the UI
//! tests see them.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Attribute, Data, DeriveInput, LitStr};

use crate::naming::plain;

/// A message, and the line and column of its place, counted from 1.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Message {
    line: usize,
    column: usize,
    text: String,
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.text)
    }
}

#[test]
fn the_derives_say_what_the_ui_tests_show() {
    let files = files();
    assert!(files.len() > 30, "only {} files under tests/ui", files.len());
    let mut differences = Vec::new();
    for file in files {
        let given = given_for(&read(&file));
        let shown = shown_in(&read(&file.with_extension("stderr")));
        let of_file = |sign, message| format!("{sign} {}:{message}", file.display());
        differences.extend(given.difference(&shown).map(|one| of_file("given, not shown:", one)));
        differences.extend(shown.difference(&given).map(|one| of_file("shown, not given:", one)));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// Users never see the names of the runtime inside generated code, and one mistake is one error.
#[test]
fn errors_name_nothing_internal_and_come_once() {
    for file in files() {
        let shown = read(&file.with_extension("stderr"));
        // The compiler says by itself which function has the bound.
        let is_message = |line: &&str| !line.starts_with("note: required by a bound in");
        let shown = shown.lines().filter(is_message).collect::<Vec<_>>().join("\n");
        let words = shown.split(|c: char| !c.is_alphanumeric() && c != '_');
        let is_name = |word: &&str| word.contains(char::is_alphabetic);
        let mut names = words.filter(is_name);
        let internal = names.find(|name| name.starts_with("__"));
        assert_eq!(internal, None, "an internal name in {}", file.display());
        let mut errors: Vec<String> = Vec::new();
        for error in format!("\n{shown}").split("\nerror").skip(1) {
            let is_place = |line: &&str| line.trim_start().starts_with("--> ");
            let place = error.lines().find(is_place).unwrap_or_default();
            errors.push(format!("{}{place}", error.lines().next().unwrap_or_default()));
        }
        errors.sort();
        let twice = errors.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "an error twice in {}", file.display());
    }
}

/// After a mistake, the functions and types that programs use are there, so that their uses are not errors as well.
#[test]
fn mistakes_leave_what_programs_use() {
    for file in files() {
        let Derives(derived) = derives_in(&read(&file));
        for Derived { derive, name, expansion } in derived {
            let expansion = expansion.to_string();
            let used: &[&str] = match derive {
                Derive::Entity => &["fn query ()", "fn collection ()"],
                Derive::ItemCollection => &["fn query ()"],
                Derive::Document | Derive::KeyPart | Derive::Table => &[],
            };
            for used in used {
                assert!(expansion.contains(used), "{used} of `{name}` in {}", file.display());
            }
            let is_key = [format!("struct {name}Key"), format!("type {name}Key")];
            let has_key = is_key.iter().any(|key| expansion.contains(key))
                // Another name for the key.
                || expansion.contains(&format!("struct {name}Primary"))
                || expansion.contains(&format!("The primary key of [`{name}`]"));
            assert!(
                has_key || derive != Derive::Entity,
                "no key of `{name}` in {}",
                file.display()
            );
        }
    }
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/ui");
    let entries = |folder: &Path| fs::read_dir(folder).expect("a folder of UI tests");
    let mut files = Vec::new();
    for folder in entries(&root) {
        let folder = folder.expect("an entry").path();
        files.extend(entries(&folder).map(|file| file.expect("an entry").path()));
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    files
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The messages of the errors without a code: `error: …`, lines that go on, `--> file:line:column`.
fn shown_in(stderr: &str) -> BTreeSet<Message> {
    let mut shown = BTreeSet::new();
    let mut lines = stderr.lines();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("error: ") else { continue };
        let mut text = first.to_owned();
        for line in lines.by_ref() {
            if let Some(place) = line.trim_start().strip_prefix("--> ") {
                let mut numbers = place.rsplit(':').map(|number| number.parse().expect("a number"));
                let (column, line) = (numbers.next().expect("both"), numbers.next().expect("both"));
                shown.insert(Message { line, column, text });
                break;
            }
            text.push('\n');
            text.push_str(line.strip_prefix("       ").unwrap_or(line));
        }
    }
    shown
}

/// The messages of every derive in a file.
fn given_for(source: &str) -> BTreeSet<Message> {
    let Derives(derived) = derives_in(source);
    let mut given = BTreeSet::new();
    for Derived { expansion, .. } in derived {
        collect(expansion, &mut given);
    }
    given
}

fn derives_in(source: &str) -> Derives {
    let file = syn::parse_file(source).expect("a UI test is a file of Rust");
    let mut derives = Derives::default();
    derives.visit_file(&file);
    derives
}

/// The expansions of a file's derives.
#[derive(Default)]
struct Derives(Vec<Derived>);

struct Derived {
    derive: Derive,
    name: String,
    expansion: TokenStream,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Derive {
    Document,
    Entity,
    ItemCollection,
    KeyPart,
    Table,
}

impl Derives {
    fn add(&mut self, input: &DeriveInput) {
        for derive in input.attrs.iter().flat_map(derived) {
            let (derive, expansion) = match derive.as_str() {
                "Document" => (Derive::Document, crate::document::derive(input)),
                "Entity" => (Derive::Entity, crate::entity::derive(input)),
                "ItemCollection" => (Derive::ItemCollection, crate::item_collection::derive(input)),
                "KeyPart" => (Derive::KeyPart, crate::key_part::derive(input)),
                "Table" => (Derive::Table, crate::table::derive(input)),
                _ => continue,
            };
            self.0.push(Derived { derive, name: plain(&input.ident), expansion });
        }
    }
}

/// The last names of the derives that an attribute lists.
fn derived(attribute: &Attribute) -> Vec<String> {
    let mut names = Vec::new();
    if attribute.path().is_ident("derive") {
        let read = attribute.parse_nested_meta(|meta| {
            names.extend(meta.path.segments.last().map(|last| last.ident.to_string()));
            Ok(())
        });
        read.expect("a list of derives");
    }
    names
}

impl<'ast> Visit<'ast> for Derives {
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.add(&item.clone().into());
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.add(&item.clone().into());
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        self.add(&DeriveInput {
            attrs: item.attrs.clone(),
            vis: item.vis.clone(),
            ident: item.ident.clone(),
            generics: item.generics.clone(),
            data: Data::Union(syn::DataUnion {
                union_token: item.union_token,
                fields: item.fields.clone(),
            }),
        });
    }
}

/// The text and place of each `compile_error!` among the tokens.
fn collect(tokens: TokenStream, messages: &mut BTreeSet<Message>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(name) if name == "compile_error" => {
                let start = name.span().start();
                tokens.next_if(
                    |token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == '!'),
                );
                let Some(TokenTree::Group(argument)) = tokens.next() else { continue };
                let text: LitStr = syn::parse2(argument.stream()).expect("a message");
                let (line, column) = (start.line, start.column + 1);
                messages.insert(Message { line, column, text: text.value() });
            }
            TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                collect(group.stream(), messages);
            }
            _ => {}
        }
    }
}

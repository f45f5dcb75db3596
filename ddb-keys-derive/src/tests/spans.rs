//! Tests of the places to which editors link generated items.

use proc_macro2::{LineColumn, TokenStream, TokenTree};
use syn::DeriveInput;

const ENTITY: &str = r#"
    #[pk("USER#<username>")]
    #[sk("<joined:day>#<username>")]
    #[gsi(ByTeam, pk = "TEAM#<team>", sk = "<rank>#<username>")]
    #[gsi(ByKind, when(kind = Kind::Open), pk = "KIND#<kind>", sk = "<team>")]
    pub struct User {
        username: String,
        joined: DateTime<Utc>,
        team: Option<String>,
        rank: Rank,
        kind: Kind,
    }
"#;

/// The place of each identifier among the tokens.
fn names(tokens: TokenStream, names: &mut Vec<(String, LineColumn)>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => names.push((ident.to_string(), ident.span().start())),
            TokenTree::Group(group) => self::names(group.stream(), names),
            _ => {}
        }
    }
}

fn emitted() -> (DeriveInput, Vec<(String, LineColumn)>) {
    let input: DeriveInput = syn::parse_str(ENTITY).expect("an entity");
    let mut emitted = Vec::new();
    names(crate::entity::derive(&input), &mut emitted);
    (input, emitted)
}

/// An editor that renames a field writes the new name wherever the name has a place in the source.
#[test]
fn a_field_has_places_only_where_its_name_is_written() {
    let (input, emitted) = emitted();
    let syn::Data::Struct(data) = &input.data else { panic!("a struct") };
    let lines: Vec<&str> = ENTITY.lines().collect();
    for field in &data.fields {
        let field = field.ident.as_ref().expect("a name").to_string();
        let places: Vec<_> = emitted.iter().filter(|(name, _)| field == *name).collect();
        assert!(!places.is_empty(), "`{field}` is emitted");
        for (_, place) in places.into_iter().filter(|(_, place)| place.column > 0) {
            let source = &lines[place.line - 1][place.column..];
            let word = source.split(|letter: char| !letter.is_alphanumeric()).next();
            assert_eq!(word, Some(&*field), "at `{source}`");
        }
    }
}

#[test]
fn generated_functions_lead_to_the_struct() {
    let (input, emitted) = emitted();
    let functions =
        ["query", "collection", "scan_by_team", "build", "pk", "sk", "parse", "matches"];
    for function in functions {
        let place = input.ident.span().start();
        assert!(
            emitted.iter().any(|(name, at)| name == function && *at == place),
            "`{function}` is not at the struct"
        );
    }
}

/// An editor shows what each word at a place means. At a template that is the key struct, and nothing else, unless a format is
/// checked for its type.
#[test]
fn no_word_but_the_key_struct_is_at_a_template() {
    let (_, emitted) = emitted();
    let lines: Vec<&str> = ENTITY.lines().collect();
    let at_templates = emitted.iter().filter(|(_, at)| {
        let line = lines.get(at.line - 1).and_then(|line| line.get(at.column..));
        line.is_some_and(|line| line.starts_with('"') && !line.contains(":day"))
    });
    let words: Vec<_> = at_templates.map(|(name, _)| name.as_str()).collect();
    assert!(!words.is_empty() && words.iter().all(|word| *word == "Self"), "{words:?}");
}

/// An editor leads from there to the field.
#[test]
fn a_field_that_an_attribute_names_is_used_at_that_place() {
    let (_, emitted) = emitted();
    let line = ENTITY.lines().position(|line| line.contains("when(kind")).expect("a condition");
    let column = ENTITY.lines().nth(line).and_then(|line| line.find("kind")).expect("a field");
    let is_used = |(name, at): &(String, LineColumn)| {
        name == "kind" && *at == LineColumn { line: line + 1, column }
    };
    assert!(emitted.iter().any(is_used));
}

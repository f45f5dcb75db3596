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
fn a_field_never_has_the_place_of_a_template() {
    let (input, emitted) = emitted();
    let syn::Data::Struct(data) = &input.data else { panic!("a struct") };
    for field in &data.fields {
        let field = field.ident.as_ref().expect("a name");
        let places: Vec<_> = emitted.iter().filter(|(name, _)| field == name).collect();
        assert!(!places.is_empty(), "`{field}` is emitted");
        let first_line = input.ident.span().start().line;
        for (_, place) in places {
            let in_a_template = place.column > 0 && (2..first_line).contains(&place.line);
            assert!(!in_a_template, "`{field}` at line {}", place.line);
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

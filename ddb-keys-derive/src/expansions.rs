//! What the derives emit for a few core shapes, kept as files under `tests/expand`.
//!
//! `UPDATE_EXPANSIONS=1 cargo test -p ddb-keys-derive` writes them anew; read the difference.

use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::{DeriveInput, parse_quote};

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/expand").join(name)
}

/// Groups count twice, for they open and close.
fn count(tokens: TokenStream) -> usize {
    let count_of = |token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    tokens.into_iter().map(count_of).sum()
}

/// That an expansion is the one that was kept, and how many tokens it has.
#[track_caller]
fn expands_to(name: &str, expansion: TokenStream) {
    let tokens = count(expansion.clone());
    let file = syn::parse2(expansion).expect("the expansion is a list of items");
    let shown = format!("// {tokens} tokens\n\n{}", prettyplease::unparse(&file));
    if std::env::var_os("UPDATE_EXPANSIONS").is_some() {
        std::fs::write(kept(name), shown).expect("the expansion can be kept");
        return;
    }
    let expected = std::fs::read_to_string(kept(name)).unwrap_or_default();
    assert!(
        shown == expected,
        "the expansion has changed; look at the difference under UPDATE_EXPANSIONS=1:\n{shown}"
    );
}

#[test]
fn an_entity_with_partition_and_sort_key() {
    let user: DeriveInput = parse_quote! {
        #[pk("USER#<username>")]
        #[sk("#METADATA#<username>")]
        pub struct User {
            pub username: String,
            pub email: String,
        }
    };
    expands_to("user.rs", crate::entity::derive(&user));
}

#[test]
fn an_entity_with_a_sparse_index() {
    let game: DeriveInput = parse_quote! {
        #[pk("GAME#<game_id>")]
        #[sk("#METADATA#<game_id>")]
        #[gsi(OpenGames, pk = map, sk = open_timestamp)]
        pub struct Game {
            pub game_id: Uuid,
            pub map: String,
            pub open_timestamp: Option<String>,
            pub people: u32,
        }
    };
    expands_to("game.rs", crate::entity::derive(&game));
}

#[test]
fn a_table_of_two_entities() {
    let table: DeriveInput = parse_quote! {
        #[table(name = "battle-royale", pk = "PK", sk = "SK")]
        #[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp")]
        pub enum BattleRoyale {
            User(User),
            Game(Game),
        }
    };
    expands_to("battle_royale.rs", crate::table::derive(&table));
}

/// Tokens are what the compiler's time follows: raise a budget only for what is worth it.
#[test]
fn expansions_stay_within_their_budgets() {
    let entity: DeriveInput = parse_quote! {
        #[pk("KIND#<id>")]
        #[sk("#METADATA#<name>")]
        #[gsi(ByEmail, pk = "EMAIL#<email>", sk = "KIND#<id>")]
        pub struct Kind {
            pub id: String,
            pub name: String,
            pub email: String,
            pub age: u32,
            pub active: bool,
            pub note: Option<String>,
        }
    };
    let table = |entities: usize| {
        let entities = (0..entities).map(|at| quote::format_ident!("Kind{at}"));
        let table: DeriveInput = parse_quote! {
            #[table(name = "kinds", pk = "PK", sk = "SK")]
            pub enum Kinds { #(#entities(#entities)),* }
        };
        count(crate::table::derive(&table))
    };
    let of_an_entity = count(crate::entity::derive(&entity));
    let for_each_entity = (table(20) - table(10)) / 10;
    assert!(of_an_entity <= 6_000, "an entity with an index: {of_an_entity} tokens");
    assert!(for_each_entity <= 700, "each entity of a table: {for_each_entity} tokens");
}

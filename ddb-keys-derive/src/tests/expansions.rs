//! What the derives emit: nine small expansions as text under `tests/expand`, and the number of tokens
//! of every other shape in `tests/expand/tokens.txt`.
//!
//! `UPDATE_EXPANSIONS=1 cargo test -p ddb-keys-derive` rewrites them; read the difference.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use proc_macro2::{Group, TokenStream, TokenTree};
use syn::{DeriveInput, parse_quote};

use crate::{entity, item_collection, key_part, table};

/// The number of tokens. A group counts as two, one for each delimiter.
fn count(tokens: TokenStream) -> usize {
    let count_of = |token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    tokens.into_iter().map(count_of).sum()
}

/// The tokens with raw identifiers as the compiler, rustdoc and editors show them: plain, unless they are keywords.
fn as_shown(tokens: TokenStream) -> TokenStream {
    let shown = |token| match token {
        TokenTree::Ident(ident) => {
            let name = ident.to_string();
            let plain = syn::parse_str(name.trim_start_matches("r#"));
            TokenTree::Ident(plain.unwrap_or(ident))
        }
        TokenTree::Group(group) => {
            TokenTree::Group(Group::new(group.delimiter(), as_shown(group.stream())))
        }
        token => token,
    };
    tokens.into_iter().map(shown).collect()
}

/// Compares a string with the file that holds it, or rewrites the file.
#[track_caller]
fn assert_golden(file: &str, found: &str) {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/expand").join(file);
    if std::env::var_os("UPDATE_EXPANSIONS").is_some() {
        std::fs::write(path, found).expect("the file can be written");
        return;
    }
    let expected = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        found == expected,
        "{file} has changed: set UPDATE_EXPANSIONS=1 and read the difference\n{found}"
    );
}

/// Tests each expansion against the file that is named after the shape.
macro_rules! expansions {
    ($($name:ident: $derive:path, { $($input:tt)* })+) => {$(
        #[test]
        fn $name() {
            let input: DeriveInput = parse_quote! { $($input)* };
            let expansion = $derive(&input);
            let tokens = count(expansion.clone());
            let file = syn::parse2(as_shown(expansion)).expect("the expansion is a list of items");
            let text = format!("// {tokens} tokens\n\n{}", prettyplease::unparse(&file));
            assert_golden(concat!(stringify!($name), ".rs"), &text);
        }
    )+};
}

/// Tests the number of tokens of each expansion against one table, and that each is a list of items.
macro_rules! token_counts {
    ($($name:ident: $derive:path, { $($input:tt)* })+) => {
        #[test]
        fn token_counts() {
            let mut table = String::new();
            $(
                let input: DeriveInput = parse_quote! { $($input)* };
                let expansion = $derive(&input);
                let tokens = count(expansion.clone());
                syn::parse2::<syn::File>(expansion).expect("the expansion is a list of items");
                writeln!(table, "{tokens:>5} {}", stringify!($name)).expect("a string takes text");
            )+
            assert_golden("tokens.txt", &table);
        }
    };
}

expansions! {
    user: entity::derive, {
        #[pk("USER#<username>")]
        #[sk("#METADATA#<username>")]
        pub struct User {
            pub username: String,
            pub email: String,
        }
    }
    game: entity::derive, {
        #[pk("GAME#<game_id>")]
        #[sk("#METADATA#<game_id>")]
        #[gsi(OpenGames, pk = map, sk = open_timestamp)]
        pub struct Game {
            pub game_id: Uuid,
            pub map: String,
            pub open_timestamp: Option<String>,
            pub people: u32,
        }
    }
    raw_keys: entity::derive, {
        #[entity(version = version, ttl = expires)]
        #[pk(id)]
        #[sk(created)]
        struct Raw {
            id: Vec<u8>,
            created: u64,
            version: u64,
            expires: u64,
        }
    }
    words: key_part::derive, {
        #[key_part(rename_all = "SCREAMING_SNAKE_CASE", crate = crate::keys)]
        enum State {
            InProgress,
            #[key_part(rename = "done")]
            Closed,
        }
    }
    text_newtype: key_part::derive, {
        struct UserId(String);
    }
    value_newtype: key_part::derive, {
        struct Tagged<T: Copy>(T)
        where
            T: Send;
    }
    battle_royale: table::derive, {
        #[table(name = "battle-royale", pk = "PK", sk = "SK")]
        #[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp")]
        pub enum BattleRoyale {
            User(User),
            Game(Game),
        }
    }
    game_room: item_collection::derive, {
        #[item_collection(table = BattleRoyale)]
        pub struct GameRoom {
            pub game: Game,
            pub players: Vec<UserGameMapping>,
        }
    }
    part_with_mistakes: key_part::derive, {
        enum State {
            Open,
            Moved(String),
        }
    }
}

token_counts! {
    local_and_inverted_index: entity::derive, {
        #[pk("P#<p>")]
        #[sk("S#<s>")]
        #[lsi(Local, sk = "L#<s:desc>")]
        #[gsi(Inverted)]
        struct Item {
            p: String,
            s: u32,
        }
    }
    conditional_index: entity::derive, {
        #[pk("ISSUE#<number:08>")]
        #[gsi(States, name = Open, when(state = State::Open | State::Held, owner = Some(_)), pk = "OPEN", sk = "<number:desc(8)>")]
        #[gsi(States, name = Closed, pk = "CLOSED", sk = "<number:08>")]
        struct Issue {
            number: u32,
            state: State,
            owner: Option<String>,
        }
    }
    multi_attribute_index: entity::derive, {
        #[pk("MATCH#<id>")]
        #[gsi(Bracket, pk = [tournament, "REGION#<region>"], sk = [round, "<bracket>#<id:04>"])]
        struct Match {
            id: u16,
            tournament: String,
            region: Option<String>,
            round: u8,
            bracket: String,
        }
    }
    generic_and_renamed: entity::derive, {
        #[entity(crate = crate::keys, name = "ENV", key = EnvelopeId, separator = '|')]
        #[pk("E|<id>|<r#type>")]
        pub(crate) struct Envelope<'t, T: KeyPart, const N: usize>
        where
            T: Send,
        {
            id: T,
            r#type: &'t str,
            #[serde(rename = "payload")]
            body: [u8; N],
        }
    }
    formats_and_tail: entity::derive, {
        #[pk("<at:month>#<name:upper>")]
        #[sk("<at:nanos>#<n:ordered>#<name:lower>#<rest..>")]
        struct Line {
            at: DateTime<Utc>,
            name: String,
            n: i32,
            rest: String,
        }
    }
    times_side_by_side: entity::derive, {
        #[pk("DEVICE#<device>")]
        #[sk("AT#<at:day>#<at:millis>#<count:08>")]
        struct Reading {
            device: u32,
            at: DateTime<Utc>,
            count: u32,
        }
    }
    types_of_ones_own: entity::derive, {
        #[pk("ORDER#<id>")]
        #[sk("LINE#<line:04>")]
        #[gsi(ByOwner, pk = owner, sk = "<placed:day>#<state>#<id>")]
        #[gsi(ByPlace, pk = place, sk = ["<title:lower>", title, rank, "<line>"])]
        struct Order {
            id: OrderId,
            line: Box<u32>,
            owner: UserId,
            state: State,
            placed: Moment,
            title: Title,
            place: Option<Place>,
            rank: Rank,
        }
    }
    generic_array: entity::derive, {
        #[pk("ROW#<id>")]
        struct Row<T: KeyPart = String, const N: usize = 2> {
            id: Joined<[T; N]>,
            #[serde(skip)]
            cached: u32,
            #[serde(flatten)]
            rest: Rest,
        }
    }
    entity_with_mistakes: entity::derive, {
        #[pk("USER#<usrname>")]
        #[sk("<id")]
        #[gsi(ByEmail, pk = "EMAIL#<email>")]
        #[gsi(ByTeam, pk = team)]
        #[gsi(ByGroup, pk = [group])]
        struct Slip {
            username: String,
            email: Option<String>,
        }
    }
    bounded_newtype: key_part::derive, {
        #[key_part(len = 27, chars = "0-9A-Za-z")]
        struct Ksuid(String);
    }
    newtype_of_few_characters: key_part::derive, {
        #[key_part(chars = "x-x_-z")]
        struct Sign(String);
    }
    newtype_with_mistakes: key_part::derive, {
        #[key_part(len = 5)]
        struct Number(u32);
    }
    table_of_every_option: table::derive, {
        #[table(name = "app", pk = "PK", sk = "SK", type_attribute = "kind", write_token = "_w", overlap(User, Team), crate = crate::keys)]
        #[gsi(Bracket, name = "bracket", pk = ["a", "b", "c", "d"], sk = ["e"], projection = include("f", "g"))]
        #[gsi(Keys, pk = "GSI2PK", projection = keys_only)]
        #[lsi(Local, sk = "LSI1SK", projection = all)]
        enum App {
            User(User),
            Team(Box<Team>),
            #[table(unknown)]
            Other(Item),
        }
    }
    item_collection_of_an_index: item_collection::derive, {
        #[item_collection(table = crate::App, index = Lookup, crate = crate::keys)]
        struct Person {
            user: User,
            team: Option<Team>,
            members: Vec<Member>,
        }
    }
    item_collection_with_mistakes: item_collection::derive, {
        #[item_collection(index = Lookup)]
        struct Nowhere<T> {
            user: T,
        }
    }
    table_without_type_attribute: table::derive, {
        #[table(name = "plain", pk = "PK", type_attribute = none)]
        enum Plain {
            User(User),
        }
    }
    table_with_mistakes: table::derive, {
        #[table(name = "app")]
        enum App {
            User(User),
            Both(User, Team),
        }
    }
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
    assert!(of_an_entity <= 4_080, "an entity with an index: {of_an_entity} tokens");
    assert!(for_each_entity <= 570, "each entity of a table: {for_each_entity} tokens");
}

#[test]
fn queries_say_whether_they_find_items_under_former_keys() {
    let input: DeriveInput = parse_quote! {
        #[pk("CUSTOMER#<customer>")]
        #[sk("ORDER#<number:08>")]
        #[gsi(ByState, pk = "STATE#<state>", sk = "<number:08>")]
        #[former(V1, pk = "C#<customer>", sk = "O#<number>")]
        #[former(V2, pk = "CUST#<customer>", sk = "ORDER#<number>")]
        struct Order { customer: String, number: u32, state: String }
    };
    let text = entity::derive(&input).to_string();
    for expected in [
        "Those that still lie under the former keys `V1`, `V2` are skipped",
        "It finds items under the former keys `V1`, `V2`, too",
    ] {
        assert_eq!(text.matches(expected).count(), 1, "{expected}");
    }
}

#[test]
fn queries_say_where_numbers_do_not_sort() {
    let input: DeriveInput = parse_quote! {
        #[pk("CUSTOMER#<customer>")]
        #[sk("ORDER#<number>")]
        #[gsi(ByDay, pk = "DAY#<day>", sk = "<number:08>")]
        struct Order { customer: u32, number: u32, day: u32 }
    };
    let text = entity::derive(&input).to_string();
    assert_eq!(text.matches("The texts of `number` do not sort as numbers").count(), 1);
    assert!(!text.contains("The texts of `customer`"), "a partition key has no order");
}

/// The advice that keeps the stored keys comes first.
#[test]
fn advice_says_where_stored_keys_would_change() {
    let input: DeriveInput = parse_quote! {
        #[pk("EVENT#<ms:epoch_millis>")]
        #[sk("RANK#<rank:desc(8)>")]
        struct Event { ms: i64, rank: i32 }
    };
    let text = entity::derive(&input).to_string();
    assert!(text.contains("write `<ms:013>` to pad a number"));
    assert!(text.contains("make it a `u32`; `<rank:desc>` also takes signed integers"));
}

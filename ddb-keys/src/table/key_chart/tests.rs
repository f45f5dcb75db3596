use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ddb_keys::{Entity, KeyPart};

use super::*;
use crate::schema::Projection;
use crate::table::UnknownKey;

/// Entities that are looked at by their schemas alone.
macro_rules! entities {
    ($($(#[$key:meta])+ $name:ident { $($field:ident: $ty:ty),+ })+) => {$(
        #[derive(Entity)]
        $(#[$key])+
        #[allow(dead_code, reason = "its schema is what is looked at")]
        struct $name { $($field: $ty),+ }
    )+};
}

const INDEXES: &[IndexSchema] = &[
    index("ByName", false, &["name", "GSI1PK"], &["GSI1SK"]),
    index("ByAge", true, &["PK"], &["age"]),
];

const fn index(
    ident: &'static str,
    local: bool,
    pk: &'static [&'static str],
    sk: &'static [&'static str],
) -> IndexSchema {
    IndexSchema { ident, name: ident, local, pk, sk, projection: Projection::All }
}

fn table(sk: Option<&'static str>, entities: &[&'static EntitySchema]) -> &'static TableSchema {
    let entities = entities.to_vec().leak();
    Box::leak(Box::new(TableSchema {
        name: "things",
        pk: "PK",
        sk,
        type_attribute: Some("kind"),
        write_token: None,
        indexes: INDEXES,
        entities,
        overlaps: &[],
        tenant: None,
    }))
}

entities! {
    #[pk("TEAM#<team>")] #[sk("TEAM#<team>")]
    Team { team: String }

    #[pk("TEAM#<team>")] #[sk("PLAYER#<name>")]
    #[gsi(ByName, name = Known, when(known = true), pk = [name, "TEAM#<team>"], sk = "K|<age:03>")]
    #[gsi(ByName, name = Unknown, pk = [name, "TEAM#<team>"], sk = "U#<age:03>")]
    #[lsi(ByAge, sk = age)]
    Player { team: String, name: String, age: u32, known: bool }

    #[pk("TEAM#<team>")] #[sk("PLAYER#STAR#<name>")]
    Star { team: String, name: String }

    #[pk(id)] #[sk("CONFIG")]
    Config { id: String }
}

#[test]
fn the_chart_has_a_line_for_each_entity_and_a_column_for_each_attribute() {
    let table = table(Some("SK"), &[Team::SCHEMA, Player::SCHEMA, Star::SCHEMA, Config::SCHEMA]);
    assert_eq!(
        table.chart(),
        "\
| entity | PK | SK | ByName: name | ByName: GSI1PK | ByName: GSI1SK | ByAge: PK | ByAge: age |
|---|---|---|---|---|---|---|---|
| Team | `TEAM#<team>` | `TEAM#<team>` |  |  |  |  |  |
| Player | `TEAM#<team>` | `PLAYER#<name>` | name or name | `TEAM#<team>` or `TEAM#<team>` \
| `K\\|<age:03>` or `U#<age:03>` | `TEAM#<team>` | age |
| Star | `TEAM#<team>` | `PLAYER#STAR#<name>` |  |  |  |  |  |
| Config | id | `CONFIG` |  |  |  |  |  |

- A query for Player, by the prefix `PLAYER#`, also finds Star.
"
    );
}

#[test]
fn collections_are_drawn_with_what_lies_in_them() {
    let broken = EntitySchema { broken: true, name: "Broken", ..*Team::SCHEMA };
    let broken = Box::leak(Box::new(broken));
    let all = [Team::SCHEMA, Player::SCHEMA, broken, Lone::SCHEMA, Member::SCHEMA];
    assert_eq!(
        table(Some("SK"), &all).collections(),
        "\
flowchart LR
  subgraph p0[\"LONE#35;#lt;id#gt;\"]
    e1[\"Lone\"]
  end
  subgraph p2[\"TEAM#35;#lt;team#gt; or TEAM#35;#lt;name#gt;\"]
    e3[\"Team: TEAM#35;#lt;team#gt;\"]
    e4[\"Player: PLAYER#35;#lt;name#gt;\"]
    e5[\"Member: #quot;#lt;name#gt;#quot;\"]
  end
  subgraph p6[\"ByName: name, TEAM#35;#lt;team#gt;\"]
    e7[\"Player: K|#lt;age:03#gt;\"]
    e8[\"Player: U#35;#lt;age:03#gt;\"]
  end
"
    );
}

entities! {
    #[pk("LONE#<id>")]
    Lone { id: u32 }

    #[pk("TEAM#<name>")] #[sk("\"<name>\"")]
    Member { name: String }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Way {
    Up,
    Down,
}

entities! {
    #[pk("P#<p>")] #[sk("S#<text>")]
    Text { p: u8, text: String }

    #[pk("P#<p>")] #[sk("S#<digits>#x")]
    Digits { p: u8, digits: u8 }

    #[pk("P#<p>")] #[sk("S#<digits:04>#x")]
    Padded { p: u8, digits: u16 }

    #[pk("P#<p>")] #[sk("S#<way>#x")]
    Word { p: u8, way: Way }

    #[pk("P#<p>")] #[sk("S#<digits..>")]
    Tail { p: u8, digits: u8 }

    #[pk("P#<p>")] #[sk("S#")]
    One { p: u8 }

    #[pk("P#<p>")] #[sk(raw)]
    Number { p: u8, raw: u32 }

    #[pk("P#<p>")] #[sk(raw)]
    Any { p: u8, raw: String }

    #[pk("P#<p>")] #[sk("<text>#<p>")]
    Bare { p: u8, text: String }

    #[pk("Q#<p>")] #[sk("S#<text>")]
    Elsewhere { p: String, text: String }

    #[pk("P#<p>")]
    Alone { p: u8 }
}

const OTHERS: [&EntitySchema; 11] = [
    Text::SCHEMA,
    Digits::SCHEMA,
    Padded::SCHEMA,
    Word::SCHEMA,
    Tail::SCHEMA,
    One::SCHEMA,
    Number::SCHEMA,
    Any::SCHEMA,
    Bare::SCHEMA,
    Elsewhere::SCHEMA,
    Alone::SCHEMA,
];

/// What a query for all of an entity's items also finds among the others.
fn found_with(own: &'static EntitySchema) -> Vec<String> {
    let mut all = OTHERS.to_vec();
    all.retain(|other| other.name != own.name);
    all.push(own);
    let chart = table(Some("SK"), &all).chart();
    let said = alloc::format!("A query for {}, ", own.name);
    let line = chart.lines().find_map(|line| line.split_once(&said));
    let found = line.and_then(|(_, line)| line.split_once(" also finds "));
    let found = found.map(|(_, found)| found.trim_end_matches('.')).unwrap_or_default();
    found.split(", ").map(String::from).filter(|name| !name.is_empty()).collect()
}

macro_rules! finds {
    ($($sk:literal => [$($other:ident),*];)+) => {$({
        #[derive(Entity)]
        #[pk("P#<p>")]
        #[sk($sk)]
        #[allow(dead_code, reason = "its schema is what is looked at")]
        struct Own { p: u8, own: u32 }
        let expected: &[&str] = &[$(stringify!($other)),*];
        assert_eq!(found_with(Own::SCHEMA), expected, "{}", $sk);
    })+};
}

#[test]
fn a_prefix_finds_what_can_start_with_it() {
    finds! {
        "S#<own>" => [Text, Digits, Padded, Word, Tail, One, Any, Bare];
        "<own>#s" => [Text, Digits, Padded, Word, Tail, One, Number, Any, Bare];
        "S#1#<own>" => [Digits, Any];
        "S#1#x<own>" => [Digits, Any];
        "S#1#y<own>" => [Any];
        "S#1<own>" => [Text, Digits, Padded, Tail, Any, Bare];
        "S#0001#<own>" => [Padded, Any];
        "S#00001#<own>" => [Any];
        "S#00001<own>" => [Text, Any];
        "S#Up#<own>" => [Word, Any];
        "S#U<own>" => [Text, Word, Any];
        "S#U#<own>" => [Any];
        "7<own>" => [Number, Any, Bare];
        "S<own>" => [Text, Digits, Padded, Word, Tail, One, Any, Bare];
        "Z#<own>" => [Any, Bare];
    }
}

#[test]
fn one_item_and_a_raw_key_are_looked_for_without_a_prefix() {
    assert_eq!(found_with(One::SCHEMA), [""; 0]);
    assert_eq!(found_with(Any::SCHEMA), [""; 0]);
    assert_eq!(found_with(Alone::SCHEMA), [""; 0]);
    assert_eq!(found_with(Elsewhere::SCHEMA), [""; 0]);
    assert!(
        table(Some("SK"), &[Bare::SCHEMA, One::SCHEMA])
            .chart()
            .ends_with("\n- A query for Bare, which has no prefix, also finds One.\n")
    );
}

#[test]
fn an_index_is_named_where_a_prefix_is_shared() {
    let chart = table(Some("SK"), &[Player::SCHEMA, Fan::SCHEMA]).chart();
    let line = "\n- A query for Fan in ByName, by the prefix `K|`, also finds Player.\n";
    assert!(chart.contains(&line.replace('|', "\\|")), "{chart}");
}

entities! {
    #[pk("FAN#<name>")] #[sk("FAN")]
    #[gsi(ByName, pk = [name, "TEAM#<team>"], sk = "K|<since:04>")]
    Fan { name: String, team: String, since: u32 }
}

#[test]
fn an_inverted_index_has_the_entities_that_do_not_name_it() {
    const INVERTED: &[IndexSchema] = &[index("Inverted", false, &["SK"], &["PK"])];
    let table =
        TableSchema { indexes: INVERTED, ..*table(Some("SK"), &[Team::SCHEMA, Star::SCHEMA]) };
    assert_eq!(
        table.chart(),
        "\
| entity | PK | SK | Inverted: SK | Inverted: PK |
|---|---|---|---|---|
| Team | `TEAM#<team>` | `TEAM#<team>` | `TEAM#<team>` | `TEAM#<team>` |
| Star | `TEAM#<team>` | `PLAYER#STAR#<name>` | `PLAYER#STAR#<name>` | `TEAM#<team>` |
"
    );
    let drawn = table.collections();
    assert!(drawn.contains("[\"Inverted: PLAYER#35;STAR#35;#lt;name#gt;\"]"), "{drawn}");
}

#[cfg(feature = "aws-sdk")]
#[test]
fn a_table_knows_the_attributes_that_it_adds() {
    let table = table(Some("SK"), &[Team::SCHEMA, Player::SCHEMA]);
    for name in ["PK", "SK", "kind", "name", "GSI1PK", "GSI1SK", "age"] {
        assert!(table.adds(name), "{name}");
    }
    assert!(!table.adds("team"));
}

#[test]
fn an_unknown_key_names_its_table() {
    let table = table(Some("SK"), &[Team::SCHEMA]);
    let unknown = UnknownKey::of(table);
    assert_eq!(unknown.table(), "things");
    assert_eq!(unknown.to_string(), "the key belongs to no entity of the table `things`");
}

#[test]
fn a_condition_is_shown_in_the_names_of_the_table() {
    use ddb_keys::query::IntoCondition;

    let table = TableSchema { pk: "key", ..*table(Some("range"), &[Team::SCHEMA]) };
    let table: &'static TableSchema = Box::leak(Box::new(table));
    let condition = Player::query().team("a").into_condition().unwrap();
    assert_eq!(table.show(&condition), "key = TEAM#a and begins_with(range, \"PLAYER#\")");
}

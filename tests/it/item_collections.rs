//! Item collections without an SDK: their key ranges, and rows that were read otherwise.

mod formats;

use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game_id>")]
#[sk("#METADATA#<game_id>")]
struct Game {
    game_id: u32,
}

#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game_id>")]
#[sk("USER#<username>")]
#[gsi(Inverted)]
struct Player {
    game_id: u32,
    username: String,
}

#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game_id>")]
#[sk("SETTINGS")]
struct Settings {
    game_id: u32,
}

/// Before, between and after the members.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game_id>")]
#[sk("LOG#<at:08>")]
struct Log {
    game_id: u32,
    at: u32,
}

#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game_id>")]
#[sk("ZONE#<name>")]
struct Zone {
    game_id: u32,
    name: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
enum Games {
    Game(Box<Game>),
    Player(Player),
    Settings(Settings),
    Log(Log),
    Zone(Zone),
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Games)]
struct GameRoom {
    game: Game,
    players: Vec<Player>,
    settings: Option<Settings>,
}

type Logs = Vec<Log>;

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Games)]
struct History {
    logs: Logs,
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Games)]
struct Everything {
    game: Game,
    players: Vec<Player>,
    settings: Option<Settings>,
    logs: Logs,
    zones: Vec<Zone>,
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Games, index = Inverted)]
struct GamesOfUser {
    players: Vec<Player>,
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Games)]
struct Root {
    game: Option<Game>,
}

fn shown(query: impl IntoCondition) -> String {
    query.into_condition().unwrap().to_string()
}

#[test]
fn a_range_is_read_only_where_it_leaves_something_out() {
    assert_eq!(
        shown(GameRoom::query().game_id(7)),
        "PK = GAME#7 and SK between #METADATA#7 and USER$"
    );
    assert_eq!(shown(History::query().game_id(7)), r#"PK = GAME#7 and begins_with(SK, "LOG#")"#);
    assert_eq!(shown(Root::query().game_id(7)), "PK = GAME#7 and SK = #METADATA#7");
    assert_eq!(shown(Everything::query().game_id(7)), "PK = GAME#7");
    assert_eq!(shown(GamesOfUser::query().username("ann")), "Inverted: PK = USER#ann");
}

#[test]
fn rows_become_a_collection_in_their_order() {
    let game = Game { game_id: 7 };
    let player = |name: &str| Player { game_id: 7, username: name.into() };
    let log = Log { game_id: 7, at: 1 };
    let rows: [Games; 4] =
        [player("b").into(), log.into(), Games::Game(Box::new(game.clone())), player("a").into()];
    let room = GameRoom { game, players: vec![player("b"), player("a")], settings: None };
    assert_eq!(GameRoom::from_rows(rows), Ok(Some(room)));
    assert_eq!(GameRoom::from_rows([log_of(1)]), Ok(None));
    let lacking = GameRoom::from_rows([Games::from(player("a"))]).unwrap_err();
    assert_eq!(
        lacking.to_string(),
        "`GameRoom` lacks `game`: the partition has other members, but no `Game`"
    );
}

fn log_of(at: u32) -> Games {
    Log { game_id: 7, at }.into()
}

/// Templates whose parts the partition key does not decide, or decides in part.
mod places {
    use ddb_keys::{Entity, ItemCollection, Table};

    #[derive(Debug, PartialEq, Entity)]
    #[pk("ORG#<org:upper>#<year:04>")]
    #[sk("ORG#<org:upper>")]
    pub(super) struct Org {
        pub(super) org: String,
        pub(super) year: u16,
    }

    /// Its sort key begins with text that is known, and text that is written in another way.
    #[derive(Debug, PartialEq, Entity)]
    #[pk("ORG#<org:upper>#<year:04>")]
    #[sk("ORG#<org:upper>#<year:ordered>#<n>")]
    pub(super) struct Report {
        pub(super) org: String,
        pub(super) year: u16,
        pub(super) n: u8,
    }

    #[derive(Debug, PartialEq, Entity)]
    #[pk("ORG#<org:upper>#<year:04>")]
    #[sk("ORG")]
    pub(super) struct Short {
        pub(super) org: String,
        pub(super) year: u16,
    }

    #[derive(Debug, Table)]
    #[table(name = "orgs", pk = "PK", sk = "SK")]
    #[allow(dead_code, reason = "its keys alone are of interest")]
    pub(super) enum Orgs {
        Org(Org),
        Report(Report),
        Short(Short),
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Orgs)]
    pub(super) struct Reports {
        pub(super) reports: Vec<Report>,
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Orgs)]
    pub(super) struct Both {
        pub(super) reports: Vec<Report>,
        pub(super) org: Org,
    }
}

#[test]
fn parts_of_the_partition_key_narrow_the_range() {
    let reports = shown(places::Reports::query().org("acme").year(2024));
    assert_eq!(reports, r#"PK = ORG#ACME#2024 and begins_with(SK, "ORG#ACME#")"#);
    let both = shown(places::Both::query().org("acme").year(2024));
    assert_eq!(both, "PK = ORG#ACME#2024 and SK between ORG#ACME and ORG#ACME$");
}

/// A local index, and a private module with entities by other names.
mod local {
    mod entities {
        use ddb_keys::Entity;

        #[derive(Debug, PartialEq, Entity)]
        #[pk("USER#<name>")]
        #[sk("ORDER#<number:04>")]
        #[lsi(ByDay, sk = "DAY#<day>#<number:04>")]
        pub(crate) struct Order<T> {
            pub(crate) name: String,
            pub(crate) number: u16,
            pub(crate) day: String,
            pub(crate) paid: T,
        }

        #[derive(Debug, PartialEq, Entity)]
        #[pk("USER#<name>")]
        #[sk("USER")]
        #[lsi(ByDay, sk = "USER")]
        pub(crate) struct User {
            pub(crate) name: String,
        }
    }

    use ddb_keys::{ItemCollection, Table};
    use entities::User as Person;

    type Order = entities::Order<bool>;

    #[derive(Debug, Table)]
    #[table(name = "orders", pk = "PK", sk = "SK")]
    #[lsi(ByDay, sk = "LSI1SK")]
    enum Orders {
        Order(Order),
        Person(Person),
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Orders, index = ByDay)]
    struct ByDay {
        orders: Vec<Order>,
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Orders, index = ByDay)]
    struct Account {
        orders: Vec<Order>,
        person: Person,
    }

    #[test]
    fn a_local_index_shares_the_partition_key() {
        let orders = super::shown(ByDay::query().name("ann"));
        assert_eq!(orders, r#"ByDay: PK = USER#ann and begins_with(SK, "DAY#")"#);
        assert_eq!(super::shown(Account::query().name("ann")), "ByDay: PK = USER#ann");
    }
}

//! Published key charts as tables, which must pass all compile-time checks.

#![allow(dead_code, reason = "the entities are there for their keys")]

use ddb_keys::{Entity, KeyPart, Table};

/// The AWS lab "Modeling game player data".
mod battle_royale {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<username>")]
    #[sk("#METADATA#<username>")]
    pub(super) struct User {
        username: String,
        email: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<game_id>")]
    #[sk("#METADATA#<game_id>")]
    #[gsi(OpenGames, pk = map, sk = open_timestamp)]
    pub(super) struct Game {
        game_id: String,
        map: String,
        open_timestamp: Option<String>,
        people: u32,
    }

    #[derive(Entity)]
    #[pk("GAME#<game_id>")]
    #[sk("USER#<username>")]
    #[gsi(Inverted)]
    pub(super) struct UserGameMapping {
        game_id: String,
        username: String,
    }

    #[derive(Table)]
    #[table(name = "battle-royale", pk = "PK", sk = "SK")]
    #[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp", projection = keys_only)]
    #[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
    pub(super) enum BattleRoyale {
        User(User),
        Game(Game),
        UserGameMapping(UserGameMapping),
    }
}

/// AWS, "Best practices for migrating from RDBMS to `DynamoDB`": both designs.
mod players {
    use super::*;

    #[derive(Entity)]
    #[pk("G#<id>")]
    #[sk("root")]
    pub(super) struct Game {
        id: String,
    }

    #[derive(Entity)]
    #[pk("P#<id>")]
    #[sk("root")]
    pub(super) struct Player {
        id: String,
    }

    #[derive(Entity)]
    #[pk("G#<game_id>")]
    #[sk("P#<player_id>")]
    #[gsi(ByPlayer, pk = player_id, sk = "G#<game_id>")]
    #[gsi(ByDate, pk = player_id, sk = registered)]
    pub(super) struct Registration {
        game_id: String,
        player_id: String,
        registered: String,
    }

    #[derive(Table)]
    #[table(name = "players-and-games", pk = "PK", sk = "SK")]
    #[gsi(ByPlayer, pk = "player_id", sk = "PK")]
    #[gsi(ByDate, pk = "player_id", sk = "registered")]
    pub(super) enum Alternative {
        Game(Game),
        Player(Player),
        Registration(Registration),
    }

    #[derive(Entity)]
    #[entity(name = "Registration")]
    #[pk(game_id)]
    #[sk(player_id)]
    #[gsi(ByPlayer)]
    #[gsi(ByDate, pk = player_id, sk = registered)]
    pub(super) struct Denormalized {
        game_id: String,
        player_id: String,
        registered: String,
    }

    #[derive(Table)]
    #[table(name = "registrations", pk = "game_id", sk = "player_id")]
    #[gsi(ByPlayer, pk = "player_id", sk = "game_id")]
    #[gsi(ByDate, pk = "player_id", sk = "registered")]
    pub(super) enum Registrations {
        Registration(Denormalized),
    }
}

/// "`DynamoDB` tips and learning".
mod logins {
    use super::*;

    macro_rules! entity {
        ($name:ident, $pk:literal, $sk:literal: $($field:ident),+) => {
            #[derive(Entity)]
            #[pk($pk)]
            #[sk($sk)]
            pub(super) struct $name { $($field: String),+ }
        };
    }

    entity!(User, "USER#<id>", "#METADATA": id);
    entity!(Membership, "USER#<id>", "ORG#<org>": id, org);
    entity!(Message, "CHAT#<chat>", "MSG#<at>#<id>": chat, at, id);
    entity!(Server, "SERVER#<id>", "#METADATA": id);
    entity!(Member, "SERVER#<id>", "USER#<user>": id, user);

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("EMAIL#<email>")]
    #[gsi(Lookup, pk = "EMAIL#<email>", sk = "USER#<id>")]
    pub(super) struct EmailLogin {
        id: String,
        email: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("USERNAME#<name>")]
    #[gsi(Lookup, pk = "USERNAME#<name>", sk = "USER#<id>")]
    pub(super) struct NameLogin {
        id: String,
        name: String,
    }

    #[derive(Table)]
    #[table(name = "logins", pk = "PK", sk = "SK")]
    #[gsi(Lookup, name = "gs1", pk = "gs1pk", sk = "gs1sk")]
    pub(super) enum Logins {
        User(User),
        EmailLogin(EmailLogin),
        NameLogin(NameLogin),
        Membership(Membership),
        Message(Message),
        Server(Server),
        Member(Member),
    }
}

/// The `DynamoDB` Book, 11.3, and the entity keys of ddb-lib.
mod organizations {
    use super::*;

    macro_rules! entity {
        ($name:ident, $pk:literal, $sk:literal: $($field:ident),+) => {
            #[derive(Entity)]
            #[pk($pk)]
            #[sk($sk)]
            pub(super) struct $name { $($field: String),+ }
        };
    }

    entity!(Organization, "ORG#<org>", "METADATA#<org>": org);
    entity!(Employee, "ORG#<org>", "USER#<name>": org, name);
    entity!(Team, "ORG#<org>", "TEAM#<team>": org, team);
    entity!(TeamMember, "TEAM#<team>", "USER#<user>": team, user);
    entity!(User, "USER#<user>", "USER#<user>": user);
    entity!(Order, "USER#<user>", "ORDER#<id..>": user, id);
    entity!(Profile, "USER#<user>", "PROFILE": user);
    entity!(Settings, "USER#<user>", "SETTINGS": user);
    entity!(Enrolment, "STUDENT#<student>", "COURSE#<course>": student, course);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
    pub(super) enum Sort {
        Invoice,
        CreditNote,
    }

    #[derive(Entity)]
    #[pk("ORG#<org>")]
    #[sk("<sort>#<number:08>")]
    pub(super) struct Document {
        org: String,
        sort: Sort,
        number: u32,
    }

    #[derive(Entity)]
    #[pk("ORG#<org>")]
    #[sk("<number>")]
    pub(super) struct Note {
        org: String,
        number: u64,
    }

    #[derive(Table)]
    #[table(name = "organizations", pk = "PK", sk = "SK")]
    pub(super) enum Organizations {
        Organization(Organization),
        Employee(Employee),
        Team(Team),
        TeamMember(TeamMember),
        User(User),
        Order(Order),
        Profile(Profile),
        Settings(Settings),
        Enrolment(Enrolment),
        Document(Document),
        Note(Note),
    }
}

/// Keys that two entities share on purpose, told apart by the type attribute.
mod overlapping {
    use super::*;

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    #[sk("ACCOUNT#<name>")]
    pub(super) struct User {
        name: String,
    }

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    #[sk("ACCOUNT#<name>")]
    pub(super) struct Organization {
        name: String,
    }

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    #[sk("ORDER#<id>")]
    pub(super) struct Order {
        name: String,
        id: String,
    }

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    #[sk("ORDER#<id>#LINE#<line:04>")]
    pub(super) struct Line {
        name: String,
        id: String,
        line: u16,
    }

    #[derive(Table)]
    #[table(name = "accounts", pk = "PK", sk = "SK", overlap(User, Organization))]
    pub(super) enum Accounts {
        User(User),
        Organization(Organization),
        Order(Order),
        Line(Line),
    }
}

#[test]
fn the_chart_of_the_battle_royale() {
    let chart = battle_royale::BattleRoyale::SCHEMA.chart();
    assert_eq!(
        chart,
        "\
| entity | PK | SK | OpenGames: map | OpenGames: open_timestamp | Inverted: SK | Inverted: PK |
|---|---|---|---|---|---|---|
| User | `USER#<username>` | `#METADATA#<username>` |  |  | `#METADATA#<username>` | `USER#<username>` |
| Game | `GAME#<game_id>` | `#METADATA#<game_id>` | map | open_timestamp | `#METADATA#<game_id>` | `GAME#<game_id>` |
| UserGameMapping | `GAME#<game_id>` | `USER#<username>` |  |  | `USER#<username>` | `GAME#<game_id>` |
"
    );
}

#[test]
fn the_item_collections_of_the_battle_royale() {
    let collections = battle_royale::BattleRoyale::SCHEMA.collections();
    assert_eq!(
        collections,
        r#"flowchart LR
  subgraph p0["USER#35;#lt;username#gt;"]
    e1["User: #35;METADATA#35;#lt;username#gt;"]
  end
  subgraph p2["GAME#35;#lt;game_id#gt;"]
    e3["Game: #35;METADATA#35;#lt;game_id#gt;"]
    e4["UserGameMapping: USER#35;#lt;username#gt;"]
  end
  subgraph p5["OpenGames: map"]
    e6["Game: open_timestamp"]
  end
  subgraph p7["Inverted: #35;METADATA#35;#lt;username#gt; or #35;METADATA#35;#lt;game_id#gt;"]
    e8["User: USER#35;#lt;username#gt;"]
    e9["Game: GAME#35;#lt;game_id#gt;"]
  end
  subgraph p10["Inverted: USER#35;#lt;username#gt;"]
    e11["UserGameMapping: GAME#35;#lt;game_id#gt;"]
  end
"#
    );
}

#[test]
fn a_chart_points_out_queries_that_find_other_entities() {
    let chart = organizations::Organizations::SCHEMA.chart();
    let (_, notes) = chart.split_once("\n\n").unwrap_or_default();
    assert_eq!(
        notes,
        "\
- A query for Document, which has no prefix, also finds Organization, Employee, Team, Note.
- A query for Note, which has no prefix, also finds Organization, Employee, Team, Document.
"
    );
}

#[test]
fn a_chart_points_out_prefixes_of_prefixes() {
    let chart = overlapping::Accounts::SCHEMA.chart();
    assert!(chart.ends_with("\n\n- A query for Order, by the prefix `ORDER#`, also finds Line.\n- A query for Line, by the prefix `ORDER#`, also finds Order.\n"), "{chart}");
}

//! Index keys: global, local, inverted, multi-attribute and sparse.

use ddb_keys::{Entity, KeyPart, schema::IndexKind};

#[derive(Entity)]
#[pk("GAME#<id>")]
#[sk("#METADATA#<id>")]
#[gsi(OpenGames, pk = "MAP#<map>", sk = "OPEN#<opened>")]
#[lsi(ByMap, sk = "MAP#<map>")]
#[gsi(Inverted)]
struct Game {
    id: u32,
    map: String,
    opened: Option<String>,
}

fn game() -> Game {
    Game { id: 7, map: "dunes".into(), opened: Some("2019".into()) }
}

#[test]
fn every_index_has_a_key_of_its_own() {
    let game = game();
    let open = game.open_games_key().unwrap();
    assert_eq!(open, GameOpenGamesKey { map: "dunes", opened: "2019" });
    assert_eq!(open.build().unwrap().to_string(), "MAP#dunes | OPEN#2019");
    assert_eq!(GameOpenGamesKey::parse("MAP#dunes", "OPEN#2019").unwrap(), open);

    let local = game.by_map_key();
    assert_eq!(local.build().unwrap().to_string(), "GAME#7 | MAP#dunes");
    assert_eq!(GameByMapKey::parse("GAME#7", "MAP#dunes").unwrap(), local);

    let inverted = game.inverted_key();
    assert_eq!(inverted.build().unwrap().to_string(), "#METADATA#7 | GAME#7");
    assert!(GameInvertedKey::matches("#METADATA#7", "GAME#7"));
}

#[test]
fn keys_lists_every_key_of_a_value() {
    let keys = game().keys().unwrap();
    assert_eq!(keys.primary.to_string(), "GAME#7 | #METADATA#7");
    let shown: Vec<_> = keys
        .indexes
        .iter()
        .map(|key| (key.index, key.pk[0].to_string(), key.sk[0].to_string()))
        .collect();
    let expected = [
        ("OpenGames", "MAP#dunes", "OPEN#2019"),
        ("ByMap", "GAME#7", "MAP#dunes"),
        ("Inverted", "#METADATA#7", "GAME#7"),
    ];
    assert_eq!(shown, expected.map(|(index, pk, sk)| (index, pk.to_owned(), sk.to_owned())));
}

#[test]
fn a_missing_field_leaves_out_the_whole_index_key() {
    let game = Game { opened: None, ..game() };
    assert_eq!(game.open_games_key(), None);
    let indexes = game.keys().unwrap().indexes;
    assert_eq!(indexes.iter().map(|key| key.index).collect::<Vec<_>>(), ["ByMap", "Inverted"]);
}

#[test]
fn an_empty_value_is_not_missing() {
    let game = Game { opened: Some(String::new()), ..game() };
    assert!(game.keys().is_err());
}

#[test]
fn the_schema_says_what_each_index_is() {
    let kinds: Vec<_> = Game::SCHEMA.indexes.iter().map(|index| index.kind).collect();
    assert_eq!(kinds, [IndexKind::Global, IndexKind::Local, IndexKind::Inverted]);
}

#[test]
fn whether_a_field_is_optional_depends_on_its_type_not_its_spelling() {
    type Maybe<T> = Option<T>;
    type Always = String;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Rank(u16);

    #[derive(Entity)]
    #[pk("P#<id>")]
    #[gsi(ByRank, pk = "RANK#<rank:05>", sk = "<league>")]
    #[gsi(ByLeague, pk = "LEAGUE#<league>", sk = "<id>")]
    #[gsi(ByNick, pk = "NICK#<nick>", sk = "<rank:ordered>")]
    struct Player {
        id: String,
        rank: Maybe<Rank>,
        league: Always,
        nick: Option<String>,
    }

    let mut player =
        Player { id: "p".into(), rank: Some(Rank(3)), league: "a".into(), nick: Some("n".into()) };
    assert_eq!(player.by_league_key().build().unwrap().to_string(), "LEAGUE#a | p");
    let by_rank = player.by_rank_key().unwrap();
    assert_eq!(by_rank, PlayerByRankKey { rank: Rank(3), league: "a" });
    assert_eq!(by_rank.build().unwrap().to_string(), "RANK#00003 | a");
    assert_eq!(player.by_nick_key().unwrap().build().unwrap().to_string(), "NICK#n | 00003");
    assert_eq!(player.keys().unwrap().indexes.len(), 3);

    player.rank = None;
    assert_eq!((player.by_rank_key(), player.by_nick_key()), (None, None));
    assert_eq!(player.keys().unwrap().indexes.len(), 1);
}

#[test]
fn lists_make_keys_of_several_attributes() {
    #[derive(Entity)]
    #[pk("MATCH#<id>")]
    #[gsi(Bracket, pk = [tournament, "REGION#<region>"], sk = [round, "<bracket>#<id:04>"])]
    #[gsi(Regions, pk = [region])]
    struct Match {
        id: u16,
        tournament: String,
        region: String,
        round: u8,
        bracket: String,
    }

    let found = Match {
        id: 7,
        tournament: "W24".into(),
        region: "EU".into(),
        round: 2,
        bracket: "UPPER".into(),
    };
    let key = found.bracket_key();
    assert_eq!(key.build().unwrap().to_string(), "W24, REGION#EU | 2, UPPER#0007");
    let parsed = MatchBracketKey::parse(["W24", "REGION#EU"], ["2", "UPPER#0007"]);
    assert_eq!(parsed.unwrap(), key);
    assert!(!MatchBracketKey::matches(["W24", "REGION#"], ["2", "UPPER#0007"]));
    assert_eq!(found.regions_key().build().unwrap().to_string(), "EU");
    assert_eq!(MatchRegionsKey::parse(["EU"]).unwrap().region, "EU");

    let keys = found.keys().unwrap();
    assert_eq!((keys.indexes[0].pk.len(), keys.indexes[0].sk.len()), (2, 2));
    assert_eq!((keys.indexes[1].pk.len(), keys.indexes[1].sk.len()), (1, 0));
}

#[test]
fn a_key_may_have_a_name_other_than_its_index() {
    #[derive(Entity)]
    #[pk("U#<id>")]
    #[gsi(GSI1, name = ByEmail, pk = "EMAIL#<email>")]
    struct User {
        id: u8,
        email: Option<&'static str>,
    }

    let user = User { id: 1, email: Some("e") };
    assert_eq!(user.by_email_key(), Some(UserByEmailKey { email: "e" }));
    let keys = user.keys().unwrap();
    assert_eq!((keys.indexes[0].index, keys.indexes[0].name), ("GSI1", "ByEmail"));
}

#[test]
fn generic_fields_may_turn_out_optional() {
    #[derive(Entity)]
    #[pk("U#<id>")]
    #[gsi(ByTag, pk = "TAG#<tag>")]
    struct Tagged<T> {
        id: u8,
        tag: T,
    }

    assert_eq!(Tagged { id: 1, tag: 5_u8 }.by_tag_key().pk().unwrap(), "TAG#5");
    assert!(Tagged { id: 1, tag: None::<String> }.by_tag_key().is_none());
    assert_eq!(Tagged { id: 1, tag: Some('x') }.keys().unwrap().indexes[0].pk[0], "TAG#x");
}

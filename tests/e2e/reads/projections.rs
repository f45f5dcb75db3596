//! Indexes that store less than the entities in them.

use std::collections::{BTreeSet, HashMap};

use aws_sdk_dynamodb::types::Select;
use ddb_keys::{ItemCollection, span};

use super::*;
use crate::scripted;

/// The index stores the name that it sorts by only as part of a key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYER#<id>")]
#[gsi(ByNick, pk = "N#<nick>")]
struct Player {
    id: String,
    nick: Option<String>,
}

/// Its fields are all in the primary key, which every index stores.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ALIAS#<alias>")]
#[gsi(ByAlias, pk = "A#<alias>")]
struct Alias {
    alias: String,
}

/// The names of some of its fields are unknown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>")]
#[gsi(ByNote, pk = "NOTES#<id>")]
struct Note {
    id: String,
    #[serde(flatten)]
    rest: std::collections::HashMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "players", pk = "PK")]
#[gsi(ByNick, name = "by-nick", pk = "NPK", projection = keys_only)]
#[gsi(ByAlias, name = "by-alias", pk = "APK", projection = keys_only)]
#[gsi(ByNote, name = "by-note", pk = "OPK", projection = keys_only)]
enum Players {
    Player(Player),
    Alias(Alias),
    Note(Note),
}

#[derive(Debug, PartialEq, Deserialize)]
struct KeyRow {
    #[serde(rename = "PK")]
    pk: String,
}

async fn players(engine: &Engine) -> Outcome<Client<Players>> {
    let table = Players::client(engine.sdk.clone()).with_table_name(engine.name("players"));
    table.create_table().await?;
    table.put(&Player { id: "1".to_owned(), nick: Some("ann".to_owned()) }).await?;
    table.put(&Alias { alias: "a".to_owned() }).await?;
    table.put(&Note { id: "n".to_owned(), rest: [("k".into(), "v".into())].into() }).await?;
    Ok(table)
}

fn refusal<R: std::fmt::Debug>(read: Result<R, ddb_keys::aws::Error>) -> String {
    match read {
        Err(error) => error.to_string(),
        Ok(rows) => format!("read {rows:?}"),
    }
}

/// Of the entities of one team, the index has the badges whole and the coaches not.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BADGE#<badge>")]
#[gsi(ByTeam, pk = "TEAM#<badge>", sk = "BADGE#<badge>")]
struct Badge {
    badge: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("COACH#<name>")]
#[gsi(ByTeam, pk = "TEAM#<team>", sk = "COACH#<name>")]
struct Coach {
    name: String,
    team: String,
    salary: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "teams", pk = "PK")]
#[gsi(ByTeam, name = "by-team", pk = "TPK", sk = "TSK", projection = keys_only)]
enum Teams {
    Badge(Badge),
    Coach(Coach),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Teams, index = ByTeam)]
struct Badges {
    badges: Vec<Badge>,
}

/// The types of a read tell what an index lacks, except that the query of an item collection can be made a span,
/// which also reads entities that are no members.
#[tokio::test(flavor = "multi_thread")]
async fn a_span_does_not_read_entities_without_some_of_their_fields() -> Outcome {
    on_every_engine(async |engine| {
        let table = Teams::client(engine.sdk.clone()).with_table_name(engine.name("teams"));
        table.create_table().await?;
        let badge = Badge { badge: "reds".to_owned() };
        table.put(&badge).await?;
        table.put(&Coach { name: "c".into(), team: "reds".into(), salary: Some(7) }).await?;
        let of_reds = || Badges::query().badge("reds");
        assert_eq!(table.load(of_reds()).await?, Some(Badges { badges: vec![badge] }));
        let span = || table.query(span(of_reds(), Coach::query_by_team().team("reds")));
        for said in [
            refusal(span().await),
            refusal(span().first().await),
            refusal(span().page(None).await.map(|page| page.rows)),
            refusal(span().stream().try_next().await),
        ] {
            assert!(
                said.contains("`by-team` does not store `team`, `salary` of `Coach`"),
                "{said}"
            );
        }
        assert_eq!(span().hydrate().await?.rows.len(), 2);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_counts_and_entities_of_key_fields_are_read() -> Outcome {
    on_every_engine(async |engine| {
        let table = players(engine).await?;
        let query = || table.query(Player::query_by_nick().nick("ann"));
        assert_eq!(query().count().await?, 1);
        assert_eq!(query().select_as::<KeyRow>().await?, [KeyRow { pk: "PLAYER#1".to_owned() }]);
        assert!(query().into_builder().is_ok());
        let alias = Alias { alias: "a".to_owned() };
        assert_eq!(
            table.query(Alias::query_by_alias().alias("a")).await?,
            std::slice::from_ref(&alias)
        );
        assert_eq!(
            table.query(Alias::collection_by_alias().alias("a")).await?,
            [Players::Alias(alias)]
        );
        Ok(())
    })
    .await
}

/// The names of a projection.
fn projected(request: &scripted::Request) -> BTreeSet<&str> {
    let names = request.body["ExpressionAttributeNames"].as_object();
    let projection = request.body["ProjectionExpression"].as_str().unwrap_or_default();
    let name = |name: &str| names.unwrap()[name].as_str().unwrap();
    projection.split(", ").filter(|name| !name.is_empty()).map(name).collect()
}

#[tokio::test]
async fn only_the_fields_of_the_selected_type_are_read() {
    #[derive(Debug, Deserialize)]
    struct Shown {
        #[serde(rename = "id")]
        _id: String,
        #[serde(rename = "NICK", alias = "name")]
        _nick: Option<String>,
    }
    let nothing = (200, r#"{ "Items": [], "Count": 0, "ScannedCount": 0 }"#.to_owned());
    let server = scripted::Scripted::start(&[nothing]).await.unwrap();
    let table = Players::client(server.sdk());
    let of_ann = || table.query(Player::query_by_nick().nick("ann"));
    let by_id = || table.query(Player::query().id("1"));
    by_id().select_as::<Shown>().limit(3).await.unwrap();
    // The filter and the projection share their names.
    let filtered = by_id().filter(|player| player.nick.exists()).select_as::<Shown>();
    filtered.await.unwrap();
    of_ann().select_as::<Shown>().await.unwrap();
    table.scan().select_as::<Shown>().segments(1).await.unwrap();
    table.scan_index(Player::scan_by_nick()).select_as::<Shown>().await.unwrap();
    by_id().select_as::<Shown>().count().await.unwrap();
    by_id().select_as::<HashMap<String, String>>().await.unwrap();
    let own = by_id().select_as::<Shown>();
    own.customize(|request| request.projection_expression("id")).await.unwrap();
    let all = by_id().select_as::<Shown>();
    all.customize(|request| request.select(Select::AllAttributes)).await.unwrap();

    let requests = server.requests();
    let projections: Vec<_> = requests[..7].iter().map(projected).collect();
    let (of_table, of_index) =
        (["PK", "entity_type", "id", "name", "NICK"].into(), ["PK", "NPK"].into());
    let counted = ["PK", "entity_type"].into();
    let expected: [BTreeSet<&str>; 7] = [
        BTreeSet::clone(&of_table),
        BTreeSet::clone(&of_table),
        BTreeSet::clone(&of_index),
        of_table,
        of_index,
        counted,
        BTreeSet::new(),
    ];
    assert_eq!(projections, expected);
    assert_eq!(requests[7].body["ProjectionExpression"], "id");
    assert!(requests[8].body.get("ProjectionExpression").is_none());
}

/// Every page ends where the next one begins.
#[tokio::test(flavor = "multi_thread")]
async fn rows_of_the_selected_type_come_in_pages() -> Outcome {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Line {
        number: u32,
    }
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let all: Vec<u32> = table
            .query(Message::query().room("r1"))
            .await?
            .into_iter()
            .map(|message| message.number)
            .collect();
        for limit in [1, 7, 100] {
            let (mut cursor, mut read) = (None, Vec::new());
            loop {
                let query = table.query(Message::query().room("r1")).select_as::<Line>();
                let page = query.limit(limit).page(cursor).await?;
                read.extend(page.rows.into_iter().map(|line| line.number));
                cursor = page.cursor;
                if cursor.is_none() {
                    break;
                }
            }
            assert_eq!(read, all);
        }
        Ok(())
    })
    .await
}

#[derive(Debug, PartialEq, Deserialize)]
struct Text {
    text: String,
}

#[tokio::test(flavor = "multi_thread")]
async fn items_are_read_by_their_keys_as_another_type() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let keys = [3, 4, 99].map(|number| MessageKey { room: "r1", number });
        let texts = ["text 3", "text 4"].map(|text| Text { text: text.to_owned() });
        let found: Vec<Text> = table.get_many(keys).select_as().await?;
        assert_eq!(found, texts);
        for (key, text) in keys.into_iter().zip(texts) {
            assert_eq!(table.get(key).select_as::<Text>().consistent().await?, Some(text));
            assert!(table.get(key).select_as::<Text>().exists().await?);
        }
        assert_eq!(table.get(keys[2]).select_as::<Text>().await?, None);
        let any = table.get_any("ROOM#r1", "MSG#0004").select_as::<Text>().await?;
        assert_eq!(any, Some(Text { text: "text 4".to_owned() }));
        let whole: HashMap<String, serde_json::Value> =
            table.get(keys[0]).select_as().await?.unwrap();
        assert_eq!(whole["author"], "bob", "a map may read anything");
        let wrong = table.get(RoomKey { room: "r1" }).select_as::<Text>().await;
        assert!(matches!(wrong, Err(ddb_keys::aws::Error::Item(_))), "{wrong:?}");
        Ok(())
    })
    .await
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("SESSION#<id:04>")]
#[former(V1, pk = "S#<id>")]
struct Session {
    id: u32,
    user: String,
    expires: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
}

#[derive(Debug, PartialEq, Deserialize)]
struct Who {
    user: String,
}

#[tokio::test(flavor = "multi_thread")]
async fn former_and_expired_items_are_told_when_few_attributes_are_read() -> Outcome {
    on_every_engine(async |engine| {
        let table = Sessions::client(engine.sdk.clone()).with_table_name(engine.name("sessions"));
        table.create_table().await?;
        let session = |id, expires| Session { id, user: "ann".to_owned(), expires };
        let (fresh, expired) = (session(1, 4_000_000_000), session(2, 1_000_000_000));
        table.batch().put(&fresh).put(&expired).await?;
        let mut former = Sessions::item(&session(3, 4_000_000_000))?;
        former.insert("PK".into(), aws_sdk_dynamodb::types::AttributeValue::S("S#3".into()));
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(former));
        put.send().await?;

        let ann = || Some(Who { user: "ann".to_owned() });
        let get = |id| table.get(SessionKey { id }).select_as::<Who>();
        assert_eq!(get(1).unexpired().await?, ann());
        assert_eq!(get(2).unexpired().await?, None);
        assert_eq!(get(2).await?, ann());
        assert_eq!(get(3).await?, None);
        let former = table.get(SessionKey { id: 3 }).or_former();
        assert_eq!(former.select_as::<Who>().await?, ann());
        let former = table.get(SessionKey { id: 3 }).or_former().select_as::<Who>();
        assert!(former.exists().await?);
        Ok(())
    })
    .await
}

/// DynamoDB is asked for what is read, and for what tells entities apart.
#[tokio::test]
async fn few_attributes_are_asked_for_by_their_names() -> Outcome {
    let server = scripted::Scripted::start(&[]).await?;
    let table = Rooms::client(server.sdk());
    let get = table.get(MessageKey { room: "r1", number: 3 }).select_as::<Text>();
    let request = get.into_builder()?;
    let names = request.get_expression_attribute_names().clone().unwrap_or_default();
    let asked: BTreeSet<_> = names.into_values().collect();
    assert_eq!(asked, ["PK", "SK", "entity_type", "text"].map(String::from).into());
    Ok(())
}

/// Two entities with the same keys. The index does not store which an item is of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PARTY#<id>")]
#[gsi(ByName, pk = "NAMES", sk = "<name>")]
struct Person {
    id: u32,
    name: String,
    age: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PARTY#<id>")]
#[gsi(ByName, pk = "NAMES", sk = "<name>")]
struct Company {
    id: u32,
    name: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "parties", pk = "PK", overlap(Person, Company))]
#[gsi(ByName, name = "by-name", pk = "NPK", sk = "NSK", projection = keys_only)]
enum Parties {
    Person(Person),
    Company(Company),
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_say_whose_it_is_is_an_error_in_its_place() -> Outcome {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Name {
        #[serde(rename = "NSK")]
        name: String,
    }
    on_every_engine(async |engine| {
        let table = Parties::client(engine.sdk.clone()).with_table_name(engine.name("parties"));
        table.create_table().await?;
        let ann = Person { id: 1, name: "ann".to_owned(), age: 30 };
        table.put(&ann).await?;
        table.put(&Company { id: 2, name: "acme".to_owned() }).await?;
        let query = || table.query(Person::query_by_name());
        let page = query().select_as::<Name>().page(None).await?;
        assert_eq!((page.rows, page.unreadable.len()), (Vec::new(), 2));
        assert_eq!(query().hydrate().await?.rows, [ann]);
        // Of a whole partition every item is a row.
        let all = table.query(Person::collection_by_name()).select_as::<Name>().await?;
        assert_eq!(all.len(), 2);
        // The table says whose an item is.
        let of_table =
            table.query(Person::query().id(2)).select_as::<HashMap<String, serde_json::Value>>();
        assert!(of_table.await?.is_empty());
        Ok(())
    })
    .await
}

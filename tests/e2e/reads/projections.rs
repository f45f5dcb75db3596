//! Indexes that store less than the entities in them.

use ddb_keys::{ItemCollection, span};

use super::*;

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

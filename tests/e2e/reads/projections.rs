//! Indexes that store less than the entities in them.

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

#[tokio::test(flavor = "multi_thread")]
async fn an_entity_is_not_read_without_some_of_its_fields() -> Outcome {
    on_every_engine(async |engine| {
        let table = players(engine).await?;
        let entities = || table.query(Player::query_by_nick().nick("ann"));
        let collection = || table.query(Player::collection_by_nick().nick("ann"));
        let scan = || table.scan_index(Player::scan_by_nick());
        for said in [
            refusal(entities().await),
            refusal(entities().first().await),
            refusal(entities().page(None).await.map(|page| page.rows)),
            refusal(entities().stream().try_next().await),
            refusal(collection().await),
            refusal(collection().page(None).await.map(|page| page.rows)),
            refusal(scan().await),
            refusal(scan().page(None).await.map(|page| page.rows)),
        ] {
            assert!(said.contains("`by-nick` does not store `nick` of `Player`"), "{said}");
        }
        let said = refusal(table.query(Note::query_by_note().id("n")).await);
        assert!(said.contains("`by-note` does not store the flattened fields"), "{said}");
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
        assert_eq!(query().select::<KeyRow>().await?, [KeyRow { pk: "PLAYER#1".to_owned() }]);
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

//! What a collection makes of items that are missing, unreadable, unknown or of others.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, ItemError};
use ddb_keys::query::{IntoCondition, KeyCondition, Members};
use ddb_keys::table::CollectionError;

use super::model::{
    Basics, Edge, Game, GameKey, History, Log, Note, Person, PlayerKey, Post, Room, Rooms, Zone,
    game, player, profile, room, settings,
};
use crate::engines::on_every_engine;

fn shown(query: impl IntoCondition) -> String {
    query.into_condition().unwrap().to_string()
}

#[test]
fn the_key_range_is_the_smallest_that_covers_the_members() {
    let room = shown(Room::query().game(7));
    assert_eq!(room, "PK = GAME#7 and SK between #METADATA#7 and USER$");
    assert_eq!(shown(History::query().game(7)), r#"PK = GAME#7 and begins_with(SK, "LOG#")"#);
    assert_eq!(shown(Basics::query().game(7)), "PK = GAME#7 and SK = #METADATA#7");
    // No other entity is in these partitions.
    assert_eq!(shown(Person::query().name("ann")), "ByName: PK = USER#ann");
}

async fn with_others(table: &Client<Rooms>) {
    table.create_all(&room(7)).await.unwrap();
    let text = || String::from("x");
    table.put(&Note { game: 7, number: 1, text: text() }).await.unwrap();
    table.put(&Log { game: 7, number: 1, text: text() }).await.unwrap();
    table.put(&Edge { game: 7, text: text() }).await.unwrap();
    table.put(&Zone { game: 7, number: 1, text: text() }).await.unwrap();
    let post = Post { game: 7, name: "ann".into(), number: 1, text: text() };
    table.put(&post).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn items_of_others_in_the_range_are_skipped_and_counted() {
    on_every_engine::<Rooms>(async |table| {
        with_others(&table).await;
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), Some(room(7)));
        let page = table.query(Room::query().game(7)).page(None).await.unwrap();
        // The log, the post, and the entity whose key is the end of the range.
        assert_eq!((page.rows.len(), page.skipped), (4, 3));
        assert_eq!(Room::from_rows(page.rows).unwrap(), Some(room(7)));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_can_be_read_by_pages() {
    on_every_engine::<Rooms>(async |table| {
        with_others(&table).await;
        let (mut rows, mut cursor) = (Vec::new(), None);
        loop {
            let query = table.query(Room::query().game(7)).limit(1);
            let page = query.page(cursor).await.unwrap();
            rows.extend(page.rows);
            cursor = page.cursor;
            if cursor.is_none() {
                break;
            }
        }
        assert_eq!(Room::from_rows(rows).unwrap(), Some(room(7)));

        let first = table.query(Room::query().game(7)).limit(1).page(None).await.unwrap();
        let other = table.query(History::query().game(7)).page(first.cursor).await;
        assert!(matches!(other, Err(Error::Cursor(_))), "{other:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_partition_is_none_and_a_missing_member_is_named() {
    on_every_engine::<Rooms>(async |table| {
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), None);
        // An item of another entity does not make a room.
        table.put(&Log { game: 7, number: 1, text: String::new() }).await.unwrap();
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), None);

        table.put(&player(7, "ann")).await.unwrap();
        let error = table.load(Room::query().game(7)).await.unwrap_err();
        let told = "`Room` lacks `game`: the partition has other members, but no `Game`";
        assert_eq!(error.to_string(), told);
        let missing =
            CollectionError::Missing { collection: "Room", member: "game", entity: "Game" };
        assert!(matches!(error, Error::Collection(found) if found == missing));

        table.put(&game(7)).await.unwrap();
        let found = table.load(Room::query().game(7)).consistent().await.unwrap();
        let players = vec![player(7, "ann")];
        assert_eq!(found, Some(Room { players, game: game(7), settings: None }));
    })
    .await;
}

#[test]
fn rows_of_several_partitions_are_refused() {
    let rows = [game(1), game(2)].map(Rooms::from);
    let error = Room::from_rows(rows).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Room` has room for one `Game` in `game`, but the partition has several: use a `Vec`"
    );
    let rows = [Rooms::from(game(1)), settings(1).into(), settings(2).into()];
    let expected =
        CollectionError::Repeated { collection: "Room", member: "settings", entity: "Settings" };
    assert_eq!(Room::from_rows(rows).unwrap_err(), expected);
    assert_eq!(Room::from_rows([]).unwrap(), None);
}

/// Takes a required attribute out of an item.
async fn spoil(table: &Client<Rooms>, key: ddb_keys::aws::Item) {
    let update = table.sdk().update_item().table_name(table.table_name()).set_key(Some(key));
    let update = update.update_expression("SET #text = :number");
    let update = update.expression_attribute_names("#text", "text");
    let number = AttributeValue::N("1".into());
    update.expression_attribute_values(":number", number).send().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_item_does_not_affect_others() {
    on_every_engine::<Rooms>(async |table| {
        with_others(&table).await;
        spoil(&table, Rooms::item_key(GameKey { game: 7 }).unwrap()).await;
        let error = table.load(Room::query().game(7)).await.unwrap_err();
        let Error::Incomplete(read) = error else { panic!("{error}") };
        assert!(
            matches!(read.unreadable(), [ItemError::Deserialize { entity: "Game", .. }]),
            "{read}"
        );
        let rows = read.into_rows::<Rooms>().unwrap();
        let expected: Vec<Rooms> =
            vec![settings(7).into(), player(7, "ann").into(), player(7, "bob").into()];
        assert_eq!(rows, expected);

        // An item of another entity may be unreadable.
        table.put(&game(7)).await.unwrap();
        let log = super::model::LogKey { game: 7, number: 1 };
        spoil(&table, Rooms::item_key(log).unwrap()).await;
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), Some(room(7)));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_that_says_it_is_a_member_is_never_skipped() {
    on_every_engine::<Rooms>(async |table| {
        with_others(&table).await;
        let text = |text: &str| AttributeValue::S(text.to_owned());
        let put = table.sdk().put_item().table_name(table.table_name());
        let put = put.item("PK", text("GAME#7")).item("SK", text("PLAYER#eve"));
        put.item("entity_type", text("Player")).send().await.unwrap();
        let error = table.load(Room::query().game(7)).await.unwrap_err();
        let Error::Incomplete(read) = error else { panic!("{error}") };
        assert!(matches!(read.unreadable(), [ItemError::Unclaimed { .. }]), "{read}");
        assert_eq!(read.count(), 4);
        assert_eq!(
            table.load(History::query().game(7)).await.unwrap().map(|h| h.logs.len()),
            Some(1)
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_key_after_the_range_is_not_a_members() {
    on_every_engine::<Rooms>(async |table| {
        table.create_all(&room(7)).await.unwrap();
        // `between` includes its end, where this item says that it is a player.
        let text = |text: &str| AttributeValue::S(text.to_owned());
        let put = table.sdk().put_item().table_name(table.table_name());
        let put = put.item("PK", text("GAME#7")).item("SK", text("USER$"));
        put.item("entity_type", text("Player")).send().await.unwrap();
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), Some(room(7)));
        let page = table.query(Room::query().game(7)).page(None).await.unwrap();
        assert_eq!((page.rows.len(), page.skipped), (4, 1));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_collections_have_the_order_of_their_queries() {
    on_every_engine::<Rooms>(async |table| {
        for number in [3, 1, 2] {
            table.batch().put_all(&room(number)).await.unwrap();
        }
        table.delete(GameKey { game: 2 }).await.unwrap();
        let queries = (0..40).map(|number| Room::query().game(number % 5));
        let rooms = table.load_many(queries).concurrency(3).await;
        for (number, found) in (0..40).map(|number| number % 5).zip(rooms) {
            match (number, found) {
                (1 | 3, Ok(found)) => assert_eq!(found, Some(room(number))),
                (2, Err(Error::Collection(_))) | (0 | 4, Ok(None)) => {}
                (number, found) => panic!("{number}: {found:?}"),
            }
        }
        assert!(
            table
                .load_many(Vec::<KeyCondition<Members<Room>>>::new())
                .await
                .iter()
                .all(|found: &Result<Option<Room>, Error>| found.is_ok())
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_value_that_no_key_has_is_refused_before_anything_is_sent() {
    on_every_engine::<Rooms>(async |table| {
        let error = table.load(Person::query().name("a#b")).await.unwrap_err();
        assert!(matches!(error, Error::Key(_)), "{error}");
        let loaded = table.load_many(["ann", "a#b"].map(|name| Person::query().name(name))).await;
        assert!(matches!(&loaded[..], [Ok(None), Err(Error::Key(_))]), "{loaded:?}");
        // Those that fail at once are as many as the queries.
        let queries = (0..7).map(|_| Person::query().name("a#b"));
        let refused = table.load_many(queries).concurrency(2).await;
        assert!(refused.len() == 7 && refused.iter().all(Result::is_err), "{refused:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_of_an_index_has_its_items() {
    on_every_engine::<Rooms>(async |table| {
        table.put(&player(2, "ann")).await.unwrap();
        table.put(&player(10, "ann")).await.unwrap();
        table.put(&player(1, "bob")).await.unwrap();
        let error = table.load(Person::query().name("ann")).await.unwrap_err();
        assert!(error.to_string().starts_with("`Person` lacks `profile`"), "{error}");
        table.put(&profile("ann")).await.unwrap();
        let person = table.load(Person::query().name("ann")).await.unwrap().unwrap();
        assert_eq!(person.games, [player(10, "ann"), player(2, "ann")], "in key order");
        let key = PlayerKey { game: 2, name: "ann" };
        assert_eq!(table.get(key).await.unwrap().as_ref(), person.games.last());
        let _ = Game { game: 1, text: String::new() };
    })
    .await;
}

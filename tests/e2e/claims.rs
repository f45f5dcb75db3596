//! Finding the entity of an item: type attribute and key must agree.

use aws_sdk_dynamodb::types::AttributeValue::{self, B, S};
use ddb_keys::aws::{Change, ChangeKind, Client, Error, Item, ItemError, Unclaimed};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ENTRY#<number>")]
struct Entry {
    shop: String,
    number: u32,
}

/// Shares its keys with wishes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ENTRY#<number>#<name>")]
struct Offer {
    shop: String,
    number: u32,
    name: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ENTRY#<number>#<name>")]
struct Wish {
    shop: String,
    number: u32,
    name: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "shops", pk = "PK", sk = "SK", overlap(Offer, Wish))]
enum Shops {
    Entry(Entry),
    Offer(Offer),
    Wish(Wish),
}

/// Lives in a table without sort key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LABEL#<name>")]
struct Label {
    name: String,
    text: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "labels", pk = "PK")]
enum Labels {
    Label(Label),
}

fn text(text: &str) -> AttributeValue {
    S(text.to_owned())
}

fn item<const N: usize>(attributes: [(&str, AttributeValue); N]) -> Item {
    attributes.map(|(name, value)| (name.to_owned(), value)).into()
}

fn entry(sk: &str) -> Item {
    item([("PK", text("SHOP#s")), ("SK", text(sk))])
}

#[track_caller]
fn unclaimed<T: std::fmt::Debug>(read: Result<T, ItemError>) -> Unclaimed {
    match read.unwrap_err() {
        ItemError::Unclaimed { reason, .. } => reason,
        other => panic!("{other:?}"),
    }
}

async fn put(table: &Client<Shops>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
    put.send().await.unwrap();
}

#[test]
fn the_key_says_it_where_the_type_does_not() {
    let read = Shops::from_item(entry("ENTRY#7")).unwrap();
    assert_eq!(read, Shops::Entry(Entry { shop: "s".into(), number: 7 }));
    let label = item([("PK", text("LABEL#red")), ("text", text("Sale"))]);
    let read = Labels::from_item(label).unwrap();
    assert_eq!(read, Labels::Label(Label { name: "red".into(), text: "Sale".into() }));
}

#[test]
fn a_key_that_no_entity_has_is_shown() {
    let unknown = |item| unclaimed(Shops::from_item(item));
    let (pk, sk) = (|| "SHOP#s".to_owned(), |sk: &str| Some(sk.to_owned()));
    assert_eq!(unknown(entry("X#7")), Unclaimed::UnknownKey { pk: pk(), sk: sk("X#7") });
    let bytes = item([("PK", text("SHOP#s")), ("SK", B(vec![7].into()))]);
    assert_eq!(unknown(bytes), Unclaimed::UnknownKey { pk: pk(), sk: sk("(bytes)") });
    let label = unclaimed(Labels::from_item(item([("PK", text("X#red"))])));
    assert_eq!(label, Unclaimed::UnknownKey { pk: "X#red".into(), sk: None });
}

#[test]
fn a_type_whose_keys_have_another_shape_is_refused() {
    let mut wrong = entry("ENTRY#7#x");
    wrong.insert("entity_type".into(), text("Entry"));
    assert_eq!(
        unclaimed(Shops::from_item(wrong)),
        Unclaimed::TypeAndKeyDisagree {
            name: "Entry",
            pk: "SHOP#s".into(),
            sk: Some("ENTRY#7#x".into())
        }
    );
    let wrong = item([("PK", text("X#red")), ("entity_type", text("Label"))]);
    assert_eq!(
        unclaimed(Labels::from_item(wrong)),
        Unclaimed::TypeAndKeyDisagree { name: "Label", pk: "X#red".into(), sk: None }
    );
}

#[tokio::test]
async fn of_two_entities_with_one_key_the_type_alone_can_tell() {
    on_every_engine::<Shops>(async |table| {
        let untold = Unclaimed::Ambiguous { entities: ["Offer", "Wish"] };
        assert_eq!(unclaimed(Shops::from_item(entry("ENTRY#7#x"))), untold);
        put(&table, entry("ENTRY#7#x")).await;
        let first = Entry { shop: "s".into(), number: 1 };
        table.put(&first).await.unwrap();

        let offers = table.query(Offer::query().shop("s").number(7)).await.unwrap_err();
        let Error::Incomplete(offers) = offers else { panic!("{offers:?}") };
        let (rows, mut unreadable) = offers.into_parts::<Offer>().unwrap();
        assert_eq!((rows.len(), unreadable.len()), (0, 1));
        assert_eq!(unclaimed::<()>(Err(unreadable.remove(0))), untold, "it may be an offer");
        let entries = table.query(Entry::query().shop("s"));
        assert_eq!(entries.page(None).await.unwrap().skipped, 1, "it is not an entry");
        assert_eq!(table.query(Entry::query().shop("s")).await.unwrap(), [first]);
    })
    .await;
}

#[tokio::test]
async fn the_item_of_another_entity_under_a_shared_key_is_not_there() {
    on_every_engine::<Shops>(async |table| {
        let wish = Wish { shop: "s".into(), number: 7, name: "x".into() };
        table.put(&wish).await.unwrap();
        let offer = OfferKey { shop: "s", number: 7, name: "x" };
        assert_eq!(table.get(offer).await.unwrap(), None);
        assert!(!table.exists(offer).await.unwrap());
        assert_eq!(table.get_many([offer]).await.unwrap(), []);
        assert_eq!(table.transact_get(offer).await.unwrap(), None);
        let own = WishKey { shop: "s", number: 7, name: "x" };
        assert!(table.exists(own).await.unwrap());
        assert_eq!(table.transact_get(own).await.unwrap(), Some(wish.clone()));
        assert_eq!(table.scan().await.unwrap(), [Shops::Wish(wish)]);
    })
    .await;
}

/// Other libraries write empty parts, and separators within parts.
#[tokio::test]
async fn an_item_that_says_it_is_an_entity_is_never_passed_over_in_silence() {
    on_every_engine::<Shops>(async |table| {
        let good = Entry { shop: "s".into(), number: 1 };
        table.put(&good).await.unwrap();
        for sk in ["ENTRY#", "ENTRY#01", "ENTRY#2#x", "ENTRY#3#"] {
            let mut item = entry(sk);
            item.insert("entity_type".into(), text("Entry"));
            item.insert("shop".into(), text("s"));
            item.insert("number".into(), AttributeValue::N("2".into()));
            put(&table, item).await;
        }
        let entries = || table.query(Entry::query().shop("s"));
        let page = entries().page(None).await.unwrap();
        assert_eq!((page.rows, page.unreadable.len(), page.skipped), (vec![good.clone()], 4, 0));
        for error in page.unreadable {
            let Unclaimed::TypeAndKeyDisagree { name: "Entry", .. } = unclaimed::<()>(Err(error))
            else {
                panic!("another reason")
            };
        }
        let Err(Error::Incomplete(read)) = entries().await else { panic!("rows alone") };
        assert_eq!(read.unreadable().len(), 4);
        assert_eq!(read.into_rows::<Entry>().unwrap(), std::slice::from_ref(&good));
        let Err(Error::Incomplete(counted)) = entries().count().await else { panic!("a number") };
        assert_eq!((counted.count(), counted.unreadable().len()), (1, 4));

        let Err(Error::Incomplete(read)) = table.scan().await else { panic!("rows alone") };
        assert_eq!(read.unreadable().len(), 4);
        assert_eq!(read.into_rows::<Shops>().unwrap(), [Shops::Entry(good)]);
        // It lies in the range of another entity, too, where nobody knows what it is.
        let offers = table.query(Offer::query().shop("s").number(2)).page(None).await.unwrap();
        assert_eq!((offers.rows.len(), offers.unreadable.len()), (0, 1));
    })
    .await;
}

#[test]
fn a_change_has_the_images_that_are_not_empty() {
    let label = |text: &str| Label { name: "red".into(), text: text.into() };
    let image = |text: &str| Some(Labels::item(&label(text)).unwrap());
    let (old, new) = (Labels::Label(label("old")), Labels::Label(label("new")));

    for kind in [ChangeKind::Inserted, ChangeKind::Modified, ChangeKind::Removed] {
        for none in [None, Some(Item::new())] {
            let change = Change::<Labels>::of(kind, none.clone(), image("new"));
            assert_eq!((change.kind, change.old_image().unwrap()), (kind, None));
            assert_eq!(change.new_image().unwrap().as_ref(), Some(&new));
            let change = Change::<Labels>::of(kind, image("old"), none.clone());
            assert_eq!((change.kind, change.new_image().unwrap()), (kind, None));
            assert_eq!(change.old_image().unwrap().as_ref(), Some(&old));
            let change = Change::<Labels>::of(kind, none.clone(), none);
            assert_eq!(
                (change.old_image().unwrap(), change.new_image().unwrap(), change.key()),
                (None, None, None)
            );
        }
    }
}

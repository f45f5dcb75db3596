//! Tables whose data is only in keys: a field that the item lacks is read from its key.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Error, Item, ItemError};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::engines::on_every_engine;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "lowercase")]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
enum Role {
    Admin,
    Guest,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<org>")]
#[sk("USER#<role>#<seat:04>#<id>")]
struct Seat {
    #[serde(rename = "organization")]
    org: String,
    role: Role,
    seat: u16,
    id: Uuid,
    #[serde(default)]
    note: Option<String>,
}

/// Its key keeps the name in lower case only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<org>")]
#[sk("#TEAM#<name:lower>")]
struct Team {
    org: String,
    name: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "seats", pk = "PK", sk = "SK")]
enum Seats {
    Seat(Seat),
    Team(Team),
}

fn item(pk: &str, sk: &str) -> Item {
    let text = |text: &str| AttributeValue::S(text.to_owned());
    Item::from([("PK".to_owned(), text(pk)), ("SK".to_owned(), text(sk))])
}

#[tokio::test]
async fn an_item_with_nothing_but_its_key_is_read() {
    on_every_engine::<Seats>(async |table| {
        let id = Uuid::from_u128(7);
        let seat = Seat { org: "acme".into(), role: Role::Admin, seat: 12, id, note: None };
        let stored = item("ORG#acme", &format!("USER#ADMIN#0012#{id}"));
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(stored));
        put.send().await.unwrap();
        assert_eq!(table.scan().await.unwrap(), [Seats::Seat(seat.clone())]);
        assert_eq!(table.get(seat.key()).await.unwrap(), Some(seat.clone()));
        let changed = table.update(seat.key()).set_text("note", "by the window").await.unwrap();
        assert_eq!(changed, Seat { note: Some("by the window".into()), ..seat });
    })
    .await;
}

#[test]
fn what_the_item_has_counts_before_its_key() {
    let mut item = item("ORG#acme", "#TEAM#red");
    item.insert("name".into(), AttributeValue::S("Red".into()));
    let team = Team { org: "acme".into(), name: "Red".into() };
    assert_eq!(Seats::from_item(item).unwrap(), Seats::Team(team));
}

#[test]
fn what_a_key_folds_is_not_read_from_it() {
    let error = Seats::from_item(item("ORG#acme", "#TEAM#red")).unwrap_err();
    assert!(matches!(error, ItemError::Deserialize { entity: "Team", .. }), "{error:?}");
    assert!(Error::from(error).to_string().contains("missing field `name`"));
}

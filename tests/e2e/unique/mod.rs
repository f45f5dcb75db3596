//! Law L13: no two items of an entity share a unique value, each value that an item has is claimed by its lock, and no lock is left behind.

mod audit;
mod edges;
mod held;
mod refusals;
mod requests;
mod tenants;
mod updates;
mod walk;

use ddb_keys::aws::Client;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

/// Two values, of which one may be missing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(unique(
    Email = Email::of(&self.email, &self.name),
    Phone = self.phone.map(|phone| Phone { phone, name: self.name.clone() }),
))]
#[pk("USER#<name>")]
#[sk("PROFILE")]
struct User {
    name: String,
    email: String,
    phone: Option<u32>,
    logins: u32,
}

/// Says whose it is, and takes letters of either case for the same address.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EMAIL#<email>")]
#[sk("EMAIL")]
struct Email {
    email: String,
    name: String,
}

impl Email {
    fn of(email: &str, name: &str) -> Self {
        Self { email: email.to_lowercase(), name: name.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PHONE#<phone>")]
#[sk("PHONE")]
struct Phone {
    phone: u32,
    name: String,
}

/// In the partition of its user.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[sk("POST#<number:04>")]
struct Post {
    name: String,
    number: u32,
}

/// Counts versions, and its lock does not say whose it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version, unique(Slug = Slug { slug: self.slug.clone() }))]
#[pk("TEAM#<id>")]
#[sk("TEAM")]
struct Team {
    id: u32,
    slug: String,
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SLUG#<slug>")]
#[sk("SLUG")]
struct Slug {
    slug: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "forum", pk = "PK", sk = "SK")]
enum Forum {
    User(User),
    Email(Email),
    Phone(Phone),
    Post(Post),
    Team(Team),
    Slug(Slug),
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Forum)]
struct Account {
    user: User,
    posts: Vec<Post>,
}

fn user(name: &str, email: &str) -> User {
    User { name: name.into(), email: email.into(), phone: None, logins: 0 }
}

fn key(name: &str) -> UserKey<'_> {
    UserKey { name }
}

/// The locks that the items of a table should have, and those that it has.
async fn locks(table: &Client<Forum>) -> [Vec<String>; 2] {
    let (mut due, mut held) = (Vec::new(), Vec::new());
    for row in table.scan().consistent().await.unwrap() {
        match row {
            Forum::User(User { name, email, phone, .. }) => {
                due.push(format!("{} of {name}", email.to_lowercase()));
                due.extend(phone.map(|phone| format!("{phone} of {name}")));
            }
            Forum::Team(team) => due.push(team.slug),
            Forum::Email(Email { email, name }) => held.push(format!("{email} of {name}")),
            Forum::Phone(Phone { phone, name }) => held.push(format!("{phone} of {name}")),
            Forum::Slug(Slug { slug }) => held.push(slug),
            Forum::Post(_) => {}
        }
    }
    due.sort_unstable();
    held.sort_unstable();
    [due, held]
}

/// Checks that the locks are those of the items, and that there are as many as given.
async fn assert_locks(table: &Client<Forum>, count: usize) {
    let [due, held] = locks(table).await;
    assert_eq!(due, held);
    assert_eq!(held.len(), count, "{held:?}");
}

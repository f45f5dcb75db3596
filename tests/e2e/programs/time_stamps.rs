//! Time stamps of unusual types, in unusual entities.

use std::borrow::Cow;
use std::time::SystemTime;

use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error, Stamp};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

/// Hides that the field is optional.
type Maybe<T> = Option<T>;

/// A type of the program's own, which is a part of keys.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, KeyPart,
)]
struct At(u64);

impl Stamp for At {
    fn from_time(now: SystemTime) -> Self {
        Self(Stamp::from_time(now))
    }
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(updated = r#type)]
#[pk("ALIAS#<id>")]
#[gsi(Recent, pk = ["ALL", "<id>"], sk = ["<type:secs>#<id>", "<type:nanos>"])]
struct Alias {
    id: u32,
    r#type: Maybe<DateTime<Utc>>,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(created = __copy, updated = now)]
#[pk("OWN#<id>")]
#[gsi(Recent, pk = [r#"OWN"#, "<id>"], sk = ["<now:010>", "<__copy:010>"])]
struct Own {
    id: String,
    __copy: At,
    now: At,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(created = created)]
#[pk("GENERIC#<id>")]
struct Generic<T: Stamp + Clone> {
    id: u32,
    created: T,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(updated = at)]
#[pk("BORROWED#<id>")]
#[gsi(Recent, pk = ["BORROWED", "<id>"], sk = ["<at:010>", "<id>"])]
struct Borrowed<'a> {
    id: Cow<'a, str>,
    at: u64,
}

/// What a macro has written.
macro_rules! stamped {
    ($name:ident $created:ident $ty:ty) => {
        #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
        #[entity(created = $created)]
        #[pk("MADE#<id>")]
        struct $name {
            id: u32,
            $created: $ty,
        }
    };
}
stamped!(Made made Option<SystemTime>);

#[derive(Debug, Table)]
#[table(name = "stamps", pk = "PK")]
#[gsi(Recent, name = "recent", pk = ["P1", "P2"], sk = ["S1", "S2"])]
enum Stamps {
    Alias(Alias),
    Own(Own),
    Generic(Generic<i64>),
    Made(Made),
}

async fn touch(table: &Client<Stamps>) -> Result<(), Error> {
    table.update(AliasKey { id: 1 }).or_create().await?;
    table.update(MadeKey { id: 1 }).set(|made| made.made, SystemTime::now()).await?;
    table.update(GenericKey { id: 1 }).or_create().await?;
    Ok(())
}

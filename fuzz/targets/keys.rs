//! Stored keys, with partition and sort key on one line each, read by entities and a table: nothing
//! panics, and what parses builds back to the same bytes.
#![no_main]

use ddb_keys::{Entity, KeyOf, KeyPart, Table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (pk, sk) = text.split_once('\n').unwrap_or((text, ""));
    let claims = [
        reads_back::<User>(pk, sk),
        reads_back::<Order>(pk, sk),
        reads_back::<Numbers>(pk, sk),
        reads_back::<Signed>(pk, sk),
        reads_back::<Ids>(pk, sk),
        reads_back::<Instants>(pk, sk),
        reads_back::<Civil>(pk, sk),
        reads_back::<Folded>(pk, sk),
        reads_back::<Version>(pk, sk),
    ];
    reads_back::<Anything>(pk, sk);
    reads_back::<Natives>(pk, sk);
    let claimed = claims.iter().filter(|claims| **claims).count();
    match EverythingKey::parse(pk, sk) {
        Ok(key) => {
            assert_eq!(claimed, 1, "{key:?}");
            let built = key.build().unwrap();
            assert_eq!((built.pk.as_str(), built.sk.unwrap().as_str()), (Some(pk), Some(sk)));
        }
        Err(_) => assert_eq!(claimed, 0),
    }
    if let Ok(key) = UserOfPlaceKey::parse([pk, sk], [sk]) {
        let built = key.build().unwrap();
        assert_eq!((built.pk[0].as_str(), built.pk[1].as_str()), (Some(pk), Some(sk)));
        assert_eq!(built.sk[0].as_str(), Some(sk));
    }
});

/// Whether the key belongs to the entity. If so, it must build the same text again.
fn reads_back<E: Entity + 'static>(pk: &str, sk: &str) -> bool {
    let key = E::parse_key(pk, Some(sk));
    assert_eq!(E::claims(pk, Some(sk)), key.is_some());
    if let Some(key) = &key {
        let built = key.build_key().unwrap();
        assert_eq!((built.pk.to_string(), built.sk.unwrap().to_string()), (pk.into(), sk.into()));
    }
    key.is_some()
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, KeyPart)]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
enum State {
    Open,
    InProgress,
}

#[derive(KeyPart)]
#[key_part(len = 4, chars = "0-9A-F")]
struct Code(String);

#[derive(KeyPart)]
struct Tenant(String);

#[derive(Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
#[gsi(OfPlace, pk = ["<country>", "<city>#<street>"], sk = ["<city>#<street>"])]
struct User {
    username: String,
    country: String,
    city: Tenant,
    street: String,
}

#[derive(Entity)]
#[pk("ORDER#<id..>")]
#[sk("AT#<at:millis>#<state>")]
struct Order {
    id: String,
    at: jiff::Timestamp,
    state: State,
}

#[derive(Entity)]
#[pk("N#<a>#<b:08>#<c:desc>")]
#[sk("<d:desc(8)>#<e:ordered>#<f>")]
struct Numbers {
    a: u8,
    b: u32,
    c: u16,
    d: u64,
    e: u128,
    f: usize,
}

#[derive(Entity)]
#[pk("S#<a>#<b:ordered>")]
#[sk("<c:desc>-<d>-<e:ordered>5<f>")]
struct Signed {
    a: i8,
    b: i16,
    c: i32,
    d: u64,
    e: i128,
    f: isize,
}

#[derive(Entity)]
#[pk("ID#<uuid>-<ulid>")]
#[sk("<flag>#<letter>#<code>x<tenant>")]
struct Ids {
    uuid: uuid::Uuid,
    ulid: ulid::Ulid,
    flag: bool,
    letter: char,
    code: Code,
    tenant: Tenant,
}

#[derive(Entity)]
#[pk("T#<utc:year>#<utc:month>#<utc:day>#<stamp:hour>")]
#[sk("<utc:nanos>#<stamp:secs>#<offset:micros>")]
struct Instants {
    utc: chrono::DateTime<chrono::Utc>,
    stamp: jiff::Timestamp,
    offset: time::OffsetDateTime,
}

#[derive(Entity)]
#[pk("C#<a:nanos>#<b:millis>#<c:hour>")]
#[sk("<d>#<e:month>#<e>#<f:day>")]
struct Civil {
    a: chrono::NaiveDateTime,
    b: jiff::civil::DateTime,
    c: time::PlainDateTime,
    d: chrono::NaiveDate,
    e: time::Date,
    f: jiff::civil::Date,
}

#[derive(Entity)]
#[pk("F#<name:upper>")]
#[sk("<name:lower>.<name>#<other:lower>")]
struct Folded {
    name: String,
    other: Tenant,
}

#[derive(Entity)]
#[entity(separator = '|')]
#[pk("v<major>.<minor>")]
#[sk("aba<major>aba<note..>")]
struct Version {
    major: String,
    minor: u32,
    note: String,
}

#[derive(Entity)]
#[pk("<a>")]
#[sk("<b>#<a>")]
struct Anything {
    a: String,
    b: String,
}

#[derive(Entity)]
#[pk(a)]
#[sk(b)]
struct Natives {
    a: String,
    b: i64,
}

#[derive(Table)]
#[table(name = "everything", pk = "PK", sk = "SK")]
#[gsi(OfPlace, name = "of-place", pk = ["GSI1PK1", "GSI1PK2"], sk = ["GSI1SK"])]
#[allow(dead_code, reason = "keys alone are read")]
enum Everything {
    User(User),
    Order(Order),
    Numbers(Numbers),
    Signed(Signed),
    Ids(Ids),
    Instants(Instants),
    Civil(Civil),
    Folded(Folded),
    Version(Version),
}

//! Newtypes over newtypes: what the innermost type is decides how a key holds them.

use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, PartialEq, Eq, Hash, KeyPart)]
struct UserId(String);

#[derive(Debug, Clone, PartialEq, Eq, Hash, KeyPart)]
struct OwnerId(UserId);

#[derive(Debug, Clone, KeyPart)]
#[key_part(len = 3, chars = "A-Z")]
struct Code(String);

#[derive(Debug, Clone, KeyPart)]
struct Airport(Code);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Number(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Page(Number);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Id<T>(T);

#[derive(Entity)]
#[pk("OWNER#<owner>")]
#[sk("<airport>#<page:04>#<id>")]
#[gsi(ByAirport, pk = airport, sk = page)]
struct Flight {
    owner: OwnerId,
    airport: Airport,
    page: Page,
    id: Id<Number>,
}

fn flight() -> Flight {
    Flight {
        owner: OwnerId(UserId("ann".into())),
        airport: Airport(Code("OSL".into())),
        page: Page(Number(7)),
        id: Id(Number(1)),
    }
}

#[test]
fn text_stays_text_and_values_stay_values() {
    let flight = flight();
    let key = FlightKey {
        owner: (&flight.owner).into(),
        airport: (&flight.airport).into(),
        page: Page(Number(7)),
        id: Id(Number(1)),
    };
    assert_eq!(flight.key(), key);
    assert_eq!(key.build().unwrap().to_string(), "OWNER#ann | OSL#0007#1");
    assert_eq!(FlightKey::parse("OWNER#ann", "OSL#0007#1").unwrap(), key);
    assert_eq!(flight.by_airport_key().build().unwrap().sk.unwrap(), "7");
}

#[test]
fn what_the_inner_text_refuses_the_outer_refuses() {
    let flight = Flight { airport: Airport(Code("oslo".into())), ..flight() };
    let error = flight.key().sk().unwrap_err();
    assert_eq!(error.field(), Some("airport"));
    assert!(FlightKey::parse("OWNER#ann", "osl#0007#1").is_err());
}

#[test]
fn what_sorts_in_the_inner_type_sorts_in_the_outer() {
    let query = Flight::query().owner((&flight().owner).into());
    let query = query.airport((&flight().airport).into());
    let condition = query.page_in(Page(Number(1))..=Page(Number(9)));
    assert!(ddb_keys::IntoCondition::into_condition(condition).is_ok());
}

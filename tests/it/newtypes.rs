//! Newtypes over newtypes: the innermost type decides how they appear in a key.

use std::hash::BuildHasher;

use ddb_keys::{Entity, KeyPart, Refusal, Text, query::IntoCondition};

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

#[derive(Entity)]
#[pk("HOTEL#<hotel>")]
#[sk("GUEST#<guest>")]
struct Room {
    hotel: String,
    guest: UserId,
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
fn a_newtype_refuses_what_its_inner_type_refuses() {
    let flight = Flight { airport: Airport(Code("oslo".into())), ..flight() };
    let error = flight.key().sk().unwrap_err();
    assert_eq!(error.field(), Some("airport"));
    assert!(FlightKey::parse("OWNER#ann", "osl#0007#1").is_err());
}

#[test]
fn a_query_takes_a_newtype_or_its_view() {
    fn shown(query: impl IntoCondition) -> String {
        query.into_condition().unwrap().to_string()
    }
    let flight = flight();
    let by_values = Flight::query().owner(&flight.owner).airport(&flight.airport);
    let by_views = Flight::query().owner(flight.owner.view()).airport(Text::new("OSL"));
    let expected = "PK = OWNER#ann and SK = OSL#0007#1";
    assert_eq!(shown(by_values.page(flight.page).id(flight.id)), expected);
    assert_eq!(shown(by_views.page(flight.page).id(flight.id)), expected);
}

#[test]
fn a_text_is_checked_before_it_is_part_of_anything() {
    let refusal = |text| Text::<Code>::new(text).check().unwrap_err();
    assert_eq!(refusal(""), Refusal::Empty);
    assert_eq!(refusal("OS"), Refusal::Length { expected: 3, found: 2 });
    assert_eq!(refusal("OsL"), Refusal::Character { allowed: "A-Z", at: 1 });
    assert_eq!(Text::<Code>::new("OSL").check().unwrap().as_str(), "OSL");
    // The wrapped type is checked, too. A type without restrictions accepts any text.
    let airport = Airport(Code("oslo".into()));
    assert_eq!(airport.view().check(), Err(Refusal::Length { expected: 3, found: 4 }));
    assert!(UserId("a#b".into()).view().check().is_ok());
    assert_eq!(UserId(String::new()).view().check(), Err(Refusal::Empty));
}

#[test]
fn a_newtype_sorts_as_its_inner_type_does() {
    let flight = flight();
    let query = Flight::query().owner(&flight.owner).airport(&flight.airport);
    let condition = query.page_in(Page(Number(1))..=Page(Number(9)));
    assert!(condition.into_condition().is_ok());
    let airports = Flight::query().owner(&flight.owner);
    let airports = airports.airport_in(flight.airport.view()..=Text::new("ZZZ"));
    let shown = airports.into_condition().unwrap().to_string();
    assert_eq!(shown, "PK = OWNER#ann and SK between OSL and ZZ[");
}

#[test]
fn a_beginning_is_given_as_text_or_as_a_view() {
    let (flight, page) = (flight(), UserId("an".into()));
    let query = || Flight::query().owner(&flight.owner);
    let shown = |query: FlightQuery<_, _>| query.into_condition().map(|found| found.to_string());
    let by_code = |text: &str| shown(query().airport_starts_with(text));
    assert_eq!(by_code("OS").unwrap(), "PK = OWNER#ann and begins_with(SK, \"OS\")");
    assert_eq!(by_code("OSL").unwrap(), "PK = OWNER#ann and begins_with(SK, \"OSL\")");
    let too_long = query().airport_starts_with("OSLO").into_condition().unwrap_err();
    assert_eq!(*too_long.refusal(), Refusal::Length { expected: 3, found: 4 });
    let by_view = Room::query().hotel("h").guest_starts_with(page.view()).into_condition();
    assert_eq!(by_view.unwrap().to_string(), "PK = HOTEL#h and begins_with(SK, \"GUEST#an\")");
}

#[test]
fn views_are_equal_and_hash_as_their_texts() {
    let (one, other) = (Text::<UserId>::new("a"), Text::<UserId>::new("b"));
    assert_eq!(one, UserId("a".into()).view());
    assert_ne!(one, other);
    let hasher = std::hash::RandomState::new();
    assert_eq!(hasher.hash_one(one), hasher.hash_one("a"));
    assert_ne!(hasher.hash_one(one), hasher.hash_one(other));
}

//! L3 across the entities of a table: no two keys of different entities have the same text, and the
//! table's key finds the entity of a stored key.

use ddb_keys::{Entity, Table};
use proptest::prelude::*;
use uuid::Uuid;

use crate::laws::{self, Texts};
use crate::values::{Code, State, UserId, Values};

#[derive(Debug, Entity)]
#[pk("<org>")]
#[sk("ORG")]
struct Organization {
    org: String,
}

#[derive(Debug, Entity)]
#[pk("<org>")]
#[sk("ORG#<code>")]
struct Branch {
    org: String,
    code: Code,
}

#[derive(Debug, Entity)]
#[pk("<org>")]
#[sk("ORG#<number:05>#<user>")]
struct Member {
    org: String,
    number: u16,
    user: UserId,
}

#[derive(Debug, Entity)]
#[pk("<org>")]
#[sk("#<path..>")]
struct Page {
    org: String,
    path: String,
}

#[derive(Debug, Entity)]
#[pk("<org>#<state>")]
#[sk("<id>")]
struct Ticket {
    org: String,
    state: State,
    id: Uuid,
}

#[derive(Debug, Entity)]
#[pk("<org>#<number>")]
#[sk("<at:millis>")]
struct Reading {
    org: String,
    number: i32,
    at: jiff::Timestamp,
}

#[derive(Debug, Table)]
#[table(name = "organizations", pk = "PK", sk = "SK")]
enum Organizations {
    Organization(Organization),
    Branch(Branch),
    Member(Member),
    Page(Page),
    Ticket(Ticket),
    Reading(Reading),
}

fn rows() -> BoxedStrategy<Organizations> {
    let (org, number) = (String::values, u16::values);
    prop_oneof![
        org().prop_map(|org| Organization { org }.into()),
        (org(), Code::values()).prop_map(|(org, code)| Branch { org, code }.into()),
        (org(), number(), UserId::values()).prop_map(|(org, number, user)| Member {
            org,
            number,
            user
        }
        .into()),
        (org(), String::values()).prop_map(|(org, path)| Page { org, path }.into()),
        (org(), State::values(), Uuid::values()).prop_map(|(org, state, id)| Ticket {
            org,
            state,
            id
        }
        .into()),
        (org(), i32::values(), jiff::Timestamp::values()).prop_map(|(org, number, at)| Reading {
            org,
            number,
            at
        }
        .into()),
    ]
    .boxed()
}

/// Number of entities that a stored key belongs to.
fn claims((pk, sk): &Texts) -> usize {
    Organizations::CLAIMS.iter().filter(|claims| claims(pk, sk.as_deref())).count()
}

#[test]
fn a_stored_key_is_of_one_entity() {
    laws::run(&(rows(), laws::slips()), |(row, slip)| {
        let Ok(built) = row.key().build() else { return Ok(()) };
        let texts: Texts = (built.pk.to_string(), built.sk.map(|sk| sk.to_string()));
        prop_assert_eq!(claims(&texts), 1, "{:?}", texts);
        let key = OrganizationsKey::parse(&texts.0, texts.1.as_deref().unwrap()).unwrap();
        let same_kind = std::mem::discriminant(&key) == std::mem::discriminant(&row.key());
        prop_assert!(same_kind, "{:?} is read as {:?}", row, key);
        prop_assert!(claims(&slip.of(&texts)) <= 1, "{:?}", slip.of(&texts));
        Ok(())
    });
}

//! No value, range or prefix of a client reaches a partition of another tenant.

use ddb_keys::{Entity, EntityKeys, KeyValue, Table, query::IntoCondition, span};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::evaluate::finds;
use crate::laws::run;
use crate::values::text;

#[derive(Debug, Clone, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("DOC#<folder>#<name>")]
#[gsi(ByOwner, pk = "TENANT#<tenant>#OWNER#<owner>", sk = "<name..>")]
#[gsi(ByKind, pk = [tenant, "KIND#<kind>"], sk = ["<folder>", "<name>"])]
#[lsi(ByNumber, sk = number)]
struct Document {
    tenant: String,
    folder: String,
    name: String,
    owner: String,
    kind: String,
    number: i64,
}

#[derive(Debug, Clone, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("PATH#<path..>")]
struct Path {
    tenant: String,
    path: String,
}

/// Two parts in one partition key, with a bare literal between them; of a table of its own.
#[derive(Debug, Clone, Entity)]
#[pk("<tenant>/<region>")]
#[sk("v<version>")]
struct Release {
    tenant: String,
    region: String,
    version: String,
}

/// The tenant's name is the partition key, of a table of its own.
#[derive(Debug, Clone, Entity)]
#[pk(tenant)]
#[sk(name)]
struct Setting {
    tenant: String,
    name: String,
}

#[derive(Table)]
#[table(name = "tenants", pk = "PK", sk = "SK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByKind, name = "by-kind", pk = ["tenant", "GSI2PK"], sk = ["GSI2SK1", "GSI2SK2"])]
#[lsi(ByNumber, name = "by-number", sk = "number")]
#[allow(dead_code, reason = "keys alone are read")]
enum Tenants {
    Document(Document),
    Path(Path),
}

/// Tenants whose names begin, end or look like each other's.
fn tenants() -> BoxedStrategy<String> {
    let names = ["victim", "victi", "victim2", "VICTIM", "victim\0", "victim#OWNER#ann", "ictim"];
    prop_oneof![4 => select(names.map(str::to_owned).to_vec()), 1 => text()].boxed()
}

/// Input of a client: any text, and parts of another tenant's keys.
fn chosen() -> BoxedStrategy<String> {
    let pieces = vec![
        "ann",
        "plan",
        "#",
        "TENANT#victim",
        "#OWNER#ann",
        "DOC#plans#plan",
        "victim/eu",
        "/eu",
        "PATH#plan",
        "\u{10FFFF}",
        "$",
        "",
    ];
    let built = proptest::collection::vec(select(pieces), 0..3).prop_map(|some| some.concat());
    prop_oneof![2 => built, 1 => text()].boxed()
}

type Chosen = (String, String, i64);

/// The keys of a tenant's items in each of the three tables, without those that cannot be built.
fn keys_of(tenant: &str, (one, other, number): &Chosen) -> [Vec<EntityKeys>; 3] {
    let (tenant, one, other) = (|| tenant.to_owned(), || one.clone(), || other.clone());
    let document = Document {
        tenant: tenant(),
        folder: one(),
        name: other(),
        owner: one(),
        kind: other(),
        number: *number,
    };
    let path = Path { tenant: tenant(), path: one() };
    let release = Release { tenant: tenant(), region: one(), version: other() };
    let setting = Setting { tenant: tenant(), name: one() };
    [
        document.keys().into_iter().chain(path.keys()).collect(),
        release.keys().into_iter().collect(),
        setting.keys().into_iter().collect(),
    ]
}

/// Checks that a query reads none of these items, in the table or in its index.
fn passes_by(query: impl IntoCondition, keys: &[EntityKeys]) -> Result<(), TestCaseError> {
    let Ok(condition) = query.into_condition() else { return Ok(()) };
    for key in keys {
        let found = match condition.index() {
            None => {
                let pk = std::slice::from_ref(&key.primary.pk);
                finds(&condition, pk, key.primary.sk.as_slice())
            }
            Some(index) => {
                let key = key.indexes.iter().find(|key| key.index == index);
                key.is_some_and(|key| finds(&condition, &key.pk, &key.sk))
            }
        };
        prop_assert!(!found, "{} finds {:?}", condition, key);
    }
    Ok(())
}

#[test]
fn no_query_reads_another_tenants_keys() {
    let chosen = || (chosen(), chosen(), select(vec![i64::MIN, -1, 0, 7, i64::MAX]));
    run(&(tenants(), tenants(), chosen(), chosen()), |(own, other, stored, sent)| {
        prop_assume!(own != other);
        let [tenants, releases, settings] = keys_of(&other, &stored);
        let (t, a, b, n) = (own.as_str(), sent.0.as_str(), sent.1.as_str(), sent.2);
        macro_rules! pass_by {
            ($($table:ident: $query:expr;)+) => { $(passes_by($query, &$table)?;)+ };
        }
        pass_by! {
            tenants: Document::query().tenant(t);
            tenants: Document::collection().tenant(t);
            tenants: Document::query().tenant(t).folder(a);
            tenants: Document::query().tenant(t).folder_starts_with(a);
            tenants: Document::query().tenant(t).folder(a).name(b);
            tenants: Document::query().tenant(t).folder(a).name_starts_with(b);
            tenants: Document::query().tenant(t).folder(a).name_in(a..=b);
            tenants: Document::query().tenant(t).folder(a).name_in(b..);
            tenants: Document::query().tenant(t).folder(a).name_in(..=b);
            tenants: Document::query_by_owner().tenant(t).owner(a);
            tenants: Document::collection_by_owner().tenant(t).owner(a);
            tenants: Document::query_by_owner().tenant(t).owner(a).name_starts_with(b);
            tenants: Document::query_by_owner().tenant(t).owner(a).name_in(a..=b);
            tenants: Document::query_by_kind().tenant(t).kind(a);
            tenants: Document::query_by_kind().tenant(t).kind(a).folder(b).name_starts_with(a);
            tenants: Document::query_by_number().tenant(t);
            tenants: Document::query_by_number().tenant(t).number_in(n..);
            tenants: Path::query().tenant(t).path(a);
            tenants: Path::query().tenant(t).path_starts_with(a);
            tenants: Path::query().tenant(t).path_in(a..=b);
            tenants: span(Document::query().tenant(t).folder(a), Path::query().tenant(t));
            tenants: span(Path::query().tenant(t), Document::query().tenant(t).folder(b));
            releases: Release::query().tenant(t).region(a);
            releases: Release::query().tenant(t).region(a).version_starts_with(b);
            settings: Setting::query().tenant(t);
            settings: Setting::query().tenant(t).name_starts_with(a);
            settings: Setting::query().tenant(t).name_in(a..=b);
        }
        let own_query = passes_by(Document::collection().tenant(&other), &tenants);
        prop_assert_eq!(
            own_query.is_err(),
            !tenants.is_empty(),
            "the owner's own query finds them"
        );
        Ok(())
    });
}

/// Reads and writes of one item go to a partition that no item of another tenant is in, and a
/// stored key is read as its own tenant's.
#[test]
fn no_key_lies_in_another_tenants_partition() {
    let chosen = || (chosen(), chosen(), Just(0));
    run(&(tenants(), tenants(), chosen(), chosen()), |(own, other, stored, sent)| {
        prop_assume!(own != other);
        for (own, others) in keys_of(&own, &sent).iter().zip(&keys_of(&other, &stored)) {
            for (own, others) in own.iter().flat_map(|own| others.iter().map(move |o| (own, o))) {
                prop_assert!(own.primary.pk != others.primary.pk, "{:?}", own.primary);
                for (own, others) in own.indexes.iter().zip(&others.indexes) {
                    prop_assert!(own.pk != others.pk, "{:?}", own);
                }
            }
        }
        for keys in &keys_of(&other, &stored)[0] {
            let sk = keys.primary.sk.as_ref().and_then(KeyValue::as_str).unwrap_or_default();
            let tenant = match TenantsKey::parse(keys.primary.pk.as_str().unwrap(), sk).unwrap() {
                TenantsKey::Document(key) => key.tenant,
                TenantsKey::Path(key) => key.tenant,
            };
            prop_assert_eq!(tenant, &other);
        }
        Ok(())
    });
}

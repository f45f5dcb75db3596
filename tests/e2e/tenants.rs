//! One tenant's clients choose everything but the tenant, and with a handle that is confined to it the tenant, too: no request of
//! theirs names a key of another tenant, returns a row of another tenant, or changes one.

mod raw_requests;

use std::cell::Cell;
use std::sync::{Arc, Mutex};

use aws_sdk_dynamodb::config::interceptors::{
    BeforeSerializationInterceptorContextMut, BeforeTransmitInterceptorContextRef,
};
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::operation::get_item::GetItemInput;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Cursor, Error};
use ddb_keys::embedded::Embedded;
use ddb_keys::{Entity, Table, span};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("DOC#<folder>#<name>")]
#[gsi(ByOwner, pk = "TENANT#<tenant>#OWNER#<owner>", sk = "<name..>")]
struct Document {
    tenant: String,
    folder: String,
    name: String,
    owner: String,
    note: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("PATH#<path..>")]
struct Path {
    tenant: String,
    path: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "tenants", pk = "PK", sk = "SK", tenant = tenant, shared(Plan))]
#[gsi(ByOwner, name = "by-owner", pk = "GPK", sk = "GSK")]
enum Tenants {
    Document(Document),
    Path(Path),
    Plan(Plan),
}

/// What all tenants share.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAN#<plan>")]
#[sk("PLAN")]
struct Plan {
    plan: String,
}

impl Tenants {
    fn tenant(&self) -> &str {
        match self {
            Self::Document(document) => &document.tenant,
            Self::Path(path) => &path.tenant,
            Self::Plan(_) => "everybody",
        }
    }
}

/// Partitions that requests named, as they were sent.
#[derive(Debug, Clone, Default)]
struct Wire(Arc<Mutex<Vec<String>>>);

impl Intercept for Wire {
    fn name(&self) -> &'static str {
        "partitions"
    }

    fn read_before_transmit(
        &self,
        context: &BeforeTransmitInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let body = context.request().body().bytes().ok_or("a body in memory")?;
        let request: Value = serde_json::from_slice(body)?;
        let before = self.0.lock().unwrap().len();
        partitions(&request, &mut self.0.lock().unwrap());
        // A request whose partitions are not seen here would be a hole in this test.
        assert!(self.0.lock().unwrap().len() > before, "{request}");
        Ok(())
    }
}

impl Wire {
    fn spy(&self, engine: &Embedded) -> aws_sdk_dynamodb::Client {
        let spied = engine.client().config().to_builder().interceptor(self.clone()).build();
        aws_sdk_dynamodb::Client::from_conf(spied)
    }

    /// Fails unless every partition that was named since the last call is one of the tenant's.
    fn is_all_of(&self, tenant: &str, sent: &impl std::fmt::Debug) -> Result<(), TestCaseError> {
        let own = format!("TENANT#{tenant}");
        for partition in self.0.lock().unwrap().drain(..) {
            let rest = partition.strip_prefix(&own);
            let is_own = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("#OWNER#"));
            prop_assert!(is_own, "{:?} of {:?}", partition, sent);
        }
        Ok(())
    }
}

/// The values of partition keys, wherever in a request they stand: in keys, items, positions, and
/// as what a key condition names.
fn partitions(request: &Value, found: &mut Vec<String>) {
    match request {
        Value::Object(fields) => {
            for name in ["PK", "GPK"] {
                found.extend(
                    fields.get(name).and_then(|value| Some(value["S"].as_str()?.to_owned())),
                );
            }
            if let Some(condition) = fields.get("KeyConditionExpression") {
                let condition = condition.as_str().unwrap().replace(['(', ')'], " ");
                let equal = condition.split(" AND ").filter_map(|clause| clause.split_once('='));
                let equal = equal.map(|(name, value)| (name.trim(), value.trim()));
                let partition = equal.filter(|(name, _)| {
                    let behind = request["ExpressionAttributeNames"][name].as_str();
                    matches!(behind.unwrap_or(name), "PK" | "GPK")
                });
                let value = |value| request["ExpressionAttributeValues"][value]["S"].as_str();
                let named: Vec<_> =
                    partition.map(|(_, of)| value(of).unwrap().to_owned()).collect();
                assert_eq!(named.len(), 1, "one partition: {request}");
                found.extend(named);
            }
            // What an update of an index key sets.
            let update = fields.get("UpdateExpression").and_then(Value::as_str).unwrap_or_default();
            let names = fields.get("ExpressionAttributeNames").map(Value::to_string);
            let names_it = names.is_some_and(|names| !update.is_empty() && names.contains("GPK"));
            if update.contains("GPK") || names_it {
                let values = fields["ExpressionAttributeValues"].as_object().into_iter().flatten();
                let texts = values.filter_map(|(_, value)| value["S"].as_str());
                found.extend(texts.filter(|text| text.contains("victim")).map(str::to_owned));
            }
            fields.values().for_each(|value| partitions(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| partitions(value, found)),
        _ => {}
    }
}

const VICTIM: &str = "victim";

/// Ids that look like the victim's, and pieces of the victim's keys.
fn chosen() -> BoxedStrategy<String> {
    let pieces = vec![
        "plans",
        "plan",
        "ann",
        "#",
        "TENANT#victim",
        "#OWNER#ann",
        "DOC#",
        "PATH#",
        "$",
        "é",
        "x",
        "\u{10FFFF}",
        "/",
        "<",
        "%",
        "\0",
        "\u{301}",
    ];
    let built = prop::collection::vec(select(pieces), 0..3).prop_map(|some| some.concat());
    prop_oneof![3 => built, 1 => "\\PC{0,6}"].boxed()
}

/// Input of a client, by a number for the kind of request.
#[derive(Debug)]
struct Sent {
    tenant: &'static str,
    kind: u8,
    one: String,
    other: String,
    cursor: CursorText,
}

#[derive(Debug)]
enum CursorText {
    /// One that the victim's own query gave.
    Victims(prop::sample::Index),
    /// That one with other letters at a place.
    Changed(prop::sample::Index, prop::sample::Index, char),
    Any(String),
}

/// Ids of tenants that look like the victim's.
const TENANTS: [&str; 7] =
    ["evil", "victi", "victim2", "VICTIM", "victim\0", "victim#OWNER#ann", "ictim"];

fn sent(tenants: Vec<&'static str>) -> impl Strategy<Value = Sent> {
    let place = any::<prop::sample::Index>;
    let letter =
        prop::char::ranges(vec!['a'..='z', 'A'..='Z', '0'..='9', '-'..='-', '_'..='_'].into());
    let cursor = prop_oneof![
        place().prop_map(CursorText::Victims),
        (place(), place(), letter).prop_map(|(of, at, letter)| CursorText::Changed(of, at, letter)),
        "[A-Za-z0-9_-]{0,40}".prop_map(CursorText::Any),
    ];
    (select(tenants), 0..18_u8, chosen(), chosen(), cursor)
        .prop_map(|(tenant, kind, one, other, cursor)| Sent { tenant, kind, one, other, cursor })
}

impl Sent {
    fn document(&self) -> Document {
        Document {
            tenant: self.tenant.into(),
            folder: self.one.clone(),
            name: self.other.clone(),
            owner: self.one.clone(),
            note: self.other.clone(),
        }
    }

    fn path(&self) -> Path {
        Path { tenant: self.tenant.into(), path: self.one.clone() }
    }

    fn cursor(&self, victims: &[Cursor]) -> Option<Cursor> {
        let text = match &self.cursor {
            CursorText::Victims(of) => return Some(of.get(victims).clone()),
            CursorText::Any(text) => text.clone(),
            CursorText::Changed(of, at, letter) => {
                let mut letters: Vec<char> = of.get(victims).to_string().chars().collect();
                let at = at.index(letters.len());
                letters[at] = *letter;
                letters.into_iter().collect()
            }
        };
        text.parse().ok()
    }

    /// The rows that are returned. An error counts as no rows.
    async fn send(
        &self,
        table: &Client<Tenants>,
        victims: &[Cursor],
    ) -> Result<Vec<Tenants>, Error> {
        let (t, a, b) = (self.tenant, self.one.as_str(), self.other.as_str());
        let (document, path) = (self.document(), self.path());
        let key = || document.key();
        let cursor = self.cursor(victims);
        let documents = |rows: Vec<Document>| rows.into_iter().map(Tenants::from).collect();
        Ok(match self.kind {
            0 => table.get::<Document>(key()).await?.map(Tenants::from).into_iter().collect(),
            1 => table.put(&document).await.map(|_| Vec::new())?,
            2 => table.create(&path).await.map(|_| Vec::new())?,
            3 => table.update(key()).set_text("note", b).or_create().await.map(|_| Vec::new())?,
            4 => table.delete(key()).await.map(|_| Vec::new())?,
            5 => documents(table.query(Document::query().tenant(t)).await?),
            6 => table.query(Document::collection().tenant(t)).page(cursor).await?.rows,
            7 => documents(table.query(Document::query().tenant(t).folder_starts_with(a)).await?),
            8 => {
                let range = Document::query().tenant(t).folder(a).name_in(a..=b);
                documents(table.query(range).await?)
            }
            9 => documents(
                table.query(Document::query().tenant(t).folder(a)).page(cursor).await?.rows,
            ),
            10 => documents(table.query(Document::query_by_owner().tenant(t).owner(a)).await?),
            11 => {
                let owned = Document::query_by_owner().tenant(t).owner("ann").name_starts_with(b);
                documents(table.query(owned).limit(2).page(cursor).await?.rows)
            }
            12 => {
                let both = span(Document::query().tenant(t).folder(a), Path::query().tenant(t));
                table.query(both).await?
            }
            13 => {
                let paths = table.query(Path::query().tenant(t).path_in(a..)).descending();
                paths.page(cursor).await?.rows.into_iter().map(Tenants::from).collect()
            }
            14 => {
                let batch = table.batch().put(&path).delete::<Document>(key());
                batch.await.map(|()| Vec::new())?
            }
            15 => table.get_many_any((key(), path.key())).await?,
            16 => {
                let moved = Document { name: a.to_owned(), ..document.clone() };
                let writes = table.transact_write((table.put(&path), table.delete(key())));
                writes.write(table.put(&moved)).await.map(|()| Vec::new())?
            }
            _ => {
                let (found, other): (Option<Document>, Option<Path>) =
                    table.transact_get((key(), path.key())).await?;
                found.map(Tenants::from).into_iter().chain(other.map(Tenants::from)).collect()
            }
        })
    }
}

/// The victim's documents and paths, and the cursors that a client of the victim's was given.
async fn victims_data(table: &Client<Tenants>) -> Vec<Cursor> {
    let mut batch = table.batch();
    for number in 0..9 {
        let folder = ["plans", "x"][number % 2].to_owned();
        let (tenant, name) = (VICTIM.to_owned(), format!("plan{number}"));
        let note = "secret".to_owned();
        batch = batch.put(&Document { tenant, folder, name, owner: "ann".into(), note });
        batch = batch.put(&Path { tenant: VICTIM.into(), path: format!("plans/{number}") });
    }
    batch.await.unwrap();
    let whole = table.query(Document::collection().tenant(VICTIM)).limit(4).page(None).await;
    let folder = table.query(Document::query().tenant(VICTIM).folder("plans")).limit(2);
    let owned = table.query(Document::query_by_owner().tenant(VICTIM).owner("ann")).limit(3);
    let cursors = [
        whole.unwrap().cursor,
        folder.page(None).await.unwrap().cursor,
        owned.page(None).await.unwrap().cursor,
    ];
    cursors.into_iter().flatten().collect()
}

#[test]
fn no_request_reaches_another_tenants_partition() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let engine = runtime.block_on(Embedded::start()).unwrap();
    let owner = Tenants::client(engine.client());
    runtime.block_on(owner.create_table().into_future()).unwrap();
    let cursors = runtime.block_on(victims_data(&owner));
    assert_eq!(cursors.len(), 3);
    let everything =
        || runtime.block_on(owner.query(Document::collection().tenant(VICTIM)).all()).unwrap();
    let before = everything();

    let wire = Wire::default();
    let table = Tenants::client(wire.spy(&engine));
    let (reads, answered) = (Cell::new(0), Cell::new(0));
    let law = |sent: Sent| {
        let answer = runtime.block_on(sent.send(&table, &cursors));
        answered.update(|count| count + usize::from(answer.is_ok()));
        for row in answer.unwrap_or_default() {
            reads.update(|count| count + 1);
            prop_assert_eq!(row.tenant(), sent.tenant);
        }
        wire.is_all_of(sent.tenant, &sent)
    };
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    let config = ProptestConfig { cases: config.cases.max(1000), ..config }; // fewer tell too little
    TestRunner::new(config).run(&sent(TENANTS.to_vec()), law).unwrap();
    assert_eq!(everything(), before, "nothing of the victim's has changed");
    let (answered, reads) = (answered.get(), reads.get());
    println!("{answered} answers, {reads} rows");
    assert!(answered > 100 && reads > 20, "{answered} answers, {reads} rows: too few to tell");
}

/// Somebody chooses the tenant of every key, text expressions, what `customize` does, and whole requests of the SDK.
#[test]
fn l12_the_handle_of_a_tenant_reaches_no_other() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let engine = runtime.block_on(Embedded::start()).unwrap();
    let owner = Tenants::client(engine.client());
    runtime.block_on(owner.create_table().into_future()).unwrap();
    let cursors = runtime.block_on(victims_data(&owner));
    runtime.block_on(owner.put(&Plan { plan: "gold".into() }).into_future()).unwrap();
    let everything = || {
        let of_index = Document::collection_by_owner().tenant(VICTIM).owner("ann");
        let index = owner.query(of_index).select_as::<std::collections::HashMap<String, String>>();
        let index = runtime.block_on(index.into_future()).unwrap();
        let rows = runtime.block_on(owner.query(Document::collection().tenant(VICTIM)).all());
        (
            rows.unwrap(),
            index,
            runtime.block_on(owner.get(PlanKey { plan: "gold" }).into_future()).unwrap(),
        )
    };
    let before = everything();

    let wire = Wire::default();
    let confined = Tenants::client(wire.spy(&engine)).tenant("evil").unwrap();
    let (reads, answered) = (Cell::new(0), Cell::new(0));
    let seen = |rows: Vec<Tenants>| {
        for row in rows {
            reads.update(|count| count + 1);
            prop_assert_eq!(row.tenant(), "evil");
        }
        Ok(())
    };
    let typed = sent([TENANTS.as_slice(), &["evil", "evil", VICTIM]].concat());
    let law = |request: Result<Sent, raw_requests::RawRequest>| {
        let told = format!("{request:?}");
        let answer = match request {
            Ok(sent) => runtime.block_on(sent.send(&confined, &cursors)),
            Err(raw) => runtime.block_on(raw.send(&confined)),
        };
        answered.update(|count| count + usize::from(answer.is_ok()));
        seen(answer.unwrap_or_default())?;
        wire.is_all_of("evil", &told)
    };
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    let config = ProptestConfig { cases: config.cases.max(1500), ..config }; // fewer tell too little
    let requests = prop_oneof![typed.prop_map(Ok), raw_requests::any().prop_map(Err)];
    TestRunner::new(config).run(&requests, law).unwrap();
    assert!(everything() == before, "nothing of the victim's, or of all, has changed");
    let (answered, reads) = (answered.get(), reads.get());
    println!("{answered} answers, {reads} rows");
    assert!(answered > 60 && reads > 20, "{answered} answers, {reads} rows: too few to tell");
}

/// Every kind of raw request is answered where it stays with the tenant, so that a refusal is not for its form.
#[tokio::test]
async fn what_a_tenant_may_do() {
    let engine = Embedded::start().await.unwrap();
    let table = Tenants::client(engine.client());
    table.create_table().await.unwrap();
    let evil = table.tenant("evil").unwrap();
    for kind in raw_requests::ALLOWED {
        let request = raw_requests::RawRequest::of_own(kind);
        let answer = request.send(&evil).await;
        assert!(answer.is_ok(), "{request:?}: {answer:?}");
    }
    let refused = |error: Error| matches!(error, Error::Refused(_));
    assert!(refused(evil.scan().await.unwrap_err()));
    assert!(refused(evil.get(PlanKey { plan: "gold" }).await.unwrap_err()));
    assert!(refused(
        evil.clone()
            .with_table_name("other")
            .get(PathKey { tenant: "evil", path: "x" })
            .await
            .unwrap_err()
    ));
    assert!(evil.enable_ttl().await.is_err());
    let twice = evil.tenant("victim").unwrap();
    assert!(refused(twice.get(PathKey { tenant: "victim", path: "x" }).await.unwrap_err()));
    for id in ["", "a#b"] {
        assert!(matches!(table.tenant(id), Err(Error::Key(_))), "{id}");
    }
}

/// A sort key that is the partition key of an index belongs to a tenant, too.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("TENANT#<tenant>#NOTE#<note>")]
#[gsi(Inverted)]
struct Note {
    tenant: String,
    note: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "notes", pk = "PK", sk = "SK", tenant = tenant)]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
enum Notes {
    Note(Note),
}

/// Replaces the partition key of a request when the SDK lets it.
#[derive(Debug)]
struct Rewrites;

impl Intercept for Rewrites {
    fn name(&self) -> &'static str {
        "rewrites"
    }

    fn modify_before_serialization(
        &self,
        context: &mut BeforeSerializationInterceptorContextMut<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let get = context.input_mut().downcast_mut::<GetItemInput>().ok_or("a get")?;
        let key = get.key.as_mut().ok_or("a key")?;
        key.insert("PK".into(), AttributeValue::S("TENANT#victim".into()));
        Ok(())
    }
}

#[tokio::test]
async fn the_last_word_on_a_request() {
    let engine = Embedded::start().await.unwrap();
    let table = Notes::client(engine.client());
    table.create_table().await.unwrap();
    let evil = table.tenant("evil").unwrap();
    let key = |tenant: &'static str| NoteKey { tenant, note: "x" };
    evil.create(&Note { tenant: "evil".into(), note: "x".into() }).await.unwrap();
    let own = evil.query(Note::query_inverted().tenant("evil").note("x"));
    assert_eq!(own.await.unwrap().len(), 1);
    let other = evil.query(Note::query_inverted().tenant("victim").note("x"));
    assert!(matches!(other.await, Err(Error::Refused(_))));

    let mut elsewhere = Notes::item_key(key("evil")).unwrap();
    elsewhere.insert("SK".into(), AttributeValue::S("TENANT#victim#NOTE#x".into()));
    let update = evil.sdk().update_item().table_name("notes").set_key(Some(elsewhere));
    let update = update
        .update_expression("SET a = :a")
        .expression_attribute_values(":a", AttributeValue::Bool(true));
    assert!(matches!(update.send().await.map_err(Error::from), Err(Error::Refused(_))));

    // Of a batch, what is the tenant's is written.
    let [own, other] =
        ["evil", "victim"].map(|tenant| Note { tenant: tenant.into(), note: "y".into() });
    match evil.batch().put(&other).put(&own).await {
        Err(Error::Unwritten(left)) => {
            assert_eq!(left.len(), 1);
            let reason = left[0].to_string();
            assert!(reason.contains("`PK` is not a partition key of this tenant"), "{reason}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(table.scan().await.unwrap().len(), 2, "its own");

    let names: Vec<String> = (0..150).map(|number| number.to_string()).collect();
    let keys = names.iter().map(|note| NoteKey { tenant: "evil", note });
    assert_eq!(evil.get_many(keys.clone()).await.unwrap(), []);
    let with_another = keys.chain([key("victim")]);
    assert!(matches!(evil.get_many(with_another).await, Err(Error::Refused(_))));

    let own = Notes::item_key(key("evil")).unwrap();
    let get = evil.sdk().get_item().table_name("notes").set_key(Some(own));
    let rewritten = get.customize().interceptor(Rewrites).send().await;
    assert!(matches!(rewritten.map_err(Error::from), Err(Error::Refused(_))));
}

//! Spans return the items between their ends, and nothing else.

use std::pin::Pin;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, EntityOf, Error, Item};
use ddb_keys::query::{IntoCondition, KeyCondition, One};
use ddb_keys::{Entity, KeyError, Refusal, Table, span};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::engines::engines;

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("LANE#<lane>")]
#[sk("ISSUE#<number:03>")]
struct Issue {
    lane: String,
    number: u32,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("LANE#<lane>")]
#[sk("ISSUE#<number:03>#NOTE#<note>")]
#[gsi(Feed, pk = "FEED#<lane>", sk = "N#<number:03>#<note>")]
struct Note {
    lane: String,
    number: u32,
    note: String,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("LANE#<lane>")]
#[sk("STAR#<user>")]
#[gsi(Feed, pk = "FEED#<lane>", sk = "S#<user>")]
struct Star {
    lane: String,
    user: String,
}

#[derive(Debug, Table)]
#[table(name = "lanes", pk = "PK", sk = "SK")]
#[gsi(Feed, name = "feed", pk = "FPK", sk = "FSK")]
enum Lanes {
    Issue(Issue),
    Note(Note),
    Star(Star),
    #[table(unknown)]
    Unknown(Item),
}

#[derive(Debug, Deserialize)]
struct SortKey {
    #[serde(rename = "SK")]
    sk: String,
}

/// One end of a span.
#[derive(Debug, Clone, Copy)]
enum End {
    Issues,
    Issue(u32),
    IssuesFrom(u32),
    IssuesTo(u32),
    IssuesBelow(u32),
    NotesFrom(u32),
    NotesTo(u32),
    NotesBelow(u32),
    NotesOf(u32),
    Stars,
    Star(&'static str),
    StarsWith(&'static str),
}

/// The last keys of an end.
#[derive(Debug)]
enum Upper {
    /// Everything with this prefix.
    Prefix(String),
    Through(String),
    Below(String),
}

impl Upper {
    fn admits(&self, sk: &str) -> bool {
        match self {
            Self::Prefix(prefix) => sk < prefix.as_str() || sk.starts_with(prefix),
            Self::Through(last) => sk <= last.as_str(),
            Self::Below(end) => sk < end.as_str(),
        }
    }

    /// Whether a span that starts here ends before its first key.
    fn is_met_by(&self, low: &str) -> bool {
        match self {
            Self::Prefix(prefix) => {
                let (last, rest) = prefix.as_bytes().split_last().unwrap();
                low.as_bytes() == [rest, &[last + 1]].concat()
            }
            Self::Through(_) => false,
            Self::Below(end) => low == end,
        }
    }
}

impl End {
    fn model(self) -> (String, Upper) {
        let issue = |number: u32| format!("ISSUE#{number:03}");
        let all = || "ISSUE#".to_owned();
        match self {
            Self::Issues => (all(), Upper::Prefix(all())),
            Self::Issue(number) => (issue(number), Upper::Through(issue(number))),
            Self::IssuesFrom(number) | Self::NotesFrom(number) => {
                (issue(number), Upper::Prefix(all()))
            }
            Self::IssuesTo(number) => (all(), Upper::Through(issue(number))),
            Self::IssuesBelow(number) => (all(), Upper::Through(issue(number - 1))),
            Self::NotesTo(number) => (all(), Upper::Prefix(issue(number))),
            Self::NotesBelow(number) => (all(), Upper::Below(issue(number))),
            Self::NotesOf(number) => {
                let prefix = format!("ISSUE#{number:03}#NOTE#");
                (prefix.clone(), Upper::Prefix(prefix))
            }
            Self::Stars => ("STAR#".into(), Upper::Prefix("STAR#".into())),
            Self::Star(user) => (format!("STAR#{user}"), Upper::Through(format!("STAR#{user}"))),
            Self::StarsWith(user) => {
                (format!("STAR#{user}"), Upper::Prefix(format!("STAR#{user}")))
            }
        }
    }
}

fn end() -> impl Strategy<Value = End> {
    let (number, user) = (1_u32..4, prop::sample::select(&["a", "ab", "b"][..]));
    (number, user, 0..12).prop_map(|(number, user, kind)| match kind {
        0 => End::Issues,
        1 => End::Issue(number),
        2 => End::IssuesFrom(number),
        3 => End::IssuesTo(number),
        4 => End::IssuesBelow(number),
        5 => End::NotesFrom(number),
        6 => End::NotesTo(number),
        7 => End::NotesBelow(number),
        8 => End::NotesOf(number),
        9 => End::Stars,
        10 => End::Star(user),
        _ => End::StarsWith(user),
    })
}

/// Evaluates an expression with the query of an end, whatever its type is.
macro_rules! with_query {
    ($end:expr, |$query:ident| $then:expr) => {{
        let (issues, notes, stars) =
            (Issue::query().lane("l"), Note::query().lane("l"), Star::query().lane("l"));
        match $end {
            End::Issues => {
                let $query = issues;
                $then
            }
            End::Issue(number) => {
                let $query = issues.number(number);
                $then
            }
            End::IssuesFrom(number) => {
                let $query = issues.number_in(number..);
                $then
            }
            End::IssuesTo(number) => {
                let $query = issues.number_in(..=number);
                $then
            }
            End::IssuesBelow(number) => {
                let $query = issues.number_in(..number);
                $then
            }
            End::NotesFrom(number) => {
                let $query = notes.number_in(number..);
                $then
            }
            End::NotesTo(number) => {
                let $query = notes.number_in(..=number);
                $then
            }
            End::NotesBelow(number) => {
                let $query = notes.number_in(..number);
                $then
            }
            End::NotesOf(number) => {
                let $query = notes.number(number);
                $then
            }
            End::Stars => {
                let $query = stars;
                $then
            }
            End::Star(user) => {
                let $query = stars.user(user);
                $then
            }
            End::StarsWith(user) => {
                let $query = stars.user_starts_with(user);
                $then
            }
        }
    }};
}

/// The keys of a span's rows, and how many it counts.
type Reading<'t> = Pin<Box<dyn Future<Output = Result<(Vec<String>, usize), Error>> + 't>>;

fn read(table: &Client<Lanes>, from: End, to: End) -> Reading<'_> {
    with_query!(from, |from| read_from(table, from, to))
}

fn read_from<E>(
    table: &Client<Lanes>,
    from: impl IntoCondition<Select = One<E>>,
    to: End,
) -> Reading<'_>
where
    E: EntityOf<Lanes>,
{
    with_query!(to, |to| read_between(table, from.into_condition(), to.into_condition()))
}

fn read_between<E, S>(
    table: &Client<Lanes>,
    from: Result<KeyCondition<One<E>>, KeyError>,
    to: Result<KeyCondition<S>, KeyError>,
) -> Reading<'_>
where
    E: EntityOf<Lanes>,
    S: 'static,
{
    Box::pin(async move {
        let (from, to) = (from?, to?);
        let rows = || table.query(span(from.clone(), to.clone()));
        let count = rows().count().await?;
        let sks = |rows: Vec<SortKey>| rows.into_iter().map(|row| row.sk).collect::<Vec<_>>();
        let all = sks(rows().select_as::<SortKey>().await?);
        assert_eq!(rows().limit(2).count().await?, count.min(2));
        let last = rows().descending().select_as::<SortKey>().limit(1);
        assert_eq!(sks(last.page(None).await?.rows).first(), all.last());
        Ok((all, count))
    })
}

/// Stores an item that no entity claims.
async fn junk(table: &Client<Lanes>, attributes: &[(&str, &str)]) -> Outcome {
    let mut put = table.sdk().put_item().table_name(table.table_name());
    for (name, value) in attributes {
        put = put.item(*name, AttributeValue::S((*value).into()));
    }
    put.send().await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_span_returns_what_lies_between_its_ends() -> Outcome {
    let mut stored: Vec<String> = Vec::new();
    for number in 1..4 {
        stored.extend([format!("ISSUE#{number:03}"), format!("ISSUE#{number:03}#NOTE#n")]);
        let unclaimed = ["", "\"", "#NOTE$", "#NOTE#", "$"].iter().skip(1);
        stored.extend(unclaimed.map(|end| format!("ISSUE#{number:03}{end}")));
    }
    let others = [
        "ISSUE",
        "ISSUE#",
        "ISSUE#000",
        "ISSUE$",
        "ISSUE%",
        "STAR",
        "STAR#",
        "STAR#a",
        "STAR#aa",
        "STAR#b",
        "STAR#c",
        "STAR$",
        "STAR%",
    ];
    stored.extend(others.map(str::to_owned));
    stored.sort();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for engine in engines().await {
        let table = engine.table::<Lanes>().await;
        for sk in &stored {
            junk(&table, &[("PK", "LANE#l"), ("SK", sk)]).await?;
        }
        let (mut found, mut refused) = (0, 0);
        for _ in 0..150 {
            let (from, to) = (end(), end())
                .new_tree(&mut runner)
                .map_err(|reason| reason.to_string())?
                .current();
            let ((low, _), (_, upper)) = (from.model(), to.model());
            let read = read(&table, from, to).await;
            if !upper.admits(&low) && !upper.is_met_by(&low) {
                assert!(
                    matches!(&read, Err(Error::Key(error)) if *error.refusal() == Refusal::Reversed),
                    "{from:?} to {to:?}: {read:?}"
                );
                refused += 1;
                continue;
            }
            let between = stored.iter().filter(|sk| **sk >= low && upper.admits(sk));
            let expected: Vec<_> = between.cloned().collect();
            found += expected.len();
            let count = expected.len();
            assert_eq!(read?, (expected, count), "{from:?} to {to:?} on {}", engine.name);
        }
        assert!(found > 500 && refused > 20, "{found} rows, {refused} refused");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_span_in_an_index_leaves_out_its_raised_end() -> Outcome {
    for engine in engines().await {
        let table = engine.table::<Lanes>().await;
        for (number, fsk) in ["N#", "N#001#n", "O", "S#a", "S$", "S%"].iter().enumerate() {
            let sk = number.to_string();
            junk(&table, &[("PK", "x"), ("SK", &sk), ("FPK", "FEED#l"), ("FSK", fsk)]).await?;
        }
        let both = || span(Note::query_feed().lane("l"), Star::query_feed().lane("l"));
        assert_eq!(table.query(both()).await?.len(), 4, "{}", engine.name);
        assert_eq!(table.query(both()).count().await?, 4);
        let page = table.query(both()).page(None).await?;
        assert_eq!((page.rows.len(), page.skipped), (4, 1));
    }
    Ok(())
}

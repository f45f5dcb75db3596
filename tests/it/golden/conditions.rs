//! Conditions of queries. Prefixes and bounds of ranges are compared with stored bytes.

use chrono::{DateTime, NaiveDate, Utc};
use ddb_keys::span;
use uuid::Uuid;

use super::lines::{Lines, conditions};
use super::made::Made;

fn at(text: &'static str) -> DateTime<Utc> {
    text.made()
}

fn on(text: &'static str) -> NaiveDate {
    text.made()
}

pub(super) fn write(lines: &mut Lines) {
    texts(lines);
    numbers(lines);
    times(lines);
    spans(lines);
}

fn texts(lines: &mut Lines) {
    conditions! { lines;
        #[pk("CHAT#<p>")] #[sk("MSG#<a>#<b>")] { p: String, a: String, b: String }
            Item::query().p("1"), Item::query().p("1").a("x"), Item::query().p("1").a("x").b("y"),
            Item::query().p("1").a_starts_with("x"), Item::query().p("1").a("x").b_starts_with("y"),
            Item::query().p("1").a("x").b_in("a"..="m"), Item::query().p("1").a("x").b_in("a"..),
            Item::query().p("1").a("x").b_in(..="m"), Item::collection().p("1");
        #[pk("P#<p>")] #[sk(a)] { p: String, a: String }
            Item::query().p("1"), Item::query().p("1").a("x"), Item::query().p("1").a_starts_with("x"),
            Item::query().p("1").a_in("a"..="m"), Item::query().p("1").a_in("a"..), Item::query().p("1").a_in(..="m");
        #[pk("P#<p>")] #[sk("<a>")] { p: String, a: String }
            Item::query().p("1"), Item::query().p("1").a("x"), Item::query().p("1").a_starts_with("é"),
            Item::query().p("1").a_in("a"..="m"), Item::query().p("1").a_in("a"..);
        #[pk("P#<p>")] #[sk("U#<a:upper>")] { p: String, a: String }
            Item::query().p("1").a("x"), Item::query().p("1").a_starts_with("x");
        #[pk("P#<p>")] #[sk("FILE#<a..>")] { p: String, a: String }
            Item::query().p("1").a("x#y"), Item::query().p("1").a_starts_with("x#"), Item::query().p("1").a_in("x#"..="y");
        #[pk("P#<p>")] #[sk("FILE#<a..>")] { p: String, a: Vec<String> }
            Item::query().p("1"), Item::query().p("1").a(&["x", "y"]), Item::query().p("1").a_under(&["x", "y"]);
        #[pk("P#<p>")] #[sk("G#<id>")] { p: String, id: Uuid }
            Item::query().p("1").id(Uuid::nil()), Item::query().p("1").id_in(Uuid::nil()..=Uuid::max()),
            Item::query().p("1").id_in(Uuid::nil()..Uuid::max());
    }
}

fn numbers(lines: &mut Lines) {
    conditions! { lines;
        #[pk("P")] #[sk("N#<n:04>")] { n: u32 }
            Item::query(), Item::query().n(7), Item::query().n_in(5..=10), Item::query().n_in(5..10), Item::query().n_in(5..),
            Item::query().n_in(..=9), Item::query().n_in(..10);
        #[pk("P")] #[sk("<n:04>#<a>")] { n: u32, a: String }
            Item::query(), Item::query().n(7), Item::query().n_in(5..=10), Item::query().n_in(5..10), Item::query().n_in(5..),
            Item::query().n_in(..=9), Item::query().n_in(..10);
        #[pk("P")] #[sk("N#<n:ordered>#<a>")] { n: i8, a: String }
            Item::query().n_in(-1..=1), Item::query().n_in(-1..1), Item::query().n_in(-1..), Item::query().n_in(..=-1),
            Item::query().n_in(..1);
        #[pk("P")] #[sk("N#<n:desc>")] { n: i8 }
            Item::query().n_in(-1..=1), Item::query().n_in(-1..1), Item::query().n_in(-1..), Item::query().n_in(..=-1),
            Item::query().n_in(..1);
        #[pk("P")] #[sk("N#<n:desc(4)>#<a>")] { n: u32, a: String }
            Item::query().n_in(1..=9), Item::query().n_in(1..9), Item::query().n_in(1..), Item::query().n_in(..=9);
        #[pk("P")] #[sk("RATED#<n:04>")] { n: i32 }
            Item::query(), Item::query().n(7), Item::query().n_in(0..=10), Item::query().n_in(5..), Item::query().n_in(..10);
        #[pk("P")] #[sk(n)] { n: i64 }
            Item::query().n(-7), Item::query().n_in(-10..=9), Item::query().n_in(-10..), Item::query().n_in(..=9);
    }
}

fn times(lines: &mut Lines) {
    conditions! { lines;
        #[pk("P")] #[sk("MSG#<at:millis>#<id>")] { at: DateTime<Utc>, id: u32 }
            Item::query().at(at("2024-10-14T01:01:01Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..=at("2024-10-15T00:00:00Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..at("2024-10-15T00:00:00Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..), Item::query().at_in(..=at("2024-10-14T01:01:01Z"));
        #[pk("P")] #[sk("MSG#<at:epoch_millis>#<id>")] { at: DateTime<Utc>, id: u32 }
            Item::query().at(at("2024-10-14T01:01:01Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..=at("2024-10-15T00:00:00Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..at("2024-10-15T00:00:00Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..), Item::query().at_in(..=at("2024-10-14T01:01:01Z"));
        #[pk("LOG#<at:day>")] #[sk("<at:epoch_secs>")] { at: DateTime<Utc> }
            Item::query().at_day(on("2024-10-14")), Item::query().at(at("2024-10-14T01:01:01Z")),
            Item::query().at_in(at("2024-10-14T01:01:01Z")..=at("2024-10-16T00:00:00Z"));
        #[pk("P")] #[sk("DAY#<at:day>")] { at: DateTime<Utc> }
            Item::query().at_in(at("2024-10-14T01:01:01Z")..=at("2024-10-15T00:00:00Z")),
            Item::query().at_in(..=at("2024-10-14T01:01:01Z"));
        #[pk("P")] #[sk("NIGHT#<on>")] { on: NaiveDate }
            Item::query().on(on("2024-02-29")), Item::query().on_in(on("2024-02-29")..=on("2024-03-01")),
            Item::query().on_in(on("2024-02-29")..on("2024-03-01")), Item::query().on_in(on("2024-02-29")..);
    }
}

fn spans(lines: &mut Lines) {
    conditions! { lines;
        #[pk("P#<p>")] #[sk("A#<a>")] #[gsi(Index, pk = [a, "P#<p>"], sk = [n, "N#<n:03>#<a>"])] { p: String, a: String, n: u8 }
            Item::query_index().a("x").p("1"), Item::query_index().a("x").p("1").n(7),
            Item::query_index().a("x").p("1").n_in(1..=7),
            span(Item::query().p("1").a("a"), Item::query().p("1").a("m"));
    }
}

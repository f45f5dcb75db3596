//! L5: among the keys of its entity, a query finds exactly those that agree with the parts given.

use std::ops::{Bound, Range, RangeInclusive};

use ddb_keys::{Entity, KeyPart, query::IntoCondition};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::evaluate::finds;
use crate::laws::run;

/// Short texts around everything that sorts near a separator, or that a raised prefix must skip.
pub(super) fn texts() -> BoxedStrategy<String> {
    let letters = vec![
        "a",
        "a",
        "b",
        "A",
        "!",
        "\"",
        "#",
        "$",
        "-",
        ".",
        "v",
        "é",
        "\u{7F}",
        "\u{80}",
        "\u{D7FF}",
        "\u{E000}",
        "\u{FFFF}",
        "\u{10000}",
        "\u{10FFFF}",
        "0",
        "1",
    ];
    let longer = proptest::collection::vec(select(letters), 0..4).prop_map(|some| some.concat());
    prop_oneof![2 => select(vec!["a", "b", "aa"]).prop_map(str::to_owned), 3 => longer].boxed()
}

/// Integers near each other, or at an end.
fn near<T: Copy + std::fmt::Debug + 'static>(some: Vec<T>) -> BoxedStrategy<T> {
    select(some).boxed()
}

fn small() -> BoxedStrategy<u32> {
    near(vec![0, 1, 2, 9, 10, 11, 99, 999, 1000, u32::MAX])
}

fn signed() -> BoxedStrategy<i64> {
    near(vec![i64::MIN, -100, -11, -10, -9, -1, 0, 1, 9, 10, 100, i64::MAX])
}

/// Whether a query finds an entity, and whether it should. `None` if the key cannot be built.
fn disagrees<E: Entity>(query: impl IntoCondition, stored: &E, agrees: bool) -> Option<String> {
    let (condition, keys) = (query.into_condition().ok()?, stored.keys().ok()?);
    let found = match condition.index() {
        None => finds(&condition, &[keys.primary.pk], keys.primary.sk.as_slice()),
        Some(index) => {
            let key = keys.indexes.iter().find(|key| key.index == index);
            key.is_some_and(|key| finds(&condition, &key.pk, &key.sk))
        }
    };
    (found != agrees).then(|| format!("{condition} finds: {found}, agrees: {agrees}"))
}

/// `stored` is the stored key. The values of the query come from `given` and `other`.
macro_rules! agree {
    ($($name:ident: $(#[$attr:meta])+ { $($field:ident: $ty:ty = $values:expr),+ }
        |$given:ident, $other:ident, $stored:ident| { $($query:expr => $agrees:expr;)+ })+) => {$(
        #[test]
        fn $name() {
            #[derive(Debug, Clone, Entity)]
            $(#[$attr])+
            struct Item { $($field: $ty),+ }

            let item = || ($($values,)+).prop_map(|($($field,)+)| Item { $($field: $field.into()),+ });
            let law = |(all, $given, $other): (Vec<Item>, Item, Item)| {
                for stored in all.iter().chain([&$given, &$other]) {
                    let $stored = stored;
                    $(
                        if let Some(reason) = disagrees($query, stored, $agrees) {
                            return Err(TestCaseError::fail(format!("{stored:?}: {reason}")));
                        }
                    )+
                }
                Ok(())
            };
            let all = (proptest::collection::vec(item(), 4..12), item(), item());
            run(&all, law);
        }
    )+};
}

/// Short lists.
fn some<T: std::fmt::Debug + 'static>(of: BoxedStrategy<T>) -> BoxedStrategy<Vec<T>> {
    proptest::collection::vec(of, 0..4).boxed()
}

fn is_under(list: &[String], first: &[String]) -> bool {
    list.starts_with(first) && list.len() > first.len()
}

fn within<T: Ord>(value: &T, low: &T, high: &T) -> bool {
    RangeInclusive::new(low, high).contains(&value)
}

fn below<T: Ord>(value: &T, low: &T, high: &T) -> bool {
    Range { start: low, end: high }.contains(&value)
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, KeyPart)]
#[key_part(len = 2)]
struct Pair(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    Open,
    Opener,
}

/// Its characters sort after `#` and `!`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, KeyPart)]
#[key_part(chars = "$0-9T:.+Z-")]
struct Rfc3339(String);

/// A newtype around one, and an `Option` of it in a key of an index.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, KeyPart)]
struct SeenAt(Rfc3339);

macro_rules! from_text {
    ($($ty:ty: $text:ident => $value:expr;)+) => {$(
        impl From<String> for $ty {
            fn from($text: String) -> Self {
                $value
            }
        }
    )+};
}

from_text! {
    Pair: text => Self(text);
    Rfc3339: text => Self(text);
    SeenAt: text => Self(text.into());
}

/// Short texts of which many begin with others.
fn times() -> BoxedStrategy<String> {
    let letters = select(vec!["1", "2", "$", "+", "-", ".", "Z", "#"]);
    proptest::collection::vec(letters, 0..4).prop_map(|some| some.concat()).boxed()
}

fn pairs() -> BoxedStrategy<String> {
    prop_oneof![
        select(vec!["aa", "ab", "a#", "b!", "é", "\u{80}", "\u{7F}\u{7F}"]).prop_map(str::to_owned),
        texts()
    ]
    .boxed()
}

agree! {
    texts_in_two_places: #[pk("P#<p>")] #[sk("A#<a>#<b>")]
        { p: String = texts(), a: String = texts(), b: String = texts() }
        |g, o, s| {
            Item::query().p(&g.p) => s.p == g.p;
            Item::collection().p(&g.p) => s.p == g.p;
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a(&g.a).b(&o.b) => s.p == g.p && s.a == g.a && s.b == o.b;
            Item::query().p(&g.p).a_starts_with(&g.a) => s.p == g.p && s.a.starts_with(&g.a);
            Item::query().p(&g.p).a(&g.a).b_starts_with(&o.b) => s.p == g.p && s.a == g.a && s.b.starts_with(&o.b);
            Item::query().p(&g.p).a(&g.a).b_in(g.b.as_str()..=o.b.as_str()) => s.p == g.p && s.a == g.a && within(&s.b, &g.b, &o.b);
            Item::query().p(&g.p).a(&g.a).b_in(g.b.as_str()..) => s.p == g.p && s.a == g.a && s.b >= g.b;
            Item::query().p(&g.p).a(&g.a).b_in(..=g.b.as_str()) => s.p == g.p && s.a == g.a && s.b <= g.b;
        }
    text_alone: #[pk("P#<p>")] #[sk("<a>")] { p: String = texts(), a: String = texts() }
        |g, o, s| {
            Item::query().p(&g.p) => s.p == g.p;
            Item::query().p(&g.p).a_in(g.a.as_str()..=o.a.as_str()) => s.p == g.p && within(&s.a, &g.a, &o.a);
            Item::query().p(&g.p).a_in(g.a.as_str()..) => s.p == g.p && s.a >= g.a;
            Item::query().p(&g.p).a_in(..=g.a.as_str()) => s.p == g.p && s.a <= g.a;
            Item::query().p(&g.p).a_starts_with(&g.a) => s.p == g.p && s.a.starts_with(&g.a);
        }
    tails: #[pk("<p..>")] #[sk("<a>#<b..>")] { p: String = texts(), a: String = texts(), b: String = texts() }
        |g, o, s| {
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a(&g.a).b_in(g.b.as_str()..=o.b.as_str()) => s.p == g.p && s.a == g.a && within(&s.b, &g.b, &o.b);
            Item::query().p(&g.p).a(&g.a).b_in(g.b.as_str()..) => s.p == g.p && s.a == g.a && s.b >= g.b;
            Item::query().p(&g.p).a(&g.a).b_starts_with(&o.b) => s.p == g.p && s.a == g.a && s.b.starts_with(&o.b);
        }
    lists: #[pk("<p..>")] #[sk("FILE#<a..>")] #[gsi(Alone, pk = "P", sk = "<a..>")]
        { p: Vec<u32> = some(small()), a: Vec<String> = some(texts()) }
        |g, o, s| {
            Item::query().p(&g.p) => s.p == g.p;
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a_under(&g.a) => s.p == g.p && is_under(&s.a, &g.a);
            Item::query().p(&g.p).a_under(&o.a[..o.a.len() / 2]) => s.p == g.p && is_under(&s.a, &o.a[..o.a.len() / 2]);
            Item::query_alone().a_under(&g.a[..g.a.len() / 2]) => is_under(&s.a, &g.a[..g.a.len() / 2]);
            Item::query_alone().a_under(&o.a) => is_under(&s.a, &o.a);
        }
    words_between_texts: #[pk("P")] #[sk("v<a>--<b>.x")] { a: String = texts(), b: String = texts() }
        |g, o, s| {
            Item::query().a(&g.a) => s.a == g.a;
            Item::query().a_starts_with(&g.a) => s.a.starts_with(&g.a);
            Item::query().a(&g.a).b_starts_with(&o.b) => s.a == g.a && s.b.starts_with(&o.b);
        }
    other_separator: #[entity(separator = '$')] #[pk("P$<p>")] #[sk("A$<a>$<b>")]
        { p: String = texts(), a: String = texts(), b: String = texts() }
        |g, o, s| {
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a_starts_with(&o.a) => s.p == g.p && s.a.starts_with(&o.a);
            Item::query().p(&g.p).a(&g.a).b_in(..=o.b.as_str()) => s.p == g.p && s.a == g.a && s.b <= o.b;
        }
    plain_numbers_and_states: #[pk("P")] #[sk("S#<state>#<n>#<a>")]
        { state: State = select(vec![State::Open, State::Opener]), n: u32 = small(), a: String = texts() }
        |g, o, s| {
            Item::query().state(g.state) => s.state == g.state;
            Item::query().state(g.state).n(o.n) => s.state == g.state && s.n == o.n;
            Item::query().state(g.state).n(g.n).a_in(g.a.as_str()..=o.a.as_str()) => s.state == g.state && s.n == g.n && within(&s.a, &g.a, &o.a);
        }
    formats_before_text: #[pk("P")] #[sk("<n:03>#<a>")]
        #[gsi(Ordered, pk = "P", sk = "X#<i:ordered>#<a>")]
        #[gsi(Desc, pk = "P", sk = "<i:desc>#<a>")]
        #[gsi(DescLast, pk = "P", sk = "<a>#<n:desc(3)>")]
        { n: u32 = small(), i: i64 = signed(), a: String = texts() }
        |g, o, s| {
            Item::query().n(g.n).a_starts_with(&o.a) => s.n == g.n && s.a.starts_with(&o.a);
            Item::query().n_in(g.n..=o.n) => within(&s.n, &g.n, &o.n);
            Item::query().n_in(g.n..o.n) => below(&s.n, &g.n, &o.n);
            Item::query().n_in(..o.n) => s.n < o.n;
            Item::query_ordered().i_in(g.i..=o.i) => within(&s.i, &g.i, &o.i);
            Item::query_ordered().i_in(g.i..o.i) => below(&s.i, &g.i, &o.i);
            Item::query_ordered().i_in(g.i..) => s.i >= g.i;
            Item::query_desc().i_in(g.i..=o.i) => within(&s.i, &g.i, &o.i);
            Item::query_desc().i_in(g.i..o.i) => below(&s.i, &g.i, &o.i);
            Item::query_desc().i_in(..o.i) => s.i < o.i;
            Item::query_desc().i_in(g.i..) => s.i >= g.i;
            Item::query_desc_last().a(&g.a).n_in(g.n..=o.n) => s.a == g.a && within(&s.n, &g.n, &o.n);
            Item::query_desc_last().a(&g.a).n_in(g.n..o.n) => s.a == g.a && below(&s.n, &g.n, &o.n);
            Item::query_desc_last().a(&g.a).n_in(..o.n) => s.a == g.a && s.n < o.n;
        }
    raw_attributes: #[pk(p)] #[sk(a)] #[gsi(Number, pk = p, sk = i)] #[gsi(Big, pk = i, sk = big)]
        #[gsi(Bytes, pk = p, sk = bytes)]
        { p: String = texts(), a: String = texts(), i: i64 = signed(),
          big: u128 = near(vec![0, 9, 10, u128::from(u64::MAX), 10_u128.pow(38) - 1]),
          bytes: Vec<u8> = proptest::collection::vec(near(vec![0_u8, 35, 255]), 0..3) }
        |g, o, s| {
            Item::query().p(&g.p) => s.p == g.p;
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a_in(g.a.as_str()..=o.a.as_str()) => s.p == g.p && within(&s.a, &g.a, &o.a);
            Item::query().p(&g.p).a_starts_with(&g.a) => s.p == g.p && s.a.starts_with(&g.a);
            Item::query_number().p(&g.p).i_in(g.i..=o.i) => s.p == g.p && within(&s.i, &g.i, &o.i);
            Item::query_number().p(&g.p).i_in(g.i..) => s.p == g.p && s.i >= g.i;
            Item::query_number().p(&g.p).i_in(..=g.i) => s.p == g.p && s.i <= g.i;
            Item::query_big().i(g.i).big_in(g.big..=o.big) => s.i == g.i && within(&s.big, &g.big, &o.big);
            Item::query_bytes().p(&g.p).bytes_in(g.bytes.as_slice()..=o.bytes.as_slice()) => s.p == g.p && within(&s.bytes, &g.bytes, &o.bytes);
        }
    several_attributes: #[pk("P#<a>#<b>")] #[gsi(List, pk = [p, "A#<a>"], sk = [i, "B#<b>#<n:04>", n])]
        { p: String = texts(), a: String = texts(), b: String = texts(), i: i64 = signed(), n: u32 = small() }
        |g, o, s| {
            Item::query_list().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query_list().p(&g.p).a(&g.a).i_in(g.i..=o.i) => s.p == g.p && s.a == g.a && within(&s.i, &g.i, &o.i);
            Item::query_list().p(&g.p).a(&g.a).i(g.i) => s.p == g.p && s.a == g.a && s.i == g.i;
            Item::query_list().p(&g.p).a(&g.a).i(g.i).b_starts_with(&o.b)
                => s.p == g.p && s.a == g.a && s.i == g.i && s.b.starts_with(&o.b);
            Item::query_list().p(&g.p).a(&g.a).i(g.i).b(&g.b) => s.p == g.p && s.a == g.a && s.i == g.i && s.b == g.b;
            Item::query_list().p(&g.p).a(&g.a).i(g.i).b(&g.b).n_in(g.n..o.n)
                => s.p == g.p && s.a == g.a && s.i == g.i && s.b == g.b && below(&s.n, &g.n, &o.n);
            Item::query_list().p(&g.p).a(&g.a).i(g.i).b(&g.b).n(o.n)
                => s.p == g.p && s.a == g.a && s.i == g.i && s.b == g.b && s.n == o.n;
        }
    inverted_and_local: #[pk("P#<p>")] #[sk("A#<a>#<n:05>")] #[gsi(Inverted)] #[lsi(Local, sk = "<n:desc>#<a>")]
        { p: String = texts(), a: String = texts(), n: u32 = small() }
        |g, o, s| {
            Item::query_inverted().a(&g.a).n(g.n) => s.a == g.a && s.n == g.n;
            Item::query_inverted().a(&g.a).n(g.n).p_starts_with(&o.p) => s.a == g.a && s.n == g.n && s.p.starts_with(&o.p);
            Item::query_inverted().a(&g.a).n(g.n).p_in(o.p.as_str()..) => s.a == g.a && s.n == g.n && s.p >= o.p;
            Item::query_local().p(&g.p).n_in(g.n..o.n) => s.p == g.p && below(&s.n, &g.n, &o.n);
            Item::query_local().p(&g.p).n(g.n).a_in(..=o.a.as_str()) => s.p == g.p && s.n == g.n && s.a <= o.a;
        }
    folded: #[pk("P#<p:lower>")] #[sk("A#<a:upper>#<b:lower>")]
        { p: String = texts(), a: String = texts(), b: String = texts() }
        |g, o, s| {
            Item::query().p(&g.p) => s.p.eq_ignore_ascii_case(&g.p);
            Item::query().p(&g.p).a(&g.a) => s.p.eq_ignore_ascii_case(&g.p) && s.a.eq_ignore_ascii_case(&g.a);
            Item::query().p(&g.p).a_starts_with(&g.a) => s.p.eq_ignore_ascii_case(&g.p)
                && s.a.to_ascii_lowercase().starts_with(&g.a.to_ascii_lowercase());
            Item::query().p(&g.p).a(&g.a).b_starts_with(&o.b) => s.p.eq_ignore_ascii_case(&g.p)
                && s.a.eq_ignore_ascii_case(&g.a)
                && s.b.to_ascii_lowercase().starts_with(&o.b.to_ascii_lowercase());
        }
    one_field_in_several_places: #[pk("P#<p>")] #[sk("<p>#<a>#<p>#<n>#<n:04>#<a>")]
        { p: String = texts(), a: String = texts(), n: u32 = small() }
        |g, o, s| {
            Item::query().p(&g.p) => s.p == g.p;
            Item::query().p(&g.p).a(&g.a) => s.p == g.p && s.a == g.a;
            Item::query().p(&g.p).a_starts_with(&o.a) => s.p == g.p && s.a.starts_with(&o.a);
            Item::query().p(&g.p).a(&g.a).n(o.n) => s.p == g.p && s.a == g.a && s.n == o.n;
        }
    text_of_one_length: #[pk("P")] #[sk("C#<c>b<a>")] #[gsi(Last, pk = "P", sk = "<a>#<c>")]
        { c: Pair = pairs(), a: String = texts() }
        |g, o, s| {
            Item::query().c(g.c.view()) => s.c == g.c;
            Item::query().c_in(g.c.view()..=o.c.view()) => within(&s.c, &g.c, &o.c);
            Item::query().c_in(g.c.view()..o.c.view()) => below(&s.c, &g.c, &o.c);
            Item::query().c_starts_with(&o.a) => s.c.0.starts_with(&o.a);
            Item::query_last().a(&g.a).c_in(g.c.view()..o.c.view()) => s.a == g.a && below(&s.c, &g.c, &o.c);
            Item::query_last().a(&g.a).c_in(..o.c.view()) => s.a == g.a && s.c < o.c;
        }
    text_before_a_lesser_literal: #[pk("P")] #[sk("<at>#SERVER#<a>")]
        #[gsi(Seen, pk = "P", sk = "S#<seen>!<a>")] #[gsi(Sharp, pk = "P", sk = "<at>##+<at>")]
        { at: Rfc3339 = times(), seen: SeenAt = times(), a: String = texts() }
        |g, o, s| {
            Item::query().at(&g.at).a_starts_with(&o.a) => s.at == g.at && s.a.starts_with(&o.a);
            Item::query().at_in(g.at.view()..=o.at.view()) => within(&s.at, &g.at, &o.at);
            Item::query().at_in(g.at.view()..o.at.view()) => below(&s.at, &g.at, &o.at);
            Item::query().at_in(g.at.view()..) => s.at >= g.at;
            Item::query().at_in(..=g.at.view()) => s.at <= g.at;
            Item::query().at_in(..g.at.view()) => s.at < g.at;
            Item::query().at_in((Bound::Excluded(g.at.view()), Bound::Unbounded)) => s.at > g.at;
            Item::query().at_in((Bound::Excluded(g.at.view()), Bound::Included(o.at.view()))) => s.at > g.at && s.at <= o.at;
            Item::query().at_in((Bound::Excluded(g.at.view()), Bound::Excluded(o.at.view()))) => s.at > g.at && s.at < o.at;
            Item::query_seen().seen_in(g.seen.view()..=o.seen.view()) => within(&s.seen, &g.seen, &o.seen);
            Item::query_seen().seen_in(g.seen.view()..o.seen.view()) => below(&s.seen, &g.seen, &o.seen);
            Item::query_sharp().at_in(g.at.view()..=o.at.view()) => within(&s.at, &g.at, &o.at);
            Item::query_sharp().at_in((Bound::Excluded(g.at.view()), Bound::Excluded(o.at.view()))) => s.at > g.at && s.at < o.at;
        }
    characters: #[pk("P")] #[sk("C#<c>")] { c: char = select(vec!['!', '#', '$', 'é', '\u{D7FF}', '\u{E000}']) }
        |g, o, s| {
            Item::query() => true;
            Item::query().c_in(g.c..=o.c) => within(&s.c, &g.c, &o.c);
            Item::query().c_in(g.c..) => s.c >= g.c;
        }
    conditional: #[pk("P")] #[gsi(I, name = Open, when(open = true), pk = "P", sk = "O#<n:desc(4)>#<a>")]
        #[gsi(I, name = Closed, pk = "P", sk = "#C#<n:04>")]
        { open: bool = any::<bool>(), n: u32 = small(), a: String = texts() }
        |g, o, s| {
            Item::query_open() => s.open;
            Item::query_closed() => !s.open;
            Item::query_open().n_in(g.n..o.n) => s.open && below(&s.n, &g.n, &o.n);
            Item::query_closed().n_in(g.n..) => !s.open && s.n >= g.n;
        }
}

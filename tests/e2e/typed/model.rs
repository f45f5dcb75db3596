//! Random documents, conditions and changes, each with its meaning in Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};
use std::str::FromStr;

use ddb_keys::aws::attribute::{AttributeType, Condition, Number, Ordered};
use ddb_keys::aws::{Client, Update};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
pub struct Inner {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// The greatest number of 38 digits.
pub const LARGEST: i128 = 10_i128.pow(38) - 1;

/// Billionths, as a decimal type of another crate would hold them.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Billionths(i128);

const BILLION: i128 = 1_000_000_000;

impl Display for Billionths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.abs());
        write!(f, "{sign}{}.{:09}", size / BILLION, size % BILLION)
    }
}

impl FromStr for Billionths {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        format!("{whole}{fraction:0<9}").parse().map(Self)
    }
}

/// A decimal number that is stored digit by digit.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
pub struct Total(#[serde(with = "ddb_keys::aws::as_number")] Billionths);

impl Ordered for Total {
    const STORED: AttributeType = AttributeType::N;
}

impl Number for Total {}

/// Every name is a word that DynamoDB reserves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DOC#<id>")]
pub struct Doc {
    pub id: u32,
    pub count: u8,
    pub size: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub status: Option<String>,
    pub name: String,
    pub list: Vec<i32>,
    #[serde(
        with = "serde_dynamo::string_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    pub set: BTreeSet<String>,
    pub map: BTreeMap<String, u16>,
    #[serde(rename = "values")]
    pub inner: Inner,
    #[serde(rename = "number")]
    pub big: u64,
    pub float: f64,
    pub long: i128,
    pub integer: Option<u128>,
    pub total: Total,
    pub r#type: bool,
}

#[derive(Debug, Table)]
#[table(name = "docs", pk = "PK")]
pub enum Docs {
    Doc(Doc),
}

const WORDS: [&str; 4] = ["a", "ab", "b", "abc"];

fn word(chance: &mut Chance) -> String {
    chance.of(&WORDS).to_string()
}

fn maybe<T>(chance: &mut Chance, value: impl FnOnce(&mut Chance) -> T) -> Option<T> {
    if chance.one_in(3) { None } else { Some(value(chance)) }
}

fn number(chance: &mut Chance) -> i32 {
    i32::try_from(chance.below(5)).unwrap() - 2
}

/// A number from the ends of the range that serde stores exactly.
fn big(chance: &mut Chance) -> u64 {
    match chance.below(4) {
        0 => u64::MAX,
        1 => u64::MAX - 1,
        2 => 1 << 53,
        _ => chance.below(3) as u64,
    }
}

/// A number that DynamoDB writes with up to 38 digits.
fn float(chance: &mut Chance) -> f64 {
    chance.of(&[-9.5e37, -0.1, 0.0, 1e-9, 0.1, 1e37, 12_345_678_901_234_567e21, 9.5e37])
}

/// A number of up to 38 digits, as many as DynamoDB keeps.
fn long(chance: &mut Chance) -> i128 {
    let size =
        chance.of(&[0, 7, 10, 10_i128.pow(37), i128::from(u64::MAX) + 1, LARGEST - 1, LARGEST]);
    if chance.one_in(2) { -size } else { size }
}

fn integer(chance: &mut Chance) -> u128 {
    long(chance).unsigned_abs()
}

/// A number of up to 37 digits, nine of them after the decimal point, to which others can be added.
fn total(chance: &mut Chance) -> Total {
    Total(Billionths(long(chance) / 10))
}

fn inner(chance: &mut Chance) -> Inner {
    Inner { name: word(chance), level: maybe(chance, |chance| chance.below(3) as u8) }
}

fn words(chance: &mut Chance) -> BTreeSet<String> {
    (0..chance.below(3)).map(|_| word(chance)).collect()
}

pub fn document(chance: &mut Chance, id: u32) -> Doc {
    Doc {
        id,
        count: chance.below(4) as u8,
        size: maybe(chance, number),
        status: maybe(chance, word),
        name: word(chance),
        list: (0..chance.below(3)).map(|_| number(chance)).collect(),
        set: words(chance),
        map: (0..chance.below(3)).map(|_| (word(chance), chance.below(3) as u16)).collect(),
        inner: inner(chance),
        big: big(chance),
        float: float(chance),
        long: long(chance),
        integer: maybe(chance, integer),
        total: total(chance),
        r#type: chance.one_in(2),
    }
}

/// A condition, and whether a document meets it.
pub struct Claim {
    pub condition: Condition<Doc>,
    pub holds: bool,
}

/// A random condition, evaluated on a document. The choices do not depend on the document.
pub fn claim(chance: &mut Chance, doc: &Doc, depth: usize) -> Claim {
    if depth > 0 && chance.one_in(2) {
        let one = claim(chance, doc, depth - 1);
        return match chance.below(3) {
            0 => Claim { condition: !one.condition, holds: !one.holds },
            1 => {
                let other = claim(chance, doc, depth - 1);
                Claim { condition: one.condition & other.condition, holds: one.holds & other.holds }
            }
            _ => {
                let other = claim(chance, doc, depth - 1);
                Claim { condition: one.condition | other.condition, holds: one.holds | other.holds }
            }
        };
    }
    let (condition, holds) = leaf(chance, doc);
    Claim { condition, holds }
}

fn leaf(chance: &mut Chance, doc: &Doc) -> (Condition<Doc>, bool) {
    let d = <Doc as ddb_keys::Document>::ATTRIBUTES;
    let (n, m, w, b) = (number(chance), number(chance), word(chance), big(chance));
    let (c, x, some) = (chance.below(4) as u8, float(chance), inner(chance));
    let (l, i, t) = (long(chance), integer(chance), total(chance));
    match chance.below(51) {
        0 => (d.count.eq(c), doc.count == c),
        1 => (d.count.ne(c), doc.count != c),
        2 => (d.count.lt(c), doc.count < c),
        3 => (d.count.between(1..=c), (1..=c).contains(&doc.count)),
        4 => (d.size.eq(n), doc.size == Some(n)),
        5 => (d.size.eq(None), doc.size.is_none()),
        6 => (d.size.lt(n), doc.size.is_some_and(|size| size < n)),
        7 => (d.size.ge(n), doc.size.is_some_and(|size| size >= n)),
        8 => (d.size.is_none(), doc.size.is_none()),
        9 => (d.size.exists(), true),
        10 => (d.status.missing(), doc.status.is_none()),
        11 => (d.status.is_some(), doc.status.is_some()),
        12 => (d.status.eq(None), doc.status.is_none()),
        13 => (d.status.ne(&w), doc.status.as_ref() != Some(&w)),
        14 => (
            d.status.begins_with(&w),
            doc.status.as_ref().is_some_and(|status| status.starts_with(&w)),
        ),
        15 => (d.name.contains(w.as_str()), doc.name.contains(&w)),
        16 => (d.name.gt(&w), doc.name > w),
        17 => (d.name.in_(["a", "abc"]), ["a", "abc"].contains(&doc.name.as_str())),
        18 => (d.status.in_(["a", "b"]), ["a", "b"].map(Some).contains(&doc.status.as_deref())),
        19 => (d.list.contains(n), doc.list.contains(&n)),
        20 => (d.list.nth(1).eq(n), doc.list.get(1) == Some(&n)),
        21 => (d.list.nth(1).missing(), doc.list.len() < 2),
        22 => (d.list.size().gt(1), doc.list.len() > 1),
        23 => (d.set.contains(w.as_str()), doc.set.contains(&w)),
        24 => (d.set.missing(), doc.set.is_empty()),
        25 => (d.set.size().ge(2), doc.set.len() >= 2),
        26 => (d.map.key(&w).eq(2), doc.map.get(&w) == Some(&2)),
        27 => (d.map.key(&w).exists(), doc.map.contains_key(&w)),
        28 => (d.inner.at(|i| i.name).le(&w), doc.inner.name <= w),
        29 => (d.inner.at(|i| i.level).lt(1), doc.inner.level.is_some_and(|level| level < 1)),
        30 => (d.inner.eq(&some), doc.inner == some),
        31 => (d.big.le(b), doc.big <= b),
        32 => (d.big.eq(b), doc.big == b),
        33 => (d.r#type.eq(true), doc.r#type),
        34 => (d.count.gt(d.list.size()), usize::from(doc.count) > doc.list.len()),
        35 => (d.float.eq(x), doc.float == x),
        36 => (d.float.lt(x), doc.float < x),
        37 => (d.float.between(x..=9e37), (x..=9e37).contains(&doc.float)),
        38 => (d.long.eq(l), doc.long == l),
        39 => (d.long.lt(l), doc.long < l),
        40 => (d.long.between(10..=l), (10..=l).contains(&doc.long)),
        41 => (d.long.in_([7, l]), [7, l].contains(&doc.long)),
        42 => (d.integer.eq(i), doc.integer == Some(i)),
        43 => (d.integer.ge(i), doc.integer.is_some_and(|integer| integer >= i)),
        44 => (d.integer.is_none(), doc.integer.is_none()),
        45 => (d.total.eq(t), doc.total == t),
        46 => (d.total.gt(t), doc.total > t),
        47 => (d.total.le(t), doc.total <= t),
        48 => (!d.r#type, !doc.r#type),
        49 => (d.total.between(t..=Total(Billionths(7))), doc.total >= t && doc.total.0.0 <= 7),
        _ => (d.size.between(n..=m), doc.size.is_some_and(|size| (n..=m).contains(&size))),
    }
}

/// One to three random changes, made to a request and to the document; `None` if the update must fail.
pub fn change(
    chance: &mut Chance,
    table: &Client<Docs>,
    doc: &Doc,
) -> (Update<Docs, Doc>, Option<Doc>) {
    let mut update = table.update(DocKey { id: 1 });
    let mut after = Some(doc.clone());
    let mut kinds: Vec<usize> = (0..13).collect();
    for _ in 0..=chance.below(3) {
        let kind = kinds.remove(chance.below(kinds.len()));
        update = one_change(chance, update, kind, doc, &mut after);
    }
    (update, after)
}

/// A change of one attribute; each kind is about another one.
fn one_change(
    chance: &mut Chance,
    update: Update<Docs, Doc>,
    kind: usize,
    doc: &Doc,
    after: &mut Option<Doc>,
) -> Update<Docs, Doc> {
    let (n, w, b, x) = (number(chance), word(chance), big(chance), float(chance));
    let (l, i, t) = (long(chance), integer(chance), total(chance));
    let mut then = |change: &mut dyn FnMut(&mut Doc)| {
        if let Some(after) = after {
            change(after);
        }
    };
    match (kind, chance.below(3)) {
        (0, 0) => {
            then(&mut |after| after.count += 3);
            update.add(|d| d.count, 3)
        }
        (0, 1) => {
            match doc.count.checked_sub(2) {
                Some(count) => then(&mut |after| after.count = count),
                None => *after = None,
            }
            update.subtract(|d| d.count, 2)
        }
        (0, _) => {
            match doc.count.checked_sub(1) {
                Some(count) => then(&mut |after| after.count = count),
                None => *after = None,
            }
            update.set_from(|d| d.count, |d| d.count - 1)
        }
        (1, 0) => {
            then(&mut |after| after.size = Some(n));
            update.set(|d| d.size, n)
        }
        (1, 1) => {
            then(&mut |after| after.size = None);
            update.set(|d| d.size, None)
        }
        (1, _) => {
            then(&mut |after| after.size = None);
            update.remove(|d| d.size)
        }
        (2, 0) => {
            then(&mut |after| after.status = Some(w.clone()));
            update.set(|d| d.status, &w)
        }
        (2, 1) => {
            then(&mut |after| after.status = Some(doc.status.clone().unwrap_or(w.clone())));
            update.set_if_missing(|d| d.status, &w)
        }
        (2, _) => {
            then(&mut |after| after.status = None);
            update.set(|d| d.status, None)
        }
        (3, 0) => {
            then(&mut |after| after.name.clone_from(&doc.inner.name));
            update.set_from(|d| d.name, |d| d.inner.at(|i| i.name))
        }
        (3, _) => {
            then(&mut |after| after.name.clone_from(&w));
            update.set(|d| d.name, w.as_str())
        }
        (4, 0) => {
            then(&mut |after| after.list.extend([n, 7]));
            update.append(|d| d.list, [n, 7])
        }
        (4, 1) => {
            then(&mut |after| after.list.insert(0, n));
            update.prepend(|d| d.list, [n])
        }
        (4, _) => {
            then(&mut |after| {
                if !after.list.is_empty() {
                    after.list.remove(0);
                }
            });
            update.remove(|d| d.list.nth(0))
        }
        (5, 0) => {
            then(&mut |after| {
                after.set.insert(w.clone());
            });
            update.add(|d| d.set, [w.as_str()])
        }
        (5, _) => {
            then(&mut |after| {
                after.set.remove(&w);
            });
            update.delete_from(|d| d.set, [w.as_str()])
        }
        (6, 0) => {
            then(&mut |after| {
                after.map.insert(w.clone(), 9);
            });
            update.set(|d| d.map.key(&w), 9)
        }
        (6, 1) => {
            then(&mut |after| *after.map.entry(w.clone()).or_default() += 1);
            update.add(|d| d.map.key(&w), 1)
        }
        (6, _) => {
            then(&mut |after| {
                after.map.remove(&w);
            });
            update.remove(|d| d.map.key(&w))
        }
        (7, 0) => {
            then(&mut |after| after.inner.name.clone_from(&w));
            update.set(|d| d.inner.at(|i| i.name), &w)
        }
        (7, 1) => {
            then(&mut |after| after.inner.level = None);
            update.remove(|d| d.inner.at(|i| i.level))
        }
        (7, _) => {
            then(&mut |after| after.inner.level = Some(doc.inner.level.unwrap_or(4) + 1));
            update.set_from(|d| d.inner.at(|i| i.level), |d| d.inner.at(|i| i.level).or(4) + 1)
        }
        (10, 0) => {
            then(&mut |after| after.long = l);
            update.set(|d| d.long, l)
        }
        (10, 1) => {
            match doc.long.checked_add(l).filter(|sum| sum.abs() <= LARGEST) {
                Some(sum) => then(&mut |after| after.long = sum),
                None => *after = None,
            }
            update.add(|d| d.long, l)
        }
        (10, _) => {
            match doc.long.checked_sub(l).filter(|difference| difference.abs() <= LARGEST) {
                Some(difference) => then(&mut |after| after.long = difference),
                None => *after = None,
            }
            update.set_from(|d| d.long, |d| d.long - l)
        }
        (11, 0) => {
            then(&mut |after| after.integer = None);
            update.remove(|d| d.integer)
        }
        (11, _) => {
            then(&mut |after| after.integer = Some(i));
            update.set(|d| d.integer, i)
        }
        (12, 0) => {
            then(&mut |after| after.total = t);
            update.set(|d| d.total, t)
        }
        (12, 1) => {
            then(&mut |after| after.total.0.0 += t.0.0);
            update.add(|d| d.total, t)
        }
        (12, _) => {
            then(&mut |after| after.total.0.0 -= t.0.0);
            update.subtract(|d| d.total, t)
        }
        (8, _) => {
            then(&mut |after| after.big = b);
            update.set(|d| d.big, b)
        }
        _ => {
            then(&mut |after| after.float = x);
            update.set(|d| d.float, x)
        }
    }
}

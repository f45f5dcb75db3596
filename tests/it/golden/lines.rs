//! One line a key: `template | values | text`.

use std::collections::BTreeMap;
use std::fmt::Write;

use ddb_keys::{Entity, KeyOf, KeyValue, query::IntoCondition};

#[derive(Default)]
pub(super) struct Lines(String);

impl Lines {
    pub(super) fn shown(self) -> String {
        self.0
    }

    pub(super) fn title(&mut self, title: &str) {
        let gap = if self.0.is_empty() { "" } else { "\n" };
        writeln!(self.0, "{gap}# {title}\n").unwrap();
    }

    fn add(&mut self, template: &str, values: &str, text: &str) {
        let (template, values) = (one_line(template), one_line(values));
        writeln!(self.0, "{template} | {values} | {text}").unwrap();
    }

    /// The primary key of an item. Checks that its text parses and builds again.
    pub(super) fn key<E: Entity>(&mut self, template: &str, values: &str, item: &E) {
        let key = item.key().build_key().unwrap();
        let sk = key.sk.as_ref();
        if let (Some(pk), true) = (key.pk.as_str(), sk.is_none_or(|sk| sk.as_str().is_some())) {
            let parsed = E::parse_key(pk, sk.and_then(KeyValue::as_str));
            let parsed = parsed.unwrap_or_else(|| panic!("{key} does not parse"));
            assert_eq!(parsed.build_key().as_ref(), Ok(&key));
        }
        self.add(
            template,
            values,
            &halves(std::slice::from_ref(&key.pk), sk.map(std::slice::from_ref)),
        );
    }

    /// The only index key of an item, or that it has none; `parse` reads the text and builds again.
    pub(super) fn index_key<E: Entity>(
        &mut self,
        template: &str,
        values: &str,
        item: &E,
        parse: impl Fn(&[&str], &[&str]) -> String,
    ) {
        let keys = item.keys().unwrap().indexes;
        let Some(key) = keys.first() else { return self.add(template, values, "none") };
        let (pk, sk) = (texts(&key.pk), texts(&key.sk));
        let built = [pk.join(", "), sk.join(", ")];
        assert_eq!(parse(&pk, &sk), built.join(" | ").trim_end_matches(" | "));
        let sk = (!key.sk.is_empty()).then_some(key.sk.as_slice());
        self.add(template, values, &format!("{}: {}", key.name, halves(&key.pk, sk)));
    }

    /// The condition of a query.
    pub(super) fn condition(&mut self, template: &str, query: &str, given: impl IntoCondition) {
        let condition = given.into_condition().unwrap();
        self.add(template, query, &condition.to_string());
    }
}

fn texts(half: &[KeyValue]) -> Vec<&str> {
    half.iter().filter_map(KeyValue::as_str).collect()
}

/// Values as they are stored: S in quotes, N as digits, B in hexadecimal digits.
fn halves(pk: &[KeyValue], sk: Option<&[KeyValue]>) -> String {
    let half = |values: &[KeyValue]| {
        let shown = values.iter().map(|value| match value {
            KeyValue::S(text) => format!("{text:?}"),
            other => other.to_string(),
        });
        shown.collect::<Vec<_>>().join(", ")
    };
    match sk {
        Some(sk) => format!("{} / {}", half(pk), half(sk)),
        None => half(pk),
    }
}

fn one_line(source: &str) -> String {
    source.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines that are missing, changed or new.
pub(super) fn differences(kept: &str, now: &str) -> String {
    let (kept, now) = (by_key(kept), by_key(now));
    let mut told = BTreeMap::new();
    for (key, (line, was)) in &kept {
        match now.get(key) {
            None => told.insert((*line, *key), format!("was {was}, is gone")),
            Some((_, is)) if is != was => told.insert((*line, *key), format!("was {was}, is {is}")),
            Some(_) => None,
        };
    }
    for (key, (line, is)) in &now {
        if !kept.contains_key(key) {
            told.insert((*line, *key), format!("is new, {is}"));
        }
    }
    told.into_iter().fold(String::new(), |mut all, ((line, key), what)| {
        writeln!(all, "line {line}, {key}: {what}").unwrap();
        all
    })
}

/// The number and the text of each line, by its template and values.
fn by_key(lines: &str) -> BTreeMap<&str, (usize, &str)> {
    let mut found = BTreeMap::new();
    for (number, line) in lines.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (template, rest) = line.split_once(" | ").unwrap();
        let at = template.len() + 3 + rest.find(" | ").unwrap();
        let twice = found.insert(&line[..at], (number + 1, &line[at + 3..]));
        assert!(twice.is_none(), "line {} has the template and values of another", number + 1);
    }
    found
}

/// Derives an entity for each shape, and writes the primary keys of items with the values given.
macro_rules! keys {
    ($lines:ident; $($(#[$attr:meta])+ { $($field:ident: $ty:ty),+ } $(($($value:expr),+))+;)+) => {$({
        crate::golden::lines::item!($(#[$attr])+ { $($field: $ty),+ });
        $(
            let item = Item::of(($(crate::golden::made::Made::made($value),)+));
            $lines.key(Item::TEMPLATE, &Item::values(stringify!($($value),+)), &item);
        )+
    })+};
}

/// As above, for index keys. Each entity has one, called `Index`, and the closure parses it.
macro_rules! index_keys {
    ($lines:ident; $($(#[$attr:meta])+ { $($field:ident: $ty:ty),+ }
        |$pk:ident, $sk:ident| $parse:expr, $(($($value:expr),+))+;)+) => {$({
        crate::golden::lines::item!($(#[$attr])+ { $($field: $ty),+ });
        let parse = |$pk: &[&str], $sk: &[&str]| $parse.unwrap().build().unwrap().to_string();
        $(
            let item = Item::of(($(crate::golden::made::Made::made($value),)+));
            $lines.index_key(Item::TEMPLATE, &Item::values(stringify!($($value),+)), &item, parse);
        )+
    })+};
}

/// The conditions of an entity's queries.
macro_rules! conditions {
    ($lines:ident; $($(#[$attr:meta])+ { $($field:ident: $ty:ty),+ } $($query:expr),+;)+) => {$({
        crate::golden::lines::item!($(#[$attr])+ { $($field: $ty),+ });
        $($lines.condition(Item::TEMPLATE, stringify!($query), $query);)+
    })+};
}

/// The entity of a shape, made of a tuple, and how its lines show it.
macro_rules! item {
    ($(#[$attr:meta])+ { $($field:ident: $ty:ty),+ }) => {
        #[derive(ddb_keys::Entity)]
        $(#[$attr])+
        #[allow(dead_code, reason = "fields that no key has, and items that are only asked for")]
        struct Item { $($field: $ty),+ }

        #[allow(dead_code, reason = "items that are only asked for")]
        impl Item {
            const TEMPLATE: &str = concat!($(stringify!($attr), " "),+);

            /// `a: String, b: u32 = "alice", 7`.
            fn values(values: &str) -> String {
                let fields = [$(concat!(stringify!($field), ": ", stringify!($ty))),+];
                format!("{} = {values}", fields.join(", "))
            }

            fn of(($($field,)+): ($($ty,)+)) -> Self {
                Self { $($field),+ }
            }
        }
    };
}

pub(super) use {conditions, index_keys, item, keys};

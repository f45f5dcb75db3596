//! The laws L1, L2, L3 and L7, as checks over any shape of entity.

mod stored;

use std::collections::HashMap;
use std::fmt::Debug;

use ddb_keys::{
    Entity, KeyOf, KeyValue,
    schema::{EntitySchema, Segment, Source},
};
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestRunner};

pub(crate) use stored::slips;

/// Runs 250 cases, or the number in `PROPTEST_CASES`.
pub(crate) fn config() -> ProptestConfig {
    let set = std::env::var_os("PROPTEST_CASES").is_some();
    let config = ProptestConfig::default();
    ProptestConfig {
        cases: if set { config.cases } else { 250 },
        failure_persistence: None,
        // A million cases reject more values than the default allows.
        max_local_rejects: u32::MAX,
        max_global_rejects: u32::MAX,
        ..config
    }
}

pub(crate) fn run<S: Strategy>(strategy: &S, law: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    if let Err(broken) = TestRunner::new(config()).run(strategy, law) {
        panic!("{broken}");
    }
}

/// A stored key: partition key, and sort key if the table has one.
pub(crate) type Texts = (String, Option<String>);

/// An entity made from values.
pub(crate) trait Made<V>: Entity {
    fn made(of: &V) -> Self;
}

/// The functions of an entity that the laws use. The laws are compiled once for the values, not for
/// each entity.
pub(crate) struct Shape<V> {
    name: &'static str,
    pub(crate) schema: &'static EntitySchema,
    pub(crate) built: fn(&V) -> Option<Texts>,
    /// Whether the key is equal after it is built and parsed. `None` if it does not parse.
    comes_back: fn(&V, &Texts) -> Option<bool>,
    have_same_key: fn(&V, &V) -> bool,
    /// The text that a stored key builds again, or the error. `None` if it does not parse.
    rebuilt: fn(&Texts) -> Option<Result<Texts, String>>,
    claims: fn(&str, Option<&str>) -> bool,
}

impl<V> Shape<V> {
    pub(crate) const fn of<E: Made<V> + 'static>(name: &'static str) -> Self {
        Self {
            name,
            schema: E::SCHEMA,
            built: |values| E::made(values).key().build_key().ok().map(texts_of),
            comes_back: |values, (pk, sk)| {
                Some(E::parse_key(pk, sk.as_deref())? == E::made(values).key())
            },
            have_same_key: |one, other| E::made(one).key() == E::made(other).key(),
            rebuilt: |(pk, sk)| {
                let built = E::parse_key(pk, sk.as_deref())?.build_key();
                Some(built.map(texts_of).map_err(|error| error.to_string()))
            },
            claims: E::claims,
        }
    }
}

fn texts_of(key: ddb_keys::Key) -> Texts {
    (text_of(key.pk), key.sk.map(text_of))
}

/// Checks that a text was allocated once with its exact size, so every part counts its bytes correctly.
fn text_of(value: KeyValue) -> String {
    let text = match value {
        KeyValue::S(text) | KeyValue::N(text) => text,
        KeyValue::B(bytes) => panic!("{bytes:?} is not text"),
    };
    assert_eq!(text.capacity(), text.len(), "{text}");
    text
}

/// Checks every law for every shape, with the same values and stored texts.
pub(crate) fn hold<V: Debug>(values: &BoxedStrategy<V>, shapes: &[Shape<V>]) {
    let cases = (values.clone(), values.clone(), stored::noise(), slips());
    run(&cases, |(one, other, noise, slip)| {
        for shape in shapes {
            let exact = is_exact(shape.schema);
            if let Some(texts) = (shape.built)(&one) {
                shape.parse_undoes_build(&one, &texts, exact)?;
                if exact && (shape.built)(&other).as_ref() == Some(&texts) {
                    let same = (shape.have_same_key)(&one, &other);
                    prop_assert!(same, "{}: different keys, one text {:?}", shape.name, texts);
                }
                shape.build_undoes_parse(&texts)?;
                shape.build_undoes_parse(&slip.of(&texts))?;
            }
            let stored = noise.key_of(shape.schema);
            shape.build_undoes_parse(&stored)?;
            shape.build_undoes_parse(&slip.of(&stored))?;
        }
        Ok(())
    });
}

impl<V> Shape<V> {
    /// L1: parse(build(k)) = k, up to the truncation or folding that a format names. L3 follows,
    /// and is also checked by itself.
    fn parse_undoes_build(&self, of: &V, texts: &Texts, exact: bool) -> Result<(), TestCaseError> {
        let back = (self.comes_back)(of, texts);
        prop_assert!(back.is_some(), "{}: built, but does not parse: {:?}", self.name, texts);
        prop_assert!(!exact || back == Some(true), "{}: another key from {:?}", self.name, texts);
        Ok(())
    }

    /// L2 and L7: build(parse(s)) = s for every string that parses, and no string causes a panic.
    fn build_undoes_parse(&self, texts: &Texts) -> Result<(), TestCaseError> {
        let rebuilt = (self.rebuilt)(texts);
        let claimed = (self.claims)(&texts.0, texts.1.as_deref());
        prop_assert_eq!(claimed, rebuilt.is_some(), "{}: {:?}", self.name, texts);
        if let Some(rebuilt) = rebuilt {
            prop_assert_eq!(rebuilt.as_ref(), Ok(texts), "{}", self.name);
        }
        Ok(())
    }
}

/// Whether each field has a place that keeps its whole value.
fn is_exact(schema: &EntitySchema) -> bool {
    let mut exact: HashMap<&str, bool> = HashMap::new();
    for attribute in std::iter::once(schema.pk).chain(schema.sk) {
        match attribute.source {
            Source::Raw { field, .. } => {
                exact.insert(field, true);
            }
            Source::Template { segments, .. } => {
                for segment in segments {
                    if let Segment::Part(part) = segment {
                        *exact.entry(part.field).or_default() |= part.exact;
                    }
                }
            }
        }
    }
    exact.values().all(|exact| *exact)
}

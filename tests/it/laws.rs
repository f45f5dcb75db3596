//! The laws L1, L2, L3 and L7, as checks over any entity.

use std::collections::HashMap;
use std::fmt::Debug;

use ddb_keys::{Entity, EntitySchema, KeyAttribute, Segment, Source};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{TestCaseError, TestRunner};

/// Every law, over values and strings made for the entity.
pub(crate) fn hold<E>(values: &BoxedStrategy<E>)
where
    E: Entity + Debug + 'static,
    for<'a> E::Key<'a>: Copy + Debug + PartialEq,
{
    let pairs = (values.clone(), values.clone());
    run(&pairs, |(one, other)| {
        parse_undoes_build(&one)?;
        different_keys_have_different_texts(&one, &other)
    });
    let built = values.clone().prop_map(|value| text_of(&value).unwrap_or_default());
    let built = prop_oneof![built, stored_texts(E::SCHEMA)];
    run(&(built, slips()), |(texts, slips)| {
        build_undoes_parse::<E>(&texts)?;
        build_undoes_parse::<E>(&slips.of(texts))
    });
}

fn run<S: Strategy>(strategy: &S, law: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if let Err(broken) = TestRunner::new(config).run(strategy, law) {
        panic!("{broken}");
    }
}

/// A stored key: partition key, and sort key where the table has one.
type Texts = (String, Option<String>);

fn text_of<E: Entity>(value: &E) -> Option<Texts> {
    let primary = value.keys().ok()?.primary;
    Some((primary.pk.to_string(), primary.sk.map(|sk| sk.to_string())))
}

/// L1: parse(build(k)) = k, up to the folding that a format names.
fn parse_undoes_build<E>(value: &E) -> Result<(), TestCaseError>
where
    E: Entity + Debug + 'static,
    for<'a> E::Key<'a>: Copy + Debug + PartialEq,
{
    let Some((pk, sk)) = text_of(value) else { return Ok(()) };
    let parsed = E::parse_key(&pk, sk.as_deref());
    let Some(parsed) = parsed else {
        return Err(TestCaseError::fail(format!("built, but does not parse: {pk:?} | {sk:?}")));
    };
    if is_exact(E::SCHEMA) {
        prop_assert_eq!(parsed, value.key());
    }
    Ok(())
}

/// L3: build is injective.
fn different_keys_have_different_texts<E>(one: &E, other: &E) -> Result<(), TestCaseError>
where
    E: Entity + Debug + 'static,
    for<'a> E::Key<'a>: Debug + PartialEq,
{
    let (Some(text), Some(other_text)) = (text_of(one), text_of(other)) else { return Ok(()) };
    if text == other_text && is_exact(E::SCHEMA) {
        prop_assert_eq!(one.key(), other.key());
    }
    Ok(())
}

/// L2 and L7: build(parse(s)) = s for every string that parses, and none makes it panic.
fn build_undoes_parse<E: Entity + 'static>((pk, sk): &Texts) -> Result<(), TestCaseError>
where
    for<'a> E::Key<'a>: Debug,
{
    let parsed = E::parse_key(pk, sk.as_deref());
    prop_assert_eq!(E::claims(pk, sk.as_deref()), parsed.is_some());
    let Some(key) = parsed else { return Ok(()) };
    let built = ddb_keys::KeyOf::<E>::build_key(&key);
    let built = built.map_err(|error| {
        TestCaseError::fail(format!("{pk:?} | {sk:?} parses to {key:?}, but: {error}"))
    })?;
    prop_assert_eq!(&built.pk.to_string(), pk);
    prop_assert_eq!(&built.sk.map(|sk| sk.to_string()), sk);
    Ok(())
}

/// Whether each field has a place that keeps all of its value.
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

/// Texts that look like keys of the entity: its literals, with any text at the placeholders,
/// mostly the same text where a field has several places.
fn stored_texts(schema: &'static EntitySchema) -> BoxedStrategy<Texts> {
    let choices = proptest::collection::vec(part_text(), 8);
    (choices, proptest::collection::vec(0u8..8, 16))
        .prop_map(|(texts, dice)| {
            let mut dice = dice.into_iter().cycle();
            let mut fields: Vec<&str> = Vec::new();
            let mut text_at = |field: &'static str| -> String {
                let known = fields.iter().position(|known| *known == field);
                let at = known.unwrap_or_else(|| {
                    fields.push(field);
                    fields.len() - 1
                });
                let text = &texts[at % texts.len()];
                match dice.next() {
                    Some(0) => texts[7].clone(),
                    Some(1) => text.to_uppercase(),
                    Some(2) => text.to_lowercase(),
                    _ => text.clone(),
                }
            };
            let mut render = |attribute: &KeyAttribute| -> String {
                match attribute.source {
                    Source::Raw { field, .. } => text_at(field),
                    Source::Template { segments, .. } => segments
                        .iter()
                        .map(|segment| match segment {
                            Segment::Literal(literal) => (*literal).to_owned(),
                            Segment::Part(part) => text_at(part.field),
                        })
                        .collect(),
                }
            };
            (render(schema.pk), schema.sk.map(render))
        })
        .boxed()
}

fn part_text() -> BoxedStrategy<String> {
    prop_oneof![
        4 => nasty_text(),
        2 => "[0-9]{1,12}",
        1 => "[+-]?0{0,2}[0-9]{0,4}",
        1 => "[0-9]{38,40}",
        1 => select(vec!["true", "false", "open", "IN_PROGRESS", "-1", "-0", "340282366920938463463374607431768211455"])
            .prop_map(str::to_owned),
        1 => "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-fA-F]{12}",
    ]
    .boxed()
}

/// Text of few letters, so that texts meet, and of every letter that has ever gone wrong.
pub(crate) fn nasty_text() -> BoxedStrategy<String> {
    let letters = vec![
        "a", "b", "A", "v", "x", "0", "5", "#", "|", ".", "-", "<", ">", "%", "$", "{", " ", "\t",
        "\n", "\0", "\u{301}", "é", "😀", "ß", "ﬁ", "#ORG#", "-x", "^", "*",
    ];
    prop_oneof![
        6 => proptest::collection::vec(select(letters), 0..6).prop_map(|letters| letters.concat()),
        2 => "[ab]{1,2}",
        1 => any::<String>(),
        1 => "\\PC{0,8}",
    ]
    .boxed()
}

/// A slip of the pen, somewhere in a text.
fn slips() -> impl Strategy<Value = Slip> {
    let letter = select(vec!['#', 'a', '0', ' ', '\t', '+', '-', '😀', '\u{301}', '.', '\n']);
    (any::<bool>(), any::<prop::sample::Index>(), 0u8..4, letter)
        .prop_map(|(in_pk, at, kind, letter)| Slip { in_pk, at, kind, letter })
}

#[derive(Debug)]
struct Slip {
    in_pk: bool,
    at: prop::sample::Index,
    kind: u8,
    letter: char,
}

impl Slip {
    fn of(&self, (pk, sk): Texts) -> Texts {
        match sk {
            Some(sk) if !self.in_pk => (pk, Some(self.within(&sk))),
            sk => (self.within(&pk), sk),
        }
    }

    fn within(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let at = self.at.index(letters.len() + 1);
        match self.kind {
            0 => letters.insert(at, self.letter),
            1 if at < letters.len() => letters[at] = self.letter,
            2 => letters.truncate(at),
            _ if at < letters.len() => drop(letters.remove(at)),
            _ => {}
        }
        letters.into_iter().collect()
    }
}

//! Differences between two versions of a key attribute.

use super::class::{self, Rule};
use super::difference::ChartDifference;
use super::model::{Attribute, Segment};
use super::part::{PartText, TAIL};
use super::relation::{Place, Relation, relation};
use super::versions::Versions;
use super::witness::{UNCHANGED, witness};

/// A version of an attribute, and the next one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Change<'c> {
    pub(super) versions: &'c Versions<'c>,
    pub(super) before: &'c Attribute,
    pub(super) after: &'c Attribute,
    /// The separator of the next version.
    pub(super) separator: char,
    /// Whether ranges of it can be read.
    pub(super) sorted: bool,
}

impl<'c> Change<'c> {
    /// The changes of a partition key and of a sort key, if both versions have one.
    pub(super) fn of_primary(versions: &'c Versions<'c>) -> (Self, Option<Self>) {
        let (old, new) = (&versions.before.key, &versions.after.key);
        let change = |before, after, sorted| {
            let separator = new.separator;
            Self { versions, before, after, separator, sorted }
        };
        let sk = old.sk.as_ref().zip(new.sk.as_ref());
        (change(&old.pk, &new.pk, false), sk.map(|(old, new)| change(old, new, true)))
    }

    /// The rules that apply, each once.
    pub(super) fn rules(self) -> Vec<Rule> {
        if self.before == self.after {
            return Vec::new();
        }
        let mut rules = self.all_rules();
        if rules.is_empty() {
            rules.push(class::RESPELLED);
        }
        rules.sort_by_key(|rule| (std::cmp::Reverse(rule.class), rule.id));
        rules.dedup();
        rules
    }

    fn all_rules(self) -> Vec<Rule> {
        if self.before.key_type() != self.after.key_type() {
            return Vec::from([class::KEY_TYPE_CHANGED]);
        }
        let mut rules = Vec::new();
        if self.before.is_raw() != self.after.is_raw() {
            rules.push(class::RAW_CHANGED);
        }
        let (before, after) = (segments(self.before), segments(self.after));
        let is_part = |segment: &Segment| matches!(segment, Segment::Part { .. });
        let in_step = before.iter().map(is_part).eq(after.iter().map(is_part));
        if !in_step {
            rules.push(self.other_parts());
            return rules;
        }
        let pairs = before.iter().zip(&after).enumerate();
        rules.extend(pairs.flat_map(|(at, pair)| self.segment_rules(at, pair)));
        rules
    }

    /// The rule for templates whose segments do not correspond.
    fn other_parts(self) -> Rule {
        let old: Vec<&str> =
            self.before.fields().map(|(field, _)| self.versions.now(field)).collect();
        let new: Vec<&str> = self.after.fields().map(|(field, _)| field).collect();
        let (mut sorted_old, mut sorted_new) = (old.clone(), new.clone());
        sorted_old.sort_unstable();
        sorted_new.sort_unstable();
        match (old == new, sorted_old == sorted_new) {
            (true, _) => class::LITERAL_CHANGED,
            (false, true) => class::PARTS_REORDERED,
            (false, false) => class::PARTS_CHANGED,
        }
    }

    fn segment_rules(self, at: usize, pair: (&Segment, &Segment)) -> Vec<Rule> {
        let (old, new, before, after) = match pair {
            (Segment::Literal(old), Segment::Literal(new)) if old != new => {
                return Vec::from([class::LITERAL_CHANGED]);
            }
            (
                Segment::Part { field: old, part: before },
                Segment::Part { field: new, part: after },
            ) => (old, new, before, after),
            _ => return Vec::new(),
        };
        let name = if old == new || self.before.is_raw() || self.after.is_raw() {
            None
        } else if self.versions.now(old) == new {
            Some(class::FIELD_RENAMED)
        } else if self.before.fields().any(|(field, _)| self.versions.now(field) == new) {
            return Vec::from([class::PARTS_REORDERED]);
        } else {
            return Vec::from([class::PARTS_CHANGED]);
        };
        let (sorted, separator) = (self.sorted, self.separator);
        let Versions { before: entity, after: next, .. } = self.versions;
        let stored = !self.before.is_raw() && entity.has_one_of(&next.field(new));
        let place = Place { sorted, stored, separator, next: self.after.literal_after(at) };
        let text = match relation(before, after, place) {
            Relation::Same => None,
            Relation::Respelled => Some(class::RESPELLED),
            Relation::Wider => Some(class::WIDENED),
            Relation::Reordered => Some(class::ORDER_CHANGED),
            Relation::Narrower => Some(class::NARROWED),
            Relation::OtherFormat => Some(class::FORMAT_CHANGED),
            Relation::OtherType => Some(class::TYPE_CHANGED),
        };
        name.into_iter().chain(text).collect()
    }

    /// A difference by one of the rules.
    pub(super) fn difference(self, rule: Rule, subject: String) -> ChartDifference {
        let difference = ChartDifference::new(rule, subject);
        let mut difference = difference.between(self.before, self.after);
        difference.witness = if rule == class::ORDER_CHANGED {
            Some("as numbers 9 < 10, but as texts `10` < `9`".into())
        } else if self.before.is_raw() == self.after.is_raw() {
            let witness = witness(self.before, self.after, self.separator);
            // Where the text stays, the value in the attribute is what cannot be read.
            witness.filter(|shown| rule != class::TYPE_CHANGED || !shown.ends_with(UNCHANGED))
        } else {
            // The name of a raw key is that of its attribute, so that the fields cannot be compared.
            None
        };
        difference
    }
}

/// The segments. A raw field is one part, which may contain separators, as a tail may.
fn segments(attribute: &Attribute) -> Vec<Segment> {
    let segments = attribute.segments.iter().cloned().map(|segment| match segment {
        Segment::Part { field, part } if attribute.is_raw() => {
            Segment::Part { field, part: PartText { format: TAIL.into(), ..part } }
        }
        segment => segment,
    });
    segments.collect()
}

//! What the steps after a change name: the entity, and its keys as attributes.

use super::model::{Attribute, EntityEntry, PrimaryKey, Segment};
use super::renames::Renames;

/// The entity of a difference, and its keys as they are to be declared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Advice {
    /// The name of the entity.
    name: String,
    /// The name of its struct.
    ident: String,
    /// The old key, as the attribute that declares it beside the new one.
    former: String,
    /// The new key, as the attribute that declares it beside the old one.
    coming: String,
}

impl Advice {
    /// About an entity that has gone.
    pub(super) fn about(entity: &EntityEntry) -> Self {
        Self { name: entity.name.clone(), ident: entity.ident.clone(), ..Self::default() }
    }

    /// About an entity that has changed.
    pub(super) fn between(before: &EntityEntry, after: &EntityEntry, renames: &Renames) -> Self {
        let taken = |name: &String| {
            [before, after].iter().any(|of| {
                let of_indexes = of.former_indexes.iter().map(|former| &former.key.name);
                of.formers.iter().map(|former| &former.name).chain(of_indexes).any(|of| of == name)
            })
        };
        let mut names = (1..).map(|number| format!("V{number}")).filter(|name| !taken(name));
        let name = names.next().unwrap_or_default();
        Self {
            former: declared(&name, before, after.key.separator, renames),
            coming: declared("Next", after, before.key.separator, &Renames::default()),
            ..Self::about(after)
        }
    }

    /// A step with the names.
    pub(super) fn filled(&self, step: &str) -> String {
        let Self { name, ident, former, coming } = self;
        let names =
            [("{name}", name), ("{struct}", ident), ("{former}", former), ("{coming}", coming)];
        names.into_iter().fold(step.to_string(), |step, (of, name)| step.replace(of, name))
    }
}

/// The primary key of an entity as an attribute of another version, whose keys have this separator.
fn declared(name: &str, of: &EntityEntry, separator: char, renames: &Renames) -> String {
    let key = |word: &str, attribute: &Attribute| {
        let source = match attribute {
            Attribute::Template(segments) => format!("{:?}", renamed(segments, renames).text()),
            Attribute::Raw { attribute, .. } => of.field_of(attribute).to_string(),
        };
        format!(", {word} = {source}")
    };
    let PrimaryKey { separator: own, pk, sk } = &of.key;
    let pk = key("pk", pk);
    let sk = sk.as_ref().map(|sk| key("sk", sk)).unwrap_or_default();
    let own = (*own != separator).then(|| format!(", separator = {own:?}"));
    format!("#[former({name}{pk}{sk}{})]", own.unwrap_or_default())
}

/// A template with the names that its fields have now.
fn renamed(segments: &[Segment], renames: &Renames) -> Attribute {
    let segments = segments.iter().map(|segment| match segment {
        Segment::Part { field, part } => {
            Segment::Part { field: renames.now(field).into(), part: part.clone() }
        }
        Segment::Literal(_) => segment.clone(),
    });
    Attribute::Template(segments.collect())
}

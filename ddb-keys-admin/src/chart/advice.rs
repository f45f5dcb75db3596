//! What the steps after a change name: the entity, and its keys as attributes.

use ddb_keys::schema::{IndexKind, KeyType};

use super::model::{Attribute, EntityEntry, IndexKeyEntry, PrimaryKey, Segment};
use super::versions::Versions;

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
    pub(super) fn between(versions: &Versions<'_>) -> Self {
        let Versions { before, after, .. } = versions;
        let as_they_are = Versions::of(after, after);
        Self {
            former: declared(&free_name(versions, ""), versions, after.key.separator),
            coming: declared("Next", &as_they_are, before.key.separator),
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

/// The old key of an index as the attribute that declares it beside the new one. `None` if it cannot be a former key.
pub(super) fn former_index(
    versions: &Versions<'_>,
    [old, new]: [&IndexKeyEntry; 2],
) -> Option<String> {
    let after = versions.after;
    let attributes = || old.pk.iter().chain(&old.sk);
    let is_whole = attributes()
        .flat_map(Attribute::fields)
        .all(|(field, _)| after.has_field(versions.now(field)));
    let is_one = [old, new].iter().all(|key| key.pk.len() <= 1 && key.sk.len() <= 1);
    let is_bytes = attributes().any(|attribute| attribute.key_type() == KeyType::B);
    if !is_whole || !is_one || is_bytes || old.kind == IndexKind::Inverted {
        return None;
    }
    let name = free_name(versions, &old.name);
    let pk = old.pk.first().filter(|_| old.kind == IndexKind::Global);
    let keys = keys(versions, [pk, old.sk.first()], after.key.separator);
    Some(format!("#[former({name}, index = {}{keys})]", old.index))
}

/// The first of `V1`, `V2`, … after these words that no former key has.
fn free_name(versions: &Versions<'_>, words: &str) -> String {
    let is_taken = |name: &String| {
        [versions.before, versions.after].iter().any(|of| {
            let of_indexes = of.former_indexes.iter().map(|former| &former.key.name);
            of.formers.iter().map(|former| &former.name).chain(of_indexes).any(|of| of == name)
        })
    };
    let mut names = (1..).map(|number| format!("{words}V{number}"));
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// The primary key of the old version as an attribute of the next one, whose keys have this separator.
fn declared(name: &str, versions: &Versions<'_>, separator: char) -> String {
    let PrimaryKey { pk, sk, .. } = &versions.before.key;
    format!("#[former({name}{})]", keys(versions, [Some(pk), sk.as_ref()], separator))
}

/// The options of a key of the old version in the next one, whose keys have this separator.
fn keys(versions: &Versions<'_>, [pk, sk]: [Option<&Attribute>; 2], separator: char) -> String {
    let of = versions.before;
    let key = |word: &str, attribute: &Attribute| {
        let source = if attribute.is_raw() {
            of.field_of(&attribute.text()).to_string()
        } else {
            format!("{:?}", renamed(attribute, versions).text())
        };
        format!(", {word} = {source}")
    };
    let pk = pk.map(|pk| key("pk", pk)).unwrap_or_default();
    let sk = sk.map(|sk| key("sk", sk)).unwrap_or_default();
    let own = of.key.separator;
    let own = (own != separator).then(|| format!(", separator = {own:?}"));
    format!("{pk}{sk}{}", own.unwrap_or_default())
}

/// A template with the names that its fields have now.
fn renamed(template: &Attribute, versions: &Versions<'_>) -> Attribute {
    let segments = template.segments.iter().map(|segment| match segment {
        Segment::Part { field, part } => {
            Segment::Part { field: versions.now(field).into(), part: part.clone() }
        }
        Segment::Literal(_) => segment.clone(),
    });
    Attribute { segments: segments.collect(), ..*template }
}

//! What the steps after a change name: the entity, and its keys as attributes.

use ddb_keys::schema::{IndexKind, KeyType};

use super::model::{Attribute, EntityEntry, IndexKeyEntry, PrimaryKey, Segment};
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
        let name = free_name([before, after], "");
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

/// The old key of an index as the attribute that declares it beside the new one. `None` if it cannot be a former key.
pub(super) fn former_index(
    [before, after]: [&EntityEntry; 2],
    [old, new]: [&IndexKeyEntry; 2],
    renames: &Renames,
) -> Option<String> {
    let attributes = || old.pk.iter().chain(&old.sk);
    let is_whole = attributes()
        .flat_map(Attribute::fields)
        .all(|(field, _)| after.has_field(renames.now(field)));
    let is_one = [old, new].iter().all(|key| key.pk.len() <= 1 && key.sk.len() <= 1);
    let is_bytes = attributes().any(|attribute| attribute.key_type() == KeyType::B);
    if !is_whole || !is_one || is_bytes || old.kind == IndexKind::Inverted {
        return None;
    }
    let name = free_name([before, after], &old.name);
    let pk = old.pk.first().filter(|_| old.kind == IndexKind::Global);
    let keys = keys(before, [pk, old.sk.first()], after.key.separator, renames);
    Some(format!("#[former({name}, index = {}{keys})]", old.index))
}

/// The first of `V1`, `V2`, … after these words that no former key has.
fn free_name(versions: [&EntityEntry; 2], words: &str) -> String {
    let is_taken = |name: &String| {
        versions.iter().any(|of| {
            let of_indexes = of.former_indexes.iter().map(|former| &former.key.name);
            of.formers.iter().map(|former| &former.name).chain(of_indexes).any(|of| of == name)
        })
    };
    let mut names = (1..).map(|number| format!("{words}V{number}"));
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// The primary key of an entity as an attribute of another version, whose keys have this separator.
fn declared(name: &str, of: &EntityEntry, separator: char, renames: &Renames) -> String {
    let PrimaryKey { pk, sk, .. } = &of.key;
    format!("#[former({name}{})]", keys(of, [Some(pk), sk.as_ref()], separator, renames))
}

/// The options of a key of an entity in another version, whose keys have this separator.
fn keys(
    of: &EntityEntry,
    [pk, sk]: [Option<&Attribute>; 2],
    separator: char,
    renames: &Renames,
) -> String {
    let key = |word: &str, attribute: &Attribute| {
        let source = if attribute.is_raw() {
            of.field_of(&attribute.text()).to_string()
        } else {
            format!("{:?}", renamed(attribute, renames).text())
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
fn renamed(template: &Attribute, renames: &Renames) -> Attribute {
    let segments = template.segments.iter().map(|segment| match segment {
        Segment::Part { field, part } => {
            Segment::Part { field: renames.now(field).into(), part: part.clone() }
        }
        Segment::Literal(_) => segment.clone(),
    });
    Attribute { segments: segments.collect(), ..*template }
}

//! Methods of a query that would have one name.

use crate::entity::model::{Entity, KeyStruct};
use crate::entity::plan::{Plan, Unit};
use crate::error::Mistakes;
use crate::template::Format;

/// Reports a field `sent_at_in` beside a field `sent_at`, whose range has that name.
pub(super) fn check(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for key in entity.current_keys() {
        methods_of(entity, key, mistakes);
    }
}

fn methods_of(entity: &Entity<'_>, key: &KeyStruct, mistakes: &mut Mistakes) {
    let methods = last_methods(entity, key);
    for (field, _) in key.fields() {
        let field = &entity.fields[field];
        if let Some((of, what)) = methods
            .iter()
            .find_map(|(method, of, what)| (*method == field.name).then_some((of, what)))
        {
            let name = &field.name;
            mistakes.report(
                field.ident.span(),
                &format!("`{name}` would name two methods of a query: one takes this field, the other {what} `{of}`"),
                &format!("rename one of the two; `#[serde(rename = \"{name}\")]` keeps the attribute's name"),
            );
        }
    }
}

/// The methods that end a query of this key, each with its field and the kind of its argument.
fn last_methods(entity: &Entity<'_>, key: &KeyStruct) -> Vec<(String, String, &'static str)> {
    let plan = Plan::of(key);
    let mut methods = Vec::new();
    for step in &plan.steps {
        let name = &entity.fields[step.field].name;
        match step.first.format {
            _ if !step.first.in_sort_key => {}
            Format::List(_) => {
                methods.push((format!("{name}_under"), name.clone(), "the first elements of"));
            }
            _ => methods.push((format!("{name}_in"), name.clone(), "a range of")),
        }
        if step.first.in_sort_key && step.first.may_be_text() {
            methods.push((format!("{name}_starts_with"), name.clone(), "the beginning of"));
        }
    }
    for bucketed in Plan::bucketed(key) {
        let name = &entity.fields[bucketed.field()].name;
        match bucketed.unit {
            Unit::Time(unit) => {
                methods.push((format!("{name}_in"), name.clone(), "a range of"));
                methods.push((format!("{name}_{unit}"), name.clone(), "the partition of"));
            }
            Unit::Shard(_) => {
                methods.push((String::from("shard"), name.clone(), "a shard of"));
                methods.push((String::from("all_shards"), name.clone(), "the shards of"));
            }
        }
    }
    methods
}

//! Every partition of a tenant's entities begins with the tenant.

use super::keys::Keys;
use super::projection::is_type_attribute;
use crate::schema::{
    EntitySchema, IndexSchema, KeyAttribute, Message, Source, TableSchema, TenantPrefix, each,
    field_at, same,
};

/// Checks that somebody is a tenant, if the table declares tenants.
#[track_caller]
pub(super) const fn require_tenants(table: &TableSchema) {
    if let (Some(_), None) = (table.tenant, table.first_of_tenants())
        && !table.entities.is_empty()
    {
        Message::of(
            "the table `{}` declares tenants, but `shared` lists all of its entities\nhelp: leave `tenant` and `shared` out",
            &[table.name],
        )
        .fail();
    }
}

/// Checks the partition keys of an entity: its own, those of indexes that it lies in, and former ones. A local index has the
/// partition key of the table.
#[track_caller]
pub(super) const fn require_prefix(table: &TableSchema, entity: &EntitySchema) {
    let Some((tenant, first)) = table.first_of_tenants() else { return };
    let expected = TenantPrefix::of(first.pk, tenant.field);
    let owns = tenant.owns(entity);
    require_of_key(owns, tenant.field, expected, entity.pk);
    each!(for key in entity.formers {
        require_of_key(owns, tenant.field, expected, key.pk);
    });
    let of_indexes = &[entity.indexes, entity.former_indexes];
    each!(for keys in of_indexes {
        each!(for key in keys {
            if let [partition, ..] = key.pk {
                require_of_key(owns, tenant.field, expected, partition);
            }
        });
    });
    if let Some(expected) = expected {
        each!(for index in table.indexes {
            require_of_index(owns, table, entity, index, tenant.field, expected);
        });
    }
}

/// Checks whatever an entity stores as the partition key of an index, whether or not it names the index.
#[track_caller]
const fn require_of_index(
    owns: bool,
    table: &TableSchema,
    entity: &EntitySchema,
    index: &IndexSchema,
    field: &str,
    expected: TenantPrefix,
) {
    let [partition, ..] = index.pk else { return };
    let (mut keys, mut is_key, mut fits) = (Keys::stored(table, entity), false, true);
    while let Some((name, key)) = keys.next() {
        if same(name, partition) {
            is_key = true;
            fits &= match (owns, TenantPrefix::of(key, field)) {
                (true, Some(found)) => found.is(&expected),
                (true, None) => false,
                (false, _) => !expected.may_be_of(key),
            };
        }
    }
    let is_data =
        field_at(entity.fields, partition).is_some() || is_type_attribute(table, partition);
    if !fits || (!is_key && is_data) {
        Message::of(
            if owns {
                "`{}` stores `{}`, the partition key of the index `{}`, which does not begin with the tenant, `{}`\n\
                 help: give the attribute of the index another name, or begin the key with `{}<{}>`"
            } else {
                "`{}` is shared, but stores `{}`, the partition key of the index `{}`, which could be one of a tenant, `{}`\n\
                 help: give the attribute of the index another name; the keys of tenants begin with `{}<{}>`"
            },
            &[entity.name, partition, index.ident, field, expected.literal, field],
        )
        .fail();
    }
}

#[track_caller]
const fn require_of_key(
    owns: bool,
    field: &str,
    expected: Option<TenantPrefix>,
    key: &KeyAttribute,
) {
    let place = key.place();
    if !owns {
        if let Some(prefix) = expected
            && prefix.may_be_of(key)
        {
            Message::of(
                "`{}` is shared, but its {}, `{}`, could be one of a tenant, `{}<{}>`\n\
                 help: let both begin with literals of which neither is the beginning of the other",
                &[key.entity, place.text(), key.text(), prefix.literal, field],
            )
            .fail();
        }
        return;
    }
    let found = TenantPrefix::of(key, field);
    let (Some(expected), Some(found)) = (expected, found) else {
        if found.is_none() {
            does_not_begin(field, key).fail();
        }
        return;
    };
    if !found.is(&expected) {
        let mut separators = [[0; 4]; 2];
        let [one, other] = &mut separators;
        Message::of(
            "the {} of `{}`, `{}`, begins with `{}<{}>` and the separator `{}`, and other keys of tenants with `{}<{}>` and `{}`\n\
             help: let all of them begin in the same way",
            &[
                place.text(),
                key.entity,
                key.text(),
                found.literal,
                field,
                found.separator.encode_utf8(one),
                expected.literal,
                field,
                expected.separator.encode_utf8(other),
            ],
        )
        .fail();
    }
}

/// The message about a key that does not begin with the tenant.
const fn does_not_begin(field: &str, key: &KeyAttribute) -> Message {
    let message = Message::of(
        "the {} of `{}`, `{}`, does not begin with the tenant, `{}`",
        &[key.place().text(), key.entity, key.text(), field],
    );
    if matches!(key.source, Source::Raw { .. }) {
        return message.and(
            "\nhelp: write a template, `\"<{}>\"`, which refuses separators in the tenant's id",
            &[field],
        );
    }
    let mut separator = [0; 4];
    let separator = key.separator.encode_utf8(&mut separator);
    message.and(
        "\nhelp: begin it with the tenant, followed by `{}` or by nothing, such as `\"ORG#<{}>\"`, or list the entity as one \
         that tenants share: `shared({})`",
        &[separator, field, key.entity],
    )
}

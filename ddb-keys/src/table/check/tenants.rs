//! Every partition of a tenant's entities begins with the tenant.

use crate::schema::{EntitySchema, KeyAttribute, Message, Source, TableSchema, TenantPrefix, each};

/// Checks the partition keys of an entity: its own, those of its index keys, and former ones. A local index has the
/// partition key of the table.
#[track_caller]
pub(super) const fn require_prefix(table: &TableSchema, entity: &EntitySchema) {
    let Some((tenant, first)) = table.first_of_tenants() else { return };
    if !tenant.owns(entity) {
        return;
    }
    let expected = TenantPrefix::of(first.pk, tenant.field);
    require_of_key(tenant.field, expected, entity.pk);
    each!(for key in entity.formers {
        require_of_key(tenant.field, expected, key.pk);
    });
    each!(for key in entity.indexes {
        if let [partition, ..] = key.pk {
            require_of_key(tenant.field, expected, partition);
        }
    });
}

#[track_caller]
const fn require_of_key(field: &str, expected: Option<TenantPrefix>, key: &KeyAttribute) {
    let place = key.place();
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

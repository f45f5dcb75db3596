//! Classes of differences, and a rule for each difference with its consequences and the steps to take.

use std::fmt;

/// The effect of a difference between a chart file and the code on stored items, from the least to the
/// most serious.
///
/// ```
/// use ddb_keys_admin::chart::ChartClass;
///
/// assert!(ChartClass::Compatible < ChartClass::Breaking);
/// assert_eq!(ChartClass::Backfill.to_string(), "backfill");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ChartClass {
    /// Stored items are found and read as before.
    Compatible,
    /// Stored items lack an attribute, or have an outdated one, until they are written again.
    Backfill,
    /// The definition of the table in DynamoDB has to change.
    Deploy,
    /// Keys have the same text, but it no longer sorts as the values do: nothing fails, and
    /// ranges return wrong items.
    Order,
    /// Stored items are no longer found, or can no longer be read.
    Breaking,
}

impl fmt::Display for ChartClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Compatible => "compatible",
            Self::Backfill => "backfill",
            Self::Deploy => "deploy",
            Self::Order => "order",
            Self::Breaking => "breaking",
        })
    }
}

/// Everything about a difference that does not depend on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rule {
    /// The identifier, which never changes because chart files record it beside reasons.
    pub(super) id: &'static str,
    pub(super) class: ChartClass,
    /// The consequence for stored items.
    pub(super) stored: &'static str,
    /// The steps to take. They name what [`Advice`](super::advice::Advice) knows.
    pub(super) steps: &'static [&'static str],
    /// The consequence for old code that reads new items while both run, if there is one.
    pub(super) rollout: Option<&'static str>,
    /// Whether accepting it needs a reason.
    pub(super) needs_reason: bool,
}

macro_rules! rules {
    ($($name:ident $id:literal $class:ident $reason:literal: $stored:literal, [$($step:expr),*] $(, rollout $rollout:literal)?;)+) => {
        $(pub(super) const $name: Rule = Rule {
            id: $id,
            class: ChartClass::$class,
            stored: $stored,
            steps: &[$($step),*],
            rollout: rules!(@ $($rollout)?),
            needs_reason: $reason,
        };)+

        /// Every rule.
        #[cfg(test)]
        pub(super) const ALL: &[Rule] = &[$($name),+];
    };
    (@) => { None };
    (@ $rollout:literal) => { Some($rollout) };
}

/// Steps that move items without a moment at which one cannot be found.
const KNOW_BOTH: &str = "to lose sight of no item, first deploy the old template with the new one beside it, `{coming}`, and read by `get(..).or_former()`";
const SWAP: &str = "when that code runs everywhere, deploy the new template with the old one beside it: `{former}`";
const MIGRATE: &str = "move the items: `ddb_keys_admin::migrate::<{struct}>(&table).await?`";

rules! {
    ENTITY_ADDED "entity-added" Compatible false: "none has this entity's keys", ["accept the chart"],
        rollout "old code returns items of the new entity as unknown or unreadable rows";
    ENTITY_RETURNED "entity-returned" Compatible false: "those of the removed entity are read again", ["accept the chart"];
    ENTITY_REMOVED "entity-removed" Breaking true: "items of this entity stay in the table, and no entity reads them",
        ["delete or move its items", "accept the chart with a reason: the file remembers the entity, and its keys stay reserved",
         "when no item is left, forget it: DDB_KEYS_CHART_FORGET={name}"];
    ENTITY_RENAMED "entity-renamed" Compatible false: "keys do not contain the entity's name", ["accept the chart"];
    TYPE_RENAMED "type-value-changed" Breaking true: "the type attribute of stored items has the old name, which no entity has any more",
        ["keep the stored name: #[entity(name = \"{name}\")]", "or rewrite the type attribute of every item before you deploy"],
        rollout "old code does not know the new type value";
    MEETS_REMOVED "removed-entity-meets" Breaking true: "an item of the removed entity could be read as one of this entity",
        ["change the template so that the keys differ", "or make sure that no item of the removed entity is left, and forget it: DDB_KEYS_CHART_FORGET={name}"];

    LITERAL_CHANGED "key-literal-changed" Breaking true: "they keep the old key and are not found under the new one",
        [KNOW_BOTH, SWAP, MIGRATE],
        rollout "old code does not find items that new code writes";
    PARTS_CHANGED "key-parts-changed" Breaking true: "they keep the old key, which has other parts, and are not found under the new one",
        ["if it is the same value in a field of another name, keep its attribute: `#[serde(rename = \"…\")]`", KNOW_BOTH, SWAP, MIGRATE,
         "a part that items do not store has the default of its field in the new key: `#[serde(default = \"…\")]`, or write it to the items before"],
        rollout "old code does not find items that new code writes";
    PARTS_REORDERED "key-parts-reordered" Breaking true: "they keep the old key, in which the parts have another order, and are not found or are read with swapped values",
        ["keep the old order of the parts, or move the items:", KNOW_BOTH, SWAP, MIGRATE],
        rollout "old code may read new items with swapped values";
    FORMAT_CHANGED "key-format-changed" Breaking true: "they keep the old text of the value and are not found under the new one",
        ["keep the old format, or move the items:", KNOW_BOTH, SWAP, MIGRATE],
        rollout "old code does not find items that new code writes, or reads another value";
    TYPE_CHANGED "key-type-text-changed" Breaking true: "they have the value as the old type writes it, in the key and in its attribute: the new type may not read it, or make another key of it",
        ["keep the old type in the key", "or add a field of the new type, and keep the old template as a former key: `{former}`"],
        rollout "old code does not find items that new code writes, or reads another value";
    FIELD_CHANGED "key-field-stored-otherwise" Breaking true: "they have the value as it was stored before: new code may not read it, or read another one",
        ["keep the attribute and serde's functions", "or let new code read the older attribute, too: `#[serde(alias = \"…\")]`", "or rewrite every item before you deploy"],
        rollout "old code may not read items that new code writes";
    COMPUTED_OTHERWISE "key-part-computed-otherwise" Breaking true: "they keep the old key, whose part has another value, and are not found under the new one",
        ["keep the expression", "or give the new part a name of its own, so that both keys can be declared, and move the items:", KNOW_BOTH, SWAP, MIGRATE],
        rollout "old code does not find items that new code writes";
    RAW_CHANGED "key-raw-changed" Breaking true: "a raw key is the attribute of its field, and a template leaves the field an attribute of its own, which they do not have or no longer need",
        ["keep the raw key, or the template", "or rewrite every item in the new form before you deploy"],
        rollout "old code cannot read items that lack the attribute of the field";
    NARROWED "key-values-narrowed" Breaking true: "those whose values the new type or format does not allow can no longer be read",
        ["make sure that no stored item has such a value", "or keep the wider type"];
    WIDENED "key-values-widened" Compatible false: "they have the same keys", ["accept the chart", "deploy readers everywhere before you write the new values"],
        rollout "old code cannot read items whose values only the new type or format allows";
    RESPELLED "key-respelled" Compatible false: "they have the same keys: the texts are the same", ["accept the chart"];
    FIELD_RENAMED "key-field-renamed" Compatible false: "they have the same keys: names of fields are not stored in them",
        ["accept the chart", "keep the stored attribute, `#[serde(rename = \"…\")]`, if conditions and updates name the field"];
    ORDER_CHANGED "key-order-changed" Order true: "they have the same keys, but ranges and sorted reads use the order of texts, which is not the order of the values",
        ["check each range over this key, or write the value in a format that sorts: then move the items in the primary key as follows, or rewrite an index key by `ddb_keys_admin::reindex(&table).await?`",
         KNOW_BOTH, SWAP, MIGRATE];
    SORT_KEY_CHANGED "key-sort-key-changed" Breaking true: "the entity gains or loses its sort key, so no stored key is one of its keys",
        ["create a new table and move the items"];
    SEPARATOR_CHANGED "separator-changed" Breaking true: "values that contain the new separator are refused, those that contain the old one may be stored, and lists are joined by the old one",
        ["make sure that no stored value contains the new separator", "or keep the old separator: #[entity(separator = '…')]"];
    KEY_TYPE_CHANGED "key-type-changed" Deploy true: "a key attribute of another type needs another table or index, and stored items are not in it",
        ["create the new table or index", "copy the items", "delete the old one"],
        rollout "old code cannot write to the new table";

    KEY_MOVED "key-moved" Backfill true: "they are read under the former key, and `get(..).or_former()` finds them if the former key follows from the new one, until `migrate` moves them; queries by the new key do not find them",
        ["deploy code that reads former keys: `get(..).or_former()`, and `rekey` where it writes. If old code runs beside it, let old code know the new key before: `{coming}`",
         MIGRATE, "run `ddb_keys_admin::audit(&table)` until it finds no former key, then remove the `#[former(…)]`"],
        rollout "old code does not find items that new code writes, or that have been moved";
    FORMER_ADDED "former-key-added" Compatible false: "those under the other key are read as this entity", ["accept the chart"];
    FORMER_REMOVED "former-key-removed" Breaking true: "those that still lie under the former key are no longer found, or cannot be read",
        ["make sure that no item is left under it: `ddb_keys_admin::audit(&table)`", "then accept the chart with a reason"];
    FORMER_INDEX_ADDED "former-index-key-added" Compatible false: "those that have the other key in the index are found by its query", ["accept the chart"];
    FORMER_INDEX_REMOVED "former-index-key-removed" Breaking true: "those that still have the former key in the index are no longer found there",
        ["make sure that no item is left with it: `ddb_keys_admin::reindex(&table).await?`, then `ddb_keys_admin::audit(&table)`", "then accept the chart with a reason"];
    UNIQUE_ADDED "unique-value-added" Backfill true: "no item stands for their values, so that another item can take them",
        ["deploy the writers", "claim the values of stored items: `table.claim(&item).await?` for each; `NotUnique` is a value that two items have, or that another lock stands for, which says something else",
         "run `ddb_keys_admin::audit(&table)` until it finds no missing lock"],
        rollout "old code writes items and changes values without the items that stand for them";
    UNIQUE_REMOVED "unique-value-removed" Backfill true: "the items that stand for their values stay, and nothing releases them",
        ["deploy the writers", "delete what the audit calls orphaned locks, or remove their entity"],
        rollout "old code refuses values that new code no longer releases";
    INDEX_KEY_ADDED "index-key-added" Backfill true: "they lack the key's attributes and are not in the index until they are written again",
        ["deploy the writers", "write the key of stored items: `ddb_keys_admin::reindex(&table).await?`", "then query the index"],
        rollout "old code writes items without the index key, and its updates leave the key outdated";
    INDEX_KEY_REMOVED "index-key-removed" Backfill true: "they keep the key's attributes and stay in the index until they are written again",
        ["remove the key of stored items, `ddb_keys_admin::reindex(&table).await?`, or ignore the rows of the index"],
        rollout "old code still writes the index key";
    INDEX_KEY_CHANGED "index-key-changed" Backfill true: "they have the old index key and are not found under the new one until they are written again",
        ["deploy the writers", "write the key of stored items: `ddb_keys_admin::reindex(&table).await?`", "then query by the new key"],
        rollout "old code writes the old index key";
    INDEX_CONDITION_CHANGED "index-condition-changed" Backfill true: "they are in the index, or missing from it, by the old condition until they are written again",
        ["deploy the writers", "write or remove the key of stored items: `ddb_keys_admin::reindex(&table).await?`"],
        rollout "old code writes index keys by the old condition";
    INDEX_KEYS_REORDERED "index-keys-reordered" Backfill true: "one that meets the conditions of several keys has the first of them: it keeps the old one until it is written again",
        ["keep the order of the keys", "or deploy the writers, and write the key of stored items: `ddb_keys_admin::reindex(&table).await?`"],
        rollout "old code writes index keys in the old order";
    INDEX_KEY_RENAMED "index-key-renamed" Compatible false: "the name of an index key is not stored", ["accept the chart"];

    TABLE_RENAMED "table-renamed" Deploy true: "they stay in the table with the old name",
        ["give the client the old name", "or create the new table and copy the items"];
    TABLE_KEY_CHANGED "table-key-changed" Deploy true: "the key attributes of a table cannot change: stored items stay in the old table",
        ["create a new table and copy the items"];
    INDEX_ADDED "index-added" Deploy false: "DynamoDB adds those that have the key's attributes to a global index; a local index needs a new table",
        ["create the index and wait until it is active", "then deploy code that queries it"];
    INDEX_REMOVED "index-removed" Deploy false: "they keep attributes that no index reads, but that a flattened map reads and `deny_unknown_fields` refuses",
        ["deploy code that does not query the index", "then delete the index", "if an entity has a flattened map or `deny_unknown_fields`, let it take the attribute until no old code runs, and rewrite its items without it"],
        rollout "old code still queries the index";
    INDEX_REPLACED "index-replaced" Deploy false: "DynamoDB cannot change the name or the keys of an index: a new index replaces it, or a new table if it is local",
        ["create the new index under another name and wait until it is active", "deploy code that queries it", "delete the old index"],
        rollout "old code still queries the old index";
    INDEX_ATTRIBUTES_CHANGED "index-attributes-changed" Deploy true: "they have their key in the old attributes, so a new index, which replaces the old one, is empty until they are written again",
        ["create the new index under another name and wait until it is active", "deploy the writers", "write the key of stored items: `ddb_keys_admin::reindex(&table).await?`",
         "deploy code that queries the new index", "delete the old index"],
        rollout "old code writes the key to the old attributes, and still queries the old index";
    PROJECTION_CHANGED "projection-changed" Deploy false: "DynamoDB cannot change what an index stores: a new index replaces it",
        ["create an index with the new projection under another name", "deploy code that queries it", "delete the old index"];
    TTL_CHANGED "ttl-changed" Deploy true: "DynamoDB deletes expired items by one attribute: those that have only the other one do not expire",
        ["switch the time to live of the table to the new attribute", "rewrite the stored items"];

    TYPE_ADDED "type-attribute-added" Backfill true: "they have no type attribute and are identified by their keys until they are written again",
        ["rewrite the stored items if other programs use the attribute"],
        rollout "old code writes items without the type attribute";
    TYPE_REMOVED "type-attribute-removed" Compatible false: "they keep the attribute, which a flattened map reads and `deny_unknown_fields` refuses, and are identified by their keys",
        ["accept the chart", "if an entity has a flattened map or `deny_unknown_fields`, let it take the attribute until no old code runs, and rewrite its items without it"],
        rollout "old code identifies new items by their keys";
    TYPE_ATTRIBUTE_RENAMED "type-attribute-renamed" Backfill true: "they have the type under the old name, and are identified by their keys until they are written again",
        ["rewrite the stored items"], rollout "old code identifies new items by their keys";
    TYPE_OF_SHARED_KEYS "type-of-shared-keys-renamed" Breaking true: "they have the type under the old name, and entities that share keys cannot be told apart without it",
        ["keep the name of the type attribute", "or rewrite every item with both names before you deploy"],
        rollout "old code cannot tell new items apart";
    VERSION_ADDED "version-added" Compatible false: "they count as version 0", ["deploy all writers before you rely on the version"],
        rollout "old code writes without counting, so new code can miss a concurrent write";
    VERSION_REMOVED "version-removed" Compatible false: "they keep the attribute, which nobody counts", ["accept the chart"],
        rollout "old code does not notice writes of new code";
    VERSION_RENAMED "version-renamed" Backfill true: "they count as version 0 until they are written again",
        ["rewrite the stored items"], rollout "old and new code do not notice each other's writes";
    WRITE_TOKEN_CHANGED "write-token-changed" Compatible false: "a write token identifies one write and matters only to it; they keep an old one, which a flattened map reads and `deny_unknown_fields` refuses",
        ["accept the chart", "if an entity has a flattened map or `deny_unknown_fields`, let it take the attribute until no old code runs, and rewrite its items without it"];
    OVERLAP_CHANGED "overlap-changed" Compatible false: "they have the same keys; entities that share keys are told apart by type, or by which comes first", ["accept the chart"];
    FIRST_CHANGED "overlap-first-changed" Breaking true: "those under a key that both entities could have are another entity's now, or nobody's",
        ["keep `first` as it was", "or make sure that no stored item has a key that both could have"],
        rollout "old code takes items under such keys for the other entity's";
}

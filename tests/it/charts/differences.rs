//! Differences between two versions of a table, each with its class and its message.

use super::pairs;

pairs! {
    another_literal: table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("ORDER#<id>")] struct Order { id: u32 } ]
        => (Breaking "key-literal-changed", "Order, partition key", "id = 7: `O#7` becomes `ORDER#7`");
    a_suffix_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<id>#X")] struct Order { id: u32 } ]
        => (Breaking "key-literal-changed", "Order, partition key", "`O#7` becomes `O#7#X`");
    a_part_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<id>#<n>")] struct Order { id: u32, n: u8 } ]
        => (Breaking "key-parts-changed", "Order, partition key", "`O#7` becomes `O#7#8`");
    a_part_is_removed: table(name = "shop", pk = "PK") [ #[pk("O#<id>#<n>")] struct Order { id: u32, n: u8 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32, n: u8 } ]
        => (Breaking "key-parts-changed", "Order, partition key", "`O#7#8` becomes `O#7`");
    parts_are_swapped: table(name = "shop", pk = "PK") [ #[pk("O#<a>#<b>")] struct Order { a: String, b: u8 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<b>#<a>")] struct Order { a: String, b: u8 } ]
        => (Breaking "key-parts-reordered", "Order, partition key", "a = Ada, b = 8: `O#Ada#8` becomes `O#8#Ada`");
    a_part_is_replaced_by_a_constant: table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#ONLY")] struct Order { id: u32 } ]
        => (Breaking "key-parts-changed", "Order, partition key", "`O#7` becomes `O#ONLY`");
    a_part_is_replaced_by_another_field: table(name = "shop", pk = "PK") [ #[pk("O#<a>#<b>")] struct Order { a: u8, b: u8, c: u8 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<a>#<a>")] struct Order { a: u8, b: u8, c: u8 } ]
        => (Breaking "key-parts-reordered", "Order, partition key", "becomes");
    a_field_is_renamed: table(name = "shop", pk = "PK") [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<number>")] struct Order { number: u32 } ]
        => (Compatible "key-field-renamed", "Order, partition key", "not stored");
    a_literal_of_a_sort_key: table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("A#<n>")] struct Order { c: String, n: u32 } ]
        => table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("B#<n>")] struct Order { c: String, n: u32 } ]
        => (Breaking "key-literal-changed", "Order, sort key", "`A#7` becomes `B#7`");
    ordered_integers_lose_their_sign: table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: i32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "n = 7: `O#2147483655` becomes `O#0000000007`");
    ordered_integers_are_wider: table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: u64 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "`O#0000000007` becomes `O#00000000000000000007`");
    integers_get_a_greater_type: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u64 } ]
        => (Compatible "key-values-widened", "Order, partition key", "old code cannot read");
    integers_get_a_sign: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: i64 } ]
        => (Compatible "key-values-widened", "Order, partition key", "the same keys");
    integers_get_a_smaller_type: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u8 } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "`O#4294967295` can no longer be written or read");
    integers_lose_their_sign: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: i32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "n = -7: `O#-7` can no longer");
    integers_are_padded: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:08>")] struct Order { n: u32 } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#7` becomes `O#00000007`");
    padding_gets_wider: table(name = "shop", pk = "PK") [ #[pk("O#<n:04>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:08>")] struct Order { n: u32 } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#0007` becomes `O#00000007`");
    padding_is_spelled_another_way: table(name = "shop", pk = "PK") [ #[pk("O#<n:010>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: u32 } ]
        => (Compatible "key-respelled", "Order, partition key", "the texts are the same");
    padded_integers_turn_round: table(name = "shop", pk = "PK") [ #[pk("O#<n:08>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:desc(8)>")] struct Order { n: u32 } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#00000007` becomes `O#99999992`");
    ordered_integers_turn_round: table(name = "shop", pk = "PK") [ #[pk("O#<n:ordered>")] struct Order { n: u8 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:desc>")] struct Order { n: u8 } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#007` becomes `O#248`");
    descending_integers_get_another_type: table(name = "shop", pk = "PK") [ #[pk("O#<n:desc>")] struct Order { n: u16 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:desc>")] struct Order { n: u8 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "becomes");
    padded_integers_get_a_greater_type: table(name = "shop", pk = "PK") [ #[pk("O#<n:03>")] struct Order { n: u8 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:03>")] struct Order { n: u16 } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    padded_integers_keep_their_width: table(name = "shop", pk = "PK") [ #[pk("O#<n:03>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:03>")] struct Order { n: u64 } ]
        => (Compatible "key-respelled", "Order, partition key", "same keys");
    numbers_become_text_in_a_sort_key: table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("<n>")] struct Order { c: String, n: u32 } ]
        => table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("<n>")] struct Order { c: String, n: String } ]
        => (Breaking "key-type-text-changed", "Order, sort key", "as the old type writes it");
    numbers_become_text_in_a_partition_key: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");
    text_becomes_numbers: table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("<n>")] struct Order { c: String, n: String } ]
        => table(name = "shop", pk = "PK", sk = "SK") [ #[pk("C#<c>")] #[sk("<n>")] struct Order { c: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, sort key", "as the old type writes it");
    text_is_folded: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:lower>")] struct Order { n: String } ]
        => (Breaking "key-format-changed", "Order, partition key", "n = Ada: `O#Ada` becomes `O#ada`");
    text_is_folded_the_other_way: table(name = "shop", pk = "PK") [ #[pk("O#<n:upper>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:lower>")] struct Order { n: String } ]
        => (Breaking "key-format-changed", "Order, partition key", "becomes");
    letters_of_every_script_are_folded: table(name = "shop", pk = "PK") [ #[pk("O#<n:lower>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n:lowercase>")] struct Order { n: String } ]
        => (Breaking "key-format-changed", "Order, partition key", "n = Éva: `O#Éva` becomes `O#éva`");
    text_becomes_a_tail: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n..>")] struct Order { n: String } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    a_tail_becomes_one_part: table(name = "shop", pk = "PK") [ #[pk("O#<n..>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "no longer be read");
    text_is_bounded: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Code } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "can no longer be written");
    bounds_are_lifted: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Code } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    text_gets_another_string_type: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Box<str> } ]
        => (nothing);
    a_newtype_wraps_the_type: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Number } ]
        => (nothing);
    ids_become_text: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: uuid::Uuid } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    ids_change_their_kind: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: uuid::Uuid } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: ulid::Ulid } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "can no longer");
    a_word_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Two } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Three } ]
        => (Compatible "key-values-widened", "Order, partition key", "old code cannot read");
    a_word_is_removed: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Three } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Two } ]
        => (Breaking "key-values-narrowed", "Order, partition key", "`O#Paid` can no longer be written or read");
    words_are_declared_in_another_order: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Two } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: TwoTurned } ]
        => (nothing);
    words_become_text: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: Two } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");
    times_are_finer: table(name = "shop", pk = "PK") [ #[pk("O#<t:secs>")] struct Order { t: Instant } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:millis>")] struct Order { t: Instant } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#2024-10-14T01:01:01Z` becomes `O#2024-10-14T01:01:01.000Z`");
    instants_become_civil: table(name = "shop", pk = "PK") [ #[pk("O#<t:secs>")] struct Order { t: Instant } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:secs>")] struct Order { t: Civil } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "`O#2024-10-14T01:01:01Z` becomes `O#2024-10-14T01:01:01`");
    another_crate_has_the_time: table(name = "shop", pk = "PK") [ #[pk("O#<t:secs>")] struct Order { t: Instant } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:secs>")] struct Order { t: jiff::Timestamp } ]
        => (nothing);
    a_date_names_its_format: table(name = "shop", pk = "PK") [ #[pk("O#<t>")] struct Order { t: Date } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:day>")] struct Order { t: Date } ]
        => (Compatible "key-respelled", "Order, partition key", "same");
    days_become_months: table(name = "shop", pk = "PK") [ #[pk("O#<t:day>")] struct Order { t: Date } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:month>")] struct Order { t: Date } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#2024-10-14` becomes `O#2024-10`");
    years_become_months: table(name = "shop", pk = "PK") [ #[pk("O#<t:year>")] struct Order { t: Date } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:month>")] struct Order { t: Date } ]
        => (Breaking "key-format-changed", "Order, partition key", "`O#2024` becomes `O#2024-10`");
    civil_times_become_instants_of_the_same_years: table(name = "shop", pk = "PK") [ #[pk("O#<t:year>")] struct Order { t: Civil } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<t:year>")] struct Order { t: Instant } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");
    a_separator_that_text_may_contain: table(name = "shop", pk = "PK") [ #[entity(separator = '#')] #[pk("O-<n>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK") [ #[entity(separator = '|')] #[pk("O-<n>")] struct Order { n: String } ]
        => (Breaking "separator-changed", "Order, separator", "contain the new separator");
    a_separator_that_numbers_cannot_contain: table(name = "shop", pk = "PK") [ #[entity(separator = '#')] #[pk("O-<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[entity(separator = '|')] #[pk("O-<n>")] struct Order { n: u32 } ]
        => (Compatible "key-respelled", "Order, separator", "same");
    a_version_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => table(name = "shop", pk = "PK") [ #[entity(version = v)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => (Compatible "version-added", "Order, version", "old code writes without counting");
    a_version_is_removed: table(name = "shop", pk = "PK") [ #[entity(version = v)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => (Compatible "version-removed", "Order, version", "nobody counts");
    a_version_is_renamed: table(name = "shop", pk = "PK") [ #[entity(version = v)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => table(name = "shop", pk = "PK") [ #[entity(version = w)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => (Backfill "version-renamed", "Order, version", "version 0");
    a_raw_key_is_wider: table(name = "shop", pk = "n") [ #[pk(n)] struct Order { n: u32 } ]
        => table(name = "shop", pk = "n") [ #[pk(n)] struct Order { n: u64 } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    a_raw_key_changes_its_type: table(name = "shop", pk = "n") [ #[pk(n)] struct Order { n: u32 } ]
        => table(name = "shop", pk = "n") [ #[pk(n)] struct Order { n: String } ]
        => (Deploy "key-type-changed", "Order, partition key", "copy the items");
    the_table_is_renamed: table(name = "old", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "new", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Deploy "table-renamed", "table", "stay in the table");
    the_key_attribute_is_renamed: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "pk") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Deploy "table-key-changed", "table, key attributes", "create a new table");
    a_type_attribute_is_added: table(name = "shop", pk = "PK", type_attribute = none) [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK", type_attribute = "t") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Backfill "type-attribute-added", "table, type attribute", "identified by their keys");
    the_type_attribute_is_removed: table(name = "shop", pk = "PK", type_attribute = "t") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK", type_attribute = none) [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Compatible "type-attribute-removed", "table, type attribute", "identified");
    the_type_attribute_is_renamed: table(name = "shop", pk = "PK", type_attribute = "t") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK", type_attribute = "u") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Backfill "type-attribute-renamed", "table, type attribute", "old name");
    the_type_attribute_of_shared_keys_is_renamed: table(name = "shop", pk = "PK", type_attribute = "t", overlap(Order, Other)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => table(name = "shop", pk = "PK", type_attribute = "u", overlap(Order, Other)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => (Breaking "type-of-shared-keys-renamed", "table, type attribute", "cannot be told apart");
    a_write_token_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK", write_token = "_w") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Compatible "write-token-changed", "table, write token", "one write");
    items_expire_by_another_attribute: table(name = "shop", pk = "PK") [ #[entity(ttl = v)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => table(name = "shop", pk = "PK") [ #[entity(ttl = w)] #[pk("O#<n>")] struct Order { n: u32, v: u64, w: u64 } ]
        => (Deploy "ttl-changed", "table, time to live", "do not expire");
    an_index_key_is_added: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Backfill "index-key-added", "Order, index key ByState", "not in the index until");
    an_index_key_is_removed: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] struct Order { n: u32, s: String, b: bool } ]
        => (Backfill "index-key-removed", "Order, index key ByState", "stay in the index until");
    a_literal_of_an_index_key: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "T#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Backfill "index-key-changed", "Order, index key ByState", "`S#Ada` becomes `T#Ada`");
    a_format_of_an_index_key: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:ordered>")] struct Order { n: u32, s: String, b: bool } ]
        => (Backfill "index-key-changed", "Order, index key ByState", "`00000007` becomes `0000000007`");
    an_index_key_gets_a_condition: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(b = true), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Backfill "index-condition-changed", "Order, index key ByState", "by the old condition");
    a_condition_gets_another_pattern: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(b = true), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(b = false), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => (Backfill "index-condition-changed", "Order, index key ByState", "when \"b\" is \"false\"");
    one_of_two_conditions_gets_another_pattern: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(b = true, c = 1..=3), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(c = 1..=4, b = true), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => (Backfill "index-condition-changed", "Order, index key ByState", "when \"b\" is \"true\" \"c\" is \"1..=4\"");
    a_condition_is_written_in_another_way: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(b = true, c = 1..=3 | 7), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, when(c = 1 ..= 3|7, b = true), pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool, c: u8 } ]
        => (nothing);
    an_index_key_becomes_sparse: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: Option<String>, b: bool } ]
        => (Backfill "index-condition-changed", "Order, index key ByState", "optional");
    the_index_gets_another_name: table(name = "shop", pk = "PK") #[gsi(ByState, name = "by-a", pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, name = "by-b", pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Deploy "index-replaced", "index ByState", "a new index replaces it");
    the_index_gets_other_attributes: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "JP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Deploy "index-attributes-changed", "index ByState", "ddb_keys_admin::reindex(&table)");
    the_index_stores_less: table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS")] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(ByState, pk = "IP", sk = "IS", projection = keys_only)] [ #[pk("O#<n>")] #[gsi(ByState, pk = "S#<s>", sk = "<n:08>")] struct Order { n: u32, s: String, b: bool } ]
        => (Deploy "projection-changed", "index ByState", "keys_only");
    an_entity_is_added: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("X#<n>")] struct Other { n: u32 } ]
        => (Compatible "entity-added", "Other", "unknown or unreadable rows");
    an_entity_is_removed: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("X#<n>")] struct Other { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => (Breaking "entity-removed", "Other", "DDB_KEYS_CHART_FORGET");
    an_entity_is_renamed: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Purchase { n: u32 } ]
        => (Breaking "type-value-changed", "Purchase", "before: Order");
    an_entity_without_type_is_renamed: table(name = "shop", pk = "PK", type_attribute = none) [ #[pk("O#<n>")] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK", type_attribute = none) [ #[pk("O#<n>")] struct Purchase { n: u32 } ]
        => (Compatible "entity-renamed", "Purchase", "do not contain");
    entities_may_share_keys: table(name = "shop", pk = "PK") [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("X#<n>")] struct Other { n: u32 } ]
        => table(name = "shop", pk = "PK", overlap(Order, Other)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("X#<n>")] struct Other { n: u32 } ]
        => (Compatible "overlap-changed", "table, shared keys", "told apart by type");
    another_entity_comes_first: table(name = "shop", pk = "PK", overlap(Order, Other, first = Order)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => table(name = "shop", pk = "PK", overlap(Order, Other, first = Other)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => (Breaking "overlap-first-changed", "table, keys of Order and Other", "before: Order");
    an_entity_comes_first: table(name = "shop", pk = "PK", overlap(Order, Other)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => table(name = "shop", pk = "PK", overlap(Other, Order, first = Order)) [ #[pk("O#<n>")] struct Order { n: u32 } #[pk("O#<n>")] struct Other { n: u32 } ]
        => (Breaking "overlap-first-changed", "table, keys of Order and Other", "another entity's now");
}

//! Parts of fixed width that become parts that end at the separator or at the literal that follows.

use super::pairs;

pairs! {
    an_id_contains_the_separator: table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>-<n>")] struct User { id: uuid::Uuid, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>-<n>")] struct User { id: String, n: u32 } ]
        => (Breaking "key-values-narrowed", "User, partition key", "-6e7f8091a2b3-8` can no longer be written or read");

    an_id_at_the_end_contains_the_separator: table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>")] struct User { id: uuid::Uuid } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>")] struct User { id: String } ]
        => (Breaking "key-values-narrowed", "User, partition key", "can no longer be written or read");

    an_id_becomes_a_tail: table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>")] struct User { id: uuid::Uuid } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id..>")] struct User { id: String } ]
        => (Compatible "key-values-widened", "User, partition key", "same keys");

    an_id_becomes_text_of_the_same_width: table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>")] struct User { id: uuid::Uuid } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("USER-<id>")] struct User { id: Wide } ]
        => (Compatible "key-values-widened", "User, partition key", "same keys");

    text_of_the_same_width_becomes_an_id: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id>")] struct User { id: Hex } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<id>")] struct User { id: uuid::Uuid } ]
        => (Breaking "key-values-narrowed", "User, partition key", "no longer be read");

    a_date_contains_the_separator: table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("DAY-<day>-<n>")] struct Day { day: Date, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("DAY-<day>-<n>")] struct Day { day: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Day, partition key", "`DAY-2024-10-14-8` can no longer be written or read");

    text_of_one_width_may_contain_the_separator: table(name = "shop", pk = "PK")
        [ #[pk("SKU#<s>#<n>")] struct Sku { s: Four, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("SKU#<s>#<n>")] struct Sku { s: String, n: u32 } ]
        => (Breaking "key-values-narrowed", "Sku, partition key", "s = ####, n = 8: `SKU######8` can no longer be written or read");

    folded_text_of_one_width_may_contain_the_separator: table(name = "shop", pk = "PK")
        [ #[pk("SKU#<s:lower>#<n>")] struct Sku { s: Four, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("SKU#<s:lower>#<n>")] struct Sku { s: String, n: u32 } ]
        => (Breaking "key-values-narrowed", "Sku, partition key", "can no longer be written or read");

    words_of_one_width_contain_the_literal: table(name = "shop", pk = "PK")
        [ #[pk("O#<s>w<n>")] struct Order { s: OldOrNew, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<s>w<n>")] struct Order { s: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "`O#Neww8` can no longer be written or read");

    padded_numbers_contain_the_literal: table(name = "shop", pk = "PK")
        [ #[pk("O#<s:04>00<n>")] struct Order { s: u16, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<s>00<n>")] struct Order { s: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "Order, partition key");

    words_of_one_width_do_not_contain_the_literal: table(name = "shop", pk = "PK")
        [ #[pk("O#<s>x<n>")] struct Order { s: OldOrNew, n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<s>x<n>")] struct Order { s: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");

    an_index_key_contains_the_separator: table(name = "shop", pk = "PK") #[gsi(ByDay, pk = "IP")]
        [ #[entity(separator = '-')] #[pk("O-<n>")] #[gsi(ByDay, pk = "DAY-<day>")] struct Order { day: Date, n: u32 } ]
        => table(name = "shop", pk = "PK") #[gsi(ByDay, pk = "IP")]
        [ #[entity(separator = '-')] #[pk("O-<n>")] #[gsi(ByDay, pk = "DAY-<day>")] struct Order { day: String, n: u32 } ]
        => (Breaking "key-type-text-changed", "Order, index key ByDay", "`DAY-2024-10-14` can no longer");

    words_become_characters: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: Two } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "can no longer be written or read");

    padded_numbers_become_characters: table(name = "shop", pk = "PK")
        [ #[pk("O#<n:03>")] struct Order { n: u8 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "can no longer be written or read");

    numbers_become_characters: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: u8 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "can no longer be written or read");

    digits_become_characters: table(name = "shop", pk = "PK")
        [ #[pk("O#<n:01>")] struct Order { n: u8 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");

    words_of_one_character_become_characters: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: Grade } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => (Breaking "key-type-text-changed", "Order, partition key", "as the old type writes it");

    characters_become_text: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: char } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] struct Order { n: String } ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
}

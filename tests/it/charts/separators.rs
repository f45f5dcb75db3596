//! Changes of the separator.

use super::pairs;

pairs! {
    a_separator_that_numbers_contain: table(name = "shop", pk = "PK")
        [ #[pk("A.<n>")] struct Order { n: i32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("A.<n>")] struct Order { n: i32 } ]
        => (Breaking "separator-changed", "Order, separator", "contain the new separator");

    a_separator_that_bounded_text_contains: table(name = "shop", pk = "PK")
        [ #[pk("A.<n>")] struct Order { n: Dashed } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("A.<n>")] struct Order { n: Dashed } ]
        => (Breaking "separator-changed", "Order, separator", "contain the new separator");

    a_separator_that_parts_of_fixed_width_contain: table(name = "shop", pk = "PK")
        [ #[pk("A.<n>")] struct Order { n: uuid::Uuid } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("A.<n>")] struct Order { n: uuid::Uuid } ]
        => (Compatible "key-respelled", "Order, separator", "same");

    a_separator_that_a_tail_contains: table(name = "shop", pk = "PK")
        [ #[pk("A.<n..>")] struct Order { n: String } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(separator = '-')] #[pk("A.<n..>")] struct Order { n: String } ]
        => (Compatible "key-respelled", "Order, separator", "same");
}

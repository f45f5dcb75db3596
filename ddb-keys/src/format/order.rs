//! Which texts sort as their values do: what a range may be asked of.

use super::plain::Format;
use crate::part::KeyPart;

/// A format whose texts sort as the values do, or the other way round if it is
/// [`DESCENDING`](Format::DESCENDING), wherever in a key they stand: their width is fixed.
pub trait Sorted<P: KeyPart + ?Sized>: SortedAtEnd<P> {}

/// A format whose texts sort as the values do, or the other way round if it is
/// [`DESCENDING`](Format::DESCENDING), in the last place of a key at least.
pub trait SortedAtEnd<P: KeyPart + ?Sized>: Format<P> {}

/// A part whose plain texts have one width and sort as the values do.
pub trait PlainSorted: PlainSortedAtEnd {}

/// A part whose plain texts sort as the values do, as long as nothing follows them.
pub trait PlainSortedAtEnd: KeyPart {}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;
    use crate::format::Plain;
    use crate::format::{Desc, DescWidth, Ordered, Padded};

    fn texts<P: KeyPart, F: Sorted<P>>(values: &[P]) -> Vec<String> {
        let text = |value: &P| {
            let mut text = String::new();
            F::write(value.view(), &mut text).unwrap();
            text
        };
        values.iter().map(text).collect()
    }

    #[test]
    fn sorted_formats_keep_order_or_turn_it_round() {
        fn check<P: KeyPart, F: Sorted<P>>(values: &[P]) {
            let texts = texts::<P, F>(values);
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]));
            assert!(texts.windows(2).all(|pair| (pair[0] > pair[1]) == F::DESCENDING), "{texts:?}");
        }
        let signed = [i32::MIN, -10, -2, -1, 0, 1, 2, 10, i32::MAX];
        check::<i32, Ordered>(&signed);
        check::<i32, Desc>(&signed);
        check::<u16, Ordered>(&[0, 2, 10, 100, u16::MAX]);
        check::<u16, Padded<5>>(&[0, 2, 10, 100, u16::MAX]);
        check::<u16, DescWidth<5>>(&[0, 2, 10, 100, u16::MAX]);
    }

    #[test]
    fn text_sorts_in_the_last_place() {
        fn sorts_at_end<P: KeyPart + ?Sized, F: SortedAtEnd<P>>() {}
        sorts_at_end::<str, Plain>();
        sorts_at_end::<String, Plain>();
        sorts_at_end::<char, Plain>();
        sorts_at_end::<u8, Ordered>();
    }
}

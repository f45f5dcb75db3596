//! Formats whose strings sort as their values do.

use super::plain::{Format, Plain};
use crate::part::{Everywhere, KeyPart, Sorted};

/// A format whose strings sort as the values do, or in the opposite order if the format is
/// [`DESCENDING`](Format::DESCENDING).
pub trait SortedFormat<P: KeyPart + ?Sized>: Format<P> {
    /// Where in a key the strings sort.
    type Order;
}

impl<P: KeyPart<Base: Sorted> + ?Sized> SortedFormat<P> for Plain {
    type Order = <P::Base as Sorted>::Order;
}

/// A format whose strings have one width for each type, so that they sort anywhere in a key.
pub trait FixedWidth {}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: Format<P> + FixedWidth> SortedFormat<P> for F {
    type Order = Everywhere;
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;
    use crate::format::{Desc, DescWidth, Ordered, Padded};
    use crate::part::SortsAtEnd;

    fn texts<P: KeyPart, F: Format<P>>(values: &[P]) -> Vec<String> {
        let text = |value: &P| {
            let mut text = String::new();
            F::write(value.view(), &mut text).unwrap();
            text
        };
        values.iter().map(text).collect()
    }

    #[test]
    fn sorted_formats_keep_or_reverse_the_order() {
        fn check<P: KeyPart, F: SortedFormat<P, Order = Everywhere>>(values: &[P]) {
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
        fn sorts_at_end<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsAtEnd>>() {}
        sorts_at_end::<str, Plain>();
        sorts_at_end::<String, Plain>();
        sorts_at_end::<char, Plain>();
        sorts_at_end::<u8, Ordered>();
    }
}

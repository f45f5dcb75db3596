//! Comparisons of sums and fallbacks, which conditions cannot evaluate.

use super::{answered, instead};
use crate::aws::attribute::{Fallback, SumOf};

instead! {
    "a condition compares attributes as they are: it does not add, subtract, or fill in what is missing",
    "compare one attribute with a value or with another attribute",
    "compute the value first, `p.spent.le(limit - price)`, or keep what is left in the item: `.subtract(|p| p.left, price).condition(|p| p.left.ge(price))`"
    => CompareOneAttribute;
}

answered! {
    [E, V] SumOf<E, V>, Self, self: Self {
        CompareOneAttribute: eq(_) ne(_) lt(_) le(_) gt(_) ge(_) between(_, _) in_(_);
    }

    [E, V] Fallback<E, V>, Self, self: Self {
        CompareOneAttribute: eq(_) ne(_) lt(_) le(_) gt(_) ge(_) between(_, _) in_(_);
    }
}

//! A loop for `const fn`, which cannot call iterators.

/// Visits each element of a slice: `each!(for field in entity.fields { … })`.
macro_rules! each {
    (for $element:ident in $list:ident $(.$field:ident)* $body:block) => {{
        let mut rest: &[_] = $list $(.$field)*;
        while let [$element, after @ ..] = rest {
            rest = after;
            $body
        }
    }};
}

pub(crate) use each;

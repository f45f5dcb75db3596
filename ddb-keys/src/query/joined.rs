//! Adjacent placeholders of one field, which a range bounds together.

use core::cmp::Ordering;
use core::fmt::Write;
use core::marker::PhantomData;

use crate::format::Format;
use crate::part::KeyPart;
use crate::part::Refusal;
use crate::schema::{CharSet, TextShape};

/// A literal of a template, as a type.
pub trait Literal {
    /// The text.
    const TEXT: &'static str;
}

/// A value in the format `F`, which truncates it, a literal, and the same value in the format `G`:
/// `<at:day>#<at:millis>`.
#[derive(Debug)]
pub struct Joined<F, L, G>(PhantomData<(F, L, G)>);

impl<P, F, L, G> Format<P> for Joined<F, L, G>
where
    P: KeyPart + ?Sized,
    F: Format<P>,
    L: Literal,
    G: Format<P>,
{
    const SHAPE: TextShape = TextShape::of_chars(
        F::SHAPE.min + L::TEXT.len() + G::SHAPE.min,
        F::SHAPE.max.saturating_add(L::TEXT.len()).saturating_add(G::SHAPE.max),
        CharSet::ALL,
    );
    /// Not used: a range asks whether a value is [kept](Format::keeps).
    const EXACT: bool = G::EXACT;

    fn text_len(view: P::View<'_>) -> usize {
        F::text_len(view) + L::TEXT.len() + G::text_len(view)
    }

    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        F::write(view, out)?;
        out.write_str(L::TEXT)?;
        G::write(view, out)
    }

    /// Not used: only queries join places.
    fn parse(_: &str) -> Option<P::View<'_>> {
        None
    }

    fn keeps(view: P::View<'_>) -> bool {
        F::keeps(view) || G::keeps(view)
    }

    fn compare(one: P::View<'_>, other: P::View<'_>) -> Option<Ordering> {
        F::compare(one, other).or_else(|| G::compare(one, other))
    }
}

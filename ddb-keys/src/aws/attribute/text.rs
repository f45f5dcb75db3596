//! Text.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;

use super::{AttributeType, Measured, Ordered, Searchable};

/// Types that are stored as text.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not stored as text",
    label = "not text",
    note = "a type that serde writes as text may implement `TextAttribute`"
)]
pub trait TextAttribute {}

#[diagnostic::do_not_recommend]
impl<V: TextAttribute> TextAttribute for Option<V> {}

macro_rules! texts {
    ($($text:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $text {
            const STORED: AttributeType = AttributeType::S;
        }

        #[diagnostic::do_not_recommend]
        impl TextAttribute for $text {}

        #[diagnostic::do_not_recommend]
        impl Measured for $text {}

        #[diagnostic::do_not_recommend]
        impl Searchable for $text {
            type Needle = String;
            const ELEMENTS: bool = false;

            fn only(needle: String) -> Self {
                needle.into()
            }
        }
    )*};
}
texts!(String, Box<str>, Arc<str>, Rc<str>, Cow<'_, str>);

//! `arrayvec::ArrayString` as a key part.

use core::fmt;

use arrayvec::ArrayString;

use super::key_part::{KeyPart, own_view};
use super::key_part::{LastOnly, Sorted};
use super::refusal::Refusal;
use crate::schema::KeyType;
use crate::schema::{CharSet, TextShape};

/// Text of at most `CAP` bytes, which is copied and not borrowed. So it can be computed from fields, which other text cannot:
///
/// ```
/// use arrayvec::ArrayString;
/// use ddb_keys::Entity;
///
/// /// The mail provider, which is what follows the last `@`.
/// fn domain(email: &str) -> ArrayString<255> {
///     let domain = email.rsplit('@').next().unwrap_or_default();
///     ArrayString::from(domain).unwrap_or_default()
/// }
///
/// #[derive(Entity)]
/// #[entity(part(domain: ArrayString<255> = domain(&self.email)))]
/// #[pk("DOMAIN#<domain>")]
/// #[sk("USER#<email>")]
/// struct User { email: String }
///
/// let user = User { email: "ann@example.com".into() };
/// assert_eq!(user.key().build()?.to_string(), "DOMAIN#example.com | USER#ann@example.com");
/// # Ok::<(), ddb_keys::KeyError>(())
/// ```
///
/// An empty text is refused when a key is built, as it is of every text.
#[diagnostic::do_not_recommend]
impl<const CAP: usize> KeyPart for ArrayString<CAP> {
    const SHAPE: TextShape = TextShape::of_chars(1, CAP, CharSet::ALL).as_free_text();
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "text";
    own_view!();

    #[inline]
    fn text_len(view: Self) -> usize {
        view.len()
    }

    #[inline]
    fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_str(&view)?)
    }

    #[inline]
    fn parse(text: &str) -> Option<Self> {
        if text.is_empty() { None } else { Self::from(text).ok() }
    }
}

impl<const CAP: usize> Sorted for ArrayString<CAP> {
    type Order = LastOnly;
}

//! The form of cursors: as they are, or sealed.

use alloc::borrow::Cow;

#[cfg(feature = "sealed-cursors")]
use alloc::sync::Arc;

#[cfg(feature = "sealed-cursors")]
use super::CursorKey;
use super::bytes::Fingerprint;
use super::{Cursor, CursorError};

/// The version of the form that anybody can read.
pub(super) const VERSION: u8 = 2;

/// How the cursors of a client are written.
#[derive(Debug, Clone)]
pub(in crate::aws) enum CursorForm {
    /// After a version and the fingerprint of the read.
    Readable,
    #[cfg(feature = "sealed-cursors")]
    Sealed(Arc<CursorKey>),
}

impl CursorForm {
    #[cfg(feature = "sealed-cursors")]
    pub(in crate::aws) fn sealed(key: &CursorKey) -> Self {
        Self::Sealed(Arc::new(key.clone()))
    }

    /// The fingerprint of a read, to be written.
    pub(in crate::aws) fn fingerprint(&self) -> Fingerprint {
        match self {
            Self::Readable => Fingerprint::new(),
            #[cfg(feature = "sealed-cursors")]
            Self::Sealed(_) => Fingerprint::with_transcript(),
        }
    }

    /// A cursor of this position.
    #[cfg_attr(
        not(feature = "sealed-cursors"),
        allow(clippy::unnecessary_wraps, reason = "only sealing can fail")
    )]
    pub(super) fn write(&self, read: &Fingerprint, position: &[u8]) -> Result<Cursor, CursorError> {
        Ok(Cursor(match self {
            Self::Readable => [&[VERSION], read.finish().as_slice(), position].concat(),
            #[cfg(feature = "sealed-cursors")]
            Self::Sealed(key) => {
                key.seal(read.transcript().ok_or(CursorError::Malformed)?, position)?
            }
        }))
    }

    /// The position in a cursor that belongs to this read.
    pub(super) fn read<'c>(
        &self,
        read: &Fingerprint,
        cursor: &'c Cursor,
    ) -> Result<Cow<'c, [u8]>, CursorError> {
        match self {
            Self::Readable => {
                let position = cursor.0.strip_prefix(&[VERSION]).ok_or(CursorError::Version)?;
                let position = position.strip_prefix(&read.finish());
                position.map(Cow::Borrowed).ok_or(CursorError::OtherQuery)
            }
            #[cfg(feature = "sealed-cursors")]
            Self::Sealed(key) => {
                let read = read.transcript().ok_or(CursorError::Malformed)?;
                key.unseal(read, &cursor.0).map(Cow::Owned)
            }
        }
    }
}

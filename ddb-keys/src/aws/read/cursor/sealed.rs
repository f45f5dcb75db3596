//! Sealed cursors: encrypted and authenticated, for one read, under a secret of the application.

use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;
use std::time::SystemTime;

use aes_siv::KeyInit;
use aes_siv::siv::Aes128Siv;

use super::CursorError;

/// The first byte of a sealed cursor. Others begin with their version.
const SEALED: u8 = 0x80;

/// A secret under which cursors are sealed, and how long they are accepted; see
/// [`sealing_cursors`](crate::aws::Client::sealing_cursors).
///
/// A sealed cursor cannot be read, changed or made by somebody without the secret, and is accepted only by the read that it
/// comes from: the same table, index, partition, range and direction. The secret is 32 random bytes that all servers of the application
/// share, such as those of `openssl rand 32`, and another for each stage. To replace it without a refused cursor, let all servers first
/// [accept](Self::accepting) the new one beside the old one, then begin with the new one and accept the old one, until the last cursors of
/// that have expired.
///
/// Sealing is AES-SIV ([RFC 5297](https://www.rfc-editor.org/rfc/rfc5297)) with keys of 128 bits. It needs no random numbers: the same
/// position of the same read has the same cursor within a second.
///
/// ```
/// use std::time::Duration;
///
/// use ddb_keys::aws::CursorKey;
///
/// let (new, old) = ([7; 32], [3; 32]); // read from where the application keeps its secrets
/// let key = CursorKey::new(new).accepting(old).expiring_after(Duration::from_secs(3600));
/// assert_eq!(format!("{key:?}"), "CursorKey { .. }");
/// ```
#[derive(Clone)]
pub struct CursorKey {
    secret: [u8; 32],
    /// Secrets of which cursors are accepted, too.
    others: Vec<[u8; 32]>,
    /// How long a cursor is accepted, in seconds.
    lifetime: Option<u64>,
}

impl CursorKey {
    /// Makes a key of 32 random bytes.
    ///
    /// ```
    /// # use ddb_keys::aws::CursorKey;
    /// let key = CursorKey::new([7; 32]);
    /// ```
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Self {
        Self { secret, others: Vec::new(), lifetime: None }
    }

    /// Accepts the cursors of another secret, too, an older or a coming one. New cursors are sealed under that of [`new`](Self::new).
    ///
    /// ```
    /// # use ddb_keys::aws::CursorKey;
    /// let key = CursorKey::new([7; 32]).accepting([3; 32]);
    /// ```
    #[must_use]
    pub fn accepting(mut self, other: [u8; 32]) -> Self {
        self.others.push(other);
        self
    }

    /// Accepts cursors only for this time after they were made, rounded up to seconds. Default: for ever.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use ddb_keys::aws::CursorKey;
    /// let key = CursorKey::new([7; 32]).expiring_after(Duration::from_secs(24 * 60 * 60));
    /// ```
    #[must_use]
    pub fn expiring_after(self, lifetime: Duration) -> Self {
        let partial = u64::from(lifetime.subsec_nanos() > 0);
        Self { lifetime: Some(lifetime.as_secs().saturating_add(partial)), ..self }
    }

    /// Seals the position of a read.
    pub(super) fn seal(&self, read: &[u8], position: &[u8]) -> Result<Vec<u8>, CursorError> {
        self.seal_at(now(), read, position)
    }

    /// The position in a cursor of this read.
    pub(super) fn unseal(&self, read: &[u8], cursor: &[u8]) -> Result<Vec<u8>, CursorError> {
        self.unseal_at(now(), read, cursor)
    }

    fn seal_at(&self, now: u64, read: &[u8], position: &[u8]) -> Result<Vec<u8>, CursorError> {
        let content = [&now.to_be_bytes(), position].concat();
        let sealed =
            Aes128Siv::new(&self.secret.into()).encrypt([[SEALED].as_slice(), read], &content);
        // It would be longer than the memory of any machine.
        let sealed = sealed.map_err(|_| CursorError::Malformed)?;
        Ok([[SEALED].as_slice(), &sealed].concat())
    }

    fn unseal_at(&self, now: u64, read: &[u8], cursor: &[u8]) -> Result<Vec<u8>, CursorError> {
        let Some((&SEALED, sealed)) = cursor.split_first() else { return Err(CursorError::Forged) };
        let mut secrets = core::iter::once(&self.secret).chain(&self.others);
        let content = secrets.find_map(|secret| {
            let mut cipher = Aes128Siv::new(&(*secret).into());
            cipher.decrypt([[SEALED].as_slice(), read], sealed).ok()
        });
        let content = content.ok_or(CursorError::Forged)?;
        let (made, position) = content.split_first_chunk().ok_or(CursorError::Forged)?;
        let age = now.saturating_sub(u64::from_be_bytes(*made));
        if self.lifetime.is_some_and(|lifetime| age >= lifetime) {
            return Err(CursorError::Expired);
        }
        Ok(position.to_vec())
    }
}

/// Without the secrets.
impl fmt::Debug for CursorKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CursorKey").finish_non_exhaustive()
    }
}

/// Seconds since 1970. A clock before that is at its beginning.
fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::String;

    const READ: &[u8] = b"chats|by-author|ann";
    const POSITION: &[u8] = b"S\x00\x08MSG#0002";

    fn digit(value: u8) -> char {
        char::from_digit(value.into(), 16).unwrap()
    }

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
    }

    #[test]
    fn what_was_sealed_in_the_past_is_accepted_for_ever() {
        let sealed = CursorKey::new([7; 32]).seal_at(1_764_000_000, READ, POSITION).unwrap();
        assert_eq!(
            hex(&sealed),
            "80988acfae6e9c4fcc79a911d08fcb588394cf34fd43a8b922a2a1d4e1ad5cd8cf922fcb"
        );
        assert_eq!(CursorKey::new([7; 32]).unseal(READ, &sealed).unwrap(), POSITION);
    }

    #[test]
    fn no_changed_byte_other_read_or_other_secret_is_accepted() {
        let key = CursorKey::new([7; 32]);
        let sealed = key.seal(READ, POSITION).unwrap();
        for at in 0..sealed.len() {
            for bit in 0..8 {
                let mut changed = sealed.clone();
                changed[at] ^= 1 << bit;
                assert_eq!(key.unseal(READ, &changed), Err(CursorError::Forged));
            }
            assert_eq!(key.unseal(READ, &sealed[..at]), Err(CursorError::Forged));
        }
        assert_eq!(key.unseal(b"chats|by-author|bob", &sealed), Err(CursorError::Forged));
        assert_eq!(CursorKey::new([8; 32]).unseal(READ, &sealed), Err(CursorError::Forged));
        assert_eq!(key.unseal(READ, &[]), Err(CursorError::Forged));
    }

    #[test]
    fn a_secret_is_replaced_in_two_steps() {
        let (old, new) = (CursorKey::new([3; 32]), CursorKey::new([7; 32]).accepting([3; 32]));
        let sealed = old.seal(READ, POSITION).unwrap();
        assert_eq!(new.unseal(READ, &sealed).unwrap(), POSITION);
        let sealed = new.seal(READ, POSITION).unwrap();
        assert_eq!(old.unseal(READ, &sealed), Err(CursorError::Forged), "the new secret seals");
    }

    #[test]
    fn a_cursor_expires_by_the_second() {
        let key = CursorKey::new([7; 32]).expiring_after(Duration::from_secs(60));
        let sealed = key.seal_at(1_000, READ, POSITION).unwrap();
        assert_eq!(key.unseal_at(1_059, READ, &sealed).unwrap(), POSITION);
        assert_eq!(key.unseal_at(1_060, READ, &sealed), Err(CursorError::Expired));
        assert_eq!(key.unseal_at(900, READ, &sealed).unwrap(), POSITION, "another server's clock");
        let unlimited = CursorKey::new([7; 32]);
        assert_eq!(unlimited.unseal_at(u64::MAX, READ, &sealed).unwrap(), POSITION);
        let short = CursorKey::new([7; 32]).expiring_after(Duration::from_millis(1));
        assert_eq!(short.unseal_at(1_000, READ, &sealed).unwrap(), POSITION, "rounded up");
    }
}

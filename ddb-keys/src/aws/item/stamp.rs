//! Time stamps: the types of the fields that writes set to the present time, and the clock that tells it.

use alloc::sync::Arc;
use core::fmt;
use core::time::Duration;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::Serialize;

use super::encode::encode;
use crate::aws::{Item, ItemError, StoredEntity};
use crate::schema::EntitySchema;
use crate::table::Table;

/// A type of the fields that `#[entity(created = …, updated = …)]` names: a time that writes set.
///
/// Instants of `chrono`, `jiff` and `time` are stamps with the feature of that name, a `SystemTime` is one, and so are integers of 32 or
/// 64 bits and `f64`, as whole seconds since 1970. An `Option` of a stamp is one, too, for items that were written before there was
/// the field. Another type, such as a newtype of your own, becomes a stamp by its `from_time`:
///
/// ```
/// use std::time::{Duration, SystemTime, UNIX_EPOCH};
///
/// use ddb_keys::aws::Stamp;
///
/// #[derive(Debug, PartialEq)]
/// struct Millis(u64);
///
/// impl Stamp for Millis {
///     fn from_time(now: SystemTime) -> Self {
///         let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
///         Self(since.as_millis().try_into().unwrap_or(u64::MAX))
///     }
/// }
///
/// let now = UNIX_EPOCH + Duration::from_millis(1_728_867_661_500);
/// assert_eq!(Millis::from_time(now), Millis(1_728_867_661_500));
/// assert_eq!(u64::from_time(now), 1_728_867_661);
/// assert_eq!(Option::<u64>::from_time(now), Some(1_728_867_661));
/// ```
#[diagnostic::on_unimplemented(
    message = "`created` and `updated` are times, and how to make a `{Self}` of one is not known",
    label = "expected a time, such as `DateTime<Utc>`, or a number of seconds, such as `u64`",
    note = "instants of `chrono`, `jiff` and `time` need the feature of that name; for a type of your own implement `ddb_keys::aws::Stamp`"
)]
pub trait Stamp: Sized {
    /// Returns the stamp of a time.
    ///
    /// ```
    /// use std::time::{Duration, UNIX_EPOCH};
    ///
    /// use ddb_keys::aws::Stamp;
    ///
    /// assert_eq!(u64::from_time(UNIX_EPOCH + Duration::from_millis(7_900)), 7);
    /// ```
    fn from_time(now: SystemTime) -> Self;

    /// Whether a value has no time yet, so that a write of the whole item sets `created`.
    #[doc(hidden)]
    fn is_missing(&self) -> bool {
        false
    }
}

macro_rules! stamps {
    ($($ty:ty: |$now:ident| $at:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Stamp for $ty {
            fn from_time($now: SystemTime) -> Self {
                $at
            }
        }
    )*};
}

stamps! {
    SystemTime: |now| now;
    u64: |now| since_1970(now).as_secs();
    i64: |now| seconds(now);
    u32: |now| Self::try_from(seconds(now)).unwrap_or(Self::MAX);
    i32: |now| Self::try_from(seconds(now)).unwrap_or(Self::MAX);
    usize: |now| Self::try_from(seconds(now)).unwrap_or(Self::MAX);
    isize: |now| Self::try_from(seconds(now)).unwrap_or(Self::MAX);
    f64: |now| Duration::from_secs(since_1970(now).as_secs()).as_secs_f64();
}

#[cfg(feature = "chrono")]
stamps! {
    chrono::DateTime<chrono::Utc>: |now| {
        Self::from_timestamp(seconds(now), nanos(now)).unwrap_or(Self::MAX_UTC)
    };
    chrono::DateTime<chrono::FixedOffset>: |now| chrono::DateTime::<chrono::Utc>::from_time(now).fixed_offset();
}

#[cfg(feature = "jiff")]
stamps! {
    jiff::Timestamp: |now| {
        i32::try_from(nanos(now)).ok().and_then(|nanos| Self::new(seconds(now), nanos).ok()).unwrap_or(Self::MAX)
    };
}

#[cfg(feature = "time")]
stamps! {
    time::OffsetDateTime: |now| time::UtcDateTime::from_time(now).into();
    time::UtcDateTime: |now| {
        let at = Self::from_unix_timestamp(seconds(now)).and_then(|at| at.replace_nanosecond(nanos(now)));
        at.unwrap_or(Self::MAX)
    };
    time::Timestamp: |now| Self::new(seconds(now), nanos(now)).unwrap_or(Self::MAX);
}

#[diagnostic::do_not_recommend]
impl<S: Stamp> Stamp for Option<S> {
    fn from_time(now: SystemTime) -> Self {
        Some(S::from_time(now))
    }

    fn is_missing(&self) -> bool {
        self.is_none()
    }
}

/// The time since 1970. A clock before that is at its beginning.
fn since_1970(now: SystemTime) -> Duration {
    now.duration_since(UNIX_EPOCH).unwrap_or_default()
}

fn seconds(now: SystemTime) -> i64 {
    i64::try_from(since_1970(now).as_secs()).unwrap_or(i64::MAX)
}

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
fn nanos(now: SystemTime) -> u32 {
    since_1970(now).subsec_nanos()
}

/// The clock of a client: that of the system, unless another one was given.
#[derive(Clone, Default)]
pub(in crate::aws) struct Clock(Option<Arc<dyn Fn() -> SystemTime + Send + Sync>>);

impl Clock {
    pub(in crate::aws) fn new(clock: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(clock)))
    }

    pub(in crate::aws) fn now(&self) -> SystemTime {
        self.0.as_ref().map_or_else(SystemTime::now, |clock| clock())
    }

    /// The time of a write. `None` if its entity has no time stamps.
    pub(in crate::aws) fn time_of(&self, entity: &EntitySchema) -> Option<SystemTime> {
        (entity.created.is_some() || entity.updated.is_some()).then(|| self.now())
    }

    /// The item of an entity that is written now, whether or not there is one.
    pub(in crate::aws) fn encode<T: Table, E: StoredEntity + Serialize>(
        &self,
        entity: &E,
    ) -> Result<Item, ItemError> {
        encode_at::<T, E>(entity, self.time_of(E::SCHEMA))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clock").finish_non_exhaustive()
    }
}

/// The item of an entity that is written at a time, if there is one, whether or not there was an item.
pub(in crate::aws) fn encode_at<T: Table, E: StoredEntity + Serialize>(
    entity: &E,
    time: Option<SystemTime>,
) -> Result<Item, ItemError> {
    let stamped = time.and_then(|time| entity.stamped(time, entity.lacks_created()));
    encode::<T, E>(stamped.as_ref().unwrap_or(entity))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2024-10-14T01:01:01.5Z
    const SECONDS: u32 = 1_728_867_661;

    fn now() -> SystemTime {
        UNIX_EPOCH + Duration::new(SECONDS.into(), 500_000_000)
    }

    #[test]
    fn integers_have_whole_seconds() {
        let seconds = (
            u32::from_time(now()),
            u64::from_time(now()),
            i32::from_time(now()),
            i64::from_time(now()),
        );
        assert_eq!(seconds, (SECONDS, SECONDS.into(), 1_728_867_661, SECONDS.into()));
        assert_eq!(
            (usize::from_time(now()), isize::from_time(now())),
            (1_728_867_661, 1_728_867_661)
        );
        assert!((f64::from_time(now()) - f64::from(SECONDS)).abs() < f64::EPSILON);
    }

    #[test]
    fn what_a_type_cannot_hold_is_its_last_time() {
        let late = UNIX_EPOCH + Duration::from_secs(1 << 40);
        assert_eq!((u32::from_time(late), i32::from_time(late)), (u32::MAX, i32::MAX));
        assert_eq!(u64::from_time(UNIX_EPOCH - Duration::from_secs(1)), 0, "before 1970");
    }

    #[test]
    fn only_an_option_may_be_missing() {
        assert!(None::<u64>.is_missing() && !Some(0_u64).is_missing() && !0_u64.is_missing());
    }

    #[cfg(feature = "chrono")]
    #[test]
    fn a_chrono_time_is_exact() {
        let at = chrono::DateTime::<chrono::Utc>::from_time(now());
        assert_eq!(at.timestamp_millis(), 1_728_867_661_500);
        assert_eq!(chrono::DateTime::<chrono::FixedOffset>::from_time(now()), at);
    }

    #[cfg(feature = "jiff")]
    #[test]
    fn a_jiff_time_is_exact() {
        assert_eq!(jiff::Timestamp::from_time(now()).as_millisecond(), 1_728_867_661_500);
    }

    #[cfg(feature = "time")]
    #[test]
    fn a_time_of_the_crate_time_is_exact() {
        let nanos = 1_728_867_661_500_000_000;
        assert_eq!(time::OffsetDateTime::from_time(now()).unix_timestamp_nanos(), nanos);
        assert_eq!(time::UtcDateTime::from_time(now()).unix_timestamp_nanos(), nanos);
        let at = time::Timestamp::from_time(now());
        assert_eq!((at.as_seconds(), at.nanosecond()), (SECONDS.into(), 500_000_000));
    }
}

//! Shards: `<field:shard(16)>` spreads over several partitions what would lie in one.

use core::fmt::{self, Write};

use super::plain::Format;
use crate::part::{KeyPart, Refusal, write_digits};
use crate::schema::TextShape;

/// `<field:shard(16)>`: the number of the value's shard, from 0, in as many digits as the last shard has.
#[derive(Debug, Clone, Copy)]
pub struct Shard<const N: usize>;

/// Returns the shard of a value among this many, from 0: the number that `<field:shard(16)>` writes for 16.
///
/// It depends on the plain text of the value alone, and stays the same for ever: the FNV-1a hash of the text, of 64 bits, mixed
/// by the finalizer of `MurmurHash3`, modulo the number of shards. Templates need no call of it. It chooses one of several counters,
/// each of which counts a share:
///
/// ```
/// use ddb_keys::{Entity, shard_of};
///
/// #[derive(Entity)]
/// #[pk("LIKES#<post>#<shard:02>")]
/// struct Likes { post: String, shard: u16, count: u64 }
///
/// let shard = shard_of("request-7", 16)?;
/// assert_eq!(shard, 6);
/// assert_eq!(LikesKey { post: "p1", shard }.pk().unwrap(), "LIKES#p1#06");
/// # Ok::<(), ddb_keys::Refusal>(())
/// ```
///
/// Without shards, `shards` being 0, it is 0.
///
/// # Errors
///
/// A value that has no text, such as a time after the year 9999.
pub fn shard_of<P: KeyPart + ?Sized>(value: &P, shards: u16) -> Result<u16, Refusal> {
    shard::<P>(value.view(), shards.into()).map(|shard| u16::try_from(shard).unwrap_or_default())
}

fn shard<P: KeyPart + ?Sized>(view: P::View<'_>, shards: u64) -> Result<u64, Refusal> {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    P::write(view, &mut hash)?;
    Ok(hash.mixed().checked_rem(shards).unwrap_or(0))
}

impl<P: KeyPart + ?Sized, const N: usize> Format<P> for Shard<N> {
    /// What has no plain text has no shards.
    const SHAPE: TextShape =
        TextShape { form: P::SHAPE.form, ..TextShape::bounded(width(N), width(N), "0-9") };
    const EXACT: bool = false;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        width(N)
    }

    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        let shard = shard::<P>(view, N as u64)?;
        write_digits(u128::from(shard), width(N), out)
    }

    /// No value follows from its shard: the derive sees to it that another place of the key has the value.
    fn parse(_: &str) -> Option<P::View<'_>> {
        None
    }
}

/// The digits of the last shard.
pub(crate) const fn width(shards: usize) -> usize {
    let mut digits = 1;
    let mut rest = (shards - 1) / 10;
    while rest > 0 {
        digits += 1;
        rest /= 10;
    }
    digits
}

/// An FNV-1a hash of what is written.
struct Hash(u64);

impl Hash {
    /// The bits mixed, so that each depends on all: the low bits of FNV alone follow from those of the text.
    fn mixed(self) -> u64 {
        let Self(mut hash) = self;
        hash = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash = (hash ^ (hash >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        hash ^ (hash >> 33)
    }
}

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use super::*;

    fn text<const N: usize>(value: &str) -> String {
        let mut text = String::new();
        <Shard<N> as Format<str>>::write(value, &mut text).unwrap();
        text
    }

    /// Computed by another implementation of both functions. Stored keys depend on them.
    #[test]
    fn shards_stay_the_same_for_ever() {
        for (value, of_16, of_10, of_1000) in GOLDEN {
            assert_eq!(
                (text::<16>(value).as_str(), text::<10>(value).as_str(), text::<1000>(value)),
                (of_16, of_10, String::from(of_1000)),
                "{value:?}"
            );
        }
    }

    const GOLDEN: [(&str, &str, &str, &str); 8] = [
        ("a", "11", "5", "315"),
        ("7", "07", "9", "759"),
        ("request-7", "06", "8", "318"),
        ("order-1", "05", "7", "757"),
        ("order-2", "11", "3", "443"),
        ("0192f0c1-2e3d-7a4b-8c5d-6e7f8091a2b3", "02", "2", "522"),
        ("2026-11-29T12:00:00.000Z", "05", "1", "141"),
        ("é", "11", "3", "043"),
    ];

    #[test]
    fn the_width_is_that_of_the_last_shard() {
        for (shards, digits) in [(2, 1), (10, 1), (11, 2), (100, 2), (101, 3), (1000, 3)] {
            assert_eq!(width(shards), digits, "{shards}");
        }
    }

    #[test]
    fn a_text_has_one_shard_however_it_is_written() {
        let (mut whole, mut pieces) = (Hash(7), Hash(7));
        whole.write_str("order-7").unwrap();
        for piece in ["or", "", "der-", "7"] {
            pieces.write_str(piece).unwrap();
        }
        assert_eq!(whole.mixed(), pieces.mixed());
    }

    /// The greatest share of one of 16 shards, as a multiple of an equal share.
    fn worst(values: impl Iterator<Item = String>) -> f64 {
        let (mut counts, mut all) = ([0_u32; 16], 0);
        for value in values {
            counts[usize::from(shard_of(value.as_str(), 16).unwrap())] += 1;
            all += 1;
        }
        f64::from(counts.into_iter().max().unwrap()) * 16.0 / f64::from(all)
    }

    #[test]
    fn values_spread_evenly() {
        let ids = |n: u64| format!("{n}");
        let uuids = |n: u64| format!("{:032x}", u128::from(n) << 80 | 0x7000_8000_0000_0000_0000);
        let times = |n: u64| {
            format!(
                "2026-11-29T{:02}:{:02}:{:02}.{:03}Z",
                n / 3_600_000 % 24,
                n / 60_000 % 60,
                n / 1000 % 60,
                n % 1000
            )
        };
        for values in [ids, uuids, times] {
            let worst = worst((0..1_000_000).map(values));
            assert!(worst <= 1.15, "{worst}");
        }
    }
}

//! Random writes of deals, most of them such as a program makes after it has read the item.

use std::collections::BTreeMap;

use ddb_keys::aws::{Client, Error, Update};

use super::Step;
use super::market::*;
use crate::chance::Chance;

const IDS: [u32; 2] = [1, 2];
const WORDS: [&str; 3] = ["red", "green", "blue"];

type Deals = Update<Market, Deal>;

/// One random write.
pub(super) async fn step(table: &Client<Market>, chance: &mut Chance) -> Step {
    let mut deal = random_deal(chance);
    let key = DealKey { id: deal.id };
    let stored = table.get(key).consistent().await.unwrap();
    if let Some(stored) = &stored {
        deal.version = if chance.one_in(8) { 77 } else { stored.version };
    }
    let next = |deal: &Deal| Deal { version: deal.version + 1, ..deal.clone() };
    let (told, outcome, expected) = match (chance.below(20), stored) {
        (0, _) => ("put", table.put(&deal).await.map(drop), row(next(&deal))),
        (1, _) => ("put once", table.put(&deal).once().await.map(drop), row(next(&deal))),
        (2, None) => ("create", table.create(&deal).await.map(drop), row(next(&deal))),
        (2, Some(_)) => ("replace", table.replace(&deal).await.map(drop), row(next(&deal))),
        (3, _) => ("create", table.create(&deal).await.map(drop), row(next(&deal))),
        (4, stored) => {
            let delete = table.delete(key);
            let version = stored.map_or(3, |stored| stored.version);
            let delete = if chance.one_in(2) { delete.if_version(version) } else { delete };
            ("delete", delete.await.map(drop), (at(deal.id), None))
        }
        (5, _) => {
            let old = DealKey { id: if deal.id == 1 { 2 } else { 1 } };
            if let Some(old) = table.get(old).consistent().await.unwrap() {
                deal.version = old.version;
            }
            ("rekey", table.rekey(old, &deal).await, row(next(&deal)))
        }
        (6, _) => {
            let write = table.batch().overwrite(&deal).await;
            ("overwrite", write, row(next(&deal)))
        }
        (7, _) => {
            let line = Line { list: "t".into(), line: "a".into(), holder: None, count: 1 };
            let write = table.transact_write((table.put(&deal), table.put(&line)));
            ("transact", write.await, row(next(&deal)))
        }
        (8..=10, None) | (11, _) => {
            let version = deal.version;
            let update = whole(table.update(key).or_create().if_version(version), &deal);
            // Without a note, a new item could not be read.
            let noted = !chance.one_in(6);
            let update = if noted { update.set_text("note", &deal.note) } else { update };
            let outcome = update.await;
            // Attributes that no change names stay as they are stored.
            let expected = outcome.as_ref().map_or(None, |changed| Some(changed.clone()));
            let agrees = |changed: &Deal| {
                let note = if noted { &deal.note } else { &changed.note };
                let deal = Deal { note: note.clone(), ..deal.clone() };
                deal_fields(changed) == deal_fields(&deal)
            };
            assert!(expected.as_ref().is_none_or(agrees), "{expected:?} {deal:?}");
            let expected = (at(deal.id), expected.map(Market::Deal));
            ("update or create", outcome.map(drop), expected)
        }
        (12 | 16, _) => wild(table.update(key), &deal, chance).await,
        (13, stored) => {
            rebrand(table.update(key), stored.unwrap_or_else(|| deal.clone()), &deal).await
        }
        (14, stored) => boards(table.update(key), stored, &deal, chance).await,
        (15, stored) => owners(table.update(key), stored, &deal, chance).await,
        (n, stored) => plain(table.update(key), n, stored, &deal, chance).await,
    };
    let told = format!("{told} {deal:?}");
    Step { told, outcome, expected: vec![expected], writes: &["Deal", "Line"] }
}

type Tried = (&'static str, Result<(), Error>, ([String; 2], Option<Market>));

/// Changes of fields that are in no template.
async fn plain(
    update: Deals,
    which: usize,
    stored: Option<Deal>,
    deal: &Deal,
    chance: &mut Chance,
) -> Tried {
    let stored = stored.unwrap_or_else(|| deal.clone());
    let mut expected = Deal { version: stored.version + 1, ..stored };
    let update = if which.is_multiple_of(2) {
        expected.note = deal.note.clone();
        expected.tags = deal.tags.clone();
        expected.region = deal.region.clone();
        expected.rank = deal.rank;
        expected.more.insert("color".into(), "red".into());
        let update = update.set_text("note", &deal.note).set_text("tags", &deal.tags);
        let update = update.set_text("region", &deal.region).set_text("color", "red");
        match deal.rank {
            Some(_) => update.set_text("rank", deal.rank),
            None => update.remove_text("rank"),
        }
    } else {
        expected.note = deal.note.clone();
        expected.mark = deal.mark.clone();
        expected.expires = None;
        let update = update.set(|deal| deal.note, &deal.note).remove(|deal| deal.expires);
        let update = update.set(|deal| deal.mark, &deal.mark);
        if chance.one_in(2) {
            expected.tags.push("new".into());
            update.append(|deal| deal.tags, ["new"])
        } else {
            expected.tags.clear();
            update.set(|deal| deal.tags, Vec::<String>::new())
        }
    };
    let views = chance.of(&[1_u8, 100, 200]);
    let (sum, update) = if chance.one_in(2) {
        (expected.views.checked_add(views), update.add(|deal| deal.views, views))
    } else {
        (expected.views.checked_sub(views), update.subtract(|deal| deal.views, views))
    };
    expected.views = sum.unwrap_or(expected.views);
    ("update", update.await.map(drop), row(expected))
}

/// Changes the brand, and restates the other fields of the index keys, which may be stale.
async fn rebrand(update: Deals, stored: Deal, deal: &Deal) -> Tried {
    let stale = deal.price == 30;
    let sale_day = if stale { deal.sale_day } else { stored.sale_day };
    let (brand, category) = (&deal.brand, &stored.category);
    let update = update.set_text("brand", brand);
    let update = update.set_index(DealByBrandKey { brand, sale_day });
    let update = update.set_index(DealByCategoryKey { category, brand, sale_day });
    let version = stored.version + 1;
    let expected = Deal { brand: brand.clone(), version, ..stored.clone() };
    ("rebrand", update.await.map(drop), row(expected))
}

/// Opens or closes, with the conditional index key that goes with it, or sometimes another one.
async fn boards(update: Deals, stored: Option<Deal>, deal: &Deal, chance: &mut Chance) -> Tried {
    let stored = stored.unwrap_or_else(|| deal.clone());
    let mut expected = Deal { version: stored.version + 1, ..stored };
    let told = if chance.one_in(5) { !deal.open } else { deal.open };
    let update = update.set_text("open", told);
    expected.open = told;
    let update = match (deal.open, &deal.closed_at) {
        (true, _) => {
            expected.price = deal.price;
            update.set_index(DealOpenBoardKey { id: deal.id, price: deal.price })
        }
        (false, Some(closed_at)) => {
            expected.closed_at = Some(closed_at.clone());
            update.set_index(DealClosedBoardKey { id: deal.id, closed_at })
        }
        (false, None) => {
            expected.closed_at = None;
            update.remove_index::<DealClosedBoardKey<'_>>()
        }
    };
    ("board", update.await.map(drop), row(expected))
}

/// Sets or removes index keys that share an attribute.
async fn owners(update: Deals, stored: Option<Deal>, deal: &Deal, chance: &mut Chance) -> Tried {
    let stored = stored.unwrap_or_else(|| deal.clone());
    let mut expected = Deal { version: stored.version + 1, ..stored.clone() };
    let update = match chance.below(4) {
        0 => {
            expected.due = None;
            update.remove_index::<DealByOwnerKey<'_>>()
        }
        1 => {
            expected.step = None;
            update.remove_index::<DealOfOwnerKey<'_>>()
        }
        2 => {
            (expected.due, expected.step) = (None, None);
            update.remove_index::<DealByOwnerKey<'_>>().remove_index::<DealOfOwnerKey<'_>>()
        }
        _ => {
            let (due, step) = (chance.of(&[1, 2]), chance.of(&WORDS));
            (expected.due, expected.step) = (Some(due), Some(step.into()));
            expected.owner = deal.owner.clone();
            let update = update.set_index(DealByOwnerKey { owner: &deal.owner, due });
            update.set_index(DealOfOwnerKey { owner: &deal.owner, step })
        }
    };
    ("owner", update.await.map(drop), row(expected))
}

/// Changes that may be refused, some of them on an item that might be missing.
async fn wild(update: Deals, deal: &Deal, chance: &mut Chance) -> Tried {
    let mut update = if chance.one_in(3) { update.or_create() } else { update };
    for _ in 0..=chance.below(2) {
        update = match chance.below(15) {
            0 => update.set_text("brand", &deal.brand),
            1 => update.add_text("price", 1),
            2 => update.remove_text("due"),
            3 => update.set_text("step", &deal.step),
            4 => update.set_text("open", deal.open),
            5 => update.set_text("GSI1PK", "BRAND#x"),
            6 => update.set_text("expires", deal.expires),
            7 => update.set_text("color", "dark"),
            8 => update.remove_text("color"),
            9 | 10 => update.set_from(|deal| deal.views, |deal| deal.views.or(250) + 10),
            11 => update.set_from(|deal| deal.views, |deal| deal.views.or(5) - 6),
            12 => update.set_if_missing(|deal| deal.views, 7),
            13 => update.remove_text("tags"),
            _ => update.prepend(|deal| deal.tags, ["first"]),
        };
    }
    let outcome = update.await;
    let changed = outcome.as_ref().ok().cloned().map(Market::Deal);
    ("wild update", outcome.map(drop), (at(deal.id), changed))
}

/// Makes the item equal to a deal but for its note, index keys included.
fn whole(update: Deals, deal: &Deal) -> Deals {
    let update = update
        .set_text("brand", &deal.brand)
        .set_text("saleDay", deal.sale_day)
        .set_text("cat", &deal.category)
        .set_text("owner", &deal.owner)
        .set_text("due", deal.due)
        .set_text("step", &deal.step)
        .set_text("open", deal.open)
        .set_text("price", deal.price)
        .set_text("closedAt", &deal.closed_at)
        .set_text("region", &deal.region)
        .set_text("rank", deal.rank)
        .set_text("tags", &deal.tags)
        .set_text("views", deal.views)
        .set_text("expires", deal.expires)
        .set(|of| of.mark, &deal.mark);
    let update = update.set_index(deal.by_brand_key()).set_index(deal.by_category_key());
    let update = update.set_index(deal.by_owner_key()).set_index(deal.of_owner_key());
    match (deal.open_board_key(), deal.closed_board_key()) {
        (Some(key), _) => update.set_index(key),
        (None, Some(key)) => update.set_index(key),
        (None, None) => update.remove_index::<DealClosedBoardKey<'_>>(),
    }
}

/// A deal with only the fields that `whole` sets.
fn deal_fields(deal: &Deal) -> Deal {
    Deal { version: 0, more: BTreeMap::new(), ..deal.clone() }
}

fn row(deal: Deal) -> ([String; 2], Option<Market>) {
    (at(deal.id), Some(Market::Deal(deal)))
}

fn at(id: u32) -> [String; 2] {
    [format!("DEAL#{id}"), format!("DEAL#{id:04}")]
}

fn random_deal(chance: &mut Chance) -> Deal {
    let mut word = || chance.of(&WORDS).to_owned();
    let (brand, category, owner, note) = (word(), word(), word(), word());
    let mark = "x".repeat(word().len());
    let mut maybe = || chance.maybe(&WORDS).map(str::to_owned);
    let (step, closed_at, region) = (maybe(), maybe(), maybe());
    Deal {
        id: chance.of(&IDS),
        brand,
        sale_day: chance.of(&[1, 2]),
        category,
        owner,
        due: chance.maybe(&[1, 2]),
        step,
        open: chance.one_in(2),
        price: chance.of(&[10, 20, 30]),
        closed_at,
        region,
        rank: chance.maybe(&[3, 4]),
        note,
        tags: if chance.one_in(2) { vec![] } else { vec!["old".into()] },
        mark,
        views: chance.of(&[0, 5, 250]),
        expires: chance.maybe(&[9_000_000_000]),
        version: 0,
        more: if chance.one_in(2) {
            BTreeMap::new()
        } else {
            BTreeMap::from([("color".into(), "blue".into())])
        },
    }
}

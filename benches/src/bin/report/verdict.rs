//! Goals, and whether they are met.

use comfy_table::{Table, presets::ASCII_MARKDOWN};
use ddb_keys_benches::work::{DDB_KEYS, Goal, WORKS};

use crate::run_time::{Figure, find};

/// A goal and its measurement.
pub struct Verdict {
    pub work: &'static str,
    pub input: String,
    /// With what it is compared. `None` for allocations, which are counted.
    pub rival: Option<&'static str>,
    /// Both in the goal's unit.
    pub found: f64,
    pub most: f64,
}

impl Verdict {
    pub fn is_met(&self) -> bool {
        self.found <= self.most
    }
}

pub fn verdicts(figures: &[Figure]) -> Vec<Verdict> {
    let own = figures.iter().filter(|figure| figure.rival == DDB_KEYS);
    own.flat_map(|own| {
        let work = WORKS.iter().find(|work| work.name == own.work);
        let goals =
            work.into_iter().flat_map(|work| work.goals.iter().map(|goal| (work.name, goal)));
        goals.filter_map(|(work, goal)| {
            let (rival, found, most) = match *goal {
                Goal::Instructions(most, rival) => {
                    let beside = find(figures, own, rival)?;
                    (Some(rival), own.instructions / beside.instructions, most)
                }
                Goal::Allocations(most) => {
                    (None, (own.allocations + own.reallocations) as f64, most as f64)
                }
            };
            Some(Verdict { work, input: own.input.clone(), rival, found, most })
        })
    })
    .collect()
}

pub fn table(verdicts: &[Verdict]) -> String {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(["work", "input", "goal", "found", ""]);
    for verdict in verdicts {
        let Verdict { work, input, rival, found, most } = verdict;
        let (goal, found) = match rival {
            Some(rival) => (format!("≤ {most} × {rival}"), format!("{found:.2}")),
            None => (format!("≤ {most} allocations"), format!("{found}")),
        };
        let is_met = if verdict.is_met() { "met" } else { "**missed**" };
        table.add_row([work, input.as_str(), &goal, &found, is_met]);
    }
    table.to_string()
}

//! Goals, and whether they are met.

use comfy_table::{Table, presets::ASCII_MARKDOWN};
use ddb_keys_benches::work::{DDB_KEYS, Goal, WORKS};

use crate::run_time::{Figure, find};

/// A goal and its measurement.
struct Verdict {
    work: &'static str,
    input: String,
    goal: String,
    /// Both in the goal's unit.
    found: f64,
    most: f64,
}

fn verdicts(figures: &[Figure]) -> Vec<Verdict> {
    let own = figures.iter().filter(|figure| figure.rival == DDB_KEYS);
    own.flat_map(|own| {
        let work = WORKS.iter().find(|work| work.name == own.work);
        let goals =
            work.into_iter().flat_map(|work| work.goals.iter().map(|goal| (work.name, goal)));
        goals.filter_map(|(work, goal)| {
            let (goal, found, most) = match *goal {
                Goal::Instructions(most, rival) => {
                    let rival = find(figures, own, rival)?;
                    let goal = format!("≤ {most} × {}", rival.rival);
                    (goal, own.instructions / rival.instructions, most)
                }
                Goal::Allocations(most) => {
                    let found = own.allocations + own.reallocations;
                    (format!("≤ {most} allocations"), found as f64, most as f64)
                }
            };
            Some(Verdict { work, input: own.input.clone(), goal, found, most })
        })
    })
    .collect()
}

pub fn table(figures: &[Figure]) -> String {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(["work", "input", "goal", "found", ""]);
    for Verdict { work, input, goal, found, most } in verdicts(figures) {
        let found_text =
            if goal.ends_with("allocations") { format!("{found}") } else { format!("{found:.2}") };
        let verdict = if found <= most { "met" } else { "**missed**" };
        table.add_row([work.to_owned(), input, goal, found_text, verdict.to_owned()]);
    }
    table.to_string()
}

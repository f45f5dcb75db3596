//! How costs grow with the entities of a table.

use ddb_keys_benches::work::{CHART_OF_N, SCAN_OF_N, WHICH_HEADS_OF_N, WHICH_SHARED_OF_N, Work};

use crate::plot::{Line, Plot};
use crate::run_time::Figure;

const LINES: [(&Work, &str); 4] = [
    (&CHART_OF_N, "chart and diagram"),
    (&SCAN_OF_N, "100 items of a scan"),
    (&WHICH_HEADS_OF_N, "a key, pk differs"),
    (&WHICH_SHARED_OF_N, "a key, sk differs"),
];

pub fn plot(figures: &[Figure]) -> Plot {
    let mut lines: Vec<Line> = LINES.iter().map(|(work, name)| line(figures, work, name)).collect();
    lines.extend(lines.first().and_then(Line::n_log_n));
    Plot { title: "Instructions by entities of a table".to_owned(), unit: "instructions", lines }
}

fn line(figures: &[Figure], work: &Work, name: &str) -> Line {
    let of_work = figures.iter().filter(|figure| figure.work == work.name);
    let points =
        of_work.filter_map(|figure| Some((figure.input.parse().ok()?, figure.instructions)));
    Line::measured(name, points.collect())
}

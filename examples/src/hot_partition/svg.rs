//! The chart as an SVG file, in the colours of the reader's screen, light or dark.

use std::fmt::Write;

use super::model::{Load, Outcome};

/// A line of the chart: its class in the style sheet, its name, and the place of its legend.
const LINES: [(&str, &str, f64); 3] = [
    ("alone", "table alone", 80.0),
    ("inverted", "with an inverted index", 210.0),
    ("by-day", "with an index by day and shard", 410.0),
];

/// Lines, points and texts have the colour of their group.
const STYLE: &str = "
  svg { color: #1f2328; font: 13px system-ui, sans-serif }
  .paper { fill: #ffffff }
  .alone { color: #0a66c2 } .inverted { color: #c2410c } .by-day { color: #15803d }
  @media (prefers-color-scheme: dark) {
    svg { color: #e6edf3 }
    .paper { fill: #0d1117 }
    .alone { color: #58a6ff } .inverted { color: #ff9d5c } .by-day { color: #56d364 }
  }
  text { fill: currentColor }
  .title { font-size: 16px; font-weight: 600 }
  .grid { stroke: currentColor; opacity: 0.2 }
  polyline { fill: none; stroke: currentColor; stroke-width: 2.5 }
  circle { fill: currentColor; stroke: currentColor; stroke-width: 2 }
  .by-day polyline { stroke-dasharray: 3 6; stroke-linecap: round }
  .by-day circle { fill: none }
";

const LEFT: f64 = 80.0;
const RIGHT: f64 = 660.0;
const TOP: f64 = 90.0;
const BOTTOM: f64 = 350.0;

/// Draws the throttled share of writes against the number of shards.
pub fn draw(load: Load, outcomes: &[Outcome]) -> String {
    let subtitle = load.describe();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 420" width="700" height="420" role="img">
<title>Throttled writes by number of shards: {subtitle}</title>
<style>{STYLE}</style>
<rect class="paper" width="700" height="420"/>
<text class="title" x="{LEFT}" y="32">Throttled writes by number of shards</text>
<text x="{LEFT}" y="52">{subtitle}, in a model without bursts and splits</text>
{}{}{}<text x="370" y="402" text-anchor="middle">number of shards</text>
<text transform="translate(24 220) rotate(-90)" text-anchor="middle">throttled writes</text>
</svg>
"#,
        shares(),
        numbers(outcomes),
        lines(outcomes),
    )
}

/// The grid, with the shares on the left.
fn shares() -> String {
    [0.0, 0.25, 0.5, 0.75, 1.0].iter().fold(String::new(), |mut drawn, share| {
        let (y, percent) = (height(*share), share * 100.0);
        let _ =
            writeln!(drawn, r#"<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}"/>"#);
        let _ = writeln!(
            drawn,
            r#"<text x="{}" y="{}" text-anchor="end">{percent} %</text>"#,
            LEFT - 10.0,
            y + 4.0
        );
        drawn
    })
}

/// The numbers of shards below.
fn numbers(outcomes: &[Outcome]) -> String {
    outcomes.iter().fold(String::new(), |mut drawn, Outcome { shards, .. }| {
        let x = place(*shards, outcomes);
        let y = BOTTOM + 22.0;
        let _ = writeln!(drawn, r#"<text x="{x}" y="{y}" text-anchor="middle">{shards}</text>"#);
        drawn
    })
}

/// The lines, with their legends.
fn lines(outcomes: &[Outcome]) -> String {
    LINES.iter().enumerate().fold(String::new(), |mut drawn, (design, (class, name, legend))| {
        let points = outcomes
            .iter()
            .map(|outcome| (place(outcome.shards, outcomes), height(outcome.throttled[design])));
        let _ = writeln!(drawn, "<g class=\"{class}\">\n{}", key(*legend, name));
        let path: Vec<String> = points.clone().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(drawn, r#"<polyline points="{}"/>"#, path.join(" "));
        let radius = if *class == "by-day" { 7 } else { 4 };
        for (x, y) in points {
            let _ = writeln!(drawn, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}"/>"#);
        }
        drawn + "</g>\n"
    })
}

/// One entry of the legend.
fn key(x: f64, name: &str) -> String {
    let (end, text, y) = (x + 22.0, x + 28.0, 72.0);
    let line = format!(r#"<polyline points="{x},{y} {end},{y}"/>"#);
    format!(r#"{line}<text x="{text}" y="{}">{name}</text>"#, y + 4.0)
}

/// Where a number of shards stands, by its logarithm: doubling it is always the same distance.
fn place(shards: u16, outcomes: &[Outcome]) -> f64 {
    let most = outcomes.iter().map(|outcome| outcome.shards).max().unwrap_or(0).max(2);
    let share = f64::from(shards).log2() / f64::from(most).log2();
    LEFT + 20.0 + (RIGHT - LEFT - 40.0) * share
}

/// How high a share stands.
fn height(share: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share
}

//! Lines over the number of entities, as an SVG file. Both axes are logarithmic, so that what grows alike has lines that rise alike.

use std::fmt::{self, Display, Formatter};

/// A drawing, as it is written into a file.
#[derive(Debug)]
pub struct Plot {
    pub title: String,
    /// What the heights are.
    pub unit: &'static str,
    pub lines: Vec<Line>,
}

/// A line with a name.
#[derive(Debug)]
pub struct Line {
    pub name: String,
    /// Numbers of entities, and what was found.
    pub points: Vec<(f64, f64)>,
    /// Drawn for comparison, and not measured.
    pub is_reference: bool,
}

impl Line {
    pub fn measured(name: &str, points: Vec<(f64, f64)>) -> Self {
        Self { name: name.to_owned(), points, is_reference: false }
    }

    /// `n log n` through the last point of another line.
    pub fn n_log_n(like: &Self) -> Option<Self> {
        let (most, found) = *like.points.last()?;
        let n_log_n = |n: f64| n * n.max(2.0).log2();
        let scaled = |(n, _): &(f64, f64)| (*n, found * n_log_n(*n) / n_log_n(most));
        let points = like.points.iter().map(scaled).collect();
        Some(Self { name: "n log n".to_owned(), points, is_reference: true })
    }

    /// The line, and a dot for each measurement.
    fn write(&self, f: &mut Formatter<'_>, across: &Axis, up: &Axis, color: &str) -> fmt::Result {
        let dash = if self.is_reference { "5 5" } else { "none" };
        let places = self.points.iter().map(|(n, found)| (across.place(*n), up.place(*found)));
        let path: Vec<String> = places.clone().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let path = path.join(" ");
        writeln!(
            f,
            r#"<polyline class="line" clip-path="url(#within)" stroke="{color}" stroke-dasharray="{dash}" points="{path}"/>"#
        )?;
        for (x, y) in places.filter(|_| !self.is_reference) {
            writeln!(f, r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="{color}"/>"#)?;
        }
        Ok(())
    }
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 90.0;
const RIGHT: f64 = 540.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 380.0;
/// The least distance of two names.
const NAME: f64 = 18.0;

/// They differ in brightness, too.
const COLORS: [&str; 5] = ["#0a58ca", "#c2410c", "#15803d", "#7e22ce", "#0f172a"];
const GREY: &str = "#6b7280";

/// The paper has a colour of its own, so that a dark page shows the same.
const STYLE: &str = "text { font: 13px system-ui, sans-serif; fill: #1f2328 } .title { font-size: 16px; font-weight: 600 } \
                     .grid { stroke: #d0d7de } .line { fill: none; stroke-width: 2.5 } .end { text-anchor: end } \
                     .middle { text-anchor: middle }";

impl Display for Plot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (across, up) = (Axis::across(&self.lines), Axis::up(&self.lines));
        self.write_frame(f)?;
        self.write_marks(f, &across, &up)?;
        for (at, (line, name)) in self.lines.iter().zip(names(&self.lines, &up)).enumerate() {
            let color = if line.is_reference { GREY } else { COLORS[at % COLORS.len()] };
            line.write(f, &across, &up, color)?;
            let (x, y, text) = (RIGHT + 14.0, name + 4.0, &line.name);
            writeln!(f, r#"<text x="{x}" y="{y:.1}" style="fill: {color}">{text}</text>"#)?;
        }
        f.write_str("</svg>\n")
    }
}

impl Plot {
    /// The paper, the title, and what the axes are.
    fn write_frame(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { title, unit, .. } = self;
        writeln!(
            f,
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">
<title>{title}</title>
<style>{STYLE}</style>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>
<clipPath id="within"><rect x="{LEFT}" y="{TOP}" width="{}" height="{}"/></clipPath>
<text class="title" x="{LEFT}" y="32">{title}</text>
<text class="middle" x="{}" y="{}">entities</text>
<text class="middle" transform="translate(22 {}) rotate(-90)">{unit}</text>"##,
            RIGHT - LEFT,
            BOTTOM - TOP,
            f64::midpoint(LEFT, RIGHT),
            BOTTOM + 44.0,
            f64::midpoint(TOP, BOTTOM),
        )
    }

    /// The powers of ten, and the numbers of entities that were measured.
    fn write_marks(&self, f: &mut Formatter<'_>, across: &Axis, up: &Axis) -> fmt::Result {
        for (value, y) in up.marks() {
            writeln!(
                f,
                r#"<path class="grid" d="M{LEFT} {y:.1}H{RIGHT}"/><text class="end" x="{}" y="{:.1}">{}</text>"#,
                LEFT - 8.0,
                y + 4.0,
                short(value)
            )?;
        }
        let longest = self.lines.iter().max_by_key(|line| line.points.len());
        for (value, _) in longest.iter().flat_map(|line| &line.points) {
            let x = across.place(*value);
            writeln!(f, r#"<text class="middle" x="{x:.1}" y="{}">{value}</text>"#, BOTTOM + 22.0)?;
        }
        Ok(())
    }
}

/// Where values stand, by their logarithms.
struct Axis {
    least: f64,
    most: f64,
    /// Where both stand.
    from: f64,
    to: f64,
}

impl Axis {
    fn across(lines: &[Line]) -> Self {
        let numbers = lines.iter().flat_map(|line| &line.points).map(|(n, _)| *n);
        let (least, most) = (numbers.clone().fold(f64::MAX, f64::min), numbers.fold(1.0, f64::max));
        Self { least, most, from: LEFT + 20.0, to: RIGHT - 10.0 }
    }

    /// From one power of ten to another.
    fn up(lines: &[Line]) -> Self {
        let found = lines.iter().filter(|line| !line.is_reference).flat_map(|line| &line.points);
        let found = found.map(|(_, found)| found.log10());
        let (least, most) =
            (found.clone().fold(f64::MAX, f64::min), found.fold(f64::MIN, f64::max));
        Self {
            least: 10_f64.powf(least.floor()),
            most: 10_f64.powf(most.ceil()),
            from: BOTTOM,
            to: TOP,
        }
    }

    fn place(&self, value: f64) -> f64 {
        let share = (value / self.least).ln() / (self.most / self.least).ln();
        self.from + (self.to - self.from) * share
    }

    /// The powers of ten, and where they stand.
    fn marks(&self) -> impl Iterator<Item = (f64, f64)> {
        let powers = self.least.log10().round() as i32..=self.most.log10().round() as i32;
        powers.map(|power| (10_f64.powi(power), self.place(10_f64.powi(power))))
    }
}

/// Where the names of lines stand: at their ends, apart from each other.
fn names(lines: &[Line], up: &Axis) -> Vec<f64> {
    let end = |line: &Line| line.points.last().map_or(BOTTOM, |(_, found)| up.place(*found));
    let mut ends: Vec<(usize, f64)> = lines.iter().map(end).enumerate().collect();
    ends.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let mut free = f64::MIN;
    for (_, y) in &mut ends {
        *y = y.max(free);
        free = *y + NAME;
    }
    ends.sort_by_key(|(at, _)| *at);
    ends.into_iter().map(|(_, y)| y).collect()
}

/// A power of ten, as one reads it.
fn short(value: f64) -> String {
    match value {
        1e9.. => format!("{} G", value / 1e9),
        1e6.. => format!("{} M", value / 1e6),
        1e3.. => format!("{} k", value / 1e3),
        _ => format!("{value}"),
    }
}

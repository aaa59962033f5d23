import { keepsLine, show, type Line, type SectionOutcome } from "../figures.ts";

/** What a run of the benchmark measured, as it is kept. */
export interface Report {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly commit: string;
  readonly sections: readonly SectionOutcome[];
}

const WIDTH = 300;
const HEIGHT = 24;

/** A page with a plot of every line: the value with its spread, where it must stay, and what it was in an earlier run. */
export function toPage(report: Report, earlier: Report | null): string {
  const lines = report.sections.flatMap((section) => section.lines);
  const kept = lines.filter(keepsLine).length;
  const compared = earlier === null ? "" : `, next to ${escaped(earlier.commit)} of ${escaped(earlier.at)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark of ${escaped(report.commit)}</title>
<style>${STYLE}</style>
<h1>Benchmark of ${escaped(report.commit)}</h1>
<p>${escaped(report.at)}${compared}: ${kept} of ${lines.length} lines are kept.</p>
<p class="key">A bar is the value, green where it keeps its line; the upright stroke is that line, the stroke below the spread of the rounds, the ring the earlier run.</p>
${report.sections.map((section) => sectionOf(section, earlier)).join("\n")}
<script type="application/json" id="report">${JSON.stringify(report).replaceAll("<", "\\u003c")}</script>
</html>
`;
}

function sectionOf({ title, rows, lines }: SectionOutcome, earlier: Report | null): string {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[], tag: "td" | "th"): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  const plots = lines.map((line) => lineRow(line, lineOf(earlier, title, line.name)));
  return `<section><h2>${escaped(title)}</h2>
<table class="lines">${plots.join("")}</table>
<table>${cells(head, "th")}${body.map((row) => cells(row, "td")).join("")}</table></section>`;
}

function lineRow(line: Line, before: Line | null): string {
  const verdict = keepsLine(line) ? "✓" : "✗";
  const floor = line.floor === undefined ? "" : ` · floor ${show(line.floor)}`;
  const was =
    before === null
      ? ""
      : `${show(before.value)} before (${before.value === 0 ? "–" : `${(line.value / before.value).toFixed(2)}×`})`;
  return `<tr class="${keepsLine(line) ? "kept" : "missed"}"><td>${verdict}</td><td>${escaped(line.name)}</td>
<td class="value">${show(line.value)} ${escaped(line.unit)}</td><td>${plot(line, before)}</td>
<td>at ${line.at} ${line.line}${floor}</td><td>${was}</td></tr>`;
}

// Everything in the plot's own scale, from nothing to a fifth more than the largest.
function plot(line: Line, before: Line | null): string {
  const rounds = line.rounds ?? [];
  const most = Math.max(line.value, line.line, before?.value ?? 0, ...rounds) * 1.2 || 1;
  const x = (value: number): string => ((value / most) * WIDTH).toFixed(1);
  const middle = HEIGHT / 2;
  const foot = HEIGHT - 3;
  const spread =
    rounds.length < 2
      ? ""
      : `<line class="spread" x1="${x(Math.min(...rounds))}" x2="${x(Math.max(...rounds))}" y1="${foot}" y2="${foot}"/>`;
  const earlier =
    before === null ? "" : `<circle class="before" cx="${x(before.value)}" cy="${middle - 1}" r="4"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(line.name)}">
<rect class="bar" x="0" y="5" width="${x(line.value)}" height="${HEIGHT - 12}"/>${spread}
<line class="limit" x1="${x(line.line)}" x2="${x(line.line)}" y1="1" y2="${HEIGHT - 1}"/>${earlier}</svg>`;
}

/** The same line of an earlier run. */
function lineOf(report: Report | null, title: string, name: string): Line | null {
  const section = report?.sections.find((one) => one.title === title);
  return section?.lines.find((line) => line.name === name) ?? null;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2321; --soft: #6b7471; --ground: #fbfaf7; --kept: #2f7d5b; --missed: #b3452c; --edge: #dcd8cf }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #98a09c; --ground: #16191a; --kept: #62b48d; --missed: #e08468; --edge: #343a3a } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 1280px; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.1rem }
section { overflow-x: auto }
table { border-collapse: collapse; margin-bottom: 1rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .25rem .75rem; border-bottom: 1px solid var(--edge); white-space: nowrap }
th:first-child, td:first-child, .lines td { text-align: left }
.lines .value { text-align: right; font-weight: 600 }
.lines td:last-child, .lines td:nth-last-child(2) { color: var(--soft) }
.kept td:first-child { color: var(--kept) } .missed td:first-child { color: var(--missed) }
.kept .bar { fill: var(--kept) } .missed .bar { fill: var(--missed) }
.limit { stroke: var(--ink); stroke-width: 2 } .spread { stroke: var(--soft); stroke-width: 2 }
.before { fill: var(--ground); stroke: var(--ink); stroke-width: 1.5 }
.key { color: var(--soft) }`;

import { escaped, tableOf, toDocument } from "./page-parts.ts";
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
  const title = `Benchmark of ${report.commit}`;
  return toDocument(
    title,
    `<p>${escaped(report.at)}${compared}: ${kept} of ${lines.length} lines are kept.</p>
<p class="key">A bar is the value, green where it keeps its line; the upright stroke is that line, the stroke below the spread of the rounds, the ring the earlier run.</p>
${report.sections.map((section) => sectionOf(section, earlier)).join("\n")}`,
    report,
  );
}

function sectionOf({ title, rows, lines }: SectionOutcome, earlier: Report | null): string {
  const plots = lines.map((line) => lineRow(line, lineOf(earlier, title, line.name)));
  return `<section><h2>${escaped(title)}</h2>
<table class="lines">${plots.join("")}</table>
${tableOf(rows)}</section>`;
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

/** A measured value that must keep a line. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly at: "most" | "least";
  readonly line: number;
  /** What the machine itself could do, measured in the same rounds. */
  readonly floor?: number;
  /** The value of each round. */
  readonly rounds?: readonly number[];
}

/** What a section of the benchmark measured. */
export interface SectionOutcome {
  readonly title: string;
  /** Rows of a table; the first one names its columns. */
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly Line[];
}

/** Whether a value keeps its line. */
export function keepsLine({ value, at, line }: Line): boolean {
  return at === "most" ? value <= line : value >= line;
}

/** Prints a section as a table with a verdict on each line. */
export function printSection({ title, rows, lines }: SectionOutcome): void {
  console.log(`\n${title}`);
  printTable(rows);
  if (lines.length > 0) console.log("");
  for (const one of lines)
    console.log(
      `  ${keepsLine(one) ? "✓" : "✗"} ${one.name}: ${show(one.value)} ${one.unit}`.trimEnd() +
        ` (line: at ${one.at} ${one.line}${floorText(one)}${spreadText(one)})`,
    );
}

function floorText({ floor }: Line): string {
  return floor === undefined ? "" : `; floor ${show(floor)}`;
}

function spreadText({ rounds = [] }: Line): string {
  return rounds.length < 2 ? "" : `; rounds ${show(Math.min(...rounds))} to ${show(Math.max(...rounds))}`;
}

/** A figure as people compare it: three digits that mean something. */
export function show(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The value below which a share of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The sum of all values. */
export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Prints rows with their columns aligned. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("   ")}`,
    );
}

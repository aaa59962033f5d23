import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a runner counted: how many checks passed, and a line for each that did not: where, and what was expected and found. */
export interface StepResults {
  readonly passed: number;
  readonly failures: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

interface PlaywrightError {
  readonly message?: string;
  readonly location?: { readonly line: number };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** Reads the JSON report of vitest; null if it wrote none. What was skipped, or could not be prepared, has failed. */
export function readVitest(file: string): StepResults | null {
  if (!existsSync(file)) return null;
  const report: { readonly numPassedTests: number; readonly testResults: readonly VitestFile[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status !== "passed")
      .map((test) => `${test.fullName}: ${whyNot(test.failureMessages?.[0] ?? `was ${test.status}`)}`);
    const lines = status === "failed" && tests.length === 0 ? [firstLine(message)] : tests;
    return lines.map((line) => `${relative(process.cwd(), name)}: ${line}`);
  });
  return { passed: report.numPassedTests, failures };
}

/** Reads the JSON report of Playwright; null if it wrote none. What was skipped, or passed only later, has failed. */
export function readPlaywright(file: string): StepResults | null {
  if (!existsSync(file)) return null;
  const report: {
    readonly stats: { readonly expected: number };
    readonly suites: readonly PlaywrightSuite[];
    readonly errors: readonly { readonly message?: string }[];
  } = JSON.parse(readFileSync(file, "utf8"));
  const errors = report.errors.map(({ message }) => firstLine(message ?? "an error without a message"));
  return { passed: report.stats.expected, failures: [...errors, ...report.suites.flatMap(failuresOf)] };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ status, results }) => {
        const errors = results.flatMap(({ errors = [] }) => errors.map(inOneLine));
        return `${file}: ${title}: ${errors.length === 0 ? `was ${status}` : errors.join("; ")}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

// A test whose time is up has a second error, which names what it waited for.
function inOneLine({ message = "", location }: PlaywrightError): string {
  const why = whyNot(message);
  return location === undefined ? why : `${why} (line ${location.line})`;
}

// What was expected and what was there: a failure that does not come back has nothing else to be understood by.
function whyNot(message: string): string {
  const [first = "", ...rest] = stripVTControlCharacters(message).trim().split("\n");
  const compared = rest
    .filter((line) => /^\s*(?:[-+] |Expected|Received)/u.test(line))
    .map((line) => line.trim());
  return [first, ...compared.slice(0, 12)].join(" | ").slice(0, 1500);
}

function firstLine(message: string): string {
  return stripVTControlCharacters(message).trim().split("\n", 1)[0] ?? "";
}

/** Reads what a runner of ours wrote about itself; null if it wrote nothing. */
export function readOwn(file: string): StepResults | null {
  if (!existsSync(file)) return null;
  const { passed, failures }: StepResults = JSON.parse(readFileSync(file, "utf8"));
  return { passed, failures: failures.map(firstLine) };
}

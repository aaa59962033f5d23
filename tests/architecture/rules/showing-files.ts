import { globSync, readFileSync } from "node:fs";
import type { TestFile } from "./rule-citations.ts";

/** What stands above the table of rules in core/RULES.md, which is the end of it. */
export const TABLE_TITLE = "## Shown by";

/**
 * The files that show rules: tests, and benchmarks for times. A planted number in the tests of this folder shows nothing.
 */
export function showingFiles(): readonly TestFile[] {
  const tests = globSync("tests/**/*.{test.ts,test.tsx,spec.ts,matrix.txt}", {
    exclude: (name) => name.startsWith("tests/architecture"),
  });
  return [...tests, ...globSync("tests/bench/*.ts")]
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

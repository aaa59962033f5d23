import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FILES = globSync("adapters/server/**/*.{ts,sql}");

/** Rows chosen by a subquery of `in` that locks as many as it may: a plan may run it for each row again. */
const CHOSEN_AGAIN = /\bin\s*\(\s*select\b(?:(?!;).)*?\blimit\b(?:(?!;).)*?\bfor update\b/is;

describe("rows that are claimed up to a limit", () => {
  it("are chosen once, in an array", () => {
    expect(FILES.filter((path) => CHOSEN_AGAIN.test(readFileSync(path, "utf8")))).toEqual([]);
    expect(FILES.length).toBeGreaterThan(300);
  });

  it("are found where they are not", () => {
    const rows = "select o.id from outbox o where coalesce(o.n, 0) < 1 limit 4 for update skip locked";
    expect(CHOSEN_AGAIN.test(`delete from outbox where id in (\n  ${rows});`)).toBe(true);
    expect(CHOSEN_AGAIN.test(`delete from outbox where id = any (array(${rows}));`)).toBe(false);
  });
});

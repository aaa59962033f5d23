import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { habitsOf } from "./test-habits.ts";

const TESTS = globSync("tests/**/*.{test.ts,test.tsx,spec.ts}", {
  exclude: (name) => name.startsWith("tests/architecture"),
});

describe("a test", () => {
  it("never ends before its assertions", () => {
    const found = TESTS.flatMap((file) =>
      habitsOf(readFileSync(file, "utf8")).map((habit) => `${file}:${habit}`),
    );
    expect(found).toEqual([]);
    expect(TESTS.length).toBeGreaterThan(200);
  });

  it.each([
    ["if (customer === undefined) return;", 1],
    ["expect(moved.ok && moved.value).toBe(1);", 1],
    ["it.skip('later')", 1],
    ["return moved.value;", 0],
  ])("is found out by %j", (line, habits) => {
    expect(habitsOf(line)).toHaveLength(habits);
  });
});

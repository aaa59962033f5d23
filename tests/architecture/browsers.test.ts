import { describe, expect, it } from "vitest";
import { isDrivable } from "#tests/support/machine.ts";

describe("a Firefox of the system", () => {
  it("is driven where it knows Playwright's commands", () => {
    expect(isDrivable("Mozilla Firefox 153.7.0esr\n")).toBe(true);
    expect(isDrivable("Mozilla Firefox 143.0\n")).toBe(true);
  });

  it("is left out, not failed, where it is too old or says nothing", () => {
    expect(isDrivable("Mozilla Firefox 140.4.0esr\n")).toBe(false);
    expect(isDrivable("")).toBe(false);
  });
});

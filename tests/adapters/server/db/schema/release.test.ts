import { describe, expect, it } from "vitest";
import { isOlder } from "#adapters/server/db/schema/release.ts";

describe("isOlder", () => {
  it("compares releases by their numbers", () => {
    expect(isOlder("0.9.10", "0.10.0")).toBe(true);
    expect(isOlder("1.0.0", "0.99.99")).toBe(false);
    expect(isOlder("1.2.3", "1.2.3")).toBe(false);
  });

  it("takes nothing else for one", () => {
    expect(() => isOlder("1.2", "1.2.3")).toThrow("1.2 is no release");
  });
});

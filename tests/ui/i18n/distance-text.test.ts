import { describe, expect, it } from "vitest";
import { distanceText } from "#ui/fulfillment/distance-text.ts";

describe("distanceText", () => {
  it("is in kilometers, and in miles where the shop counts in dollars", () => {
    expect(distanceText("ro", "RON", 1234)).toBe("1,2 km");
    expect(distanceText("en", "RON", 12_340)).toBe("12.3 km");
    expect(distanceText("en", "USD", 1609)).toBe("1 mi");
    expect(distanceText("ro", "RON", 3)).toBe("0,1 km");
  });
});

import { describe, expect, it } from "vitest";
import { chosenEffectiveAt } from "#core/shop/ordering/schedule-choice.ts";
import { NOON } from "#tests/support/builders/values.ts";

describe("chosenEffectiveAt", () => {
  it("is what clocks of the zone show, later than now", () => {
    const chosen = (date: string, time: string) =>
      chosenEffectiveAt({ date, time }, "Europe/Bucharest", NOON);
    const [day = ""] = NOON.split("T");
    const missing = "validation.required";
    expect(chosen("", "10:00")).toEqual({ ok: false, error: { field: "date", key: missing } });
    expect(chosen("2099-01-01", "")).toEqual({ ok: false, error: { field: "time", key: missing } });
    for (const date of [day.replace(/^\d{4}/u, "2020"), "2099-01-01"])
      expect(chosen(date, "10:00")).toEqual({
        ok: false,
        error: { field: "time", key: "priceUpdates.tooEarly" },
      });
    expect(chosen(day, "23:30").ok).toBe(true);
  });
});

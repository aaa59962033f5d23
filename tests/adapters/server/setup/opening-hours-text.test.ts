import { describe, expect, it } from "vitest";
import {
  HOURS_SHAPE,
  parseOpeningHours,
  ROUND_THE_CLOCK,
} from "#adapters/server/setup/opening-hours-text.ts";

describe("parseOpeningHours", () => {
  it("reads hours of days, closed where none are named, past midnight as written", () => {
    expect(parseOpeningHours("1-4 10:00-15:00,18:00-22:00; 5,6 12:00-02:00")).toEqual({
      ok: true,
      value: {
        1: [
          ["10:00", "15:00"],
          ["18:00", "22:00"],
        ],
        2: [
          ["10:00", "15:00"],
          ["18:00", "22:00"],
        ],
        3: [
          ["10:00", "15:00"],
          ["18:00", "22:00"],
        ],
        4: [
          ["10:00", "15:00"],
          ["18:00", "22:00"],
        ],
        5: [["12:00", "02:00"]],
        6: [["12:00", "02:00"]],
        7: [],
      },
    });
  });

  it("reads hours alone as those of every day, and 24/7", () => {
    expect(parseOpeningHours("24/7")).toEqual({ ok: true, value: ROUND_THE_CLOCK });
    expect(parseOpeningHours("00:00-24:00")).toEqual({ ok: true, value: ROUND_THE_CLOCK });
  });

  it("refuses everything else", () => {
    for (const text of [
      "",
      "10-22",
      "8 10:00-22:00",
      "5-1 10:00-22:00",
      "1 2 10:00-22:00",
      "25:00-26:00",
      "10:00-10:00",
      "24:00-10:00",
      ";",
    ])
      expect(parseOpeningHours(text)).toEqual({ ok: false, error: HOURS_SHAPE });
  });
});

import { describe, expect, it } from "vitest";
import { parseHoursFile } from "#adapters/server/setup/hours-file.ts";
import { ROUND_THE_CLOCK } from "#adapters/server/setup/opening-hours-text.ts";

const CENTRU = { name: "Centru", openingHours: "Mo-Su 00:00-23:59" };
const GARA = { name: "Gara", open_hours: {} };

const parse = (file: unknown, name = "Centru") => parseHoursFile(JSON.stringify(file), name);

describe("parseHoursFile", () => {
  it("takes the one place of a file, whatever its name, and of several the one that is named", () => {
    const whole = { ok: true, value: { week: ROUND_THE_CLOCK, exceptions: [] } };
    expect([parse(CENTRU, "Aviatorilor"), parse([GARA, CENTRU])]).toEqual([whole, whole]);
  });

  it.each<[string, unknown, string]>([
    [
      "another text",
      "Mo-Su 10:00-22:00",
      "it has no place with openingHours, openingHoursSpecification or open_hours",
    ],
    ["places of other names", [GARA, GARA], "it has 2 places, and none of them is Centru"],
    [
      "a day of no week",
      { openingHours: "Luni 10:00-22:00" },
      "it has a day that is none of the week: Luni 10:00-22:00",
    ],
  ])("refuses %s with a sentence", (_, file, sentence) => {
    expect(parse(file)).toEqual({ ok: false, error: sentence });
  });

  it("refuses what is not JSON", () => {
    expect(parseHoursFile("{", "Centru")).toEqual({ ok: false, error: "it is not JSON" });
  });
});

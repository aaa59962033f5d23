import { describe, expect, it } from "vitest";
import { parseInstant, type Instant } from "#core/time/instant.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";

const { ro, en } = createServerLocales();
const zone = "Europe/Bucharest";

function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not an instant: ${text}`);
  return instant;
}

describe("format.money", () => {
  it("writes lei after the amount in Romanian (MONEY-6)", () => {
    expect(ro.format.money({ amount: "42.00", currency: "RON" })).toBe("42,00 lei");
    expect(ro.format.money({ amount: "1234.50", currency: "RON" })).toBe("1.234,50 lei");
    expect(ro.format.money({ amount: "12.50", currency: "USD" })).toBe("12,50 USD");
  });

  it("writes the sign or code first in English", () => {
    expect(en.format.money({ amount: "12.50", currency: "USD" })).toBe("$12.50");
    expect(en.format.money({ amount: "1042.00", currency: "RON" })).toBe("RON 1,042.00");
  });

  it("keeps every digit of an amount that no float can represent", () => {
    expect(ro.format.money({ amount: "90071992547409931.07", currency: "RON" })).toBe(
      "90.071.992.547.409.931,07 lei",
    );
  });

  it("puts the minus before everything", () => {
    expect(en.format.money({ amount: "-8.40", currency: "USD" })).toBe("−$8.40");
    expect(ro.format.moneyDelta({ amount: "4.00", currency: "RON" })).toBe("+4,00 lei");
  });
});

describe("format.points", () => {
  it("follows the Romanian plural", () => {
    const said = [0, 1, 2, 19, 20, 101, 120, 1250].map(ro.format.points);
    expect(said).toEqual([
      "0 puncte",
      "1 punct",
      "2 puncte",
      "19 puncte",
      "20 de puncte",
      "101 puncte",
      "120 de puncte",
      "1.250 de puncte",
    ]);
    expect([1, 2].map(en.format.points)).toEqual(["1 point", "2 points"]);
  });
});

describe("format.relative", () => {
  const now = at("2026-03-28T21:30:00Z");

  it("names yesterday, today and tomorrow by the calendar of the zone", () => {
    expect(ro.format.relative(at("2026-03-27T22:30:00Z"), now, zone)).toBe("Astăzi la 00:30");
    expect(ro.format.relative(at("2026-03-27T12:05:00Z"), now, zone)).toBe("Ieri la 14:05");
    // The clock goes forward in this night.
    expect(ro.format.relative(at("2026-03-29T09:00:00Z"), now, zone)).toBe("Mâine la 12:00");
    expect(en.format.relative(at("2026-03-29T09:00:00Z"), now, zone)).toBe("Tomorrow at 12:00");
  });

  it("names other days by their date, written YYYY-MM-DD wherever it stands", () => {
    expect(ro.format.until(at("2026-04-03T09:00:00Z"), now, zone)).toBe("pe 2026-04-03");
    expect(ro.format.day("2026-04-03", "2026-03-28")).toBe("vin., 2026-04-03");
    expect(ro.format.longDay("2026-04-03")).toBe("vineri, 2026-04-03");
    expect(ro.format.relative(at("2026-04-03T09:00:00Z"), now, zone)).toBe("2026-04-03 la 12:00");
  });
});

describe("format.closed", () => {
  const time = "10:00";

  it("formats the sentences of SHOP-7 and SHOP-8", () => {
    const shop = (opening: Parameters<typeof ro.format.opening>[0]): string =>
      ro.format.closed({ key: "closed.shop", locationName: "Centru", opening });
    expect(shop({ kind: "today", time })).toBe("Momentan suntem închiși. Vom deschide la ora 10:00.");
    expect(shop({ kind: "tomorrow", time })).toBe(
      "Momentan suntem închiși. Vom deschide mâine, la ora 10:00.",
    );
    expect(shop({ kind: "weekday", weekday: "1", time })).toBe(
      "Momentan suntem închiși. Vom deschide luni, la ora 10:00.",
    );
    expect(shop({ kind: "unknown" })).toBe(
      "Momentan suntem închiși. Vom deschide conform programului nostru de lucru.",
    );
  });

  it("names the location of a shop with several", () => {
    expect(
      ro.format.closed({
        key: "closed.location",
        locationName: "Centru",
        opening: { kind: "tomorrow", time },
      }),
    ).toBe("Locația Centru este momentan închisa. Vom deschide mâine, la ora 10:00.");
  });
});

describe("format.trace", () => {
  it("adds the minutes up and names each part", () => {
    const steps = [
      { key: "preparation", minutes: 45 },
      { key: "busy", minutes: 15 },
      { key: "zone", minutes: 10 },
    ] as const;
    expect(ro.format.trace(steps)).toBe("70 min = 45 preparare + 15 aglomerat + 10 zonă");
  });
});

describe("format.address", () => {
  it("leaves out what is absent", () => {
    const address = {
      street: "Strada Lungă",
      number: "10",
      city: "București",
      block: "A2",
      staircase: null,
      floor: "3",
      apartment: "12",
      intercom: null,
    };
    expect(ro.format.address(address)).toBe("Strada Lungă 10, bl. A2, et. 3, ap. 12, București");
  });
});

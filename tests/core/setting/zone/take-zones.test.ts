import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toId, type ZoneId } from "#core/kernel/id.ts";
import { takeZones, type DescribedZone } from "#core/setting/zone/take-zones.ts";
import { ZONE_LIMITS, type ZoneTerms } from "#core/setting/zone/zone-settings.ts";
import { square } from "#tests/support/arbitraries/shop.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { zonesAtFirst } from "#tests/support/headless/in-memory-settings.ts";
import { runs } from "#tests/support/patience.ts";

const HELD = zonesAtFirst();
const FIRST = { fee: lei("10.00"), minimumOrder: null, minutes: 0 } as const;
const NO_TERMS = { fee: null, minimumOrder: null, minutes: null } as const;

const described = (name: string, west = 26, terms: Partial<DescribedZone["terms"]> = {}): DescribedZone => ({
  name,
  area: { type: "Polygon", coordinates: [square(west, 44, 0.1)] },
  terms: { ...NO_TERMS, ...terms },
});

const held = (zones: readonly ZoneTerms[]) => ({
  ...HELD,
  zones: zones.map((zone, at) => ({ ...zone, id: zone.id ?? toId<ZoneId>(`made ${at}`) })),
});

describe("zones of a file that are taken into a location (SHOP-26)", () => {
  it("redraw a zone of their name and leave its terms, and are new zones like the last one otherwise", () => {
    const near = described("near", 26.1);
    const { zones, refused } = takeZones(HELD, [near, described("Nord", 26.2)], FIRST);
    const [before, last] = HELD.zones;
    expect(refused).toEqual([]);
    expect(zones).toEqual([
      { ...before, polygon: near.area },
      last,
      { ...last, id: null, name: "Nord", polygon: described("Nord", 26.2).area },
    ]);
  });

  it("have the terms that the file says, and the first ones where nothing says any", () => {
    const said = described("Nord", 26, { fee: "9,90", minimumOrder: "50", minutes: "15" });
    const { zones } = takeZones({ ...HELD, zones: [] }, [described("Sud"), said], FIRST);
    expect(zones).toEqual([
      {
        id: null,
        name: "Sud",
        polygon: described("Sud").area,
        feeRules: [{ minSubtotal: lei("0.00"), fee: lei("10.00") }],
        minimumOrder: null,
        travelMinutes: 0,
      },
      {
        id: null,
        name: "Nord",
        polygon: said.area,
        feeRules: [{ minSubtotal: lei("0.00"), fee: lei("9.90") }],
        minimumOrder: lei("50.00"),
        travelMinutes: 15,
      },
    ]);
  });

  it.each([
    [{ fee: "mult" }, "fees", "validation.money"],
    [{ fee: "-1" }, "fees", "validation.money"],
    [{ minimumOrder: "12.345" }, "minimumOrder", "validation.money"],
    [{ minutes: "un sfert" }, "minutes", "validation.integer"],
    [{ minutes: "241" }, "minutes", "validation.number_range"],
  ] as const)("are refused by themselves for %j, and the others taken", (terms, part, problem) => {
    const wrong = described("Nord", 26, terms);
    const { zones, refused } = takeZones(HELD, [wrong, described("Sud", 26.3)], FIRST);
    expect(refused).toEqual([{ zone: wrong, part, problem }]);
    expect(zones.map(({ name }) => name)).toEqual([...HELD.zones.map(({ name }) => name), "Sud"]);
  });

  it("are at most as many as a location may have", () => {
    const many = Array.from({ length: ZONE_LIMITS.zones }, (_, at) => described(`Zona ${at}`, 20 + at / 10));
    const { zones, refused } = takeZones(HELD, many, FIRST);
    expect([zones.length, refused.length]).toEqual([ZONE_LIMITS.zones, HELD.zones.length]);
    expect(refused[0]).toMatchObject({ part: "zones", problem: "validation.array_too_many" });
  });

  it("change nothing when the same come twice, however often a name is used", () => {
    const names = fc.array(fc.constantFrom("near", "Nord", "Sud", "Centru"), { maxLength: 8 });
    const fee = fc.constantFrom(null, "9", "12,50", "scump");
    fc.assert(
      fc.property(names, fc.array(fee, { minLength: 8, maxLength: 8 }), (found, fees) => {
        const file = found.map((name, at) => described(name, 20 + at, { fee: fees[at] ?? null }));
        const once = takeZones(HELD, file, FIRST);
        const again = takeZones(held(once.zones), file, FIRST);
        expect(again.zones).toEqual(held(once.zones).zones);
        expect(again.refused).toEqual(once.refused);
      }),
      runs(200),
    );
  });
});

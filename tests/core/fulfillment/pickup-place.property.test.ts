import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byDistance, metersBetween } from "#core/fulfillment/pickup-place.ts";
import { aLocation } from "#tests/support/builders/shop.ts";

const UNIVERSITY = { latitude: 44.4355, longitude: 26.1025 };
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the way to a location (FULFILLMENT-11)", () => {
  it("is that of the map: 1.85 km are a minute of latitude", () => {
    const north = { ...UNIVERSITY, latitude: UNIVERSITY.latitude + 1 / 60 };
    expect(metersBetween(UNIVERSITY, north)).toBeCloseTo(1853, -1);
    expect(metersBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(
      22_239,
      -1,
    );
  });

  it("is nothing to oneself, the same both ways, and never longer than half around the earth", () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const meters = metersBetween(one, other);
        expect(metersBetween(one, one)).toBe(0);
        expect(meters).toBeCloseTo(metersBetween(other, one), 3);
        expect(meters).toBeLessThanOrEqual(20_015_115);
      }),
    );
  });

  it("puts the nearest first and loses none", () => {
    fc.assert(
      fc.property(fc.array(places, { maxLength: 6 }), places, (all, coordinates) => {
        const locations = all.map((place) => ({ ...aLocation(), coordinates: place }));
        const sorted = byDistance(locations, { text: null, coordinates });
        expect(new Set(sorted.map(({ location }) => location))).toEqual(new Set(locations));
        for (const [at, { meters }] of sorted.entries())
          expect(meters).toBeGreaterThanOrEqual(sorted[at - 1]?.meters ?? 0);
      }),
    );
  });
});

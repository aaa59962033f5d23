import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lei } from "#tests/support/builders/menu.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeliveryZone, MultiPolygon, Polygon, Position } from "#core/shop/delivery-zone.ts";
import { contains, slowestZone, zoneAt } from "#core/fulfillment/zone-at.ts";
import { square, zoneOf } from "#tests/support/arbitraries/shop.ts";

const place = (longitude: number, latitude: number) => ({ longitude, latitude });
const ring = zoneOf("ring", { type: "Polygon", coordinates: [square(0, 0, 4), square(1, 1, 2)] });
const islands = zoneOf("islands", {
  type: "MultiPolygon",
  coordinates: [[square(0, 0, 1)], [square(5, 5, 1)]],
});

/** The outline's corners and the middles of its sides: the places where a library is wrong if it ever is. */
function rim(zone: DeliveryZone): readonly Position[] {
  const polygons = zone.polygon.type === "Polygon" ? [zone.polygon.coordinates] : zone.polygon.coordinates;
  return polygons.flat().flatMap((points) =>
    points.flatMap(([x, y], index): Position[] => {
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      return [
        [x, y],
        [(x + nextX) / 2, (y + nextY) / 2],
      ];
    }),
  );
}

describe("contains", () => {
  it("excludes a hole but includes its edge", () => {
    expect(contains(ring, place(0.5, 2))).toBe(true);
    expect(contains(ring, place(2, 2))).toBe(false);
    expect(rim(ring).every(([x, y]) => contains(ring, place(x, y)))).toBe(true);
  });

  it("finds every part of a MultiPolygon and nothing between them", () => {
    expect([place(0.5, 0.5), place(5.5, 5.5), place(3, 3)].map((at) => contains(islands, at))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("agrees with arithmetic on squares, edges included", () => {
    fc.assert(
      fc.property(
        crowdedZones(),
        fc.integer({ min: -2, max: 14 }),
        fc.integer({ min: -2, max: 14 }),
        (zones, x, y) => {
          for (const zone of zones) {
            const xs = rim(zone).map(([longitude]) => longitude);
            const ys = rim(zone).map(([, latitude]) => latitude);
            const [longitude, latitude] = [x / 2, y / 2];
            const inside =
              Math.min(...xs) <= longitude &&
              longitude <= Math.max(...xs) &&
              Math.min(...ys) <= latitude &&
              latitude <= Math.max(...ys);
            expect(contains(zone, place(longitude, latitude))).toBe(inside);
          }
        },
      ),
    );
  });
});

describe("zoneAt", () => {
  const area = { type: "Polygon", coordinates: [square(0, 0, 2)] } as const;
  const fee = (amount: string) => ({ feeRules: [{ minSubtotal: lei("0.00"), fee: lei(amount) }] });

  it("takes the lowest fee, then the lowest minimum, then the id (FULFILLMENT-7)", () => {
    const dear = zoneOf("a", area, fee("15.00"));
    const cheap = zoneOf("d", area, { ...fee("5.00"), minimumOrder: lei("50.00") });
    const easier = zoneOf("c", area, { ...fee("5.00"), minimumOrder: lei("40.00") });
    const twin = zoneOf("b", area, { ...fee("5.00"), minimumOrder: lei("40.00") });
    expect(zoneAt([dear, cheap], place(1, 1))?.id).toBe("d");
    expect(zoneAt([dear, cheap, easier], place(1, 1))?.id).toBe("c");
    expect(zoneAt([dear, cheap, easier, twin], place(1, 1))?.id).toBe("b");
  });

  it("answers null outside of all zones", () => {
    expect(zoneAt([ring, islands], place(2, 2))).toBeNull();
    expect(zoneAt([], place(2, 2))).toBeNull();
  });

  it("answers the same zone whatever the order of the list, on edges and corners too", () => {
    const grid = fc.integer({ min: -1, max: 14 }).map((half) => half / 2);
    fc.assert(
      fc.property(
        crowdedZones().chain((zones) =>
          fc.tuple(fc.constant(zones), fc.shuffledSubarray([...zones], { minLength: zones.length })),
        ),
        grid,
        grid,
        ([zones, shuffled], x, y) => {
          expect(zoneAt(shuffled, place(x, y))).toEqual(zoneAt(zones, place(x, y)));
        },
      ),
    );
  });
});

describe("slowestZone", () => {
  it("is the one with most minutes", () => {
    const far = zoneOf("far", ring.polygon, { travelMinutes: 25 });
    expect(slowestZone([ring, far, islands])).toBe(far);
    expect(slowestZone([])).toBeNull();
  });
});

const suburbs = sampleZones("timisoara-suburbs-21.geojson");
const county = sampleZones("cluj-county-multipolygon.geojson");
if (suburbs === null || county === null)
  console.info(
    "zone-at: DINER_SAMPLE_DATA names no zones, real outlines are replaced by slanted ones of our own",
  );

const slanted = [
  zoneOf("west", {
    type: "Polygon",
    coordinates: [
      [
        [21.1, 45.7],
        [21.2310016, 45.7363167],
        [21.2067637, 45.8],
        [21.1, 45.7],
      ],
    ],
  }),
  zoneOf("east", {
    type: "Polygon",
    coordinates: [
      [
        [21.2310016, 45.7363167],
        [21.3, 45.78],
        [21.2067637, 45.8],
        [21.2310016, 45.7363167],
      ],
    ],
  }),
];

describe("zoneAt on real outlines", () => {
  const neighbors = suburbs ?? slanted;

  it("gives every corner and every middle of a side to the same zone whichever way the list is turned", () => {
    for (const zone of neighbors) {
      for (const [x, y] of rim(zone)) {
        const chosen = zoneAt(neighbors, place(x, y));
        expect(zoneAt(neighbors.toReversed(), place(x, y))).toBe(chosen);
      }
    }
  });

  it("keeps every corner inside of its own zone", () => {
    for (const zone of [...neighbors, ...(county ?? [])]) {
      const polygons =
        zone.polygon.type === "Polygon" ? [zone.polygon.coordinates] : zone.polygon.coordinates;
      const corners = polygons.flat(2);
      // A county of thousands of corners is sampled, each test of a corner looks at all of them.
      const step = Math.ceil(corners.length / 200);
      const outside = corners.filter(([x, y], index) => index % step === 0 && !contains(zone, place(x, y)));
      expect(outside).toEqual([]);
    }
  });

  it("contains a city inside and not one outside", () => {
    const outlines = county ?? slanted;
    const inside = county === null ? place(21.18, 45.745) : place(23.5914, 46.7693);
    const outside = county === null ? place(21.05, 45.7) : place(24.5575, 46.5455);
    expect(zoneAt(outlines, inside)?.id).toBe(outlines[0]?.id);
    expect(zoneAt(outlines, outside)).toBeNull();
  });
});

/** Zones over a small grid whose squares overlap, touch and coincide, with few different fees and minimums. */
function crowdedZones(): fc.Arbitrary<readonly DeliveryZone[]> {
  const zone = fc
    .record({
      west: fc.integer({ min: 0, max: 3 }),
      south: fc.integer({ min: 0, max: 3 }),
      side: fc.integer({ min: 1, max: 3 }),
      fee: fc.constantFrom("0.00", "5.00", "10.00"),
      minimum: fc.constantFrom(null, "0.00", "30.00", "50.00"),
    })
    .map(({ west, south, side, fee, minimum }) => ({
      polygon: { type: "Polygon", coordinates: [square(west, south, side)] } as const,
      feeRules: [{ minSubtotal: lei("0.00"), fee: lei(fee) }],
      minimumOrder: minimum === null ? null : lei(minimum),
    }));
  return fc
    .array(zone, { minLength: 1, maxLength: 6 })
    .map((zones) => zones.map((changes, index) => zoneOf(`zone-${index}`, changes.polygon, changes)));
}

/** Real outlines when DINER_SAMPLE_DATA names a folder that has them, else null. */
function sampleZones(file: string): readonly DeliveryZone[] | null {
  const folder = process.env.DINER_SAMPLE_DATA;
  const path = join(folder ?? "", "zones", file);
  if (folder === undefined || !existsSync(path)) return null;
  const collection: { readonly features: readonly { readonly geometry: Polygon | MultiPolygon }[] } =
    JSON.parse(readFileSync(path, "utf8"));
  return collection.features.map(({ geometry }, index) =>
    zoneOf(`${file}-${String(index).padStart(2, "0")}`, geometry),
  );
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaFlaw, flawOf, pointCount } from "#core/fulfillment/area/area-flaw.ts";
import { areaMeeting } from "#core/fulfillment/area/area-meeting.ts";
import { readZoneFile } from "#core/fulfillment/area/zone-file.ts";
import { zoneAt } from "#core/fulfillment/zone-at.ts";
import type { Area, Position } from "#core/shop/delivery-zone.ts";
import { square, zoneOf } from "#tests/support/arbitraries/shop.ts";

const BUCHAREST = { latitude: 44.43, longitude: 26.1 };
const NO_TERMS = { fee: null, minimumOrder: null, minutes: null };
const SQUARE = { type: "Polygon", coordinates: [square(26, 44, 1)] } as const;

function read(value: unknown, near = BUCHAREST) {
  return readZoneFile(JSON.stringify(value), near);
}

const flawOfRing = (...rings: readonly (readonly Position[])[]) =>
  areaFlaw({ type: "Polygon", coordinates: rings }, BUCHAREST);

describe("readZoneFile (FULFILLMENT-15)", () => {
  it("takes an area however it is wrapped, and each feature of a collection by itself", () => {
    const feature = { type: "Feature", properties: { name: " Centru " }, geometry: SQUARE };
    expect(read(SQUARE)).toEqual({
      ok: true,
      value: [{ number: 1, name: null, area: { ok: true, value: SQUARE }, terms: NO_TERMS }],
    });
    const point = { type: "Feature", properties: null, geometry: { type: "Point", coordinates: [26, 44] } };
    const islands = { type: "MultiPolygon", coordinates: [[square(26, 44, 1)], [square(28, 44, 1)]] };
    expect(read({ type: "FeatureCollection", features: [feature, point, islands] })).toEqual({
      ok: true,
      value: [
        { number: 1, name: "Centru", area: { ok: true, value: SQUARE }, terms: NO_TERMS },
        { number: 2, name: null, area: { ok: false, error: flawOf("not_area") }, terms: NO_TERMS },
        { number: 3, name: null, area: { ok: true, value: islands }, terms: NO_TERMS },
      ],
    });
  });

  it("refuses a file that holds no area at all", () => {
    expect(readZoneFile("{", null)).toEqual({ ok: false, error: flawOf("not_json") });
    for (const value of [null, [], 7, { type: "FeatureCollection", features: [] }])
      expect(read(value)).toEqual({ ok: false, error: flawOf("not_area") });
  });

  it("leaves out heights, and names the place of what is no position", () => {
    const high = { type: "Polygon", coordinates: [square(26, 44, 1).map(([x, y]) => [x, y, 80])] };
    expect(read(high)).toEqual({
      ok: true,
      value: [{ number: 1, name: null, area: { ok: true, value: SQUARE }, terms: NO_TERMS }],
    });
    const broken = {
      type: "MultiPolygon",
      coordinates: [
        [square(26, 44, 1)],
        [
          [
            [26, 44],
            ["26", 44],
          ],
        ],
      ],
    };
    expect(read(broken)).toEqual({
      ok: true,
      value: [
        {
          number: 1,
          name: null,
          area: { ok: false, error: flawOf("not_positions", { polygon: 2, ring: 1, point: 2 }) },
          terms: NO_TERMS,
        },
      ],
    });
  });

  it("reads what a feature says of delivery to it, as it is written there", () => {
    const termsOf = (properties: unknown) => {
      const file = read({ type: "Feature", properties, geometry: SQUARE });
      return file.ok ? file.value[0]?.terms : null;
    };
    expect(termsOf({ delivery_fee: "9,90", minimum_order: 50, travel_minutes: " 15 " })).toEqual({
      fee: "9,90",
      minimumOrder: "50",
      minutes: "15",
    });
    expect(termsOf({ delivery_fee: null, minimum_order: [5], travel_minutes: true })).toEqual({
      fee: null,
      minimumOrder: "[5]",
      minutes: "true",
    });
    expect(termsOf(null)).toEqual(NO_TERMS);
  });

  it("never throws, whatever a file says", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const file = readZoneFile(text, BUCHAREST);
        const taken = file.ok ? file.value.flatMap(({ area }) => (area.ok ? [area.value] : [])) : [];
        expect(taken.map((area) => areaFlaw(area, BUCHAREST))).toEqual(taken.map(() => null));
      }),
    );
  });
});

describe("areaFlaw", () => {
  it("refuses swapped positions by their range, and by where the location is", () => {
    const turned = square(26, 44, 1).map(([x, y]): Position => [y, x]);
    expect(flawOfRing(turned)).toEqual(flawOf("swapped"));
    expect(areaFlaw({ type: "Polygon", coordinates: [turned] }, null)).toBeNull();
    const beyond = square(20, 100, 1);
    expect(flawOfRing(beyond)).toEqual(
      flawOf("swapped", { polygon: 1, ring: 1, point: 1, position: beyond[0] ?? null }),
    );
    // Far away, but not by turning it around.
    expect(flawOfRing(square(2, 48, 1))).toBeNull();
  });

  it("refuses rings that are open, short or not on earth, and says which point", () => {
    const ring = square(26, 44, 1);
    const open = ring.slice(0, -1);
    expect(flawOfRing(open)).toEqual(
      flawOf("not_closed", { polygon: 1, ring: 1, point: 4, position: open[3] ?? null }),
    );
    expect(flawOfRing(ring, [])).toEqual(flawOf("too_short", { polygon: 1, ring: 2 }));
    const [first = [0, 0], second = [0, 0]] = ring;
    expect(flawOfRing([first, second, second, first])).toEqual(flawOf("too_short", { polygon: 1, ring: 1 }));
    expect(flawOfRing([first, [200, 44], second, first])).toEqual(
      flawOf("out_of_range", { polygon: 1, ring: 1, point: 2, position: [200, 44] }),
    );
  });

  it("refuses rings that cross themselves or each other, and takes those that touch", () => {
    const bow: readonly Position[] = [
      [26, 44],
      [27, 45],
      [27, 44],
      [26, 45],
      [26, 44],
    ];
    expect(flawOfRing(bow)).toEqual(
      flawOf("crossing", { polygon: 1, ring: 1, point: 1, position: [26, 44] }),
    );
    expect(flawOfRing(square(26, 44, 1), square(26.5, 44.5, 1))?.reason).toBe("crossing");
    expect(flawOfRing(square(26, 44, 1), square(26.2, 44.2, 0.5))).toBeNull();
    // Two squares in one outline that meet at a corner.
    expect(
      flawOfRing([
        ...square(26, 44, 0.5).slice(0, 3),
        ...square(26.5, 44.5, 0.5).slice(1),
        [26.5, 44.5],
        [26, 44.5],
        [26, 44],
      ]),
    ).toBeNull();
  });

  it("takes every star, and refuses a circle once two opposite corners of it are exchanged", () => {
    const around = (reaches: readonly number[]) =>
      reaches.map((reach, at): Position => {
        const angle = (2 * Math.PI * at) / reaches.length;
        return [26 + (reach / 100) * Math.cos(angle), 44 + (reach / 100) * Math.sin(angle)];
      });
    const closed = (points: readonly Position[]) => [...points, ...points.slice(0, 1)];
    const reaches = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 6, maxLength: 40 });
    fc.assert(
      fc.property(reaches, fc.nat({ max: 40 }), (found, turn) => {
        expect(flawOfRing(closed(around(found)))).toBeNull();
        const circle = around(found.map(() => 50));
        const [at, next] = [turn % circle.length, (turn + Math.floor(circle.length / 2)) % circle.length];
        const exchanged = circle.map((corner, index) =>
          index === at ? (circle[next] ?? corner) : index === next ? (circle[at] ?? corner) : corner,
        );
        expect(flawOfRing(closed(exchanged))?.reason).toBe("crossing");
      }),
    );
  });
});

const folder = join(process.env.DINER_SAMPLE_DATA ?? "/nowhere", "zones");
if (existsSync(folder)) describe("the zones of the sample data", readRealZones);
else console.info("zone-file: DINER_SAMPLE_DATA names no zones, only own areas are read");

function readRealZones(): void {
  const entriesOf = (file: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    const entries = readZoneFile(text, BUCHAREST);
    if (!entries.ok) throw new Error(`${file}: ${entries.error.reason}`);
    return entries.value;
  };
  const areasOf = (file: string): readonly Area[] =>
    entriesOf(file).flatMap(({ area }) => (area.ok ? [area.value] : []));

  it("all go in, with every point", () => {
    expect(areasOf("bucharest-border.geojson").map(pointCount)).toEqual([1327]);
    expect(areasOf("cluj-county-multipolygon.geojson").map(pointCount)).toEqual([3570]);
    const suburbs = areasOf("timisoara-suburbs-21.geojson");
    expect([suburbs.length, suburbs.reduce((sum, area) => sum + pointCount(area), 0)]).toEqual([21, 564]);
    expect(entriesOf("timisoara-suburbs-21.geojson")[0]?.name).toBe("Girocului");
    expect(entriesOf("bucharest-metro-stations.geojson").map(({ area }) => area)).toEqual(
      Array.from({ length: 43 }, () => ({ ok: false, error: flawOf("not_area") })),
    );
  });

  it("answer an address as before, and say which suburbs meet", () => {
    const [border] = areasOf("bucharest-border.geojson");
    const [county] = areasOf("cluj-county-multipolygon.geojson");
    if (border === undefined || county === undefined) throw new Error("Areas are missing");
    const zones = [zoneOf("bucharest", border), zoneOf("cluj", county)];
    expect(zoneAt(zones, { latitude: 44.4355, longitude: 26.1025 })?.id).toBe("bucharest");
    expect(zoneAt(zones, { latitude: 46.7693, longitude: 23.5914 })?.id).toBe("cluj");
    expect(zoneAt(zones, { latitude: 46.5455, longitude: 24.5575 })).toBeNull();
    const suburbs = areasOf("timisoara-suburbs-21.geojson");
    const met = suburbs.flatMap((one, at) => suburbs.slice(at + 1).map((other) => areaMeeting(one, other)));
    const counts = Object.groupBy(met, (meeting) => meeting);
    expect({
      apart: counts.apart?.length,
      touching: counts.touching?.length,
      overlapping: counts.overlapping?.length,
    }).toEqual({ apart: 174, touching: 27, overlapping: 9 });
  });
}

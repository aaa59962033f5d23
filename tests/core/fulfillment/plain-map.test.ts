import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { frameOf, moved, toPlace, toPoint } from "#core/fulfillment/plain-map.ts";
import type { ZoneId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";

const zone: DeliveryZone = {
  id: idOf<ZoneId>("center"),
  name: "Centru",
  polygon: {
    type: "Polygon",
    coordinates: [
      [
        [26.0, 44.4],
        [26.2, 44.4],
        [26.2, 44.5],
        [26.0, 44.4],
      ],
    ],
  },
  feeRules: [],
  minimumOrder: null,
  travelMinutes: 0,
};

describe("frameOf", () => {
  it("holds zones and places with a margin, north up (FULFILLMENT-12)", () => {
    const frame = frameOf([zone], [{ latitude: 44.45, longitude: 26.1 }], 1);
    expect(toPoint(frame, { latitude: 44.45, longitude: 26.1 })).toEqual({
      x: expect.closeTo(0.5),
      y: expect.closeTo(0.5),
    });
    const corner = toPoint(frame, { latitude: 44.5, longitude: 26.2 });
    expect(corner.x).toBeGreaterThan(0.8);
    expect(corner.x).toBeLessThan(1);
    expect(corner.y).toBeLessThan(0.5);
  });

  it("has the same scale across and down, in any shape", () => {
    const { west, east, south, north } = frameOf([zone], [], 2);
    const narrowing = Math.cos((44.45 * Math.PI) / 180);
    expect(((east - west) * narrowing) / (north - south)).toBeCloseTo(2, 6);
    expect(east).toBeGreaterThan(26.2);
    expect(north).toBeGreaterThan(44.5);
  });

  it("is never a single point", () => {
    const { north, south } = frameOf([], [{ latitude: 44.45, longitude: 26.1 }], 1);
    expect(north - south).toBeGreaterThan(0.01);
  });
});

describe("toPlace", () => {
  const frame = frameOf([zone], [], 1);
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });

  test.prop([fraction, fraction])("is where the point came from", (x, y) => {
    const point = toPoint(frame, toPlace(frame, { x, y }));
    expect(point.x).toBeCloseTo(x, 4);
    expect(point.y).toBeCloseTo(y, 4);
  });

  it("brings a point outside to the edge", () => {
    expect(toPlace(frame, { x: -3, y: 0.5 })).toEqual(toPlace(frame, { x: 0, y: 0.5 }));
  });
});

describe("moved", () => {
  it("goes a kilometre north and a kilometre east", () => {
    const { latitude, longitude } = moved({ latitude: 44.45, longitude: 26.1 }, 1000, 1000);
    expect(latitude).toBeCloseTo(44.458983, 5);
    expect(longitude).toBeCloseTo(26.112584, 5);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaMeeting } from "#core/fulfillment/area/area-meeting.ts";
import { createAreaMeetings } from "#core/fulfillment/area/area-meetings.ts";
import type { Area } from "#core/shop/delivery-zone.ts";
import { square } from "#tests/support/arbitraries/shop.ts";

const box = (west: number, south: number, side: number): Area => ({
  type: "Polygon",
  coordinates: [square(west, south, side)],
});

/** What the other side says of the same meeting. */
const REVERSED = {
  apart: "apart",
  touching: "touching",
  overlapping: "overlapping",
  inside: "around",
  around: "inside",
  same: "same",
} as const;

describe("areaMeeting (FULFILLMENT-16)", () => {
  it("tells apart, touching, overlapping, inside, around and same", () => {
    expect(areaMeeting(box(0, 0, 2), box(5, 5, 2))).toBe("apart");
    expect(areaMeeting(box(0, 0, 2), box(2, 0, 2))).toBe("touching");
    expect(areaMeeting(box(0, 0, 2), box(2, 2, 2))).toBe("touching");
    expect(areaMeeting(box(0, 0, 2), box(1, 1, 2))).toBe("overlapping");
    expect(areaMeeting(box(0, 0, 2), box(0, 1, 2))).toBe("overlapping");
    expect(areaMeeting(box(1, 1, 1), box(0, 0, 4))).toBe("inside");
    expect(areaMeeting(box(0, 0, 1), box(0, 0, 4))).toBe("inside");
    expect(areaMeeting(box(0, 0, 4), box(1, 1, 1))).toBe("around");
    expect(areaMeeting(box(0, 0, 4), box(0, 0, 4))).toBe("same");
  });

  it("sees holes and parts", () => {
    const ring: Area = { type: "Polygon", coordinates: [square(0, 0, 4), square(1, 1, 2)] };
    expect(areaMeeting(ring, box(1, 1, 2))).toBe("touching");
    expect(areaMeeting(ring, box(1.5, 1.5, 1))).toBe("apart");
    expect(areaMeeting(ring, box(0.5, 0.5, 2))).toBe("overlapping");
    const islands: Area = { type: "MultiPolygon", coordinates: [[square(0, 0, 1)], [square(9, 0, 1)]] };
    expect(areaMeeting(islands, box(-1, -1, 3))).toBe("overlapping");
    expect(areaMeeting(islands, box(4, 0, 1))).toBe("apart");
  });

  it("lets borders that are drawn twice differ by less than half a metre", () => {
    expect(areaMeeting(box(0, 0, 2), box(1.999997, 0, 2))).toBe("touching");
    expect(areaMeeting(box(0, 0, 2), box(1.9999, 0, 2))).toBe("overlapping");
  });

  it("agrees with arithmetic on squares, and on each other's side", () => {
    const side = fc.integer({ min: 1, max: 4 });
    const at = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(at, at, side, at, at, side, (x, y, a, u, v, b) => {
        const [one, other] = [box(x, y, a), box(u, v, b)];
        const meeting = areaMeeting(one, other);
        expect(areaMeeting(other, one)).toBe(REVERSED[meeting]);
        const across = Math.min(x + a, u + b) - Math.max(x, u);
        const up = Math.min(y + a, v + b) - Math.max(y, v);
        const isIn = x >= u && y >= v && x + a <= u + b && y + a <= v + b;
        const isAround = u >= x && v >= y && u + b <= x + a && v + b <= y + a;
        const expected =
          across < 0 || up < 0
            ? "apart"
            : across === 0 || up === 0
              ? "touching"
              : isIn && isAround
                ? "same"
                : isIn
                  ? "inside"
                  : isAround
                    ? "around"
                    : "overlapping";
        expect(meeting).toBe(expected);
      }),
    );
  });

  it("is remembered for the same two areas", () => {
    const meetingOf = createAreaMeetings();
    const [one, other] = [box(0, 0, 2), box(1, 1, 2)];
    expect([meetingOf(one, other), meetingOf(one, other), meetingOf(other, box(9, 9, 1))]).toEqual([
      "overlapping",
      "overlapping",
      "apart",
    ]);
  });
});

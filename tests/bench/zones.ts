import { areaMeeting } from "#core/fulfillment/area/area-meeting.ts";
import { areaFlaw } from "#core/fulfillment/area/area-flaw.ts";
import { zoneAt } from "#core/fulfillment/zone-at.ts";
import type { Area, Position } from "#core/shop/delivery-zone.ts";
import { zoneOf } from "#tests/support/arbitraries/shop.ts";
import { percentile, type SectionOutcome, show } from "./figures.ts";

// As many as the outline of a real county.
const POINTS = 3570;
const LOOKUPS = 2000;
const WARM_UP = 200;

/** A place looked up in a zone with the outline of a county, and that outline checked and compared. */
export function measureZones(): Promise<SectionOutcome> {
  const county = countyAround(23.6, 46.8);
  const zones = [zoneOf("county", county)];
  const taken: number[] = [];
  let found = 0;
  for (let at = 0; at < LOOKUPS; at++) {
    // Over the box of the county, so that nearly all of them have to look at its outline.
    const place = { longitude: 23.1 + (at % 40) / 40, latitude: 46.3 + Math.floor(at / 40) / 50 };
    const before = performance.now();
    if (zoneAt(zones, place) !== null) found++;
    // What a process looks up first is compiled as it runs.
    if (at >= WARM_UP) taken.push(performance.now() - before);
  }
  const checked = timed(() => areaFlaw(county, null));
  const compared = timed(() => areaMeeting(county, countyAround(23.7, 46.8)));
  return Promise.resolve({
    title: `Delivery zones, an outline of ${POINTS} points`,
    rows: [
      ["", "ms"],
      [`a place looked up, p50 of ${LOOKUPS}, ${found} within`, show(percentile(taken, 0.5))],
      ["a place looked up, p99", show(percentile(taken, 0.99))],
      ["the outline checked for crossings", show(checked)],
      ["the outline compared with one that overlaps", show(compared)],
    ],
    lines: [
      {
        name: "p99 of a lookup in a county",
        value: percentile(taken, 0.99),
        unit: "ms",
        at: "most",
        line: 1,
      },
    ],
  });
}

function timed(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

function countyAround(longitude: number, latitude: number): Area {
  const corners = Array.from({ length: POINTS - 1 }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / (POINTS - 1);
    const reach = 0.4 + 0.05 * Math.sin(40 * angle) + 0.01 * Math.sin(400 * angle);
    return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
  });
  return { type: "Polygon", coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

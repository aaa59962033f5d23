import type { Area } from "#core/shop/delivery-zone.ts";
import { MAX_AREA_POINTS, type AreaFlaw, type AreaFlawReason } from "#core/fulfillment/area/area-flaw.ts";
import { readZoneFile } from "#core/fulfillment/area/zone-file.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";

const RINGS = "its rings must be closed lists of at least four [longitude, latitude] positions";
const NO_AREA = "it holds no single Polygon or MultiPolygon";

const SENTENCES: Readonly<Record<AreaFlawReason, string>> = {
  not_json: "it is not JSON",
  not_area: NO_AREA,
  not_positions: RINGS,
  out_of_range: RINGS,
  swapped: "its positions have the latitude first",
  too_short: RINGS,
  not_closed: RINGS,
  crossing: "its outline crosses itself",
  too_many_points: `it has more than ${MAX_AREA_POINTS} points`,
};

/** Reads the one delivery area of GeoJSON text (FULFILLMENT-15); refuses with a sentence. */
export function parseZoneFile(text: string): Result<Area, string> {
  const file = readZoneFile(text, null);
  if (!file.ok) return err(areaFlawSentence(file.error));
  const [only, second] = file.value;
  if (only === undefined || second !== undefined) return err(NO_AREA);
  return only.area.ok ? ok(only.area.value) : err(areaFlawSentence(only.area.error));
}

/** What is wrong with an area, and where. */
export function areaFlawSentence({ reason, polygon, ring, point }: AreaFlaw): string {
  const place = Object.entries({ polygon, ring, point }).flatMap(([name, at]) =>
    at === null ? [] : [`${name} ${at}`],
  );
  return place.length === 0 ? SENTENCES[reason] : `${SENTENCES[reason]} (${place.join(", ")})`;
}

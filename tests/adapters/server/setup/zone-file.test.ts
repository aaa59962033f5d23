import { describe, expect, it } from "vitest";
import { parseZoneFile } from "#adapters/server/setup/zone-file.ts";

const RING = [
  [26, 44],
  [27, 44],
  [27, 45],
  [26, 44],
];
const POLYGON = { type: "Polygon", coordinates: [RING] };

function areaOf(value: unknown) {
  return parseZoneFile(JSON.stringify(value));
}

describe("parseZoneFile", () => {
  it("takes a polygon however it is wrapped", () => {
    const feature = { type: "Feature", properties: {}, geometry: POLYGON };
    for (const value of [POLYGON, feature, { type: "FeatureCollection", features: [feature] }])
      expect(areaOf(value)).toEqual({ ok: true, value: POLYGON });
  });

  it("takes several polygons", () => {
    const multi = { type: "MultiPolygon", coordinates: [[RING], [RING]] };
    expect(areaOf(multi)).toEqual({ ok: true, value: multi });
  });

  it("refuses open, short and impossible rings", () => {
    const error = "its rings must be closed lists of at least four [longitude, latitude] positions";
    for (const ring of [
      [],
      RING.slice(1),
      [...RING, [30, 46]],
      [
        [26, 44],
        [26, 44],
      ],
      "ring",
    ])
      expect(areaOf({ type: "Polygon", coordinates: [ring] })).toEqual({
        ok: false,
        error: expect.stringContaining(error),
      });
    const beyond = [
      [26, 95],
      [27, 44],
      [27, 45],
      [26, 95],
    ];
    expect(areaOf({ type: "Polygon", coordinates: [beyond] })).toMatchObject({ ok: false });
    expect(areaOf({ type: "MultiPolygon", coordinates: [] })).toEqual({ ok: false, error });
  });

  it("refuses what is no area", () => {
    expect(parseZoneFile("{")).toEqual({ ok: false, error: "it is not JSON" });
    for (const value of [
      null,
      [],
      { type: "Point", coordinates: [26, 44] },
      { type: "FeatureCollection", features: [] },
    ])
      expect(areaOf(value)).toEqual({ ok: false, error: "it holds no single Polygon or MultiPolygon" });
  });
});

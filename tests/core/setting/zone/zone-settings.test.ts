import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createZoneSettings } from "#core/app/screen/setting/create-zone-settings.ts";
import { compareZones } from "#core/fulfillment/zone-order.ts";
import { toId, type ZoneId } from "#core/kernel/id.ts";
import { selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { zoneChanges } from "#core/setting/zone/zone-changes.ts";
import {
  areaOf,
  cornersOf,
  middleOf,
  movedCorner,
  readDegrees,
  withCornerAfter,
  withoutCorner,
} from "#core/setting/zone/zone-corners.ts";
import {
  changedZone,
  readZonesDraft,
  shownZones,
  squareAround,
  toZonesDraft,
  withoutZone,
  withZone,
  zonesNotice,
} from "#core/setting/zone/zone-draft.ts";
import { defaultZone, ZONE_LIMITS, zoneProblems } from "#core/setting/zone/zone-settings.ts";
import { square, zoneOf } from "#tests/support/arbitraries/shop.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { zonesAtFirst } from "#tests/support/headless/in-memory-settings.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const HELD = zonesAtFirst();
const FIRST = toZonesDraft(HELD, ",");
const around = squareAround(HELD.coordinates);

describe("the zones of a location (FULFILLMENT-17)", () => {
  it("are read back as they are held", () => {
    expect(FIRST.zones[0]).toMatchObject({
      name: "near",
      fees: [{ from: "", fee: "5" }],
      minimumOrder: "",
      minutes: "10",
    });
    expect(readZonesDraft(FIRST, HELD)).toEqual({ ok: true, value: HELD.zones });
  });

  it("take one more with the fees of the last, and lose one", () => {
    const more = withZone(withZone(FIRST, "Zona 3", around), "Zona 4", around);
    expect(more.zones.map(({ key, id }) => [key, id])).toEqual([
      ["near", "near"],
      ["wide", "wide"],
      ["new-1", null],
      ["new-2", null],
    ]);
    expect(more.zones[3]?.fees).toEqual([{ from: "", fee: "12" }]);
    const said = { fee: "9.90", minimumOrder: "50", minutes: null };
    expect(withZone(more, "Zona 5", around, said).zones[4]).toMatchObject({
      fees: [{ from: "", fee: "9.90" }],
      minimumOrder: "50",
      minutes: more.zones[3]?.minutes,
    });
    expect(withoutZone(more, "new-1").zones.map(({ key }) => key)).toEqual(["near", "wide", "new-2"]);
    const first = withZone({ zones: [] }, "Zona 1", around);
    expect(readZonesDraft(first, HELD)).toEqual({ ok: false, error: { "0.fees.0": "validation.required" } });
  });

  it("are refused part by part", () => {
    const wrong = changedZone(FIRST, "wide", {
      name: " ",
      minutes: "999",
      minimumOrder: "ten",
      area: areaOf([HELD.coordinates, { ...HELD.coordinates, latitude: 44.5 }]),
      fees: [
        { from: "", fee: "10" },
        { from: "50", fee: "5" },
        { from: "50", fee: "x" },
      ],
    });
    expect(readZonesDraft(wrong, HELD)).toEqual({
      ok: false,
      error: {
        "1.name": "validation.required",
        "1.minutes": "validation.number_range",
        "1.minimumOrder": "validation.money",
        "1.area": "validation.zone_area",
        "1.fees": "validation.fee_steps",
        "1.fees.2": "validation.money",
      },
    });
    const many = Array.from({ length: ZONE_LIMITS.zones + 1 }, () => ({ ...zoneOf("a", around), id: null }));
    expect(zoneProblems(many, HELD)).toEqual({ zones: "validation.array_too_many" });
    const foreign = zoneOf("a", around, {
      feeRules: [{ minSubtotal: lei("10.00"), fee: { amount: "1.00", currency: "USD" } }],
    });
    expect(zoneProblems([foreign], HELD)).toEqual({ "0.fees": "validation.money" });
  });

  it("say that nobody can order, or that the location lies outside", () => {
    expect(zonesNotice(FIRST, HELD)).toBeNull();
    expect(zonesNotice({ zones: [] }, HELD)).toBe("none");
    expect(zonesNotice({ zones: [] }, { ...HELD, doesDelivery: false })).toBeNull();
    const far = withZone({ zones: [] }, "Far", { type: "Polygon", coordinates: [square(20, 40, 1)] });
    expect(zonesNotice(far, HELD)).toBe("outside");
  });

  it("are looked up on screen as they will be, new ones after those that are held", () => {
    const twin = withZone(FIRST, "Twin", around);
    const [, wide, shown] = shownZones(twin, "RON");
    if (wide === undefined || shown === undefined) throw new Error("Zones are missing");
    expect(shown.feeRules).toEqual(wide.feeRules);
    expect(compareZones(wide, shown)).toBeLessThan(0);
    const later = toId<ZoneId>("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    expect(compareZones({ ...wide, id: later }, shown)).toBeLessThan(0);
  });

  it("keep the zone that is shown first while it exists", () => {
    expect(defaultZone(HELD.zones, toId<ZoneId>("wide"))?.id).toBe("wide");
    expect(defaultZone(HELD.zones, toId<ZoneId>("gone"))?.id).toBe("near");
    expect(defaultZone([], toId<ZoneId>("gone"))).toBeNull();
  });

  it("are recorded by what changed, an outline by its points", () => {
    const [near, wide] = HELD.zones;
    if (near === undefined || wide === undefined) throw new Error("Zones are missing");
    const added = zoneOf("made", around);
    const redrawn = { ...wide, polygon: around };
    const changes = zoneChanges(HELD.zones, [redrawn, added]);
    expect(changes.removed.map(({ id }) => id)).toEqual(["near"]);
    expect(changes.added.map(({ id, points }) => [id, points])).toEqual([["made", 5]]);
    expect(changes.changed.map(({ after, isRedrawn }) => [after.id, isRedrawn])).toEqual([["wide", true]]);
    expect(zoneChanges(HELD.zones, HELD.zones)).toEqual({ added: [], removed: [], changed: [] });
  });
});

describe("the corners of a zone", () => {
  it("are moved, added halfway and taken away down to three", () => {
    const corners = cornersOf(around) ?? [];
    expect(corners).toHaveLength(4);
    expect(cornersOf(areaOf(corners))).toEqual(corners);
    const [first, second] = corners;
    if (first === undefined || second === undefined) throw new Error("Corners are missing");
    expect(withCornerAfter(corners, 0)[1]).toEqual(middleOf(first, second));
    expect(movedCorner(corners, 0, second)[0]).toEqual(second);
    const three = withoutCorner(corners, 0);
    expect([three.length, withoutCorner(three, 0)]).toEqual([3, three]);
  });

  it("are not of an area with holes, parts or very many points", () => {
    expect(cornersOf({ type: "Polygon", coordinates: [square(0, 0, 4), square(1, 1, 1)] })).toBeNull();
    expect(
      cornersOf({ type: "MultiPolygon", coordinates: [[square(0, 0, 1)], [square(3, 0, 1)]] }),
    ).toBeNull();
    expect(cornersOf({ type: "MultiPolygon", coordinates: [[square(0, 0, 1)]] })).toHaveLength(4);
    const circle = Array.from({ length: 200 }, (_, at) => ({
      latitude: 44 + Math.sin(at / 32),
      longitude: 26 + Math.cos(at / 32),
    }));
    expect(cornersOf(areaOf(circle))).toBeNull();
  });

  it("are typed with a comma or a point, within what the earth has", () => {
    expect([readDegrees("44,43", 90), readDegrees(" -26.1 ", 180), readDegrees("91", 90)]).toEqual([
      44.43,
      -26.1,
      null,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (millionths) => {
        const degrees = millionths / 1_000_000;
        fc.pre(Math.abs(degrees) >= 0.000001 || degrees === 0);
        expect(readDegrees(degrees.toFixed(6), 90)).toBe(Number(degrees.toFixed(6)));
      }),
    );
  });
});

describe("the zones on screen (SETTING-1)", () => {
  it("are written as a whole, and another's save is shown before it is overwritten", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const actor = createZoneSettings(app, CENTRU, ",");
    actor.start();
    await flush();
    const edit = () => {
      const found = selectSettingEdit(actor.getSnapshot());
      if (found === null) throw new Error("The zones were not read");
      return found;
    };
    actor.send({ type: "setting.change", draft: withZone(edit().draft, "Zona 3", around) });
    actor.send({ type: "setting.save" });
    await flush();
    expect([edit().held.version, edit().held.zones.map(({ name }) => name)]).toEqual([
      2,
      ["near", "wide", "Zona 3"],
    ]);
    await backend.ports.zoneSettings.writeZones(CENTRU, 2, [], new AbortController().signal);
    actor.send({ type: "setting.change", draft: withoutZone(edit().draft, "near") });
    actor.send({ type: "setting.save" });
    await flush();
    expect(selectTheirs(actor.getSnapshot())?.held.zones).toEqual([]);
    actor.send({ type: "setting.keepMine" });
    await flush();
    expect([edit().held.version, edit().held.zones.map(({ name }) => name)]).toEqual([4, ["wide", "Zona 3"]]);
  });
});

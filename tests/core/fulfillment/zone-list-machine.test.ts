import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectZoneList, selectZones, zoneListMachine } from "#core/fulfillment/zone-list.machine.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { square, zoneOf } from "#tests/support/arbitraries/shop.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { NOT_FOUND } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const area = { type: "Polygon", coordinates: [square(0, 0, 4)] } as const;
const near = zoneOf("near", area);
const far = zoneOf("far", area);
const visits = createVisits();

async function listOf(known: readonly DeliveryZone[], isComplete: boolean, isAway = false) {
  const asked: string[] = [];
  const machine = connectZoneList({
    ofLocation: async (slug, locationId) => {
      asked.push(`${slug} ${locationId}`);
      if (isAway) throw NOT_FOUND;
      return [near, far];
    },
  });
  const input = { shopSlug: "bistro-nord", locationId: CENTRU, zones: known, isComplete };
  const actor = createActor(machine, { input, inspect: visits.inspect }).start();
  const first = selectZones(actor.getSnapshot());
  await flush();
  return { asked, first, zones: selectZones(actor.getSnapshot()) };
}

describe("the zones of a location's page (ROUTE-14)", () => {
  it("are those that the page brought, or are read once while the first one is shown", async () => {
    expect(await listOf([near, far], true)).toEqual({ asked: [], first: [near, far], zones: [near, far] });
    expect(await listOf([near], false)).toEqual({
      asked: [`bistro-nord ${CENTRU}`],
      first: [near],
      zones: [near, far],
    });
  });

  it("stay as they are known where they cannot be read", async () => {
    expect((await listOf([near], false, true)).zones).toEqual([near]);
  });

  it("are in every state in these tests", () => {
    expect(visits.missing(zoneListMachine)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ZoneTerms } from "#core/setting/zone/zone-settings.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { until } from "#tests/support/patience.ts";
import { square } from "#tests/support/arbitraries/shop.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { BISTRO_ORGANIZATION, newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { BISTRO_SHOP } from "#tests/support/shopping/http-requests.ts";

const { locationId } = BISTRO_SHOP;
const AT_LOCATION = { params: { id: locationId } };
// Far from all that the demo shop delivers to.
const FAR_PLACE = { latitude: 45.5, longitude: 27.5 };
const FAR_ZONE: ZoneTerms = {
  id: null,
  name: "Buzău",
  polygon: { type: "Polygon", coordinates: [square(27, 45, 1)] },
  feeRules: [
    { minSubtotal: lei("0.00"), fee: lei("25.00") },
    { minSubtotal: lei("200.00"), fee: lei("0.00") },
  ],
  minimumOrder: lei("80.00"),
  travelMinutes: 60,
};

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const read = async (client = manager) => succeeded(await client.call("readZones", AT_LOCATION));
const write = (version: number, zones: readonly ZoneTerms[], client = manager) =>
  client.call("writeZones", { ...AT_LOCATION, body: { version, zones } });

describe("the delivery zones of a location over the wire (FULFILLMENT-17)", () => {
  it("are added, answer an address in every process at once, are audited, and go again (SETTING-2)", async () => {
    const other = await createTestServer({ sharing: server });
    const visitors = [server.client(), other.client()];
    const zoneBy = async (client: HttpClient) => {
      const found = await client.call("deliveryZoneByCoordinate", { ...AT_LOCATION, query: FAR_PLACE });
      return found.status === 204 ? null : succeeded(found);
    };
    for (const visitor of visitors) expect(await zoneBy(visitor)).toBeNull();
    const before = await read();
    const written = succeeded(await write(before.version, [...before.zones, FAR_ZONE]));
    const made = written.zones.find(({ name }) => name === "Buzău");
    if (made === undefined) throw new Error("The zone is missing");
    expect({ ...written, zones: written.zones.filter(({ id }) => id !== made.id) }).toEqual({
      ...before,
      version: before.version + 1,
    });
    expect(made).toEqual({ ...FAR_ZONE, id: made.id });
    for (const visitor of visitors)
      await until(async () => (await zoneBy(visitor))?.feeRules[0]?.fee.amount === "25.00");
    const [entry] = await asOwner(
      server,
      `select detail from audit_log where action = 'location.zones' and subject = '${locationId}'`,
    );
    expect(entry).toMatchObject({
      detail: { version: before.version, added: [{ id: made.id, points: 5 }], removed: [], changed: [] },
    });
    succeeded(await write(written.version, before.zones));
    for (const visitor of visitors) await until(async () => (await zoneBy(visitor)) === null);
    expect(await asOwner(server, `select active from zones where id = '${made.id}'`)).toEqual([
      { active: false },
    ]);
    await other.stop();
  });

  it("are refused by an old version with the present ones, and written once of ten who save at once (SETTING-1)", async () => {
    const held = await read();
    const stale = await write(held.version - 1, held.zones);
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    expect(stale.data).toMatchObject({ setting: { version: held.version } });
    const all = await Promise.all(Array.from({ length: 10 }, () => write(held.version, held.zones)));
    expect(all.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it("are refused with an outline that crosses itself, and with a zone that is not there", async () => {
    const { version, zones } = await read();
    const bow: ZoneTerms = {
      ...FAR_ZONE,
      polygon: {
        type: "Polygon",
        coordinates: [
          [
            [26, 44],
            [27, 45],
            [27, 44],
            [26, 45],
            [26, 44],
          ],
        ],
      },
    };
    const [first] = zones;
    if (first === undefined) throw new Error("The demo shop delivers nowhere");
    for (const wrong of [[bow], [first, first], [{ ...FAR_ZONE, id: first.id, name: "" }]]) {
      const answer = await write(version, wrong);
      expect([answer.status, answer.fields]).toEqual([422, ["zones"]]);
    }
    expect(await read()).toMatchObject({ version, zones });
  });

  it("lose the zone that is shown first, and another takes its place", async () => {
    const { version, zones } = await read();
    succeeded(await write(version, [FAR_ZONE]));
    const shown = async () =>
      succeeded(
        await manager.call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} }),
      ).locations.find(({ id }) => id === locationId)?.defaultDeliveryZone?.name;
    await until(async () => (await shown()) === "Buzău");
    const emptied = succeeded(await write(version + 1, []));
    expect(emptied.zones).toEqual([]);
    const [first] = zones;
    const back = await write(version + 2, first === undefined ? [] : [{ ...first, id: null }]);
    expect(succeeded(back).zones).toHaveLength(1);
  });

  it("are nobody else's", async () => {
    const { version, zones } = await read();
    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect((await cook.call("readZones", AT_LOCATION)).status).toBe(403);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await zen.call("readZones", AT_LOCATION)).status).toBe(404);
    expect((await write(version, zones, zen)).status).toBe(404);
  });
});

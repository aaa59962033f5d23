import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocationSettings } from "#core/setting/location/location-settings.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { until } from "#tests/support/patience.ts";
import { BISTRO_ORGANIZATION, newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { BISTRO_SHOP } from "#tests/support/shopping/http-requests.ts";

const { locationId } = BISTRO_SHOP;
const AT_LOCATION = { params: { id: locationId } };

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const read = async (client = manager) => succeeded(await client.call("readLocationSettings", AT_LOCATION));
const write = (version: number, settings: LocationSettings, client = manager) =>
  client.call("writeLocationSettings", { ...AT_LOCATION, body: { version, settings } });

describe("the settings of a location over the wire (SHOP-16)", () => {
  it("are written by a manager, audited with what changed, and known in every process at once (SETTING-2)", async () => {
    const other = await createTestServer({ sharing: server });
    const shownBy = async (client: HttpClient) =>
      succeeded(
        await client.call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} }),
      ).locations.find(({ id }) => id === locationId);
    const before = await read();
    const visitors = [server.client(), other.client()];
    for (const visitor of visitors) expect((await shownBy(visitor))?.preparationMinutes.pickup).toBe(20);
    const settings: LocationSettings = {
      ...before.settings,
      preparationMinutes: { pickup: 25, delivery: 45 },
      exceptions: [{ date: "2026-12-31", method: null, intervals: [["10:00", "18:00"]] }],
      capacity: { orders: 6, value: null },
    };
    const written = succeeded(await write(before.version, settings));
    expect(written).toEqual({ ...before, version: before.version + 1, settings });
    for (const visitor of visitors)
      await until(async () => (await shownBy(visitor))?.preparationMinutes.pickup === 25);
    const [entry] = await asOwner(
      server,
      `select detail from audit_log where action = 'location.settings' and subject = '${locationId}'`,
    );
    expect(entry).toEqual({
      detail: {
        version: before.version,
        changed: {
          exceptions: { before: [], after: settings.exceptions },
          preparationMinutes: { before: { pickup: 20, delivery: 45 }, after: { pickup: 25, delivery: 45 } },
          capacity: { before: { orders: null, value: null }, after: { orders: 6, value: null } },
        },
      },
    });
    await other.stop();
  });

  it("are refused by an old version with the present ones, and what else happens there changes no version (SETTING-1)", async () => {
    const held = await read();
    const stale = await write(held.version - 1, held.settings);
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    expect(stale.data).toMatchObject({ setting: { version: held.version, currency: "RON" } });
    const state = {
      mode: "busy",
      extraMinutes: 10,
      scope: "all",
      until: null,
      pinned: true,
      reason: null,
    } as const;
    expect((await manager.call("writeOrderingState", { ...AT_LOCATION, body: state })).status).toBe(200);
    expect((await read()).version).toBe(held.version);
  });

  it("are written once of twenty who save at once", async () => {
    const { version, settings } = await read();
    const all = await Promise.all(Array.from({ length: 20 }, () => write(version, settings)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it("are refused with the field that says why, and are nobody else's", async () => {
    const { version, settings } = await read();
    const wrong = await write(version, { ...settings, supportedFulfillmentMethods: [], paymentMethods: [] });
    expect([wrong.status, wrong.fields]).toEqual([
      422,
      ["settings.supported_fulfillment_methods", "settings.payment_methods"],
    ]);
    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect((await cook.call("readLocationSettings", AT_LOCATION)).status).toBe(403);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await zen.call("readLocationSettings", AT_LOCATION)).status).toBe(404);
    expect((await write(version, settings, zen)).status).toBe(404);
  });
});

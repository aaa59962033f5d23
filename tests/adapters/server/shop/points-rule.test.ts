import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PointsRule } from "#core/setting/points/points-rule.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderDelivery,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

const OF_BISTRO = { params: { id: BISTRO } };

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const read = async () => succeeded(await owner.call("readPointsRule", OF_BISTRO));
const write = async (rule: PointsRule) =>
  owner.call("writePointsRule", { ...OF_BISTRO, body: { version: (await read()).version, rule } });

describe("how a shop gives points, over the wire (REWARD-6)", () => {
  it("counts for orders placed afterwards, and an order before keeps what it was promised", async () => {
    const first = await read();
    expect(first).toMatchObject({
      version: 1,
      rule: { isOn: true, pointsPerUnit: "1" },
      currency: "RON",
      cheapest: { points: expect.any(Number) },
    });
    const ana = await newCustomer(server);
    const before = await orderDelivery(ana);
    const twice = { isOn: true, pointsPerUnit: "2.5" };
    expect(succeeded(await write(twice))).toEqual({ ...first, version: 2, rule: twice });
    const after = await orderDelivery(await newCustomer(server));
    expect(after.subtotal).toEqual(before.subtotal);
    expect(after.pointsEarned).toBe(Math.floor(before.pointsEarned * 2.5));
    expect(succeeded(await ana.call("loadOrder", { params: { id: before.id } })).pointsEarned).toBe(
      before.pointsEarned,
    );
    succeeded(await write({ isOn: false, pointsPerUnit: "2.5" }));
    expect((await orderDelivery(await newCustomer(server))).pointsEarned).toBe(0);
    expect(
      await asOwner(
        server,
        `select detail -> 'changed' as changed from audit_log where action = 'shop.points' order by detail ->> 'version'`,
      ),
    ).toEqual([
      { changed: { pointsPerUnit: { before: "1", after: "2.5" } } },
      { changed: { isOn: { before: true, after: false } } },
    ]);
  });

  it("is refused by an old version, with a rate of nothing, and to others", async () => {
    const { version, rule } = await read();
    const stale = await owner.call("writePointsRule", { ...OF_BISTRO, body: { version: version - 1, rule } });
    expect([stale.status, stale.key, stale.data]).toEqual([
      409,
      "setting.version_conflict",
      expect.objectContaining({ setting: expect.objectContaining({ version }) }),
    ]);
    for (const pointsPerUnit of ["0", "1000", "0.00001"]) {
      const wrong = await write({ isOn: true, pointsPerUnit });
      expect([wrong.status, wrong.fields]).toEqual([422, ["rule.points_per_unit"]]);
    }
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await manager.call("readPointsRule", OF_BISTRO)).status).toBe(403);
    const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await elsewhere.call("readPointsRule", OF_BISTRO)).status).toBe(404);
  });
});

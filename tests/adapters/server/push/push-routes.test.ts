import { createECDH, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PushDevice } from "#core/push/push.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

function newDevice(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString("hex")}`,
): PushDevice {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  return { endpoint, p256dh, auth: randomBytes(16).toString("base64url") };
}

async function endpointsKept(): Promise<readonly string[]> {
  const rows = await asOwner<{ endpoint: string }>(
    server,
    "select endpoint from push_devices where organization_id = $1 order by endpoint",
    [BISTRO_ORGANIZATION],
  );
  return rows.map(({ endpoint }) => endpoint);
}

describe("web push of staff (BOARD-27)", () => {
  it("is signed with one key, made at the first start and kept", async () => {
    const { publicKey } = succeeded(await cook.call("readPush"));
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    const second = await createTestServer({ sharing: server, withoutJobs: false });
    expect(second.services.pushKeys).toEqual(server.services.pushKeys);
    await second.stop();
    expect(await asOwner(server, "select push_public_key from installation")).toEqual([
      { push_public_key: publicKey },
    ]);
  });

  it("is on for the session that switched it on, until that or its sign-out switches it off", async () => {
    const { publicKey, isOn } = succeeded(await cook.call("readPush"));
    expect(isOn).toBe(false);
    const device = newDevice();
    expect(succeeded(await cook.call("switchPush", { body: { device } }))).toEqual({ publicKey, isOn: true });
    const colleague = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect(succeeded(await colleague.call("readPush")).isOn).toBe(false);
    expect(await endpointsKept()).toEqual([device.endpoint]);

    // The same browser, signed in again: its device is the later session's alone.
    succeeded(await colleague.call("switchPush", { body: { device } }));
    expect([succeeded(await cook.call("readPush")).isOn, await endpointsKept()]).toEqual([
      false,
      [device.endpoint],
    ]);
    const other = newDevice();
    succeeded(await cook.call("switchPush", { body: { device: other } }));
    succeeded(await cook.call("switchPush", { body: { device: null } }));
    expect(await endpointsKept()).toEqual([device.endpoint]);
    await colleague.call("logout");
    expect(await endpointsKept()).toEqual([]);
  });

  it.each([
    "https://127.0.0.1/x",
    "https://169.254.169.254/latest/meta-data/",
    "https://localhost/x",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/fcm/send/x",
    "https://user@fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com@example.com/x",
    "https://fcm.googleapis.com.example.com/x",
  ])("refuses to send to %s", async (endpoint) => {
    const { status } = await cook.send("PUT", "/api/operations/push", { device: newDevice(endpoint) });
    expect([status, await endpointsKept()]).toEqual([422, []]);
  });

  it("refuses keys that nothing could be encrypted for", async () => {
    for (const change of [{ p256dh: "BAA" }, { auth: "x" }, { p256dh: `A${"A".repeat(86)}` }]) {
      const body = { device: { ...newDevice(), ...change } };
      expect((await cook.send("PUT", "/api/operations/push", body)).status).toBe(422);
    }
  });
});

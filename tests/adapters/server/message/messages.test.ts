import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MessageId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

async function confirmation() {
  const order = await orderCart(await newCustomer(server));
  const { data } = succeeded(await manager.call("listMessages", { query: { filter: {} } }));
  const message = data.find(({ orderId }) => orderId === order.id);
  if (message === undefined) throw new Error("The order sent no mail");
  return message;
}

function fail(id: MessageId, change = "") {
  return asOwner(
    server,
    `update outbox set failed_at = clock_timestamp(), last_error = '550 no such user', attempts = 3 ${change} where id = $1`,
    [id],
  );
}

async function found(id: MessageId, by = manager) {
  const { data } = succeeded(await by.call("listMessages", { query: { filter: {} } }));
  return data.find((message) => message.id === id) ?? null;
}

describe("the messages of an organization (MESSAGE-8)", () => {
  it("are listed with kind, state and order, their addresses masked, for the organization alone", async () => {
    const sent = await confirmation();
    expect(sent).toMatchObject({ channel: "email", kind: "order_placed", state: "waiting", failure: null });
    expect(sent.address).toMatch(/^.•••@/u);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect(await found(sent.id, zen)).toBeNull();
    expect((await zen.call("sendAgain", { params: { id: sent.id } })).status).toBe(404);
  });

  it("are narrowed to those that failed, which are counted for a day", async () => {
    const [well, broken] = [await confirmation(), await confirmation()];
    await fail(broken.id);
    const query = { filter: { state: "failed" } } as const;
    const { data, failedToday } = succeeded(await manager.call("listMessages", { query }));
    expect(data.map(({ id }) => id)).toContain(broken.id);
    expect(data.map(({ id }) => id)).not.toContain(well.id);
    expect(failedToday).toBeGreaterThan(0);
    expect(await found(broken.id)).toMatchObject({ state: "failed", failure: "refused", attempts: 3 });
  });
});

describe("sending a message again (MESSAGE-9)", () => {
  it("lets a failed one go out once more, however often it is asked, and is audited once", async () => {
    const { id } = await confirmation();
    await fail(id);
    expect((await found(id))?.maySendAgain).toBe(true);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => manager.call("sendAgain", { params: { id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await found(id)).toMatchObject({ state: "waiting", attempts: 0, failure: null });
    const audited = "select from audit_log where subject = $1 and action = 'message.send_again'";
    expect(await asOwner(server, audited, [id])).toHaveLength(1);
  });

  it("refuses what holds a secret that ended, or is of no use any more", async () => {
    const { id } = await confirmation();
    await fail(id, ", kind = 'courier_link'");
    expect(await found(id)).toMatchObject({ kind: "courier_link", maySendAgain: false });
    expect(await manager.call("sendAgain", { params: { id } })).toMatchObject({
      status: 409,
      key: "message.not_sent_again",
    });
  });
});

describe("the mails that are previewed (MESSAGE-10)", () => {
  it("are those that customers get, in the language that is asked for", async () => {
    const of = async (locale: "ro" | "en") =>
      succeeded(await manager.call("previewMessages", { query: { locale } })).data;
    const [ro, en] = [await of("ro"), await of("en")];
    expect(ro.map(({ kind }) => kind)).toEqual(en.map(({ kind }) => kind));
    expect(ro[0]?.text).toContain("Mulțumim");
    expect(en[0]?.text).toContain("2 × ");
    for (const { subject, text } of [...ro, ...en]) expect([subject, text]).not.toContain("");
  });
});

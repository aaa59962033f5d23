import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STANDARD_CONTENT, type LegalDocument } from "#core/legal/legal-text.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO, BISTRO_ORGANIZATION, newStaff, ZEN } from "#tests/support/shopping/http-shopping.ts";
import { fulfill, orderWithInvoice, PASSWORD, registerPerson } from "../account/data/known-person.ts";

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

async function publish(document: LegalDocument, body: string): Promise<void> {
  const params = { document };
  const { version } = succeeded(await owner.call("readLegalDraft", { params }));
  const content = { ...STANDARD_CONTENT, ro: { kind: "own", title: "", body } } as const;
  const held = succeeded(await owner.call("writeLegalDraft", { params, body: { version, content } }));
  const { status } = await owner.call("publishLegalDraft", { params, body: { version: held.version } });
  expect(status).toBe(204);
  await until(async () => {
    const shown = await server.client().call("showLegalText", { params: { id: BISTRO, document } });
    return shown.value?.text?.body === body;
  });
}

const rowsOf = (userId: string) =>
  asOwner(
    server,
    `select accepted_organization_id as organization, accepted_terms_version as terms,
            accepted_privacy_version as privacy from users where id = $1`,
    [userId],
  );

describe("the versions that were accepted (SHOP-24)", () => {
  it("are none where the texts are the standard ones", async () => {
    const { client, userId } = await registerPerson(server, BISTRO);
    expect(await rowsOf(userId)).toEqual([{ organization: BISTRO_ORGANIZATION, terms: null, privacy: null }]);
    const id = await orderWithInvoice(client);
    const order = succeeded(await owner.call("loadStaffOrder", { params: { id } }));
    expect(order.acceptedVersions).toEqual({ terms: null, privacy: null });
  });

  it("are those that are public as somebody registers at the shop, and as they order", async () => {
    await publish("terms", "Una");
    await publish("terms", "Două");
    await publish("privacy", "Una");
    const { client, userId } = await registerPerson(server, BISTRO);
    expect(await rowsOf(userId)).toEqual([{ organization: BISTRO_ORGANIZATION, terms: 2, privacy: 1 }]);
    const first = await orderWithInvoice(client);
    await fulfill(server, first);
    await publish("privacy", "Două");
    const second = await orderWithInvoice(client);
    const read = async (id: typeof first) =>
      succeeded(await owner.call("loadStaffOrder", { params: { id } })).acceptedVersions;
    expect(await read(first)).toEqual({ terms: 2, privacy: 1 });
    expect(await read(second)).toEqual({ terms: 2, privacy: 2 });
    const exported = succeeded(
      await client.call("exportPerson", { params: { id: userId }, body: { password: PASSWORD } }),
    );
    expect(exported.records["users"]).toMatchObject([
      { accepted_terms_version: 2, accepted_privacy_version: 1 },
    ]);
    expect(exported.records["orders"]).toHaveLength(2);
    expect(exported.records["orders"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: second, terms_version: 2, privacy_version: 2 }),
        expect.objectContaining({ id: first, terms_version: 2, privacy_version: 1 }),
      ]),
    );
  });

  it("are of no shop where somebody registers at none, and of no other organization", async () => {
    expect(await rowsOf((await registerPerson(server)).userId)).toEqual([
      { organization: null, terms: null, privacy: null },
    ]);
    const { userId } = await registerPerson(server, ZEN);
    expect(await rowsOf(userId)).toMatchObject([{ terms: null, privacy: null }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_LIFETIME_MS, type TypedLead } from "#core/landing/lead.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const OPERATOR = "deschis@diner.example";
const ION: TypedLead = {
  name: "Ion Pop",
  restaurant: "La Ion",
  email: "ion@example.com",
  phone: "0722 000 111",
  message: "Două locații,\ncu livrare.",
};

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true, env: { CONTACT_EMAIL: OPERATOR } });
  owner = server.client();
});
afterAll(() => server.stop());

const send = (change: Partial<TypedLead> = {}, client = owner) =>
  client.call("sendLead", { body: { ...ION, ...change } });

async function mails(): Promise<readonly string[]> {
  const { data } = succeeded(await owner.call("devOutbox", { query: { to: OPERATOR } }));
  return data.map(({ text }) => text);
}

describe("what an owner writes on the contact page (LANDING-6)", () => {
  it("is a mail to the operator, behind codes and resets, tried for a week", async () => {
    expect((await send()).status).toBe(204);
    expect(await mails()).toEqual([
      [
        "Cerere de la La Ion",
        "Ion Pop de la La Ion a scris pe pagina de contact.",
        "Email: ion@example.com\nTelefon: 0722000111\nLimba paginii: Română",
        "Două locații,\ncu livrare.",
      ].join("\n\n"),
    ]);
    const rows = await asOwner(
      server,
      `select channel, priority, organization_id, extract(epoch from expires_at - due_at) * 1000 as lifetime
         from outbox where recipient = $1`,
      [OPERATOR],
    );
    expect(rows).toEqual([
      {
        channel: "email",
        priority: 1,
        organization_id: null,
        lifetime: expect.stringMatching(new RegExp(`^${LEAD_LIFETIME_MS}(?:\\.0+)?$`)),
      },
    ]);
  });

  it("names only what was filled in, and the language of its page", async () => {
    const before = await mails();
    const english = await server
      .client()
      .call("sendLead", { body: { ...ION, phone: "", message: "" }, headers: { "accept-language": "en" } });
    expect(english.status).toBe(204);
    // Both may be of one millisecond.
    const added = (await mails()).filter((text) => !before.includes(text));
    expect(added).toEqual([
      [
        "Cerere de la La Ion",
        "Ion Pop de la La Ion a scris pe pagina de contact.",
        "Email: ion@example.com\nLimba paginii: English",
      ].join("\n\n"),
    ]);
  });

  it("is refused by field, and then no mail", async () => {
    const before = await mails();
    const refused = await send({ name: " ", email: "ion@", phone: "12" });
    expect(refused.status).toBe(422);
    expect(Object.keys(JSON.parse(refused.text).errors).toSorted()).toEqual(["email", "name", "phone"]);
    const long = await send({ message: "m".repeat(2001) });
    expect([long.status, Object.keys(JSON.parse(long.text).errors)]).toEqual([422, ["message"]]);
    expect(await mails()).toEqual(before);
  });

  it("is no call of a shop's own host", async () => {
    expect((await send({}, server.client("bistro-nord.localhost"))).status).toBe(404);
  });

  it("is taken so many times an hour from one address, mistyped ones not counted", async () => {
    const limited = await createTestServer({ withoutJobs: true, env: { RATE_LEADS_PER_ADDRESS: "2/h" } });
    const client = limited.client();
    const answers = [];
    for (const email of ["ion@", "a@example.com", "ion@", "b@example.com", "c@example.com"])
      answers.push((await send({ email }, client)).status);
    expect(answers).toEqual([422, 204, 422, 204, 429]);
    await limited.stop();
  });
});

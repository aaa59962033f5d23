import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GEOCODER_TIMEOUT_MS } from "#adapters/server/geocoder/geocoder.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { startTestGeocoder, VICTORIEI, type TestGeocoder } from "#tests/support/server/test-geocoder.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { CENTRU } from "#tests/support/shopping/http-shopping.ts";

let geocoder: TestGeocoder;
let server: TestServer;
beforeAll(async () => {
  geocoder = await startTestGeocoder();
  server = await createTestServer({ withoutJobs: true, env: { GEOCODER_URL: geocoder.url } });
});
beforeEach(() => {
  geocoder.asked.splice(0);
  geocoder.answer = { status: 200, body: VICTORIEI };
});
afterAll(async () => {
  await server.stop();
  await geocoder.stop();
});

const search = (text: string, client = server.client()) =>
  client.call("searchAddresses", { params: { id: CENTRU }, query: { search: text } });

describe("the search for addresses (FULFILLMENT-13)", () => {
  it("answers what a form can take, each once, and asks for a text once a day", async () => {
    const found = succeeded(await search("Calea Victoriei")).data;
    expect(found).toEqual([
      {
        street: "Calea Victoriei",
        number: "12",
        city: "București",
        coordinates: { latitude: 44.441, longitude: 26.096 },
      },
      {
        street: "Calea Victoriei",
        number: null,
        city: "București",
        coordinates: { latitude: 44.445, longitude: 26.093 },
      },
    ]);
    succeeded(await search(" Calea  Victoriei".replace("  ", " ")));
    expect(geocoder.asked).toHaveLength(1);
    const [asked] = geocoder.asked;
    expect(asked?.get("q")).toBe("Calea Victoriei");
    expect([asked?.get("accept-language"), asked?.get("viewbox")?.split(",").length]).toEqual(["ro", 4]);
    server.clock.advance(86_400_001);
    succeeded(await search("Calea Victoriei"));
    expect(geocoder.asked).toHaveLength(2);
  });

  it.each([
    ["an error", { status: 500, body: "[]" }],
    ["a redirect", { status: 302, body: "", location: "http://127.0.0.1:1/" }],
    ["no JSON", { status: 200, body: "<html>" }],
    ["another shape", { status: 200, body: JSON.stringify([{ lat: "44.4" }]) }],
    ["no place on earth", { status: 200, body: VICTORIEI.replace("44.4410", "444.410") }],
    ["too much", { status: 200, body: `[${" ".repeat(300_000)}]` }],
    ["nothing in time", { status: 200, body: VICTORIEI, waitMs: GEOCODER_TIMEOUT_MS + 500 }],
  ])("is 503 where the service answers %s, and asks again the next time", async (name, answer) => {
    geocoder.answer = answer;
    const asked = `Strada ${name}`;
    expect(await search(asked)).toMatchObject({ status: 503, key: "unavailable" });
    geocoder.answer = { status: 200, body: VICTORIEI };
    expect((await search(asked)).status).toBe(200);
  });

  it("refuses what is too short or too long, and too many", async () => {
    for (const text of ["ab", "a".repeat(121)]) {
      const path = `/api/locations/${CENTRU}/addresses?search=${text}`;
      expect((await server.client().raw("GET", path)).status).toBe(422);
    }
    const limited = await createTestServer({
      sharing: server,
      env: { GEOCODER_URL: geocoder.url, RATE_ADDRESS_SEARCHES_PER_ADDRESS: "1/min" },
    });
    const client = limited.client();
    const tried = [await search("Calea Victoriei", client), await search("Calea Victoriei", client)];
    expect(tried.map(({ status }) => status)).toEqual([200, 429]);
    await limited.stop();
  });

  it("is not there where the installation names no geocoder", async () => {
    const without = await createTestServer({ sharing: server });
    expect((await search("Calea Victoriei", without.client())).status).toBe(404);
    await without.stop();
  });
});
